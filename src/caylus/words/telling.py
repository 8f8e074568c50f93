"""A message in words of a language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from babel.lists import format_list

from caylus.core.goods import Amount
from caylus.core.message import ALL, Arg, Goods, Message, Ref, Seat, Several
from caylus.core.state import SEAT_NAMES
from caylus.words.catalogue import ENGLISH, NAME, Catalogue, catalogue

FIRST_SEAT: Final = 0xE000  # a letter of nobody's stands for each seat until the names are known
SEATS: Final = re.compile(f"[{chr(FIRST_SEAT)}-{chr(FIRST_SEAT + 9)}]")
# Names that run from right to left are kept apart from the sentence around them
RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
OWNED: Final = "owned"
OWNED_BY: Final = "owned-by"
APART: Final = "\u2068{}\u2069"
KEPT: Final = 20_000  # sentences kept: most are told again and again, and making one takes long


def tell(
    message: Message, names: Sequence[str] = SEAT_NAMES, language: str = ENGLISH, game: str = "", owners: bool = False
) -> str:
    """A message in a language; the seats are called by the names, and so are, if wanted, the owners of cards."""
    told = telling(Whole(message), language, game or message.game, owners)
    return SEATS.sub(lambda found: apart(names[ord(found[0]) - FIRST_SEAT]), told)


def apart(name: str) -> str:
    """A player's name, kept apart where it runs in the other direction."""
    return APART.format(name) if RIGHT_TO_LEFT.search(name) else name


class Whole:
    """A message that is compared by all that it says."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.all = repr(message)
        self.hash = hash(self.all)

    def __hash__(self) -> int:
        return self.hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Whole) and self.all == other.all


@lru_cache(KEPT)
def telling(whole: Whole, language: str, game: str, owners: bool) -> str:
    """A message in a language, with letters for the seats."""
    return Teller(catalogue(language, game), game, OWNED_BY if owners else OWNED).message(whole.message)


class Teller:
    """Says messages from one catalogue; what it lacks, in English."""

    def __init__(self, words: Catalogue, game: str = "", owned: str = OWNED) -> None:
        self.words = words
        self.game = game
        self.owned_as = owned  # the message that names what belongs to a seat

    def message(self, message: Message) -> str:
        """A message; in English as a whole where this language lacks it, its id where nobody knows it."""
        english = catalogue(ENGLISH, self.game)
        if not self.words.has(message.id) and english.has(message.id):
            return Teller(english, self.game, self.owned_as).said(message)
        return self.said(message)

    def said(self, message: Message) -> str:
        """A message in the words of this catalogue."""
        return self.formatted(message.id, {key: value for arg in message.args.items() for key, value in self.arg(*arg)})

    def formatted(self, id: str, args: dict[str, Any]) -> str:
        """A message with arguments in words."""
        if self.words.has(id):
            return self.words.format(id, args)
        english = catalogue(ENGLISH, self.game)
        return english.format(id, args) if english.has(id) else id

    def arg(self, name: str, arg: Arg) -> list[tuple[str, Any]]:
        """An argument as Fluent takes it; for a place or component with the forms of its name beside it."""
        if isinstance(arg, Ref):
            forms = self.forms(arg)
            return [(name, forms.pop("")), *((f"{name}-{form}", told) for form, told in forms.items())]
        if isinstance(arg, Goods):
            return [(name, self.goods(arg.amount)), (f"{name}-is", "goods" if arg.amount else "nothing")]
        if isinstance(arg, Several):
            return [(name, self.several(arg.way, arg.items)), (f"{name}-number", len(arg.items))]
        return [(name, self.word(arg))]

    def word(self, arg: Arg) -> Any:
        """An argument by itself."""
        if isinstance(arg, Message):
            return self.message(arg)
        if isinstance(arg, Seat):
            return chr(FIRST_SEAT + arg.number)
        if isinstance(arg, Ref):
            return self.forms(arg)[""]
        if isinstance(arg, Goods):
            return self.goods(arg.amount)
        return self.several(arg.way, arg.items) if isinstance(arg, Several) else arg

    def forms(self, ref: Ref) -> dict[str, str]:
        """The name of a place or component, and its further forms: its own, or those that all names have."""
        kind, _, id = ref.text.partition(" ")
        color, _, card = id.partition("-")
        if card and color.capitalize() in SEAT_NAMES:
            return self.owned(f"{kind} {card}", color, id)
        known = next((each for each in (f"{kind}-{id}", id, kind) if self.words.has(each)), "")
        args: dict[str, Any] = {"id": int(id) if id.isdecimal() else id}
        return self.formed(known, id, args)

    def owned(self, card: str, color: str, id: str) -> dict[str, str]:
        """The same for what belongs to a seat and bears its color: `the red Bank`."""
        args: dict[str, Any] = {"color": self.formatted(f"color-{color}", {})}
        args["seat"] = self.word(Seat(SEAT_NAMES.index(color.capitalize())))
        for form, told in self.forms(Ref(card)).items():
            args[f"card-{form}" if form else "card"] = told
        return self.formed(self.owned_as, id, args)

    def formed(self, known: str, id: str, args: dict[str, Any]) -> dict[str, str]:
        """The forms of the message that names it, if there is one, and those that all names have."""
        forms = {"": self.words.format(known, args) if known else id, "id": id}
        args[NAME] = forms[""]
        own = self.words.forms(known)
        for form in own:
            forms[form] = self.words.format(f"{known}.{form}", args)
            args[f"{NAME}-{form}"] = forms[form]
        for form in self.words.forms(NAME):
            if form not in own:
                forms[form] = self.words.format(f"{NAME}.{form}", args)
                args[f"{NAME}-{form}"] = forms[form]
        return forms

    def goods(self, amount: Amount) -> str:
        """An amount: `2 food and 1 gold`."""
        parts = [self.formatted(f"good-{good}", {"n": number}) for good, number in amount.items()]
        return format_list(parts, locale=self.words.locale) if parts else self.formatted("nothing", {})

    def several(self, way: str, items: list[Arg]) -> str:
        """Several arguments, joined."""
        parts = [str(self.word(item)) for item in items]
        if way == ALL:
            return format_list(parts, locale=self.words.locale)
        told = parts[0] if parts else ""
        for part in parts[1:]:
            told = self.formatted(way, {"before": told, "next": part})
        return told
