"""Names and sayings as they are kept: without signs that could mislead."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from caylus.tables.refusals import Refused

BOT_NAMES: Final = ("Guilhem", "Isaure", "Tomas", "Aelis", "Bertran")  # by seat
SPARE_NAMES: Final = ("Ramon", "Blanca", "Peire", "Saurina", "Odon")  # as many as there can be people at a table

INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]"
)  # though called printable
VARIANTS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # other pictures of the same sign
# Cyrillic, Greek and small capital letters, and what they look like
TWINS: Final = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕԁһԛԝвкмнтΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢı",
    "ABEKMHOPCTYXIJSaeopcyxijsdhqwbkmhtABEZHIKMNOPTYXaeikvoptuxabcdeghijklmnoprtuvwyzi",
)
STROKES: Final = str.maketrans("i1|0", "lllo")  # of many types one cannot tell I from l
MOST_MARKS: Final = 3  # above and below one letter; no writing needs more, and a heap of them covers the lines around


def clean_words(text: str) -> str:
    """The signs of a text that can be seen, with single spaces between its words."""
    seen: list[str] = []
    marks = 0
    for sign in INVISIBLE.sub(" ", unicodedata.normalize("NFC", text)):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            seen.append(sign if sign.isprintable() else " ")
    return " ".join("".join(seen).split())


def clean_name(name: str, most: int = 40) -> str:
    """A name of at most so many signs, the same however it was typed; Refused if nothing is left of it."""
    found = clean_words(VARIANTS.sub("", unicodedata.normalize("NFKC", name)))[:most].strip()
    if not any(sign.isprintable() and not unicodedata.combining(sign) for sign in found):
        raise Refused("A name has letters.")
    return found


def fold_name(name: str) -> str:
    """A clean name as it is compared: large and small letters are the same."""
    return unicodedata.normalize("NFKC", name.casefold())


def likeness(name: str) -> str:
    """What a clean name looks like at a glance: the same for letters of other alphabets that look the same, and
    without marks, spaces and whatever else is no letter or digit."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    seen = plain.translate(TWINS).casefold().translate(STROKES)
    return "".join(sign for sign in seen if sign.isalnum()) or fold_name(name)


def name_bot(at: int, taken: list[str]) -> str:
    """A bot's name by its seat; another one if somebody at the table is called so."""
    called = {name.casefold() for name in taken}
    wishes = (BOT_NAMES[at % len(BOT_NAMES)], *SPARE_NAMES)
    return next((name for name in wishes if name.casefold() not in called), wishes[0])
