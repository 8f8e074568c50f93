"""The six levels that players choose from. The lower ones are short-sighted or soft, never wilful."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A named strength: the bot behind it, and what to tell people."""

    word: str
    name: str
    code: str
    about: str


LEVELS: Final = [
    Level("apprentice", "Apprentice", "novice", "Knows the rules and good habits, and never looks ahead."),
    Level("journeyman", "Journeyman", "greedy:0.001", "Looks one decision ahead, and is not too particular."),
    Level("mason", "Mason", "planner", "Plans the whole turn and reckons with the provost."),
    Level("master-builder", "Master builder", "search:2400", "Searches through what the others may answer."),
    Level("kings-architect", "King's architect", "search:0.3s", "Searches further, a third of a second long."),
    Level("master", "Master", "search:1.3s", "Thinks for more than a second about every decision."),
]
