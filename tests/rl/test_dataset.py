"""Recorded games as data sets."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from caylus.arena import play_game, prepare, read_records
from caylus.arena.records import write_records
from caylus.cli import app
from caylus.core.errors import BadOption, RecordError
from caylus.kit.plug import find_plug
from caylus.rl import arrays
from caylus.rl.columns import Columns, DataSetError
from caylus.rl.dataset import ABOUT, DataSet, Plan, build
from caylus.rl.parts import FORMATS
from caylus.rl.returns import ranks

GAMES = 6


def write_games(path: Path, game: str, number: int, players: int = 2) -> Path:
    """A file of so many games."""
    match = prepare(game, ["novice", "random"], players=players, seed=1, keep_records=True)
    write_records(path, match, [play_game(match, at) for at in range(number)])
    return path


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_games(tmp_path_factory.mktemp("source") / "games.records", "magna-carta", GAMES)


def made(plan: Plan) -> DataSet:
    """The data set, made in this process."""
    build(plan, workers=0)
    return DataSet(plan.folder)


def whole(data: DataSet) -> Columns:
    """All parts in one."""
    parts = list(data.parts())
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


@pytest.mark.parametrize(
    ("game", "players", "kind"), [("magna-carta", 3, "parquet"), ("caylus-1303", 2, "npz"), ("caylus", 4, "npz")]
)
def test_every_decision_is_a_row(tmp_path: Path, game: str, players: int, kind: str) -> None:
    source = write_games(tmp_path / "games.records", game, 3, players)
    rows = whole(made(Plan(source, tmp_path / "set", games_a_part=2, format=kind, options=True)))
    data = DataSet(tmp_path / "set")
    legal = data.legal(rows)
    encoder = find_plug(game).encoder()
    at = options = 0
    for number, (record, bots, scores) in enumerate(read_records(source)):
        state = record.state(0)
        for ply, action in enumerate(record.actions):
            seat = state.who
            assert (rows["observation"][at] == arrays.observe(encoder, state, seat)).all()
            assert list(np.flatnonzero(legal[at])) == state.actions()
            known = (rows["action"][at], rows["seat"][at], rows["ply"][at], rows["players"][at], rows["game"][at])
            assert known == (action, seat, ply, players, number)
            assert (rows["seed"][at], rows["bot"][at]) == (str(record.seed), bots[seat])
            assert rows["outcome"][at, :players] == pytest.approx(ranks(record.now))
            assert list(rows["score"][at, :players]) == scores
            wanted = arrays.options(encoder, state, seat)
            assert (rows["option"][options : options + len(wanted)] == wanted).all()
            options += len(wanted)
            state.play(action)
            at += 1
    assert at == len(rows["action"]) == data.about["decisions"]
    assert options == len(rows["option"]) == len(rows["option_of"])
    assert data.about["games"] == 3
    assert data.about["parts"] == [[2, int((rows["game"] < 2).sum())], [1, int((rows["game"] == 2).sum())]]


def test_both_kinds_of_files_hold_the_same(tmp_path: Path, source: Path) -> None:
    first, second = (whole(made(Plan(source, tmp_path / kind, format=kind, options=True))) for kind in FORMATS)
    assert first.keys() == second.keys()
    parts = [next(DataSet(tmp_path / kind).parts()) for kind in FORMATS]
    for name, column in parts[0].items():
        other = parts[1][name]
        assert column.dtype.kind == other.dtype.kind, name
        assert column.dtype == other.dtype or column.dtype.kind == "U", name
        assert (column == other).all(), name


def test_batches_go_through_all_decisions_once(tmp_path: Path, source: Path) -> None:
    data = made(Plan(source, tmp_path / "set", games_a_part=2))
    rows = whole(data)
    wanted = sorted(zip(rows["game"].tolist(), rows["ply"].tolist(), strict=True))
    orders = []
    for seed in (1, 1, 2):
        batches = list(data.batches(64, seed))
        assert max(len(each["action"]) for each in batches) == 64
        orders.append([pair for each in batches for pair in zip(each["game"].tolist(), each["ply"], strict=True)])
        assert sorted(orders[-1]) == wanted
    assert orders[0] == orders[1]
    assert orders[0] != orders[2]
    assert orders[0] != wanted


def test_some_of_the_decisions_are_kept(tmp_path: Path, source: Path) -> None:
    everything = whole(made(Plan(source, tmp_path / "all")))
    some = whole(made(Plan(source, tmp_path / "some", every=5)))
    assert 0.1 < len(some["action"]) / len(everything["action"]) < 0.35
    known = set(zip(everything["game"].tolist(), everything["ply"].tolist(), strict=True))
    assert known > set(zip(some["game"].tolist(), some["ply"].tolist(), strict=True))


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in found.split()]


@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted in /proc")
def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    source = write_games(tmp_path / "games.records", "magna-carta", 24)
    folder = tmp_path / "set"
    command = [sys.executable, "-m", "caylus", "dataset", str(source), "--out", str(folder)]
    command += ["--games-a-part", "1", "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as run:
        limit = time.monotonic() + 120
        while len(list(folder.glob("part-*.npz"))) < 3 and time.monotonic() < limit:
            time.sleep(0.01)
        workers = children(run.pid)
        run.kill()
    assert workers
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < limit, "workers end when their parent has"
        time.sleep(0.01)
    before = {path: path.stat().st_mtime_ns for path in folder.glob("part-*.json")}
    assert 2 <= len(before) < 24, "it was killed in the middle"
    assert "complete" not in DataSet(folder).about
    (folder / ".part-00023.npz.1").write_bytes(b"half of a part")
    heard: list[tuple[int, int]] = []
    build(Plan(source, folder, games_a_part=1), 2, lambda games, decisions: heard.append((games, decisions)))
    assert [games for games, _ in heard] == list(range(1, 25))
    assert {path: path.stat().st_mtime_ns for path in before} == before, "what was there is kept"
    assert not list(folder.glob(".*"))
    once = whole(made(Plan(source, tmp_path / "once", games_a_part=24)))
    again = whole(DataSet(folder))
    assert DataSet(folder).about["complete"]
    assert all((once[name] == again[name]).all() for name in once)


def test_a_folder_with_something_else_is_refused(tmp_path: Path, source: Path) -> None:
    made(Plan(source, tmp_path / "set", every=50))
    with pytest.raises(DataSetError, match="holds another data set"):
        made(Plan(source, tmp_path / "set", every=40))
    other = write_games(tmp_path / "other.records", "magna-carta", GAMES + 1)
    with pytest.raises(DataSetError, match="holds another data set"):
        made(Plan(other, tmp_path / "set", every=50))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").write_text("Dear Anna")
    with pytest.raises(DataSetError, match="not empty"):
        made(Plan(source, tmp_path / "full"))
    with pytest.raises(DataSetError, match="holds no data set"):
        DataSet(tmp_path / "full")


def test_games_of_two_kinds_or_damaged_ones_are_refused(tmp_path: Path, source: Path) -> None:
    lines = gzip.decompress(source.read_bytes()).splitlines(keepends=True)
    other = gzip.decompress(write_games(tmp_path / "other", "caylus", 2).read_bytes()).splitlines(keepends=True)
    mixed = tmp_path / "mixed.records"
    mixed.write_bytes(gzip.compress(b"".join([*lines[:3], other[1]])))
    with pytest.raises(DataSetError, match="of one game, but there are magna-carta and caylus"):
        made(Plan(mixed, tmp_path / "mixed"))
    mixed.write_bytes(gzip.compress(b"".join([*lines[:3], b"{}\n"])))
    with pytest.raises(RecordError, match="Game 3 is damaged"):
        made(Plan(mixed, tmp_path / "damaged"))
    mixed.write_bytes(gzip.compress(lines[0]))
    with pytest.raises(DataSetError, match="no game in mixed"):
        made(Plan(mixed, tmp_path / "empty"))


def test_what_makes_no_sense_is_refused(tmp_path: Path, source: Path) -> None:
    with pytest.raises(BadOption, match="npz, parquet, not 'csv'"):
        made(Plan(source, tmp_path / "set", format="csv"))
    with pytest.raises(BadOption, match="at least 1"):
        made(Plan(source, tmp_path / "set", every=0))
    data = made(Plan(source, tmp_path / "set", every=50))
    about = {**data.about, "encoding": 99}
    (tmp_path / "set" / ABOUT).write_text(json.dumps(about))
    with pytest.raises(DataSetError, match="has encoding 99"):
        DataSet(tmp_path / "set")


@pytest.mark.parametrize("kind", FORMATS)
def test_a_part_may_have_kept_nothing(tmp_path: Path, source: Path, kind: str) -> None:
    data = made(Plan(source, tmp_path / "set", every=10**9, options=True, format=kind))
    assert (data.about["games"], data.about["decisions"]) == (GAMES, 0)
    (part,) = data.parts()
    assert {len(column) for column in part.values()} == {0}
    assert part["observation"].shape == (0, find_plug("magna-carta").encoder().layout.size)
    assert list(data.batches(8, seed=1)) == []


def test_a_damaged_part_is_told(tmp_path: Path, source: Path) -> None:
    for kind in FORMATS:
        data = made(Plan(source, tmp_path / kind, every=20, format=kind))
        part = data.files()[0]
        part.write_bytes(part.read_bytes()[:100])
        with pytest.raises(DataSetError, match=f"{part.name} cannot be read"):
            list(data.parts())


def test_the_command_makes_one(tmp_path: Path, source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "set"
    given = ["dataset", str(source), "--out", str(folder), "--format", "parquet", "--every", "10", "--workers", "0"]
    assert app.run(given) == 0
    about = DataSet(folder).about
    told = " ".join(capsys.readouterr().out.split())
    assert f"{GAMES} games, {about['decisions']} decisions of magna-carta are in" in told
    assert app.run([*given[:-1], "-1"]) == 2
    assert "at least 0" in capsys.readouterr().err
