"""Everything on and around a table of Caylus Magna Carta, and the small movements all phases share.

The road's first card is on space 1. A seat's cards are numbers of its deck; hands and piles are secret.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caylus.core.chance import Chance
from caylus.core.game import Game
from caylus.core.game import Rules as GameRules
from caylus.core.goods import GOLD, PURSE
from caylus.core.road import EMPTY, RoadState, replaced
from caylus.core.state import NOBODY, NOTHING
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import FIRST_CARD, TILE_IDS, TILES
from caylus.games.magna_carta.buildings import CARDS, DECK, PRESTIGES, STANDARD_ONLY

MULLIGAN: Final = 1
INCOME: Final = 2
ACTIONS: Final = 3
PROVOST: Final = 4
ROAD: Final = 5
CASTLE: Final = 6
END_OF_TURN: Final = 7
OVER: Final = 8
PHASE_IDS: Final = ["", "mulligan", "income", "actions", "provost", "effects", "castle", "end-of-turn", "over"]

# The question being asked
ASK_MULLIGAN: Final = 1
ASK_ACTION: Final = 2
ASK_SITE: Final = 3
ASK_PROVOST: Final = 4
ASK_PRIMARY: Final = 5
ASK_SECONDARY: Final = 6
ASK_CASTLE: Final = 7

FACE_UP: Final = -1  # of `cover_at`: the card shows its face ...
RESIDENCE: Final = -3  # ... its residence side (not -2, whose hash is that of -1), or a prestige card lies on it


class Rules(GameRules):
    """What the options of a game decide; shared by all its states."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        super().__init__(game, options)
        self.standard = options["rules"] == "standard"
        left_out = [] if self.standard else STANDARD_ONLY
        self.deck = [card for card in range(CARDS) if DECK[card].id not in left_out]
        self.prestige = [card for card in range(len(PRESTIGES)) if PRESTIGES[card].id not in left_out]
        self.code = int(self.standard)


class Table(RoadState):
    """The position of a game of Caylus Magna Carta."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.game, rules.options, TILES, PHASE_IDS)
        self.rules = rules
        self.first = 0  # the seat with the first-player card
        self.workers = NOTHING  # at home, by seat
        # These change seldom: they are replaced, never changed, so that copies share them
        self.cover_at = NOTHING  # by space: FACE_UP, RESIDENCE or a prestige card
        self.reserve_at = NOTHING  # by space: cubes for the secondary effect
        self.turning_at = NOTHING  # by space: 1 where a lawyer waits for the worker's effects
        self.hands: list[list[int]] = []  # by seat, sorted; here and below each seat's list is replaced
        self.piles: list[list[int]] = []  # by seat, the top card last
        self.discards: list[list[int]] = []  # by seat, face up
        self.shown: list[list[int]] = []  # by seat: the cards of the hand that everybody can work out
        self.prestige_owner = NOTHING  # by prestige card; NOBODY in the supply
        self.tokens = NOTHING  # left in the castle, by section
        self.taken = NOTHING  # by seat and section
        self.removed = 0  # tokens out of the game
        self.offers = NOTHING  # batches this turn, by seat
        self.plan = 0  # the prestige card being built while its site is asked for
        self.chance = NOTHING  # the generator's words

    def fill_from(self, other: Table) -> None:
        """Become a copy of another table."""
        self.copy_road(other)
        self.first = other.first
        self.workers = other.workers[:]
        self.cover_at = other.cover_at
        self.reserve_at = other.reserve_at
        self.turning_at = other.turning_at
        self.hands = other.hands[:]
        self.piles = other.piles[:]
        self.discards = other.discards[:]
        self.shown = other.shown[:]
        self.prestige_owner = other.prestige_owner
        self.tokens = other.tokens
        self.taken = other.taken
        self.removed = other.removed
        self.offers = other.offers
        self.plan = other.plan
        self.chance = other.chance  # replaced, never changed

    # -- looking ----------------------------------------------------------------------------------------

    @property
    def road_end(self) -> int:
        """The last space of the road."""
        return len(self.tile_at) - 1

    def provost_last(self) -> int:
        """The last card of the road."""
        return self.road_end

    def tile_of(self, seat: int, card: int) -> int:
        """The tile that a card of a seat's deck is."""
        return FIRST_CARD + seat * CARDS + card

    def residences(self, seat: int) -> list[int]:
        """The spaces of a seat's visible residences."""
        return [
            space
            for space in range(1, len(self.tile_at))
            if self.owner_at[space] == seat and self.cover_at[space] == RESIDENCE
        ]

    def takes_workers(self, space: int) -> bool:
        """Whether the card on a space shows a building that can be worked in."""
        return self.cover_at[space] == FACE_UP

    def tokens_left(self) -> int:
        """Tokens left in the castle."""
        return self.tokens[0] + self.tokens[1] + self.tokens[2]

    def best_section(self) -> int:
        """The section the next token comes from; the last one when there is none."""
        section = 0
        while section < board.SECTION_COUNT - 1 and self.tokens[section] == 0:
            section += 1
        return section

    # -- cards ------------------------------------------------------------------------------------------

    def draw_card(self, seat: int) -> None:
        """The top card of the pile; an empty pile is made anew from the discards first. (004, A; R9)"""
        if not self.piles[seat]:
            chance = Chance("", self.chance)
            pile = self.discards[seat][:]
            chance.shuffle(pile)
            self.chance = chance.words()
            self.piles[seat] = pile
            self.discards[seat] = []
            if self.trace is not None:
                self.note({"kind": "shuffle", "seat": seat})
        self.hands[seat] = sorted([*self.hands[seat], self.piles[seat][-1]])
        self.piles[seat] = self.piles[seat][:-1]
        if not self.piles[seat]:
            self.shown[seat] = self.hands[seat]  # nothing else is left that the hand could be
        if self.trace is not None:
            self.note({"kind": "card", "seat": seat})

    def discard_hand(self, seat: int) -> int:
        """The whole hand goes onto the discards, face up; gives its size. (004, B)"""
        size = len(self.hands[seat])
        self.discards[seat] = self.discards[seat] + self.hands[seat]
        if self.trace is not None:
            cards = [DECK[card].id for card in self.hands[seat]]
            self.note({"kind": "discard", "seat": seat, "cards": cards})
        self.hands[seat] = []
        self.shown[seat] = []
        return size

    def can_draw(self, seat: int) -> bool:
        """Whether there is a card in pile or discards. (R6)"""
        return len(self.piles[seat]) + len(self.discards[seat]) > 0

    # -- paying with gold as a wild cube ------------------------------------------------------------------

    def gold_needed(self, seat: int, price: list[int]) -> int:
        """The gold a price takes: its own, and one for each plain cube that is short. (004; R4, K7)"""
        purse = self.purse
        base: i64 = seat * PURSE
        needed: i64 = price[GOLD]
        cube: i64
        for cube in range(GOLD):
            short: i64 = price[cube]
            if short:
                short -= purse[base + cube]
                if short > 0:
                    needed += short
        return needed

    def affords_price(self, seat: int, price: list[int]) -> bool:
        """Whether the price can be paid, gold standing in for what is short."""
        return self.gold_needed(seat, price) <= self.holds(seat, GOLD)

    def payment(self, seat: int, price: list[int]) -> list[int]:
        """The cubes really paid: plain ones as far as they go, then gold."""
        paid = [min(price[cube], self.holds(seat, cube)) for cube in range(GOLD)]
        return [*paid, self.gold_needed(seat, price)]

    def really_paid(self, action: int, price: list[int]) -> list[int]:
        """What the seat that is asked pays for an action of that price; the price itself where it cannot pay."""
        return self.payment(self.who, price) if action in self.legal else price

    def pay_price(self, seat: int, price: list[int]) -> None:
        """Pay it with as little gold as possible."""
        for cube, paid in enumerate(self.payment(seat, price)):
            if paid:
                self.gain(seat, cube, -paid)

    # -- moving pieces ----------------------------------------------------------------------------------

    def lay_card(self, tile: int, owner: int, reserve: int) -> None:
        """A card is added at the end of the road."""
        self.tile_at = [*self.tile_at, EMPTY]
        self.owner_at = [*self.owner_at, NOBODY]
        self.worker_at.append(NOBODY)
        self.cover_at = [*self.cover_at, FACE_UP]
        self.reserve_at = [*self.reserve_at, reserve]
        self.turning_at = [*self.turning_at, 0]
        self.put_tile(self.road_end, tile, owner)
        if reserve:
            self.tell_reserve(self.road_end)

    def tell_reserve(self, space: int) -> None:
        """Note how many cubes lie on a card."""
        if self.trace is not None:
            self.note({"kind": "reserve", "space": space, "left": self.reserve_at[space]})

    def worker_home(self, space: int) -> None:
        """The worker on a space comes home."""
        seat = self.worker_at[space]
        self.worker_at[space] = NOBODY
        self.workers[seat] += 1
        if self.trace is not None:
            tile = self.tile_at[space]
            self.note({"kind": "worker", "seat": seat, "from": TILE_IDS[tile], "to": "home"})

    def token_points(self, tokens: int) -> int:
        """What the best tokens left count."""
        points = 0
        for section in range(board.SECTION_COUNT):
            number = min(tokens, self.tokens[section])
            points += number * board.TOKEN_POINTS[section]
            tokens -= number
        return points

    def take_tokens(self, seat: int, tokens: int) -> None:
        """The best tokens left: dungeon, then walls, then towers. (004, phase 5)"""
        for section in range(board.SECTION_COUNT):
            number = min(tokens, self.tokens[section])
            if number == 0:
                continue
            at = seat * board.SECTION_COUNT + section
            self.tokens = replaced(self.tokens, section, self.tokens[section] - number)
            self.taken = replaced(self.taken, at, self.taken[at] + number)
            if self.trace is not None:
                id = board.SECTIONS[section]
                self.note({"kind": "tokens", "seat": seat, "section": id, "number": number})
            self.score(seat, number * board.TOKEN_POINTS[section], "token", board.SECTIONS[section])
            tokens -= number
