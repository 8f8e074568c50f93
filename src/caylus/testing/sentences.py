"""What every error says: a sentence for a player, not for a programmer."""

from __future__ import annotations

import re
from collections.abc import Callable

from caylus.core.errors import CaylusError

NOISE = ["None", "True", "False", "Traceback", "Error", "<class", "object at", "0x", "\\x", "\\u", "{", "}", "[", "]"]
LONGEST = 600


def complaint(call: Callable[[], object], kind: type[CaylusError]) -> str:
    """What the call is refused for; it must be an error of this kind with a proper sentence."""
    try:
        call()
    except kind as error:
        text = str(error)
        assert_sentence(text)
        return text
    raise AssertionError(f"not refused as {kind.__name__}")


def assert_sentence(text: str) -> None:
    """One or two short sentences without the marks of a program, what they quote from the input aside."""
    assert text.endswith("."), text
    assert text[0].isupper() or text[0] in "'0123456789", text
    assert "\n" not in text, text
    assert len(text) <= LONGEST, text
    own_words = re.sub(r"'.*?'(?![a-z])", "", text)
    assert not [mark for mark in NOISE if mark in own_words], text
