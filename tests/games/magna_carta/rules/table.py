"""Setting a table in one line, playing in notation, and saying all that changed.

    game = table(3).give(RED, "food wood").hand(RED, "lawyer").acting(RED)
    assert effect(game, "build lawyer pay food wood") == {
        "red food": -1, "red wood": -1, "red points": 2, "red hand": [], "card 4": "red-lawyer",
    }

Unless told otherwise purses and hands are empty, all other cards of a deck are in its pile, blue has the first-player
card, players pass in the order of their seats, and the road begins with as many of `NEUTRALS` as there is room for.
The points of cards and tokens laid out are counted in.
"""

from __future__ import annotations

from typing import cast

import caylus
from caylus.core.state import State
from tests.games.playing import Changes, Position, compare, kind, offers, play, position, refusal

__all__ = ["Changes", "Position", "kind", "offers", "play", "position", "refusal"]  # beside what is made here

BLUE, RED, ORANGE, GREEN = range(4)
COLORS = ["blue", "red", "orange", "green"]
CUBES = ["food", "wood", "stone", "gold"]
GOODS = [*CUBES, "deniers", "points"]
SECTIONS = ["dungeon", "walls", "towers"]
TOKEN_POINTS = [4, 3, 2]
NEUTRALS = ["park", "forest", "neutral-quarry", "trading-post"]
CARD_POINTS = {
    "small-farm": 1,
    "small-sawmill": 1,
    "small-quarry": 1,
    "peddler": 2,
    "market": 2,
    "lawyer": 2,
    "large-farm": 2,
    "large-sawmill": 2,
    "large-quarry": 2,
    "gold-mine": 2,
    "bank": 3,
    "church": 3,
}
PRESTIGE_POINTS = {
    "theatre": 6,
    "statue": 6,
    "hotel": 6,
    "stables": 10,
    "town-hall": 10,
    "monument": 10,
    "cathedral": 14,
}
SMALL = ["small-farm", "small-sawmill", "small-quarry"]
STANDARD_ONLY = ["lawyer", "church", "hotel"]


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
    """A table being set; its last word (`acting`, `provost_phase`, `effects`, `castle` ...) starts play."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.data = position(caylus.new("magna-carta", players=players, seed=1, options=options))
        del self.data["ledger"]
        self.players = players
        self.standard = self.data["options"]["rules"] == "standard"
        self.deck = [card for card in CARD_POINTS if self.standard or card not in STANDARD_ONLY]
        self.data.update(first=BLUE, road=[], provost=players if self.standard else None)
        for seat in self.data["seats"]:
            seat.update(dict.fromkeys(GOODS, 0), hand=[], discard=[], shown=[], pile=[])
        self.piles: list[list[str]] = [[] for _ in range(players)]
        self.empty_piles: set[int] = set()
        self.bridge = list(range(players))
        self.neutrals(*NEUTRALS[: players - 1])

    def neutrals(self, *cards: str) -> Setting:
        """The neutral cards before the Peddler."""
        assert len(cards) == self.players - 1
        self.data["road"] = [road_card(at, card) for at, card in enumerate([*cards, "neutral-peddler"], 1)]
        return self

    # -- purses and cards -----------------------------------------------------------------------------------

    def give(self, seat: int, goods: str) -> Setting:
        """Add cubes, deniers and points to a purse."""
        for name, number in amounts(goods).items():
            self.data["seats"][seat][name] += number
        return self

    def everyone(self, goods: str) -> Setting:
        """Give every seat the same."""
        for seat in range(self.players):
            self.give(seat, goods)
        return self

    def hand(self, seat: int, *cards: str) -> Setting:
        """Put cards into a hand."""
        self.data["seats"][seat]["hand"] += cards
        return self

    def known(self, seat: int, *cards: str) -> Setting:
        """Put cards into a hand that everybody has worked out."""
        self.data["seats"][seat]["shown"] += cards
        return self.hand(seat, *cards)

    def discard(self, seat: int, *cards: str) -> Setting:
        """Put cards on a discard pile."""
        self.data["seats"][seat]["discard"] += cards
        return self

    def pile(self, seat: int, *cards: str) -> Setting:
        """Nothing but these in the pile, the first to be drawn first; what is left of the deck goes to the discard."""
        self.piles[seat] = list(cards)
        self.empty_piles.add(seat)
        return self

    def tokens(self, seat: int, dungeon: int = 0, walls: int = 0, towers: int = 0) -> Setting:
        """Give tokens to a player, from the castle."""
        for section, number in enumerate((dungeon, walls, towers)):
            self.data["seats"][seat]["tokens"][section] += number
            self.data["castle"]["tokens"][section] -= number
            self.data["seats"][seat]["points"] += number * TOKEN_POINTS[section]
        return self

    def castle_tokens(self, dungeon: int, walls: int, towers: int) -> Setting:
        """Leave so many tokens in the castle; the others are out of the game."""
        left = [dungeon, walls, towers]
        self.data["castle"]["removed"] += sum(self.data["castle"]["tokens"]) - sum(left)
        self.data["castle"]["tokens"] = left
        return self

    # -- the road -------------------------------------------------------------------------------------------

    def built(self, owner: int, *cards: str, reserve: int | None = None) -> Setting:
        """Cards at the end of the road; small producers with all their cubes unless told otherwise."""
        for card in cards:
            new = road_card(len(self.data["road"]) + 1, f"{COLORS[owner]}-{card}", owner)
            if card in SMALL:
                new["reserve"] = (2 if self.players == 2 else 4) if reserve is None else reserve
            self.data["road"].append(new)
            self.data["seats"][owner]["points"] += CARD_POINTS[card]
        return self

    def residence(self, owner: int, *cards: str) -> Setting:
        """Cards at the end of the road with their residence side up."""
        for card in cards:
            self.built(owner, card, reserve=0)
            self.data["road"][-1]["cover"] = "residence"
            self.data["seats"][owner]["points"] += 1 - CARD_POINTS[card]
        return self

    def prestige(self, owner: int, card: str, on: str = "") -> Setting:
        """A prestige card on a new residence of its owner; in the beginner game in front of its owner."""
        if self.standard:
            self.residence(owner, on)
            self.data["road"][-1]["cover"] = card
            self.data["seats"][owner]["points"] -= 1
        self.data["prestige"][card] = owner
        self.data["seats"][owner]["points"] += PRESTIGE_POINTS[card]
        return self

    def worker(self, seat: int, *cards: str) -> Setting:
        """Put workers on cards of the road, by their ids."""
        for card in cards:
            next(at for at in self.data["road"] if at["tile"] == card)["worker"] = seat
        return self

    def provost(self, space: int) -> Setting:
        """Where the provost stands; cards count from 1."""
        self.data["provost"] = space
        return self

    def first(self, seat: int) -> Setting:
        """Who has the first-player card."""
        self.data["first"] = seat
        return self

    def passing(self, *seats: int) -> Setting:
        """The order in which the players pass, or have passed."""
        self.bridge = list(seats)
        return self

    def pause(self) -> Setting:
        """Give the last to pass a batch, so that the turn stops in the castle at the latest."""
        return self.give(self.bridge[-1], "food wood stone")

    # -- and go ---------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Put every card that lies nowhere into its pile, or on the discard if the pile was told."""
        for seat, cards in enumerate(self.data["seats"]):
            built = [at["tile"].removeprefix(f"{COLORS[seat]}-") for at in self.data["road"] if at["owner"] == seat]
            away = [*cards["hand"], *cards["discard"], *built, *self.piles[seat]]
            rest = [card for card in self.deck if card not in away]
            cards["discard" if seat in self.empty_piles else "pile"] += rest
            cards["pile"] += reversed(self.piles[seat])
            if not cards["pile"]:
                cards["shown"] = list(cards["hand"])

    def start(self, phase: str, question: str, seat: int, cursor: int, **more: object) -> State:
        """Restore the position at a question."""
        self.deal()
        self.data.update(phase=phase, cursor=cursor, stage=0, question={"kind": question, "seat": seat, **more})
        return caylus.from_position(cast(dict[str, object], self.data))

    def acting(self, seat: int | None = None, passed: tuple[int, ...] = ()) -> State:
        """In phase 2, with this seat (or else the first) to choose an action."""
        who = self.data["first"] if seat is None else seat
        self.data["passed"] = list(passed)
        return self.start("actions", "action", who, (who - self.data["first"]) % self.players)

    def provost_phase(self) -> State:
        """At the beginning of phase 3."""
        self.data["passed"] = self.bridge
        return self.start("provost", "provost", self.bridge[0], 1)

    def effects(self) -> State:
        """At the beginning of phase 4."""
        last = self.bridge[-1]
        if self.standard:
            self.data["passed"] = self.bridge
            game = self.start("provost", "provost", last, self.players)
            return play(game, "provost stay") if kind(game) == "provost" else game
        game = self.acting(last, tuple(self.bridge[:-1]))
        return play(game, "pass") if kind(game) == "action" and position(game)["turn"] == self.data["turn"] else game

    def castle(self) -> State:
        """At the beginning of phase 5."""
        self.data["passed"] = self.bridge
        return self.start("castle", "castle", self.bridge[0], 0)


def road_card(space: int, tile: str, owner: int | None = None) -> Position:
    """A card of the road, face up, with nobody on it."""
    return {
        "space": space,
        "tile": tile,
        "owner": owner,
        "worker": None,
        "cover": None,
        "reserve": 0,
        "turning": False,
    }


def table(players: int = 4, **options: str) -> Setting:
    """A bare table in turn 1."""
    return Setting(players, options)


# -- looking --------------------------------------------------------------------------------------------------


def asked(game: State) -> tuple[object, int | None]:
    """What is asked of whom."""
    return kind(game), game.seat


def purse(game: State, seat: int) -> str:
    """Everything a seat has: `2 stone, 5 deniers, 7 points`."""
    found = position(game)["seats"][seat]
    return ", ".join(f"{found[name]} {name}" for name in GOODS if found[name])


def workers_home(game: State, seat: int) -> int:
    """How many workers a seat has at hand."""
    return cast(int, cast(Position, game.view(seat))["seats"][seat]["workers"])


def road(game: State) -> list[str]:
    """The road, card by card."""
    return [at["tile"] for at in position(game)["road"]]


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
    """Goods, points, tokens and cubes on cards as gains and losses; everything else as it is now."""
    return compare(counted(before), counted(after), placed(before), placed(after))


def counted(data: Position) -> dict[str, int]:
    """What comes and goes by number."""
    found = dict(zip(SECTIONS, data["castle"]["tokens"], strict=True))
    found["removed"] = data["castle"]["removed"]
    for seat, color in enumerate(COLORS[: data["players"]]):
        mine = data["seats"][seat]
        found |= {f"{color} {name}": mine[name] for name in GOODS}
        found |= {f"{color} {section}": mine["tokens"][at] for at, section in enumerate(SECTIONS)}
    found |= {f"cubes on {at['tile']}": at["reserve"] for at in data["road"]}
    return found


def placed(data: Position) -> Changes:
    """What stands where."""
    found: Changes = {name: data[name] for name in ("turn", "first", "provost", "passed")}
    for seat, color in enumerate(COLORS[: data["players"]]):
        mine = data["seats"][seat]
        found |= {f"{color} hand": sorted(mine["hand"]), f"{color} discard": sorted(mine["discard"])}
        found[f"{color} pile"] = mine["pile"][::-1]
    for card, owner in data["prestige"].items():
        found[card] = None if owner is None else COLORS[owner]
    for at in data["road"]:
        found[f"card {at['space']}"] = at["tile"] if at["cover"] is None else f"{at['cover']} on {at['tile']}"
        if at["worker"] is not None:
            found[f"worker on {at['tile']}"] = COLORS[at["worker"]]
        if at["turning"]:
            found[f"waiting {at['tile']}"] = True
    return found
