"""Setting a table in one line, playing in notation, and saying all that changed.

    game = table(3).give(RED, "wood food").worker(RED, "carpenter").pause().activation()
    assert effect(game, "build wood-farm pay wood food") == {
        "red food": -1, "red wood": -1, "red points": 2, "space 10": "wood-farm of red", "workers on carpenter": None,
    }

Unless told otherwise purses and hands are empty, seat 0 begins, seats pass in the order of their numbers, the
starting buildings lie in the order of `STARTING`, and the last seat holds characters that ask nothing.
"""

from __future__ import annotations

from typing import cast

import caylus
from caylus.core.state import State
from tests.games.playing import Changes, Position, compare, offers, position, refusal

__all__ = ["Changes", "Position", "offers", "position", "refusal"]  # beside what is made here

BLUE, RED, GREEN, YELLOW, BLACK = range(5)
COLORS = ["blue", "red", "green", "yellow", "black"]
CUBES = ["food", "wood", "stone", "fabric", "gold"]
GOODS = [*CUBES, "workers", "points"]
STARTING = ["farm", "sawmill", "quarry", "carpenter", "market", "market-2", "guild-3", "guild-4"]
SITE = ["farm-2", "tailor", "church"]
WOOD_SPACE, STONE_SPACE = 9, 14
WOOD_TILES = [
    "wood-market",
    "manor",
    "tailor",
    "covered-market",
    "wood-farm",
    "wood-sawmill",
    "wood-quarry",
    "spinning-mill",
]  # and the Stonemason, which never lies on the road at the start
STONE_TILES = [
    "alchemist",
    "church",
    "foundry",
    "stone-guild",
    "jeweler",
    "gold-mine",
    "stone-farm",
    "stone-sawmill",
    "stone-quarry",
]
PRINTED = ["fairground", "lawyer", "printed-carpenter", "toll"]
HOUSES = 9
WORKERS = 15
HELD = ["foreman", "goldsmith", "thief", "architect", "night-worker"]  # by the last seat, unless a test says more
ON_BOARD = ["chamberlain", "day-laborer", "steward", "bailiff", "deliveryman", "early-riser", "journeyman"]


def amounts(text: str) -> dict[str, int]:
    """`2 stone gold 5 workers` as numbers by name."""
    found: dict[str, int] = {}
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
            continue
        name = {"worker": "workers", "point": "points"}.get(word, word)
        assert name in GOODS, f"no such good: {word}"
        found[name] = found.get(name, 0) + times
        times = 1
    return found


def kin(id: str) -> list[str]:
    """The tiles of the same kind."""
    return WOOD_TILES if id in [*WOOD_TILES, "stonemason"] else STONE_TILES


class Setting:
    """A table being set; its last word (`planning`, `activation`, `bridge`, `road` …) starts play."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        game = caylus.new("caylus-1303", players=players, seed=1, options=options)
        self.data = position(game)
        del self.data["ledger"]
        self.data.update(first=0, next_first=0)
        self.characters: dict[str, int | None] = {}
        self.passing = list(range(players))
        for seat in self.data["seats"]:
            seat.update(dict.fromkeys(GOODS, 0))
        self.data["site"]["tiles"] = list(SITE)
        for space, id in [*enumerate(STARTING, 1), (WOOD_SPACE, "covered-market"), (STONE_SPACE, "stone-guild")]:
            self.data["road"][space - 1]["tile"] = id

    # -- the table ----------------------------------------------------------------------------------------

    def give(self, seat: int, goods: str) -> Setting:
        """Add resources, workers (from the Camp) and points."""
        for name, number in amounts(goods).items():
            self.data["seats"][seat][name] += number
        return self

    def everyone(self, goods: str) -> Setting:
        """Give every seat the same."""
        for seat in range(self.data["players"]):
            self.give(seat, goods)
        return self

    def first(self, seat: int) -> Setting:
        """Who begins the round."""
        self.data.update(first=seat, next_first=seat)
        return self

    def turn(self, turn: int) -> Setting:
        """Which round it is."""
        self.data["turn"] = turn
        return self

    def tile(self, space: int, id: str, owner: int | None = None) -> Setting:
        """Lay a tile on a space; one that comes from elsewhere changes places with the one that was there."""
        spot = self.data["road"][space - 1]
        tiles = self.data["site"]["tiles"]
        if id in tiles:
            tiles[tiles.index(id)] = spot["tile"]
        for other in self.data["road"]:
            if other["tile"] == id != "residence":
                other["tile"] = spot["tile"]
        spot.update(tile=id, owner=owner)
        return self

    def site(self, slot: int, id: str) -> Setting:
        """Lay a tile on the Construction Site."""
        tiles = self.data["site"]["tiles"]
        for spot in self.data["road"]:
            if spot["tile"] == id:
                spot["tile"] = tiles[slot - 1]
        tiles[slot - 1] = id
        return self

    def supply(self, *ids: str) -> Setting:
        """Make sure that these can be built: if they lie where the set-up puts tiles, others take their places."""
        used = [*ids, *self.data["site"]["tiles"], *(at["tile"] for at in self.data["road"])]
        for id in ids:
            for spot in self.data["road"]:
                if spot["tile"] == id:
                    spot["tile"] = next(other for other in kin(id) if other not in used)
                    used.append(spot["tile"])
            tiles = self.data["site"]["tiles"]
            if id in tiles:
                slot = tiles.index(id)
                tiles[slot] = next(other for other in kin(id) if other not in used)
                used.append(tiles[slot])
        return self

    def building(self, owner: int, *ids: str) -> Setting:
        """Build on the next free spaces of the road."""
        self.supply(*ids)
        for id in ids:
            self.tile(next(at["space"] for at in self.data["road"] if at["tile"] is None), id, owner)
        return self

    def claim(self, owner: int, *ids: str) -> Setting:
        """Put a house above a starting building, as the Lawyer does."""
        for id in ids:
            self.spot(id)["owner"] = owner
        return self

    def residence(self, owner: int, *spaces: int) -> Setting:
        """Turn starting buildings into residences."""
        for space in spaces:
            self.tile(space, "residence", owner)
        return self

    def spot(self, id: str) -> Position:
        """Where a tile lies."""
        return cast(Position, next(at for at in self.data["road"] if at["tile"] == id))

    def worker(self, seat: int, *places: str) -> Setting:
        """Put workers on buildings, by their ids, or on the `site`."""
        for place in places:
            if place == "site":
                self.data["site"]["workers"].append(seat)
                continue
            there = self.data["printed"][place] if place in PRINTED else self.spot(place)["workers"]
            there.append(seat)
            if len(there) == 2:
                self.data["spent"] = 1  # the Journeyman has been used
        return self

    def holds(self, seat: int, *names: str) -> Setting:
        """Deal characters."""
        self.characters |= dict.fromkeys(names, seat)
        return self

    def board(self, *names: str) -> Setting:
        """Which characters lie on the board: these first of all."""
        self.characters |= dict.fromkeys(names)
        return self

    def provost(self, gap: int) -> Setting:
        """Where the provost stands: after this space."""
        self.data["provost"] = gap
        return self

    def pass_order(self, *seats: int) -> Setting:
        """In which order the seats pass."""
        self.passing = list(seats)
        return self

    def pause(self) -> Setting:
        """Let the last seat wait on the site with a bundle, so that the round stops there at the latest."""
        last = self.data["players"] - 1
        return self.worker(last, "site").give(last, "food wood stone")

    # -- and go -------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """One character a player and three more; those not spoken of go to the last seat or lie open."""
        players = self.data["players"]
        dealt = dict(self.characters)
        for name in HELD:
            held = sum(seat is not None for seat in dealt.values())
            if name not in dealt and held < players:
                dealt[name] = players - 1
        for name in ON_BOARD + HELD:
            if name not in dealt and len(dealt) < players + 3:
                dealt[name] = None
        assert len(dealt) == players + 3, "too many characters"
        self.data["characters"] = dealt

    def start(self, phase: str, question: str, seat: int, cursor: int, stage: int = 1) -> State:
        """Restore the position at a question."""
        if phase != "draft":
            self.deal()
        self.data.update(phase=phase, cursor=cursor, stage=stage, question={"kind": question, "seat": seat})
        return caylus.from_position(cast(dict[str, object], self.data))

    def drafting(self, seat: int, asked: int, *names: str) -> State:
        """A draft of these characters in which so many seats have been asked, the last of them this one."""
        self.data["characters"] = dict.fromkeys(names) | self.characters
        return self.start("draft", "draft", seat, asked, 0)

    def early(self, seat: int) -> State:
        """Before the planning, with the Early Riser's holder to place."""
        return self.start("planning", "early", seat, 0)

    def planning(self, seat: int, passed: tuple[int, ...] = ()) -> State:
        """In phase 1, with this seat to place or pass."""
        self.data["passed"] = list(passed)
        if passed:
            self.data["next_first"] = passed[0]
        return self.start("planning", "place", seat, (seat - self.data["first"]) % self.data["players"])

    def activation(self) -> State:
        """At the beginning of phase 2: the last player has just passed."""
        turn = self.data["turn"]
        game = self.planning(self.passing[-1], tuple(self.passing[:-1]))
        if kind(game) == "place" and position(game)["turn"] == turn:
            play(game, "pass")
        return game

    def bridge(self) -> State:
        """In phase 2, with the first on the Guilds Bridge to move the provost."""
        self.data.update(passed=self.passing, next_first=self.passing[0])
        return self.start("bridge", "bridge", self.passing[0], 1, 0)

    def road(self) -> State:
        """In phase 2, after the last on the Guilds Bridge has left the provost where he is."""
        self.data.update(passed=self.passing, next_first=self.passing[0])
        game = self.start("bridge", "bridge", self.passing[-1], len(self.passing), 0)
        if kind(game) == "bridge":
            play(game, "provost stay")
        return game


def table(players: int = 4, **options: str) -> Setting:
    """A bare table at the start of round 1."""
    return Setting(players, options)


# -- playing --------------------------------------------------------------------------------------------------


def play(game: State, actions: str) -> State:
    """Play actions in notation, separated by semicolons."""
    for action in actions.split(";"):
        game.play(game.parse(action.strip()))
        check_pieces(game)
    return game


def check_pieces(game: State) -> None:
    """Every player has 15 workers and 9 houses to build with, wherever they are."""
    data, seen = position(game), cast(Position, game.view(None))
    everywhere = [seat for there in data["printed"].values() for seat in there]
    everywhere += [seat for at in data["road"] for seat in at["workers"]]
    for seat, shown in enumerate(seen["seats"]):
        out = shown["workers"] + shown["camp"] + everywhere.count(seat)
        waiting = seat in data["site"]["workers"]
        done = data["phase"] == "delivery" and out == WORKERS
        assert out == WORKERS - (waiting and not done), f"workers of {COLORS[seat]}"
        assert shown["houses"] + sum(at["owner"] == seat for at in data["road"]) == HOUSES


def asked(game: State) -> tuple[object, int | None]:
    """Which question is asked of whom."""
    question = position(game)["question"]
    return (None, None) if question is None else (question["kind"], question["seat"])


def kind(game: State) -> object:
    """The kind of question asked; None when the game is over."""
    return asked(game)[0]


def view(game: State, seat: int | None = None) -> Position:
    """What a seat sees, or a spectator."""
    return cast(Position, game.view(seat))


def supply(game: State) -> list[str]:
    """The tiles that can still be built."""
    return cast(list[str], view(game)["supply"])


def has(game: State, seat: int, name: str) -> int:
    """How much of a good a seat has."""
    return cast(int, position(game)["seats"][seat][name])


# -- what changed -----------------------------------------------------------------------------------------------


def effect(game: State, actions: str) -> Changes:
    """Play actions and tell everything that changed on the table."""
    before = position(game)
    play(game, actions)
    return difference(before, position(game))


def changes(setting: Setting, game: State) -> Changes:
    """Everything that has changed on the table since it was set."""
    check_pieces(game)
    return difference(setting.data, position(game))


def difference(before: Position, after: Position) -> Changes:
    """Goods as gains and losses; everything else as it is now."""
    return compare(counted(before), counted(after), placed(before), placed(after))


def counted(data: Position) -> dict[str, int]:
    """What comes and goes by number."""
    return {f"{COLORS[seat]} {name}": purse[name] for seat, purse in enumerate(data["seats"]) for name in GOODS}


def placed(data: Position) -> Changes:
    """What stands where."""
    found: Changes = {name: data[name] for name in ("turn", "provost", "first")}
    for name, seat in data["characters"].items():
        found[name] = "board" if seat is None else COLORS[seat]
    workers = {**data["printed"], "site": data["site"]["workers"]}
    for at in data["road"]:
        if at["tile"] is not None:
            owner = "" if at["owner"] is None else f" of {COLORS[at['owner']]}"
            found[f"space {at['space']}"] = at["tile"] + owner
            workers[at["tile"]] = at["workers"]
    found |= {
        f"workers on {place}": " ".join(COLORS[seat] for seat in seats) for place, seats in workers.items() if seats
    }
    return found
