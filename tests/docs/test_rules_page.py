"""The figures in the running text of the rules pages are those the games are played with."""

from __future__ import annotations

from pathlib import Path

import pytest

import caylus
from caylus.games.caylus import board, buildings
from caylus.games.caylus1303 import board as board1303
from caylus.games.caylus1303 import characters
from caylus.games.caylus1303.characters import CHARACTERS
from caylus.games.magna_carta import board as magna
from caylus.games.magna_carta import buildings as cards
from tests.docs.pages import DOCS, ROOT, prose

TEXTS = {game: " ".join(prose(DOCS / "games" / game / "rules.md").split()) for game in caylus.GAMES}
FIVE = board.START_DENIERS[5]
MARKS = [section.mark for section in board.SECTIONS]
FIXED = list(board.FIXED_TILES)
PAST = board1303.PROVOST_END - board1303.ROAD_END
LEFT = board1303.CHARACTERS_LEFT


def workers(players: int) -> str:
    """The row of the set-up table of Caylus 1303, after the number of players."""
    hand = board1303.START_WORKERS[players]
    return f"{hand} | {board1303.WORKERS - hand} |"


CAYLUS = [
    f"in {board.ROAD_END} spaces",
    f"Spaces 1 to {board.START} hold the neutral buildings",
    f"spaces {FIXED[0]}, {FIXED[1]} and {FIXED[2]} the printed fixed buildings",
    f"The other {len(board.BUILDING_SPACES)} are empty at first",
    f"both from space {board.START}",
    f"at spaces {MARKS[0]}, {MARKS[1]} and {MARKS[2]}",
    f"{board.START_FOOD} food and {board.START_WOOD} wood",
    f"has {FIVE[0]} deniers, the second and third {FIVE[1]}, the fourth and fifth {FIVE[3]}",
    f"Everyone takes {board.INCOME} deniers",
    f"The first to pass takes {board.PASS_BONUS} denier",
    f"that player gets {board.OWNER_POINT} point at once",
    f"must end on spaces 1 to {board.ROAD_END}",
    f"it brings {buildings.RESIDENCE_POINTS} points now",
    f"loses {-board.NO_BATCH} points",
    f"{board.GOLD_POINTS} points for each gold left",
    f"1 point for every {board.CUBES_A_POINT} other cubes left",
    f"1 point for every {board.DENIERS_A_POINT} deniers left",
    f"Both begin with {board.START_DENIERS[2][0]} deniers",
    f"the other pays {board.TWO_PLAYER_PRICE} deniers",
    f"every favor is {board.SIMPLE_FAVOR} points",
    f"Columns 1 and {board.OPEN_COLUMNS[0]} are open from the start, 3 and {board.OPEN_COLUMNS[1]} once the Dungeon",
    f"{board.OPEN_COLUMNS[2]} once the Walls have been",
]


CAYLUS_1303 = [
    f"After {board1303.ROUNDS} rounds",
    f"has {board1303.ROAD_END} spaces",
    f"Spaces {board1303.STARTING_SPACES[0]} to {board1303.STARTING_SPACES[-1]} hold starting buildings",
    f"space {board1303.WOOD_SPACE} a wood building and space {board1303.STONE_SPACE} a stone building",
    f"the other {len(board1303.BUILDING_SPACES)} are empty",
    f"past the end of the road on one of {PAST} further places",
    f"there are {PAST} places for the provost past the road's end is R",
    f"A player has {board1303.WORKERS}",
    f"Of 10, one marks the player on the Guilds Bridge, so {board1303.HOUSES} can be built with",
    f"The provost stands after space {board1303.PROVOST_START}",
    f"the number of players and {LEFT} more",
    f"The {LEFT} that nobody chose",
    "1 food, 2 wood and 1 stone",
    f"| 2 | {workers(2)} {2 + LEFT} | {board1303.RECRUITS[2]} |",
    f"| 3 or 4 | {workers(3)} {3 + LEFT} or {4 + LEFT} | {board1303.RECRUITS[3]} |",
    f"| 5 | {workers(5)} {5 + LEFT} | {board1303.RECRUITS[5]} |",
    f"gains {board1303.OWNER_POINT} point at once: {CHARACTERS[characters.STEWARD].points} with the **Steward**",
    f"up to {board1303.BRIDGE_STEPS} steps forward or back",
    f"{CHARACTERS[characters.ARCHITECT].points} more with the **Architect**",
    f"Each bundle is {board1303.BUNDLE_POINTS} points",
    f"{CHARACTERS[characters.FOREMAN].points} more with the **Foreman**",
    f"holds gold is {CHARACTERS[characters.GOLDSMITH].points} more",
    f"Everyone takes {board1303.RECRUITS[4]} workers from the Camp, {board1303.RECRUITS[5]} with five players",
    f"the second from round {1 + board1303.ROUNDS_A_SLOT}, the third from round {1 + 2 * board1303.ROUNDS_A_SLOT}",
    f"After round {board1303.ROUNDS}, stewardship included",
    f"{board1303.GOLD_POINTS} points for each gold left",
]

MAGNA_CARTA = [
    f"for 2 to {magna.MOST_PLAYERS} players",
    f"Each player** has {magna.WORKERS} workers",
    "a deck of twelve cards",
    "2 food, 2 wood and 4 deniers",
    f"and {magna.HAND} cards",
    f"Everyone takes {magna.INCOME} deniers",
    f"**Draw** a card for {magna.PRICE} denier",
    f"The first to pass takes {magna.PASS_BONUS} denier",
    f"a reserve of {magna.RESERVE[4]} cubes when it is built, {magna.RESERVE[2]} with two players",
    f"move the provost up to {magna.PROVOST_STEPS} cards forward or back",
    f"takes {magna.BEST_OFFER_GOLD} gold",
    f"If nobody has offered any, {magna.REMOVED} tokens leave the game",
    f"The provost moves {magna.PROVOST_ADVANCE} cards forward",
    f"{magna.GOLD_POINTS} point for each gold left",
    f"1 point for every {magna.CUBES_A_POINT} other cubes left",
    f"1 point for every {magna.DENIERS_A_POINT} deniers left",
    f"| deck | {len(cards.DECK)} cards | {len(cards.DECK) - 2}: no Lawyer, no Church |",
    f"| prestige cards | {len(cards.PRESTIGES)}, laid on one's own residence | {len(cards.PRESTIGES) - 1} (no Hotel)",
]

SENTENCES = [
    *(("caylus", sentence) for sentence in CAYLUS),
    *(("caylus-1303", sentence) for sentence in CAYLUS_1303),
    *(("magna-carta", sentence) for sentence in MAGNA_CARTA),
]


@pytest.mark.parametrize(("game", "sentence"), SENTENCES)
def test_the_page_tells_the_figure_of_the_board(game: str, sentence: str) -> None:
    assert sentence in TEXTS[game]


def test_goods_at_the_start_are_those_the_pages_tell() -> None:
    assert board1303.START_GOODS == "food 2 wood stone"
    assert magna.START_GOODS == "2 food 2 wood 4 coins"
    assert cards.STANDARD_ONLY == ["lawyer", "church", "hotel"]


@pytest.mark.parametrize("game", caylus.GAMES)
def test_every_group_of_components_has_its_table(game: str) -> None:
    page = (DOCS / "games" / game / "rules.md").read_text()
    groups = {component.group for component in caylus.GAMES[game].components()} - {"favor"}
    assert {group for group in groups if f"```{{components}} {game} {group}\n" in page} == groups


@pytest.mark.parametrize("character", characters.CHARACTERS, ids=lambda character: character.id)
def test_the_page_says_when_a_character_matters(character: characters.Character) -> None:
    assert f"**{character.name}**" in TEXTS["caylus-1303"]


@pytest.mark.parametrize("page", [ROOT / "README.md", DOCS / "index.md"], ids=lambda page: page.name)
def test_the_first_pages_name_every_game_with_its_rules(page: Path) -> None:
    text = page.read_text()
    for game in caylus.GAMES.values():
        assert game.name in text
        assert str(game.year) in text
        assert f"games/{game.id}/rules.md" in text
        assert f"{game.players[0]} to {game.players[-1]}" in text


def test_the_api_page_names_the_ids_of_all_games() -> None:
    text = (DOCS / "api.md").read_text()
    assert all(f"`{id}`" in text for id in caylus.GAMES)
