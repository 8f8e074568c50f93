"""Setting up a game of Caylus Magna Carta. (004, set-up)"""

from caylus.core.chance import Chance
from caylus.core.goods import PURSE, amount
from caylus.core.road import IN_SUPPLY
from caylus.core.state import NOBODY
from caylus.games.magna_carta import board
from caylus.games.magna_carta.actions import TILES
from caylus.games.magna_carta.buildings import NEUTRALS, PEDDLER, PRESTIGES
from caylus.games.magna_carta.flow import MagnaCarta
from caylus.games.magna_carta.state import FACE_UP, Rules


def bare_table(rules: Rules, players: int) -> MagnaCarta:
    """A table with nothing on it."""
    s = MagnaCarta(rules)
    s.lay_out(players, 1)
    s.workers = [board.WORKERS] * players
    s.cover_at = [FACE_UP]
    s.reserve_at = [0]
    s.turning_at = [0]
    s.space_of = [IN_SUPPLY] * len(TILES)
    s.hands = [[] for _ in range(players)]
    s.piles = [[] for _ in range(players)]
    s.discards = [[] for _ in range(players)]
    s.shown = [[] for _ in range(players)]
    s.prestige_owner = [NOBODY] * len(PRESTIGES)
    s.tokens = board.tokens_for(players)
    s.taken = [0] * (board.SECTION_COUNT * players)
    s.offers = [0] * players
    s.chance = [0, 0, 0, 0]
    return s


def set_up(rules: Rules, players: int, seed: int) -> MagnaCarta:
    """Neutral cards, first player and piles at random; three cards and goods to everyone. (004, set-up; K1)"""
    s = bare_table(rules, players)
    chance = Chance(f"magna-carta {seed}")
    neutrals = [tile for tile in range(len(NEUTRALS)) if tile != PEDDLER]
    chance.shuffle(neutrals)
    for tile in [*neutrals[: players - 1], PEDDLER]:
        s.lay_card(tile, NOBODY, 0)
    s.provost = s.road_end
    s.first = chance.below(players)
    goods = amount(board.START_GOODS)
    for seat in range(players):
        s.piles[seat] = s.rules.deck[:]
        chance.shuffle(s.piles[seat])
        s.hands[seat] = sorted(s.piles[seat].pop() for _ in range(board.HAND))
        s.purse[seat * PURSE : (seat + 1) * PURSE] = goods[:PURSE]
    s.chance = chance.words()
    return s
