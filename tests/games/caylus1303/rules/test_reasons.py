"""Every refusal names the rule in the way and what is missing."""

import pytest

from tests.games.caylus1303.rules.table import BLUE, RED, Setting, play, refusal, table


def at_work(place: str, purse: str = "") -> Setting:
    """Red on a building, with a purse."""
    return table(3).worker(RED, place).give(RED, purse).pause().provost(23)


def test_a_building_claimed_this_round_is_not_claimed_again() -> None:
    setting = table(3).holds(BLUE, "journeyman").worker(RED, "lawyer").worker(BLUE, "lawyer")
    game = setting.give(RED, "fabric").give(BLUE, "fabric").pause().activation()
    play(game, "transform farm")
    assert refusal(game, "transform farm") == "A house already stands above the Farm."


@pytest.mark.parametrize(
    ("setting", "action", "words"),
    [
        (at_work("carpenter", "wood food"), "build manor pay wood fabric", ["1 fabric short"]),
        (at_work("carpenter", "wood food"), "build tailor pay wood food", ["Tailor", "not in the supply"]),
        (at_work("carpenter", "wood food"), "build gold-mine pay stone food", ["Gold Mine", "stone", "wood"]),
        (at_work("lawyer", "fabric"), "transform farm-2", ["no such building on the road"]),
        (at_work("guild-3", "food"), "give wood", ["1 wood short"]),
        (at_work("toll"), "provost +3", ["2 steps"]),
        (at_work("toll").provost(1), "provost -2", ["Guilds Bridge"]),
        (at_work("fairground", "wood"), "give food", ["not one of the choices"]),
        (at_work("fairground", "wood"), "pass", ["not what is asked"]),
    ],
)
def test_in_the_activation(setting: Setting, action: str, words: list[str]) -> None:
    reason = refusal(setting.activation(), action)
    assert all(word in reason for word in words), reason
    assert reason.endswith(".")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("place farm", ["already", "Farm"]),
        ("place site", ["already have a worker", "Construction Site"]),
        ("place wood-farm", ["no such building on the road"]),
        ("decline", ["not what is asked"]),
    ],
)
def test_in_the_planning(action: str, words: list[str]) -> None:
    game = table(3).everyone("5 workers").worker(RED, "farm").worker(BLUE, "site").planning(BLUE)
    reason = refusal(game, action)
    assert all(word in reason for word in words), reason


def test_a_bundle_without_food_names_the_chamberlain() -> None:
    game = table(3).worker(RED, "site").give(RED, "food 2 wood stone fabric").road()
    assert "Chamberlain" in refusal(game, "deliver wood stone fabric")
    assert "1 gold short" in refusal(game, "deliver food wood gold")


def test_too_few_workers_at_the_bridge_are_counted() -> None:
    game = table(3).give(BLUE, "worker").bridge()
    assert "2 workers" in refusal(game, "provost +2")


def test_a_character_that_cannot_be_had_is_named() -> None:
    game = at_work("fairground", "wood").board("bailiff", "steward", "architect").activation()
    game.play(game.parse("give wood"))
    assert "Bailiff" in refusal(game, "steal bailiff")
    assert "round 1" in refusal(game, "site 2")
    game.play(game.parse("site 1"))
    assert "Thief" in refusal(game, "recruit thief")
