"""Reading a position back, and refusing what could not have come from a game."""

from __future__ import annotations

from typing import Final

from caylus.core.goods import COIN
from caylus.core.reading import (
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
    within,
)
from caylus.core.road import NO_QUESTION, OUT_OF_GAME
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus1303 import board, position
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
    WORDS,
    WORKER_TILES,
)
from caylus.games.caylus1303.characters import BAILIFF, CHARACTERS, DELIVERYMAN, EARLY_RISER, JOURNEYMAN, ON_THE_BOARD
from caylus.games.caylus1303.flow import Caylus1303
from caylus.games.caylus1303.phases import castle, placement, road
from caylus.games.caylus1303.setup import bare_table
from caylus.games.caylus1303.state import (
    ASK_BAILIFF,
    ASK_BRIDGE,
    ASK_BUILDING,
    ASK_DELIVERY,
    ASK_DRAFT,
    ASK_EARLY,
    ASK_FAVOR_EFFECT,
    ASK_MONUMENT,
    ASK_PLACE,
    CASTLE,
    DRAFT,
    END_OF_TURN,
    LENT_JOURNEYMAN,
    OVER,
    PHASE_IDS,
    PLACEMENT,
    PRINTED,
    PROVOST,
    ROAD,
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
    "spent",
    "question",
    "first",
    "next_first",
    "passed",
    "provost",
    "favors",
    "seats",
    "site",
    "characters",
    "printed",
    "road",
    "ledger",
]


def restore(data: JsonObject, rules: Rules, players: int) -> Caylus1303:
    """The game at that position; where it leaves only one thing to do, that is done."""
    known_parts(data, PARTS)
    s = bare_table(rules, players)
    s.turn = whole(data, "turn", 1, board.ROUNDS)
    s.phase = name_among(part(data, "phase"), "phase", PHASE_IDS)
    s.provost = whole(data, "provost", 0, board.PROVOST_END)
    s.first = whole(data, "first", 0, players - 1)
    s.next_first = whole(data, "next_first", 0, players - 1)
    s.spent = whole(data, "spent", 0, 3)
    read_passed(s, data)
    read_site(s, thing(data, "site"))
    read_road(s, data)
    read_printed(s, thing(data, "printed"))
    read_characters(s, thing(data, "characters"))
    read_seats(s, data)
    read_ledger(s, data)
    check_joiners(s)
    check_claims(s)
    read_question(s, data)
    check_characters(s)
    if s.phase != OVER:
        s.settle()
    return s


def read_site(s: Caylus1303, data: JsonObject) -> None:
    """The three tiles of the Construction Site, its workers and bundles."""
    known_parts(data, ["tiles", "workers", "bundles", "delivered"])
    names = listing(data, "tiles", board.SITE_SLOTS)
    bounds = [FIRST_STARTING, FIRST_WOOD, FIRST_STONE, FIRST_MONUMENT]
    for slot, name in enumerate(names):
        kinds = [tile.id for tile in TILES[bounds[slot] : bounds[slot + 1]]]
        s.site = [*s.site, bounds[slot] + name_among(name, "tiles", kinds)]
    for tile in s.site:
        s.space_of[tile] = OUT_OF_GAME
    s.queue = wholes(data, "workers", 0, s.players - 1)
    require(len(set(s.queue)) == len(s.queue), "A player has one worker on the Construction Site at most.")
    s.bundles = wholes(data, "bundles", 0, 99, s.players)
    s.delivered = wholes(data, "delivered", 0, 999, s.players)
    require(not any(s.bundles) or s.phase == CASTLE, "Bundles are delivered in the delivery phase.")


def read_workers(s: Caylus1303, space: int, found: list[object]) -> None:
    """One worker, or two where the Journeyman has joined."""
    workers = [within(seat, "workers", 0, s.players - 1) for seat in found]
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
    for at, found in enumerate(objects(data, "road", ROAD_END)):
        known_parts(found, ["space", "tile", "owner", "workers"])
        space = at + 1
        where = f"Space {space}"
        require(whole(found, "space", 1, ROAD_END) == space, "The spaces of the road must stand in order.")
        owner = seat_or_nobody(part(found, "owner"), "owner", s.players)
        workers = listing(found, "workers")
        if part(found, "tile") is None:
            require(space in BUILDING_SPACES, f"{where} always has a building.")
            require(owner == NOBODY and not workers, f"{where} is empty, so nobody can own it or work there.")
            free = True
            continue
        tile = name_among(part(found, "tile"), "tile", ids)
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
            seat = seat_or_nobody(data[name], name, s.players)
            s.holder[at] = ON_THE_BOARD if seat == NOBODY else seat


def read_seats(s: Caylus1303, data: JsonObject) -> None:
    """Purses; the workers that are neither in hand nor on the board are in the Camp."""
    for seat, found in enumerate(objects(data, "seats", s.players)):
        known_parts(found, [*WORDS.cubes, WORDS.many[COIN], "points"])
        read_purse(s, seat, found)
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


def check_claims(s: Caylus1303) -> None:
    """Houses stand above starting buildings from the Lawyer's use to the start of the stewardship."""
    claimed = [space for space in board.STARTING_SPACES if s.owner_at[space] >= 0 and s.tile(space).kind == STARTING]
    require(not claimed or PRINTED <= s.phase <= CASTLE, "Starting buildings have no owner in this phase.")


def check_characters(s: Caylus1303) -> None:
    """In the draft those who were asked hold one each; afterwards three at most lie on the board."""
    left = s.holder.count(ON_THE_BOARD)
    if s.phase == DRAFT:
        held = sorted(seat for seat in s.holder if seat >= 0)
        asked = sorted((s.first - at) % s.players for at in range(1, s.cursor))
        require(held == asked, "In the draft each player who was asked holds one character.")
    else:
        require(left <= board.CHARACTERS_LEFT, f"At most {board.CHARACTERS_LEFT} characters lie on the board.")


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


def read_question(s: Caylus1303, data: JsonObject) -> None:
    """What is asked, of whom, and how far the phase has come."""
    if s.phase == OVER:
        require(data.get("question") is None, "When the game is over nothing is asked.")
        require(s.turn == board.ROUNDS, f"The game is over after round {board.ROUNDS}.")
        check_workers(s)
        return
    question = thing(data, "question")
    known_parts(question, ["kind", "seat", "slot"])
    s.step = name_among(part(question, "kind"), "kind", position.STEP_IDS)
    s.who = whole(question, "seat", 0, s.players - 1)
    s.cursor = whole(data, "cursor", 0, ROAD_END)
    s.stage = whole(data, "stage", 0, 2)
    read_favors(s, data)
    if s.step == ASK_FAVOR_EFFECT:
        s.slot = whole(question, "slot", 1, s.open_slots()) - 1
    check_phase(s)
    check_workers(s)
    require(fits(s), f"The question '{position.STEP_IDS[s.step]}' cannot be asked of seat {s.who} here.")
    require(s.favors == 0, "A favor is used as soon as it is won.")


def check_phase(s: Caylus1303) -> None:
    """How far a phase can have come."""
    everyone = len(s.passed) == s.players
    require(everyone == (s.phase > PLACEMENT), "After the planning all players have passed.")
    if not s.passed:
        require(s.first == s.next_first, "The first-player tile changes hands when the first player passes.")
    else:
        require(s.passed[0] == s.next_first, "The first to pass has the first-player tile.")
    if s.phase == DRAFT:
        require(1 <= s.cursor <= s.players and s.turn == 1, "'cursor' counts the players who have been asked.")
    elif s.phase == PLACEMENT:
        require(s.cursor < s.players and s.stage == placement.TURNS, "'cursor' is the place in order of who acts.")
    elif s.phase == PRINTED:
        require(s.cursor < len(PRINTEDS) and s.stage != road.ASLEEP, "'cursor' is the printed building in use.")
        require(s.worker_at[FIRST_PRINTED + s.cursor] != NOBODY, "The building in use has a worker.")
    elif s.phase == PROVOST:
        require(1 <= s.cursor <= s.players + 1, "'cursor' counts the players who have been asked.")
    elif s.phase == ROAD:
        fit = 1 <= s.cursor <= s.provost and s.worker_at[s.cursor] != NOBODY and s.stage != road.ASLEEP
        require(fit, "'cursor' is the space in use: it has a worker and the provost has reached it.")
    elif s.phase == CASTLE:
        require(s.cursor <= len(s.queue) + 1, "'cursor' is the place on the site of who delivers.")
    else:
        require(s.phase == END_OF_TURN and s.cursor >= 1, f"In the phase '{PHASE_IDS[s.phase]}' nothing is asked.")


def fits(s: Caylus1303) -> bool:
    """Whether the question is one its phase can ask that seat now."""
    step, seat, phase = s.step, s.who, s.phase
    if step == ASK_DRAFT:
        return phase == DRAFT and (s.first - s.cursor) % s.players == seat and ON_THE_BOARD in s.holder
    if step == ASK_EARLY:
        out = s.worker_at.count(NOBODY) < len(s.worker_at) or bool(s.queue)
        return phase == PLACEMENT and s.holder[EARLY_RISER] == seat and not s.passed and s.cursor == 0 and not out
    if step == ASK_PLACE:
        return phase == PLACEMENT and (s.first + s.cursor) % s.players == seat and seat not in s.passed
    if step == ASK_BUILDING:
        if phase not in (PRINTED, ROAD):
            return False
        space = road.space_in_hand(s)
        return (s.worker_at if s.stage == road.WORKER else s.joiner_at)[space] == seat
    if step == ASK_BRIDGE:
        return phase == PROVOST and s.cursor <= s.players and s.passed[s.cursor - 1] == seat
    if step == ASK_BAILIFF:
        return phase == PROVOST and s.cursor == s.players + 1 and s.holder[BAILIFF] == seat
    if step == ASK_DELIVERY:
        if phase != CASTLE or s.stage != castle.DELIVERING or s.cursor > len(s.queue):
            return False
        return seat == (s.queue[s.cursor] if s.cursor < len(s.queue) else s.holder[DELIVERYMAN])
    if step == ASK_MONUMENT:
        return phase == END_OF_TURN and s.tile_at[s.cursor] == RESIDENCE_TILE and s.owner_at[s.cursor] == seat
    return step != NO_QUESTION and has_favor(s)


def has_favor(s: Caylus1303) -> bool:
    """Whether the seat asked can have a favor now: Fairground, Manor, best delivery, Theater."""
    if s.phase in (PRINTED, ROAD):
        space = road.space_in_hand(s)
        source = s.tile(space).id
        user = (s.worker_at if s.stage == road.WORKER else s.joiner_at)[space]
        built = s.owner_at[space] != NOBODY
        return user == s.who and (source == "fairground" or (source == "manor" and built))
    if s.phase == CASTLE:
        return s.stage == castle.REWARDED and not s.queue
    theater = s.tile_at[s.cursor] >= 0 and s.tile(s.cursor).id == "theater"
    return s.phase == END_OF_TURN and theater and s.owner_at[s.cursor] == s.who
