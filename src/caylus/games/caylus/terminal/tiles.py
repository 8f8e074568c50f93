"""The tiles of Caylus as the board prints them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caylus.core.building import Building
from caylus.games.caylus.buildings import KIND_NAMES, SPECIALS, WORDS, table_for
from caylus.kit.terminal.tiles import Print

PRINT: Final = Print(
    WORDS,
    KIND_NAMES,
    letters="FWSCG",
    names={"guild": "Guild"},
    texts={"gate": "move freely", "guild": "provost 1-3", "lawyer": "residence", "architect": "prestige"},
)


def rows(options: Mapping[str, str]) -> dict[str, Building]:
    """Every building by its id, as the options print it."""
    return {building.id: building for building in [*SPECIALS, *table_for(dict(options))]}
