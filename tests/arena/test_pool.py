"""Worker processes: the same games for any number of them, and none is lost when one dies."""

from pathlib import Path

import pytest

from caylus.arena.match import ArenaError
from caylus.arena.play import BotFailed
from tests.arena.matches import match_of, outcome, played


def test_any_number_of_workers_plays_the_same_games() -> None:
    match = match_of("random", "counting", players=3)
    alone = [outcome(game) for game in played(match, 12)]
    assert [outcome(game) for game in played(match, 12, workers=1)] == alone
    assert [outcome(game) for game in played(match, 12, workers=3)] == alone


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    games = played(match_of("random", f"mortal:{mark}"), 8, workers=2)
    assert mark.exists(), "a worker was killed with signal 9"
    assert [game.index for game in games] == list(range(8))
    assert [outcome(game)[4:] for game in games] == [
        outcome(game)[4:] for game in played(match_of("random", "first"), 8)
    ]


def test_a_game_that_kills_every_worker_ends_the_run() -> None:
    with pytest.raises(ArenaError, match=r"died while playing game \d+, 3 times \(exit status -9\)"):
        played(match_of("random", "mortal:always"), 4, workers=1)


@pytest.mark.parametrize("workers", [0, 2])
def test_the_error_of_a_bot_names_bot_seed_and_ply(workers: int) -> None:
    match = match_of("first", "broken:error")
    with pytest.raises(BotFailed) as caught:
        played(match, 2, workers=workers)
    told = str(caught.value)
    assert "'broken:error' in seat" in told
    assert f"(seed {match.sitting(0).seed}, rotation" in told
    assert " at ply " in told
    assert "ZeroDivisionError: no plan (plugin.py, line " in told
    with pytest.raises(BotFailed, match=r"'broken:illegal' .* IllegalAction"):
        played(match_of("first", "broken:illegal"), 2, workers=workers)
