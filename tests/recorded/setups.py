"""The ways a game can be set up that the recorded suites go through."""

from __future__ import annotations

from itertools import product

import caylus


def option_rows(game: str) -> list[dict[str, str]]:
    """The defaults, each option changed by itself, and all of them changed."""
    choices = caylus.GAMES[game].choices
    default = {choice.name: choice.default for choice in choices}
    rows = [default]
    for choice in choices:
        rows += [{**default, choice.name: value} for value in choice.values if value != choice.default]
    rows.append({choice.name: list(choice.values)[-1] for choice in choices})
    return [row for at, row in enumerate(rows) if row not in rows[:at]]


def every_row(game: str) -> list[dict[str, str]]:
    """Every combination of option values."""
    choices = caylus.GAMES[game].choices
    return [
        dict(zip([choice.name for choice in choices], values, strict=True))
        for values in product(*(choice.values for choice in choices))
    ]


def name(game: str, players: int, options: dict[str, str]) -> str:
    """A short name: `2p` for the defaults, `4p-favors-simple` where something was changed."""
    changed = [
        f"{choice.name}-{options[choice.name]}"
        for choice in caylus.GAMES[game].choices
        if options[choice.name] != choice.default
    ]
    return "-".join([f"{players}p", *changed])


def full_name(game: str, players: int, options: dict[str, str]) -> str:
    """The same with the game in front."""
    return f"{game}-{name(game, players, options)}"
