"""The numbers of any game on a road that brings no encoder of its own: what all such games have in common."""

from __future__ import annotations

from librt.strings import BytesWriter

from caylus.core.game import Game
from caylus.core.goods import PURSE
from caylus.core.road import EMPTY, RoadState
from caylus.core.state import NOBODY, State
from caylus.kit.encoding.answers import Answers
from caylus.kit.encoding.chairs import CHAIRS_OF, write_counts, write_order, write_seats
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.encoding.heading import FEWEST
from caylus.kit.encoding.layout import MOST, Layout


class PlainEncoder(Encoder):
    """Purses, the road with owners and workers, the provost, the moment; what else a game has is not in them."""

    def __init__(self, game: Game) -> None:
        chairs = game.players[-1]
        start = game.start(game.players[0], 0, game.check_options({}))
        assert isinstance(start, RoadState), "Only a game on a road can do without an encoder of its own."
        self.chairs = chairs
        self.spaces = len(start.tile_at)
        values = [f"{choice.name}={value}" for choice in game.choices for value in choice.values]
        layout = Layout(version=1)
        self.players = layout.add("players", [chairs - FEWEST + 1], f"{FEWEST} to {chairs} players")
        self.chosen = layout.add("options", [len(values)], ", ".join(values))
        self.turn = layout.add("turn", [1], "the number of the turn")
        self.phase = layout.add("phase", [len(start.phases)], "the phase: " + ", ".join(start.phases))
        self.question = layout.add("question", [1], "the number of the question being asked")
        self.asked = layout.add("asked", [chairs], "whose decision it is")
        self.provost = layout.add("provost", [1], "the space of the provost")
        self.passed = layout.add("passed", [chairs], "the order in which seats have passed")
        self.counted = layout.add("seats", [chairs, PURSE], "cubes by kind, coins, points")
        self.tiles = layout.add("tiles", [self.spaces], "the number of the building on each space, from 1 on")
        self.owners = layout.add("owners", [self.spaces, chairs], "who owns it")
        self.workers = layout.add("workers", [self.spaces, chairs], "who has a worker there")
        self.choices = game.choices
        super().__init__(layout, Answers(game.space, chairs, [], {}))

    def fill(self, state: State, seat: int, out: BytesWriter, start: int) -> None:
        """Write the numbers of a state over zeros."""
        assert isinstance(state, RoadState)
        chair_of = CHAIRS_OF[state.players][seat]
        out[start + self.players + state.players - FEWEST] = 1
        at = start + self.chosen
        for choice in self.choices:
            for value in choice.values:
                out[at] = int(state.options[choice.name] == value)
                at += 1
        out[start + self.turn] = min(state.turn, MOST)
        out[start + self.phase + state.phase] = 1
        if state.who != NOBODY:
            out[start + self.question] = min(state.step, MOST)
            out[start + self.asked + chair_of[state.who]] = 1
        out[start + self.provost] = min(state.provost, MOST)
        write_order(state.passed, chair_of, out, start + self.passed)
        write_counts(state.purse, PURSE, chair_of, out, start + self.counted, PURSE)
        for space in range(len(state.tile_at)):
            if state.tile_at[space] != EMPTY:
                out[start + self.tiles + space] = min(state.tile_at[space] + 1, MOST)
        write_seats(state.owner_at, chair_of, out, start + self.owners, self.chairs)
        write_seats(state.worker_at, chair_of, out, start + self.workers, self.chairs)

    def option(self, state: State, action: int) -> list[int]:
        """The numbers of one legal action."""
        assert isinstance(state, RoadState)
        return self.answers.row(state, action, 0)
