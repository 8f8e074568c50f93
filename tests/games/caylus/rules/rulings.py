"""Which test shows which ruling, clarification or printed example; `test_coverage.py` checks that none is missing."""

from __future__ import annotations

from tests.games.marks import Marks

NUMBERS = [*(f"6.{n}" for n in range(1, 43)), *(f"K{n}" for n in range(1, 15))]

UNTESTABLE = {
    "6.31": "A paragraph of the gate printed a second time under phase 4; there is nothing to do or to leave undone.",
}

# The worked examples of 003 in the order of their printing; 002 has none, its figures are those of `edition`.
EXAMPLES = [
    "income of residence, library and hotel",
    "green passes first",
    "two have passed: neutral building",
    "own farm",
    "jeweller of another player",
    "castle after three have passed",
    "new order from the stables",
    "blue drives red out of the inn",
    "provost back, forward, back",
    "farm, peddler, and a worker beyond the provost",
    "wood farm and stone farm",
    "wood farm from the neutral carpenter",
    "statue from the architect of another player",
    "neutral carpenter into a residence",
    "red gives one batch",
    "green gives two batches",
    "green gives one batch only",
    "provost behind the bailiff",
    "provost one space farther",
    "dungeon with 2, 3, 0 and 1 houses",
    "favor on a blocked line",
    "food from the third column",
    "park by favor",
    "cloth comes too late for the joust field",
]

MARKS = Marks(NUMBERS, EXAMPLES)
SHOWN = MARKS.shown
ruling = MARKS.ruling
example = MARKS.example
