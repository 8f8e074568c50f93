"""Every ruling, clarification and printed example has a test."""

from pathlib import Path

from tests.games.magna_carta.rules.rulings import EXAMPLES, NUMBERS, SHOWN
from tests.games.marks import import_tests

HERE = Path(__file__).parent


def test_every_ruling_is_shown_by_a_test() -> None:
    import_tests(HERE)
    assert [number for number in NUMBERS if number not in SHOWN] == []


def test_every_printed_example_is_played() -> None:
    import_tests(HERE)
    assert [name for name in EXAMPLES if name not in SHOWN] == []
