"""The figures in the running text of the rules page are those the game is played with."""

from __future__ import annotations

import pytest

from caylus.games.caylus import board
from tests.docs.pages import DOCS, prose

TEXT = " ".join(prose(DOCS / "rules" / "caylus.md").split())
FIVE = board.START_DENIERS[5]
MARKS = [section.mark for section in board.SECTIONS]
FIXED = list(board.FIXED_TILES)

SENTENCES = [
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
    f"it brings {board.RESIDENCE_POINTS} points now",
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


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_page_tells_the_figure_of_the_board(sentence: str) -> None:
    assert sentence in TEXT
