"""Setting up a game of Caylus. (003, set-up)"""

from caylus.core.chance import Chance
from caylus.core.goods import COIN, FOOD, PURSE, WOOD
from caylus.core.road import IN_SUPPLY, OUT_OF_GAME
from caylus.core.state import NOBODY
from caylus.games.caylus import board
from caylus.games.caylus.buildings import JEWELLER_TILE, NEUTRALS, TILES
from caylus.games.caylus.favor_table import LINES
from caylus.games.caylus.flow import Caylus
from caylus.games.caylus.state import SPECIAL_PLACES, Rules


def bare_table(rules: Rules, players: int) -> Caylus:
    """A table with the printed board and nothing on it."""
    s = Caylus(rules)
    s.lay_out(players, board.ROAD_END + 1)
    s.order = list(range(players))
    s.workers = [board.WORKERS] * players
    s.special = [NOBODY] * SPECIAL_PLACES
    s.castle = []
    s.space_of = [OUT_OF_GAME if tile < len(NEUTRALS) else IN_SUPPLY for tile in range(len(TILES))]
    if not rules.jeweller:
        s.space_of[JEWELLER_TILE] = OUT_OF_GAME
    for space, tile in board.FIXED_TILES.items():
        s.lay_first(space, tile)
    s.claim_at = [NOBODY] * (board.ROAD_END + 1)
    s.level = [0] * (LINES * players)
    s.used = [0] * players
    s.houses = [0] * (board.SECTION_COUNT * players)
    s.batches = [0] * players
    s.provost = board.START
    s.bailiff = board.START
    return s


def set_up(rules: Rules, players: int, seed: int) -> Caylus:
    """Neutral tiles and turn order at random, goods and deniers to everyone. (003, set-up)"""
    s = bare_table(rules, players)
    chance = Chance(f"caylus {seed}")
    neutrals = list(range(len(NEUTRALS)))
    chance.shuffle(neutrals)
    for at, tile in enumerate(neutrals):
        s.lay_first(at + 1, tile)
    chance.shuffle(s.order)
    for at, seat in enumerate(s.order):
        s.purse[seat * PURSE + COIN] = board.START_DENIERS[players][at]
        s.purse[seat * PURSE + FOOD] = board.START_FOOD
        s.purse[seat * PURSE + WOOD] = board.START_WOOD
    return s
