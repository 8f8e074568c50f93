"""Which test shows which ruling, clarification or printed example; `test_coverage.py` checks that none is missing."""

from __future__ import annotations

from tests.games.marks import Marks

NUMBERS = [*(f"R{n}" for n in range(1, 27)), *(f"K{n}" for n in range(1, 12))]

# The worked examples of 004 in the order of their printing, then the vectors of the sheet that are not among them.
EXAMPLES = [
    "four neutral cards from park to peddler",
    "two residences and the hotel",
    "red works in green's market",
    "blue builds the quarry",
    "green builds the statue",
    "orange passes first",
    "provost forward, forward, back",
    "castle with offers 1, 1, 2, 0",
    "green offers only one batch",
    "provost one card before the end of the road",
    "six deniers before the first action",
    "two gold, seven cubes, eight deniers",
]

MARKS = Marks(NUMBERS, EXAMPLES)
SHOWN = MARKS.shown
ruling = MARKS.ruling
example = MARKS.example
