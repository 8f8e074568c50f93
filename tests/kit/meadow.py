"""The Meadow: a game as small as can be, of a package that is none of ours. It brings its rules and nothing else.

Three turns; in each, both seats put a worker on a free space of five or pass. Spaces up to the provost pay their number
in deniers, a point each at the end. A space that was dealt to a seat in secret pays it twice.
"""

from __future__ import annotations

from random import Random

from caylus.core.actions import PASS, ActionSpace
from caylus.core.building import Building
from caylus.core.chance import Chance
from caylus.core.game import Choice, Component, Rules, building_components
from caylus.core.goods import COIN, POINTS, PURSE, Words
from caylus.core.message import Message
from caylus.core.reading import read_ledger, seat_or_nobody, whole, wholes
from caylus.core.road import NO_QUESTION, RoadState
from caylus.core.state import NOBODY, JsonObject, State, purse_json, seat_json
from caylus.kit.plug import Plug

SPACES = 5
TURNS = 3
PHASES = ["", "placement", "road", "over"]
PLACEMENT, ROAD, OVER = 1, 2, 3
ASK_PLACE = 1

WORDS = Words(["", "", "", "", ""], "denier", "deniers")
TILES = [Building(f"meadow-{space}", f"Meadow {space}", 0) for space in range(1, SPACES + 1)]
SPACE = ActionSpace([])
PLACE = SPACE.add("place", [tile.id for tile in TILES], "put a worker on a meadow")

ENGLISH = """
tile = Meadow { $id }
ask-where = Where do you put your worker?
act-place = Place a worker on Meadow { $meadow }
    .told = { $seat } places a worker on Meadow { $meadow }.
meadows-pay = The meadows pay
deniers-count = Deniers count
why-taken = There is a worker already.
why-nothing-offered = Nothing is offered.
"""


class Meadow(RoadState):
    """A table."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.game, rules.options, TILES, PHASES)
        self.rules = rules
        self.secret: list[int] = []  # by seat: its space, 0 if one may not know

    def copy(self) -> Meadow:
        twin = Meadow(self.rules)
        twin.copy_road(self)
        twin.secret = self.secret[:]
        return twin

    def provost_last(self) -> int:
        return SPACES

    def go_on(self) -> None:
        if self.phase == PLACEMENT and self.cursor < self.players:
            self.question(ASK_PLACE, self.cursor)
        elif self.phase == PLACEMENT:
            self.begin_phase(ROAD)
        else:
            self.pay_out()
            if self.turn == TURNS:
                self.happen("end", message=Message("deniers-count"))
                for seat in range(self.players):
                    self.score(seat, self.holds(seat, COIN), "left over", "deniers")
                self.end(OVER)
                return
            self.turn += 1
            self.happen("provost")
            self.set_provost(SPACES + 1 - self.turn)
            self.begin_phase(PLACEMENT)

    def pay_out(self) -> None:
        self.happen("income", message=Message("meadows-pay"))
        for space, seat in enumerate(self.worker_at):
            if seat != NOBODY and space <= self.provost:
                self.gain(seat, COIN, space * (2 if self.secret[seat] == space else 1))
        self.worker_at = [NOBODY] * (SPACES + 1)

    def list_answers(self) -> None:
        self.legal = [PASS, *(PLACE + at for at in range(SPACES) if self.worker_at[at + 1] == NOBODY)]

    def carry_out(self, action: int) -> None:
        if action != PASS:
            self.worker_at[action - PLACE + 1] = self.who
        self.cursor += 1
        self.step = NO_QUESTION

    def obstacle(self, action: int) -> Message:
        return Message("why-taken" if action >= PLACE else "why-nothing-offered")

    def asked(self) -> JsonObject:
        said = {"kind": "place", "seat": self.who, "phase": PHASES[self.phase], "turn": self.turn}
        return {**said, "asked": Message("ask-where").to_json()}

    def said(self, action: int) -> Message:
        return Message("act-pass") if action == PASS else Message("act-place", meadow=action - PLACE + 1)

    def seen(self, seat: int | None) -> JsonObject:
        seats = [{**purse_json(self, each), "points": self.holds(each, POINTS)} for each in range(self.players)]
        for each, shown in enumerate(seats):
            shown["secret"] = self.secret[each] if each == seat else None
        return {
            "game": "meadow",
            "players": self.players,
            "options": dict(self.options),
            "you": seat,
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "decision": None if self.who == NOBODY else self.asked(),
            "provost": self.provost,
            "seats": seats,
            "road": [
                {"space": space, "tile": TILES[space - 1].id, "owner": None, "worker": seat_json(self.worker_at[space])}
                for space in range(1, SPACES + 1)
            ],
            "scores": self.scores(),
            "winners": self.winners(),
            "ledger": self.ledger(),
        }

    def imagined(self, seat: int | None, rng: Random) -> State:
        twin = self.copy()
        twin.secret = [each if at == seat else rng.randint(1, SPACES) for at, each in enumerate(self.secret)]
        return twin

    def hide(self, seat: int | None) -> list[list[int]]:
        aside = [self.secret]
        self.secret = [each if at == seat else 0 for at, each in enumerate(self.secret)]
        return aside

    def put_back(self, aside: list[list[int]]) -> None:
        self.secret = aside[0]

    def key(self) -> int:
        return hash((self.turn, self.phase, self.cursor, *self.purse, *self.worker_at, *self.secret))

    def position(self) -> JsonObject:
        return {
            "game": "meadow",
            "rules": 1,
            "players": self.players,
            "options": dict(self.options),
            "turn": self.turn,
            "phase": self.phase,
            "cursor": self.cursor,
            "deniers": [self.holds(seat, COIN) for seat in range(self.players)],
            "points": self.scores(),
            "workers": [seat_json(seat) for seat in self.worker_at],
            "secret": self.secret[:],
            "ledger": self.ledger(),
        }


class MeadowGame(Plug):
    """The plug."""

    def __init__(self) -> None:
        choices = [Choice("weather", "whether the sun shines", {"sun": "it does", "rain": "it does not"})]
        super().__init__("meadow", "The Meadow", 2030, range(2, 4), 1, choices, SPACE, WORDS)

    def bare(self, players: int, options: dict[str, str]) -> Meadow:
        s = Meadow(Rules(self, options))
        s.players = players
        s.turn = 1
        s.purse = [0] * (PURSE * players)
        s.passed = []
        s.provost = SPACES
        s.worker_at = [NOBODY] * (SPACES + 1)
        s.owner_at = [NOBODY] * (SPACES + 1)
        s.tile_at = [-1, *range(SPACES)]
        s.space_of = list(range(1, SPACES + 1))
        return s

    def set_up(self, players: int, seed: int, options: dict[str, str]) -> State:
        s = self.bare(players, options)
        chance = Chance(f"meadow {seed}")
        s.secret = [chance.below(SPACES) + 1 for _ in range(players)]
        return s

    def read(self, position: JsonObject, players: int, options: dict[str, str]) -> State:
        s = self.bare(players, options)
        s.turn = whole(position, "turn", 1, TURNS)
        s.provost = SPACES + 1 - s.turn
        s.phase = whole(position, "phase", 1, OVER)
        s.cursor = whole(position, "cursor", 0, players)
        for seat, deniers in enumerate(wholes(position, "deniers", 0, 99, players)):
            s.purse[seat * PURSE + COIN] = deniers
        for seat, points in enumerate(wholes(position, "points", 0, 99, players)):
            s.purse[seat * PURSE + POINTS] = points
        workers = position["workers"]
        assert isinstance(workers, list)
        s.worker_at = [seat_or_nobody(seat, "workers", players) for seat in workers]
        s.secret = wholes(position, "secret", 1, SPACES, players)
        read_ledger(s, position)
        if s.phase == PLACEMENT:
            s.question(ASK_PLACE, s.cursor)
        else:
            s.end(OVER)
        s.settle()
        return s

    def catalogue(self, language: str) -> str:
        return ENGLISH if language == "en" else ""

    def rows(self, options: dict[str, str]) -> list[Component]:  # noqa: ARG002 (no option changes a meadow)
        return building_components(TILES, ["meadow"], WORDS)


GAME = MeadowGame()
