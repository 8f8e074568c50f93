"""Every ruling, clarification and printed example has a test, or a reason why it cannot have one."""

from importlib import import_module
from pathlib import Path

from tests.rules.magna_carta.rulings import EXAMPLES, NUMBERS, SHOWN, UNTESTABLE


def import_all() -> None:
    """Load the test files, so that their marks are noted."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        import_module(f"tests.rules.magna_carta.{file.stem}")


def test_every_ruling_is_shown_by_a_test_or_has_a_reason_why_not() -> None:
    import_all()
    assert [number for number in NUMBERS if number not in SHOWN and number not in UNTESTABLE] == []


def test_no_ruling_called_untestable_is_tested() -> None:
    import_all()
    assert [number for number in UNTESTABLE if number in SHOWN] == []


def test_every_printed_example_is_played() -> None:
    import_all()
    assert [name for name in EXAMPLES if name not in SHOWN] == []
