"""Using a favor: steal a character, or use a tile of the Construction Site and take a character. (001, Favor)"""

from caylus.core.actions import DECLINE
from caylus.core.effects import Effect, offer, use
from caylus.core.road import NO_QUESTION
from caylus.games.caylus1303.actions import RECRUIT, SITE, STEAL
from caylus.games.caylus1303.buildings import TILES
from caylus.games.caylus1303.characters import CHARACTERS, ON_THE_BOARD
from caylus.games.caylus1303.phases import draft
from caylus.games.caylus1303.state import ASK_FAVOR, ASK_FAVOR_CHARACTER, ASK_FAVOR_EFFECT, Table


def next_question(s: Table) -> None:
    """A favor is used at once."""
    s.favors -= 1
    s.question(ASK_FAVOR, s.favored)


def list_ways(s: Table) -> None:
    """A character of another player, or an open tile of the site. (001, Favor; ruling 6.27)"""
    s.legal = []
    for character in range(len(CHARACTERS)):
        if s.holder[character] >= 0 and s.holder[character] != s.who:
            s.legal.append(STEAL + character)
    for slot in range(s.open_slots()):
        s.legal.append(SITE + slot)


def answer_way(s: Table, action: int) -> None:
    """Steal, or go on to the tile's effect."""
    if action < SITE:
        s.step = NO_QUESTION
        draft.take_character(s, s.who, action - STEAL)
    else:
        s.slot = action - SITE
        s.step = ASK_FAVOR_EFFECT


def effect_in_hand(s: Table) -> Effect:
    """The set-up side of the chosen tile."""
    effect = TILES[s.site[s.slot]].setup
    assert effect is not None
    return effect


def list_effect(s: Table) -> None:
    """The effect at its price, or not; a free gain is taken. (rulings 6.2, 6.33)"""
    offer(s, s.who, effect_in_hand(s))


def answer_effect(s: Table, action: int) -> None:
    """Then a character may be taken from the board."""
    use(s, s.who, effect_in_hand(s), action, "favor", TILES[s.site[s.slot]].id)
    s.slot = 0
    s.step = ASK_FAVOR_CHARACTER


def list_characters(s: Table) -> None:
    """A character from the board, if one is left, or none. (001, Favor; ruling 6.3)"""
    s.legal = [DECLINE]
    for character in range(len(CHARACTERS)):
        if s.holder[character] == ON_THE_BOARD:
            s.legal.append(RECRUIT + character)


def answer_character(s: Table, action: int) -> None:
    """The character lies in front of the player from now on."""
    s.step = NO_QUESTION
    if action != DECLINE:
        draft.take_character(s, s.who, action - RECRUIT)
