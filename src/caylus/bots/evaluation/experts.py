"""Who judges which game."""

from __future__ import annotations

from typing import Final

from caylus.bots.evaluation.caylus.features import CaylusFeatures
from caylus.bots.evaluation.caylus.habits import CaylusHabits
from caylus.bots.evaluation.caylus1303.features import Features1303
from caylus.bots.evaluation.caylus1303.habits import Habits1303
from caylus.bots.evaluation.features import Features
from caylus.bots.evaluation.habits import Habits
from caylus.bots.evaluation.judge import Judge
from caylus.bots.evaluation.magna_carta.features import MagnaCartaFeatures
from caylus.bots.evaluation.magna_carta.habits import MagnaCartaHabits
from caylus.bots.evaluation.weights import Weights, read_table
from caylus.core.errors import UnknownGame
from caylus.core.state import State
from caylus.games.caylus.flow import Caylus
from caylus.games.caylus1303.flow import Caylus1303
from caylus.games.magna_carta.flow import MagnaCarta

JUDGES: Final[dict[tuple[str, int], Judge]] = {}


class Expertise:
    """What bots know of one game."""

    def __init__(self, habits: Habits, features: Features) -> None:
        self.habits = habits
        self.features = features


EXPERTISE: Final = {
    "caylus": Expertise(CaylusHabits(), CaylusFeatures()),
    "caylus-1303": Expertise(Habits1303(), Features1303()),
    "magna-carta": Expertise(MagnaCartaHabits(), MagnaCartaFeatures()),
}


def game_of(state: State) -> str:
    """The id of the game a state belongs to."""
    if isinstance(state, Caylus):
        return "caylus"
    if isinstance(state, Caylus1303):
        return "caylus-1303"
    if isinstance(state, MagnaCarta):
        return "magna-carta"
    raise UnknownGame(f"No bot knows {type(state).__name__}.")


def hides(state: State) -> bool:
    """Whether the game has secrets that a bot must guess at."""
    return game_of(state) == "magna-carta"


def judge_for(state: State) -> Judge:
    """The judge of this game with so many players; made once."""
    key = (game_of(state), state.players)
    if key not in JUDGES:
        JUDGES[key] = make_judge(key[0], read_table(key[0], state.players))
    return JUDGES[key]


def make_judge(game: str, table: dict[str, list[float]]) -> Judge:
    """A judge with a table of weights of one's own."""
    known = EXPERTISE[game]
    return Judge(known.habits, known.features, Weights(known.features, table))
