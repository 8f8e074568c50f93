"""What bots know of one game: its part of the plug."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from caylus.kit.knowledge.alarms import Alarms
from caylus.kit.knowledge.features import Features
from caylus.kit.knowledge.habits import Habits

WEIGHTS: Final = "weights.toml"
FIRST: Final = "first.toml"


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Habits, features, and in the folder of a package `weights.toml`, the tables of what the features are worth.

    Where a game was in version 0.1 already, `first` are the features it had then, `first.toml` their
    weights, and `first_habits` its habits.
    """

    def __init__(
        self,
        package: str,
        habits: Habits,
        features: Features,
        first: Features | None = None,
        first_habits: Habits | None = None,
        alarms: Alarms | None = None,
    ) -> None:
        self.package = package
        self.habits = habits
        self.features = features
        self.first = features if first is None else first
        self.first_habits = habits if first_habits is None else first_habits
        self.alarms = alarms  # signs of bad play

    def read_text(self, *, first: bool = False) -> str:
        """The file of the tables, with `first` that of version 0.1; empty if there is none."""
        from importlib.resources import files  # noqa: PLC0415 (who plays without bots need not wait for it)

        folder = files(self.package)
        for name in [FIRST, WEIGHTS] if first else [WEIGHTS]:
            file = folder.joinpath(name)
            if file.is_file():
                return file.read_text("utf-8")
        return ""

    def read_table(self, players: int, *, first: bool = False) -> dict[str, list[float]]:
        """The table for a number of players; its nearest neighbour if there is none."""
        import tomllib  # noqa: PLC0415 (the same)

        tables = tomllib.loads(self.read_text(first=first))
        counts = [int(name.removeprefix("players-")) for name in tables if name.startswith("players-")]
        found: dict[str, list[float]] = {}
        if counts:
            nearest = min(counts, key=lambda count: (abs(count - players), count))
            for name, row in tables[f"players-{nearest}"].items():
                found[name] = [float(value) for value in row]
        return found
