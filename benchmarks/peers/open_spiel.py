"""OpenSpiel, games written in C++ and driven from Python through `pyspiel`.

A decision is a `legal_actions()` and an `apply_action()`. Throws of the dice take their time but are not counted.

A state keeps its history, so a clone costs more the longer the game has lasted, and random games of chess last for
hundreds of plies. Copied are states after 40 decisions, the middle of a game as people play it.
"""

from __future__ import annotations

import functools
import random
from typing import TYPE_CHECKING

from benchmarks.measure import Done, Prepare, Work

if TYPE_CHECKING:
    from pyspiel import Game, State

GAMES = {"chess": "chess", "backgammon": "backgammon", "go 9x9": "go(board_size=9)"}
PLAYERS = 2
PLIES = 40
MOMENTS = 10  # states, each so many plies into another random game
REPEATS = 10  # over all of them between two looks at the clock


def works() -> dict[str, Prepare]:
    """Everything measured here, by name: which game, what, and for how many players."""
    from pyspiel import load_game  # noqa: PLC0415 (absent unless the benchmarks were set up)

    found: dict[str, Prepare] = {}
    for name, parameters in GAMES.items():
        game = load_game(parameters)
        found[f"{name}/call by call/{PLAYERS}"] = functools.partial(random_games, game)
        found[f"{name}/copies/{PLAYERS}"] = functools.partial(clones, game)
    return found


def random_games(game: Game) -> Work:
    """Whole random games."""
    chance = random.Random(1)
    dice = has_dice(game)

    def play() -> Done:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if dice and state.is_chance_node():
                throw(state, chance)
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return Done(decisions, 1)

    return play


def has_dice(game: Game) -> bool:
    """Whether the game has throws of dice."""
    return bool(game.max_chance_outcomes() > 0)


def throw(state: State, chance: random.Random) -> None:
    """Let the dice fall."""
    outcomes = state.chance_outcomes()
    state.apply_action(chance.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0])


def clones(game: Game) -> Work:
    """Copies of such states."""
    chance = random.Random(1)
    states = [moment(game, chance) for _ in range(MOMENTS)] * REPEATS

    def copy() -> Done:
        for state in states:
            state.clone()
        return Done(len(states))

    return copy


def moment(game: Game, chance: random.Random) -> State:
    """A state of a random game after 40 decisions; begun anew should a game be over by then."""
    state = game.new_initial_state()
    decisions = 0
    while decisions < PLIES or state.is_chance_node():
        if state.is_terminal():
            return moment(game, chance)
        if state.is_chance_node():
            throw(state, chance)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return moment(game, chance) if state.is_terminal() else state
