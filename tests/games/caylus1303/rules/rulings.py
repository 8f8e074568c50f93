"""Which test shows which ruling, clarification or printed example; `test_coverage.py` checks that none is missing."""

from __future__ import annotations

from tests.games.marks import Marks

NUMBERS = [*(f"6.{n}" for n in range(1, 34)), *(f"K{n}" for n in range(1, 15))]

UNTESTABLE = {
    "6.28": "A once-a-round power cannot be stolen between two uses: no favor falls into the planning or a delivery.",
}

# The worked examples of 000 and 001 in the order of their printing
EXAMPLES = [
    "blue passes first, then black, red and green",
    "red builds a quarry at the carpenter",
    "black moves the provost back, red forward, green back",
    "red and yellow before the provost, red and green beyond him",
    "red delivers one bundle, green two",
    "green delivers one bundle only",
    "provost between quarry and stonemason",
    "provost between sawmill and gold mine",
    "provost between gold mine and alchemist",
    "recruitment with two residences, garden and factory",
    "red on the stone farm of blue",
    "blue on the own stone farm",
    "two other players on a production building",
    "the owner is one of the two on a production building",
]

MARKS = Marks(NUMBERS, EXAMPLES)
SHOWN = MARKS.shown
ruling = MARKS.ruling
example = MARKS.example
