"""The application: routes, guards and documentation put together."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import caylus
from caylus.core.errors import CaylusError
from caylus.server.api.asking import COOKIE, provide_house, provide_me, provide_person, tell_refusal
from caylus.server.api.games import GAMES
from caylus.server.api.health import HEALTH
from caylus.server.api.live import play_live
from caylus.server.api.people import PEOPLE
from caylus.server.api.tables import TABLES
from caylus.server.guards import Guard
from caylus.server.house import House
from caylus.server.wire import ClientMessage, ServerMessage

LARGEST: Final = 2_500_000  # bytes of a request; a record may have two million characters
ABOUT: Final = (
    "Everything the web client does goes through here. Say who you are by the cookie that `POST /api/guests` gives "
    "or by a personal token. A table has a `version`; an action names the version it answers."
)


def make_app(house: House) -> Litestar:
    """The application of a house; whoever makes it opens and closes the house."""
    return Litestar(
        route_handlers=[Router("/api", route_handlers=[PEOPLE, GAMES, TABLES, play_live]), HEALTH],
        state=State({"house": house}),
        middleware=[Guard(house.settings)],
        dependencies={
            "house": Provide(provide_house),
            "person": Provide(provide_person),
            "me": Provide(provide_me),
        },
        exception_handlers={CaylusError: tell_refusal, HTTPException: tell_refusal},
        openapi_config=OpenAPIConfig(
            title="Caylus",
            version=caylus.__version__,
            description=ABOUT,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
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


def document(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document together with the messages of the WebSocket."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/components/schemas/{name}"
    )
    found: dict[str, Any] = app.openapi_schema.to_schema()
    found["components"]["schemas"] |= parts | {"ClientMessage": client, "ServerMessage": server}
    return found
