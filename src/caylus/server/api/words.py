"""Sentences for programs that ask for a language: beside every message that is sent, what it says.

Who asks for none is sent messages alone, which are short, cost nothing to make, and are the same for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response

from caylus.core.game import GAMES
from caylus.core.message import Message, read_message
from caylus.core.state import SEAT_NAMES
from caylus.core.story import act_message, change_message, step_message
from caylus.tables.table import Table
from caylus.words import LANGUAGES, tell
from caylus.words.catalogue import ENGLISH

# What such a change says is told by its parts, without a sentence
BY_PARTS: Final = (
    *("goods", "points", "favor won", "worker", "pass", "first"),
    *("section", "bundle", "site", "tokens", "prestige", "reserve"),
)
TOLD_BESIDE: Final = ("asked", "act", "aside", "message")  # messages whose sentence is told beside them


class Speaker:
    """Says what is sent of a game in a language."""

    def __init__(self, language: str, game: str = "", names: list[str] | None = None) -> None:
        self.language = language
        self.game = game
        self.names = names or SEAT_NAMES

    def say(self, message: Message) -> str:
        """A message in the language."""
        return tell(message, self.names, self.language, self.game)

    def sentence(self, message: Mapping[str, Any]) -> str:
        """One that is sent."""
        return self.say(read_message(message))

    def speak(self, sent: Any) -> Any:
        """All that is sent, with its sentences; what is given is left as it is."""
        if isinstance(sent, list):
            return [self.speak(each) for each in sent]
        if not isinstance(sent, dict):
            return sent
        if "game" in sent and "seats" in sent and "view" in sent:  # a table
            return Speaker(self.language, sent["game"], named(sent["seats"])).tell_parts(sent)
        return self.tell_parts(sent)

    def tell_parts(self, sent: dict[str, Any]) -> dict[str, Any]:
        """An object with the sentences of its parts and its own."""
        if is_message(sent):
            return {**sent, "sentence": self.sentence(sent)}
        told = {key: value if key in TOLD_BESIDE else self.speak(value) for key, value in sent.items()}
        if "asked" in sent:
            told["text"] = self.sentence(sent["asked"])
        elif "happenings" in sent:
            told["sentence"] = self.say(step_message(sent))
        elif "changes" in sent:
            told["text"] = self.sentence(sent["message"]) if "message" in sent else ""
            told["changes"] = [self.tell_change(change) for change in sent["changes"]]
        elif "verb" in sent and "action" in sent:
            told["sentence"] = self.offer(sent)
        elif "group" in sent and "message" in sent:
            told["text"] = self.sentence(sent["message"])
        return told

    def offer(self, offer: dict[str, Any]) -> str:
        """What an offer does, with what one should know when choosing."""
        act = act_message(offer)
        return self.say(Message("with-aside", act=act, aside=read_message(offer["aside"])) if "aside" in offer else act)

    def tell_change(self, change: dict[str, Any]) -> dict[str, Any]:
        """A change of the story."""
        if change["kind"] in BY_PARTS:
            return change
        return {**change, "text": self.say(change_message(change, GAMES[self.game].words))}


def is_message(sent: Mapping[str, Any]) -> bool:
    """Whether an object is a message: an id, arguments if it has some, and nothing else."""
    return "id" in sent and sent.keys() <= {"id", "args"}


def named(seats: list[dict[str, Any]]) -> list[str]:
    """What the seats of a table that is sent are called."""
    return [seat["name"] or SEAT_NAMES[at] for at, seat in enumerate(seats)]


def language_asked(given: str) -> str:
    """The language that is asked for, or English where it is not spoken here; empty for none."""
    return given if not given or given in LANGUAGES else ENGLISH


def speaker_for(language: str, table: Table) -> Speaker:
    """Who says what is sent of a table."""
    names = table.record.seats if table.record is not None else table.names()
    return Speaker(language, table.setup.game, names)


class Spoken(Response[Any]):
    """An answer, with sentences if a language is asked for."""

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **more: Any) -> Any:
        """The answer as it is sent."""
        language = language_asked(request.query_params.get("language", ""))
        if language:
            path = request.path_params
            tables = request.app.state["services"].tables.at_hand
            table = tables.get(path.get("table_id", ""))
            speaker = Speaker(language, path.get("game_id", "")) if table is None else speaker_for(language, table)
            self.content = speaker.speak(msgspec.to_builtins(self.content))
        return super().to_asgi_response(app, request, **more)
