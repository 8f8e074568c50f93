"""Games of other packages: found by their entry points, and played with plain stand-ins for what they do not bring."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder into which the Meadow is installed."""
    shutil.copy(HERE / "meadow.py", tmp_path / "meadow.py")
    announce(tmp_path, "meadow = meadow:GAME")
    return tmp_path


def announce(folder: Path, line: str) -> None:
    """Install a package with this entry point."""
    about = folder / "meadow-1.0.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: meadow\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[caylus.games]\n{line}\n")


def run(site: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with what is installed there."""
    paths = [os.environ.get("PYTHONPATH", ""), str(site)]
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "HOME": str(site), "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *command], env=there, input=typed, capture_output=True, text=True, check=False
    )


def said(site: Path, script: str) -> str:
    """What a script prints that must not fail."""
    done = run(site, "-c", script)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_keeps_all_promises(site: Path) -> None:
    assert said(site, "from caylus.testing import check_game; print(check_game('meadow'))") == "8\n"


@pytest.mark.parametrize(
    ("fault", "test", "told"),
    [
        (
            "Meadow.price = lambda self, action: [COIN, 1]",
            "test_an_action_costs_and_brings_what_it_is_said_to",
            "'pass' costs something else than its price says.",
        ),
        (
            "Meadow.brings = lambda self, action: [COIN, 1]",
            "test_an_action_costs_and_brings_what_it_is_said_to",
            "'pass' brings something else than its gain says.",
        ),
        (
            "Meadow.imagined = lambda self, seat, rng: self.copy()",
            "test_what_a_seat_cannot_know_is_drawn_anew_each_time",
            "Whatever is drawn, a seat imagines the same.",
        ),
        (
            "Meadow.gain = quietly",
            "test_whoever_hears_the_whole_story_knows_the_table",
            "After 3 actions the story has not told all of this: deniers of seat 0.",
        ),
    ],
)
def test_the_shared_tests_find_a_fault_in_it(site: Path, fault: str, test: str, told: str) -> None:
    script = f"""
from caylus.core.goods import COIN, PURSE
from caylus.testing import ContractBroken, GameSuite
from meadow import Meadow

class Suite(GameSuite):
    game = "meadow"

def quietly(table, seat, kind, number):
    table.purse[seat * PURSE + kind] += number

Suite().{test}()
{fault}
try:
    Suite().{test}()
except ContractBroken as error:
    print(error)
"""
    assert said(site, script) == f"{told}\n"


def test_every_level_plays_it_and_a_search_rolls_out(site: Path) -> None:
    script = """
import caylus
from random import Random
from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.bots.judges import judge_for
won = 0
for seed in range(20):
    state = caylus.new("meadow", 2, seed=seed)
    assert not judge_for(state).knows
    bots = [registry.make(code, f"{seed}") for code in ("search:60", "random")]
    while not state.over:
        state.play(ask(bots[state.who], state, Random(seed)))
    won += state.winners() == [0]
print(won)
for code in ("apprentice", "journeyman", "mason", "linear:30"):
    state = caylus.new("meadow", 3, seed=1)
    bots = [registry.make(code, str(seat)) for seat in range(3)]
    while not state.over:
        state.play(ask(bots[state.who], state, Random(1)))
"""
    assert int(said(site, script)) >= 14


def test_a_hint_gives_its_reason(site: Path) -> None:
    script = """
import caylus
from caylus.bots import registry
from caylus.bots.advice import advise
for each in advise(registry.make("search:60", "1"), caylus.new("meadow", 2, seed=1)):
    print(each.text, each.reason)
"""
    assert said(site, script).count("Place a worker on Meadow") >= 2


def test_its_numbers_tell_what_a_seat_may_know(site: Path) -> None:
    script = """
import caylus
from caylus.kit.plug import find_plug
from random import Random
encoder = find_plug("meadow").encoder()
assert find_plug("meadow").encoder() is encoder
state = caylus.new("meadow", 3, seed=4, options={"weather": "rain"})
state.play(state.parse("place meadow-5"))
seen = encoder.encode(state, 1)
told = {part.name: list(seen[part.start:part.stop]) for part in encoder.layout.parts}
assert told["players"] == [0, 1] and told["options"] == [0, 1] and told["turn"] == [1] and told["provost"] == [5]
assert told["asked"] == [1, 0, 0] and told["tiles"] == [0, 1, 2, 3, 4, 5]
assert told["workers"][-3:] == [0, 0, 1] and sum(told["workers"]) == 1
assert seen == encoder.encode(state.imagine(1, Random(1)), 1)
rows = encoder.encode_options(state, 1)
assert len(rows) == len(state.actions()) and len(set(map(tuple, rows))) == len(rows)
"""
    assert said(site, script) == ""


def test_it_is_told_in_the_terminal(site: Path) -> None:
    done = run(site, "-m", "caylus", "play", "meadow", "--bots", "random", "--seed", "1", typed="place meadow-4\n" * 9)
    assert "The Meadow" in done.stdout, done.stderr
    assert "Provost: 5." in done.stdout
    assert "Place a worker on Meadow 4" in done.stdout
    rules = run(site, "-m", "caylus", "rules", "meadow")
    assert "Meadow 3" in rules.stdout, rules.stderr


def test_its_offers_point_at_the_buildings_that_they_name(site: Path) -> None:
    script = """
import caylus
state = caylus.new("meadow", 3, seed=4)
told, placed = state.offers_json()[:2]
assert "target" not in told and told["verb"] == "pass"
assert placed["target"] == {"kind": "place", "id": "meadow-1"} and placed["verb"] == "place"
"""
    assert said(site, script) == ""


def test_the_arena_plays_it(site: Path) -> None:
    done = run(site, "-m", "caylus", "arena", "meadow", "random", "greedy", "--games", "4", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout


def test_its_environments_are_there(site: Path) -> None:
    pytest.importorskip("gymnasium", exc_type=ImportError)
    script = """
import gymnasium
import caylus.rl
from pettingzoo.test import api_test
from caylus.rl.aec import TableEnv
env = gymnasium.make("Meadow-v0", players=3).unwrapped
env.reset(seed=1)
env = TableEnv("meadow", players=2)
api_test(env, num_cycles=20)
"""
    assert "Passed" in said(site, script)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("broken = nowhere:GAME", "ModuleNotFoundError: No module named 'nowhere'."),
        ("broken = meadow:NOTHING", "AttributeError: module 'meadow' has no attribute 'NOTHING'."),
        ("broken = meadow:SPACE", "it is no Plug but ActionSpace."),
        ("broken = meadow:GAME", "it calls itself 'meadow'."),
        ("caylus = meadow:GAME", "there is a game of that name already."),
    ],
)
def test_a_package_that_is_broken_is_told_of_and_keeps_nobody_from_playing(site: Path, line: str, why: str) -> None:
    announce(site, line)
    told = run(site, "-m", "caylus", "games").stdout
    name, _, value = line.partition(" = ")
    assert " ".join(told.split()).endswith(f"The game '{name}' of {value} cannot be played: {why}")
    script = f"import caylus\nassert caylus.new('caylus', 2)\nassert {name!r} == 'caylus' or caylus.new({name!r}, 2)"
    done = run(site, "-c", script)
    assert done.returncode == (name != "caylus")
    assert name == "caylus" or done.stderr.endswith(
        f"UnknownGame: The game '{name}' of {value} cannot be played: {why}\n"
    )
