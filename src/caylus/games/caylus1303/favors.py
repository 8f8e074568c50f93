"""Using a favor: steal a character, or use a tile of the Construction Site and take a character. (001, Favor)"""

from caylus.core.actions import DECLINE
from caylus.core.effects import Effect, effect_text, offer, use
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

    def text(self, s: Table) -> str:
        """The tile and what it does."""
        return f"{TILES[s.site[s.slot]].full_name}: {effect_text(effect_in_hand(s), s.words)}"

    def about(self, s: Table) -> JsonObject:
        """The tile and its place."""
        return {"building": TILES[s.site[s.slot]].id, "slot": s.slot + 1}

    def subject(self, s: Table) -> str:
        """Its place."""
        return f"slot {s.slot + 1}"

    def effect(self, s: Table) -> Effect:
        """Its effect."""
        return effect_in_hand(s)

    def declined(self, s: Table) -> str:  # noqa: ARG002
        """It is not used."""
        return "Make no use of the tile"


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

    def declined(self, s: Table) -> str:  # noqa: ARG002
        """None."""
        return "Take no character"


class Steal(draft.CharacterVerb):
    """`steal`: from who has it."""

    def told(self, s: Table, action: int) -> str:
        """Which, and from whom."""
        holder = s.holder[action - self.start]
        whom = f"{{{holder}}}" if holder >= 0 else "another player"
        return f"Take the {self.character(action).name} from {whom}"

    def also(self, s: Table, action: int) -> str:
        """Whose it was."""
        holder = s.holder[action - self.start]
        return f"seat {holder}" if holder >= 0 else ""

    def obstacle(self, s: Table, action: int) -> str:
        """Nobody else has it."""
        return f"No other player has the {self.character(action).name}." if s.step == ASK_FAVOR else ""


class UseSite(Verb[Table]):
    """`site`: a tile of the Construction Site."""

    def told(self, s: Table, action: int) -> str:
        """Which."""
        return f"Use the {TILES[s.site[action - self.start]].full_name} of the Construction Site"

    def target(self, s: Table, action: int) -> str:  # noqa: ARG002
        """Its place."""
        return f"slot {action - self.start + 1}"

    def also(self, s: Table, action: int) -> str:
        """The tile there."""
        return f"tile {TILES[s.site[action - self.start]].id}"

    def obstacle(self, s: Table, action: int) -> str:  # noqa: ARG002
        """It is not open yet."""
        slots = s.open_slots()
        tiles = "tile" if slots == 1 else f"{slots} tiles"
        return f"In round {s.turn} only the first {tiles} of the site can be used." if s.step == ASK_FAVOR else ""


class Recruit(draft.CharacterVerb):
    """`recruit`: from the board."""

    def told(self, s: Table, action: int) -> str:  # noqa: ARG002
        """Which."""
        return f"Take the {self.character(action).name} from the board"

    def obstacle(self, s: Table, action: int) -> str:
        """It does not lie there."""
        away = f"The {self.character(action).name} does not lie on the board."
        return away if s.step == ASK_FAVOR_CHARACTER else ""
