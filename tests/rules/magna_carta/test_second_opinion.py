"""Over whole random games the answers offered are exactly those that the fact sheet allows."""

import random

import pytest

import caylus
from caylus.core.state import State
from tests.rules.magna_carta.second_opinion import answers
from tests.rules.magna_carta.table import offers, position, table

PURSES = ["20 food 20 wood 20 stone 15 gold 60 deniers", "3 food wood 2 stone 2 gold 12 deniers", "9 gold 30 deniers"]
TASTES = [("build",), ("transform",), ("draw", "replace"), ("place",), ("pay", "give", "take"), ("castle",)]
RULES = ["standard", "beginner"]


def check_to_the_end(game: State, rng: random.Random) -> None:
    """Play at random, with a taste for building, and compare at every question."""
    while not game.over:
        data = position(game)
        assert offers(game) == answers(data)
        alone = len(game.actions()) == 1  # where there is no choice nothing is asked, but for hands that are hidden
        assert not alone or (data["question"]["kind"] == "action" and data["seats"][data["question"]["seat"]]["hand"])
        choices = game.actions()
        if len(choices) > 1 and game.notation(choices[0]) in ("pass", "decline") and rng.random() < 0.7:
            choices = choices[1:]  # else too little gets built
        taste = rng.choice(TASTES)
        game.play(rng.choice([a for a in choices if game.notation(a).startswith(taste)] or choices))


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
