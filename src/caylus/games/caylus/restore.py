"""Reading a position back, and refusing what could not have come from a game."""

from __future__ import annotations

from typing import Final

from caylus.core.errors import PositionError
from caylus.core.goods import COIN
from caylus.core.reading import (
    MOST_TURNS,
    known_parts,
    listing,
    name_among,
    objects,
    part,
    read_favors,
    read_ledger,
    read_passed,
    read_purse,
    require,
    seat_or_nobody,
    thing,
    whole,
    wholes,
)
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus import board, favors, position
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
    WORDS,
    WORKER_TILES,
)
from caylus.games.caylus.favor_table import FAVOR_LINES, LINES
from caylus.games.caylus.flow import Caylus
from caylus.games.caylus.phases import road as road_phase
from caylus.games.caylus.setup import bare_table
from caylus.games.caylus.state import (
    ASK_CASTLE,
    ASK_FAVOR,
    ASK_FAVOR_BUILDING,
    ASK_FAVOR_EXCHANGE,
    ASK_GATE,
    ASK_INN,
    ASK_OWNER,
    ASK_PLACE,
    ASK_PROVOST,
    ASK_ROAD,
    ASK_SITE,
    ASK_SPECIAL,
    CASTLE,
    END_OF_TURN,
    FIRST_STABLE,
    INN_LEFT,
    INN_RIGHT,
    OVER,
    PHASE_IDS,
    PLACEMENT,
    PROVOST,
    ROAD,
    SPECIAL,
    Rules,
)

PARTS: Final = [
    "game",
    "rules",
    "players",
    "options",
    "turn",
    "phase",
    "cursor",
    "stage",
    "question",
    "order",
    "passed",
    "provost",
    "bailiff",
    "section",
    "favors",
    "seats",
    "special",
    "castle",
    "road",
    "ledger",
]


def restore(data: JsonObject, rules: Rules, players: int) -> Caylus:
    """The game at that position; where it leaves only one thing to do, that is done."""
    known_parts(data, PARTS)
    s = bare_table(rules, players)
    s.turn = whole(data, "turn", 1, MOST_TURNS)
    s.phase = name_among(part(data, "phase"), "phase", PHASE_IDS)
    s.provost = whole(data, "provost", 1, ROAD_END)
    s.bailiff = whole(data, "bailiff", START, ROAD_END)
    s.section = name_among(part(data, "section"), "section", position.SECTION_IDS)
    read_order(s, data)
    read_road(s, data)
    read_special(s, thing(data, "special"))
    read_castle(s, thing(data, "castle"))
    read_seats(s, data)
    read_ledger(s, data)
    check_workers(s)
    check_sections(s)
    read_question(s, data)
    if s.phase != OVER:
        s.settle()
    return s


def read_order(s: Caylus, data: JsonObject) -> None:
    """Turn order and bridge."""
    s.order = wholes(data, "order", 0, s.players - 1, s.players)
    require(sorted(s.order) == list(range(s.players)), "'order' must name each seat once.")
    read_passed(s, data)


def read_road(s: Caylus, data: JsonObject) -> None:
    """The tiles with their owners and workers; what is not here is in the supply or out of the game."""
    ids = [tile.id for tile in TILES]
    free = False
    for at, found in enumerate(objects(data, "road", ROAD_END)):
        known_parts(found, ["space", "tile", "owner", "worker", "claim"])
        space = at + 1
        require(whole(found, "space", 1, ROAD_END) == space, "The spaces of the road must stand in order.")
        owner = seat_or_nobody(part(found, "owner"), "owner", s.players)
        worker = seat_or_nobody(part(found, "worker"), "worker", s.players)
        claim = seat_or_nobody(part(found, "claim"), "claim", s.players)
        where = f"Space {space}"
        if part(found, "tile") is None:
            require(space in BUILDING_SPACES, f"{where} always has a building.")
            require(owner == worker == claim == NOBODY, f"{where} is empty, so nobody can own it or work there.")
            free = True
            continue
        tile = name_among(part(found, "tile"), "tile", ids)
        kind = TILES[tile].kind
        require((FIXED_TILES.get(space) == tile) == (kind == FIXED), f"{where} cannot have the {ids[tile]}.")
        require(space not in FIXED_TILES or kind == FIXED, f"{where} cannot have the {ids[tile]}.")
        require(kind != NEUTRAL or space <= START, f"{where} cannot have a neutral building.")
        if space <= START:
            require(kind == NEUTRAL or tile >= FIRST_PRESTIGE, f"{where} cannot have a craft building.")
        elif kind != FIXED:
            require(not free, f"{where} is built although an earlier space is free.")
        owned = kind not in (NEUTRAL, FIXED)
        require(
            owned == (owner != NOBODY),
            f"{where}: wood, stone, prestige and residences have an owner, others not.",
        )
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
        s.special[at] = seat_or_nobody(part(data, SPECIALS[at].id), SPECIALS[at].id, s.players)
    stables = [seat_or_nobody(seat, "stables", s.players) for seat in listing(data, "stables", board.STABLE_PLACES)]
    there = [seat for seat in stables if seat != NOBODY]
    require(stables[: len(there)] == there, "The stables fill from their first circle.")
    require(len(set(there)) == len(there), "A player has one worker in the stables at most.")
    require(s.players > 2 or not there, "With two players the stables are closed.")
    for circle, seat in enumerate(stables):
        s.special[FIRST_STABLE + circle] = seat
    inn = thing(data, "inn")
    known_parts(inn, ["left", "right"])
    s.special[INN_LEFT] = seat_or_nobody(part(inn, "left"), "left", s.players)
    s.special[INN_RIGHT] = seat_or_nobody(part(inn, "right"), "right", s.players)


def read_castle(s: Caylus, data: JsonObject) -> None:
    """Workers, batches and houses."""
    known_parts(data, ["workers", "batches", *(section.id for section in SECTIONS)])
    s.castle = wholes(data, "workers", 0, s.players - 1)
    require(len(set(s.castle)) == len(s.castle), "A player has one worker in the castle at most.")
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
    coins = WORDS.many[COIN]
    for seat, found in enumerate(objects(data, "seats", s.players)):
        known_parts(found, [*WORDS.cubes, coins, "points", "favors", "used"])
        read_purse(s, seat, found)
        levels = thing(found, "favors")
        known_parts(levels, lines)
        for at, line in enumerate(lines):
            s.level[seat * LINES + at] = whole(levels, line, 0, s.columns_open())
        for name in listing(found, "used"):
            s.used[seat] |= 1 << name_among(name, "used", lines)


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


def read_question(s: Caylus, data: JsonObject) -> None:
    """What is asked, of whom, and how far the phase has come."""
    if s.phase == OVER:
        require(data.get("question") is None, "When the game is over nothing is asked.")
        return
    question = thing(data, "question")
    known_parts(question, ["kind", "seat", "building"])
    s.step = name_among(part(question, "kind"), "kind", position.STEP_IDS)
    s.who = whole(question, "seat", 0, s.players - 1)
    s.cursor = whole(data, "cursor", 0, ROAD_END + 1)
    s.stage = whole(data, "stage", 0, 2)
    read_favors(s, data)
    check_phase(s)
    check_pieces(s)
    check_question(s, question)


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


def check_phase(s: Caylus) -> None:
    """How far a phase can have come."""
    everyone = len(s.passed) == s.players
    require(everyone == (s.phase > PLACEMENT), "From the special buildings on, all players have passed.")
    if s.phase == PLACEMENT:
        require(s.cursor < s.players, "'cursor' is the place in the turn order of who acts.")
    elif s.phase == SPECIAL:
        require(1 <= s.cursor <= len(SPECIALS), "'cursor' counts the special buildings reached.")
    elif s.phase == PROVOST:
        require(1 <= s.cursor <= s.players, "'cursor' counts the players who have been asked.")
    elif s.phase == ROAD:
        fit = 1 <= s.cursor <= s.provost and s.worker_at[s.cursor] != NOBODY and s.stage != road_phase.ASLEEP
        require(fit, "'cursor' is the space being activated: it has a worker and the provost has reached it.")
    elif s.phase == CASTLE:
        require(s.cursor <= len(s.castle) + 1, "'cursor' is the place in the castle of who builds.")
    elif s.phase == END_OF_TURN:
        require(1 <= s.cursor <= s.players and s.stage == 1, "'cursor' counts the players who have been scored.")
    else:
        raise PositionError(f"In the phase '{PHASE_IDS[s.phase]}' nothing is asked.")


def check_question(s: Caylus, question: JsonObject) -> None:
    """The question must be one its phase can ask that seat now."""
    step, seat = s.step, s.who
    fit = False
    if step == ASK_PLACE:
        fit = s.phase == PLACEMENT and s.order[s.cursor] == seat and seat not in s.passed
    elif step in (ASK_GATE, ASK_SPECIAL):
        at = s.cursor - 1
        fit = s.phase == SPECIAL and (at == 0 if step == ASK_GATE else 1 <= at <= JOUST) and s.special[at] == seat
    elif step == ASK_INN:
        fit = s.phase == SPECIAL and s.cursor == len(SPECIALS) and s.special[INN_RIGHT] == seat
        fit = fit and s.special[INN_LEFT] == NOBODY
    elif step == ASK_PROVOST:
        fit = s.phase == PROVOST and s.passed[s.cursor - 1] == seat
    elif step == ASK_ROAD:
        fit = s.phase == ROAD and s.worker_at[s.cursor] == seat and s.stage == road_phase.USED
    elif step == ASK_OWNER:
        fit = s.phase == ROAD and s.owner_at[s.cursor] == seat and s.worker_at[s.cursor] != seat
        fit = fit and s.stage == road_phase.DONE and s.tile(s.cursor).owner is not None
    elif step == ASK_CASTLE:
        fit = s.phase == CASTLE and s.cursor < len(s.castle) and s.castle[s.cursor] == seat
        fit = fit and s.section_with_room() < SECTION_COUNT
    elif step != NO_QUESTION:
        fit = (s.favors == 0 or s.favored == seat) and at_work(s)
        if step != ASK_SITE:
            fit = fit and s.rules.favor_table and check_favor(s)
    require(fit, f"The question '{position.STEP_IDS[step]}' cannot be asked of seat {seat} here.")
    if step == ASK_SITE:
        ids = [tile.id for tile in TILES]
        s.plan = name_among(part(question, "building"), "building", ids[FIRST_PRESTIGE:RESIDENCE_TILE]) + FIRST_PRESTIGE
        require(s.space_of[s.plan] == 0, f"The {ids[s.plan]} has been built already.")
        require(len(s.residences(seat)) > 0, "A prestige building needs a residence.")
    require(s.favors == 0 or step >= ASK_SITE, "Favors are used before anything else is asked.")


def at_work(s: Caylus) -> bool:
    """Whether the seat asked is the one that can have won a favor, or be building, at this point of the turn."""
    if s.phase == SPECIAL:
        return s.cursor == JOUST + 1 and s.special[JOUST] == s.who
    if s.phase == ROAD:
        return s.worker_at[s.cursor] == s.who and s.stage == road_phase.USED
    if s.phase == CASTLE:
        return s.cursor == len(s.castle) + 1 and s.who in s.castle
    return s.phase == END_OF_TURN and s.order[s.cursor - 1] == s.who


def check_favor(s: Caylus) -> bool:
    """The lines used fit the question of a favor."""
    used = s.used[s.who]
    if s.step == ASK_FAVOR:
        return used != favors.ALL_LINES
    line = favors.line_in_hand(s)
    if s.step == ASK_FAVOR_EXCHANGE and s.level[s.who * LINES + line] < 4:
        return False
    return bool(used >> line & 1) and s.level[s.who * LINES + line] > 0 and s.step <= ASK_FAVOR_BUILDING
