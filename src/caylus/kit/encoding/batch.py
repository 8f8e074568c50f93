"""What is done for many tables at once, in compiled loops."""

from __future__ import annotations

from librt.strings import BytesWriter

from caylus.core.errors import IllegalAction
from caylus.core.state import NOBODY, State
from caylus.kit.encoding.encoder import Encoder


def play_all(
    encoder: Encoder, tables: list[State], actions: list[int], size: int, seen: BytesWriter, marks: BytesWriter
) -> list[int]:
    """Play an action at each table and write over zeros what is known and legal then; gives the places of the tables
    whose game is over now, of which nothing is written.

    If one of the actions is illegal none is played.
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
        else:
            show(encoder, table, at, size, seen, marks)
    return over


def show(encoder: Encoder, table: State, at: int, size: int, seen: BytesWriter, marks: BytesWriter) -> None:
    """Write over zeros, in row `at`, what the seat that decides may know and do."""
    encoder.put(table, table.who, seen, at * encoder.layout.size)
    mark(table, marks, at * size)


def mask(state: State, seat: int, size: int) -> bytes:
    """A 1 at the place of each legal action, if the seat decides."""
    out = BytesWriter()
    out.write(bytes(size))
    if state.who == seat:
        mark(state, out, 0)
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
