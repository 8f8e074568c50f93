"""How it looks: within 100 columns, without colour where there is none, and in words for those who listen."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import caylus
from caylus.cli.boards import anything, board_of
from caylus.cli.boards.caylus_tiles import ROOM, effect_of, rows
from caylus.cli.screen import PlainScreen, Screen
from caylus.cli.seating import Seat
from caylus.cli.signs import ASCII, FULL, signs_for
from caylus.cli.telling import Teller
from tests.cli.terminal import Terminal, run

NAMES = [
    "Anna (you)",
    "A name of forty letters, as long as can be",
    "Orange (random)",
    "Green (random)",
    "Black (random)",
]


def drawn(screen: Screen, record: caylus.Record, width: int) -> list[str]:
    """What a player would see before a decision, line by line."""
    paper = StringIO()
    screen.console = Console(file=paper, width=width, color_system=None, markup=False, emoji=False, highlight=False)
    state = record.now
    screen.board(state.view(state.seat), NAMES[: record.players], full=True)
    if state.seat is not None:
        options = [(state.notation(action), state.describe(action)) for action in state.actions()]
        screen.ask(state.seat, NAMES[state.seat][:40], str((state.decision or {})["text"]), options)
    seats = [Seat(name, name) for name in record.seats]
    screen.tell(Teller(record, seats).lines(max(0, record.plies - 3)))
    return paper.getvalue().split("\n")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [100, 80])
def test_no_line_is_wider_than_the_terminal(players: int, width: int) -> None:
    rng = Random(players)
    record = caylus.Record("caylus", players=players, seed=players, options={"favors": "table"})
    screen = Screen()
    while not record.now.over:
        if record.plies % 12 == 0:
            lines = drawn(screen, record, width)
            assert max(cell_len(line) for line in lines) <= width
            assert sum("space" not in line and line.startswith("\u251c") for line in lines) >= 4
        actions = record.now.actions()
        builds = [action for action in actions if record.now.notation(action).startswith(("build", "castle"))]
        record.play(rng.choice(builds or actions))
    assert max(cell_len(line) for line in drawn(screen, record, width)) <= width


def test_every_piece_is_on_the_board_without_colour() -> None:
    record = caylus.Record("caylus", players=4, seed=7)
    for text in ("place quarry", "place castle", "place gold-mine", "place stables", "place inn"):
        record.play(record.now.parse(text))
    by_turn = record.now.view(None)["order"]
    assert isinstance(by_turn, list)
    lines = drawn(Screen(), record, 100)
    text = "\n".join(lines)
    first, second, third, fourth = (FULL.seats[seat] for seat in by_turn)
    assert f"asleep     \u25cf{third}" in text, "the Gold Mine lies beyond the provost"
    assert f"\u25cf{first}" in next(line for line in lines if "stone      \u25cf" in line)
    assert f"1{fourth} 2\u00b7 3\u00b7" in text
    assert f"enters \u25cf{first}" in text
    assert f"\u25cf{second}" in text
    assert " 6 prov+bail " in text
    assert "\u2551" in text
    assert "[Dungeon] 5p" in text


def test_a_terminal_without_the_signs_gets_letters() -> None:
    assert signs_for("ascii") is ASCII
    assert signs_for("latin-1") is ASCII
    assert signs_for("utf-8") is FULL
    record = caylus.Record("caylus", players=5, seed=7)
    screen = Screen()
    screen.signs = ASCII
    assert "\n".join(drawn(screen, record, 100)).isascii()


def test_ascii_output_needs_no_unicode(tmp_path: Path) -> None:
    extra = {"PYTHONIOENCODING": "ascii"}
    done = run("play", "--players", "2", "--name", "Zo\u00eb", home=tmp_path, extra=extra, typed="board\n")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "Zo? (you)" in done.stdout


def test_pipes_get_no_control_codes(tmp_path: Path) -> None:
    done = run("play", "--seed", "1", home=tmp_path, typed="board\nhelp\nrules\nledger\n")
    assert "\x1b" not in done.stdout
    assert max(cell_len(line) for line in done.stdout.split("\n")) <= 100


def test_no_color_is_honored(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "1", home=tmp_path, extra={"NO_COLOR": "1"}) as terminal:
        terminal.read()
        for colour in range(30, 48):
            assert f"\x1b[{colour}m" not in terminal.seen
            assert f";{colour}m" not in terminal.seen
    with Terminal("play", "--seed", "1", home=tmp_path / "dumb", extra={"TERM": "dumb"}) as terminal:
        terminal.read()
        assert "\x1b" not in terminal.seen


def test_plain_mode_is_words_only(tmp_path: Path) -> None:
    with Terminal("play", "--plain", "--players", "3", "--seed", "7", home=tmp_path) as terminal:
        shown = terminal.read()
        assert "Turn order" not in shown, "the board is told on request"
        assert "1: pass. Pass first, for 1 denier." in shown
        told = terminal.type("board")
        assert "Space 8: Fixed Carpenter, no worker." in told
        assert "Spaces 17 to 28: empty." in told
        told += terminal.type("place gold-mine") + terminal.type("board")
        assert "Space 16: Gold Mine, worker of Blue (you), asleep." in told.replace("\n", "")
        for line in ("help", "ledger", "log", "rules", "rules inn", "why not place mason", "plce", "undo", "save"):
            terminal.type(line)
        assert "\x1b" not in terminal.seen
        drawing = set(FULL.seats + "\u2500\u2502\u250c\u251c\u253c\u2551\u25cf\u2302\u2691\u2550\u2501\u2503")
        assert not drawing & set(terminal.seen)


def test_plain_mode_tells_a_late_game() -> None:
    rng = Random(2)
    record = caylus.Record("caylus", players=5, seed=3)
    while record.now.turn < 10:
        actions = record.now.actions()
        builds = [action for action in actions if record.now.notation(action).startswith(("build", "castle", "transf"))]
        record.play(rng.choice(builds or actions))
    lines = drawn(PlainScreen(), record, 10_000)
    assert all(line.isascii() and "  " not in line for line in lines)
    assert all(line.endswith((".", "?")) for line in lines if line)
    view = record.now.view(None)
    road = view["road"]
    assert isinstance(road, list)
    owned = next(place for place in road if place["owner"] is not None)
    assert any(line.startswith(f"Space {owned['space']}: ") and "owned by" in line for line in lines)


def test_a_game_without_a_drawn_board_is_told() -> None:
    view = caylus.new("caylus", players=2, seed=1).view(0)
    told = anything.tell(view, ["Anna", "Hugo"], True)
    assert told[0].startswith("Anna: food 2, wood 1")
    assert "Provost: 6." in told
    assert [str(line) for line in anything.draw(view, ["Anna", "Hugo"], FULL, 100, True)] == told
    assert board_of("chess").tell is anything.tell


def test_every_building_says_what_it_does_in_its_cell() -> None:
    texts = {id: effect_of(building, FULL) for id, building in rows({"edition": "later", "lawyer": "4"}).items()}
    assert all(len(text) <= ROOM for text in texts.values())
    assert texts["quarry"] == "stone"
    assert texts["farm-food"] == "2F or C"
    assert texts["church"] == "2d\u21923p/4d\u21925p"
    assert texts["park"] == "F+2W"
    assert texts["hotel"] == "+2d income"
    silent = {id for id, text in texts.items() if not text}
    # stables and inn show their workers instead; what only gives points has nothing more to say
    assert silent == {"stables", "inn", "statue", "granary", "weaver", "theater", "university", "monument", "cathedral"}
