"""Setting up a game of Caylus 1303. (001, set-up)"""

from caylus.core.chance import Chance
from caylus.core.goods import COIN, CUBES, PURSE, amount
from caylus.core.road import IN_SUPPLY, OUT_OF_GAME
from caylus.core.state import NOBODY
from caylus.games.caylus1303 import board
from caylus.games.caylus1303.buildings import (
    FIRST_MONUMENT,
    FIRST_STARTING,
    FIRST_STONE,
    FIRST_WOOD,
    PRINTEDS,
    STONEMASON_TILE,
    TILES,
)
from caylus.games.caylus1303.characters import CHARACTERS, IN_THE_BOX, ON_THE_BOARD, RECOMMENDED
from caylus.games.caylus1303.flow import Caylus1303
from caylus.games.caylus1303.state import Rules


def bare_table(rules: Rules, players: int) -> Caylus1303:
    """A table with the printed board and nothing on it."""
    s = Caylus1303(rules)
    s.lay_out(players, board.SPACES)
    s.joiner_at = [NOBODY] * board.SPACES
    s.space_of = [OUT_OF_GAME if tile < FIRST_WOOD else IN_SUPPLY for tile in range(len(TILES))]
    for at in range(len(PRINTEDS)):
        s.lay_first(board.FIRST_PRINTED + at, at)
    s.camp = [board.WORKERS] * players
    s.houses = [board.HOUSES] * players
    s.holder = [IN_THE_BOX] * len(CHARACTERS)
    s.queue = []
    s.bundles = [0] * players
    s.delivered = [0] * players
    s.provost = board.PROVOST_START
    return s


def set_up(rules: Rules, players: int, seed: int) -> Caylus1303:
    """Tiles, first player and characters at random; workers and resources to everyone. (001, set-up)"""
    s = bare_table(rules, players)
    chance = Chance(f"caylus-1303 {seed}")
    starting = list(range(FIRST_STARTING, FIRST_WOOD))
    chance.shuffle(starting)
    wood = list(range(FIRST_WOOD, FIRST_STONE))
    chance.shuffle(wood)
    stone = list(range(FIRST_STONE, FIRST_MONUMENT))
    chance.shuffle(stone)
    if wood[1] == STONEMASON_TILE:
        wood[1], wood[2] = wood[2], wood[1]  # never on the road at the beginning
    lay_tiles(s, starting, wood[:2], stone[:2])
    s.first = s.next_first = chance.below(players)
    characters = list(range(len(CHARACTERS)))
    chance.shuffle(characters)
    drawn = RECOMMENDED if rules.options["setup"] == "first-game" else characters
    for character in drawn[: players + board.CHARACTERS_LEFT]:
        s.holder[character] = ON_THE_BOARD
    goods = amount(board.START_GOODS)
    for seat in range(players):
        s.purse[seat * PURSE : seat * PURSE + CUBES] = goods[:CUBES]
        s.purse[seat * PURSE + COIN] = board.START_WORKERS[players]
        s.camp[seat] -= board.START_WORKERS[players]
    return s


def lay_tiles(s: Caylus1303, starting: list[int], wood: list[int], stone: list[int]) -> None:
    """The first of each kind goes to the Construction Site, the others onto the road.

    Of two tiles of one kind on the road the earlier is the first copy, so that equal set-ups are equal. (K14)
    """
    s.site = [starting[0], wood[0], stone[0]]
    rows: list[str] = []
    for at, tile in enumerate(starting[1:]):
        row = TILES[tile].row
        first = next(copy for copy in range(FIRST_STARTING, FIRST_WOOD) if TILES[copy].row == row)
        s.lay_first(at + 1, first + rows.count(row))
        rows.append(row)
    row = TILES[starting[0]].row
    s.site[0] = next(
        copy for copy in range(FIRST_WOOD - 1, 0, -1) if TILES[copy].row == row and s.space_of[copy] == OUT_OF_GAME
    )
    s.lay_first(board.WOOD_SPACE, wood[1])
    s.lay_first(board.STONE_SPACE, stone[1])
    for tile in s.site:
        s.space_of[tile] = OUT_OF_GAME
