"""`caylus rules` and `caylus games`: everything is explained from the rows of the game."""

from io import StringIO
from pathlib import Path

import pytest

import caylus
from caylus.cli.rules import UnknownComponent, find, show_one
from caylus.cli.screen import PlainScreen
from caylus.core.game import Game
from tests.cli.terminal import run


@pytest.mark.parametrize("game", caylus.GAMES.values(), ids=lambda game: game.id)
def test_every_component_is_found_by_its_id_and_by_its_name(game: Game) -> None:
    for component in game.components(game.check_options(None)):
        assert find(game, None, component.id)[0].id == component.id
        assert component.id in [found.id for found in find(game, None, component.name.upper())]


def test_a_name_that_several_bear_means_them_all() -> None:
    game = caylus.GAMES["caylus"]
    assert [found.id for found in find(game, None, "quarry")] == ["quarry", "wood-quarry"]
    assert [found.id for found in find(game, None, "wood quarry")] == ["wood-quarry"]
    assert [found.id for found in find(game, None, "theat")] == ["theater"]


def test_a_wrong_name_is_answered_with_near_ones() -> None:
    with pytest.raises(UnknownComponent, match="Did you mean alchemist"):
        find(caylus.GAMES["caylus"], None, "alchmist")
    with pytest.raises(UnknownComponent, match="Did you mean castle"):
        find(caylus.GAMES["caylus"], None, "castel")
    with pytest.raises(UnknownComponent, match="lists them all"):
        find(caylus.GAMES["caylus"], None, "xyzzy")
    with pytest.raises(UnknownComponent):
        find(caylus.GAMES["caylus"], {"jeweller": "off"}, "jeweller")


@pytest.mark.parametrize("game", caylus.GAMES.values(), ids=lambda game: game.id)
def test_a_group_means_all_its_components(game: Game) -> None:
    names = {name for component in game.components() for name in (component.id, component.name.lower())}
    groups = {component.group for component in game.components()} - names
    assert groups
    for group in groups:
        members = [component.id for component in game.components() if component.group == group]
        for wanted in (group, f"{group}s", f"{group.upper()} buildings"):
            assert [component.id for component in find(game, None, wanted)] == members


def test_one_group(tmp_path: Path) -> None:
    shown = run("rules", "caylus", "castle", home=tmp_path).stdout
    assert shown.startswith("Castle\n")
    assert [line.split()[0] for line in shown.split("\n") if line[:1].isupper()] == [
        "Castle",
        "Dungeon",
        "Walls",
        "Towers",
    ]


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("caylus", "provost"),
        ("caylus", "bridge"),
        ("caylus", "bailiff"),
        ("caylus-1303", "provost"),
        ("magna-carta", "income"),
    ],
)
def test_the_course_of_the_game_is_on_its_page(game: str, word: str) -> None:
    page = f"docs/games/{game}/rules.md"
    with pytest.raises(UnknownComponent, match=page) as raised:
        find(caylus.GAMES[game], None, word)
    assert "Did you mean" not in str(raised.value)
    assert word in (Path(__file__).parents[2] / page).read_text()


def test_one_component(tmp_path: Path) -> None:
    done = run("rules", "caylus", "mason", home=tmp_path)
    assert done.stdout == (
        "Mason (wood, written mason). Cost: 1 food and 1 wood. Points when built: 4.\n"
        "Build one stone building, paying its cost.\n"
    )
    first_print = run("rules", "caylus", "church", "--option", "edition=first-print", home=tmp_path)
    assert "Points when built: 4." in first_print.stdout


def test_all_components_are_listed(tmp_path: Path) -> None:
    game = caylus.GAMES["caylus"]
    for arguments in (["rules", "caylus"], ["rules", "caylus", "--plain"]):
        done = run(*arguments, home=tmp_path)
        assert done.returncode == 0
        for component in game.components(game.check_options(None)):
            assert component.name in done.stdout
    assert "\n" in done.stdout
    assert (
        "Mason: cost 1 food and 1 wood; points 4; what it does Build one stone building, paying its cost."
        in done.stdout
    )


def test_games_are_listed_with_their_options(tmp_path: Path) -> None:
    done = run("games", home=tmp_path)
    assert "caylus: Caylus (2005), for 2 to 5 players." in done.stdout
    for game in caylus.GAMES.values():
        for choice in game.choices:
            for value in choice.values:
                assert f"{choice.name}={value}" in done.stdout
    assert (
        "favors=simple: meaning for beginners: every favor is 3 points."
        in run("games", "--plain", home=tmp_path).stdout
    )


@pytest.mark.parametrize("game", caylus.GAMES.values(), ids=lambda game: game.id)
def test_what_is_uncertain_carries_its_mark(game: Game, tmp_path: Path) -> None:
    told = " ".join(run("rules", game.id, "--plain", home=tmp_path).stdout.split())
    doubted = [component for component in game.components() if component.doubt]
    for component in doubted:
        assert f"uncertain: {component.doubt})" in told
    assert ("one source" in told) == bool(doubted)


def test_the_mark_of_one_figure(tmp_path: Path) -> None:
    done = run("rules", "caylus-1303", "stone-farm", home=tmp_path)
    assert "points R" in " ".join(done.stdout.split())
    assert "R reconstructed" in " ".join(done.stdout.split())
    assert "uncertain" not in run("rules", "caylus", "mason", home=tmp_path).stdout


def test_the_beginner_rules_leave_cards_out(tmp_path: Path) -> None:
    standard = run("rules", "magna-carta", home=tmp_path).stdout
    beginner = run("rules", "magna-carta", "--option", "rules=beginner", home=tmp_path).stdout
    for name in ("Lawyer", "Church", "Hotel", "Residence"):
        assert f"\n{name} " in standard
        assert f"\n{name} " not in beginner
    assert run("rules", "magna-carta", "hotel", "--option", "rules=beginner", home=tmp_path).returncode == 2


def test_every_component_of_every_game_is_explained_alone() -> None:
    for game in caylus.GAMES.values():
        for component in game.components():
            screen = PlainScreen()
            paper = StringIO()
            screen.console.file = paper
            show_one(screen, game, None, component.id)
            assert str(component.text) in paper.getvalue()
            assert paper.getvalue().startswith(component.name)
