"""The types of the web client are those of the server."""

from __future__ import annotations

from tools import web_types


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    assert web_types.are_current(), "make web-types"
