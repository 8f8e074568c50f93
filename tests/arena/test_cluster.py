"""The same games on a Ray of this machine. Ray opens ports, so these run only when asked for: `make test-ray`."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from caylus.arena.cluster import Cluster, play_part
from caylus.arena.match import ArenaError
from caylus.arena.play import BotFailed
from caylus.arena.run import Run
from tests.arena.matches import Silence, match_of, outcome, played

really = pytest.mark.skipif(os.environ.get("CAYLUS_TEST_RAY") != "1", reason="only with CAYLUS_TEST_RAY=1")


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("random")
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not there
    with pytest.raises(ArenaError, match=r"pip install 'caylus\[cluster\]'"):
        Cluster(match, "ray", 1)


def test_a_part_of_a_match_needs_the_same_program() -> None:
    match = match_of("random", "last")
    games, problem, _ = play_part(match, [0, 1], match.program, ".")
    assert [outcome(game) for game in games] == [outcome(game) for game in played(match, 2)]
    assert problem == ""
    _, problem, _ = play_part(match, [0], "0123", ".")
    assert "another version" in problem


@pytest.fixture
def no_processes_left() -> Iterator[None]:
    """Ray ends with the match."""
    yield
    end = time.monotonic() + 30
    while any(b"raylet" in path.read_bytes() for path in own_processes()):
        assert time.monotonic() < end
        time.sleep(0.1)


def own_processes() -> list[Path]:
    """The command lines of the processes this one has started."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    return [path for path in (Path(f"/proc/{child}/cmdline") for child in children) if path.exists()]


@really
@pytest.mark.usefixtures("no_processes_left")
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games_and_loses_none_when_a_worker_dies(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    match = match_of("random", f"mortal:{mark}")
    run = Run(match, 40)
    run.go(Cluster(match, "ray", 2).play, None, Silence())
    assert mark.exists(), "a worker was killed with signal 9"
    expected = [outcome(game)[5:] for game in played(match_of("random", "first"), 40)]
    assert [outcome(game)[5:] for game in run.results()] == expected


@really
@pytest.mark.usefixtures("no_processes_left")
@pytest.mark.filterwarnings("ignore")
def test_the_error_of_a_bot_comes_through() -> None:
    match = match_of("first", "broken:error")
    with pytest.raises(BotFailed, match="'broken:error' in seat"):
        Run(match, 4).go(Cluster(match, "ray", 2).play, None, Silence())


@really
@pytest.mark.filterwarnings("ignore")
def test_an_address_without_a_cluster_is_told() -> None:
    match = match_of("first", "last")
    with pytest.raises(ArenaError, match=r"no Ray cluster at '127\.0\.0\.1:1'"):
        Run(match, 4).go(Cluster(match, "127.0.0.1:1", 2).play, None, Silence())
