"""What every encoder is: a position as a seat may know it, and its answers, in numbers."""

from __future__ import annotations

from caylus.core.state import NOBODY, State
from caylus.rl.encoding.layout import Layout


class Encoder:
    """Turns positions of one game into lists of whole numbers.

    Seats are told from the viewer's chair: 0 is the viewer, 1 the next seat, and so on. Chairs without a player are
    all zero. `encode` looks only at `state.masked(seat)`, from which all that the seat may not know is gone.
    """

    def __init__(self, layout: Layout, options: Layout) -> None:
        self.layout = layout
        self.options = options

    def encode(self, state: State, seat: int) -> list[int]:
        """The position as the seat may know it, in the order of `layout`."""
        out = [0] * self.layout.size
        self.fill(state.masked(seat), seat, out)
        return out

    def encode_options(self, state: State, seat: int) -> list[list[int]]:
        """For each legal action, ascending, a row in the order of `options`; none unless the seat decides."""
        if state.who != seat or seat == NOBODY:
            return []
        return [self.option(state, action) for action in state.legal]

    def __deepcopy__(self, memo: object) -> Encoder:
        """Itself: an encoder never changes, so copies of an environment share it."""
        return self

    def fill(self, masked: State, seat: int, out: list[int]) -> None:
        """Write the numbers of a masked state into a list of zeros."""
        raise NotImplementedError

    def option(self, state: State, action: int) -> list[int]:
        """The numbers of one legal action."""
        raise NotImplementedError
