"""Reading a position back, and refusing what could not have come from a game."""

from __future__ import annotations

from typing import Final

from caylus.core import reading
from caylus.core.reading import known_parts, listing, name_part, require, seat_part, thing, whole, wholes
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus import board, position
from caylus.games.caylus.board import BUILDING_SPACES, FIXED_TILES, ROAD_END, SECTION_COUNT, SECTIONS, START
from caylus.games.caylus.buildings import (
    FIRST_PRESTIGE,
    FIXED,
    INN,
    JEWELLER_TILE,
    JOUST,
    NEUTRAL,
    RESIDENCE_TILE,
    SPECIALS,
    STABLES,
    TILES,
    WORKER_TILES,
)
from caylus.games.caylus.favor_table import FAVOR_LINES, LINES
from caylus.games.caylus.flow import QUESTIONS, Caylus
from caylus.games.caylus.setup import bare_table
from caylus.games.caylus.state import (
    ASK_SITE,
    CASTLE,
    END_OF_TURN,
    FIRST_STABLE,
    INN_LEFT,
    INN_RIGHT,
    OVER,
    PLACEMENT,
    ROAD,
    SPECIAL,
    Rules,
)

PARTS: Final = ["order", "bailiff", "section", "favors", "special", "castle"]


def restore(data: JsonObject, rules: Rules, players: int) -> Caylus:
    """The game at that position; where it leaves only one thing to do, that is done."""
    s = bare_table(rules, players)
    reading.read_heading(s, data, PARTS, reading.MOST_TURNS, PLACEMENT)
    s.order = reading.seats_once(data, "order", players)
    require(len(s.order) == players, "'order' must name each seat.")
    s.provost = whole(data, "provost", 1, ROAD_END)
    s.bailiff = whole(data, "bailiff", START, ROAD_END)
    s.section = name_part(data, "section", position.SECTION_IDS)
    read_road(s, data)
    read_special(s, thing(data, "special"))
    read_castle(s, thing(data, "castle"))
    read_seats(s, data)
    reading.read_ledger(s, data)
    reading.read_favors(s, data)
    check_workers(s)
    check_sections(s)
    reading.read_question(s, data, QUESTIONS, ROAD_END + 1)
    require(s.favors == 0 or s.step >= ASK_SITE, "Favors are used before anything else is asked.")
    check_pieces(s)
    if s.phase != OVER:
        s.settle()
    return s


def read_road(s: Caylus, data: JsonObject) -> None:
    """The tiles with their owners and workers; what is not here is in the supply or out of the game."""
    ids = [tile.id for tile in TILES]
    free = False
    for space, found in enumerate(reading.read_spaces(data, ["worker", "claim"], ROAD_END), 1):
        owner = seat_part(found, "owner", s.players)
        worker = seat_part(found, "worker", s.players)
        claim = seat_part(found, "claim", s.players)
        where = f"Space {space}"
        if found["tile"] is None:
            require(space in BUILDING_SPACES, f"{where} always has a building.")
            require(owner == worker == claim == NOBODY, f"{where} is empty, so nobody can own it or work there.")
            free = True
            continue
        tile = name_part(found, "tile", ids)
        kind = TILES[tile].kind
        fits = FIXED_TILES[space] == tile if space in FIXED_TILES else kind != FIXED
        require(fits, f"{where} cannot have the {ids[tile]}.")
        require(kind != NEUTRAL or space <= START, f"{where} cannot have a neutral building.")
        if space <= START:
            require(kind == NEUTRAL or tile >= FIRST_PRESTIGE, f"{where} cannot have a craft building.")
        elif kind != FIXED:
            require(not free, f"{where} is built although an earlier space is free.")
        owned = kind not in (NEUTRAL, FIXED)
        require(owned == (owner != NOBODY), f"{where}: what has been built has an owner, other buildings have none.")
        require(worker == NOBODY or tile < WORKER_TILES, f"{where} cannot take a worker.")
        require(tile != JEWELLER_TILE or s.rules.jeweller, "The Jeweller is not in this game.")
        if tile != RESIDENCE_TILE and kind != FIXED:
            require(s.space_of[tile] <= 0, f"The {ids[tile]} stands on the road twice.")
        s.put_tile(space, tile, owner)
        s.worker_at[space] = worker
        if claim != NOBODY:
            fit = worker != NOBODY and (kind == NEUTRAL or owner == claim) and kind != FIXED and ids[tile] != "lawyer"
            require(fit, f"{where} cannot be waiting for a lawyer.")
            s.claim_at[space] = claim


def read_special(s: Caylus, data: JsonObject) -> None:
    """The workers before the bridge."""
    known_parts(data, [special.id for special in SPECIALS])
    for at in range(JOUST + 1):
        s.special[at] = seat_part(data, SPECIALS[at].id, s.players)
    stables = [
        reading.seat_or_nobody(seat, "stables", s.players) for seat in listing(data, "stables", board.STABLE_PLACES)
    ]
    there = [seat for seat in stables if seat != NOBODY]
    require(stables[: len(there)] == there, "The stables fill from their first circle.")
    require(len(set(there)) == len(there), "A player has one worker in the stables at most.")
    require(s.players > 2 or not there, "With two players the stables are closed.")
    for circle, seat in enumerate(stables):
        s.special[FIRST_STABLE + circle] = seat
    inn = thing(data, "inn")
    known_parts(inn, ["left", "right"])
    s.special[INN_LEFT] = seat_part(inn, "left", s.players)
    s.special[INN_RIGHT] = seat_part(inn, "right", s.players)


def read_castle(s: Caylus, data: JsonObject) -> None:
    """Workers, batches and houses."""
    known_parts(data, ["workers", "batches", *(section.id for section in SECTIONS)])
    s.castle = reading.seats_once(data, "workers", s.players)
    s.batches = wholes(data, "batches", 0, 99, s.players)
    for seat in range(s.players):
        fit = not s.batches[seat] or (seat in s.castle and s.phase == CASTLE)
        require(fit, "Batches are given in the castle phase, by players with a worker there.")
    for at, section in enumerate(SECTIONS):
        houses = wholes(data, section.id, 0, section.parts, s.players)
        require(sum(houses) <= section.parts, f"The {section.name} has {section.parts} parts only.")
        for seat in range(s.players):
            s.houses[seat * SECTION_COUNT + at] = houses[seat]


def read_seats(s: Caylus, data: JsonObject) -> None:
    """Purses and favor markers."""
    lines = [line.id for line in FAVOR_LINES]
    for seat, found in enumerate(reading.read_purses(s, data, ["favors", "used"])):
        levels = thing(found, "favors")
        known_parts(levels, lines)
        for at, line in enumerate(lines):
            s.level[seat * LINES + at] = whole(levels, line, 0, s.columns_open())
        for name in listing(found, "used"):
            s.used[seat] |= 1 << reading.name_among(name, "used", lines)


def check_workers(s: Caylus) -> None:
    """Six workers a player; those who are nowhere are at home."""
    for seat in range(s.players):
        away = s.worker_at.count(seat) + s.special.count(seat) + s.castle.count(seat)
        require(away <= board.WORKERS, f"Seat {seat} has {away} workers on the board, but only {board.WORKERS}.")
        s.workers[seat] = board.WORKERS - away


def check_sections(s: Caylus) -> None:
    """The section under construction is the first that has not been scored, and none is overdue."""
    for at in range(1, SECTION_COUNT):
        begun = s.section >= at or s.houses_in(at - 1) >= SECTIONS[at - 1].parts
        require(begun or s.houses_in(at) == 0, f"The {SECTIONS[at].name} are not begun before there is need.")
    for seat in range(s.players):
        built = sum(s.houses[seat * SECTION_COUNT : (seat + 1) * SECTION_COUNT])
        require(s.batches[seat] <= built, f"Seat {seat} has given batches that built nothing.")
    if s.phase == OVER:
        require(s.section == SECTION_COUNT, "The game is over once the towers have been scored.")
        return
    require(s.section < SECTION_COUNT, "With the towers scored the game is over.")
    if s.phase != END_OF_TURN:
        section = SECTIONS[s.section]
        require(
            s.bailiff < section.mark,
            f"The {section.name} should have been scored: the bailiff is past its mark.",
        )
        full = s.houses_in(s.section) >= section.parts
        require(not full or s.phase == CASTLE, f"The {section.name} should have been scored: it is full.")


def check_pieces(s: Caylus) -> None:
    """Workers who have done their work this turn are gone, and what belongs to a phase is there only in it."""
    reached = s.cursor if s.phase == SPECIAL else 0 if s.phase < SPECIAL else len(SPECIALS) + 1
    for at in range(min(reached - 1, JOUST + 1)):
        require(s.special[at] == NOBODY, f"The worker of the {SPECIALS[at].name} has gone home by now.")
    if reached > STABLES:
        require(s.special[FIRST_STABLE] == NOBODY, "The workers of the Stables have gone home by now.")
    if reached > INN:
        require(s.special[INN_LEFT] == NOBODY, "The worker on the left circle of the Inn has moved on by now.")
    if s.phase >= ROAD:
        here = range(s.cursor, s.provost + 1) if s.phase == ROAD else range(0)
        left = [space for space in range(1, ROAD_END + 1) if s.worker_at[space] != NOBODY and space not in here]
        require(not left, "Workers on the road have gone home by now, used or beyond the provost.")
    require(s.phase != END_OF_TURN or not s.castle, "The workers of the castle have gone home by now.")
    claims = len(s.claim_at) - s.claim_at.count(NOBODY)
    require(not claims or SPECIAL <= s.phase <= ROAD, "No lawyer waits in this phase.")
    usable = s.phase in (SPECIAL, ROAD, CASTLE, END_OF_TURN)
    for seat in range(s.players):
        require(usable or not s.used[seat], "No line of the favor table is used in this phase.")
        for line in range(LINES):
            fit = not s.used[seat] >> line & 1 or s.level[seat * LINES + line] > 0
            require(fit, "A line that has been used has its marker on a column.")
