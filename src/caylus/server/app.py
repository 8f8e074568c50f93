"""The application: routes, guards and documentation put together."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import caylus
from caylus.server import wire, wire_looking
from caylus.server.api.asking import COOKIE, MEANINGS, Asked, provide_house, provide_me, provide_person, tell_refusal
from caylus.server.api.games import GAMES
from caylus.server.api.health import HEALTH
from caylus.server.api.live import follow_my_tables, play_live
from caylus.server.api.looking import LOOKING
from caylus.server.api.people import PEOPLE
from caylus.server.api.tables import TABLES
from caylus.server.guards import Guard
from caylus.server.house import House
from caylus.server.pages import make_pages, read_client

LARGEST: Final = 2_500_000  # bytes of a request: a record of 200,000 characters, however they are written
ABOUT: Final = (
    "Everything the web client does goes through here. Say who you are by the cookie that `POST /api/guests` gives "
    "or by a personal token. A table has a `version`; an action names the version it answers."
)


def make_app(house: House) -> Litestar:
    """The application of a house; whoever makes it opens and closes the house."""
    guard = Guard(house.settings, house.responses)
    return Litestar(
        route_handlers=[
            Router("/api", route_handlers=[PEOPLE, GAMES, TABLES, LOOKING, play_live, follow_my_tables]),
            HEALTH,
            make_pages(read_client()),
        ],
        state=State({"house": house}),
        middleware=[guard],
        before_send=[guard.dress],
        request_class=Asked,
        dependencies={
            "house": Provide(provide_house),
            "person": Provide(provide_person),
            "me": Provide(provide_me),
        },
        exception_handlers={Exception: tell_refusal},
        openapi_config=OpenAPIConfig(
            title="Caylus",
            version=caylus.__version__,
            description=ABOUT,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[Document()],
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
                    "token": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
            security=[{}, {"cookie": []}, {"token": []}],
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
    )


class Document(JsonRenderPlugin):
    """The OpenAPI document, together with the messages of live play, for which OpenAPI has no place of its own."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, with_live_messages(openapi_schema))


def with_live_messages(document: dict[str, Any]) -> dict[str, Any]:
    """The document with live messages among its schemas, every schema as strict as what reads it, refusals once."""
    known = [*vars(wire).values(), *vars(wire_looking).values()]
    structs = {each for each in known if isinstance(each, type) and issubclass(each, msgspec.Struct)}
    wanted = [wire.ClientMessage, wire.ServerMessage, *sorted(structs - {msgspec.Struct}, key=repr)]
    (client, server, *_), parts = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    components = document["components"]
    schemas = {**components["schemas"], **parts, "ClientMessage": client, "ServerMessage": server}
    refusals: dict[str, Any] = {}
    paths = {
        path: {method: with_refusals_apart(told, refusals) for method, told in methods.items()}
        for path, methods in document["paths"].items()
    }
    return {**document, "paths": paths, "components": {**components, "schemas": schemas, "responses": refusals}}


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
