"""The types of the web client are those of the server."""

from __future__ import annotations

import pytest

from tools import web_types


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    assert web_types.are_current(), "make web-types"


def test_the_types_are_as_the_generator_makes_them() -> None:
    if not web_types.GENERATOR.exists():
        pytest.skip("The web client's dependencies are not installed.")
    assert web_types.TYPES.read_text("utf-8") == web_types.make_types(web_types.read_document())
