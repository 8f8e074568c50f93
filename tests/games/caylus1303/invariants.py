"""What always holds at a table of Caylus 1303. (sheet 1 to 4)"""

from __future__ import annotations

from typing import Any

import caylus
from caylus.core.state import State

ROUNDS = 9
HISTORY = {"ledger"}
RESOURCES = ["food", "wood", "stone", "fabric", "gold"]
WORKERS = 15
HOUSES = 9
PROVOST_END = 26
ROAD_END = 23
WOOD_SPACE, STONE_SPACE = 9, 14
LEFT_ON_THE_BOARD = 3
GROUPS = {row.id: row.group for row in caylus.GAMES["caylus-1303"].components()}
GROUPS |= {"farm-2": "starting", "market-2": "starting"}
BUILT = {tile for tile, group in GROUPS.items() if group in ("wood", "stone", "monument")}
TAKES_WORKERS = ("starting", "wood", "stone")


def longest_turns(players: int) -> int:  # noqa: ARG001 (nine for any number)
    """How many rounds a game can have."""
    return ROUNDS


def longest(players: int) -> int:
    """More decisions than any game can ask for: 15 workers to place, and their answers."""
    return ROUNDS * players * 60


class Invariants:
    """Watches one game."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.houses: list[int] = []
        self.delivered: list[int] = []
        self.starting = 9
        self.on_board = 0
        self.site: list[str] = []

    def check(self, state: State) -> None:
        """Everything that holds at any moment, and what never goes back."""
        view: dict[str, Any] = state.view(None)
        assert state.over or len(state.actions()) >= 2  # where one thing can be done, it is done unasked
        assert 1 <= view["turn"] <= ROUNDS
        assert not state.over or view["turn"] == ROUNDS
        assert 0 <= view["provost"] <= PROVOST_END
        self.check_seats(state, view)
        self.check_workers(state, view)
        self.check_characters(view)
        self.check_tiles(view)
        self.check_road(view)
        if view["phase"] in ("planning", "over"):
            self.check_reset(view)

    def check_seats(self, state: State, view: dict[str, Any]) -> None:
        """Nobody owes anything; points are never lost, houses never come back, bundles stay delivered."""
        for has in view["seats"]:
            assert all(has[resource] >= 0 for resource in RESOURCES)
        owned = [space["owner"] for space in view["road"]]
        houses = [has["houses"] for has in view["seats"]]
        assert houses == [HOUSES - owned.count(seat) for seat in range(view["players"])]
        assert min(houses) >= 0
        site = view["site"]
        delivered = [before + now for before, now in zip(site["delivered"], site["bundles"], strict=True)]
        assert view["phase"] == "delivery" or not any(site["bundles"])
        for before, now in ((self.points, state.scores()), (self.delivered, delivered)):
            assert all(more >= less for less, more in zip(before, now, strict=False))
        assert all(left <= had for had, left in zip(self.houses, houses, strict=False))
        self.points, self.houses, self.delivered = state.scores(), houses, delivered

    def check_workers(self, state: State, view: dict[str, Any]) -> None:
        """Fifteen workers a player: in hand, in the Camp, on buildings, or waiting on the site."""
        queue = view["site"]["workers"]
        assert len(set(queue)) == len(queue)
        waiting = queue[int(str(state.position()["cursor"])) :] if view["phase"] == "delivery" else queue
        places = [space["workers"] for space in view["road"]] + list(view["printed"].values())
        away = [seat for workers in places for seat in workers] + waiting
        for seat, has in enumerate(view["seats"]):
            assert has["workers"] >= 0
            assert has["camp"] >= 0
            assert has["workers"] + has["camp"] + away.count(seat) == WORKERS
        pairs = [workers for workers in places if len(workers) > 1]
        assert len(pairs) <= 1  # the Journeyman, once a round
        assert all(len(pair) == 2 and pair[0] != pair[1] for pair in pairs)
        assert view["phase"] in ("planning", "printed", "bridge", "road") or not any(places)
        assert view["phase"] != "draft" or not queue

    def check_characters(self, view: dict[str, Any]) -> None:
        """Each character is in one place; of those in the game three are left at the draft, then ever fewer."""
        players, held = view["players"], view["characters"]
        assert len(held) == players + LEFT_ON_THE_BOARD
        for seat, has in enumerate(view["seats"]):
            assert has["characters"] == [name for name, holder in held.items() if holder == seat]
        on_board = list(held.values()).count(None)
        if view["phase"] == "draft":
            assert on_board > LEFT_ON_THE_BOARD
        else:
            assert on_board <= LEFT_ON_THE_BOARD
            assert self.on_board == 0 or on_board <= self.on_board
        self.on_board = on_board

    def check_tiles(self, view: dict[str, Any]) -> None:
        """Every tile is once on the road, on the site or in the supply; starting tiles that are gone stay away."""
        on_road = [space["tile"] for space in view["road"] if space["tile"] not in (None, "residence")]
        site = view["site"]["tiles"]
        everywhere = on_road + site + view["supply"]
        assert len(set(everywhere)) == len(everywhere)
        assert {tile for tile in everywhere if GROUPS[tile] != "starting"} == BUILT
        assert [GROUPS[tile] for tile in site] == ["starting", "wood", "stone"]
        assert self.site in ([], site)
        starting = sum(GROUPS[tile] == "starting" for tile in everywhere)
        assert starting <= self.starting
        self.starting, self.site = starting, site
        assert not any(GROUPS[tile] == "starting" for tile in view["supply"])

    def check_road(self, view: dict[str, Any]) -> None:
        """What each space can have, who owns it, and where workers stand."""
        free = False
        for space in view["road"]:
            at, tile, owner = space["space"], space["tile"], space["owner"]
            group = GROUPS.get(tile, "")
            if at < WOOD_SPACE:
                assert group in ("starting", "residence", "monument")
                claimable = view["phase"] in ("printed", "bridge", "road", "delivery")
                assert (owner is not None) == (group != "starting") or (group == "starting" and claimable)
            elif at in (WOOD_SPACE, STONE_SPACE):
                assert group == ("wood" if at == WOOD_SPACE else "stone")
                assert owner is None
                assert tile != "stonemason"
            else:
                assert tile is None or (group in ("wood", "stone") and owner is not None)
                assert not (free and tile is not None), "a gap in the road"
                free = free or tile is None
            assert not space["workers"] or group in TAKES_WORKERS

    def check_reset(self, view: dict[str, Any]) -> None:
        """Between rounds the provost stands before the last building of the unbroken run."""
        run = 0
        while run < ROAD_END and view["road"][run]["tile"] is not None:
            run += 1
        assert view["provost"] == run - 1
