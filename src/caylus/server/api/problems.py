"""Refusals as answers: which status stands for what, and the sentence that goes with it."""

from __future__ import annotations

import logging
from typing import Any, Final, cast

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_405_METHOD_NOT_ALLOWED
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoPlace

from caylus.core.errors import CaylusError
from caylus.server.api.words import Spoken
from caylus.server.http.guard import methods_at
from caylus.server.tasks import describe
from caylus.tables.refusals import Conflict, Denied, StorageError
from caylus.tables.views.messages import MessageShown, Problem, TableShown

LOGGER: Final = logging.getLogger("caylus.api")

UNREACHABLE: Final = (DBAPIError, NoPlace, OSError)  # what the way to the database raises
COME_AGAIN: Final = 1013  # what a WebSocket is closed with if that may help
STATUS: Final = {  # by the code of a refusal
    "refused": 409,
    "sign-in": 401,
    "forbidden": 403,
    "not-found": 404,
    "conflict": 409,
    "too-many": 429,
    "storage": 503,
    "unknown": 503,
}
MEANINGS: Final = {
    400: "The request cannot be read.",
    401: "Nobody has said who asks.",
    403: "The one who asks may not do that.",
    404: "There is no such thing, or none that the one who asks may know of.",
    405: "Not that method.",
    409: "`refused`: it is against the rules, or makes no sense now. `conflict`: the table has changed since.",
    413: "The request is too large.",
    429: "Too many requests.",
    503: "`storage`: the database does not answer, nothing was changed. `unknown`: nobody can tell yet whether it was.",
}
REFUSALS: Final = {
    status: ResponseSpec(data_container=Problem, description=meaning, generate_examples=False)
    for status, meaning in MEANINGS.items()
}


class Overtaken(Conflict):
    """A conflict that brings the table along as it is now."""

    def __init__(self, sentence: str, table: TableShown) -> None:
        super().__init__(sentence)
        self.table = table


def tell_refusal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A refusal as JSON."""
    if isinstance(error, Denied):
        table = error.table if isinstance(error, Overtaken) else None
        return respond(STATUS[error.kind], error.kind, str(error), table, message_of(error))
    if isinstance(error, UNREACHABLE):
        return respond(503, "storage", f"The database cannot be used: {describe(getattr(error, 'orig', error))}.")
    if isinstance(error, CaylusError):
        return respond(409, "refused", str(error), message=message_of(error))
    if isinstance(error, HTTPException):
        response = respond(error.status_code, "request", sentence_of(error))
        if error.status_code == HTTP_405_METHOD_NOT_ALLOWED:
            response.set_header("allow", ", ".join(sorted(methods_at(request.app, request.url.path))))
        return response
    LOGGER.error("a request went wrong", exc_info=error, extra={"path": request.url.path})
    return respond(500, "fault", "Something went wrong in the server; it has been noted.")


def sentence_of(error: HTTPException) -> str:
    """What is wrong with a request."""
    said = [error.detail]
    if isinstance(error.extra, list):
        said += [f"{each.get('key', '')}: {each['message']}" for each in error.extra if "message" in each]
    return " ".join(said)[:1000]


def message_of(error: CaylusError) -> MessageShown | None:
    """What is wrong as a message, where it is one."""
    return None if error.message is None else cast(MessageShown, error.message.to_json())


def respond(
    status: int, kind: str, sentence: str, table: TableShown | None = None, message: MessageShown | None = None
) -> Response[Problem]:
    """A problem."""
    problem = Problem(kind=kind, sentence=sentence, message=message, table=table)
    return Spoken(problem, status_code=status, media_type="application/json")


def closing_code(error: Denied) -> int:
    """What a WebSocket is closed with: an application's own codes begin at 4000."""
    return COME_AGAIN if error.kind == StorageError.kind else 4400 + STATUS[error.kind] % 100
