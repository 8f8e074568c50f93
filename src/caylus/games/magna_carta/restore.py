"""Reading a position back, and refusing what could not have come from a game."""

from __future__ import annotations

from typing import Final

from caylus.core import reading
from caylus.core.chance import WORD
from caylus.core.reading import known_parts, listing, name_part, require, seat_part, thing, whole, wholes
from caylus.core.state import NOBODY, JsonObject
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import FIRST_CARD, FIRST_PRESTIGE, TILE_IDS
from caylus.games.magna_carta.buildings import CARDS, DECK, LAWYER_CARD, NEUTRALS, PEDDLER, PRESTIGES, RESERVE_CUBES
from caylus.games.magna_carta.flow import QUESTIONS, MagnaCarta
from caylus.games.magna_carta.setup import bare_table
from caylus.games.magna_carta.state import (
    ACTIONS,
    CASTLE,
    FACE_UP,
    OVER,
    PROVOST,
    RESIDENCE,
    ROAD,
    Rules,
)

PARTS: Final = ["chance", "first", "castle", "prestige"]


def restore(data: JsonObject, rules: Rules, players: int) -> MagnaCarta:
    """The game at that position; where it leaves only one thing to do, that is done."""
    s = bare_table(rules, players)
    reading.read_heading(s, data, PARTS, reading.MOST_TURNS, ACTIONS)
    s.first = whole(data, "first", 0, players - 1)
    s.chance = wholes(data, "chance", 0, WORD, 4)
    require(any(s.chance), "The words of 'chance' are never all zero.")
    read_road(s, data)
    read_prestige(s, thing(data, "prestige"))
    read_seats(s, data)
    read_castle(s, thing(data, "castle"))
    if rules.standard:
        s.provost = whole(data, "provost", 1, s.road_end)
    else:
        require(reading.part(data, "provost") is None, "The beginner game has no provost.")
        s.provost = players
    reading.read_ledger(s, data)
    reading.read_question(s, data, QUESTIONS, s.road_end + 1)
    check_workers(s)
    if s.phase == OVER:
        require(s.tokens_left() == 0, "The game is over when no token is left.")
    else:
        require(s.tokens_left() > 0 or s.phase == ROAD, "With no token left the game ends.")
        s.settle()
    return s


def read_road(s: MagnaCarta, data: JsonObject) -> None:
    """The neutral cards, the Peddler last of them, then the cards that were built."""
    covers = ["residence", *(card.id for card in PRESTIGES)]
    for space, found in enumerate(reading.read_spaces(data, ["worker", "cover", "reserve", "turning"]), 1):
        where = f"Card {space} of the road"
        tile = name_part(found, "tile", TILE_IDS[:FIRST_PRESTIGE])
        require(s.space_of[tile] == 0, f"The {TILE_IDS[tile]} stands on the road twice.")
        require((space <= s.players) == (tile < len(NEUTRALS)), f"{where} cannot be the {TILE_IDS[tile]}.")
        require((space == s.players) == (tile == PEDDLER), "The neutral Peddler is the last of the neutral cards.")
        seat, card = divmod(tile - FIRST_CARD, CARDS)
        owner = NOBODY if tile < FIRST_CARD else seat
        require(seat_part(found, "owner", s.players) == owner, f"{where} belongs to another.")
        most = board.RESERVE[s.players] if owner != NOBODY and card in RESERVE_CUBES else 0
        s.lay_card(tile, owner, whole(found, "reserve", 0, most))
        cover = (
            FACE_UP if reading.part(found, "cover") is None else reading.name_among(found["cover"], "cover", covers) - 1
        )
        s.cover_at[space] = RESIDENCE if reading.part(found, "cover") == "residence" else cover
        covered = s.cover_at[space] != FACE_UP
        turned = covered or reading.part(found, "turning") is True
        fit = not turned or (s.rules.standard and owner != NOBODY and card != LAWYER_CARD)
        require(fit, f"{where} cannot be a residence.")
        require(not covered or s.reserve_at[space] == 0, f"{where} is turned, so no cubes lie on it.")
        worker = seat_part(found, "worker", s.players)
        require(worker == NOBODY or not covered, f"{where} cannot take a worker.")
        s.worker_at[space] = worker
        if worker != NOBODY:
            s.workers[worker] -= 1
            require(s.workers[worker] >= 0, f"Seat {worker} has only {board.WORKERS} workers.")
        require(isinstance(reading.part(found, "turning"), bool), "'turning' is true or false.")
        s.turning_at[space] = int(reading.part(found, "turning") is True)
        require(not s.turning_at[space] or (worker != NOBODY and s.phase == ROAD), f"{where} waits for no worker.")
    require(s.road_end >= s.players, f"The road begins with {s.players} neutral cards.")


def read_prestige(s: MagnaCarta, data: JsonObject) -> None:
    """Who built the prestige cards, and that they lie where they should."""
    known_parts(data, [PRESTIGES[card].id for card in s.rules.prestige])
    on_road = {cover: s.owner_at[space] for space, cover in enumerate(s.cover_at) if cover >= 0}
    require(len(on_road) == sum(1 for cover in s.cover_at if cover >= 0), "A prestige card lies on the road twice.")
    for card in s.rules.prestige:
        name = PRESTIGES[card].id
        s.prestige_owner[card] = seat_part(data, name, s.players)
        if s.rules.standard:
            require(on_road.get(card, NOBODY) == s.prestige_owner[card], f"The {name} lies on its owner's residence.")


def read_seats(s: MagnaCarta, data: JsonObject) -> None:
    """Purses, cards and tokens; every card of a deck is somewhere once."""
    for seat, found in enumerate(reading.read_purses(s, data, ["hand", "pile", "discard", "shown", "tokens"])):
        s.hands[seat] = sorted(read_cards(found, "hand"))
        s.piles[seat] = read_cards(found, "pile")
        s.discards[seat] = read_cards(found, "discard")
        s.shown[seat] = sorted(read_cards(found, "shown"))
        built = [card for card in range(CARDS) if s.space_of[s.tile_of(seat, card)]]
        everything = sorted([*s.hands[seat], *s.piles[seat], *s.discards[seat], *built])
        require(everything == s.rules.deck, f"The cards of seat {seat} are not its deck.")
        once = len(set(s.shown[seat])) == len(s.shown[seat])
        require(once and set(s.shown[seat]) <= set(s.hands[seat]), "Cards that are 'shown' are in the hand, each once.")
        require(bool(s.piles[seat]) or s.shown[seat] == s.hands[seat], "With an empty pile the hand is known.")
        tokens = wholes(found, "tokens", 0, reading.PLENTY, board.SECTION_COUNT)
        s.taken[seat * board.SECTION_COUNT : (seat + 1) * board.SECTION_COUNT] = tokens


def read_cards(data: JsonObject, name: str) -> list[int]:
    """Cards by name."""
    ids = [card.id for card in DECK]
    return [reading.name_among(card, name, ids) for card in listing(data, name)]


def read_castle(s: MagnaCarta, data: JsonObject) -> None:
    """Tokens in the castle, with players, and out of the game make up all of them."""
    known_parts(data, ["tokens", "removed", "offers"])
    begun = s.tokens
    every = sum(begun)
    s.tokens = [
        whole({"tokens": left}, "tokens", 0, s.tokens[section])
        for section, left in enumerate(listing(data, "tokens", board.SECTION_COUNT))
    ]
    s.removed = whole(data, "removed", 0, every)
    require(sum(s.tokens) + sum(s.taken) + s.removed == every, f"There are {every} tokens in all.")
    for section, name in enumerate(board.SECTIONS):
        gone = begun[section] - s.tokens[section]
        require(sum(s.taken[section :: board.SECTION_COUNT]) <= gone, f"There are not so many tokens of the {name}.")
        better = sum(s.tokens[:section]) == 0
        require(better or gone == 0, f"Tokens of the {name} are taken when the better ones are gone.")
    s.offers = wholes(data, "offers", 0, every, s.players)
    require(not any(s.offers) or s.phase == CASTLE, "Batches are offered in the castle phase.")
    for seat in range(s.players):
        held = sum(s.taken[seat * board.SECTION_COUNT : (seat + 1) * board.SECTION_COUNT])
        require(s.offers[seat] <= held, f"Seat {seat} has offered batches that brought no token.")


def check_workers(s: MagnaCarta) -> None:
    """Workers who have acted, or not begun, are at home."""
    waiting = range(0)
    if s.phase in (ACTIONS, PROVOST):
        waiting = range(1, s.road_end + 1)
    elif s.phase == ROAD:
        waiting = range(s.cursor, s.road_end + 1)
    left = [space for space in range(1, s.road_end + 1) if s.worker_at[space] != NOBODY and space not in waiting]
    require(not left, "Workers who have acted, or not begun, are at home.")
