"""What a person can type at the table: a number, an action in its notation, or one of the commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from caylus.cli import rules, saves, tables
from caylus.cli.host import Host, Leave
from caylus.core.errors import CaylusError, NotationError
from caylus.core.state import State
from caylus.tables.refusals import Refused

LOG_LINES: Final = 20


class Player:
    """A person at the table. Commands are whole words that no game uses as a verb of its notation."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.prompt.candidates = self.candidates

    def decide(self) -> None:
        """Read lines until something happens at the table."""
        known = self.host.table.version
        while self.host.table.version == known:
            self.follow(self.host.prompt.read())

    def follow(self, line: str) -> None:
        """Play the action in a line or carry its command out; whatever is wrong is said."""
        word, _, rest = line.partition(" ")
        if not line:
            self.host.ask(self.host.record.now.who)
        elif line.isascii() and line.isdigit():
            self.play_number(line)
        elif word.lower() in COMMANDS:
            COMMANDS[word.lower()].run(self.host, rest.strip())
        elif len(verbs := begun(self.host.record.now, line.lower())) > 1:
            self.host.screen.say(f"'{line}' could be {' or '.join(verbs)}; write a little more.")
        else:
            self.play(line)

    def play(self, line: str) -> None:
        """Play an action by its notation, or see whether it is a command cut short."""
        try:
            self.host.play(line)
        except NotationError as error:
            word, _, rest = line.partition(" ")
            command = self.shortened(word.lower())
            if command is None:
                self.host.screen.say(f"{self.host.complaint(error)}{self.near(line)}")
            else:
                command.run(self.host, rest.strip())
        except Refused as error:
            self.host.screen.say(self.host.complaint(error))

    def play_number(self, line: str) -> None:
        """Play the action that a number chooses."""
        actions = self.host.record.now.actions()
        if len(line) <= len(str(len(actions))) and 1 <= int(line) <= len(actions):
            self.host.play(actions[int(line) - 1])
        else:
            self.host.screen.say(f"The answers are numbered 1 to {len(actions)}.")

    def shortened(self, word: str) -> Command | None:
        """The one command that begins so, if no verb of the notation does."""
        if any(segment.verb.startswith(word) for segment in self.host.record.about.space.segments):
            return None
        found = [command for name, command in COMMANDS.items() if name.startswith(word)]
        return found[0] if len(found) == 1 else None

    def near(self, line: str) -> str:
        """A hint at what may have been meant."""
        state = self.host.record.now
        known = [*COMMANDS, *(state.notation(action) for action in state.actions())]
        close = get_close_matches(line.lower(), known, n=2)
        if close:
            return f" Did you mean {' or '.join(repr(each) for each in close)}?"
        return " An empty line shows the answers, help the commands."

    def candidates(self, typed: str) -> list[str]:
        """What a line could become: legal actions and commands; after a command, what it can be about."""
        record = self.host.record
        for start in ("why not ", "why "):
            if typed.startswith(start):
                return [start + word for word in record.about.space.words]
        if typed.startswith("rules "):
            return [f"rules {component.id}" for component in record.about.components(record.options)]
        return [*(record.now.notation(action) for action in record.now.actions()), *COMMANDS]


def begun(state: State, word: str) -> list[str]:
    """The verbs of the answers that a word begins without being one: a slip of the finger must not pass."""
    verbs = dict.fromkeys(state.notation(action).partition(" ")[0] for action in state.actions())
    return [] if word in verbs else [verb for verb in verbs if verb.startswith(word)]


def example(state: State) -> str:
    """A short form that would do now, and what it stands for; empty if there is none."""
    for action in reversed(state.actions()):
        notation = state.notation(action)
        short = " ".join(word[0] for word in notation.split()[:2])
        if len(short) == len("p q") and short.replace(" ", "").isalpha() and fits(state, short, action):
            return f"{short} for {notation}"
    return ""


def fits(state: State, short: str, action: int) -> bool:
    """Whether a short form means an action."""
    try:
        return state.parse(short) == action
    except NotationError:
        return False


# -- commands -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Command:
    """A command: how it is written, what it does, and the function that does it."""

    usage: str
    meaning: str
    run: Callable[[Host, str], None]


def undo(host: Host, rest: str) -> None:
    """Back to the last decision of a person."""
    if rest:
        host.screen.say("Undo goes back one decision at a time; write it alone.")
        return
    try:
        host.screen.say("Taken back." if host.take_back() else "Nothing is taken back: somebody minds.")
    except Refused as error:
        host.screen.say(str(error))


def why(host: Host, rest: str) -> None:
    """The rule in the way of an action."""
    text = rest.removeprefix("not ").strip() if rest != "not" else ""
    state = host.record.now
    actions = state.actions()
    if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= len(actions):
        text = state.notation(actions[int(text) - 1])
    if not text:
        host.screen.say(f"Name an action, as in: why not {state.notation(actions[-1])}")
        return
    try:
        reason = state.refusal(text)
        if reason is None:
            told = f"Nothing is in the way: {host.described(state.parse(text))}."
        else:
            told = host.teller.say(reason)
        host.screen.say(told)
    except NotationError as error:
        host.screen.say(host.complaint(error))


def log(host: Host, rest: str) -> None:
    """The end of the story so far."""
    lines = host.story(host.record.now.who)
    if rest == "all":
        wanted = len(lines)
    elif not rest or (rest.isascii() and rest.isdigit() and len(rest) < 6):
        wanted = int(rest or LOG_LINES)
    else:
        host.screen.say("Write log, log 50 or log all.")
        return
    host.screen.tell(lines[len(lines) - min(wanted, len(lines)) :])


def ledger(host: Host, _: str) -> None:
    """Where every point came from."""
    tables.show_ledger(host.screen, host.shown(host.record.now.who).view, host.names)


def board(host: Host, _: str) -> None:
    """The whole table again."""
    host.draw(host.record.now.who, full=True)


def explain(host: Host, rest: str) -> None:
    """What a component does."""
    record = host.record
    try:
        if rest:
            rules.show_one(host.screen, record.about, record.options, rest)
        else:
            rules.show_all(host.screen, record.about, record.options)
    except CaylusError as error:
        host.screen.say(str(error))


def save(host: Host, rest: str) -> None:
    """Say where the game is saved, or keep a copy elsewhere."""
    if not rest:
        host.save(host.record)
        host.screen.copyable(f"The game is saved in {host.path}" if host.saving else "The game is not saved.")
        return
    path = Path(rest).expanduser()
    try:
        if not saves.may_replace(host.record, path):
            host.screen.say(f"{path} is already there and holds something else; choose another name.")
            return
        saves.write(host.record, path)
    except CaylusError as error:
        host.screen.say(str(error))
    else:
        host.screen.copyable(f"A copy of the game is in {path}")


def show_help(host: Host, _: str) -> None:
    """The commands, and how to write an action."""
    rows = [[command.usage, command.meaning] for command in COMMANDS.values()]
    host.screen.table("Commands", ["write", "to"], rows)
    verbs = dict.fromkeys(segment.verb for segment in host.record.about.space.segments)
    short = example(host.record.now)
    host.screen.say(
        f"Actions begin with {', '.join(verbs)}. "
        f"Short forms will do where only one answer fits{f': {short}' if short else ''}. "
        "Tab completes, a number chooses, an empty line shows the answers again."
    )


def leave(*_: object) -> None:
    """Stop for now."""
    raise Leave


COMMANDS: Final = {
    "undo": Command("undo", "take back the last decision made at this keyboard, and what bots did since", undo),
    "why": Command("why not ACTION", "hear the rule in the way of an action", why),
    "log": Command("log [N]", f"read the last {LOG_LINES} (or N, or all) lines of the story", log),
    "ledger": Command("ledger", "see where every point came from", ledger),
    "board": Command("board", "see the whole table, with what can still be built", board),
    "rules": Command("rules [NAME]", "have a building or favor explained, or all of them", explain),
    "save": Command("save [FILE]", "see where the game is saved, or keep a copy in a file", save),
    "help": Command("help", "see this list", show_help),
    "quit": Command("quit", "save and leave; Ctrl-D and Ctrl-C do the same", leave),
}
