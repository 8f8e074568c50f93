"""Logs, one line for each thing, as JSON or as text, without what links, cookies and tokens hold."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any, Final

OWN: Final = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "color_message"}
SECRET: Final = re.compile(r"\b(caylus_[0-9a-z]+_)[\w-]+|\b(caylus=)[^\s;]+")  # of a token, of a cookie

# Who says too much, however much is wanted: aiosqlite tells all that is written, and so every secret of a table
QUIET: Final = ("aiosqlite", "alembic", "uvicorn.access")


class JsonLines(logging.Formatter):
    """One JSON object a line. Addresses with a query are cut: links hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        return json.dumps(self.tell(record), default=str, ensure_ascii=False)

    def tell(self, record: logging.LogRecord) -> dict[str, Any]:
        """What there is to say, without secrets."""
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        said.update({name: value for name, value in record.__dict__.items() if name not in OWN})
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return {name: without_secrets(value) if isinstance(value, str) else value for name, value in said.items()}


class TextLines(JsonLines):
    """The same for people: the moment, how grave it is, who says it, what, and the rest by name."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line; whatever has several is written as one."""
        said = self.tell(record)
        words = [said.pop(name) for name in ("at", "level", "from")]
        words.append(f"{said.pop('message')}.".replace("..", "."))
        words += [f"{name}={value}" for name, value in said.items()]
        return " ".join(words).replace("\r", "\\r").replace("\n", "\\n")


def without_secrets(text: str) -> str:
    """The text without queries of addresses, and without the secret parts of tokens and cookies."""
    return SECRET.sub(lambda found: f"{found[1] or found[2]}...", without_queries(text))


def without_queries(text: str) -> str:
    """The text with what follows a question mark in an address left out."""
    return " ".join(word.partition("?")[0] if is_address(word) else word for word in text.split(" "))


def is_address(word: str) -> bool:
    """Whether a word is one, be it whole or of this server."""
    start = word.lstrip("\"'(")
    return start.startswith("/") or "://" in start


def set_up_logs(level: str, format: str = "json") -> None:  # noqa: A002
    """Everything goes to the standard error, one line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextLines() if format.lower() == "text" else JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
