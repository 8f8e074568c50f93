"""Reading a position back, and refusing what could not have come from a game."""

from __future__ import annotations

from typing import Final

from caylus.core import reading
from caylus.core.goods import COIN
from caylus.core.reading import known_parts, listing, name_part, require, seat_part, thing, whole, wholes
from caylus.core.road import OUT_OF_GAME
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.board import BUILDING_SPACES, FIRST_PRINTED, ROAD_END, STONE_SPACE, WOOD_SPACE
from caylus.games.caylus1303.buildings import (
    FIRST_MONUMENT,
    FIRST_STARTING,
    FIRST_STONE,
    FIRST_WOOD,
    PRINTEDS,
    RESIDENCE_TILE,
    STARTING,
    TILES,
    WORKER_TILES,
)
from caylus.games.caylus1303.characters import CHARACTERS, JOURNEYMAN, ON_THE_BOARD
from caylus.games.caylus1303.flow import QUESTIONS, Caylus1303
from caylus.games.caylus1303.setup import bare_table
from caylus.games.caylus1303.state import (
    CASTLE,
    DRAFT,
    LENT_JOURNEYMAN,
    OVER,
    PLACEMENT,
    PRINTED,
    PROVOST,
    ROAD,
    Rules,
)

PARTS: Final = ["spent", "first", "next_first", "favors", "site", "characters", "printed"]


def restore(data: JsonObject, rules: Rules, players: int) -> Caylus1303:
    """The game at that position; where it leaves only one thing to do, that is done."""
    s = bare_table(rules, players)
    reading.read_heading(s, data, PARTS, board.ROUNDS, PLACEMENT)
    s.provost = whole(data, "provost", 0, board.PROVOST_END)
    s.first = whole(data, "first", 0, players - 1)
    s.next_first = whole(data, "next_first", 0, players - 1)
    s.spent = whole(data, "spent", 0, 3)
    read_site(s, thing(data, "site"))
    read_road(s, data)
    read_printed(s, thing(data, "printed"))
    read_characters(s, thing(data, "characters"))
    read_seats(s, data)
    reading.read_ledger(s, data)
    reading.read_favors(s, data)
    check_joiners(s)
    check_first(s)
    reading.read_question(s, data, QUESTIONS, ROAD_END)
    require(s.favors == 0, "A favor is used as soon as it is won.")
    check_workers(s)
    if s.phase == OVER:
        require(s.turn == board.ROUNDS, f"The game is over after round {board.ROUNDS}.")
    else:
        s.settle()
    return s


def read_site(s: Caylus1303, data: JsonObject) -> None:
    """The three tiles of the Construction Site, its workers and bundles."""
    known_parts(data, ["tiles", "workers", "bundles", "delivered"])
    names = listing(data, "tiles", board.SITE_SLOTS)
    bounds = [FIRST_STARTING, FIRST_WOOD, FIRST_STONE, FIRST_MONUMENT]
    for slot, name in enumerate(names):
        kinds = [tile.id for tile in TILES[bounds[slot] : bounds[slot + 1]]]
        s.site = [*s.site, bounds[slot] + reading.name_among(name, "tiles", kinds)]
    for tile in s.site:
        s.space_of[tile] = OUT_OF_GAME
    s.queue = reading.seats_once(data, "workers", s.players)
    s.bundles = wholes(data, "bundles", 0, 99, s.players)
    s.delivered = wholes(data, "delivered", 0, 999, s.players)
    require(not any(s.bundles) or s.phase == CASTLE, "Bundles are delivered in the delivery phase.")


def read_workers(s: Caylus1303, space: int, found: list[object]) -> None:
    """One worker, or two where the Journeyman has joined."""
    workers = [reading.within(seat, "workers", 0, s.players - 1) for seat in found]
    require(
        len(workers) <= 2 and len(set(workers)) == len(workers), "A building holds two workers at most, of two players."
    )
    if workers:
        s.worker_at[space] = workers[0]
    if len(workers) == 2:
        s.joiner_at[space] = workers[1]


def read_road(s: Caylus1303, data: JsonObject) -> None:
    """The tiles with their owners and workers."""
    ids = [tile.id for tile in TILES]
    free = False
    for space, found in enumerate(reading.read_spaces(data, ["workers"], ROAD_END), 1):
        where = f"Space {space}"
        owner = seat_part(found, "owner", s.players)
        workers = listing(found, "workers")
        if found["tile"] is None:
            require(space in BUILDING_SPACES, f"{where} always has a building.")
            require(owner == NOBODY and not workers, f"{where} is empty, so nobody can own it or work there.")
            free = True
            continue
        tile = name_part(found, "tile", ids)
        require(tile not in s.site and tile >= FIRST_STARTING, f"{where} cannot have the {ids[tile]}.")
        check_place(space, tile, owner, free, where)
        require(not workers or tile < WORKER_TILES, f"{where} cannot take a worker.")
        if tile != RESIDENCE_TILE:
            require(s.space_of[tile] <= 0, f"The {ids[tile]} stands on the road twice.")
        s.put_tile(space, tile, owner)
        read_workers(s, space, workers)
        if owner != NOBODY:
            s.houses[owner] -= 1
            require(s.houses[owner] >= 0, f"Seat {owner} has only {board.HOUSES} houses to build with.")


def check_place(space: int, tile: int, owner: int, free: bool, where: str) -> None:
    """Which tiles a space can have, and which have an owner."""
    kind = TILES[tile].kind
    if space in board.STARTING_SPACES:
        require(kind == STARTING or tile >= FIRST_MONUMENT, f"{where} has a starting building or what replaced it.")
        require(kind == STARTING or owner != NOBODY, f"{where}: residences and monuments have an owner.")
    elif space == WOOD_SPACE:
        require(FIRST_WOOD <= tile < FIRST_STONE and owner == NOBODY, f"{where} has the wood building of the set-up.")
        require(TILES[tile].id != "stonemason", "The Stonemason never lies on the road at the beginning.")
    elif space == STONE_SPACE:
        require(
            FIRST_STONE <= tile < FIRST_MONUMENT and owner == NOBODY, f"{where} has the stone building of the set-up."
        )
    else:
        require(FIRST_WOOD <= tile < FIRST_MONUMENT and owner != NOBODY, f"{where} has a building with an owner.")
        require(not free, f"{where} is built although an earlier space is free.")


def read_printed(s: Caylus1303, data: JsonObject) -> None:
    """The workers before the bridge."""
    known_parts(data, [tile.id for tile in PRINTEDS])
    for at, tile in enumerate(PRINTEDS):
        read_workers(s, FIRST_PRINTED + at, listing(data, tile.id))


def read_characters(s: Caylus1303, data: JsonObject) -> None:
    """The characters of this game and who holds them."""
    ids = [character.id for character in CHARACTERS]
    known_parts(data, ids)
    in_play = s.players + board.CHARACTERS_LEFT
    require(len(data) == in_play, f"With {s.players} players there are {in_play} characters.")
    for at, name in enumerate(ids):
        if name in data:
            seat = seat_part(data, name, s.players)
            s.holder[at] = ON_THE_BOARD if seat == NOBODY else seat


def read_seats(s: Caylus1303, data: JsonObject) -> None:
    """Purses; the workers that are neither in hand nor on the board are in the Camp."""
    reading.read_purses(s, data, [])
    for seat in range(s.players):
        out = s.holds(seat, COIN) + s.worker_at.count(seat) + s.joiner_at.count(seat) + s.queue.count(seat)
        if s.phase == CASTLE and seat in s.queue:
            out -= queue_in_camp(s, data, seat)
        require(out <= board.WORKERS, f"Seat {seat} has {out} workers, but only {board.WORKERS} exist.")
        s.camp[seat] = board.WORKERS - out


def queue_in_camp(s: Caylus1303, data: JsonObject, seat: int) -> int:
    """Whether a deliverer is done, so that the worker has left for the Camp already. (ruling 6.20)"""
    return 1 if s.queue.index(seat) < whole(data, "cursor", 0, ROAD_END) else 0


def check_joiners(s: Caylus1303) -> None:
    """Two workers on one building: only the Journeyman does that, once a round."""
    joined = [seat for seat in s.joiner_at if seat != NOBODY]
    require(len(joined) <= 1, "The Journeyman joins one building a round.")
    if joined:
        require(bool(s.spent & LENT_JOURNEYMAN), "Two workers on a building: the Journeyman has been used.")
        held = s.holder[JOURNEYMAN] == joined[0] or (s.phase != PLACEMENT and s.holder[JOURNEYMAN] >= 0)
        require(held, "Only the Journeyman's holder may join another worker.")


def check_first(s: Caylus1303) -> None:
    """The first to pass has the first-player tile; in the draft all characters that nobody has lie on the board."""
    expected = s.passed[0] if s.passed else s.first
    require(s.next_first == expected, "The first-player tile changes hands when the first player passes.")
    left = s.holder.count(ON_THE_BOARD)
    fit = s.phase == DRAFT or left <= board.CHARACTERS_LEFT
    require(fit, f"After the draft at most {board.CHARACTERS_LEFT} characters lie on the board.")
    claimed = [space for space in board.STARTING_SPACES if s.owner_at[space] >= 0 and s.tile(space).kind == STARTING]
    require(not claimed or PRINTED <= s.phase <= CASTLE, "Starting buildings have no owner in this phase.")


def check_workers(s: Caylus1303) -> None:
    """Workers who have acted this round are in the Camp."""
    gone: list[int] = []
    if s.phase == PRINTED:
        gone = [FIRST_PRINTED + at for at in range(s.cursor)]
    elif s.phase in (PROVOST, ROAD):
        gone = [*board.PRINTED_SPACES, *(range(1, s.cursor) if s.phase == ROAD else [])]
    elif s.phase > ROAD:
        gone = list(range(1, board.SPACES))
    for space in gone:
        require(s.worker_at[space] == NOBODY, f"The worker of the {s.tile(space).full_name} is in the Camp by now.")
    require(s.phase <= CASTLE or not s.queue, "The workers of the Construction Site are in the Camp by now.")
