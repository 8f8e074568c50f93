"""What the server refuses, each with the HTTP status it is told by and a sentence a player understands."""

from __future__ import annotations

from typing import ClassVar, Final

from caylus.core.errors import CaylusError

SLOWLY: Final = "That was too much at once. Wait a moment."


class ServerError(CaylusError):
    """The server does not do what was asked."""

    status: ClassVar[int] = 400
    kind: ClassVar[str] = "refused"


class Refused(ServerError):
    """The request makes no sense at this moment, or is against the rules."""

    status = 409


class SignInNeeded(ServerError):
    """Nobody has said who asks."""

    status = 401
    kind = "sign-in"


class Forbidden(ServerError):
    """The one who asks may not do that."""

    status = 403
    kind = "forbidden"


class NotFound(ServerError):
    """There is no such thing, or none that the one who asks may know of."""

    status = 404
    kind = "not-found"


class Conflict(ServerError):
    """Somebody was quicker: the table is no longer as the one who asks believes."""

    status = 409
    kind = "conflict"
    table: object = None  # as it is now, where that is known


class TooMany(ServerError):
    """Too many requests in a short time."""

    status = 429
    kind = "too-many"


class StorageError(ServerError):
    """The database does not do its work; nothing was changed."""

    status = 503
    kind = "storage"
