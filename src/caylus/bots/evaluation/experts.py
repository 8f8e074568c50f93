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
from caylus.bots.learned.file import NetFile
from caylus.bots.learned.judge import LearnedJudge
from caylus.bots.learned.nets import Nets
from caylus.core.errors import UnknownGame
from caylus.core.state import State
from caylus.games.caylus.flow import Caylus
from caylus.games.caylus1303.flow import Caylus1303
from caylus.games.encoders import encoder_for
from caylus.games.magna_carta.flow import MagnaCarta


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
# What they knew in version 0.1: buildings in groups
FIRST_EXPERTISE: Final = {
    "caylus": Expertise(CaylusHabits(rash=True), CaylusFeatures(grouped=True)),
    "caylus-1303": Expertise(Habits1303(rash=True), Features1303(grouped=True)),
    "magna-carta": Expertise(MagnaCartaHabits(rash=True), EXPERTISE["magna-carta"].features),
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


class Judges:
    """Judges for every game and number of players, each made once: by nets where there are some, else by tables.

    With `first` the tables are those of version 0.1.
    """

    def __init__(self, nets: Nets | None, *, first: bool = False) -> None:
        self.nets = nets
        self.first = first
        self.made: dict[tuple[str, int], Judge] = {}

    def judge(self, state: State) -> Judge:
        """The judge of this game with so many players."""
        key = (game_of(state), state.players)
        if key not in self.made:
            table = read_table(key[0], state.players, first=self.first)
            learned = None if self.nets is None else self.nets.find(key[0], state.players)
            self.made[key] = (
                make_judge(key[0], table, rash=self.first) if learned is None else make_learned(learned, table)
            )
        return self.made[key]


LINEAR: Final = Judges(None, first=True)
BEST: Final = Judges(Nets())


def judge_for(state: State) -> Judge:
    """The best judge of this game with so many players."""
    return BEST.judge(state)


def make_judge(game: str, table: dict[str, list[float]], *, rash: bool = False) -> Judge:
    """A judge with a table of weights of one's own, or with one that counts buildings in groups, as in version 0.1.

    One that is `rash` has the habits of that version, too.
    """
    known = EXPERTISE[game]
    first = FIRST_EXPERTISE[game]
    features = first.features if {row.name for row in first.features.rows} <= set(table) else known.features
    return Judge(first.habits if rash else known.habits, features, Weights(features, table))


def make_learned(learned: NetFile, table: dict[str, list[float]]) -> Judge:
    """A judge that asks a net; the table is what it explains itself by."""
    known = EXPERTISE[learned.game]
    weights = Weights(known.features, table)
    return LearnedJudge(known.habits, known.features, weights, encoder_for(learned.game), learned)
