"""What every encoder is: a position as a seat may know it, and its answers, in numbers."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from caylus.core.state import NOBODY, State
from caylus.kit.encoding.answers import Answers
from caylus.kit.encoding.layout import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Turns positions of one game into small whole numbers.

    Seats are told from the viewer's chair: 0 is the viewer, 1 the next seat, and so on. Chairs without a player are
    all zero. While `fill` looks at a state, all that the seat may not know is put aside.
    """

    def __init__(self, layout: Layout, answers: Answers) -> None:
        self.layout = layout
        self.answers = answers
        self.options = answers.layout
        self.zeros = bytes(layout.size)

    def encode(self, state: State, seat: int) -> bytes:
        """The position as the seat may know it, a byte for each number, in the order of `layout`."""
        state.check_seat(seat)
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append the same to what has been written."""
        start = len(out)
        out.write(self.zeros)
        self.put(state, seat, out, start)

    def put(self, state: State, seat: int, out: BytesWriter, start: int) -> None:
        """Write the same over the zeros that begin at `start`."""
        legal, newest = state.legal, state.newest
        aside = state.mask(seat)
        try:
            self.fill(state, seat, out, start)
        finally:
            state.legal = legal
            state.newest = newest
            state.put_back(aside)

    def encode_world(self, state: State, seat: int) -> bytes:
        """An imagined world from a seat's chair, as open as it lies there: what is hidden it shows as imagined.

        Never of a real game, whose secrets it would tell.
        """
        out = BytesWriter()
        out.write(self.zeros)
        self.fill(state, seat, out, 0)
        return out.getvalue()

    def encode_options(self, state: State, seat: int) -> list[list[int]]:
        """For each legal action, ascending, a row in the order of `options`; none unless the seat decides."""
        if state.who != seat or seat == NOBODY:
            return []
        return [self.option(state, action) for action in state.legal]

    def __deepcopy__(self, memo: object) -> Encoder:
        """Itself: an encoder never changes, so copies of an environment share it."""
        return self

    def fill(self, state: State, seat: int, out: BytesWriter, start: int) -> None:
        """Write the numbers of a state without secrets over the zeros that begin at `start`."""
        raise NotImplementedError

    def option(self, state: State, action: int) -> list[int]:
        """The numbers of one legal action."""
        raise NotImplementedError
