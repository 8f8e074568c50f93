"""Whole games, replayed to the exact position in which they ended."""

from __future__ import annotations

import json
from functools import cache

import pytest

import caylus
from caylus.testing import check_retold
from tests.games import folders
from tests.recorded import coverage
from tests.recorded.digests import result_of

FILES = [(game, path.stem) for game in caylus.GAMES for path in folders.recordings(game)]


@cache
def text_of(game: str, name: str) -> str:
    return (folders.folder(game) / "recorded" / f"{name}.txt").read_text()


@cache
def record_of(game: str, name: str) -> caylus.Record:
    return caylus.load(text_of(game, name))


@cache
def results(game: str) -> dict[str, object]:
    found = json.loads((folders.folder(game) / "recorded" / "final.json").read_text())
    assert isinstance(found, dict)
    return found


@cache
def shown_by(game: str, name: str) -> frozenset[str]:
    return frozenset(coverage.shown(record_of(game, name)))


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_recorded_game_ends_in_the_exact_position(game: str, name: str) -> None:
    record = record_of(game, name)
    assert record.now.over
    assert result_of(record) == results(game)[name]


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_recorded_game_is_written_as_it_was_read(game: str, name: str) -> None:
    assert record_of(game, name).dumps() == text_of(game, name)


@pytest.mark.parametrize(("game", "name"), FILES)
def test_the_story_of_a_recorded_game_leaves_nothing_out(game: str, name: str) -> None:
    check_retold(record_of(game, name), folders.own(game, "retelling").Retelling)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_there_are_forty_games_and_a_result_for_each(game: str) -> None:
    names = [name for other, name in FILES if other == game]
    assert len(names) >= 40
    assert names == sorted(results(game))


@pytest.mark.parametrize("game", caylus.GAMES)
def test_the_recorded_games_show_everything_there_is(game: str) -> None:
    shown: set[str] = set()
    for other, name in FILES:
        if other == game:
            shown |= shown_by(game, name)
    assert sorted(coverage.wanted(game) - shown) == []


@pytest.mark.parametrize("game", caylus.GAMES)
def test_everything_a_game_shows_is_among_what_is_wanted(game: str) -> None:
    """So a feature that was misspelled, or renamed on one side only, does not pass unnoticed."""
    shown = {feature for other, name in FILES if other == game for feature in shown_by(game, name)}
    assert sorted(shown - coverage.wanted(game)) == []


@pytest.mark.parametrize("game", caylus.GAMES)
def test_no_single_game_shows_everything(game: str) -> None:
    """The check can fail: whatever one game lacks would be missed if the others were not there."""
    for other, name in FILES:
        if other == game:
            assert coverage.wanted(game) - shown_by(game, name), name
    unplayed = caylus.Record(game, min(caylus.GAMES[game].players), 1)
    assert all(feature.startswith(("option ", "players ")) for feature in coverage.shown(unplayed))
