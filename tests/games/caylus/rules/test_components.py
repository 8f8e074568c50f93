"""Every row of the component tables: cost, points, favors. (sheet 1 and 10, typed in from there)

What the buildings do when used is in `test_road_production`, `test_trade`, `test_construction`, `test_lawyer`,
`test_special_buildings` and `test_gate`; the favor table is in `test_favors`, the sections in `test_end_of_turn`.
"""

import pytest

import caylus
from caylus.core.game import Component
from tests.games.caylus.rules.rulings import ruling
from tests.games.caylus.rules.table import (
    BLUE,
    CUBES,
    RED,
    Setting,
    amounts,
    effect,
    kind,
    offers,
    purse,
    refusal,
    table,
)

# cost, points, favors
WOOD = {
    "farm-food": ("wood food", 2, 0),
    "farm-cloth": ("wood food", 2, 0),
    "wood-quarry": ("wood food", 2, 0),
    "wood-sawmill": ("wood food", 2, 0),
    "mason": ("wood food", 4, 0),
    "lawyer": ("wood cloth", 4, 0),
}
WILD = {"wood-marketplace": 4, "wood-peddler": 4}  # a wood and any cube
STONE = {
    "stone-farm": ("stone food", 3, 0),
    "park": ("stone food", 3, 0),
    "workshop": ("stone food", 3, 0),
    "church": ("stone cloth", 3, 1),
    "tailor": ("stone wood", 6, 0),
    "bank": ("stone wood", 6, 0),
    "alchemist": ("stone food", 6, 0),
    "architect": ("stone food", 6, 0),
    "jeweller": ("stone cloth", 6, 0),
}
PRESTIGE = {
    "statue": ("2 stone gold", 7, 1),
    "granary": ("3 food gold", 10, 0),
    "library": ("3 wood gold", 10, 0),
    "weaver": ("3 cloth gold", 12, 0),
    "theater": ("3 wood 2 gold", 14, 1),
    "university": ("3 stone 2 gold", 14, 1),
    "monument": ("4 stone 2 gold", 14, 2),
    "hotel": ("3 stone 2 gold", 16, 0),
    "cathedral": ("5 stone 3 gold", 25, 0),
}
BUILDERS = {"carpenter": WOOD, "mason": STONE, "architect": PRESTIGE}
ROWS = [(builder, id) for builder, rows in BUILDERS.items() for id in rows]
ALL_BUILDINGS = {**WOOD, **STONE, **PRESTIGE}


def builder_at_work(builder: str, goods: dict[str, int]) -> Setting:
    """Red's worker on the builder, and a residence of red on space 2."""
    setting = table(4).give(RED, " ".join(f"{n} {cube}" for cube, n in goods.items())).pause()
    if builder != "carpenter":
        setting.building(BLUE, "mason" if builder == "mason" else "architect-2")
    return (
        setting.worker(RED, "architect-2" if builder == "architect" else builder).tile(2, "residence", RED).provost(9)
    )


def space_of(builder: str) -> int:
    """Where the new building will stand."""
    return {"carpenter": 9, "mason": 10, "architect": 2}[builder]


@pytest.mark.parametrize(("builder", "id"), ROWS)
def test_a_building_costs_its_cubes_and_yields_its_points_and_favors(builder: str, id: str) -> None:
    cost, worth, favors = BUILDERS[builder][id]
    game = builder_at_work(builder, amounts(cost)).road()
    change = effect(game, f"build {id} pay {cost}")
    worker = {} if favors else {f"worker on {'architect-2' if builder == 'architect' else builder}": None}
    assert change == {
        **{f"red {cube}": -n for cube, n in amounts(cost).items()},
        "red points": worth,
        f"space {space_of(builder)}": f"{id} of red",
        **worker,
    }
    assert purse(game, RED) == f"{worth} points"
    assert kind(game) == ("favor" if favors else "castle")


@pytest.mark.parametrize(("builder", "id"), ROWS)
def test_a_building_is_not_offered_to_a_purse_one_cube_short_and_the_reason_says_so(builder: str, id: str) -> None:
    cost, _worth, _favors = BUILDERS[builder][id]
    for short in amounts(cost):
        goods = dict.fromkeys(CUBES, 9)
        goods[short] = amounts(cost)[short] - 1
        game = builder_at_work(builder, goods).road()
        if kind(game) == "build":
            assert f"build {id} pay {cost}" not in offers(game)
            assert f"1 {short} short" in refusal(game, f"build {id} pay {cost}")


@pytest.mark.parametrize("id", [*WILD])
def test_marketplace_and_peddler_cost_a_wood_and_any_cube(id: str) -> None:
    game = builder_at_work("carpenter", dict.fromkeys(CUBES, 2)).road()
    ways = {offer for offer in offers(game) if offer.split()[1:2] == [id]}
    assert ways == {f"build {id} pay {'2 wood' if cube == 'wood' else f'wood {cube}'}" for cube in CUBES}
    assert effect(game, f"build {id} pay wood stone") == {
        "red wood": -1,
        "red stone": -1,
        "red points": WILD[id],
        "space 9": f"{id} of red",
        "worker on carpenter": None,
    }
    game = builder_at_work("carpenter", {"wood": 1}).road()
    assert kind(game) == "castle"  # one wood does not pay both cubes


@ruling("6.5")
def test_the_weaver_is_twelve_points_and_nothing_else() -> None:
    setting = builder_at_work("architect", amounts("3 cloth gold")).tile(1, "residence", RED).tile(3, "residence", RED)
    game = setting.road()
    effect(game, "build weaver pay 3 cloth gold; site 3; decline")
    assert purse(game, RED) == "4 deniers, 12 points"  # income of two residences left, none of the weaver


def test_the_residence_costs_a_cloth_and_a_denier_is_worth_two_points_and_yields_a_denier() -> None:
    setting = table(4).building(BLUE, "lawyer").worker(RED, "lawyer").give(RED, "cloth denier").provost(9).pause()
    game = setting.road()
    assert effect(game, "transform quarry") == {
        "red cloth": -1,
        "red deniers": -1,
        "red points": 2,
        "space 4": "residence of red",
        "worker on lawyer": None,
    }
    effect(game, "decline")
    assert purse(game, RED) == "3 deniers, 2 points"


def rules_page() -> list[Component]:
    """The components of the game without options."""
    game = caylus.GAMES["caylus"]
    return game.components(game.check_options({}))


@pytest.mark.parametrize("id", [*ALL_BUILDINGS])
def test_the_rules_page_tells_the_same_points(id: str) -> None:
    rows = {row.id: row for row in rules_page()}
    assert rows[id].points == ALL_BUILDINGS[id][1]


def test_the_rules_page_names_every_component() -> None:
    groups: dict[str, int] = {}
    for row in rules_page():
        groups[row.group] = groups.get(row.group, 0) + 1
    assert sum(groups.values()) >= 6 + 6 + 3 + 8 + 9 + 9 + 1 + 20 + 3
