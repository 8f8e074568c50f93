"""Every benchmark still runs and tells figures of the right kind; how high they are is not a matter for tests."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import caylus
from benchmarks.ladder import LEVELS
from tests.benchmarks.rounds import figures, printed, rows
from tests.docs.pages import ROOT

HERE = {"answers", "dataset", "ladder", "levels", "many_servers", "openings", "search", "weights"}
# Without a quick round: one takes its seconds (tests/server/test_soak.py), one draws (tests/docs/test_nets_page.py)
ELSEWHERE = {"soak", "generations"}
NEXT_DOOR = {
    "__main__": "test_engine",
    "revisions": "test_engine",
    "research": "test_research",
    "server": "test_server",
}
PLAYED = ("judged by the table", "played out")
STARTED = {  # by whom
    "memory": "fresh",
    "worker": "turns",
    "serving.client": "server",
    "serving.echo_app": "serving.servers",
}


def file_of(module: str) -> Path:
    """Where a benchmark lives."""
    return ROOT / "benchmarks" / f"{module.replace('.', '/')}.py"


def test_no_benchmark_is_left_out() -> None:
    folder = ROOT / "benchmarks"
    modules = {".".join(path.relative_to(folder).with_suffix("").parts): path for path in folder.rglob("*.py")}
    runs = {name for name, path in modules.items() if '__name__ == "__main__"' in path.read_text()}
    assert runs == HERE | ELSEWHERE | set(NEXT_DOOR) | set(STARTED)
    for name in HERE | set(NEXT_DOOR):
        assert "quick.offer(" in file_of(name).read_text(), f"{name} can be asked for a quick round"
    for name, test in NEXT_DOOR.items():
        module = "benchmarks" if name == "__main__" else f"benchmarks.{name}"
        assert f'"{module}"' in (Path(__file__).parent / f"{test}.py").read_text()
    for name, starter in STARTED.items():
        assert f'"benchmarks.{name}"' in file_of(starter).read_text()


def test_the_search_is_timed_in_every_game() -> None:
    told = printed("benchmarks.search")
    tables = [f"{game}, {players} players, " for game in caylus.GAMES for players in (2, 4)]
    found = {name: figures(rate) for name, rate, _, _ in rows(told)}
    nets = {name for name in found if name.endswith("judged by the net")}
    peers = set(found) - nets - {table + how for table in tables for how in PLAYED}
    assert set(found) - peers - nets == {table + how for table in tables for how in PLAYED}
    assert {"caylus, 2 players, judged by the net", "caylus, 4 players, judged by the net"} <= nets
    assert all(figures(beside) for name, _, _, beside in rows(told) if name in nets)
    assert all(rate > 0 for rate, _ in found.values())
    if peers:
        assert peers == {"OpenSpiel chess (C++), played out"}
        assert all(figures(times) for _, _, times, _ in rows(told))
    else:
        assert "OpenSpiel is not installed" in told


def test_every_level_is_timed_and_weighed() -> None:
    found = rows(printed("benchmarks.levels"))
    assert [row[0] for row in found] == LEVELS
    for _, game, players, decisions, mean, longest, most, megabytes, kept in found:
        assert (game, players) == ("caylus", "2")
        assert int(decisions) >= 1
        assert 0 <= float(mean) <= float(longest)
        assert float(most) >= 100
        assert 10 < float(megabytes) < 1000
        assert kept in ("yes", "**no**")


def test_a_match_of_the_ladder_is_played_and_told() -> None:
    told = printed("benchmarks.ladder", "--only", "magna-carta-2p-novice-random")
    assert "caylus arena magna-carta novice random --players 2 --games 2" in told
    (row,) = rows(told[told.index("| game |") :])
    assert row[:5] == ["Caylus Magna Carta", "2", "`novice`", "`random`", "2"]
    low, high = figures(row[6])
    assert low <= figures(row[5])[0] <= high


def test_openings_are_looked_at() -> None:
    (row,) = rows(printed("benchmarks.openings", "caylus", "--players", "2", "--bot", "novice"))
    code, placed, passes, begun, houses, favors, turns, mean, winner = row
    assert code == "`novice`"
    assert len(figures(placed)) >= 4
    assert 0 <= figures(passes)[0] <= 100
    assert figures(passes)[1] == 2  # one for each seat
    assert figures(begun)[1] > 2
    assert len(figures(houses)) == 3
    assert len(figures(favors)) == 4
    assert 5 < float(turns) < 30
    assert float(winner) >= float(mean)


def test_openings_of_version_0_1_are_looked_at_too() -> None:
    asked = ("benchmarks.openings", "magna-carta", "--players", "2", "--bot", "mason", "--bot", "linear:20")
    now, before = (rows(printed(*asked, *first)) for first in ((), ("--first",)))
    assert now[0] != before[0]
    assert now[1] == before[1]  # which plays as it ever did


def test_two_tables_of_weights_meet() -> None:
    file = ROOT / "src" / "caylus" / "games" / "magna_carta" / "knowledge" / "weights.toml"
    told = printed("benchmarks.weights", "magna-carta", str(file), "--bot", "search:2")
    share = re.match(r"magna-carta, 2 players, search:2, 2 games: ([\d.]+)% of the victories\n", told)
    assert share is not None, told
    assert 0 <= float(share[1]) <= 100
    ours, others = re.findall(r"-?[\d.]+", told.splitlines()[1])
    assert -50 < float(ours) < 200
    assert -50 < float(others) < 200


def test_what_anybody_may_ask_is_measured() -> None:
    lines = printed("benchmarks.answers").splitlines()
    questions = {line.split()[-1]: [float(each) for each in line.split()[:2]] for line in lines if " 200 /" in line}
    assert {"/health", "/ready", "/schema/openapi.json"} <= set(questions)
    assert all(first > 0 and then > 0 for first, then in questions.values())


def test_several_servers_share_a_database_and_are_measured() -> None:
    found = rows(printed("benchmarks.many_servers"))
    assert [row[0] for row in found] == ["1", "2"]
    assert all(figures(row[1])[0] > 0 for row in found)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_a_data_set_is_timed_and_weighed() -> None:
    told = printed("benchmarks.dataset", "--workers", "1")
    assert "8 games, " in told
    assert "npz, 1 processes" in told
    quarters = [int(each) for each in re.findall(r"([\d,]+) MiB", told.splitlines()[-1])]
    assert len(quarters) == 4
    assert 5 < max(quarters) < 5000  # in a run so short a look may fall on a process that has just begun or ended
