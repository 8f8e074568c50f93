"""Many tables at once: everything that is done for each of them, in compiled loops."""

from __future__ import annotations

from caylus.core.state import NOBODY, State
from caylus.rl.encoding.encoder import Encoder


def play_all(tables: list[State], actions: list[int]) -> list[int]:
    """Play an action at each table; gives the places of the tables whose game is over now."""
    over: list[int] = []
    for at in range(len(tables)):
        table = tables[at]
        table.play(actions[at])
        if table.who == NOBODY:
            over.append(at)
    return over


def encode_all(encoder: Encoder, tables: list[State]) -> bytes:
    """Each table as the seat that decides there may know it, one after the other."""
    return b"".join([bytes(encoder.encode(table, table.who)) for table in tables])


def mask_all(tables: list[State], size: int) -> bytearray:
    """For each table a 1 at the place of each legal action."""
    marks = bytearray(size * len(tables))
    start = 0
    for table in tables:
        for action in table.legal:
            marks[start + action] = 1
        start += size
    return marks


def seats_of(tables: list[State]) -> list[int]:
    """Who decides at each table."""
    return [table.who for table in tables]
