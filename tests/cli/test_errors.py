"""Whatever goes wrong is said in one sentence on stderr, with exit status 2 and no traceback."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import caylus
from caylus.cli import app
from tests.cli.terminal import COMMAND, run, surroundings

WRONG = [
    (["play", "chess"], "There is no game 'chess' here"),
    (["play", "--players", "9"], "2 to 5 players, not 9"),
    (["play", "--players", "many"], "--players"),
    (["play", "--bots", "deep"], "There is no bot 'deep'; there is random, novice, "),
    (["play", "--bots", "random:1s"], "has no settings"),
    (["play", "--players", "2", "--bots", "random", "--bots", "random"], "2 bots for 1 seat"),
    (["play", "--players", "2", "--name", "A", "--name", "B", "--name", "C"], "3 names for 2 players"),
    (["play", "--name", "A", "--name", "a"], "same name"),
    (["play", "--name", "Anna (random)"], "choose another name"),
    (["play", "--name", " "], "printable characters"),
    (["play", "--watch", "--name", "A"], "leave out --name"),
    (["play", "--option", "favors"], "NAME=VALUE"),
    (["play", "--option", "favors=simple", "--option", "favors=table"], "given twice"),
    (["play", "--option", "favors=none"], "favors can be table or simple, not 'none'"),
    (["play", "--option", "weather=fine"], "no option 'weather'"),
    (["play", "--seed", "-1"], "whole number from 0"),
    (["play", "--resume", "missing.caylus"], "There is no file missing.caylus."),
    (["play", "--resume", "x", "--players", "3"], "leave those out"),
    (["play", "--resume", "last"], "no unfinished game"),
    (["play", "--frobnicate"], "--frobnicate"),
    (["replay"], "FILE"),
    (["replay", "missing.caylus"], "There is no file missing.caylus."),
    (["rules", "chess"], "There is no game 'chess' here"),
    (["rules", "caylus", "qarry"], "Did you mean quarry"),
    (["dance"], "dance"),
]


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs a command line in this process that must fail; gives its one sentence."""
    monkeypatch.setenv("CAYLUS_HOME", str(tmp_path / "home"))

    def said(*arguments: str) -> str:
        assert app.run(list(arguments)) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert err.endswith((".\n", "?\n"))
        return err

    return said


@pytest.mark.parametrize(("arguments", "expected"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_a_wrong_command_line(arguments: list[str], expected: str, say: Callable[..., str]) -> None:
    assert expected in say(*arguments)


def test_files_that_are_no_records(tmp_path: Path, say: Callable[..., str]) -> None:
    record = caylus.Record("caylus", players=2, seed=1, actions=caylus.new("caylus", 2, 1).actions()[:1])
    broken = {
        "binary": (b"\x7fELF\xff\xfe\x00", "not a text file"),
        "empty": (b"", "not a record"),
        "letter": (b"Dear Anna,\n", "not a record"),
        "edited": (record.dumps().replace("\npass\n", "\nbuild mason\n").encode(), "cannot be played"),
        "cut": (record.dumps().replace("\npass\n", "\n").encode(), "part of it is missing"),
        "json": (b'{"format": "caylus-record"', "not a record"),
    }
    for name, (content, expected) in broken.items():
        path = tmp_path / name
        path.write_bytes(content)
        assert expected in say("replay", str(path))
    assert "not a text file" in say("play", "--resume", str(tmp_path / "binary"))
    assert "is a directory" in say("replay", str(tmp_path))
    path = tmp_path / "good"
    path.write_text(record.dumps())
    assert "there is no ply 7" in say("replay", str(path), "--ply", "7")
    assert "Nobody called 'Nobody' sits" in say("play", "--resume", str(path), "--name", "Nobody")


def test_the_program_itself_ends_with_status_2(tmp_path: Path) -> None:
    done = run("replay", "missing.caylus", home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "There is no file missing.caylus.\n")


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", '"$0" "$@" | head -1', *COMMAND, "rules", "caylus"],
        capture_output=True,
        text=True,
        env=surroundings(tmp_path),
        timeout=60,
        check=False,
    )
    assert done.stdout == "Special\n"
    assert done.stderr == ""


def test_version_and_help(tmp_path: Path) -> None:
    assert run("--version", home=tmp_path).stdout.strip() == caylus.__version__
    overview = run("--help", home=tmp_path).stdout
    for command in ("play", "replay", "rules", "games"):
        assert command in overview
    for line in overview.partition("Commands")[2].splitlines()[
        1:-1
    ]:  # what is told of each; a long one takes two lines
        assert line[15:].strip(" │"), line
    assert "--resume" in run("play", "--help", home=tmp_path).stdout
    assert run(home=tmp_path).stdout == overview
