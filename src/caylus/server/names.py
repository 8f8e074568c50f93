"""Names and sayings as they are kept: without signs that could mislead."""

from __future__ import annotations

from caylus.server.errors import Refused


def clean_words(text: str) -> str:
    """The printable signs of a text, with single spaces between its words."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(name: str, most: int = 40) -> str:
    """A name of at most so many signs; Refused if nothing is left of it."""
    found = clean_words(name)[:most].strip()
    if not found:
        raise Refused("A name has letters.")
    return found
