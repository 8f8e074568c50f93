"""Using a favor: steal a character, or use a tile of the Construction Site and take a character. (001, Favor)"""

from caylus.core.actions import DECLINE
from caylus.core.effects import Effect, effect_message, offer, use
from caylus.core.message import Message, Ref
from caylus.core.questions import Question, Verb
from caylus.core.reading import whole
from caylus.core.road import NO_QUESTION
from caylus.core.state import NOBODY, JsonObject
from caylus.games.caylus1303.actions import RECRUIT, SITE, STEAL
from caylus.games.caylus1303.buildings import TILES
from caylus.games.caylus1303.characters import CHARACTERS, ON_THE_BOARD
from caylus.games.caylus1303.phases import castle, draft, road
from caylus.games.caylus1303.state import (
    ASK_FAVOR,
    ASK_FAVOR_CHARACTER,
    ASK_FAVOR_EFFECT,
    CASTLE,
    END_OF_TURN,
    Table,
)


def next_question(s: Table) -> None:
    """A favor is used at once."""
    s.favors -= 1
    s.question(ASK_FAVOR, s.favored)


def at_work(s: Table) -> bool:
    """Whether the seat asked can have a favor now: Fairground, Manor, best delivery, Theater."""
    if s.phase == CASTLE:
        return s.stage == castle.REWARDED and s.cursor == 0 and not s.queue
    if s.phase == END_OF_TURN:
        theater = s.tile_at[s.cursor] >= 0 and s.tile(s.cursor).id == "theater"
        return theater and s.owner_at[s.cursor] == s.who
    if road.at_work(s) != s.who:
        return False
    space = road.space_in_hand(s)
    source = s.tile(space).id
    return source == "fairground" or (source == "manor" and s.owner_at[space] != NOBODY)


def effect_in_hand(s: Table) -> Effect:
    """The set-up side of the chosen tile."""
    effect = TILES[s.site[s.slot]].setup
    assert effect is not None
    return effect


# -- what is asked and said ---------------------------------------------------------------------------------


class FavorQuestion(Question[Table]):
    """What is asked of who has won a favor."""

    def fits(self, s: Table) -> bool:
        """Of who has just won it."""
        return at_work(s)


class UsingFavor(FavorQuestion):
    """What a favor is used for."""

    def list_answers(self, s: Table) -> None:
        """A character of another player, or an open tile of the site. (001, Favor; ruling 6.27)"""
        s.legal = []
        for character in range(len(CHARACTERS)):
            if s.holder[character] >= 0 and s.holder[character] != s.who:
                s.legal.append(STEAL + character)
        for slot in range(s.open_slots()):
            s.legal.append(SITE + slot)

    def answer(self, s: Table, action: int) -> None:
        """Steal, or go on to the tile's effect."""
        if action < SITE:
            s.step = NO_QUESTION
            draft.take_character(s, s.who, action - STEAL)
        else:
            s.slot = action - SITE
            s.step = ASK_FAVOR_EFFECT


class UsingSite(FavorQuestion):
    """How the tile of the Construction Site is used."""

    def detail(self, s: Table) -> JsonObject:
        """The place of the tile."""
        return {"slot": s.slot + 1}

    def read_detail(self, s: Table, data: JsonObject) -> None:
        """One that is open this round."""
        s.slot = whole(data, "slot", 1, s.open_slots()) - 1

    def list_answers(self, s: Table) -> None:
        """The effect at its price, or not; a free gain is taken. (rulings 6.2, 6.33)"""
        offer(s, s.who, effect_in_hand(s))

    def answer(self, s: Table, action: int) -> None:
        """Then a character may be taken from the board."""
        use(s, s.who, effect_in_hand(s), action, "favor", TILES[s.site[s.slot]].id)
        s.slot = 0
        s.step = ASK_FAVOR_CHARACTER

    def asked(self, s: Table) -> Message:
        """The tile and what it does."""
        effect = effect_message(effect_in_hand(s), s.words)
        return Message("ask-building", building=Ref(f"tile {TILES[s.site[s.slot]].id}"), effect=effect)

    def about(self, s: Table) -> JsonObject:
        """The tile and its place."""
        return {"building": TILES[s.site[s.slot]].id, "slot": s.slot + 1}

    def subject(self, s: Table) -> str:
        """Its place."""
        return f"slot {s.slot + 1}"

    def effect(self, s: Table) -> Effect:
        """Its effect."""
        return effect_in_hand(s)

    def declined(self, s: Table) -> Message:  # noqa: ARG002
        """It is not used."""
        return Message("act-decline-tile")


class Recruiting(FavorQuestion):
    """Which character is taken from the board."""

    def list_answers(self, s: Table) -> None:
        """A character from the board, if one is left, or none. (001, Favor; ruling 6.3)"""
        s.legal = [DECLINE]
        for character in range(len(CHARACTERS)):
            if s.holder[character] == ON_THE_BOARD:
                s.legal.append(RECRUIT + character)

    def answer(self, s: Table, action: int) -> None:
        """The character lies in front of the player from now on."""
        s.step = NO_QUESTION
        if action != DECLINE:
            draft.take_character(s, s.who, action - RECRUIT)

    def declined(self, s: Table) -> Message:  # noqa: ARG002
        """None."""
        return Message("act-no-character")


class Steal(draft.CharacterVerb):
    """`steal`: from who has it."""

    def act(self, s: Table, action: int) -> Message:
        """Which, and from whom."""
        return Message("act-steal" if s.holder[action - self.start] >= 0 else "act-steal-from-other")

    def also(self, s: Table, action: int) -> str:
        """Whose it was."""
        holder = s.holder[action - self.start]
        return f"seat {holder}" if holder >= 0 else ""

    def obstacle(self, s: Table, action: int) -> Message | None:
        """Nobody else has it."""
        return Message("why-nobody-has", character=self.ref(action)) if s.step == ASK_FAVOR else None


class UseSite(Verb[Table]):
    """`site`: a tile of the Construction Site."""

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """Its place."""
        return f"slot {action - self.start + 1}"

    def also(self, s: Table, action: int) -> str:
        """The tile there."""
        return f"tile {TILES[s.site[action - self.start]].id}"

    def obstacle(self, s: Table, action: int) -> Message | None:  # noqa: ARG002
        """It is not open yet."""
        return Message("why-slot-closed", round=s.turn, slots=s.open_slots()) if s.step == ASK_FAVOR else None


class Recruit(draft.CharacterVerb):
    """`recruit`: from the board."""

    def obstacle(self, s: Table, action: int) -> Message | None:
        """It does not lie there."""
        return Message("why-not-on-board", character=self.ref(action)) if s.step == ASK_FAVOR_CHARACTER else None
