"""What the encoders of games with boards of their own share: the moment, the question, and the tiles along the road."""

from __future__ import annotations

from typing import Final, Generic, cast

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from caylus.core.questions import S
from caylus.core.road import EMPTY, RoadState
from caylus.core.state import NOBODY, State
from caylus.kit.encoding.answers import Answers
from caylus.kit.encoding.chairs import CHAIRS_OF
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.encoding.heading import Heading
from caylus.kit.encoding.layout import Layout

NO_SUBJECT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class RoadEncoder(Encoder, Generic[S]):
    """Writes the heading; a game writes what lies on its table."""

    def __init__(self, layout: Layout, heading: Heading, answers: Answers) -> None:
        super().__init__(layout, answers)
        self.heading = heading

    def fill(self, state: State, seat: int, out: BytesWriter, start: int) -> None:
        """Write the numbers of a state over zeros."""
        s = cast(S, state)
        chair_of = CHAIRS_OF[state.players][seat]
        subject = self.subject(s, seat) if state.who != NOBODY else NO_SUBJECT
        self.heading.fill(s, self.code(s), subject, chair_of, out, start)
        self.fill_table(s, seat, chair_of, out, start)

    def code(self, s: S) -> int:
        """The options, a bit each."""
        raise NotImplementedError

    def subject(self, s: S, seat: int) -> int:
        """Which of the things that a question can be about it is about, from the seat's chair; NO_SUBJECT for none."""
        raise NotImplementedError

    def fill_table(self, s: S, seat: int, chair_of: list[int], out: BytesWriter, start: int) -> None:
        """Write what lies on the table."""
        raise NotImplementedError

    def option(self, state: State, action: int) -> list[int]:
        """The numbers of one legal action."""
        s = cast(S, state)
        return self.answers.row(s, action, self.space_named(s, action))

    def space_named(self, s: S, action: int) -> int:
        """The space an action is about; 0 for none."""
        raise NotImplementedError


class Tiles:
    """The parts of a layout that tell of the tiles on the road, and who writes them.

    Beside owner and worker, a tile has a third seat of the game's own. Residences are told by space, `first` being the
    first of them.
    """

    def __init__(self, layout: Layout, chairs: int, spaces: range, residence: int, third: str, meaning: str) -> None:
        self.chairs = chairs
        self.residence = residence  # the tile, which is the last of all
        self.first = spaces.start
        self.spaces = layout.add("spaces", [residence + 1], "the space each building stands on; 0: none")
        self.owners = layout.add("owners", [residence + 1, chairs], "who owns each building on the road")
        self.workers = layout.add("workers", [residence + 1, chairs], "who has a worker on it")
        self.thirds = layout.add(third, [residence + 1, chairs], meaning)
        self.residences = layout.add("residences", [len(spaces), chairs], "residences by space")

    def fill(self, s: RoadState, third_at: list[int], chair_of: list[int], out: BytesWriter, start: int) -> None:
        """Write them; `third_at` is by space."""
        chairs: i64 = self.chairs
        residence: i64 = self.residence
        spaces: i64 = start + self.spaces
        owners: i64 = start + self.owners
        workers: i64 = start + self.workers
        thirds: i64 = start + self.thirds
        residences: i64 = start + self.residences - self.first * self.chairs
        owner_at, worker_at = s.owner_at, s.worker_at
        space: i64 = -1
        for number in s.tile_at:
            space += 1
            if number == EMPTY:
                continue
            tile: i64 = number
            owner: i64 = owner_at[space]
            if tile == residence:
                out[residences + space * chairs + chair_of[owner]] = 1
                continue
            out[spaces + tile] = u8(space)
            if owner != NOBODY:
                out[owners + tile * chairs + chair_of[owner]] = 1
            worker: i64 = worker_at[space]
            if worker != NOBODY:
                out[workers + tile * chairs + chair_of[worker]] = 1
            third: i64 = third_at[space]
            if third != NOBODY:
                out[thirds + tile * chairs + chair_of[third]] = 1
