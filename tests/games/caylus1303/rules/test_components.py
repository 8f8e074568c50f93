"""Every tile in use: what each costs, gives and leaves, on both of its sides. (sheet, section 1)"""

import pytest

import caylus
from caylus.core.state import State
from tests.games.caylus1303.rules.components import (
    MONUMENTS,
    OWNERS_BONUS,
    STARTING_USES,
    STONE,
    STONE_SETUP_USES,
    STONE_USES,
    WOOD,
    WOOD_SETUP_USES,
    WOOD_USES,
    Use,
    goods_changed,
)
from tests.games.caylus1303.rules.rulings import ruling
from tests.games.caylus1303.rules.table import (
    BLUE,
    CUBES,
    RED,
    STONE_SPACE,
    WOOD_SPACE,
    Changes,
    Setting,
    changes,
    effect,
    kind,
    offers,
    play,
    position,
    table,
)

RICH = "5 food 5 wood 5 stone 5 fabric 5 gold 6 workers"


def on_setup_side(id: str) -> Setting:
    """A table with the tile on the road since the set-up, and red on it."""
    if id in STARTING_USES or id == "carpenter":
        setting = table(3).tile(1, id)
    else:
        setting = table(3).tile(WOOD_SPACE if id in WOOD else STONE_SPACE, id)
    return setting.worker(RED, id).provost(23).pause()


def on_construction_side(id: str) -> Setting:
    """A table with the tile built by blue, and red on it."""
    return table(3).building(BLUE, id).worker(RED, id).provost(23).pause()


def bonus(id: str) -> Changes:
    """What blue gets when red uses blue's building."""
    return goods_changed("blue", "", OWNERS_BONUS.get(id, ""))


def check_use(setting: Setting, id: str, use: Use, more: Changes | None = None) -> None:
    """Red can just pay and uses the tile: everything that changes is named."""
    answer, cost, gain = use
    setting.give(RED, cost)
    game = setting.road()
    if answer:
        assert answer in offers(game)
        play(game, answer)
    assert changes(setting, game) == goods_changed("red", cost, gain) | {f"workers on {id}": None} | (more or {})


def check_offers(setting: Setting, uses: list[Use]) -> None:
    """The rich are offered all of it, or nothing."""
    game = setting.give(RED, RICH).road()
    answers = {answer for answer, _, _ in uses}
    if answers == {""}:
        assert (kind(game), game.seat) == ("delivery", 2)
    elif all(not cost for _, cost, _ in uses):
        assert offers(game) - {"decline"} == answers
    else:
        assert offers(game) == answers | {"decline"}


def check_nothing_to_give(setting: Setting, id: str, more: Changes | None = None) -> None:
    """Who has nothing but gold to pay with is not asked, and nothing happens."""
    game = setting.give(RED, "" if id == "jeweler" else "gold").road()
    assert changes(setting, game) == {f"workers on {id}": None} | (more or {})


def check_decline(setting: Setting, id: str) -> None:
    """What costs something may be left."""
    game = setting.give(RED, RICH).road()
    play(game, "decline")
    assert changes(setting, game) == {f"workers on {id}": None}


def every(uses: dict[str, list[Use]]) -> list[tuple[str, Use]]:
    """Each use of each tile, for a test of its own."""
    return [(id, use) for id, found in uses.items() for use in found]


def costly(uses: dict[str, list[Use]]) -> list[str]:
    """The tiles that cost something to use."""
    return [id for id, found in uses.items() if found[0][1]]


@pytest.mark.parametrize(("id", "use"), every(STARTING_USES))
def test_each_starting_building(id: str, use: Use) -> None:
    check_use(on_setup_side(id), id, use)


@pytest.mark.parametrize(("id", "use"), every(WOOD_SETUP_USES))
def test_each_setup_side_of_wood(id: str, use: Use) -> None:
    check_use(on_setup_side(id), id, use)


@pytest.mark.parametrize(("id", "use"), every(STONE_SETUP_USES))
def test_each_setup_side_of_stone_has_no_owner_and_no_bonus(id: str, use: Use) -> None:
    check_use(on_setup_side(id), id, use)


@pytest.mark.parametrize(("id", "use"), every(WOOD_USES))
def test_each_construction_side_of_wood(id: str, use: Use) -> None:
    check_use(on_construction_side(id), id, use)


@ruling("6.22", "6.23", "K7")
@pytest.mark.parametrize(("id", "use"), every(STONE_USES))
def test_each_construction_side_of_stone_with_the_owners_bonus(id: str, use: Use) -> None:
    check_use(on_construction_side(id), id, use, bonus(id))


@ruling("6.33")
@pytest.mark.parametrize("id", [*STARTING_USES, *WOOD_SETUP_USES, *STONE_SETUP_USES])
def test_exactly_these_uses_are_offered_on_setup_sides(id: str) -> None:
    check_offers(on_setup_side(id), (STARTING_USES | WOOD_SETUP_USES | STONE_SETUP_USES)[id])


@pytest.mark.parametrize("id", [*WOOD_USES, *STONE_USES])
def test_exactly_these_uses_are_offered_on_construction_sides(id: str) -> None:
    check_offers(on_construction_side(id), (WOOD_USES | STONE_USES)[id])


@ruling("6.23")
@pytest.mark.parametrize("id", costly(STARTING_USES | WOOD_SETUP_USES | STONE_SETUP_USES))
def test_the_worker_on_the_tile_and_gold_do_not_pay(id: str) -> None:
    check_nothing_to_give(on_setup_side(id), id)


@pytest.mark.parametrize("id", costly(STARTING_USES | WOOD_SETUP_USES | STONE_SETUP_USES))
def test_what_costs_something_may_be_declined(id: str) -> None:
    check_decline(on_setup_side(id), id)


@pytest.mark.parametrize(
    ("id", "purse", "answers"),
    [
        ("tailor", "fabric", {"give fabric"}),
        ("foundry", "2 workers", {"pay 1"}),
        ("church", "worker", set()),
        ("church", "3 workers", {"pay 2"}),
        ("jeweler", "gold", {"give gold"}),
        ("alchemist", "food 3 gold", {"give food"}),
        ("alchemist", "food wood", {"give food", "give wood", "give food wood"}),
        ("guild-4", "food wood fabric gold", set()),
        ("guild-3", "gold stone", {"give stone"}),
    ],
)
def test_only_what_can_be_paid_is_offered(id: str, purse: str, answers: set[str]) -> None:
    game = on_setup_side(id).give(RED, purse).road()
    if answers:
        assert offers(game) == answers | {"decline"}
    else:
        assert (kind(game), game.seat) == ("delivery", 2)


# -- construction -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "price", "points"), [(id, p, pp) for id, (prices, pp) in WOOD.items() for p in prices])
@pytest.mark.parametrize("carpenter", ["printed-carpenter", "carpenter"])
def test_each_wood_building_is_built_for_its_price(carpenter: str, id: str, price: str, points: int) -> None:
    game = table(3).supply(id).provost(23).pause().give(RED, price).worker(RED, carpenter).activation()
    assert effect(game, f"build {id} pay {price}") == goods_changed("red", price, f"{points} points") | {
        "space 10": f"{id} of red",
        f"workers on {carpenter}": None,
    }


@pytest.mark.parametrize(("id", "price", "points"), [(id, p, pp) for id, (prices, pp) in STONE.items() for p in prices])
def test_each_stone_building_is_built_for_its_price(id: str, price: str, points: int) -> None:
    game = (
        table(3)
        .supply(id)
        .provost(23)
        .pause()
        .building(BLUE, "stonemason")
        .give(RED, price)
        .worker(RED, "stonemason")
        .activation()
    )
    assert effect(game, f"build {id} pay {price}") == goods_changed("red", price, f"{points} points") | {
        "space 11": f"{id} of red",
        "workers on stonemason": None,
    }


@pytest.mark.parametrize("id", [*WOOD, *STONE])
def test_a_building_is_offered_at_its_prices_and_no_other(id: str) -> None:
    setting = table(3).supply(id).provost(23).pause().give(RED, "4 food 4 wood 4 stone 4 fabric 4 gold")
    if id in STONE:
        setting.building(BLUE, "stonemason").worker(RED, "stonemason")
    else:
        setting.worker(RED, "carpenter")
    prices, _ = (WOOD | STONE)[id]
    built = {plan for plan in offers(setting.activation(), "build") if plan.split()[1] == id}
    assert built == {f"build {id} pay {price}" for price in prices}


@pytest.mark.parametrize(("id", "price", "points"), [(id, price, pp) for id, (price, pp) in MONUMENTS.items()])
def test_each_monument_is_built_for_its_price(id: str, price: str, points: int) -> None:
    game = table(3).residence(RED, 4).give(RED, price).road()
    assert (kind(game), game.seat) == ("monument", RED)
    play(game, f"build {id} pay {price}")
    road = position(game)["road"][3]
    assert (road["tile"], road["owner"], road["workers"]) == (id, RED, [])
    assert game.scores() == [0, points, 0]
    kept = {"garden": (3 + 2, 0, 0), "factory": (3, 0, 1), "granary": (3, 1, 0)}
    if id != "theater":  # whose favor comes first
        mine = position(game)["seats"][RED]
        assert (mine["workers"], mine["food"], mine["fabric"]) == kept.get(id, (3, 0, 0))
        assert [mine[cube] for cube in ("wood", "stone", "gold")] == [0, 0, 0]


def test_the_component_tables_say_the_same() -> None:
    rows = {row.id: row for row in caylus.GAMES["caylus-1303"].components({})}
    for id, (_, points) in (WOOD | STONE | MONUMENTS).items():
        assert rows[id].points == points
    assert len([row for row in rows.values() if row.group == "character"]) == 12


def marked(game: State) -> None:
    """Nothing else is asked before the pause."""
    assert (kind(game), game.seat) == ("delivery", 2)


@ruling("6.21")
def test_the_worker_on_a_guild_is_not_there_to_be_taken() -> None:
    # Eleven in hand, one on the tile, three in the Camp: the fourth of the Large Guild is lost.
    setting = table(3).give(RED, "stone 11 workers").worker(RED, "guild-4").pause().pass_order(RED, BLUE, 2)
    game = setting.road()
    play(game, "give stone")
    assert changes(setting, game)["red workers"] == 3
    marked(game)


@ruling("K8")
def test_a_guild_may_be_paid_though_the_camp_is_empty() -> None:
    setting = table(3).give(RED, "stone 14 workers").worker(RED, "guild-4").pause().pass_order(RED, BLUE, 2)
    game = setting.road()
    play(game, "give stone")
    assert changes(setting, game) == {"red stone": -1, "workers on guild-4": None}
    marked(game)


def test_no_more_than_fifteen_workers_are_taken_at_the_covered_market() -> None:
    setting = table(3).give(RED, "13 workers").worker(RED, "covered-market").pause().provost(9).pass_order(RED, BLUE, 2)
    game = setting.road()
    assert changes(setting, game) == {"red workers": 1, "red points": 1, "workers on covered-market": None}
    marked(game)


def test_resources_are_never_in_short_supply() -> None:
    setting = table(3).worker(RED, "farm").pause()
    for cube in CUBES:
        setting.give(RED, f"90 {cube}")
    assert changes(setting, setting.road())["red food"] == 1
