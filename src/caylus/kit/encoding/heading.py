"""What the observations of our games begin with: the players, the options, the moment, the question."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from caylus.core.road import RoadState
from caylus.core.state import NOBODY
from caylus.kit.encoding.layout import Layout

FEWEST: Final = 2


class Heading:
    """The first parts of a layout, and who writes them."""

    def __init__(
        self, layout: Layout, chairs: int, options: list[str], phases: list[str], questions: int, subjects: int
    ) -> None:
        self.bits = len(options)
        self.players = layout.add("players", [chairs - 1], f"{FEWEST} to {chairs} players")
        self.options = layout.add("options", [len(options)], ", ".join(options))
        self.turn = layout.add("turn", [1], "the number of the turn or round")
        self.phase = layout.add("phase", [len(phases) - 1], "the phase: " + ", ".join(phases[1:]))
        self.question = layout.add("question", [questions], "the question being asked, as `decision` counts its kinds")
        self.asked = layout.add("asked", [chairs], "whose decision it is")
        self.subject = layout.add("subject", [subjects], "the building or card the question is about")

    def fill(self, s: RoadState, options: int, subject: int, chair_of: list[int], out: BytesWriter, start: int) -> None:
        """Write them; `options` has a bit for each option, and `subject` is none if it is below 0."""
        out[start + self.players + s.players - FEWEST] = 1
        for bit in range(self.bits):
            out[start + self.options + bit] = options >> bit & 1
        out[start + self.turn] = s.turn
        out[start + self.phase + s.phase - 1] = 1
        if s.who != NOBODY:
            out[start + self.question + s.step - 1] = 1
            out[start + self.asked + chair_of[s.who]] = 1
        if subject >= 0:
            out[start + self.subject + subject] = 1
