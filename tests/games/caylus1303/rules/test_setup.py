"""Set-up: tiles, workers, characters and their draft. (sheet, section 3)"""

from collections import Counter

import pytest

import caylus
from caylus.core.state import State
from tests.games.caylus1303.rules.rulings import ruling
from tests.games.caylus1303.rules.table import (
    STONE_SPACE,
    WOOD_SPACE,
    asked,
    offers,
    play,
    position,
    supply,
    table,
    view,
)

WOOD = {
    "wood-farm",
    "wood-sawmill",
    "wood-quarry",
    "spinning-mill",
    "wood-market",
    "covered-market",
    "tailor",
    "stonemason",
    "manor",
}
STONE = {
    "stone-farm",
    "stone-sawmill",
    "stone-quarry",
    "gold-mine",
    "stone-guild",
    "foundry",
    "alchemist",
    "church",
    "jeweler",
}
MONUMENTS = {"garden", "factory", "granary", "statue", "theater", "cathedral", "mansion"}
CHARACTERS = {
    "early-riser",
    "night-worker",
    "journeyman",
    "thief",
    "steward",
    "bailiff",
    "architect",
    "deliveryman",
    "chamberlain",
    "foreman",
    "goldsmith",
    "day-laborer",
}
FIRST_GAME = [
    "bailiff",
    "architect",
    "foreman",
    "day-laborer",
    "chamberlain",
    "deliveryman",
    "journeyman",
    "early-riser",
]
SEEDS = range(60)


def new(players: int, seed: int, **options: str) -> State:
    """A new game, before the draft."""
    return caylus.new("caylus-1303", players=players, seed=seed, options=options)


def draft(game: State) -> State:
    """Let everyone take the first character offered."""
    while position(game)["phase"] == "draft":
        game.play(game.actions()[0])
    return game


@pytest.mark.parametrize(("players", "hand", "camp"), [(2, 10, 5), (3, 6, 9), (4, 6, 9), (5, 10, 5)])
def test_workers_resources_and_houses_by_number_of_players(players: int, hand: int, camp: int) -> None:
    seats = view(new(players, 3))["seats"]
    assert len(seats) == players
    for seat in seats:
        assert (seat["workers"], seat["camp"], seat["houses"]) == (hand, camp, 9)
        assert (seat["food"], seat["wood"], seat["stone"], seat["fabric"], seat["gold"]) == (1, 2, 1, 0, 0)


@ruling("K1")
def test_everyone_starts_with_no_points() -> None:
    assert all(new(players, 1).scores() == [0] * players for players in (2, 3, 4, 5))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_at_the_start(players: int) -> None:
    data = position(new(players, 5))
    assert (data["turn"], data["provost"], data["passed"]) == (1, 8, [])
    filled = [at["space"] for at in data["road"] if at["tile"] is not None]
    assert filled == [*range(1, 10), STONE_SPACE]
    assert len(data["road"]) == 23
    assert all(at["owner"] is None and at["workers"] == [] for at in data["road"])
    assert list(data["printed"]) == ["fairground", "lawyer", "printed-carpenter", "toll"]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_tile_is_on_the_road_on_the_site_or_in_the_supply(seed: int) -> None:
    game = new(3, seed)
    data = position(game)
    tiles = data["site"]["tiles"]
    on_road = [at["tile"] for at in data["road"]]
    starting = [tile.removesuffix("-2") for tile in [tiles[0], *on_road[:8]]]
    assert Counter(starting) == {
        "farm": 2, "sawmill": 1, "quarry": 1, "carpenter": 1, "market": 2, "guild-3": 1, "guild-4": 1,
    }  # fmt: skip
    wood, stone = on_road[WOOD_SPACE - 1], on_road[STONE_SPACE - 1]
    assert {wood, tiles[1]} < WOOD
    assert {stone, tiles[2]} < STONE
    assert len(supply(game)) == 7 + 7 + 7
    assert set(supply(game)) == (WOOD | STONE | MONUMENTS) - {wood, stone, tiles[1], tiles[2]}


@ruling("K14")
@pytest.mark.parametrize("seed", SEEDS)
def test_second_farm_and_market_come_after_the_first_along_the_road(seed: int) -> None:
    data = position(new(2, seed))
    order = [at["tile"] for at in data["road"][:8]] + [data["site"]["tiles"][0]]
    assert order.index("farm") < order.index("farm-2")
    assert order.index("market") < order.index("market-2")


def test_the_stonemason_lies_on_the_site_at_times_and_never_on_the_road() -> None:
    found = [position(new(2, seed)) for seed in range(400)]
    assert "stonemason" not in {data["road"][WOOD_SPACE - 1]["tile"] for data in found}
    assert {data["road"][WOOD_SPACE - 1]["tile"] for data in found} == WOOD - {"stonemason"}
    assert {data["site"]["tiles"][1] for data in found} == WOOD
    assert {data["site"]["tiles"][2] for data in found} == STONE
    assert {data["road"][STONE_SPACE - 1]["tile"] for data in found} == STONE
    assert {data["site"]["tiles"][0].removesuffix("-2") for data in found} == {
        "farm", "sawmill", "quarry", "carpenter", "market", "guild-3", "guild-4",
    }  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_can_be_first_and_every_character_drawn(players: int) -> None:
    found = [position(new(players, seed)) for seed in range(120)]
    assert {data["first"] for data in found} == set(range(players))
    assert {name for data in found for name in data["characters"]} == CHARACTERS


@ruling("6.31")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_draft_goes_counterclockwise_from_the_last_player_and_leaves_three(players: int) -> None:
    for seed in range(12):
        game = new(players, seed)
        first = position(game)["first"]
        assert len(position(game)["characters"]) == players + 3
        picked = []
        for back in range(1, players + 1):
            assert asked(game) == ("draft", (first - back) % players)
            left = {name for name, holder in position(game)["characters"].items() if holder is None}
            assert offers(game) == {f"draft {name}" for name in left}
            picked.append((game.seat, min(left)))
            play(game, f"draft {min(left)}")
        held = position(game)["characters"]
        assert all(held[name] == seat for seat, name in picked)
        assert sum(holder is None for holder in held.values()) == 3
        holder = held.get("early-riser")
        assert asked(game) == (("place", first) if holder is None else ("early", holder))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_game_uses_the_recommended_characters(players: int) -> None:
    for seed in range(8):
        game = new(players, seed, setup="first-game")
        assert set(position(game)["characters"]) == set(FIRST_GAME[: players + 3])
        assert asked(game)[0] == "draft"
        assert sum(holder is None for holder in position(draft(game))["characters"].values()) == 3


def test_first_game_shuffles_the_tiles_all_the_same() -> None:
    roads = {tuple(at["tile"] for at in position(new(2, seed, setup="first-game"))["road"]) for seed in range(10)}
    assert len(roads) == 10


def test_with_the_stonemason_on_the_site_nobody_can_build_it() -> None:
    game = table(2).site(2, "stonemason").give(0, "5 wood 5 food 5 stone 5 fabric").worker(0, "carpenter").pause()
    build = offers(game.activation(), "build")
    assert build
    assert not {plan for plan in build if "stonemason" in plan}
