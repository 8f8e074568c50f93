"""A real terminal of 40 lines with the `caylus` command in it, and the command without one."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Self

import caylus

COMMAND: Final = [sys.executable, "-m", "caylus"]
ESCAPES: Final = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")
PROMPT: Final = "\n> "
PATIENCE: Final = 60.0


def surroundings(home: Path, extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of the command: its own home, no one's taste in colours."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    return kept | {"CAYLUS_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | dict(extra or {})


def run(
    *arguments: str, home: Path, typed: str = "", extra: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The command with pipes instead of a terminal."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(home, extra),
        timeout=120,
        check=False,
    )


class Terminal:
    """The command in a pseudo-terminal, read up to each prompt."""

    def __init__(self, *arguments: str, home: Path, extra: Mapping[str, str] | None = None, columns: int = 100) -> None:
        self.home = home
        self.seen = ""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings(home, extra),
            start_new_session=True,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def read(self, until: str | None = PROMPT) -> str:
        """What appears up to the next prompt (or another text at its end), or up to the command's end."""
        fresh = ""
        end = time.monotonic() + PATIENCE
        while until is None or not plain_text(fresh).endswith(until):
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"the terminal stays silent after:\n{fresh[-2000:]}"
            try:
                piece = os.read(self.master, 65536)
            except OSError:  # Linux's way to say that the other side has closed
                break
            if not piece:
                break
            fresh += piece.decode("utf-8", "replace")
        self.seen += fresh
        return plain_text(fresh)

    def type(self, line: str) -> str:
        """Send a line; gives what the command answers, up to its next prompt."""
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def press(self, keys: str) -> None:
        """Send keys as they are."""
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """The exit status, once the command has ended."""
        self.read(until=None)
        return self.process.wait(PATIENCE)

    def stop(self, *, outside: bool = False) -> int:
        """Press Ctrl-C, or send its signal from outside; gives the exit status.

        Python's readline misses a signal that comes between its prompt and its waiting for keys, so a tester
        who is faster than any hand presses again; not so soon that it would interrupt what the first key has begun.
        """
        for _ in range(10):
            if outside:
                self.process.send_signal(signal.SIGINT)
            else:
                self.press("\x03")
            ready, _, _ = select.select([self.master], [], [], 6.0)
            if ready:
                return self.end()
        raise AssertionError("the command cannot be interrupted")

    @property
    def path(self) -> Path:
        """The file of the game being played."""
        (found,) = (self.home / "games").glob("*.caylus")
        return found

    @property
    def record(self) -> caylus.Record:
        """The game as it is on disk."""
        return caylus.load(self.path.read_text())


# Makes the pseudo-terminal the controlling one, so that Ctrl-C is a signal, and becomes the command
TAKE_TERMINAL: Final = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)


def plain_text(raw: str) -> str:
    """The text without colours and with simple ends of lines."""
    return ESCAPES.sub("", raw).replace("\r\n", "\n").replace("\r", "")
