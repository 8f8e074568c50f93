"""Structured logs: one JSON object a line, without what links and cookies hold."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, Final

OWN: Final = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line. Addresses with a query are cut: links hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": without_queries(record.getMessage()),
        }
        said.update({name: value for name, value in record.__dict__.items() if name not in OWN})
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str, ensure_ascii=False)


def without_queries(text: str) -> str:
    """The text with what follows a question mark in an address left out."""
    return " ".join(word.partition("?")[0] if word.lstrip('"').startswith("/") else word for word in text.split(" "))


def set_up_logs(level: str) -> None:
    """Everything goes to the standard error, one line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
