"""Which test shows which ruling, clarification or printed example; `test_coverage.py` checks that none is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

NUMBERS = [*(f"R{n}" for n in range(1, 27)), *(f"K{n}" for n in range(1, 12))]

UNTESTABLE: dict[str, str] = {}

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

SHOWN: dict[str, list[str]] = {}


def ruling(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as showing these rulings or clarifications."""
    return mark(numbers, NUMBERS)


def example(*names: str) -> Callable[[Test], Test]:
    """Mark a test as playing these printed examples."""
    return mark(names, EXAMPLES)


def mark(names: tuple[str, ...], known: list[str]) -> Callable[[Test], Test]:
    """Write down which test shows what."""
    for name in names:
        assert name in known, f"unknown: {name}"

    def note(test: Test) -> Test:
        for name in names:
            SHOWN.setdefault(name, []).append(test.__name__)
        return test

    return note
