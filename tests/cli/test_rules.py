"""`caylus rules` and `caylus games`: everything is explained from the rows of the game."""

from pathlib import Path

import pytest

import caylus
from caylus.cli.rules import UnknownComponent, find
from caylus.core.catalog import Game
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
    with pytest.raises(UnknownComponent, match="lists them all"):
        find(caylus.GAMES["caylus"], None, "xyzzy")
    with pytest.raises(UnknownComponent):
        find(caylus.GAMES["caylus"], {"jeweller": "off"}, "jeweller")


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
