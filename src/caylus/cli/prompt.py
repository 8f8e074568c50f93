"""Reading what a player types, with completion where the terminal has it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

PROMPT: Final = "> "


class Prompt:
    """Asks for a line. Candidates for completion are asked for anew with every press of the key."""

    def __init__(self, candidates: Callable[[str], list[str]]) -> None:
        self.candidates = candidates
        self.interactive = sys.stdin.isatty()
        self.found: list[str] = []
        self.completing = False  # whether readline is at work
        if self.interactive and sys.stdout.isatty():
            self.set_up_completion()

    def set_up_completion(self) -> None:
        """Complete whole lines with Tab; where Python has no readline, lines are read without."""
        try:
            import readline  # noqa: PLC0415  (only a terminal may be touched by it)
        except ImportError:
            return
        binding = readline.parse_and_bind
        libedit = "libedit" in str(readline.__doc__)
        binding("bind ^I rl_complete" if libedit else "tab: complete")
        if not libedit:
            binding("set enable-bracketed-paste off")  # its control codes are noise to a screen reader
        readline.set_completer_delims("")
        readline.set_completer(self.complete)
        self.completing = True

    def complete(self, typed: str, at: int) -> str | None:
        """The candidate of a number, as readline asks for them one by one."""
        if at == 0:
            self.found = [each for each in self.candidates(typed) if each.startswith(typed.lower())]
        return self.found[at] if at < len(self.found) else None

    def pause(self, sentence: str) -> str:
        """What is typed before Enter; Tab shows nothing meanwhile, and what was typed earlier cannot be called back."""
        candidates, self.candidates = self.candidates, lambda _: []
        try:
            self.forget()
            line = clean(input(sentence))
        finally:
            self.candidates = candidates
        if not self.interactive:
            sys.stdout.write("\n")
        return line

    def forget(self) -> None:
        """Forget the lines typed so far."""
        if self.completing:
            import readline  # noqa: PLC0415

            readline.clear_history()

    def read(self) -> str:
        """The next line, without blanks around it; EOFError when there are no more."""
        line = clean(input(PROMPT))
        if not self.interactive:
            sys.stdout.write(f"{line}\n")  # so that the output of a piped game can be read alone
        return line


def clean(line: str) -> str:
    """The line without characters that could upset a terminal when it is quoted back."""
    return "".join(letter if letter.isprintable() else " " for letter in line).strip()
