"""Several people at one screen, when the game has secrets: nobody sees what belongs to another."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import caylus
from caylus.cli.screen import CLEAR
from caylus.kit.terminal.signs import FULL
from tests.cli.terminal import PROMPT, Terminal, run

PASS_IT_ON = "then press Enter. "
NAMES = {card.id: card.name for card in caylus.GAMES["magna-carta"].components()}


class Table:
    """Two people, Anna and Hugo, taking turns at one terminal."""

    def __init__(self, terminal: Terminal, rng: Random) -> None:
        self.terminal = terminal
        self.rng = rng

    def read(self) -> str:
        """What appears up to the next question, to be passed on or to be answered."""
        text = ""
        while not text.endswith((PROMPT, PASS_IT_ON)) and self.terminal.process.poll() is None:
            text += self.terminal.read(until=" ")
        return text

    def answer(self) -> str:
        """Answer at random as whoever is asked."""
        state = self.terminal.record.now
        at = self.rng.randrange(len(state.actions()))
        self.terminal.press(f"{at + 1}\n")
        return self.read()


def hot_seat(game: str, home: Path, *more: str) -> Terminal:
    """Anna and Hugo at one screen."""
    names = ("--name", "Anna", "--name", "Hugo")
    return Terminal("play", game, "--players", "2", *names, "--seed", "5", *more, home=home)


def test_the_screen_is_passed_on_before_another_persons_hand_is_shown(tmp_path: Path) -> None:
    with hot_seat("magna-carta", tmp_path) as terminal:
        table = Table(terminal, Random(1))
        asked = table.read()
        first = terminal.record.now.seat
        names = ["Anna", "Hugo"]
        assert first is not None
        assert asked.endswith(f"Pass the screen to {names[first]}, {PASS_IT_ON}")
        assert "Your hand" not in asked
        shown = terminal.type("")
        assert f"{names[first]}: Keep your three cards" in shown
        assert "Your hand" in shown
        terminal.press("1\n")
        asked = table.read()
        assert asked.endswith(f"Pass the screen to {names[1 - first]}, {PASS_IT_ON}")
        assert "Your hand" not in asked
        after = terminal.seen.rpartition(CLEAR)[2]
        assert after == asked.rpartition("\n")[2], "the other's hand is wiped away, from the scroll-back too"
        raw = terminal.seen
        terminal.type("")
        assert terminal.seen[len(raw) :].index(CLEAR) < terminal.seen[len(raw) :].index("Your hand")


@pytest.mark.parametrize("game", ["magna-carta", "caylus-1303"])
def test_a_whole_game_at_one_screen_never_shows_two_seats_secrets_at_once(game: str, tmp_path: Path) -> None:
    rng = Random(3)
    with hot_seat(game, tmp_path) as terminal:
        table = Table(terminal, rng)
        text = table.read()
        while terminal.process.poll() is None:
            if text.endswith(PASS_IT_ON):
                text = terminal.type("")
            if not text.endswith(PROMPT):
                break
            record = terminal.record
            seat = record.now.seat
            assert seat is not None
            if record.now.over:
                break
            check_screen(record, seat, text.rpartition(PASS_IT_ON)[2])
            text = table.answer()
        assert terminal.end() == 0
        assert terminal.record.now.over
        assert "Traceback" not in terminal.seen
        assert "The game is over." in terminal.seen


def check_screen(record: caylus.Record, seat: int, shown: str) -> None:
    """What is on the screen belongs to the seat that decides."""
    name = record.seats[seat]
    other = record.seats[1 - seat]
    assert f"{name}: " in shown
    if record.game == "caylus-1303":
        assert f"{other} scores" not in shown
        rows = [line.split() for line in shown.split("\n") if f" {other} " in line and line.startswith(("  ", ">"))]
        assert all("?" in row for row in rows if len(row) > 8 and row[1] in FULL.seats)
    else:
        hand = record.now.view(seat)["seats"][seat]["hand"]  # type: ignore[index]
        told = " ".join(shown.split()).partition("Your hand: ")[2]
        for at, card in enumerate(NAMES[id] for id in hand):
            assert f"{', ' if at else ''}{card} " in told
        assert told.startswith(NAMES[hand[0]] if hand else "no cards")
        assert shown.count("Your hand: ") == 1


def test_log_and_ledger_at_a_shared_screen_leave_out_what_lies_face_down(tmp_path: Path) -> None:
    with hot_seat("caylus-1303", tmp_path) as terminal:
        table = Table(terminal, Random(4))
        text = table.read()
        while not another_was_paid(terminal.record):
            text = terminal.type("") if text.endswith(PASS_IT_ON) else text
            text = table.answer()
        if text.endswith(PASS_IT_ON):
            terminal.type("")
        seat = terminal.record.now.seat
        assert seat is not None
        other = terminal.record.seats[1 - seat]
        log = terminal.type("log all")
        assert f"{other} scores" not in log
        ledger = terminal.type("ledger")
        assert "?" in ledger.split("\n")[-2] or "face down" in ledger


def another_was_paid(record: caylus.Record) -> bool:
    """Whether a seat other than the one that decides has gained points for a building of its own."""
    return any(entry["source"] == "owner" and entry["seat"] != record.now.seat for entry in record.now.ledger())


def test_tab_and_old_lines_tell_nothing_while_the_screen_changes_hands(tmp_path: Path) -> None:
    with hot_seat("magna-carta", tmp_path) as terminal:
        table = Table(terminal, Random(1))
        table.read()
        terminal.type("")
        terminal.type("why not build bank")
        terminal.press("1\n")
        assert table.read().endswith(PASS_IT_ON)
        terminal.press("\t\t")
        terminal.press("\x1b[A")  # the line typed before this one
        shown = terminal.type("")
        for told in ("build bank", "decline", "replace"):
            assert told not in shown.partition("\n")[0]
        assert "Keep your three cards" in shown


def test_undo_hands_the_screen_back(tmp_path: Path) -> None:
    with hot_seat("magna-carta", tmp_path) as terminal:
        table = Table(terminal, Random(1))
        table.read()
        first = terminal.record.now.seat
        assert first is not None
        terminal.type("")
        terminal.press("1\n")
        table.read()
        terminal.type("")
        terminal.press("undo\n")
        assert table.read().endswith(f"Pass the screen to {terminal.record.seats[first]}, {PASS_IT_ON}")
        assert terminal.record.plies == 0


@pytest.mark.parametrize("game", ["magna-carta", "caylus-1303"])
def test_one_person_against_bots_is_never_asked_to_pass_the_screen(game: str, tmp_path: Path) -> None:
    rng = Random(2)
    with Terminal("play", game, "--players", "3", "--seed", "5", home=tmp_path) as terminal:
        terminal.read()
        for _ in range(12):
            terminal.type(str(rng.randrange(len(terminal.record.now.actions())) + 1))
        assert "Pass the screen" not in terminal.seen
        assert CLEAR not in terminal.seen


@pytest.mark.parametrize(("game", "option"), [("caylus", "favors=table"), ("caylus-1303", "points=open")])
def test_a_game_without_secrets_needs_no_passing_on(game: str, option: str, tmp_path: Path) -> None:
    with hot_seat(game, tmp_path, "--option", option) as terminal:
        assert "Pass the screen" not in terminal.read() + terminal.type("1") + terminal.type("1")


def test_plain_mode_passes_the_screen_on_without_control_codes(tmp_path: Path) -> None:
    with hot_seat("magna-carta", tmp_path, "--plain") as terminal:
        table = Table(terminal, Random(1))
        for _ in range(6):
            text = table.read()
            if text.endswith(PASS_IT_ON):
                terminal.type("")
            terminal.press("1\n")
        assert terminal.seen.count("Pass the screen to Anna") > 0
        assert terminal.seen.count("Pass the screen to Hugo") > 0
        assert "\x1b" not in terminal.seen


def test_the_screen_can_be_left_while_it_is_passed_on(tmp_path: Path) -> None:
    with hot_seat("magna-carta", tmp_path) as terminal:
        Table(terminal, Random(1)).read()
        terminal.press("\x04")
        assert terminal.end() == 0
        assert "caylus play --resume" in terminal.seen


def test_a_piped_hot_seat_game_asks_too(tmp_path: Path) -> None:
    arguments = ("play", "magna-carta", "--players", "2", "--name", "Anna", "--name", "Hugo", "--seed", "5")
    done = run(*arguments, home=tmp_path, typed="\n1\n\n1\n")
    assert done.returncode == 0
    assert done.stdout.count("Pass the screen to") >= 2
    assert "\x1b" not in done.stdout


def three_people(game: str, home: Path, wanted: Callable[[caylus.State], bool]) -> tuple[Path, caylus.Record]:
    """A game of Anna, Hugo and Eva, played at random up to a moment of the wanted kind."""
    rng = Random(0)
    record = caylus.Record(game, players=3, seed=0, seats=["Anna", "Hugo", "Eva"])
    while not wanted(record.now):
        record.play(rng.choice(record.now.actions()))
    path = home / "game.caylus"
    path.write_text(record.dumps())
    return path, record


def told(path: Path, *lines: str) -> str:
    """What the screen says of a game after it was passed on and some lines were typed."""
    done = run("play", "--resume", str(path), home=path.parent, typed="\n".join(["", *lines, ""]))
    assert done.returncode == 0
    return " ".join(done.stdout.rpartition(PASS_IT_ON)[2].split())


def steals(state: caylus.State) -> list[int]:
    """The answers that take a character from somebody."""
    return [action for action in state.actions() if state.notation(action).startswith("steal ")]


def test_answers_call_people_by_their_names(tmp_path: Path) -> None:
    path, record = three_people("caylus-1303", tmp_path, lambda state: len(steals(state)) > 1)
    answers = [record.now.describe(action, record.seats) for action in steals(record.now)]
    assert {answer.partition(" from ")[2].split()[0] for answer in answers} == {"Hugo", "Eva"}
    shown = told(path, *(f"why not {record.now.notation(action)}" for action in steals(record.now)))
    for answer in answers:
        assert f" {answer.partition(' (')[0]} (" in shown
        assert f"Nothing is in the way: {answer}." in shown
    assert not {"Red", "Orange", "Blue"} & set(shown.split())


def occupied(state: caylus.State) -> str:
    """A red card that has a worker already."""
    found = [word for word in state.space.words if word.startswith("place red-")]
    taken = [word for word in found if "already on" in (state.why_not(word) or "")]
    return taken[0] if taken else ""


def test_refusals_call_cards_by_their_owners_names(tmp_path: Path) -> None:
    path, record = three_people("magna-carta", tmp_path, lambda state: bool(occupied(state)))
    word = occupied(record.now)
    card = NAMES[word.removeprefix("place red-")]
    assert f"the red {card}" in str(record.now.why_not(word))
    shown = told(path, word, f"why not {word}")
    assert shown.count(f"A worker is already on Hugo's {card}.") == 2
    assert "the red" not in shown


@pytest.mark.parametrize("lines", [["replace"], ["decline", "draw"]])
def test_who_plays_alone_against_bots_takes_back_even_what_has_shown_cards(lines: list[str], tmp_path: Path) -> None:
    with Terminal("play", "magna-carta", "--players", "2", "--name", "Anna", "--seed", "5", home=tmp_path) as terminal:
        terminal.read()
        for line in lines:
            before = terminal.record.actions
            terminal.type(line)
        assert before != terminal.record.actions
        assert "Taken back." in terminal.type("undo")
        assert terminal.record.actions == before


def test_what_has_shown_cards_is_taken_back_only_if_the_others_agree(tmp_path: Path) -> None:
    people = [word for name in ("Anna", "Hugo", "Eva") for word in ("--name", name)]
    with Terminal("play", "magna-carta", "--players", "3", *people, "--seed", "5", home=tmp_path) as terminal:
        terminal.read(PASS_IT_ON)
        start = terminal.record
        terminal.type("")
        terminal.press("replace\n")
        terminal.read(PASS_IT_ON)
        terminal.type("")
        record = terminal.record
        assert record.notations() == ["replace"]
        maker, wishes = start.now.who, record.now.who
        third = record.seats[3 - maker - wishes]
        question = f"{third}, may {record.seats[maker]} take back the last decision? yes or no: "
        for answer, said, holder in (
            ("no", "Nothing is taken back: somebody minds.", wishes),
            ("Yes", "Taken back.", maker),
        ):
            terminal.press("undo\n")
            assert terminal.read(PASS_IT_ON).endswith(f"Pass the screen to {third}, {PASS_IT_ON}")
            terminal.press("\n")
            assert "Your hand" not in terminal.read(question)
            assert terminal.seen.rpartition(CLEAR)[2].strip() == question.strip()
            terminal.press("\t\t")
            terminal.press("perhaps\n")
            terminal.read(question)
            terminal.press(f"{answer}\n")
            told = terminal.read(PASS_IT_ON)
            assert said in told
            assert told.endswith(f"Pass the screen to {record.seats[holder]}, {PASS_IT_ON}")
            assert "Your hand" not in told
            assert terminal.record.actions == (record.actions if answer == "no" else [])
            terminal.type("")


def test_whoever_asks_for_anothers_decision_to_be_taken_back_agrees_to_it(tmp_path: Path) -> None:
    with hot_seat("magna-carta", tmp_path) as terminal:
        terminal.read(PASS_IT_ON)
        terminal.type("")
        terminal.press("replace\n")
        terminal.read(PASS_IT_ON)
        terminal.type("")
        terminal.press("undo\n")
        assert "Taken back." in terminal.read(PASS_IT_ON)
        assert terminal.record.plies == 0


def test_a_screen_can_be_left_while_somebody_is_asked_to_agree(tmp_path: Path) -> None:
    people = [word for name in ("Anna", "Hugo", "Eva") for word in ("--name", name)]
    with Terminal("play", "magna-carta", "--players", "3", *people, "--seed", "5", home=tmp_path) as terminal:
        for line in ("", "replace", "", "undo", ""):
            terminal.read("Enter. " if not line else PROMPT)
            terminal.press(f"{line}\n")
        terminal.read("yes or no: ")
        terminal.press("\x04")
        assert terminal.end() == 0
        assert "caylus play --resume" in terminal.seen
        assert terminal.record.notations() == ["replace"]
