"""Every ruling, clarification and printed example has a test, or a reason why it cannot have one."""

from pathlib import Path

from tests.games.caylus.rules.rulings import EXAMPLES, NUMBERS, SHOWN, UNTESTABLE
from tests.games.marks import import_tests

HERE = Path(__file__).parent


def test_every_ruling_is_shown_by_a_test_or_has_a_reason_why_not() -> None:
    import_tests(HERE)
    assert [number for number in NUMBERS if number not in SHOWN and number not in UNTESTABLE] == []


def test_no_ruling_called_untestable_is_tested() -> None:
    import_tests(HERE)
    assert [number for number in UNTESTABLE if number in SHOWN] == []


def test_every_printed_example_is_played() -> None:
    import_tests(HERE)
    assert [name for name in EXAMPLES if name not in SHOWN] == []
