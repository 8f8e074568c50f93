"""What is done for many tables at once, in compiled loops."""

from __future__ import annotations

from librt.strings import BytesWriter

from caylus.core.errors import IllegalAction
from caylus.core.state import NOBODY, State
from caylus.rl.encoding.encoder import Encoder


def play_all(tables: list[State], actions: list[int]) -> list[int]:
    """Play an action at each table; gives the places of the tables whose game is over now.

    If one of them is illegal none is played.
    """
    for at in range(len(tables)):
        if actions[at] not in tables[at].legal:
            raise IllegalAction(f"At table {at}: {tables[at].reason_against(actions[at])}")
    over: list[int] = []
    for at in range(len(tables)):
        table = tables[at]
        table.carry_out(actions[at])
        table.settle()
        if table.who == NOBODY:
            over.append(at)
    return over


def encode_all(encoder: Encoder, tables: list[State]) -> bytes:
    """Each table as the seat that decides there may know it, one after the other."""
    out = BytesWriter()
    for table in tables:
        encoder.write(table, table.who, out)
    return out.getvalue()


def mask(state: State, seat: int, size: int) -> bytes:
    """A 1 at the place of each legal action, if the seat decides."""
    out = BytesWriter()
    out.write(bytes(size))
    if state.who == seat:
        mark(state, out, 0)
    return out.getvalue()


def mask_all(tables: list[State], size: int) -> bytes:
    """For each table a 1 at the place of each legal action."""
    out = BytesWriter()
    out.write(bytes(size * len(tables)))
    start = 0
    for table in tables:
        mark(table, out, start)
        start += size
    return out.getvalue()


def mark(state: State, out: BytesWriter, start: int) -> None:
    """Write a 1 over the zero of each legal action."""
    for action in state.legal:
        out[start + action] = 1


def encode_game(
    encoder: Encoder, state: State, actions: list[int], kept: list[bool], seen: BytesWriter, marks: BytesWriter
) -> list[int]:
    """Play the actions of a record; of the kept ones append what was known and legal before. Gives who decided them."""
    seats: list[int] = []
    zeros = bytes(len(state.space))
    for action, keep in zip(actions, kept, strict=True):
        if keep:
            encoder.write(state, state.who, seen)
            start = len(marks)
            marks.write(zeros)
            mark(state, marks, start)
            seats.append(state.who)
        state.play(action)
    return seats


def seats_of(tables: list[State]) -> list[int]:
    """Who decides at each table."""
    return [table.who for table in tables]
