"""Reading a position back, and refusing what could not have come from a game."""

from __future__ import annotations

from caylus.core.reading import (
    name_part,
    part,
    read_heading,
    read_ledger,
    read_purses,
    read_question,
    read_spaces,
    require,
    seat_part,
    whole,
)
from caylus.core.state import NOBODY, JsonObject
from caylus_ferry.actions import TILE_IDS
from caylus_ferry.buildings import COMMISSION_IDS, FERRY, ROUNDS, TILES
from caylus_ferry.flow import QUESTIONS, Ferry
from caylus_ferry.setup import bare_table
from caylus_ferry.state import OVER, PLACEMENT, ROAD


def restore(s: Ferry, data: JsonObject, players: int) -> Ferry:
    """The game at that position; where it leaves only one thing to do, that is done."""
    bare_table(s, players)
    read_heading(s, data, ["first"], ROUNDS, PLACEMENT)
    s.first = whole(data, "first", 0, players - 1)
    read_road(s, data)
    s.provost = whole(data, "provost", 1, s.provost_last())
    read_seats(s, data)
    read_ledger(s, data)
    read_question(s, data, QUESTIONS, len(TILES))
    check_workers(s)
    if s.phase == OVER:
        require(s.turn == ROUNDS, f"The game is over after round {ROUNDS}.")
    else:
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


def check_workers(s: Ferry) -> None:
    """Nobody is at work any more whose turn has been."""
    begun = s.cursor if s.phase == ROAD else len(TILES) + 1 if s.phase == OVER else 1
    require(s.worker_at[1:begun] == [NOBODY] * (begun - 1), "Workers who have acted are at home.")
