"""What always holds at a table of Caylus."""

from __future__ import annotations

from typing import Any

import caylus
from caylus.core.state import State

LONGEST_TURNS = 18  # the bailiff moves at least one space a turn, from 6 to 24
HISTORY = {"ledger", "turn"}
CUBES = ["food", "wood", "stone", "cloth", "gold"]
PARTS = {"dungeon": 6, "walls": 10, "towers": 14}
FIXED = {7: "fixed-peddler", 8: "fixed-carpenter", 16: "gold-mine"}
COLUMNS = {"dungeon": 2, "walls": 4, "towers": 5, "done": 5}
GROUPS = {row.id: row.group for row in caylus.GAMES["caylus"].components()} | {"architect-2": "stone"}
NEUTRAL = {tile for tile, group in GROUPS.items() if group == "neutral"}
BUILT = {tile for tile, group in GROUPS.items() if group in ("wood", "stone", "prestige")}
TAKES_WORKERS = {tile for tile, group in GROUPS.items() if group in ("neutral", "fixed", "wood", "stone")}


def longest_turns(players: int) -> int:  # noqa: ARG001 (the same for any number)
    """How many turns a game can have."""
    return LONGEST_TURNS


def longest(players: int) -> int:
    """More decisions than any game can ask for: a seat has six workers and at most a few dozen answers a turn."""
    return LONGEST_TURNS * players * 40


class Invariants:
    """Watches one game."""

    def __init__(self) -> None:
        self.gone: set[str] = set()
        self.bailiff = 0
        self.levels: list[dict[str, int]] = []
        self.houses = 0

    def check(self, state: State) -> None:
        """Everything that holds at any moment, and what never goes back."""
        view: dict[str, Any] = state.view(None)
        assert state.over or len(state.actions()) >= 2  # where one thing can be done, it is done unasked
        assert 1 <= view["turn"] <= LONGEST_TURNS
        assert sorted(view["order"]) == list(range(state.players))
        self.check_purses(view)
        self.check_workers(view)
        self.check_tiles(view)
        self.check_castle(view)
        self.check_road(view)

    def check_purses(self, view: dict[str, Any]) -> None:
        """Nobody owes anything; favor markers stand in open columns and never go back."""
        for seat in view["seats"]:
            assert all(seat[cube] >= 0 for cube in CUBES)
            assert seat["deniers"] >= 0
            assert seat["points"] >= 0
            assert all(0 <= level <= COLUMNS[view["section"]] for level in seat["favors"].values())
            assert view["options"]["favors"] == "table" or not any(seat["favors"].values())
        levels = [seat["favors"] for seat in view["seats"]]
        for before, now in zip(self.levels, levels, strict=False):
            assert all(now[line] >= before[line] for line in before)
        self.levels = levels

    def check_workers(self, view: dict[str, Any]) -> None:
        """Six workers a player, at home or on the board; one at most in the castle and in the stables."""
        special = view["special"]
        stables = [seat for seat in special["stables"] if seat is not None]
        away = [special[place] for place in ("gate", "trading-post", "guild", "joust")] + stables
        away += [special["inn"]["left"], special["inn"]["right"]] + view["castle"]["workers"]
        away += [space["worker"] for space in view["road"]]
        for seat, has in enumerate(view["seats"]):
            assert has["workers"] + away.count(seat) == 6
        assert len(set(view["castle"]["workers"])) == len(view["castle"]["workers"])
        assert len(set(stables)) == len(stables)
        assert view["players"] > 2 or not stables

    def check_tiles(self, view: dict[str, Any]) -> None:
        """Every tile is once on the road or in the supply; neutral tiles that are gone stay away."""
        on_road = [space["tile"] for space in view["road"] if space["tile"] not in (None, "residence")]
        everywhere = on_road + view["supply"]
        assert len(set(everywhere)) == len(everywhere)
        expected = BUILT - ({"jeweller"} if view["options"]["jeweller"] == "off" else set())
        assert set(everywhere) - NEUTRAL - set(FIXED.values()) == expected
        assert not NEUTRAL & set(view["supply"])
        gone = NEUTRAL - set(on_road)
        assert gone >= self.gone
        self.gone = gone

    def check_castle(self, view: dict[str, Any]) -> None:
        """No more houses than parts, and none ever lost; batches only while the castle is built."""
        castle = view["castle"]
        for section, parts in PARTS.items():
            assert sum(castle[section]) <= parts
        houses = sum(sum(castle[section]) for section in PARTS)
        assert houses >= self.houses
        self.houses = houses
        assert view["phase"] == "castle" or not any(castle["batches"])

    def check_road(self, view: dict[str, Any]) -> None:
        """Who owns what, where workers stand, and that the bailiff only goes forward."""
        free = False
        for space in view["road"]:
            at, tile = space["space"], space["tile"]
            assert FIXED.get(at, tile) == tile
            assert (space["owner"] is not None) == (tile in BUILT or tile == "residence")
            assert space["worker"] is None or tile in TAKES_WORKERS
            assert space["claim"] is None or space["worker"] is not None
            assert tile not in NEUTRAL or at <= 6
            assert at > 6 or tile in NEUTRAL or tile == "residence" or GROUPS[tile] == "prestige"
            assert at <= 8 or at == 16 or not (free and tile is not None), "a gap in the road"
            free = free or tile is None
        assert 1 <= view["provost"] <= 28
        assert self.bailiff <= view["bailiff"] <= 25
        self.bailiff = view["bailiff"]
