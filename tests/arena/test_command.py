"""`caylus arena` and `caylus measure` as people call them."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from caylus.arena import read_records
from caylus.cli import app
from tests.arena.matches import PLUGIN
from tests.cli.terminal import COMMAND, Terminal, surroundings

MATCH = ["arena", "magna-carta", "random", "last", "--plugin", PLUGIN, "--seed", "1"]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Calls the command in this process; gives what it prints."""

    def called(*arguments: str, status: int = 0) -> str:
        assert app.run(list(arguments)) == status
        out, err = capsys.readouterr()
        return err if status else out

    return called


def test_a_match_is_told_as_a_table_json_and_markdown(call: Callable[..., str], tmp_path: Path) -> None:
    files = ["--json", str(tmp_path / "out.json"), "--markdown", str(tmp_path / "out.md")]
    out = call(*MATCH, "--games", "9", "--workers", "0", *files)
    assert "10 games make whole blocks" in out
    assert "Caylus Magna Carta, 2 players, seed 1: 10 games in 5 blocks of 2." in out
    assert "Fewer than 400 games" in out
    result = json.loads((tmp_path / "out.json").read_text())
    assert result["format"] == "caylus-arena"
    assert (result["games"], result["blocks"], result["rotations"]) == (10, 5, 2)
    assert result["match"]["bots"] == ["random", "last"]
    assert [bot["bot"] for bot in result["bots"]] == ["random", "last"]
    assert sum(bot["wins"] for bot in result["bots"]) == 10
    for bot in result["bots"]:
        assert bot["share"]["low"] <= bot["share"]["mean"] <= bot["share"]["high"]
        assert bot["score"]["mean"] == pytest.approx(sum(bot["sources"].values()), abs=1e-4)
        share = f"{100 * bot['share']['mean']:.1f} %"
        assert share in out
        assert f"| {share} |" in (tmp_path / "out.md").read_text()
    assert result["elo_zero"] == "random"
    assert sorted(os.listdir(tmp_path)) == ["out.json", "out.md"], "the journal is gone"  # noqa: PTH208


def test_one_block_is_not_called_blocks(call: Callable[..., str]) -> None:
    assert ": 2 games in 1 block of 2." in call(*MATCH, "--games", "2", "--workers", "0")


def test_the_result_does_not_depend_on_the_workers(call: Callable[..., str], tmp_path: Path) -> None:
    results = []
    for workers in ("0", "2"):
        path = tmp_path / f"{workers}.json"
        call(*MATCH, "--games", "10", "--workers", workers, "--json", str(path))
        result = json.loads(path.read_text())
        for bot in result["bots"]:
            del bot["seconds"]
        results.append(result)
    assert results[0] == results[1]


def test_more_bots_than_seats_meet_in_every_pairing(call: Callable[..., str]) -> None:
    out = call(*MATCH[:4], "first", *MATCH[4:], "--games", "4", "--workers", "0", "--players", "2")
    assert "12 games in 6 blocks of 2" in out
    assert "Ended ahead of" in out
    assert out.count("\nfirst ") == 3


def test_a_test_stops_early_and_says_why(call: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    match = ["arena", "caylus", "first", "last", "--plugin", PLUGIN, "--workers", "0"]
    out = call(*match, "--games", "400", "--sprt", "0,200", "--json", str(path))
    assert "SPRT [0, 200]: first is not better: H0 (+0 Elo) is accepted after" in " ".join(out.split())
    result = json.loads(path.read_text())
    assert result["sprt"]["answer"] == "not better"
    assert result["sprt"]["llr"] <= -2.94
    assert result["games"] == 2 * result["sprt"]["blocks"] < 100


def test_records_are_saved_and_read_back(call: Callable[..., str], tmp_path: Path) -> None:
    call(*MATCH, "--games", "4", "--workers", "2", "--records", str(tmp_path / "games.records"))
    found = list(read_records(tmp_path / "games.records"))
    assert [recorded.bots for recorded in found] == [["random", "last"], ["last", "random"]] * 2
    assert [path.name for path in tmp_path.iterdir()] == ["games.records"]


def test_pictures_are_drawn(call: Callable[..., str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    call(*MATCH, "--games", "4", "--workers", "0", "--plots", str(tmp_path / "new" / "folder"))
    drawn = sorted((tmp_path / "new" / "folder").iterdir())
    assert [path.name for path in drawn] == ["lengths.png", "ratings.png", "scores.png", "sources.png"]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in drawn)
    call("measure", "caylus", "--games", "3", "--workers", "0", "--plots", str(tmp_path))
    assert {path.stem for path in tmp_path.glob("*.png")} == {"lengths", "options", "places", "scores", "sources"}


def test_measures_of_a_game(call: Callable[..., str], tmp_path: Path) -> None:
    files = ["--json", str(tmp_path / "out.json"), "--markdown", str(tmp_path / "out.md")]
    out = call("measure", "caylus", "--games", "6", "--players", "3", "--seed", "4", "--workers", "2", *files)
    result = json.loads((tmp_path / "out.json").read_text())
    assert result["games"] == 6
    assert len(result["first_turn"]) == 3
    assert sum(place["share"] for place in result["first_turn"]) == pytest.approx(1)
    kinds = result["branching"]["kinds"]
    assert sum(kind["a_game"] for kind in kinds.values()) == pytest.approx(result["decisions"]["mean"])
    assert [alarm["verdict"] for alarm in result["alarms"]].count("alarm") >= 2, "random bots play badly"
    page = (tmp_path / "out.md").read_text()
    assert all(f"{alarm['shown']} | {alarm['expected']}" in page for alarm in result["alarms"])
    for text in (out, page):
        assert "Sanity of play" in text
        assert "winner's score" in text
    assert "Sanity" not in call("measure", "magna-carta", "--games", "2", "--players", "2", "--workers", "0")


WRONG = [
    (["arena", "chess", "random"], "There is no game 'chess' here"),
    (["arena", "caylus"], "BOT"),
    (["arena", "caylus", "nobody", "random"], "There is no bot 'nobody'"),
    (["arena", "caylus", "random", "--players", "6"], "2 to 5 players, not 6"),
    (["arena", "caylus", "random", "--games", "0"], "--games is at least 1"),
    (["arena", "caylus", "random", "--workers", "-1"], "--workers is at least 0"),
    (["arena", "caylus", "random", "--option", "favors=none"], "favors can be"),
    (["arena", "caylus", "random", "--seed", "-3"], "whole number from 0"),
    (["arena", "caylus", "random", "--sprt", "0,40"], "two bots"),
    (["arena", "caylus", "random", "random", "--sprt", "40"], "--sprt takes two numbers"),
    (["arena", "caylus", "random", "--plugin", "no_such"], "'no_such' cannot be imported"),
    (["arena", "caylus", "random", "--plugin", ""], "'' cannot be imported: ValueError"),
    (
        ["arena", "caylus", "odd", "--plugin", PLUGIN],
        "The bot 'odd' cannot be made from a setting and a seed: KeyError",
    ),
    (["arena", "caylus", "search:" + "9" * 5000], "'search' is set by time or simulations"),
    (["arena", "caylus", "random", "--json", "x", "--markdown", "./x"], "each need a file of their own"),
    (["arena", "caylus", "random", "--records", "x", "--resume", "x"], "each need a file of their own"),
    (["arena", "caylus", "random", "--json", "/no/such/out.json"], "there is no folder /no/such"),
    (["arena", "caylus", "random", "--markdown", "/"], "is a directory"),
    (["arena", "caylus", "random", "--records", "/no/such/r"], "there is no folder /no/such"),
    (["arena", "caylus", "random", "--resume", "/no/such/r"], "there is no folder /no/such"),
    (["arena", "caylus", "random", "--plots", "/dev/null/x"], "cannot be a folder"),
    (["measure", "caylus", "--games", "0"], "--games is at least 1"),
    (["measure", "caylus", "--bot", "nobody"], "There is no bot 'nobody'"),
]


def test_a_plugin_with_a_mistake_is_told_in_a_sentence(
    call: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "mistaken_plugin.py").write_text("def choose(:\n")
    monkeypatch.syspath_prepend(tmp_path)
    told = call("arena", "caylus", "random", "--plugin", "mistaken_plugin", status=2)
    assert "The plugin 'mistaken_plugin' cannot be imported: SyntaxError" in told


@pytest.mark.parametrize(("arguments", "expected"), WRONG, ids=[" ".join(arguments)[:70] for arguments, _ in WRONG])
def test_what_is_wrong_is_said_before_any_game(
    arguments: list[str], expected: str, call: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caylus.arena.run.Run.go", None)
    told = call(*arguments, status=2)
    assert expected in told
    assert told.count("\n") == 1


def test_the_error_of_a_bot_is_one_sentence(call: Callable[..., str]) -> None:
    told = call("arena", "magna-carta", "broken:error", "last", "--plugin", PLUGIN, "--workers", "2", status=2)
    assert "The bot 'broken:error' in seat" in told
    assert told.count("\n") == 1


def wait_until(happened: Callable[[], bool]) -> None:
    """Until something is so, however busy the machine is."""
    end = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    return {
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    }


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_stopped_goes_on(how: signal.Signals, tmp_path: Path, call: Callable[..., str]) -> None:
    path = tmp_path / "out.json"
    journal = tmp_path / "out.json.journal"
    match = ["arena", "magna-carta", "slow:4", "first", "--plugin", PLUGIN, "--games", "24", "--workers", "2"]
    command = [*COMMAND, *match, "--json", str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=surroundings(tmp_path)) as process:
        wait_until(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 4)
        workers = children(process.pid)
        process.send_signal(how)
        out, err = process.communicate(timeout=120)
    assert err == ""
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert "The same command goes on from" in out
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    done = journal.read_bytes().count(b"\n") - 1
    assert 3 <= done < 24
    out = call(*match, "--json", str(path))
    assert json.loads(path.read_text())["games"] == 24
    assert not journal.exists()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_workers_leave_with_a_killed_run_even_in_the_middle_of_a_long_decision(tmp_path: Path) -> None:
    mark = tmp_path / "asked"
    command = [*COMMAND, "arena", "magna-carta", f"asleep:{mark}", "--plugin", PLUGIN, "--games", "2", "--workers", "1"]
    with subprocess.Popen(command, env=surroundings(tmp_path)) as process:
        wait_until(mark.exists)
        workers = children(process.pid)
        process.kill()
    assert workers
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def test_a_terminal_shows_a_bar_and_the_shares(tmp_path: Path) -> None:
    match = ["arena", "magna-carta", "slow:2", "first", "--plugin", PLUGIN, "--games", "8", "--workers", "2"]
    with Terminal(*match, home=tmp_path) as terminal:
        assert terminal.end() == 0
        assert "/8" in terminal.seen
        assert "games/s" in terminal.seen
        assert "slow:2 " in terminal.seen
        assert "95 %" in terminal.seen
