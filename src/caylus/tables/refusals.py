"""What is not done at a table and why: each with a code for programs and a sentence that a player understands."""

from __future__ import annotations

from typing import ClassVar, Final

from caylus.core.errors import CaylusError

SLOWLY: Final = "That was too much at once. Wait a moment."


class Denied(CaylusError):
    """What was asked for is not done."""

    kind: ClassVar[str] = "refused"


class Refused(Denied):
    """It makes no sense at this moment, or is against the rules."""


class SignInNeeded(Denied):
    """Nobody has said who asks."""

    kind = "sign-in"


class Forbidden(Denied):
    """The one who asks may not do that."""

    kind = "forbidden"


class NotFound(Denied):
    """There is no such thing, or none that the one who asks may know of."""

    kind = "not-found"


class Conflict(Denied):
    """Somebody was quicker: the table is no longer as the one who asks believes."""

    kind = "conflict"


class TooMany(Denied):
    """Too many requests in a short time."""

    kind = "too-many"


class StorageError(Denied):
    """What keeps the tables does not do its work; nothing was changed."""

    kind = "storage"


class Damaged(Refused):
    """What is kept of a table is not what was kept; other tables go on."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(
            f"Event {number} of table {table} is missing or is not as it was kept. Only a backup can help."
        )


class Newer(StorageError):
    """What is kept of a table can be read by a newer version of this program only."""


class Unknown(StorageError):
    """What keeps the tables fell silent while it kept something: perhaps it did."""

    kind = "unknown"


def not_known(reason: str) -> Unknown:
    """The same, with the reason."""
    return Unknown(f"It is not known whether this was kept: {reason}. Look again.")
