"""Over whole random games the answers offered are exactly those that the fact sheet allows."""

import random

import pytest

import caylus
from caylus.core.state import State
from tests.games.caylus.rules.second_opinion import OPEN_COLUMNS, answers
from tests.games.caylus.rules.table import offers, position, table

OPTIONS: list[dict[str, str]] = [
    {},
    {"edition": "first-print"},
    {"favors": "simple", "lawyer": "3"},
    {"jeweller": "off"},
]


RICH = "20 food 20 wood 20 stone 20 cloth 15 gold 60 deniers"
TASTES = [("build",), ("transform",), ("place joust", "favor building"), ("place mason", "place architect")]


def check_to_the_end(game: State, rng: random.Random) -> None:
    """Play at random, with a taste for building, and compare at every question."""
    while not game.over:
        data = position(game)
        assert offers(game) == answers(data)
        assert len(game.actions()) > 1  # where there is no choice nothing is asked
        for seat in data["seats"]:
            assert max(seat["favors"].values()) <= OPEN_COLUMNS[data["section"]]
        choices = game.actions()
        if game.notation(choices[0]) in ("pass", "decline") and rng.random() < 0.8:
            choices = choices[1:]  # else too little gets built
        taste = rng.choice(TASTES)
        game.play(rng.choice([a for a in choices if game.notation(a).startswith(taste)] or choices))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_the_answers_offered_are_those_the_sheet_allows(players: int, number: int) -> None:
    seed = 10 * players + number
    check_to_the_end(caylus.new("caylus", players=players, seed=seed, options=OPTIONS[number]), random.Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(3))
def test_the_answers_offered_to_the_rich_are_those_the_sheet_allows(players: int, number: int) -> None:
    setting = table(players, **OPTIONS[number]).everyone(RICH)
    for seat in range(players):
        setting.favors(seat, building=seat % 3, cubes=2)
    check_to_the_end(setting.placing(), random.Random(10 * players + number))
