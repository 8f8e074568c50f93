"""`caylus play` in a real terminal."""

from pathlib import Path
from random import Random

import pytest

import caylus
from tests.cli.terminal import PROMPT, Terminal, run


def answer(state: caylus.State, rng: Random) -> str:
    """A random legal answer: as a number, in words, or as words in capitals."""
    at = rng.randrange(len(state.actions()))
    notation = state.notation(state.actions()[at])
    return rng.choice([str(at + 1), notation, notation.upper()])


@pytest.mark.parametrize(
    ("game", "option"),
    [
        ("caylus", "favors=table"),
        ("caylus-1303", "points=hidden"),
        ("magna-carta", "rules=standard"),
        ("magna-carta", "rules=beginner"),
    ],
)
def test_a_whole_game_by_numbers_and_notation(game: str, option: str, tmp_path: Path) -> None:
    rng = Random(5)
    arguments = ("play", game, "--players", "3", "--name", "Anna", "--seed", "7", "--option", option)
    with Terminal(*arguments, home=tmp_path) as terminal:
        shown = terminal.read()
        assert f"{caylus.GAMES[game].name}: Anna (you), Red (journeyman), Orange (journeyman)." in shown
        plies = -1
        while terminal.process.poll() is None and shown.endswith(PROMPT):
            record = terminal.record
            assert record.plies > plies, "every answer is on disk before the next question"
            plies = record.plies
            shown = terminal.type(answer(record.now, rng))
        assert terminal.end() == 0
        record = terminal.record
        assert record.now.over
        assert "The game is over." in shown
        assert "Points by source" in shown
        assert str(terminal.path) in shown.replace("\n", "")
        assert "Pass the screen" not in terminal.seen
        for seat, name in enumerate(["Anna (you)", "Red (journeyman)", "Orange (journeyman)"]):
            assert any(line.split()[-1] == str(record.now.scores()[seat]) for line in shown.split("\n") if name in line)
        assert "Traceback" not in terminal.seen


def test_short_forms_and_numbers_mean_what_they_say(tmp_path: Path) -> None:
    with Terminal("play", "--players", "2", "--seed", "1", home=tmp_path) as terminal:
        terminal.read()
        before = terminal.record.plies
        shown = terminal.type("p q")
        assert "Blue places a worker on the Quarry for 1 denier." in shown
        assert terminal.record.notations()[before] == "place quarry"


def test_a_letter_that_begins_several_verbs_plays_nothing(tmp_path: Path) -> None:
    with Terminal("play", "--players", "2", "--seed", "1", home=tmp_path) as terminal:
        terminal.read()
        plies = terminal.record.plies
        assert "'p' could be pass or place" in terminal.type("p")
        assert "'P' could be pass or place" in terminal.type("P")
        assert terminal.record.plies == plies
        terminal.type("pa")
        assert terminal.record.notations()[plies] == "pass"


@pytest.mark.parametrize("game", caylus.GAMES)
def test_the_example_of_help_can_be_played(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.caylus"
    record = caylus.Record(game, players=2, seed=4, seats=["Anna", "Red (journeyman)"])
    while "place" not in {record.now.notation(action).split()[0] for action in record.now.actions()}:
        record.play(record.now.actions()[0])
    path.write_text(record.dumps())
    seat = record.seats[record.now.who]
    told = " ".join(run("play", "--resume", str(path), "--name", seat, home=tmp_path, typed="help\n").stdout.split())
    short, _, notation = told.partition("where only one answer fits: ")[2].partition(". Tab")[0].partition(" for ")
    assert record.now.notation(record.now.parse(short)) == notation


def test_bots_answer_alike_after_a_pause_and_after_undo(tmp_path: Path) -> None:
    arguments = ("play", "magna-carta", "--players", "3", "--seed", "5")
    answers = ["decline", "place forest", "pass"]
    records = []
    for home, pauses in (("straight", False), ("paused", True)):
        with Terminal(*arguments, home=tmp_path / home) as terminal:
            terminal.read()
            terminal.type(answers[0])
            if not pauses:
                for line in answers[1:]:
                    terminal.type(line)
            path = terminal.path
            terminal.press("quit\n")
            assert terminal.end() == 0
        if pauses:
            with Terminal("play", "--resume", str(path), home=tmp_path / home) as terminal:
                terminal.read()
                for line in (answers[1], "undo", answers[1], answers[2]):
                    terminal.type(line)
        records.append(caylus.load(path.read_text()))
    assert records[0].actions == records[1].actions
    assert records[0].plies > 8


def test_undo_takes_back_the_bots_moves_too(tmp_path: Path) -> None:
    with Terminal("play", "--players", "4", "--seed", "3", home=tmp_path) as terminal:
        terminal.read()
        first = terminal.record
        assert "nothing to take back" in terminal.type("undo")
        terminal.type("place castle")
        second = terminal.record
        assert second.plies > first.plies + 1
        terminal.type("2")
        assert "Taken back." in terminal.type("undo")
        assert terminal.record.actions == second.actions
        assert "[placement]" in terminal.type("undo"), "the board is drawn anew"
        assert terminal.record.actions == first.actions


def test_why_not_names_the_rule(tmp_path: Path) -> None:
    with Terminal("play", "--players", "2", "--seed", "1", home=tmp_path) as terminal:
        terminal.read()
        assert "no such building on the road" in terminal.type("why not place mason")
        assert "no such building on the road" in terminal.type("why place mason")
        assert "the stables are closed" in terminal.type("why not place stables")
        assert "Nothing is in the way: Place a worker on the Quarry for 1 denier." in terminal.type(
            "why not place quarry"
        )
        assert "Nothing is in the way" in terminal.type("why 1")
        assert "why not place gold-mine" in terminal.type("why not")
        assert "names no action" in terminal.type("why not fly")
        assert terminal.record.now.seat == 0


def test_unclear_input_is_answered_with_candidates(tmp_path: Path) -> None:
    with Terminal("play", "--players", "2", "--seed", "1", home=tmp_path) as terminal:
        terminal.read()
        plies = terminal.record.plies
        assert "'p c' could be 'place castle'" in terminal.type("p c").replace("\n", " ")
        assert "Did you mean 'place quarry'" in terminal.type("plase quary").replace("\n", " ")
        assert "An empty line shows the answers" in terminal.type("\u00e9\u4e2d").replace("\n", " ")
        assert "no such building on the road" in terminal.type("place mason")
        assert "numbered 1 to" in terminal.type("0")
        assert "numbered 1 to" in terminal.type("9" * 30)
        assert "  1 pass" in terminal.type("")
        assert terminal.record.plies == plies


def test_commands_at_the_table(tmp_path: Path) -> None:
    with Terminal("play", "--players", "4", "--seed", "3", home=tmp_path) as terminal:
        terminal.read()
        terminal.type("place castle")
        shown = terminal.type("help")
        for command in ("undo", "why not ACTION", "log", "ledger", "board", "rules", "save", "help", "quit"):
            assert command in shown
        assert "Blue places a worker in the castle" in terminal.type("log")
        assert terminal.type("log 2").count("\n") == 3  # the echo, two lines
        assert "Income: all gain 2 deniers." in terminal.type("log all")
        assert "Write log" in terminal.type("log ten")
        assert "made at this keyboard" in shown
        assert "Nobody has scored yet." in terminal.type("ledger")
        assert "Wood to build" in terminal.type("board")
        assert "Take 2 stone." in terminal.type("rules wood-quarry")
        assert "Did you mean jeweller?" in terminal.type("rules jewler")
        assert "Prestige, column 1" in terminal.type("rules")
        assert "Commands" in terminal.type("he"), "a beginning will do"


def test_save_keeps_a_copy_and_spares_other_files(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    with Terminal("play", "--players", "2", "--seed", "1", home=tmp_path / "home") as terminal:
        terminal.read()
        assert str(terminal.path) in terminal.type("save").replace("\n", "")
        terminal.type(f"save {tmp_path / 'copy.caylus'}")
        terminal.type("place inn")
        terminal.type(f"save {tmp_path / 'copy.caylus'}")
        assert caylus.load((tmp_path / "copy.caylus").read_text()).actions == terminal.record.actions
        terminal.type(f"save {tmp_path / 'copy.json'}")
        assert caylus.load((tmp_path / "copy.json").read_text()).actions == terminal.record.actions
        assert "holds something else" in " ".join(terminal.type(f"save {other}").split())
        assert other.read_text() == "Dear Anna"
        assert "cannot be saved" in " ".join(terminal.type("save /dev/null/x").split())
        terminal.press("quit\n")
        assert terminal.end() == 0


def test_tab_completes_notations_and_commands(tmp_path: Path) -> None:
    with Terminal("play", "--players", "2", "--seed", "1", home=tmp_path) as terminal:
        terminal.read()
        for typed, completed in (
            ("place qu", "place quarry"),
            ("led", "ledger"),
            ("rules jew", "rules jeweller"),
            ("why not build cat", "why not build cathedral pay 5 stone 3 gold"),
        ):
            terminal.press(f"\x15{typed}\t")
            assert terminal.read(until=completed).endswith(completed)


def test_hot_seat_asks_each_person(tmp_path: Path) -> None:
    with Terminal(
        "play", "--players", "2", "--name", "Anna", "--name", "Hugo", "--seed", "2", home=tmp_path
    ) as terminal:
        first, second = terminal.read(), terminal.type("place inn")
        for name in ("Anna", "Hugo"):
            assert (f"{name}: Place a worker" in first) != (f"{name}: Place a worker" in second)
        assert "Taken back." in terminal.type("undo")
        assert terminal.record.plies == 0
        assert terminal.record.seats == ["Anna", "Hugo"]


@pytest.mark.parametrize("game", caylus.GAMES)
def test_bots_alone_can_be_watched(game: str, tmp_path: Path) -> None:
    records = []
    for home in (tmp_path / "one", tmp_path / "two"):
        done = run("play", game, "--players", "2", "--bots", "random", "--watch", "--seed", "4", home=home)
        assert done.returncode == 0
        assert done.stderr == ""
        records.append(caylus.load(next((home / "games").iterdir()).read_text()))
        assert f"{records[-1].now.turn_word} 3: " in done.stdout
        assert "The game is over." in done.stdout
    assert records[0].actions == records[1].actions, "a seed fixes the bots too"


def test_a_piped_game_ends_with_its_input(tmp_path: Path) -> None:
    done = run("play", "--players", "2", "--seed", "1", home=tmp_path, typed="place inn\nledger\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "> place inn\n" in done.stdout
    assert "caylus play --resume" in done.stdout


def test_no_command_hides_an_action() -> None:
    from caylus.cli.commands import COMMANDS  # noqa: PLC0415

    for game in caylus.GAMES.values():
        assert not {segment.verb for segment in game.space.segments} & set(COMMANDS)
