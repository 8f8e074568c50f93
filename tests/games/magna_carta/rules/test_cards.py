"""What every card of the road does, for the worker's owner and for its own. (004, detail of the buildings; sheet 1)

Costs, points and reserves when built are in `test_construction`, the Lawyer's work is in `test_lawyer`, prestige cards
are in `test_construction` and `test_income`.
"""

import pytest

import caylus
from caylus.core.game import Component
from caylus.core.state import State
from tests.games.magna_carta.rules.rulings import ruling
from tests.games.magna_carta.rules.table import (
    BLUE,
    CARD_POINTS,
    CUBES,
    ORANGE,
    PRESTIGE_POINTS,
    RED,
    SMALL,
    Setting,
    amounts,
    asked,
    changes,
    effect,
    offers,
    play,
    position,
    refusal,
    table,
)

RULES = ["standard", "beginner"]
PLAIN = ["food", "wood", "stone"]
SMALL_CUBE = dict(zip(SMALL, PLAIN, strict=True))
LARGE_CUBE = {"large-farm": "food", "large-sawmill": "wood", "large-quarry": "stone"}


def visit(card: str, blue: str = "", red: str = "", rules: str = "standard", owner: int = RED) -> Setting:
    """Blue's worker on a card (red's, unless told otherwise) with orange's batch to end the turn."""
    setting = table(3, rules=rules).built(owner, card).give(BLUE, blue).give(RED, red).pause()
    setting.worker(BLUE, f"{'blue' if owner == BLUE else 'red'}-{card}")
    return setting.provost(4) if rules == "standard" else setting


def gone(card: str) -> dict[str, object]:
    """The worker goes home."""
    return {f"worker on {card}": None}


# -- the table of cards ---------------------------------------------------------------------------------------


def components(rules: str) -> dict[str, Component]:
    """The rows of the catalogue by id."""
    rows = caylus.GAMES["magna-carta"].components({"rules": rules})
    found = {row.id: row for row in rows}
    assert len(found) == len(rows)
    return found


@ruling("R25", "K11")
def test_the_catalogue_has_the_cards_of_the_box_and_no_library() -> None:
    neutral = {"neutral-peddler", "park", "forest", "neutral-quarry", "trading-post"}
    standard, beginner = set(components("standard")), set(components("beginner"))
    cards = neutral | set(CARD_POINTS) | set(PRESTIGE_POINTS)
    assert cards <= standard
    assert not any("library" in id for id in standard | beginner)
    assert {id for id in cards if id not in beginner} == {"lawyer", "church", "hotel"}


@pytest.mark.parametrize("id", [*CARD_POINTS, *PRESTIGE_POINTS])
def test_points_in_the_catalogue_are_those_of_the_card(id: str) -> None:
    assert components("standard")[id].points == {**CARD_POINTS, **PRESTIGE_POINTS}[id]


# Words in the catalogue's text: what the primary effect asks and brings, then the same of the secondary effect.
TOLD = {
    "small-farm": ("1 food", "1 food reserve"),
    "small-sawmill": ("1 wood", "1 wood reserve"),
    "small-quarry": ("1 stone", "1 stone reserve"),
    "peddler": ("1 denier, 2 deniers, 2 cubes", "1 denier, 1 cube"),
    "market": ("1 cube, 4 deniers", "1 denier"),
    "lawyer": ("1 food, residence", "2 deniers"),
    "large-farm": ("2 food", "1 food"),
    "large-sawmill": ("2 wood", "1 wood"),
    "large-quarry": ("2 stone", "1 stone"),
    "gold-mine": ("1 gold", "1 cube, 1 gold"),
    "bank": ("1 denier, 1 gold, 3 deniers, 2 gold", "2 deniers, 1 gold"),
    "church": ("2 deniers, 1 castle token, 5 deniers, 2 castle tokens", "3 deniers, 1 castle token"),
}


@pytest.mark.parametrize("id", TOLD)
def test_the_catalogue_tells_the_secondary_effect_with_its_price(id: str) -> None:
    primary, found, secondary = str(components("standard")[id].text).partition("another player")
    assert found
    for text, phrases in zip((primary, secondary), TOLD[id], strict=True):
        for phrase in phrases.split(", "):
            for word in phrase.split():
                assert word in text, f"{id} does not tell of '{phrase}': {text}"


SURE = {"large-quarry": "points", "statue": "points"}  # their costs are printed in the rulebook's examples


@pytest.mark.parametrize("id", [*CARD_POINTS, *PRESTIGE_POINTS])
def test_figures_that_rest_on_one_source_are_marked_in_their_row(id: str) -> None:
    assert components("standard")[id].doubt == f"{SURE.get(id, 'cost and points')} [1]"


# -- neutral cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("park", {"food": 1}),
        ("forest", {"wood": 1}),
        ("neutral-quarry", {"stone": 1}),
        ("trading-post", {"deniers": 2}),
    ],
)
@ruling("R18")
def test_a_neutral_card_gives_the_workers_owner_its_cube_or_two_deniers_unasked(
    card: str, gains: dict[str, int], rules: str
) -> None:
    other = "park" if card != "park" else "forest"
    setting = table(3, rules=rules).neutrals(card, other).worker(BLUE, card).pause()
    game = setting.effects()
    assert changes(setting, game) | {"passed": [0, 1, 2]} == {
        **{f"blue {name}": number for name, number in gains.items()},
        **gone(card),
        "passed": [0, 1, 2],
    }
    assert asked(game) == ("castle", ORANGE)


@pytest.mark.parametrize("rules", RULES)
def test_the_neutral_peddler_sells_one_plain_cube_for_a_denier(rules: str) -> None:
    setting = table(3, rules=rules).worker(BLUE, "neutral-peddler").give(BLUE, "5 deniers").pause()
    game = setting.effects()
    assert asked(game) == ("primary", BLUE)
    assert offers(game) == {"decline", "take food", "take wood", "take stone"}
    for cube in PLAIN:
        bought = {f"blue {cube}": 1, "blue deniers": -1, **gone("neutral-peddler")}
        assert effect(game.copy(), f"take {cube}") == bought
    assert effect(game, "decline") == gone("neutral-peddler")


def test_without_a_denier_the_neutral_peddler_sells_nothing_not_even_for_gold() -> None:
    setting = table(3).worker(BLUE, "neutral-peddler").give(BLUE, "9 gold").passing(RED, BLUE, ORANGE).pause()
    game = setting.effects()
    assert changes(setting, game) == gone("neutral-peddler")


# -- small producers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("card", SMALL)
@ruling("R18")
def test_a_small_producer_gives_a_cube_from_the_stock_and_its_owner_one_of_its_reserve(card: str, rules: str) -> None:
    cube = SMALL_CUBE[card]
    setting = visit(card, rules=rules)
    game = setting.effects()
    assert {name: to for name, to in changes(setting, game).items() if name != "passed"} == {
        f"blue {cube}": 1,
        f"red {cube}": 1,
        f"cubes on red-{card}": -1,
        **gone(f"red-{card}"),
    }


@pytest.mark.parametrize("card", SMALL)
def test_an_empty_reserve_gives_its_owner_nothing_and_the_worker_as_before(card: str) -> None:
    setting = visit(card)
    setting.data["road"][-1]["reserve"] = 0
    game = setting.effects()
    assert changes(setting, game) == {f"blue {SMALL_CUBE[card]}": 1, **gone(f"red-{card}")}


@pytest.mark.parametrize("card", SMALL)
def test_the_last_cube_of_a_reserve_is_taken_and_the_reserve_never_filled_again(card: str) -> None:
    setting = visit(card, blue="3 deniers")
    setting.data["road"][-1]["reserve"] = 1
    game = setting.effects()
    assert position(game)["road"][-1]["reserve"] == 0
    play(game, "decline")
    for _ in range(2):
        while position(game)["phase"] == "actions":
            play(game, f"place red-{card}" if game.seat == BLUE and f"place red-{card}" in offers(game) else "pass")
        while position(game)["phase"] != "actions":
            play(game, "provost stay" if "provost stay" in offers(game) else "decline")
        assert position(game)["road"][-1]["reserve"] == 0
        assert position(game)["seats"][RED][SMALL_CUBE[card]] == 1


@pytest.mark.parametrize("card", SMALL)
def test_on_ones_own_small_producer_the_reserve_stays(card: str) -> None:
    setting = visit(card, owner=BLUE)
    game = setting.effects()
    assert changes(setting, game) == {f"blue {SMALL_CUBE[card]}": 1, **gone(f"blue-{card}")}


# -- large producers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("card", LARGE_CUBE)
@ruling("R18")
def test_a_large_producer_gives_two_cubes_and_its_owner_one(card: str, rules: str) -> None:
    cube = LARGE_CUBE[card]
    setting = visit(card, rules=rules)
    found = changes(setting, setting.effects())
    found.pop("passed", None)
    assert found == {f"blue {cube}": 2, f"red {cube}": 1, **gone(f"red-{card}")}


@pytest.mark.parametrize("card", LARGE_CUBE)
def test_on_ones_own_large_producer_there_are_two_cubes_and_no_more(card: str) -> None:
    setting = visit(card, owner=BLUE)
    assert changes(setting, setting.effects()) == {f"blue {LARGE_CUBE[card]}": 2, **gone(f"blue-{card}")}


# -- peddler --------------------------------------------------------------------------------------------------

PAIRS = ["2 food", "food wood", "food stone", "2 wood", "wood stone", "2 stone"]


@pytest.mark.parametrize("rules", RULES)
def test_the_peddler_sells_one_or_two_plain_cubes_mixed_at_will_at_a_denier_each(rules: str) -> None:
    game = visit("peddler", blue="2 deniers 3 gold", rules=rules).effects()
    assert asked(game) == ("primary", BLUE)
    assert offers(game) == {"decline"} | {f"take {cubes}" for cubes in PLAIN + PAIRS}
    for cubes in PLAIN + PAIRS:
        wanted = amounts(cubes)
        assert effect(game.copy(), f"take {cubes}") == {
            **{f"blue {cube}": number for cube, number in wanted.items()},
            "blue deniers": -sum(wanted.values()),
            **gone("red-peddler"),
        }


def test_with_one_denier_the_peddler_sells_one_cube() -> None:
    assert offers(visit("peddler", blue="denier").effects()) == {"decline", "take food", "take wood", "take stone"}


@pytest.mark.parametrize("primary", ["take 2 stone", "decline"])
@ruling("R2")
def test_the_peddlers_owner_buys_one_cube_whether_the_worker_bought_or_not(primary: str) -> None:
    game = play(visit("peddler", blue="2 deniers", red="5 deniers").effects(), primary)
    assert asked(game) == ("secondary", RED)
    assert offers(game) == {"decline", "take food", "take wood", "take stone"}
    assert effect(game.copy(), "decline") == gone("red-peddler")
    assert effect(game, "take wood") == {"red wood": 1, "red deniers": -1, **gone("red-peddler")}


def test_on_ones_own_peddler_one_buys_once() -> None:
    game = play(visit("peddler", blue="9 deniers", owner=BLUE).effects(), "take food")
    assert game.seat == ORANGE


# -- market ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("cube", CUBES)
@ruling("R5", "K3")
def test_the_market_pays_four_deniers_for_any_cube_gold_included_and_its_owner_one(cube: str, rules: str) -> None:
    game = visit("market", blue="2 food 2 wood 2 stone 2 gold", rules=rules).effects()
    assert asked(game) == ("primary", BLUE)
    assert offers(game) == {"decline", "give food", "give wood", "give stone", "give gold"}
    assert effect(game, f"give {cube}") == {
        f"blue {cube}": -1,
        "blue deniers": 4,
        "red deniers": 1,
        **gone("red-market"),
    }


def test_the_market_buys_only_what_one_has_and_only_once() -> None:
    game = visit("market", blue="2 stone").effects()
    assert offers(game) == {"decline", "give stone"}
    play(game, "give stone")
    assert game.seat == ORANGE


@ruling("R2")
def test_the_markets_owner_gets_the_denier_though_nothing_is_sold() -> None:
    game = visit("market", blue="stone").effects()
    assert effect(game, "decline") == {"red deniers": 1, **gone("red-market")}
    setting = visit("market")  # nothing to sell
    assert changes(setting, setting.effects()) == {"red deniers": 1, **gone("red-market")}


def test_on_ones_own_market_there_are_four_deniers_and_no_more() -> None:
    game = visit("market", blue="stone", owner=BLUE).effects()
    assert effect(game, "give stone") == {"blue stone": -1, "blue deniers": 4, **gone("blue-market")}


# -- gold mine ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@ruling("R5", "R18")
def test_the_gold_mine_gives_a_gold_and_its_owner_may_swap_a_plain_cube_for_another(rules: str) -> None:
    setting = visit("gold-mine", red="2 food 2 wood 2 stone 2 gold", rules=rules)
    game = setting.effects()
    found = changes(setting, game)
    found.pop("passed", None)
    assert found == {"blue gold": 1}
    assert asked(game) == ("secondary", RED)
    assert offers(game) == {"decline", "give food", "give wood", "give stone"}
    for cube in PLAIN:
        assert effect(game.copy(), f"give {cube}") == {f"red {cube}": -1, "red gold": 1, **gone("red-gold-mine")}
    assert effect(game, "decline") == gone("red-gold-mine")


@pytest.mark.parametrize("red", ["", "3 gold", "9 deniers"])
@ruling("R5")
def test_with_no_plain_cube_the_gold_mines_owner_is_not_asked(red: str) -> None:
    setting = visit("gold-mine", red=red)
    game = setting.effects()
    assert changes(setting, game) == {"blue gold": 1, **gone("red-gold-mine")}


def test_on_ones_own_gold_mine_there_is_one_gold_and_no_swap() -> None:
    setting = visit("gold-mine", blue="9 food", owner=BLUE)
    assert changes(setting, setting.effects()) == {"blue gold": 1, **gone("blue-gold-mine")}


# -- bank -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_the_bank_sells_one_gold_for_one_denier_or_two_for_three(rules: str) -> None:
    game = visit("bank", blue="9 deniers", rules=rules).effects()
    assert asked(game) == ("primary", BLUE)
    assert offers(game) == {"decline", "pay 1", "pay 3"}
    assert effect(game.copy(), "pay 1") == {"blue deniers": -1, "blue gold": 1, **gone("red-bank")}
    assert effect(game.copy(), "pay 3") == {"blue deniers": -3, "blue gold": 2, **gone("red-bank")}
    assert effect(game, "decline") == gone("red-bank")


@pytest.mark.parametrize(("deniers", "levels"), [(1, {"pay 1"}), (2, {"pay 1"}), (3, {"pay 1", "pay 3"})])
def test_the_bank_wants_its_full_price(deniers: int, levels: set[str]) -> None:
    assert offers(visit("bank", blue=f"{deniers} deniers").effects()) == {"decline"} | levels


@pytest.mark.parametrize("primary", ["pay 3", "decline"])
@ruling("R2")
def test_the_banks_owner_buys_one_gold_for_two_deniers(primary: str) -> None:
    game = play(visit("bank", blue="3 deniers", red="9 deniers").effects(), primary)
    assert asked(game) == ("secondary", RED)
    assert offers(game) == {"decline", "pay 2"}
    assert effect(game, "pay 2") == {"red deniers": -2, "red gold": 1, **gone("red-bank")}


@ruling("R2")
def test_the_banks_owner_buys_though_the_worker_could_not() -> None:
    game = visit("bank", red="2 deniers").effects()
    assert asked(game) == ("secondary", RED)
    game = visit("bank", red="denier").effects()
    assert game.seat == ORANGE


def test_on_ones_own_bank_there_is_no_second_purchase() -> None:
    game = play(visit("bank", blue="9 deniers", owner=BLUE).effects(), "pay 1")
    assert game.seat == ORANGE


# -- church ---------------------------------------------------------------------------------------------------


def church(blue: str, red: str = "", tokens: tuple[int, int, int] | None = None) -> State:
    """Blue's worker on red's church."""
    setting = visit("church", blue=blue, red=red)
    return (setting.castle_tokens(*tokens) if tokens else setting).effects()


def test_the_church_sells_one_token_for_two_deniers_or_two_for_five() -> None:
    game = church("9 deniers")
    assert asked(game) == ("primary", BLUE)
    assert offers(game) == {"decline", "pay 2", "pay 5"}
    one = {"blue deniers": -2, "dungeon": -1, "blue dungeon": 1, "blue points": 4}
    two = {"blue deniers": -5, "dungeon": -2, "blue dungeon": 2, "blue points": 8}
    assert effect(game.copy(), "pay 2") == one | gone("red-church")
    assert effect(game.copy(), "pay 5") == two | gone("red-church")
    assert effect(game, "decline") == gone("red-church")


@pytest.mark.parametrize(("deniers", "levels"), [(2, {"pay 2"}), (4, {"pay 2"}), (5, {"pay 2", "pay 5"})])
def test_the_church_wants_its_full_price(deniers: int, levels: set[str]) -> None:
    assert offers(church(f"{deniers} deniers")) == {"decline"} | levels


def test_with_one_denier_nothing_is_bought_in_church() -> None:
    assert church("denier").seat == ORANGE


@pytest.mark.parametrize(
    ("tokens", "taken", "worth"),
    [
        ((1, 7, 8), {"dungeon": 1, "walls": 1}, 7),
        ((0, 6, 8), {"walls": 2}, 6),
        ((0, 1, 8), {"walls": 1, "towers": 1}, 5),
        ((0, 0, 6), {"towers": 2}, 4),
    ],
)
def test_two_tokens_come_from_the_best_sections_left(
    tokens: tuple[int, int, int], taken: dict[str, int], worth: int
) -> None:
    game = church("5 deniers", tokens=tokens)
    assert effect(game, "pay 5") == {
        "blue deniers": -5,
        "blue points": worth,
        **{section: -number for section, number in taken.items()},
        **{f"blue {section}": number for section, number in taken.items()},
        **gone("red-church"),
    }


def test_with_one_token_left_only_one_is_sold() -> None:
    game = church("9 deniers", tokens=(0, 0, 1))
    assert offers(game) == {"decline", "pay 2"}
    assert refusal(game, "pay 5")


@pytest.mark.parametrize("primary", ["pay 2", "decline"])
@ruling("R2")
def test_the_churchs_owner_buys_one_token_for_three_deniers_from_what_is_left(primary: str) -> None:
    game = play(church("2 deniers", "9 deniers", tokens=(1, 7, 8)), primary)
    assert asked(game) == ("secondary", RED)
    assert offers(game) == {"decline", "pay 3"}
    section, worth = ("walls", 3) if primary == "pay 2" else ("dungeon", 4)
    assert effect(game, "pay 3") == {
        "red deniers": -3,
        section: -1,
        f"red {section}": 1,
        "red points": worth,
        **gone("red-church"),
    }


def test_the_churchs_owner_finds_nothing_if_the_worker_took_the_last_token() -> None:
    game = play(church("9 deniers", "9 deniers", tokens=(0, 0, 2)), "pay 5")
    assert game.over


def test_on_ones_own_church_there_is_no_second_purchase() -> None:
    game = play(visit("church", blue="9 deniers", owner=BLUE).effects(), "pay 2")
    assert game.seat == ORANGE


# -- lawyer ---------------------------------------------------------------------------------------------------


@ruling("R2", "R18")
def test_the_lawyers_owner_gets_two_deniers_whatever_the_worker_does() -> None:
    setting = visit("lawyer")  # neither food nor a card to turn
    assert changes(setting, setting.effects()) == {"red deniers": 2, **gone("red-lawyer")}
    game = visit("lawyer", blue="food").built(BLUE, "market").effects()
    assert effect(game, "decline") == {"red deniers": 2, **gone("red-lawyer")}
