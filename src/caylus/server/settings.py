"""How a server is set: by `CAYLUS_...` in the environment and by the command line, with defaults that work."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from caylus.core.errors import BadOption, shown

PREFIX: Final = "CAYLUS_"
POSTGRES: Final = ("postgresql://", "postgres://")
# Names that begin alike and are others': of the terminal, and of those who build and test
OTHERS: Final = re.compile("CAYLUS_(HOME|ENGINE|COMPILE|OPT|EXAMPLES|FAULT_ROUNDS|TEST_.*)")
LOG_FORMATS: Final = ("json", "text")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class Settings:
    """Everything a host can set. The environment names are those of the fields, as in CAYLUS_BOT_WORKERS."""

    host: str = "127.0.0.1"
    port: int = 8303
    data: str = "caylus.db"  # a file of SQLite, or postgresql://...
    origins: str = ""  # further web addresses whose pages may use this server, separated by spaces
    hosts: str = ""  # names by which this server is called, separated by spaces; *: any
    sync: str = "normal"  # of SQLite: normal outlives a killed process, full a power cut as well
    lock_seconds: float = 10.0  # how long to wait for a SQLite file that another program has locked
    secure_cookies: bool = False  # send cookies over https only; for servers behind a proxy that speaks it
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 60.0  # the longest a bot may think about one decision
    stand_in_seconds: float = 1.0  # before each decision of a bot that plays for a person, who may want the seat back
    request_rate: float = 40.0  # requests a second from one address, and of one person, on the average
    request_burst: int = 400
    request_seconds: float = 30.0  # in which a request must have come whole, and an answer is read
    sockets: int = 100  # WebSockets of one person at a time; from one address ten times as many
    connections: int = 1200  # of one address at a time, those of a proxy not counted; WebSockets are some of them
    rest_seconds: float = 600.0  # after which a table that nobody uses leaves memory
    guest_days: float = 180.0  # after which a guest who does not come is forgotten
    open_metrics: bool = False  # tell /metrics to everybody, not only to this machine
    shutdown_seconds: float = 10.0
    log_level: str = "info"
    log_format: str = "json"  # or text
    otlp: str = ""  # the address of a collector of OpenTelemetry, for traces
    secret: str = field(default="", repr=False)  # signs cookies; drawn and kept in the database if not given

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadOption(f"A port is a number from 0 to 65535, not {self.port}.")
        if self.sync not in ("normal", "full"):
            raise BadOption(f"CAYLUS_SYNC can be normal or full, not {shown(self.sync)}.")
        for name in (
            "bot_seconds",
            "request_rate",
            "request_burst",
            "request_seconds",
            "sockets",
            "connections",
            "rest_seconds",
            "guest_days",
        ):
            if not 0 < getattr(self, name) < math.inf:
                raise BadOption(f"{PREFIX}{name.upper()} is more than 0, not {getattr(self, name)}.")
        for name in ("bot_workers", "stand_in_seconds", "lock_seconds", "shutdown_seconds"):
            if not 0 <= getattr(self, name) < math.inf:
                raise BadOption(f"{PREFIX}{name.upper()} is at least 0, not {getattr(self, name)}.")
        if self.log_level.lower() not in LOG_LEVELS:
            raise BadOption(f"CAYLUS_LOG_LEVEL can be debug, info, warning or error, not {shown(self.log_level)}.")
        if self.log_format.lower() not in LOG_FORMATS:
            raise BadOption(f"CAYLUS_LOG_FORMAT can be json or text, not {shown(self.log_format)}.")
        if self.otlp and not self.otlp.startswith(("http://", "https://")):
            raise BadOption("CAYLUS_OTLP is the address of a collector, such as http://127.0.0.1:4318.")
        if "://" in self.data and not self.hosted:
            raise BadOption("CAYLUS_DATA is a file of SQLite, or postgresql://user:password@host/database.")
        if self.secret and len(self.secret) < 32:
            raise BadOption("CAYLUS_SECRET has at least 32 characters; leave it out and one is drawn.")

    @property
    def hosted(self) -> bool:
        """Whether the data lies in PostgreSQL."""
        return self.data.startswith(POSTGRES)

    @property
    def path(self) -> Path:
        """The file of SQLite."""
        return Path(self.data)

    @property
    def plain_address(self) -> str:
        """The address of PostgreSQL without the name of a driver."""
        return "postgresql://" + self.data.partition("://")[2]

    @property
    def address(self) -> str:
        """The data as SQLAlchemy calls it; it may hold a password, so it is never logged."""
        if self.hosted:
            return "postgresql+asyncpg://" + self.data.partition("://")[2]
        return f"sqlite+aiosqlite:///{self.data}"


def read_settings(environment: Mapping[str, str], **given: object) -> Settings:
    """The settings of the environment, and over them those of the command line that are not None."""
    refuse_unknown(environment)
    found: dict[str, object] = {}
    for each in fields(Settings):
        text = environment.get(PREFIX + each.name.upper())
        if text is not None:
            found[each.name] = as_value(each.name, text, each.default)
    found.update({name: value for name, value in given.items() if value is not None})
    return replace(Settings(), **found)  # type: ignore[arg-type]


def refuse_unknown(environment: Mapping[str, str]) -> None:
    """BadOption for a setting that there is not, which would be missed without a word."""
    known = [PREFIX + each.name.upper() for each in fields(Settings)]
    for name in environment:
        if name.startswith(PREFIX) and name not in known and not OTHERS.fullmatch(name):
            (nearest,) = get_close_matches(name, known, 1, 0.0)
            raise BadOption(f"There is no setting {shown(name)}. Is it {nearest}?")


def as_value(name: str, text: str, default: object) -> object:
    """A text of the environment as what the setting is."""
    if isinstance(default, bool):
        if text.lower() not in ("0", "1", "no", "yes", "off", "on", "false", "true"):
            raise BadOption(f"{PREFIX}{name.upper()} is yes or no, not {shown(text)}.")
        return text.lower() in ("1", "yes", "on", "true")
    try:
        return type(default)(text) if isinstance(default, int | float) else text
    except ValueError:
        raise BadOption(f"{PREFIX}{name.upper()} is a number, not {shown(text)}.") from None
