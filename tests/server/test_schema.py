"""The OpenAPI document keeps its word: every endpoint answers as it promises, whatever it is asked.

CAYLUS_EXAMPLES=50 asks more.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from caylus.server.api.schema import with_live_messages
from caylus.server.app import make_app
from caylus.server.services import Services
from caylus.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.serving import bot, me
from tests.server.test_command import serving

EXAMPLES = int(os.environ.get("CAYLUS_EXAMPLES", "6"))
UNHURRIED = {"CAYLUS_REQUEST_RATE": "1e6", "CAYLUS_REQUEST_BURST": "1000000"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server process."""
    data = str(tmp_path_factory.mktemp("schema") / "caylus.db")
    if request.param == "postgresql":
        data = asyncio.run(new_database(request.getfixturevalue("postgres")))
    with serving(data, UNHURRIED) as (_, address):
        yield address


@pytest.fixture
def token(server: str) -> str:
    """A token of somebody who has a table."""
    with httpx.Client(base_url=server + "/api", timeout=60) as client:
        client.post("/guests", json={"name": "Anna"}).raise_for_status()
        client.post("/tables", json={"game": "caylus", "seats": [me(), bot("random")]}).raise_for_status()
        return str(client.post("/tokens", json={"label": "test"}).json()["secret"])


DOCUMENT = with_live_messages(make_app(Services(Settings(data=":memory:"))).openapi_schema.to_schema())
schema = schemathesis.openapi.from_dict(DOCUMENT)


@schema.parametrize()
@hypothesis_settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_endpoint_answers_as_the_document_says(case: Any, server: str, token: str) -> None:
    case.call_and_validate(base_url=server, headers={"authorization": f"Bearer {token}"})


def test_the_document_tells_of_live_messages_too(server: str) -> None:
    document = httpx.get(f"{server}/schema/openapi.json", timeout=60).json()
    assert document == DOCUMENT
    parts = document["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Play", "Update", "TableShown", "Offer", "Problem"} <= set(parts)
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            assert told["summary"], (path, method)
            assert told["description"], (path, method)
