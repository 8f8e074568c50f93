"""Which test shows which ruling, clarification or printed example of a game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


class Marks:
    """The numbers and examples of one game, and the tests that show them."""

    def __init__(self, numbers: list[str], examples: list[str]) -> None:
        self.numbers = numbers
        self.examples = examples
        self.shown: dict[str, list[str]] = {}

    def ruling(self, *numbers: str) -> Callable[[Test], Test]:
        """Mark a test as showing these rulings or clarifications."""
        return self.mark(numbers, self.numbers)

    def example(self, *names: str) -> Callable[[Test], Test]:
        """Mark a test as playing these printed examples."""
        return self.mark(names, self.examples)

    def mark(self, names: tuple[str, ...], known: list[str]) -> Callable[[Test], Test]:
        """Write down which test shows what."""
        for name in names:
            assert name in known, f"unknown: {name}"

        def note(test: Test) -> Test:
            for name in names:
                self.shown.setdefault(name, []).append(test.__name__)
            return test

        return note


def import_tests(folder: Path) -> None:
    """Load the test files of a folder of rules, so that their marks are noted."""
    for file in sorted(folder.glob("test_*.py")):
        import_module(f"{__package__}.{folder.parent.name}.{folder.name}.{file.stem}")
