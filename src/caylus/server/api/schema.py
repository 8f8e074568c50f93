"""The OpenAPI document, with the messages of live play, for which OpenAPI has no place of its own."""

from __future__ import annotations

from dataclasses import is_dataclass, replace
from types import ModuleType
from typing import Any, Final, is_typeddict

import msgspec
from litestar import Request, Response
from litestar.openapi.plugins import JsonRenderPlugin

from caylus.server.api import requests
from caylus.server.api.problems import MEANINGS
from caylus.server.http.client import Served, answer_with, serve_file
from caylus.server.people import tokens
from caylus.tables.views import messages

PLACE: Final = "#/components/schemas/{name}"


class Document(JsonRenderPlugin):
    """The OpenAPI document, together with the messages of live play, for which OpenAPI has no place of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.file: Served | None = None

    def render(  # type: ignore[override]  # Litestar sends a whole answer as it is
        self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]
    ) -> Response[bytes]:
        """The document as JSON; it is made when it is asked for first, for it takes a while."""
        if self.file is None:
            body = super().render(request, with_live_messages(openapi_schema))
            self.file = replace(serve_file(body, "openapi.json", named_by_content=False), type=self.media_type)
        return answer_with(self.file, request)


def with_live_messages(document: dict[str, Any]) -> dict[str, Any]:
    """The document with live messages among its schemas, every schema as strict as what reads it, refusals once."""
    shapes = {
        each for module in (requests, messages, tokens) for each in vars(module).values() if is_shape(each, module)
    }
    wanted = sorted(shapes, key=repr)
    (client, *_), parts = msgspec.json.schema_components([requests.ClientMessage, *wanted], ref_template=PLACE)
    components = document["components"]
    live = {"ClientMessage": client, "ServerMessage": one_of(messages.LIVE, parts)}
    schemas = {**components["schemas"], **parts, **live}
    refusals: dict[str, Any] = {}
    paths = {
        path: {method: with_refusals_apart(told, refusals) for method, told in methods.items()}
        for path, methods in document["paths"].items()
    }
    return {**document, "paths": paths, "components": {**components, "schemas": schemas, "responses": refusals}}


def is_shape(each: object, module: ModuleType) -> bool:
    """Whether something is the shape of a message or of a part of one, and told of in that module."""
    if not isinstance(each, type) or each.__module__ != module.__name__:
        return False
    return issubclass(each, msgspec.Struct) or is_typeddict(each) or is_dataclass(each)


def one_of(kinds: tuple[type, ...], parts: dict[str, Any]) -> dict[str, Any]:
    """Any of these messages, told apart by their `kind`."""
    places = {parts[each.__name__]["properties"]["kind"]["enum"][0]: PLACE.format(name=each.__name__) for each in kinds}
    mapping = {kind: places[kind] for kind in sorted(places)}
    return {
        "anyOf": [{"$ref": place} for place in places.values()],
        "discriminator": {"mapping": mapping, "propertyName": "kind"},
    }


def with_refusals_apart(operation: dict[str, Any], refusals: dict[str, Any]) -> dict[str, Any]:
    """An operation that only names the refusals it shares with all others."""
    responses = {}
    for status, response in operation["responses"].items():
        if int(status) in MEANINGS:
            refusals[f"Refusal{status}"] = response
            responses[status] = {"$ref": f"#/components/responses/Refusal{status}"}
        else:
            responses[status] = response
    return {**operation, "responses": responses}
