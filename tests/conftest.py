"""What all tests share."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from caylus.bots import registry


@pytest.fixture(autouse=True)
def same_bots_as_before() -> Iterator[None]:
    """Bots that a test registers are gone afterwards, and their module is imported anew by the next."""
    before = dict(registry.MAKERS)
    yield
    registry.MAKERS.clear()
    registry.MAKERS.update(before)
    sys.modules.pop("tests.arena.plugin", None)
