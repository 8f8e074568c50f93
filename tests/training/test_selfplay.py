"""Self-play: what is written down of a game is what happened in it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from caylus.core.game import GAMES
from caylus.core.goods import POINTS
from caylus.kit.plug import find_plug
from caylus.training import rows as files
from caylus.training.selfplay import LINEAR_WORD, Task, play_task


def task(game: str, players: int, games: int = 1) -> Task:
    """A short one."""
    return Task(game, players, LINEAR_WORD, simulations=12, seed=5, games=games)


@pytest.mark.parametrize("game", GAMES)
def test_points_to_come_are_those_of_the_end_less_those_in_hand(game: str) -> None:
    players = GAMES[game].players[0]
    rows, best = play_task(task(game, players))
    part = find_plug(game).encoder().layout.part("seats")
    arrays = rows.arrays()
    assert len(arrays["seen"]) == len(arrays["win"]) == len(arrays["to_come"]) > 20
    own = arrays["seen"][:, part.start + POINTS].astype(int)  # one's own points lie open in every game
    finals = own + arrays["to_come"][:, 0]
    assert max(finals) == best[0]
    assert np.all(finals[arrays["win"][:, 0] == 1.0] == best[0])
    assert np.allclose(arrays["win"].sum(1), 1)
    assert np.allclose(arrays["found"].sum(1), 1, atol=1e-5)
    assert np.all(arrays["sources"].sum(1) == arrays["to_come"][:, 0])


@pytest.mark.parametrize("game", GAMES)
def test_visits_belong_to_legal_answers_and_only_full_searches_have_them(game: str) -> None:
    rows, _ = play_task(task(game, GAMES[game].players[-1]))
    arrays = rows.arrays()
    legal = np.unpackbits(arrays["legal"], axis=1)
    full = arrays["visits"].sum(1) > 0
    assert 0.15 < full.mean() < 0.55
    for row in np.flatnonzero(full):
        tried = arrays["tried"][row][arrays["tried"][row] >= 0]
        assert legal[row, tried].all()
        assert arrays["visits"][row, 0] == arrays["visits"][row].max()
    assert not legal[~full].any()


def test_the_same_task_gives_the_same_rows() -> None:
    one, other = (play_task(task("magna-carta", 3))[0].arrays() for _ in range(2))
    assert all(np.array_equal(one[name], other[name]) for name in one)


def test_files_give_back_what_was_saved(tmp_path: Path) -> None:
    kept = play_task(task("caylus", 2))[0].arrays()
    more = play_task(task("caylus", 3))[0].arrays()
    for name, arrays in (("a", kept), ("b", more)):
        files.save(tmp_path / f"{name}.npz", arrays)
    back = files.load([tmp_path / "a.npz", tmp_path / "b.npz"])
    for name in ("seen", "tree_seen", "players", "win", "found", "to_come", "tried", "visits", "legal", "tree_found"):
        assert np.array_equal(back[name], np.concatenate([kept[name], more[name]])), name
    names = list(back["source_names"])
    for at, name in enumerate(kept["source_names"]):
        assert np.array_equal(back["sources"][: len(kept["seen"]), names.index(name)], kept["sources"][:, at])
    assert not list(tmp_path.glob("*.part"))
