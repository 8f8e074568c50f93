"""The example of a game from outside, installed by pip beside the build under test: it plays wherever the others do."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

import caylus
from caylus.testing import GameSuite
from tests.docs.pages import DOCS, blocks
from tests.setup.environments import environment, site_packages

pytestmark = pytest.mark.xdist_group("ferry")

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "examples" / "ferry"
ALONE = ("--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
PATIENCE = 240  # seconds for a game with bots, on a busy machine


@dataclass
class Beside:
    """An environment with the package, and with the very build of the project that runs this test."""

    folder: Path

    @property
    def command(self) -> list[str]:
        """Its Python."""
        return [str(self.folder / "bin" / "python")]

    @property
    def variables(self) -> dict[str, str]:
        """Its surroundings."""
        build = str(Path(caylus.__file__).parents[1])
        return {**os.environ, "PYTHONPATH": build, "HOME": str(self.folder), "COLUMNS": "100", "TERM": "dumb"}

    def run(self, *words: str, typed: str = "") -> str:
        """What a program prints that must not fail."""
        done = subprocess.run(
            [*self.command, *words], env=self.variables, input=typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def caylus(self, *words: str, typed: str = "") -> str:
        """What the command says."""
        return self.run("-m", "caylus", *words, typed=typed)


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Beside:
    """The package as pip installs it, from a copy, for building leaves files behind."""
    copy = tmp_path_factory.mktemp("ferry")
    shutil.copytree(PACKAGE, copy / "ferry", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    found = Beside(copy / "environment")
    environment(found.folder, "pip-newest")
    with (site_packages(found.folder) / "pip.pth").open("a") as paths:
        paths.write(f"{site_packages(Path(sys.prefix))}\n")
    found.run("-m", "pip", "install", *ALONE, str(copy / "ferry"))
    return found


def test_it_lies_beside_the_build_under_test(beside: Beside) -> None:
    where = (
        "import caylus, caylus.core, caylus_ferry; print(caylus.__file__, caylus.core.COMPILED, caylus_ferry.__file__)"
    )
    core, compiled, ferry = beside.run("-c", where).split()
    assert (core, compiled) == (caylus.__file__, str(caylus.core.COMPILED))
    assert Path(ferry).is_relative_to(beside.folder)


def test_its_own_tests_pass_with_all_that_is_asked_of_every_game(beside: Beside) -> None:
    told = beside.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(PACKAGE / "tests"))
    passed = re.search(r"(\d+) passed in", told)
    assert passed is not None
    assert int(passed[1]) > sum(name.startswith("test_") for name in dir(GameSuite)) > 20
    assert "skipped" not in told


def test_a_secret_in_what_brought_a_happening_about_is_found(beside: Beside) -> None:
    script = """
from caylus.core.message import Message
from caylus.testing import ContractBroken, GameSuite
from caylus_ferry.flow import Ferry

class Suite(GameSuite):
    game = "ferry"

Suite().test_what_is_told_of_an_action_tells_no_secret()

def subject(table, *_):
    return f"card {table.commissions[table.who]}"

def forced(table, *_):
    return Message(subject(table))

for name, telling in {"subject": subject, "forced": forced}.items():
    before = getattr(Ferry, name)
    setattr(Ferry, name, telling)
    try:
        Suite().test_what_is_told_of_an_action_tells_no_secret()
    except ContractBroken as error:
        print(error)
    setattr(Ferry, name, before)
"""
    told = "What is told of another's action tells a secret.\n"
    assert beside.run("-c", script) == told * 2


def test_the_commands_know_it(beside: Beside) -> None:
    assert "ferry: The Ferry (2026), for 2 players." in beside.caylus("games")
    assert "Take 2 wood." in beside.caylus("rules", "ferry", "forest")
    rules = beside.caylus("rules", "ferry", "--plain")
    readme = (PACKAGE / "README.md").read_text()
    for name in ("Forest", "Quarry", "Weaver", "Market", "Ferry", "Carpenter", "Mason", "Tailor", "Toll keeper"):
        assert name in rules
        assert f"\n| {name} |" in readme


def test_it_is_played_in_the_terminal_and_read_again(beside: Beside) -> None:
    told = beside.caylus("play", "ferry", "--bots", "random", "--seed", "4", typed="place forest\n" + "1\n" * 100)
    assert "Space 5: Ferry, worker of Red (random)." in told
    assert "Place a worker on the Market for 1 denier" in told
    assert "commission Mason" in told
    assert "commission hidden" in told
    saved = told.split()[-1]
    record = Path(saved).read_text()
    assert record.startswith("game: ferry\n")
    assert "\nresult: " in record
    story = beside.caylus("replay", saved, "--plain")
    assert "places a worker on the Forest for 1 denier" in story
    assert "1: " in beside.caylus("hint", saved, "--ply", "5", "--bot", "search:20", "--plain")


def test_the_arena_plays_it_and_a_search_without_knowledge_rolls_out(beside: Beside) -> None:
    told = beside.caylus("arena", "ferry", "search:60", "random", "--games", "12", "--seed", "1", "--workers", "1")
    share = re.search(r"^search:60 +(\d+\.\d) %", told, re.MULTILINE)
    assert share is not None
    assert float(share[1]) > 60


def test_it_is_an_environment(beside: Beside) -> None:
    pytest.importorskip("pettingzoo")
    script = """
import warnings
from pettingzoo.test import api_test
from caylus.rl.family import environments
warnings.simplefilter("ignore")
env, raw_env, parallel_env = environments("ferry", players=2)
api_test(env(), num_cycles=60)
drawn = env(render_mode="svg")
drawn.reset(seed=3)
print("Ferry</text>" in drawn.render())
"""
    assert beside.run("-c", script).split("\n")[-2:] == ["True", ""]


def test_the_example_on_its_page_prints_what_the_page_says(beside: Beside) -> None:
    pytest.importorskip("pettingzoo")
    found = blocks(DOCS / "write-a-game.md")
    (at,) = (at for at, (language, _) in enumerate(found) if language == "py")
    assert beside.run("-c", found[at][1]) == found[at + 1][1]


def test_a_person_and_a_bot_play_it_at_a_server(beside: Beside, tmp_path: Path) -> None:
    serve = ["-m", "caylus", "serve", "--port", "0", "--bot-workers", "1", "--data", str(tmp_path / "caylus.db")]
    with subprocess.Popen(
        [*beside.command, *serve], env=beside.variables, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+[^/\s]", process.stdout.readline())
            assert found is not None
            with httpx.Client(base_url=f"{found[0]}/api", timeout=60) as visitor:
                play_at(visitor)
        finally:
            process.terminate()
            process.wait(30)


def play_at(visitor: httpx.Client) -> None:
    """Anna plays the last answer each time; her commission is shown to her only, and at the end to everybody."""
    games = {game["id"]: game for game in visitor.get("/games").json()}
    assert games["ferry"]["name"] == "The Ferry"
    visitor.post("/guests", json={"name": "Anna"}).raise_for_status()
    seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "bot", "bot": "search:20"}]
    opened = visitor.post("/tables", json={"game": "ferry", "seats": seats, "seed": "7"})
    assert opened.status_code == 201, opened.text
    table = opened.json()
    address = f"/tables/{table['id']}"
    end = time.monotonic() + PATIENCE
    while table["status"] != "over":
        assert time.monotonic() < end, table["status"]
        known = [seat["commission"] is not None for seat in table["view"]["seats"]]
        assert sum(known) == 1
        if table["offers"]:
            assert visitor.get(f"{address}/forecast").json()["positions"]
            action = table["offers"][-1]["notation"]
            visitor.post(f"{address}/actions", json={"version": table["version"], "action": action}).raise_for_status()
        else:
            time.sleep(0.05)
        table = visitor.get(address).json()
    assert all(seat["commission"] for seat in table["view"]["seats"])
    record = visitor.get(f"{address}/record").text
    assert record.startswith("game: ferry\n")
    moment: dict[str, Any] = visitor.get(f"{address}/plies/3").json()
    assert moment["view"]["turn"] == 1
    assert visitor.get(f"{address}/ledger").is_success
