"""Over whole random games the answers offered are exactly those that the fact sheet allows."""

import random

import pytest

import caylus
from caylus.core.state import State
from tests.games.magna_carta.rules.second_opinion import answers
from tests.games.magna_carta.rules.table import (
    CARD_POINTS,
    COLORS,
    GOODS,
    PRESTIGE_POINTS,
    TOKEN_POINTS,
    Position,
    offers,
    position,
    table,
)

PURSES = ["20 food 20 wood 20 stone 15 gold 60 deniers", "3 food wood 2 stone 2 gold 12 deniers", "9 gold 30 deniers"]
TASTES = [("build",), ("transform",), ("draw", "replace"), ("place",), ("pay", "give", "take"), ("castle",)]
RULES = ["standard", "beginner"]


def check_counts(data: Position) -> None:
    """What never changes in number: cards of a deck, tokens, workers, the road's neutral cards. (sheet 3)"""
    players = data["players"]
    deck = 12 if data["options"]["rules"] == "standard" else 10
    built = [at["owner"] for at in data["road"]]
    assert built.count(None) == players
    for seat, mine in enumerate(data["seats"]):
        assert len(mine["hand"] + mine["pile"] + mine["discard"]) + built.count(seat) == deck
        assert [at["worker"] for at in data["road"]].count(seat) <= 4
        assert min(mine[good] for good in GOODS) >= 0
    tokens = data["castle"]["tokens"] + [sum(mine["tokens"]) for mine in data["seats"]]
    assert sum(tokens) + data["castle"]["removed"] == {2: 18, 3: 21, 4: 24}[players]
    assert data["turn"] <= {2: 18, 3: 21, 4: 24}[players]


def visible_points(data: Position, seat: int) -> int:
    """Tokens and the faces of cards that can be seen."""
    points: int = sum(n * worth for n, worth in zip(data["seats"][seat]["tokens"], TOKEN_POINTS, strict=True))
    for at in data["road"]:
        if at["owner"] == seat and at["cover"] in (None, "residence"):
            points += 1 if at["cover"] else CARD_POINTS[at["tile"].removeprefix(f"{COLORS[seat]}-")]
    return points + sum(PRESTIGE_POINTS[card] for card, owner in data["prestige"].items() if owner == seat)


def final_points(data: Position, seat: int) -> int:
    """All that counts in the end."""
    mine = data["seats"][seat]
    cubes: int = mine["food"] + mine["wood"] + mine["stone"]
    return visible_points(data, seat) + int(mine["gold"]) + cubes // 3 + int(mine["deniers"]) // 3


def check_to_the_end(game: State, rng: random.Random) -> None:
    """Play at random, with a taste for building, and compare at every question."""
    while not game.over:
        data = position(game)
        check_counts(data)
        assert game.scores() == [visible_points(data, seat) for seat in range(data["players"])]
        assert offers(game) == answers(data)
        alone = len(game.actions()) == 1  # where there is no choice nothing is asked, but for hands that are hidden
        assert not alone or (data["question"]["kind"] == "action" and data["seats"][data["question"]["seat"]]["hand"])
        choices = game.actions()
        if len(choices) > 1 and game.notation(choices[0]) in ("pass", "decline") and rng.random() < 0.7:
            choices = choices[1:]  # else too little gets built
        taste = rng.choice(TASTES)
        game.play(rng.choice([a for a in choices if game.notation(a).startswith(taste)] or choices))
    data = position(game)
    check_counts(data)
    assert sum(data["castle"]["tokens"]) == 0
    assert game.scores() == [final_points(data, seat) for seat in range(data["players"])]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_answers_offered_are_those_the_sheet_allows(players: int, rules: str, seed: int) -> None:
    game = caylus.new("magna-carta", players=players, seed=seed, options={"rules": rules})
    check_to_the_end(game, random.Random(10 * players + seed))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(PURSES)))
def test_the_answers_offered_to_the_rich_are_those_the_sheet_allows(players: int, rules: str, number: int) -> None:
    setting = table(players, rules=rules).everyone(PURSES[number])
    for seat in range(players):
        setting.hand(seat, *random.Random(seat).sample(setting.deck, 6))
    check_to_the_end(setting.acting(), random.Random(10 * players + number))
