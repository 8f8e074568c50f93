"""`caylus games`: what can be played, and how it can be set up."""

from __future__ import annotations

from caylus.cli.screen import Screen
from caylus.core.game import BROKEN, GAMES


def show_games(screen: Screen) -> None:
    """Each game with its players and options; the first value of an option is the default."""
    for at, game in enumerate(GAMES.values()):
        if at:
            screen.say()
        screen.say(f"{game.id}: {game.name} ({game.year}), for {game.party}.")
        rows: list[list[str]] = []
        for choice in game.choices:
            for value, meaning in choice.values.items():
                told = f"{meaning} (default)" if value == choice.default else meaning
                about = choice.meaning if value == choice.default else ""
                rows.append([f"{choice.name}={value}", about, told])
        if rows:
            screen.table("", ["option", "about", "meaning"], rows)
    for sentence in BROKEN.values():
        screen.say()
        screen.say(sentence)
