"""The application: routes, guards and documentation put together."""

from __future__ import annotations

from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import caylus
from caylus.server.api.games import GAMES
from caylus.server.api.health import HEALTH
from caylus.server.api.identity import COOKIE, Asked, provide_me, provide_person, provide_services
from caylus.server.api.live import follow_my_tables, play_live
from caylus.server.api.people import PEOPLE
from caylus.server.api.problems import tell_refusal
from caylus.server.api.review import REVIEW
from caylus.server.api.schema import Document
from caylus.server.api.tables import TABLES
from caylus.server.api.words import Spoken
from caylus.server.http.client import make_pages, read_client
from caylus.server.http.guard import Guard
from caylus.server.http.request_log import RequestLog
from caylus.server.services import Services

LARGEST: Final = 65536  # bytes of a request; reading one with many parts takes its time
ABOUT: Final = (
    "Everything the web client does goes through here. Say who you are by the cookie that `POST /api/guests` gives "
    "or by a personal token. A table has a `version`; an action names the version it answers."
)


def make_app(services: Services) -> Litestar:
    """The application over services; whoever makes it opens and closes them."""
    guard = Guard(services.settings, services.responses)
    request_log = RequestLog(services.traces)
    return Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[PEOPLE, GAMES, TABLES, REVIEW, play_live, follow_my_tables],
                response_class=Spoken,
            ),
            HEALTH,
            make_pages(read_client()),
        ],
        state=State({"services": services}),
        middleware=[request_log, guard],
        before_send=[guard.dress, request_log.note],
        request_class=Asked,
        dependencies={
            "services": Provide(provide_services),
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
