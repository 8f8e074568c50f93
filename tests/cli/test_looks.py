"""How it looks: within 100 columns, without colour where there is none, and in words for those who listen."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import caylus
from caylus.cli.screen import PlainScreen, Screen
from caylus.cli.seating import Seat
from caylus.cli.telling import Teller
from caylus.games.caylus.terminal import tiles as caylus_tiles
from caylus.games.caylus1303.terminal import tiles as caylus1303_tiles
from caylus.games.magna_carta.terminal import tiles as magna_carta_tiles
from caylus.kit.plug import Plug, find_plug
from caylus.kit.terminal import plain
from caylus.kit.terminal.signs import ASCII, FULL, signs_for
from caylus.kit.terminal.tiles import ROOM
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
        screen.ask(state.seat, NAMES[state.seat][:40], str(state.asks()), options)
    seats = [Seat(name, name) for name in record.seats]
    screen.tell(Teller(record, seats).lines(record.story_for(state.seat)[max(0, record.plies - 3) :]))
    return paper.getvalue().split("\n")


EAGER = ("build", "castle", "transform", "site", "deliver", "favor", "steal", "recruit")
TABLES = [(game.id, players) for game in caylus.GAMES.values() for players in game.players]


def lively(state: caylus.State, rng: Random) -> int:
    """A choice that fills the board: whatever builds rather than whatever passes."""
    actions = state.actions()
    return rng.choice([action for action in actions if state.notation(action).startswith(EAGER)] or actions)


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("width", [100, 80])
def test_no_line_is_wider_than_the_terminal(game: str, players: int, width: int) -> None:
    rng = Random(players)
    record = caylus.Record(game, players=players, seed=players)
    screen = Screen()
    while not record.now.over:
        if record.plies % 12 == 0:
            lines = drawn(screen, record, width)
            assert max(cell_len(line) for line in lines) <= width
            assert sum(line.startswith("\u251c") for line in lines) >= 1
        record.play(lively(record.now, rng))
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
    for game in caylus.GAMES.values():
        record = caylus.Record(game.id, players=game.players[-1], seed=7)
        while record.plies < 60:
            record.play(lively(record.now, Random(record.plies)))
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
    lines = [line for line in done.stdout.split("\n") if "--resume" not in line]
    assert max(cell_len(line) for line in lines) <= 100


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
    with Terminal("play", "--plain", "--players", "3", "--seed", "7", "--bots", "novice", home=tmp_path) as terminal:
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


@pytest.mark.parametrize("game", caylus.GAMES)
def test_plain_mode_tells_a_late_game(game: str) -> None:
    rng = Random(2)
    record = caylus.Record(game, players=4, seed=3)
    while record.now.turn < 8:
        record.play(lively(record.now, rng))
    lines = drawn(PlainScreen(), record, 10_000)
    assert all(line.isascii() and "  " not in line for line in lines)
    assert all(line.endswith((".", "?")) for line in lines if line)
    road = record.now.view(None)["road"]
    assert isinstance(road, list)
    owned = next(place for place in road if place["owner"] is not None)
    assert any(f" {owned['space']}: " in line and "owned by" in line for line in lines)


def test_a_game_without_a_drawn_board_is_told() -> None:
    view = caylus.new("caylus", players=2, seed=1).view(0)
    told = plain.tell(view, ["Anna", "Hugo"], True)
    assert told[0] == "Turn 1, phase: placement."
    assert told[1].startswith("Anna: food 2, wood 1")
    assert {"Provost: 6.", "Space 16: Gold Mine, no worker."} <= {*told}
    assert [str(line) for line in plain.draw(view, ["Anna", "Hugo"], FULL, 100, True)] == told
    passed = plain.tell({**view, "first": 1, "passed": [1, 0]}, ["Anna", "Hugo"], True)
    assert passed[1:3] == ["First: Hugo.", "Passed, in this order: Hugo, Anna."]
    about = caylus.GAMES["caylus"]
    bare = Plug("bare", "Bare", 2000, about.players, 1, [], about.space, about.words)
    assert bare.board() is plain.BOARD


def test_every_building_says_what_it_does_in_its_cell() -> None:
    buildings = caylus_tiles.rows({"edition": "later", "lawyer": "4"})
    texts = {id: caylus_tiles.PRINT.text_of(building, FULL) for id, building in buildings.items()}
    assert all(len(text) <= ROOM for text in texts.values())
    assert texts["quarry"] == "stone"
    assert texts["farm-food"] == "2F or C"
    assert texts["church"] == "2d\u21923p/4d\u21925p"
    assert texts["park"] == "F+2W"
    assert texts["hotel"] == "+2d income"
    silent = {id for id, text in texts.items() if not text}
    # stables and inn show their workers instead; what only gives points has nothing more to say
    assert silent == {"stables", "inn", "statue", "granary", "weaver", "theater", "university", "monument", "cathedral"}


def test_every_tile_of_1303_says_what_it_does_on_both_sides() -> None:
    tiles = caylus1303_tiles
    texts = {id: tiles.PRINT.text_of(building, FULL) for id, building in tiles.ROWS.items()}
    sides = {id: tiles.setup_side(tile, FULL) for id, tile in tiles.ROWS.items() if tile.setup is not None}
    assert all(len(text) <= ROOM for text in [*texts.values(), *sides.values()])
    assert (texts["stone-farm"], sides["stone-farm"]) == ("2F+B", "F+B")
    assert (texts["covered-market"], sides["covered-market"]) == ("3 workers", "2\u25cf+p")
    assert (texts["stonemason"], sides["stonemason"]) == ("build stone", "stone -1S")
    assert (texts["manor"], sides["manor"]) == ("favor", "2p")
    assert texts["church"] == "2\u25cf\u21924p/4\u25cf\u21926p"
    assert texts["factory"] == "+B income"
    assert {id for id, text in texts.items() if not text} == {"statue", "theater", "cathedral", "mansion"}


def test_every_card_of_magna_carta_says_what_it_does() -> None:
    cards = magna_carta_tiles
    texts = {id: cards.PRINT.text_of(card, FULL) for id, card in [*cards.ON_THE_ROAD.items(), *cards.COVERS.items()]}
    assert all(len(text) <= ROOM for text in texts.values())
    assert texts["blue-church"] == "2d\u2192T/5d\u21922T"
    assert texts["red-peddler"] == "1d\u2192\u25a0/2d\u21922\u25a0"
    assert texts["hotel"] == "+1d income"
    assert {id for id, text in texts.items() if not text} == set(cards.COVERS) - {"hotel", "residence"}


def test_the_provost_of_1303_stands_between_spaces() -> None:
    position = caylus.new("caylus-1303", players=3, seed=7).position()
    told = {0: "right after the Guilds Bridge", 8: "after space 8", 23: "after space 23", 26: "3 past the end"}
    for gap, sentence in told.items():
        position["provost"] = gap
        state = caylus.from_position(position)
        board = find_plug("caylus-1303").board()
        lines = [str(line) for line in board.draw(state.view(0), NAMES, FULL, 100, False)]
        assert sum("provost" in line for line in lines if "0-2" not in line) == 1
        above = next(at for at, line in enumerate(lines) if "provost" in line and "0-2" not in line)
        if gap <= 23:
            assert lines[above + 1][lines[above].index("provost") + 7] == "\u2551"
        assert any(f"The provost stands {sentence}" in line for line in board.tell(state.view(0), NAMES, False))


def test_hidden_points_of_1303_are_question_marks() -> None:
    view = caylus.new("caylus-1303", players=3, seed=7).view(1)
    paper = StringIO()
    console = Console(file=paper, width=100, color_system=None)
    console.print(*find_plug("caylus-1303").board().draw(view, NAMES, FULL, 100, False), sep="\n")
    seats = [line.split() for line in paper.getvalue().split("\n") if "Anna" in line or "Orange" in line]
    assert all("?" in words for words in seats)
    assert len(seats) == 2
    told = find_plug("caylus-1303").board().tell(view, NAMES, False)
    assert sum("points face down" in line for line in told) == 2
    assert any("long as can be: 0 points" in line for line in told)


def test_a_hand_of_magna_carta_is_shown_to_its_owner_only() -> None:
    state = caylus.new("magna-carta", players=3, seed=7)
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        told = find_plug("magna-carta").board().tell(view, NAMES, True)
        lines = find_plug("magna-carta").board().draw(view, NAMES, FULL, 100, True)
        assert sum("our hand: " in line for line in told) == (viewer is not None)
        assert sum("our hand: " in str(line) for line in lines) == (viewer is not None)


@pytest.mark.parametrize(
    ("game", "answers"),
    [
        ("caylus", ["place carpenter (space 4)", "place fixed-carpenter (space 8)", "place quarry. "]),
        (
            "caylus-1303",
            ["place market (space 5)", "place market-2 (space 8)", "place guild-4 (space 6)", "place farm. "],
        ),
    ],
)
def test_answers_tell_apart_fields_of_the_same_name(game: str, answers: list[str], tmp_path: Path) -> None:
    record = caylus.Record(game, players=2, seed=1)
    while record.now.parse("pass") not in record.now.actions():
        record.play(record.now.actions()[0])
    path = tmp_path / "game.caylus"
    path.write_text(record.dumps())
    told = run("play", "--resume", str(path), "--plain", home=tmp_path, typed="\n").stdout
    for answer in answers:
        assert answer in told


@pytest.mark.parametrize("game", caylus.GAMES)
def test_spaces_are_told_where_and_only_where_a_name_is_on_the_board_twice(game: str) -> None:
    rng = Random(6)
    state = caylus.new(game, players=3, seed=6)
    told = False
    while not state.over:
        state.play(lively(state, rng))
        view = state.view(None)
        spaces = find_plug(game).board().spaces(view)
        road = view["road"]
        assert isinstance(road, list)
        assert all(any(place["tile"] == tile and place["space"] == at for place in road) for tile, at in spaces.items())
        told = told or bool(spaces)
        assert len(spaces) < sum(place["tile"] is not None for place in road)
    assert told
