"""`caylus hint`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import caylus
from caylus.bots import registry
from caylus.bots.judges import judge_for
from caylus.bots.novice import NoviceBot
from caylus.cli import app
from caylus.core.state import State
from caylus.kit.knowledge.appraisal import Appraisal
from tests.cli.terminal import Terminal, run


def write_record(folder: Path, game: str, plies: int, players: int = 3, seed: int = 4) -> tuple[caylus.Record, str]:
    """A game played by habit, and its file."""
    record = caylus.Record(game, players, seed, seats=["Anna", "Hugo", "Bo", "Cleo"][:players])
    while record.plies < plies and not record.now.over:
        record.play(judge_for(record.now).habits.pick(record.now))
    path = folder / f"{game}-{plies}.caylus"
    path.write_text(record.dumps())
    return record, str(path)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_hint_shows_three_answers_with_score_share_and_reason(game: str, tmp_path: Path) -> None:
    record, path = write_record(tmp_path, game, 44)
    done = run("hint", path, "--bot", "planner", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = " ".join(done.stdout.split())
    assert f"After 44 actions, {record.now.turn_word.lower()} {record.now.turn}: " in lines
    assert f"{record.seats[record.now.who]} decides. {record.now.asks()}" in lines
    rows = re.findall(r"^([123])  (\S.*?)\s+(-?\d+)  (\d+)%", done.stdout, re.MULTILINE)
    assert [row[0] for row in rows] == ["1", "2", "3"]
    for _, answer, _, share in rows:
        assert record.now.parse(answer) in record.now.actions()
        assert 0 <= int(share) <= 100
    for place, answer, _, _ in rows:
        told = record.now.describe(record.now.parse(answer), record.seats)
        other = rows[1][1] if place == "1" else rows[0][1]
        assert re.search(rf"{place}\. {re.escape(told)}\. [^.].*?'{re.escape(other)}'", lines)


def test_a_hint_for_an_earlier_position(tmp_path: Path) -> None:
    record, path = write_record(tmp_path, "caylus", 40)
    done = run("hint", path, "--ply", "0", "--bot", "search:30", "--plain", home=tmp_path)
    assert done.returncode == 0
    assert f"After 0 actions, turn 1: {record.seats[record.state(0).who]} decides." in done.stdout
    assert len(re.findall(r"^[123]: answer .+; final score \d+; win share \d+%\.$", done.stdout, re.MULTILINE)) == 3


def test_the_same_hint_is_given_twice(tmp_path: Path) -> None:
    _, path = write_record(tmp_path, "magna-carta", 40)
    hints = [run("hint", path, "--bot", "search:70", home=tmp_path).stdout for _ in range(2)]
    assert hints[0] == hints[1] != ""


def test_a_hint_in_a_terminal_for_a_saved_game(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    write_record(tmp_path / "games", "caylus", 20)
    with Terminal("hint", "last", "--bot", "greedy", home=tmp_path) as terminal:
        assert terminal.end() == 0
        assert "After 20 actions, turn " in terminal.seen
        assert "win share" in terminal.seen


class Witness:
    """A bot that keeps what it is shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: State) -> int:
        """The first."""
        return state.actions()[0]

    def appraise(self, state: State) -> list[Appraisal]:
        """What habit says, after a good look."""
        self.shown.append(state.copy())
        return NoviceBot().appraise(state)


def test_whoever_is_asked_sees_only_what_the_deciding_seat_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    witness = Witness()
    monkeypatch.setitem(registry.MAKERS, "witness", lambda setting, seed: witness)  # noqa: ARG005
    record, path = write_record(tmp_path, "magna-carta", 60)
    assert app.run(["hint", path, "--bot", "witness"]) == 0
    assert "Compared with" in capsys.readouterr().out
    (shown,) = witness.shown
    seat = record.now.who
    assert shown.view(seat) == record.now.view(seat)
    others = [other for other in range(3) if other != seat]
    assert any(hand_of(shown, other) != hand_of(record.now, other) for other in others)


def hand_of(state: State, seat: int) -> object:
    """The cards that a seat holds."""
    seats = state.view(seat)["seats"]
    assert isinstance(seats, list)
    own = seats[seat]
    assert isinstance(own, dict)
    return own["hand"]


def test_cards_in_a_hint_are_of_the_deciding_seats_own_hand(tmp_path: Path) -> None:
    told: set[str] = set()
    for ply in (4, 6, 7, 8, 11):
        record, path = write_record(tmp_path, "magna-carta", ply)
        done = run("hint", path, "--bot", "greedy", "--plain", home=tmp_path)
        built = set(re.findall(r"answer build ([a-z-]+)", done.stdout))
        hand = hand_of(record.now, record.now.who)
        assert isinstance(hand, list)
        assert built <= set(map(str, hand))
        told |= built
    assert told, "what could be built is told"


def test_when_the_game_is_over_there_is_nothing_to_decide(tmp_path: Path) -> None:
    _, path = write_record(tmp_path, "magna-carta", 10_000)
    done = run("hint", path, home=tmp_path)
    assert (done.returncode, done.stdout) == (0, "The game is over; there is nothing to decide.\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bot", "random"], "This bot does not say what it thinks.\n"),
        (["--bot", "oracle"], "There is no bot 'oracle'; there is random, "),
        (["--ply", "41"], "This record has 40 actions; there is no ply 41.\n"),
        (["--ply", "-1"], "This record has 40 actions; there is no ply -1.\n"),
    ],
)
def test_what_cannot_be_told_is_refused_with_one_sentence(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    _, path = write_record(tmp_path, "caylus", 40)
    done = run("hint", path, *arguments, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = run("hint", str(tmp_path / "none.caylus"), home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
