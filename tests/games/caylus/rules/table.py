"""Setting a table in one line, playing in notation, and saying all that changed.

    game = table(3).give(RED, "wood food").worker(RED, "carpenter").pause().road()
    assert effect(game, "build farm-food pay wood food") == {
        "red food": -1, "red wood": -1, "red points": 2, "space 9": "farm-food of red", "worker on carpenter": None,
    }

Unless told otherwise purses are empty, seats play in the order of their numbers, and the neutral buildings stand
on spaces 1 to 6 in the order of `NEUTRALS`.
"""

from __future__ import annotations

from typing import cast

import caylus
from caylus.core.state import State
from tests.games.playing import Changes, Position, compare, kind, offers, play, position, refusal

__all__ = ["Changes", "Position", "kind", "offers", "play", "position", "refusal"]  # beside what is made here

BLUE, RED, ORANGE, GREEN, BLACK = range(5)
COLORS = ["blue", "red", "orange", "green", "black"]
CUBES = ["food", "wood", "stone", "cloth", "gold"]
GOODS = [*CUBES, "deniers", "points"]
LINES = ["prestige", "money", "cubes", "building"]
SECTIONS = ["dungeon", "walls", "towers"]
NEUTRALS = ["farm", "forest", "sawmill", "quarry", "marketplace", "carpenter"]
SINGLE_PLACES = ["gate", "trading-post", "guild", "joust"]
BAILIFF_AT = {"dungeon": 6, "walls": 12, "towers": 18}


def amounts(text: str) -> dict[str, int]:
    """`2 stone gold 5 deniers` as numbers by name."""
    found: dict[str, int] = {}
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
            continue
        name = {"denier": "deniers", "point": "points"}.get(word, word)
        assert name in GOODS, f"no such good: {word}"
        found[name] = found.get(name, 0) + times
        times = 1
    return found


class Setting:
    """A table being set; its last word (`placing`, `special`, `provost_phase`, `road`, `castle`) starts play."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        game = caylus.new("caylus", players=players, seed=1, options=options)
        self.data = position(game)
        del self.data["ledger"]
        self.data["order"] = list(range(players))
        for seat in self.data["seats"]:
            seat.update(dict.fromkeys(GOODS, 0))
        for space, id in enumerate(NEUTRALS, 1):
            self.tile(space, id)

    # -- the table ----------------------------------------------------------------------------------------

    def give(self, seat: int, goods: str) -> Setting:
        """Add cubes, deniers and points to a purse."""
        for name, number in amounts(goods).items():
            self.data["seats"][seat][name] += number
        return self

    def everyone(self, goods: str) -> Setting:
        """Give every seat the same."""
        for seat in range(self.data["players"]):
            self.give(seat, goods)
        return self

    def order(self, *seats: int) -> Setting:
        """The turn order."""
        self.data["order"] = list(seats)
        return self

    def tile(self, space: int, id: str, owner: int | None = None) -> Setting:
        """Lay a tile on a space, in the place of whatever is there."""
        self.data["road"][space - 1].update(tile=id, owner=owner)
        return self

    def building(self, owner: int, *ids: str) -> Setting:
        """Build on the next free spaces of the road."""
        for id in ids:
            self.tile(next(at["space"] for at in self.data["road"] if at["tile"] is None), id, owner)
        return self

    def worker(self, seat: int, *places: str) -> Setting:
        """Put workers on buildings, by their ids; also `stables`, `inn`, `inn right` and `castle`."""
        for place in places:
            if place in SINGLE_PLACES:
                self.data["special"][place] = seat
            elif place == "stables":
                circles = self.data["special"]["stables"]
                circles[circles.index(None)] = seat
            elif place in ("inn", "inn right"):
                self.data["special"]["inn"]["left" if place == "inn" else "right"] = seat
            elif place == "castle":
                self.data["castle"]["workers"].append(seat)
            else:
                next(at for at in self.data["road"] if at["tile"] == place)["worker"] = seat
        return self

    def favors(self, seat: int, **levels: int) -> Setting:
        """Where the favor markers stand: `favors(RED, prestige=2)`."""
        self.data["seats"][seat]["favors"].update(levels)
        return self

    def section(self, name: str) -> Setting:
        """The section under construction, with bailiff and provost on the mark of the one before."""
        self.data["section"] = name
        return self.bailiff(BAILIFF_AT[name]).provost(BAILIFF_AT[name])

    def houses(self, section: str, *houses: int) -> Setting:
        """Houses in a section, by seat."""
        self.data["castle"][section] = list(houses)
        return self

    def provost(self, space: int) -> Setting:
        """Where the provost stands."""
        self.data["provost"] = space
        return self

    def bailiff(self, space: int) -> Setting:
        """Where the bailiff stands."""
        self.data["bailiff"] = space
        return self

    def turn(self, turn: int) -> Setting:
        """Which turn it is."""
        self.data["turn"] = turn
        return self

    def pause(self) -> Setting:
        """Let the last seat wait in the castle with a batch, so that the turn stops there at the latest."""
        last = self.data["players"] - 1
        return self.worker(last, "castle").give(last, "food wood stone")

    # -- and go -------------------------------------------------------------------------------------------

    def start(self, phase: str, question: str, seat: int, cursor: int) -> State:
        """Restore the position at a question."""
        self.data.update(phase=phase, cursor=cursor, question={"kind": question, "seat": seat})
        return caylus.from_position(cast(dict[str, object], self.data))

    def placing(self, seat: int | None = None, passed: tuple[int, ...] = ()) -> State:
        """In phase 2, with this seat (or else the first) to place or pass."""
        who = self.data["order"][0] if seat is None else seat
        self.data["passed"] = list(passed)
        return self.start("placement", "place", who, self.data["order"].index(who))

    def special(self, passed: tuple[int, ...] = ()) -> State:
        """At the beginning of phase 3: the last player has just passed."""
        passing = list(passed) or list(self.data["order"])
        game = self.placing(passing[-1], tuple(passing[:-1]))
        if kind(game) == "place" and position(game)["turn"] == self.data["turn"]:
            play(game, "pass")
        return game

    def provost_phase(self, passed: tuple[int, ...] = ()) -> State:
        """At the beginning of phase 4."""
        self.data["passed"] = list(passed) or list(self.data["order"])
        return self.start("provost", "provost", self.data["passed"][0], 1)

    def road(self) -> State:
        """At the beginning of phase 5: the last player has left the provost where he is."""
        self.data["passed"] = list(self.data["order"])
        game = self.start("provost", "provost", self.data["passed"][-1], self.data["players"])
        if kind(game) == "provost":
            play(game, "provost stay")
        return game

    def castle(self) -> State:
        """At the beginning of phase 6, with a worker in the castle who can give a batch."""
        self.data["passed"] = list(self.data["order"])
        return self.start("castle", "castle", self.data["castle"]["workers"][0], 0)


def table(players: int = 4, **options: str) -> Setting:
    """A bare table at the start of turn 1."""
    return Setting(players, options)


# -- looking --------------------------------------------------------------------------------------------------


def supply(game: State) -> list[str]:
    """The tiles that can still be built."""
    return cast(list[str], game.view(None)["supply"])


def purse(game: State, seat: int) -> str:
    """Everything a seat has: `2 stone 5 deniers 7 points`."""
    found = position(game)["seats"][seat]
    return ", ".join(f"{found[name]} {name}" for name in GOODS if found[name])


def points(game: State) -> list[int]:
    """Points by seat."""
    return game.scores()


def workers_home(game: State, seat: int) -> int:
    """How many workers a seat has at hand."""
    return cast(int, cast(Position, game.view(seat))["seats"][seat]["workers"])


# -- what changed -----------------------------------------------------------------------------------------------


def effect(game: State, actions: str) -> Changes:
    """Play actions and tell everything that changed on the table."""
    before = position(game)
    play(game, actions)
    return difference(before, position(game))


def changes(setting: Setting, game: State) -> Changes:
    """Everything that has changed on the table since it was set."""
    return difference(setting.data, position(game))


def difference(before: Position, after: Position) -> Changes:
    """Goods, points and houses as gains and losses; everything else as it is now."""
    return compare(counted(before), counted(after), placed(before), placed(after))


def counted(data: Position) -> dict[str, int]:
    """What comes and goes by number."""
    found: dict[str, int] = {}
    for seat, color in enumerate(COLORS[: data["players"]]):
        for name in GOODS:
            found[f"{color} {name}"] = data["seats"][seat][name]
        for section in SECTIONS:
            found[f"{color} {section}"] = data["castle"][section][seat]
    return found


def placed(data: Position) -> Changes:
    """What stands where."""
    found: Changes = {name: data[name] for name in ("order", "provost", "bailiff", "section")}
    for seat, color in enumerate(COLORS[: data["players"]]):
        for line in LINES:
            found[f"{color} on {line}"] = data["seats"][seat]["favors"][line]
    workers: dict[str, int | None] = {place: data["special"][place] for place in SINGLE_PLACES}
    workers |= {f"stables {circle}": seat for circle, seat in enumerate(data["special"]["stables"], 1)}
    workers |= {f"inn {circle}": seat for circle, seat in data["special"]["inn"].items()}
    workers |= {f"castle {place}": seat for place, seat in enumerate(data["castle"]["workers"], 1)}
    for at in data["road"]:
        if at["tile"] is not None:
            owner = "" if at["owner"] is None else f" of {COLORS[at['owner']]}"
            found[f"space {at['space']}"] = at["tile"] + owner
            workers[at["tile"]] = at["worker"]
        if at["claim"] is not None:
            found[f"claim on {at['tile']}"] = COLORS[at["claim"]]
    found |= {f"worker on {place}": COLORS[seat] for place, seat in workers.items() if seat is not None}
    return found
