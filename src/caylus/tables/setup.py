"""What is fixed when a table is opened, its links, and who sits in a seat."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass, replace
from typing import Final

from caylus.bots import registry
from caylus.core.catalog import SEED_BITS
from caylus.core.errors import BadOption, CaylusError
from caylus.tables.names import name_bot
from caylus.tables.refusals import Refused

PATIENCE: Final = 5.0  # seconds that a guest's bot may think about a decision: many play on one server


@dataclass(frozen=True)
class Setup:
    """What is fixed when a table is opened."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int
    seed_chosen: bool
    salt: str
    key: str
    listed: bool
    delay: int  # seconds after which a bot may play for an absent person; 0: never
    creator: str
    created: float

    def commitment(self) -> str:
        """A hash that binds the server to the shuffles before anyone has acted."""
        parts = [self.game, self.rules, self.players, self.options, str(self.seed), self.salt]
        return hashlib.sha256(json.dumps(parts, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def link(self, what: str) -> str:
        """The secret part of the link to a seat (`seat 0`) or for watchers (`watch`)."""
        return hmac.new(bytes.fromhex(self.key), what.encode(), "sha256").hexdigest()[:32]

    def links(self) -> list[str]:
        """What the links of the table are for."""
        return ["watch", *(f"seat {seat}" for seat in range(self.players))]

    def fits(self, key: str, what: str) -> bool:
        """Whether a key is that of a link, in the same time whatever the answer."""
        return hmac.compare_digest(key.encode(), self.link(what).encode())

    def renewed(self, created: float, **changes: object) -> Setup:
        """The same table anew, with secrets of its own."""
        return replace(self, **{**fresh_secrets(), "created": created, **changes})  # type: ignore[arg-type]


@dataclass
class Seat:
    """Who sits there."""

    kind: str = "open"  # or person, or bot
    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""  # the bot that plays for an absent person
    resigned: bool = False

    @property
    def played_by(self) -> str:
        """The bot that decides here; empty if a person does."""
        return self.bot or self.stand_in


def fresh_secrets() -> dict[str, str]:
    """What is drawn anew for every table: its name, what its seed is published with, and what makes its links."""
    return {"id": secrets.token_hex(16), "salt": secrets.token_hex(16), "key": draw_key()}


def draw_key() -> str:
    """What the links of a table are made of."""
    return secrets.token_hex(16)


def draw_seed() -> int:
    """A seed that nobody has chosen, and nobody can find by trying."""
    return secrets.randbits(SEED_BITS)


def bot_seat(code: str, at: int, guest: bool) -> Seat:
    """A seat for a bot, with a name of its own: sentences about three bots of one level would be hard to follow."""
    check_bot(code, guest)
    return Seat("bot", "", name_bot(at, []), code)


def check_bot(code: str, guest: bool) -> None:
    """A bot that there is; one that a guest asks for does not think for long."""
    try:
        registry.make(code, "")
        if guest and registry.seconds_of(code) > PATIENCE:
            raise Refused(f"The bots of guests think {PATIENCE:g} seconds at most. Make an account for more.")
    except BadOption as error:
        raise Refused(str(error)) from None
    except CaylusError:
        raise
    except Exception:
        raise Refused("This bot cannot be had.") from None
