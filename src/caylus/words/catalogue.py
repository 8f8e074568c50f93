"""A catalogue: the words of one language, those of a game before those that all games share."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from caylus.core.game import GAMES

FOLDER: Final = Path(__file__).parent
KNOWN: Final[dict[str, dict[str, str]]] = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
# By language, the locale that CLDR has its lists, numbers and plurals under
LANGUAGES: Final = {code: known["locale"].replace("-", "_") for code, known in KNOWN.items()}
ENGLISH: Final = "en"
EVERY_GAME: Final = ""
# A name says by its own attributes what it needs; by those of this message all else
NAME: Final = "name"


def capital(text: object) -> str:
    """A text with its first letter as a sentence begins."""
    told = str(text)
    return told[:1].upper() + told[1:]


FUNCTIONS: Final[dict[str, Any]] = {"CAPITAL": capital}  # what patterns can call


class Catalogue:
    """The messages of a language."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.locale = LANGUAGES[language]
        self.bundle = FluentBundle([self.locale.replace("_", "-")], functions=FUNCTIONS, use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such a form of it."""
        base, _, form = id.partition(".")
        if not self.bundle.has_message(base):
            return False
        message = self.bundle.get_message(base)
        return form in message.attributes if form else message.value is not None

    def forms(self, id: str) -> list[str]:
        """The forms of a message, besides itself."""
        return list(self.bundle.get_message(id).attributes) if self.bundle.has_message(id) else []

    def format(self, id: str, args: dict[str, Any]) -> str:
        """A message in words, or that form of it."""
        base, _, form = id.partition(".")
        message = self.bundle.get_message(base)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None, id
        told, errors = self.bundle.format_pattern(pattern, args)
        assert not isinstance(told, FluentNone)
        if errors:
            raise ValueError(f"{id}: {errors[0]}")
        return str(told)


def sources(language: str, game: str) -> Iterator[str]:
    """The catalogues of a language: what is shared, then the game's own, or those of all games."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield path.read_text(encoding="utf-8")
    for id, plug in reversed(GAMES.items()):
        if game in (EVERY_GAME, id):
            yield plug.catalogue(language)


@cache
def catalogue(language: str, game: str = EVERY_GAME) -> Catalogue:
    """The words of a language for a game."""
    return Catalogue(language, list(sources(language, game)))


def ids_in(source: str) -> list[str]:
    """The messages that a catalogue has."""
    return re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.MULTILINE)
