"""The wheel in a new environment plays and serves; the source archive gives the compiled engine."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import caylus
from caylus.cli.app import app
from tests.dist.conftest import Installed, Made, furnish
from tests.setup.environments import installed as packages
from tests.setup.environments import listed, site_packages

pytestmark = pytest.mark.xdist_group("dist")

CLIENT = Path(__file__).resolve().parents[2] / "src" / "caylus" / "server" / "static"
BUILD = "import caylus.core, pathlib; print(caylus.core.COMPILED, pathlib.Path(caylus.core.__file__).parent)"
GAMES = ("caylus", "caylus-1303", "magna-carta")
compiles = pytest.mark.skipif(os.environ.get("CAYLUS_TEST_SDIST") != "1", reason="only with CAYLUS_TEST_SDIST=1")


def test_the_wheel_needs_what_the_lock_lists_and_no_other_program(installed: Installed) -> None:
    folder = site_packages(installed.folder)
    assert packages(folder) == {**listed("run"), "caylus": caylus.__version__}
    assert installed.run("python", "-m", "pip", "check").strip() == "No broken requirements found."
    assert installed.run("python", "-c", BUILD).split() == ["False", str(folder / "caylus" / "core")]


def test_every_command_is_there_and_explains_itself(installed: Installed) -> None:
    assert installed.run("caylus", "--version").strip() == caylus.__version__
    overview = installed.run("caylus", "--help")
    names = [name for name in app if not name.startswith("-")]
    assert {"play", "serve", "admin"} <= set(names)
    for name in names:
        assert re.search(rf"^│ {name} ", overview, re.MULTILINE), name
    assert all(game in installed.run("caylus", "games") for game in GAMES)
    assert "Church" in installed.run("caylus", "rules", "caylus", "church")


def play(installed: Installed, game: str) -> caylus.Record:
    """A whole game of bots, and what their search with its weights and its net thinks of a moment in it."""
    told = installed.run("caylus", "play", game, "--watch", "--players", "2", "--bots", "novice", "--plain")
    saved = told.split()[-1]
    assert "\n1: " in installed.run("caylus", "hint", saved, "--ply", "12", "--bot", "search:1", "--plain")
    return caylus.load(Path(saved).read_text())


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game(installed: Installed, game: str) -> None:
    record = play(installed, game)
    assert (record.game, record.now.over) == (game, True)


@contextmanager
def serving(installed: Installed, data: Path) -> Iterator[str]:
    """The address of a server."""
    command = [installed.program("caylus"), "serve", "--port", "0", "--bot-workers", "1", "--data", str(data)]
    with subprocess.Popen(command, env=installed.variables, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+[^/\s]", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.terminate()
            assert process.wait(60) == 0


def test_the_server_gives_out_the_client_and_its_bots_play_a_whole_game(installed: Installed, tmp_path: Path) -> None:
    with serving(installed, tmp_path / "caylus.db") as address, httpx.Client(base_url=address, timeout=60) as visitor:
        assert visitor.get("/health").text == "ok\n"
        assert visitor.get("/").content == (CLIENT / "index.html").read_bytes()
        for file in sorted((CLIENT / "assets").iterdir()):
            assert visitor.get(f"/assets/{file.name}").content == file.read_bytes(), file.name
        visitor.post("/api/guests", json={"name": "Anna"}).raise_for_status()
        table = visitor.post(
            "/api/tables", json={"game": "caylus", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        ).json()
        end = time.monotonic() + 120
        while table["status"] != "over":
            assert time.monotonic() < end, table["status"]
            time.sleep(0.2)
            table = visitor.get(f"/api/tables/{table['id']}").json()


@compiles
@pytest.mark.timeout(3600)
def test_the_source_archive_gives_the_compiled_engine(made: Made, tmp_path: Path) -> None:
    folder = tmp_path / "environment"
    furnish(folder, "run", "build")
    quickly = {"CAYLUS_OPT": "0"}  # the engine need not be a quick one here
    builder = Installed(folder, f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", quickly)
    builder.install(made.archive)
    assert builder.run("python", "-c", BUILD).split() == ["True", str(site_packages(folder) / "caylus" / "core")]
    assert play(builder, "caylus").now.over
