"""Names and sayings as they are kept: without signs that could mislead."""

from __future__ import annotations

from typing import Final

from caylus.server.errors import Refused

BOT_NAMES: Final = ("Guilhem", "Isaure", "Tomas", "Aelis", "Bertran")  # by seat
SPARE_NAMES: Final = ("Ramon", "Blanca", "Peire", "Saurina", "Odon")  # as many as there can be people at a table


def clean_words(text: str) -> str:
    """The printable signs of a text, with single spaces between its words."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(name: str, most: int = 40) -> str:
    """A name of at most so many signs; Refused if nothing is left of it."""
    found = clean_words(name)[:most].strip()
    if not found:
        raise Refused("A name has letters.")
    return found


def name_bot(at: int, taken: list[str]) -> str:
    """A bot's name by its seat; another one if somebody at the table is called so."""
    called = {name.casefold() for name in taken}
    wishes = (BOT_NAMES[at % len(BOT_NAMES)], *SPARE_NAMES)
    return next((name for name in wishes if name.casefold() not in called), wishes[0])
