"""The answers to a question in numbers: what is done, with which building, and what it costs or brings at once."""

from __future__ import annotations

from typing import Final

from caylus.core.actions import ActionSpace
from caylus.core.goods import PURSE
from caylus.core.road import RoadState
from caylus.core.state import NOBODY
from caylus.kit.encoding.layout import Layout

NOTHING_NAMED: Final = -1


class Answers:
    """The rows of a game's answers. `names` gives, by the first action of a run, which of the things they name."""

    def __init__(self, space: ActionSpace, chairs: int, things: list[str], names: dict[int, list[int]]) -> None:
        self.named = [NOTHING_NAMED] * len(space)
        for start, named in names.items():
            self.named[start : start + len(named)] = named
        self.verb_of = space.segment_of
        self.number_of = [number for segment in space.segments for number in range(segment.size)]
        self.layout = Layout(version=1)
        verbs = [segment.verb for segment in space.segments]
        self.verb = self.layout.add("verb", [len(verbs)], "what is done: " + ", ".join(verbs))
        self.number = self.layout.add("number", [1], "which of the actions with this verb")
        self.thing = self.layout.add("thing", [len(things)], "the building, place or character it names")
        self.where = self.layout.add("where", [2], "its space, and how far the provost is beyond it")
        self.owner = self.layout.add("owner", [chairs], "who owns it")
        self.change = self.layout.add(
            "change",
            [PURSE],
            "cubes by kind, coins, points: what the seat has more or less by the time of the next decision",
        )
        self.next = self.layout.add("next", [chairs + 1], "who decides next; the last: nobody, the game is over")

    def row(self, state: RoadState, action: int, space: int) -> list[int]:
        """The numbers of one legal action; `space` is where the thing stands, 0 for nowhere."""
        row = [0] * self.layout.size
        seat = state.who
        row[self.verb + self.verb_of[action]] = 1
        row[self.number] = self.number_of[action]
        if self.named[action] != NOTHING_NAMED:
            row[self.thing + self.named[action]] = 1
        if space:
            row[self.where] = space
            row[self.where + 1] = state.provost - space
            if state.owner_at[space] != NOBODY:
                row[self.owner + (state.owner_at[space] - seat) % state.players] = 1
        after = state.copy()
        after.play(action)
        for kind in range(PURSE):
            row[self.change + kind] = after.purse[seat * PURSE + kind] - state.purse[seat * PURSE + kind]
        chairs = len(row) - self.next - 1
        row[self.next + (chairs if after.who == NOBODY else (after.who - seat) % state.players)] = 1
        return row
