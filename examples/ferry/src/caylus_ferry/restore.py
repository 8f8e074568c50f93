"""Reading a position back, and refusing what could not have come from a game."""

from __future__ import annotations

from caylus.core.reading import (
    known_parts,
    name_part,
    part,
    read_heading,
    read_ledger,
    read_purses,
    read_spaces,
    require,
    seat_part,
    thing,
    whole,
)
from caylus.core.state import NOBODY, JsonObject
from caylus_ferry.actions import TILE_IDS
from caylus_ferry.buildings import COMMISSION_IDS, FERRY, ROUNDS, TILES
from caylus_ferry.flow import Ferry
from caylus_ferry.setup import bare_table
from caylus_ferry.state import ASK_BUILDING, ASK_PLACE, ASK_PROVOST, OVER, PLACEMENT, PROVOST, ROAD, STEP_IDS


def restore(s: Ferry, data: JsonObject, players: int) -> Ferry:
    """The game at that position; where it leaves only one thing to do, that is done."""
    bare_table(s, players)
    read_heading(s, data, ["first"], ROUNDS, PLACEMENT)
    s.first = whole(data, "first", 0, players - 1)
    read_road(s, data)
    s.provost = whole(data, "provost", 1, s.provost_last())
    read_seats(s, data)
    read_ledger(s, data)
    read_question(s, data)
    if s.phase != OVER:
        s.settle()
    return s


def read_road(s: Ferry, data: JsonObject) -> None:
    """Every building once, the Ferry last; no player has more workers than there are."""
    for space, found in enumerate(read_spaces(data, ["worker"], len(TILES)), 1):
        tile = name_part(found, "tile", TILE_IDS)
        require(s.space_of[tile] == 0, f"The {TILES[tile].name} stands on the road twice.")
        require((tile == FERRY) == (space == len(TILES)), "The Ferry is the last building on the road.")
        require(part(found, "owner") is None, "The buildings belong to nobody.")
        s.lay_first(space, tile)
        worker = seat_part(found, "worker", s.players)
        s.worker_at[space] = worker
        if worker != NOBODY:
            s.workers[worker] -= 1
            require(s.workers[worker] >= 0, f"Seat {worker} has not so many workers.")


def read_seats(s: Ferry, data: JsonObject) -> None:
    """Purses, and commissions of which there is one of each."""
    seats = read_purses(s, data, ["commission"])
    cards = [name_part(found, "commission", COMMISSION_IDS) for found in seats]
    require(len(set(cards)) == len(cards), "Each commission is there once.")
    s.commissions = cards


def read_question(s: Ferry, data: JsonObject) -> None:
    """What is asked, of whom, and how far the phase has come."""
    s.cursor = whole(data, "cursor", 0, len(TILES))
    s.stage = whole(data, "stage", 0, 0)
    if s.phase == OVER:
        require(part(data, "question") is None and s.cursor == 0, "When the game is over nothing is asked.")
        require(s.turn == ROUNDS, f"The game is over after round {ROUNDS}.")
    else:
        question = thing(data, "question")
        known_parts(question, ["kind", "seat"])
        s.step = name_part(question, "kind", STEP_IDS)
        s.who = whole(question, "seat", 0, s.players - 1)
        require(fits(s), f"The question '{STEP_IDS[s.step]}' cannot be asked of seat {s.who} here.")
    begun = s.cursor if s.phase == ROAD else len(TILES) + 1 if s.phase == OVER else 1
    require(s.worker_at[1:begun] == [NOBODY] * (begun - 1), "Workers who have acted are at home.")


def fits(s: Ferry) -> bool:
    """Whether the question is one that its phase can ask that seat now."""
    if s.step == ASK_PLACE:
        in_turn = s.cursor < s.players and (s.first + s.cursor) % s.players == s.who
        return s.phase == PLACEMENT and in_turn and s.who not in s.passed
    if s.step == ASK_PROVOST:
        return s.phase == PROVOST and s.cursor < s.players and s.passed[s.cursor] == s.who
    here = 1 <= s.cursor <= s.provost and s.worker_at[s.cursor] == s.who
    return s.step == ASK_BUILDING and s.phase == ROAD and here
