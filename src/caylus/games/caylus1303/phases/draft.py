"""The draft: everyone chooses the character to begin with. (001, set-up)"""

from caylus.core.road import NO_QUESTION
from caylus.games.caylus1303.actions import DRAFT
from caylus.games.caylus1303.characters import CHARACTERS, ON_THE_BOARD
from caylus.games.caylus1303.phases import placement
from caylus.games.caylus1303.state import ASK_DRAFT, Table


def next_question(s: Table) -> None:
    """The last player chooses first, then counterclockwise; the first player chooses last."""
    if s.cursor == s.players:
        placement.begin_round(s)
        return
    s.cursor += 1
    s.question(ASK_DRAFT, (s.first - s.cursor) % s.players)


def list_answers(s: Table) -> None:
    """Any character still on the board."""
    s.legal = [DRAFT + at for at in range(len(CHARACTERS)) if s.holder[at] == ON_THE_BOARD]


def answer(s: Table, action: int) -> None:
    """The character lies in front of the player from now on."""
    s.step = NO_QUESTION
    take_character(s, s.who, action - DRAFT)


def take_character(s: Table, seat: int, character: int) -> None:
    """A character comes to a seat, from the board or from another player."""
    s.holder[character] = seat
    if s.trace is not None:
        text = f"{{{seat}}} now has the {CHARACTERS[character].name}"
        s.note({"kind": "character", "seat": seat, "character": CHARACTERS[character].id, "text": text})
