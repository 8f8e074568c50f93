"""`caylus replay`."""

from pathlib import Path
from random import Random

import pytest

import caylus
from caylus.cli.replay import WORDS
from caylus.core.story import step_message
from tests.cli.terminal import Terminal, run
from tests.recorded.coverage import changes_told


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    home = tmp_path_factory.mktemp("home")
    assert run("play", "--watch", "--players", "3", "--seed", "8", home=home).returncode == 0
    (path,) = (home / "games").iterdir()
    return path


def test_stepping_through_a_record(game: Path, tmp_path: Path) -> None:
    record = caylus.load(game.read_text())
    with Terminal("replay", str(game), home=tmp_path) as terminal:
        shown = terminal.read()
        assert f"0 of {record.plies}, turn 1." in shown
        assert "[placement]" in shown
        assert f"1 of {record.plies}" in terminal.type("")
        assert f"2 of {record.plies}" in terminal.type("n")
        assert f"1 of {record.plies}" in terminal.type("p")
        assert f"0 of {record.plies}" in terminal.type("b")
        assert "beginning" in terminal.type("p")
        assert f"40 of {record.plies}" in terminal.type("40")
        assert "The game is over." in terminal.type("end")
        assert "This is the end" in terminal.type("n")
        assert f"has {record.plies} actions" in terminal.type("99999")
        assert f"0 of {record.plies}" in terminal.type("start")
        for line in ("what", "help"):
            listed = terminal.type(line)
            assert all(any(row.startswith(f"{word} ") for row in listed.split("\n")) for word in WORDS)
        assert "Wood to build" in terminal.type("board")
        assert "Income: all gain 2 deniers." in terminal.type("log")
        assert "Nobody has scored yet." in terminal.type("ledger")
        terminal.press("q\n")
        assert terminal.end() == 0


def test_starting_at_a_ply_and_leaving_by_ctrl_c(game: Path, tmp_path: Path) -> None:
    with Terminal("replay", str(game), "--ply", "12", "--plain", home=tmp_path) as terminal:
        assert "12 of" in terminal.read()
        assert terminal.stop() == 0
        assert "Traceback" not in terminal.seen


def test_without_a_terminal_the_whole_story_is_printed(game: Path, tmp_path: Path) -> None:
    record = caylus.load(game.read_text())
    done = run("replay", str(game), home=tmp_path)
    assert done.returncode == 0
    steps = record.story()
    for step in steps[1:]:
        sentence = step_message(step).of(record.game).told(record.seats)
        for name in record.seats:
            sentence = sentence.replace(name, name.partition(" (")[0])
        assert sentence in done.stdout.replace("\n    ", " ").replace("\n", " ") or len(sentence) > 90
    assert "The game is over." in done.stdout
    assert "\n    Trading Post: " in done.stdout  # by its name, not by its id
    everything = run("replay", str(game), "--all", "--plain", home=tmp_path)
    told = sum(len(changes_told(step)) for step in steps)
    assert everything.stdout.count("\n") >= told + record.plies


def test_an_unfinished_record_says_so(tmp_path: Path) -> None:
    path = tmp_path / "begun.caylus"
    path.write_text(caylus.Record("caylus", players=2, seed=1).dumps())
    assert "the game is not over" in run("replay", str(path), home=tmp_path).stdout


def lines_with(text: str, words: str) -> list[str]:
    """The lines that hold the words."""
    return [line for line in text.split("\n") if words in line]


@pytest.mark.parametrize("id", caylus.GAMES)
def test_every_game_can_be_looked_at_again(id: str, tmp_path: Path) -> None:
    assert run("play", id, "--watch", "--players", "3", "--seed", "8", home=tmp_path).returncode == 0
    (path,) = (tmp_path / "games").iterdir()
    record = caylus.load(path.read_text())
    with Terminal("replay", str(path), home=tmp_path / "home") as terminal:
        assert f"0 of {record.plies}, " in terminal.read()
        shown = terminal.type(str(record.plies // 2))
        assert f"{record.plies // 2} of {record.plies}, " in shown
        assert " ? " not in shown, "once the game is over nothing lies face down"
        terminal.type("board")
        terminal.type("log")
        assert "Total" in terminal.type("ledger")
        assert "The game is over." in terminal.type("end")
        assert "Traceback" not in terminal.seen
    plain = run("replay", str(path), "--plain", home=tmp_path)
    assert plain.returncode == 0
    assert plain.stdout.isascii()
    everything = run("replay", str(path), "--all", home=tmp_path)
    assert "The game is over." in everything.stdout


def test_hands_are_shown_again_only_when_the_game_is_over(tmp_path: Path) -> None:
    record = caylus.Record("magna-carta", players=2, seed=8)
    for _ in range(8):
        record.play(record.now.actions()[0])
    path = tmp_path / "running.caylus"
    path.write_text(record.dumps())
    with Terminal("replay", str(path), "--ply", "4", home=tmp_path) as terminal:
        assert "Hand of" not in terminal.read()
    while not record.now.over:
        record.play(record.now.actions()[0])
    path.write_text(record.dumps())
    with Terminal("replay", str(path), "--ply", "4", home=tmp_path) as terminal:
        assert len(lines_with(terminal.read(), "Hand of")) == 2


def test_hidden_points_are_told_again_only_when_the_game_is_over(tmp_path: Path) -> None:
    rng = Random(1)
    record = caylus.Record("caylus-1303", players=3, seed=8)
    while not any(entry["source"] == "owner" for entry in record.now.ledger()):
        record.play(rng.choice(record.now.actions()))
    path = tmp_path / "running.caylus"
    path.write_text(record.dumps())
    assert " scores " not in run("replay", str(path), "--all", home=tmp_path).stdout
    while not record.now.over:
        record.play(rng.choice(record.now.actions()))
    path.write_text(record.dumps())
    assert " scores " in run("replay", str(path), "--all", home=tmp_path).stdout
