"""Who judges which game."""

from __future__ import annotations

from random import Random
from typing import Final

from caylus.bots.learned.file import NetFile
from caylus.bots.learned.judge import LearnedJudge
from caylus.bots.learned.nets import Nets
from caylus.core.state import State
from caylus.kit.knowledge.judge import Judge
from caylus.kit.knowledge.plain import PlainJudge
from caylus.kit.knowledge.weights import Weights
from caylus.kit.plug import Plug, find_knowledge, find_plug, plug_of

GUESS: Final = 1  # seeds a bot's own guess at what is hidden


def guesses(state: State) -> bool:
    """Whether the game has secrets that a bot must guess at."""
    return state.game.guesses(state.options)


def own_guess(state: State) -> State:
    """The position as a bot guesses it for itself, so that it chooses alike whatever hidden things it was shown."""
    return state.imagine(state.who, Random(GUESS)) if guesses(state) else state


class Judges:
    """Judges for every game and number of players, each made once: by nets where there are some, else by tables.

    With `first` tables and habits are those of version 0.1.
    """

    def __init__(self, nets: Nets | None, *, first: bool = False) -> None:
        self.nets = nets
        self.first = first
        self.made: dict[tuple[str, int], Judge] = {}

    def judge(self, state: State) -> Judge:
        """The judge of this game with so many players."""
        key = (state.game.id, state.players)
        if key not in self.made:
            self.made[key] = self.make(plug_of(state.game), state.players)
        return self.made[key]

    def make(self, plug: Plug, players: int) -> Judge:
        """The same, made anew."""
        knowledge = plug.knowledge()
        if knowledge is None:
            return PlainJudge()
        table = knowledge.read_table(players, first=self.first)
        learned = None if self.nets is None else self.nets.find(plug.id, players)
        if learned is None:
            return make_judge(plug.id, table, first=self.first)
        return make_learned(learned, table)


LINEAR: Final = Judges(None, first=True)
BEST: Final = Judges(Nets())


def judge_for(state: State) -> Judge:
    """The best judge of this game with so many players."""
    return BEST.judge(state)


def make_judge(game: str, table: dict[str, list[float]], *, first: bool = False) -> Judge:
    """A judge with a table of weights of one's own, or with one that counts buildings in groups, as in version 0.1.

    With `first` it has the habits of that version, too.
    """
    known = find_knowledge(game)
    features = known.first if {row.name for row in known.first.rows} <= set(table) else known.features
    return Judge(known.first_habits if first else known.habits, features, Weights(features, table))


def make_learned(learned: NetFile, table: dict[str, list[float]]) -> Judge:
    """A judge that asks a net; the table is what it explains itself by."""
    known = find_knowledge(learned.game)
    weights = Weights(known.features, table)
    return LearnedJudge(known.habits, known.features, weights, find_plug(learned.game).encoder(), learned)
