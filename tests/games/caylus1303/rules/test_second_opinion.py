"""Over whole random games the answers offered are exactly those that the fact sheet allows."""

import random
from collections import Counter

import pytest

import caylus
from caylus.core.state import State
from tests.games.caylus1303.rules.second_opinion import answers
from tests.games.caylus1303.rules.table import check_pieces, offers, position, table

RICH = "20 food 20 wood 20 stone 20 fabric 15 gold 12 workers"
TASTES = [
    ("build",),
    ("transform",),
    ("place fairground", "place manor", "give wood", "site"),
    ("place stonemason", "place carpenter", "place printed-carpenter", "place lawyer"),
    ("place site", "deliver", "recruit"),
]
KINDS = {
    "draft", "early", "place", "building", "bridge", "bailiff", "delivery", "monument", "favor", "favor-effect",
    "favor-character",
}  # fmt: skip
seen: Counter[str] = Counter()


def check_to_the_end(game: State, rng: random.Random) -> None:
    """Play at random, with a taste for building, and compare at every question."""
    while not game.over:
        data = position(game)
        assert offers(game) == answers(data)
        assert len(game.actions()) > 1  # where there is no choice nothing is asked
        check_pieces(game)
        if rng.random() < 0.1:
            game = caylus.from_position(game.position())
        seen[data["question"]["kind"]] += 1
        choices = game.actions()
        if game.notation(choices[0]) in ("pass", "decline") and rng.random() < 0.85:
            choices = choices[1:]  # else too little gets built
        taste = rng.choice(TASTES)
        game.play(rng.choice([a for a in choices if game.notation(a).startswith(taste)] or choices))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(4))
def test_the_answers_offered_are_those_the_sheet_allows(players: int, number: int) -> None:
    seed = 10 * players + number
    setup = "first-game" if number == 3 else "random"
    game = caylus.new("caylus-1303", players=players, seed=seed, options={"setup": setup})
    check_to_the_end(game, random.Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(6))
def test_the_answers_offered_to_the_rich_are_those_the_sheet_allows(players: int, number: int) -> None:
    rng = random.Random(10 * players + number)
    data = position(caylus.new("caylus-1303", players=players, seed=rng.randrange(1000)))
    rich = table(players).everyone(RICH).data["seats"]
    game = caylus.from_position({**data, "seats": rich})
    check_to_the_end(game, rng)


def test_every_kind_of_question_was_compared() -> None:
    for seed in range(3):
        check_to_the_end(caylus.new("caylus-1303", players=5, seed=seed), random.Random(seed))
    assert set(seen) == KINDS
