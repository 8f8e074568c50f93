"""Matches between bots: games on shared seeds with rotated seats, and what may honestly be said about them."""

from caylus.arena.match import ArenaError, Match, prepare
from caylus.arena.play import BotFailed, Played, play_game
from caylus.arena.standings import Standing, Standings, stand
from caylus.core.collection import Recorded, read_records

__all__ = [
    "ArenaError",
    "BotFailed",
    "Match",
    "Played",
    "Recorded",
    "Standing",
    "Standings",
    "play_game",
    "prepare",
    "read_records",
    "stand",
]
