"""The games in OpenSpiel, by its own tests and its own players."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import caylus
from caylus.core.errors import BadOption

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no packages for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python import observation
from open_spiel.python.algorithms import ismcts, mcts

import caylus.rl.openspiel  # registers them
from caylus.rl.returns import ranks

NAMES = {"caylus": "caylus", "caylus_1303": "caylus-1303", "magna_carta": "magna-carta"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("settings", ["players=2", "players=3,seed=5,returns=scores"])
def test_its_own_simulation_passes(name: str, settings: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}({settings})"), num_sims=1, serialize=True, verbose=False)


def test_its_own_api_test_passes() -> None:
    run = (
        "import sys, unittest\n"
        "import caylus.rl.openspiel\n"
        "from absl import flags\n"
        "from open_spiel.integration_tests import api_test\n"
        f"flags.FLAGS(['test', '--test_only_games=^({'|'.join(NAMES)})$'])\n"
        "suite = api_test.load_tests(unittest.TestLoader(), (), None)\n"
        "done = unittest.TextTestRunner(stream=sys.stdout).run(suite)\n"
        "assert done.testsRun == 15, done.testsRun\n"
        "sys.exit(not done.wasSuccessful())\n"
    )
    # in a process of its own, for it tests the games that are known when it is imported, and prints a great deal
    done = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("name", NAMES)
def test_an_observer_tells_what_is_asked_of_it(name: str) -> None:
    state = advanced(f"{name}(players=3)", 20, 4)

    def told(public: bool, private: bool, player: int) -> str:
        kind = pyspiel.IIGObservationType(
            public_info=public,
            perfect_recall=False,
            private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER if private else pyspiel.PrivateInfoType.NONE,
        )
        return str(observation.make_observation(state.get_game(), kind).string_from(state, player))

    assert {told(True, False, player) for player in range(3)} == {told(True, False, 0)}
    assert json.loads(told(True, False, 0)) == state.table.view(None)
    own = [told(False, True, player) for player in range(3)]
    if name == "caylus":
        assert own == ["", "", ""]
    else:
        hidden = {"magna_carta": "hand", "caylus_1303": "points"}[name]
        for player in range(3):
            assert json.loads(own[player]) == {hidden: state.table.view(player)["seats"][player][hidden]}
            assert json.loads(told(True, True, player)) == state.table.view(player)
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises((BadOption, RuntimeError, pyspiel.SpielError)):
        state.get_game().make_py_observer(everybody)


class Glance(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel is not typed
    """Judges a position by the points so far, so that a search of whole games is quick."""

    def evaluate(self, state: Any) -> Any:
        """The ranks, were it over now."""
        return np.array(ranks(state.table))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", NAMES)
def test_its_searching_bots_play_whole_games(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=2,seed=3)")
    dice = np.random.RandomState(1)
    searching = mcts.MCTSBot(game, 1.4, 3, Glance(), random_state=dice)
    guessing = ismcts.ISMCTSBot(game, Glance(), 1.4, 3, random_state=dice)
    bots = [searching, searching if name == "caylus" else guessing]  # there is nothing to guess at
    state = game.new_initial_state()
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_its_search_rolls_out_to_the_end(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=2,seed=3)")
    dice = np.random.RandomState(1)
    searching = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    guessing = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 2, random_state=dice)
    state = game.new_initial_state()
    rng = Random(1)
    plies = 0
    while not state.is_terminal():
        bot = guessing if name != "caylus" and state.current_player() else searching  # which guesses at secrets only
        action = bot.step(state) if plies % 12 == 0 else rng.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)
        plies += 1
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_the_types_are_right(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=4)")
    kind = game.get_type()
    hidden = name != "caylus"
    wanted = pyspiel.GameType.Information
    assert kind.information == (wanted.IMPERFECT_INFORMATION if hidden else wanted.PERFECT_INFORMATION)
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert game.num_players() == 4
    assert game.num_distinct_actions() == len(caylus.GAMES[NAMES[name]].space)
    fixed = pyspiel.load_game(f"{name}(players=4,seed=1)")
    assert fixed.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert not fixed.new_initial_state().is_chance_node()
    if name == "caylus_1303":
        shown = pyspiel.load_game("caylus_1303(options=points:open)").get_type()
        assert shown.information == wanted.PERFECT_INFORMATION
    scored = pyspiel.load_game(f"{name}(returns=scores)").get_type()
    assert scored.utility == pyspiel.GameType.Utility.GENERAL_SUM


def advanced(settings: str, plies: int, seed: int) -> Any:
    """A state after so many random decisions."""
    state = pyspiel.load_game(settings).new_initial_state()
    rng = Random(seed)
    if state.is_chance_node():
        state.apply_action(seed)
    while not state.is_terminal() and plies:
        state.apply_action(rng.choice(state.legal_actions()))
        plies -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    state = advanced(f"{name}(players=3)", 25, 4)
    drawn = set()
    dice = Random(1)
    for _ in range(6):
        for player in range(3):
            twin = state.resample_from_infostate(player, dice.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert (observed(twin, player) == observed(state, player)).all()
            assert twin.current_player() == state.current_player()
            drawn.add(str(twin))
    assert (len(drawn) > 3) == (name == "magna_carta"), "only there cards are hidden"


def observed(state: Any, player: int) -> Any:
    """What a player sees, in numbers."""
    watching = observation.make_observation(state.get_game())
    watching.set_from(state, player)
    return watching.tensor.copy()


def test_information_states_tell_histories_apart() -> None:
    state = advanced("magna_carta(players=2)", 12, 3)
    own = [state.information_state_string(player) for player in range(2)]
    assert own[0] != own[1]
    other = advanced("magna_carta(players=2)", 12, 4)
    assert other.information_state_string(0) != own[0]


def test_states_and_actions_are_text() -> None:
    state = advanced("caylus(players=2)", 0, 7)
    assert json.loads(str(state))["game"] == "caylus"
    words = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert "place carpenter" in words
    seen = observation.make_observation(state.get_game())
    assert json.loads(seen.string_from(state, 0))["you"] == 0
    assert seen.dict["asked"].shape == (5,)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [("returns=glory", "ranks, scores, wins"), ("options=favors", "name:value"), ("options=favors:none", "none")],
)
def test_what_makes_no_sense_is_refused(settings: str, sentence: str) -> None:
    with pytest.raises((BadOption, RuntimeError, pyspiel.SpielError), match=sentence):
        pyspiel.load_game(f"caylus({settings})").new_initial_state().apply_action(0)
