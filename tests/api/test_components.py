"""Components as data: amounts by the names that purses use, effects as values, all from the rows."""

import json
from dataclasses import asdict
from typing import Any

import pytest

import caylus
from caylus.core.game import Game
from caylus.games.caylus1303.characters import CHARACTERS, STEWARD, Character
from caylus.server.api.words import Speaker
from caylus.tables.views.components import show_component

BEYOND_PURSES = {"points", "favors", "tokens", "any", "free"}


@pytest.fixture(params=caylus.GAMES.values(), ids=lambda game: str(game.id))
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    found: Game = request.param
    return found


def shown(game: str, id: str, **options: str) -> dict[str, Any]:
    """A component as it is sent."""
    component = next(each for each in caylus.GAMES[game].components(options) if each.id == id)
    found: dict[str, Any] = Speaker("en", game).speak(json.loads(json.dumps(asdict(show_component(component)))))
    return found


def test_goods_are_called_as_in_purses(game: Game) -> None:
    view = game.new(game.players[0], 1).view(None)
    seats = view["seats"]
    assert isinstance(seats, list)
    known = BEYOND_PURSES | {key for seat in seats for key in seat}
    for each in game.components():
        effects = [effect for effect in (each.effect, each.setup, each.owner) if effect is not None]
        ways = [way for effect in effects for way in effect.get("ways", [])]
        prices = [effect.get("price", {}) for effect in effects]
        amounts = [each.cost, each.income, *prices, *(way["pay"] for way in ways), *(way["gain"] for way in ways)]
        assert {good for amount in amounts for good in amount} <= known
        assert all(number > 0 for amount in amounts for number in amount.values())


def test_a_cost_in_words_says_the_same(game: Game) -> None:
    for each in game.components():
        counts = [each.cost.get(key, 0) for key in game.words.keys]
        assert game.words.told(each.cost) == (game.words.phrase(counts) if each.cost else "")
        assert game.words.named(counts) == each.cost


def pay(deniers: int, points: int) -> dict[str, object]:
    """A line of the Church."""
    return {
        "id": "way-pay",
        "args": {"price": {"goods": {"deniers": deniers}}, "gain": {"goods": {"points": points}}},
    }


def test_a_building_tells_all_it_does() -> None:
    assert shown("caylus", "church") == {
        "id": "church",
        "name": "Church",
        "group": "stone",
        "message": {
            "id": "component",
            "args": {
                "said": {
                    "sentences": [
                        {"id": "when-built", "args": {"gain": {"goods": {"favors": 1}}}},
                        {"id": "effect-ways", "args": {"ways": {"either": [pay(2, 3), pay(4, 5)]}}},
                    ]
                }
            },
        },
        "text": "When built: 1 favor. Pay 2 deniers for 3 points, or pay 4 deniers for 5 points.",
        "cost": {"stone": 1, "cloth": 1},
        "points": 3,
        "favors": 1,
        "income": {},
        "effect": {
            "op": "trade",
            "ways": [
                {"pay": {"deniers": 2}, "gain": {"points": 3}},
                {"pay": {"deniers": 4}, "gain": {"points": 5}},
            ],
        },
        "setup": None,
        "owner": None,
        "section": None,
        "cell": None,
        "figures": {},
        "copies": 1,
        "doubt": "",
    }
    assert shown("caylus", "church", edition="first-print")["points"] == 4


@pytest.mark.parametrize(
    ("game", "id", "effect"),
    [
        (
            "caylus",
            "farm",
            {"op": "take", "ways": [{"pay": {}, "gain": {"food": 1}}, {"pay": {}, "gain": {"cloth": 1}}]},
        ),
        ("caylus", "mason", {"op": "build", "kind": "stone"}),
        ("caylus", "lawyer", {"op": "transform", "price": {"cloth": 1, "deniers": 1}}),
        ("caylus", "guild", {"op": "provost", "steps": 3}),
        ("caylus", "stables", {"op": "special"}),
        ("caylus-1303", "market", {"op": "trade", "ways": [{"pay": {"workers": 1}, "gain": {"free": 1}}]}),
        ("caylus-1303", "lawyer", {"op": "transform", "price": {"fabric": 1}}),
        ("magna-carta", "gold-mine", {"op": "take", "ways": [{"pay": {}, "gain": {"gold": 1}}]}),
    ],
)
def test_an_effect(game: str, id: str, effect: dict[str, object]) -> None:
    assert shown(game, id)["effect"] == effect


def test_other_sides_and_owners() -> None:
    assert shown("caylus-1303", "stonemason")["setup"] == {"op": "build", "kind": "stone", "waived": "stone"}
    reserve = {"op": "special", "ways": [{"pay": {}, "gain": {"wood": 1}}]}
    assert shown("magna-carta", "small-sawmill")["owner"] == reserve
    assert shown("caylus", "hotel")["income"] == {"deniers": 2}


def test_a_price_stands_in_the_sentence_once_it_stands_in_the_row() -> None:
    assert shown("caylus", "lawyer")["text"].startswith("Pay 1 cloth and 1 denier to turn")
    assert shown("caylus", "favor-building-4")["text"].startswith("Pay 1 cloth to turn")
    assert shown("caylus", "guild")["text"] == "Move the provost up to 3 spaces forward or back, free."
    assert "take 1 wood from the card's reserve" in shown("magna-carta", "small-sawmill")["text"]


def test_the_castle() -> None:
    walls = {"points": 4, "parts": 10, "mark": 18, "loss": -3, "favors": [0, 0, 1, 2, 2, 3]}
    assert shown("caylus", "walls")["section"] == walls
    assert shown("magna-carta", "walls")["section"] == {"points": 3, "tokens": {"2": 6, "3": 7, "4": 8}}
    assert shown("caylus-1303", "site")["figures"] == {"points": 5}


def test_the_table_of_favors() -> None:
    assert shown("caylus", "favor-money-2")["cell"] == {"line": "money", "column": 2}
    cells = [each.cell for each in caylus.GAMES["caylus"].components() if each.cell]
    assert len({(cell["line"], cell["column"]) for cell in cells}) == len(cells) == 20
    simple = shown("caylus", "favor", favors="simple")
    assert (simple["text"], simple["cell"]) == ("Take 3 points.", None)
    assert simple["effect"] == {"op": "take", "ways": [{"pay": {}, "gain": {"points": 3}}]}


def test_a_character_has_its_figures_once() -> None:
    steward = shown("caylus-1303", "steward")
    assert steward["figures"] == {"points": 2}
    assert steward["text"].startswith("Gains 2 points instead of 1 when")
    assert CHARACTERS[STEWARD].points == 2
    reeve = Character("reeve", points=4, workers=3)
    assert reeve.power().to_json() == {"id": "power-reeve", "args": {"points": 4, "workers": 3}}
