"""What always holds at a table of Caylus Magna Carta. (sheet 3, bounds and invariants)"""

from __future__ import annotations

from typing import Any

import caylus
from caylus.core.state import State

HISTORY = {"ledger", "turn", "shown"}
CUBES = ["food", "wood", "stone", "gold"]
WORKERS = 4
DECKS = {"standard": 12, "beginner": 10}
TOKENS = {2: [5, 6, 7], 3: [6, 7, 8], 4: [7, 8, 9]}
TOKEN_POINTS = [4, 3, 2]
RESERVES = {"small-farm", "small-sawmill", "small-quarry"}
ROWS = {row.id: row for row in caylus.GAMES["magna-carta"].components()}
RESIDENCE = "residence"


def longest_turns(players: int) -> int:
    """At least one token leaves the castle each turn."""
    return sum(TOKENS[players])


def longest(players: int) -> int:
    """More decisions than any game can ask for."""
    return longest_turns(players) * players * 60


class Invariants:
    """Watches one game."""

    def __init__(self) -> None:
        self.left = 99
        self.road: list[str] = []
        self.taken: list[list[int]] = []

    def check(self, state: State) -> None:
        """Everything that holds at any moment, and what never goes back."""
        position: dict[str, Any] = state.position()
        standard = position["options"]["rules"] == "standard"
        kind = (state.decision or {}).get("kind")
        asked_all_the_same = kind == "action" and position["seats"][state.who]["hand"]
        assert state.over or len(state.actions()) >= 2 or asked_all_the_same
        assert 1 <= position["turn"] <= longest_turns(state.players)
        assert (position["provost"] is not None) == standard
        assert not standard or 1 <= position["provost"] <= len(position["road"])
        self.check_castle(state, position)
        self.check_cards(position)
        self.check_road(state, position)
        self.check_prestige(position, standard)
        if not state.over:
            self.check_points(state, position)

    def check_castle(self, state: State, position: dict[str, Any]) -> None:
        """Tokens are left, taken or out of the game, the best first; every turn there are fewer."""
        castle = position["castle"]
        full = TOKENS[state.players]
        taken = [seat["tokens"] for seat in position["seats"]]
        gone = [before - left for before, left in zip(full, castle["tokens"], strict=True)]
        assert all(number >= 0 for number in [*gone, *castle["tokens"], castle["removed"]])
        assert sum(map(sum, taken)) + castle["removed"] == sum(gone)
        assert all(sum(section) <= went for section, went in zip(zip(*taken, strict=True), gone, strict=True))
        assert all(gone[at] == full[at] for at in range(2) if gone[at + 1])
        for before, now in zip(self.taken, taken, strict=False):
            assert all(more >= less for less, more in zip(before, now, strict=True))
        left = sum(castle["tokens"])
        assert left <= self.left
        assert position["turn"] <= sum(gone) + 1
        assert not state.over or left == 0
        assert position["phase"] == "castle" or not any(castle["offers"])
        self.left, self.taken = left, taken

    def check_cards(self, position: dict[str, Any]) -> None:
        """A deck's cards are each in one place: hand, pile, discards or road; known cards are in the hand."""
        for seat, has in enumerate(position["seats"]):
            assert all(has[cube] >= 0 for cube in [*CUBES, "deniers", "points"])
            built = [card_of(space) for space in position["road"] if space["owner"] == seat]
            cards = has["hand"] + has["pile"] + has["discard"] + built
            assert len(set(cards)) == len(cards) == DECKS[position["options"]["rules"]]
            assert set(has["shown"]) <= set(has["hand"])
            assert has["pile"] or sorted(has["shown"]) == sorted(has["hand"])

    def check_road(self, state: State, position: dict[str, Any]) -> None:
        """The road only grows, by a card for each one built; four workers a player, on open cards or at home."""
        road = position["road"]
        tiles = [space["tile"] for space in road]
        assert tiles[: len(self.road)] == self.road
        self.road = tiles
        neutral = [space["tile"] for space in road if space["owner"] is None]
        assert len(neutral) == state.players
        assert tiles[: state.players] == neutral
        assert neutral[-1] == "neutral-peddler"
        view: dict[str, Any] = state.view(None)
        for seat, has in enumerate(view["seats"]):
            assert has["workers"] >= 0
            assert has["workers"] + [space["worker"] for space in road].count(seat) == WORKERS
        for space in road:
            small = space["owner"] is not None and card_of(space) in RESERVES and space["cover"] is None
            assert 0 <= space["reserve"] <= ((2 if state.players == 2 else 4) if small else 0)
            assert space["cover"] is None or space["worker"] is None
            assert not space["turning"] or space["worker"] is not None
            assert space["cover"] is None or card_of(space) != "lawyer"

    def check_prestige(self, position: dict[str, Any], standard: bool) -> None:
        """A prestige card lies on a residence of its owner, for beginners in front of the owner."""
        assert len(position["prestige"]) == (7 if standard else 6)
        covers = {space["cover"]: space["owner"] for space in position["road"] if space["cover"]}
        covers.pop(RESIDENCE, None)
        built = {card: seat for card, seat in position["prestige"].items() if seat is not None}
        assert covers == (built if standard else {})

    def check_points(self, state: State, position: dict[str, Any]) -> None:
        """Until the end the points are those of tokens, visible faces and prestige cards."""
        for seat, has in enumerate(position["seats"]):
            points = sum(number * worth for number, worth in zip(has["tokens"], TOKEN_POINTS, strict=True))
            for space in position["road"]:
                if space["owner"] == seat and space["cover"] in (None, RESIDENCE):
                    points += ROWS[space["cover"] or card_of(space)].points
            points += sum(ROWS[card].points for card, owner in position["prestige"].items() if owner == seat)
            assert state.scores()[seat] == points


def card_of(space: dict[str, Any]) -> str:
    """The card on a space without the color of its owner."""
    tile = str(space["tile"])
    return tile if space["owner"] is None else tile.partition("-")[2]
