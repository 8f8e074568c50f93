"""What the recorded games of a game must show between them, and what one of them shows.

Everything is read off a record by replaying it: its decisions, the changes its story tells, its ledger. A feature
is a short text, such as `activated mason` or `scored walls by completion`. What only one game has stands in its own
`coverage_<game>.py`: DECISIONS (the kinds there are), MOMENTS, `pieces()` with the features of its components, and
a `Watcher` that sees a game pass by.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Protocol, TypeAlias

import caylus
from caylus.core.state import JsonObject, State
from tests.games import folders

Happening: TypeAlias = "dict[str, Any]"

NEVER_A_CHOICE = {"use"}  # nowhere is the use of a building all that there is to choose
SHARED_WIN = "the win was shared"


class Watcher(Protocol):
    """Follows one game; the features may need more than one step to be seen."""

    def asked(self, state: State, word: str) -> set[str]:
        """What the decision and the answer to it show, before the answer is played."""

    def follow(self, decision: JsonObject, word: str, happenings: list[Happening], after: State) -> set[str]:
        """What the answer brought about, and what happened by itself until the next question."""


def own(game: str) -> ModuleType:
    """The game's own file."""
    return folders.own(game, "coverage")


def wanted(game: str) -> set[str]:
    """Every feature that some recorded game must show."""
    about = caylus.GAMES[game]
    pieces: set[str] = own(game).pieces()
    found = pieces | {f"decision {kind}" for kind in own(game).DECISIONS} | set(own(game).MOMENTS) | {SHARED_WIN}
    verbs = [(at, segment.verb) for at, segment in enumerate(about.space.segments)]
    found |= {f"verb {at} {verb}" for at, verb in verbs if verb not in NEVER_A_CHOICE}
    found |= {f"option {choice.name}={value}" for choice in about.choices for value in choice.values}
    return found | {f"players {players}" for players in about.players}


def shown(record: caylus.Record) -> set[str]:
    """The features that a record shows."""
    found = {f"option {name}={value}" for name, value in record.options.items()} | {f"players {record.players}"}
    if len(record.now.winners()) > 1:
        found.add(SHARED_WIN)
    state = record.state(0)
    watcher: Watcher = own(record.game).Watcher(state)
    for step in record.story()[1:]:
        action = int(str(step["action"]))
        decision = state.decision
        assert decision is not None
        word = str(step["notation"])
        found |= {f"decision {decision['kind']}", verb_of(state, action)}
        found |= watcher.asked(state, word)
        state.play(action)
        found |= watcher.follow(decision, word, happenings_told(step), state)
    return found


def happenings_told(step: JsonObject) -> list[Happening]:
    """What happened in a step of a story."""
    found = step["happenings"]
    assert isinstance(found, list)
    return found


def changes_told(step: JsonObject) -> list[JsonObject]:
    """All changes of a step of a story, whatever brought them about."""
    return [change for each in happenings_told(step) for change in each["changes"]]


def verb_of(state: State, action: int) -> str:
    """The run of the action space that has the action; a verb may have several."""
    for at, segment in enumerate(state.space.segments):
        if segment.start <= action < segment.start + segment.size:
            return f"verb {at} {segment.verb}"
    raise AssertionError("every action belongs to a verb")
