"""The draft: everyone chooses the character to begin with. (001, set-up)"""

from caylus.core.message import Message, Ref
from caylus.core.questions import Question, Verb
from caylus.core.road import NO_QUESTION
from caylus.games.caylus1303.actions import DRAFT
from caylus.games.caylus1303.characters import CHARACTERS, ON_THE_BOARD, Character
from caylus.games.caylus1303.phases import placement
from caylus.games.caylus1303.state import ASK_DRAFT, Table
from caylus.games.caylus1303.state import DRAFT as DRAFT_PHASE


def next_question(s: Table) -> None:
    """The last player chooses first, then counterclockwise; the first player chooses last."""
    if s.cursor == s.players:
        placement.begin_round(s)
        return
    s.cursor += 1
    s.question(ASK_DRAFT, (s.first - s.cursor) % s.players)


def take_character(s: Table, seat: int, character: int) -> None:
    """A character comes to a seat, from the board or from another player."""
    s.holder[character] = seat
    if s.trace is not None:
        s.note({"kind": "character", "seat": seat, "character": CHARACTERS[character].id})


# -- what is asked and said ---------------------------------------------------------------------------------


class Drafting(Question[Table]):
    """Which character one begins with."""

    def fits(self, s: Table) -> bool:
        """Of who chooses next; those before have one character each."""
        drawn = sorted(seat for seat in s.holder if seat >= 0)
        before = sorted((s.first - at) % s.players for at in range(1, s.cursor))
        in_turn = 1 <= s.cursor <= s.players and (s.first - s.cursor) % s.players == s.who
        return s.phase == DRAFT_PHASE and s.turn == 1 and in_turn and drawn == before

    def list_answers(self, s: Table) -> None:
        """Any character still on the board."""
        s.legal = [DRAFT + at for at in range(len(CHARACTERS)) if s.holder[at] == ON_THE_BOARD]

    def answer(self, s: Table, action: int) -> None:
        """The character lies in front of the player from now on."""
        s.step = NO_QUESTION
        take_character(s, s.who, action - DRAFT)


class CharacterVerb(Verb[Table]):
    """`draft`, `steal`, `recruit`: a character by that way."""

    def character(self, action: int) -> Character:
        """The one that an action names."""
        return CHARACTERS[action - self.start]

    def aside(self, s: Table, action: int) -> Message | None:  # noqa: ARG002
        """What it does."""
        return self.character(action).power()

    def ref(self, action: int) -> Ref:
        """The same by name."""
        return Ref(f"character {self.character(action).id}")

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """The character."""
        return f"character {self.character(action).id}"


class Draft(CharacterVerb):
    """`draft`: to begin with."""

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Others were quicker, or it is in the box."""
        return Message("why-character-gone", character=self.ref(action)) if s.step == ASK_DRAFT else None
