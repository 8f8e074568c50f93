"""The tiles of Caylus 1303 as the board prints them."""

from __future__ import annotations

from typing import Any, Final

from caylus.core.building import Building
from caylus.core.message import Message
from caylus.games.caylus1303.board import ROUNDS_A_SLOT
from caylus.games.caylus1303.buildings import KIND_NAMES, STARTING, TILES, WORDS
from caylus.games.caylus1303.characters import CHARACTERS
from caylus.kit.terminal.signs import Signs
from caylus.kit.terminal.tiles import Print

PRINT: Final = Print(
    WORDS,
    KIND_NAMES,
    letters="FWSBG",  # fabric is B, since food has the F
    coin="worker",
    names={"spinning-mill": "Spin. Mill", "covered-market": "Cov. Market"},
    texts={"lawyer": "residence", "toll": "provost 0-2"},
)
ROWS: Final = {building.id: building for building in TILES}
CHARACTER_NAMES: Final = {character.id: character.name for character in CHARACTERS}
POWERS: Final = {character.id: Message("power", power=character.power()) for character in CHARACTERS}


def is_claimed(place: dict[str, Any]) -> bool:
    """Whether a starting building has a house and becomes a residence at the end of the round."""
    return place["owner"] is not None and ROWS[place["tile"]].kind == STARTING


def face_of(place: dict[str, Any], signs: Signs) -> str:
    """What the side of the tile that lies face up says: buildings without an owner show their set-up side."""
    building = ROWS[place["tile"]]
    if building.setup is None or building.kind == STARTING or place["owner"] is not None:
        return PRINT.text_of(building, signs)
    return setup_side(building, signs)


def setup_side(building: Building, signs: Signs) -> str:
    """What a tile laid at the set-up says."""
    assert building.setup is not None
    return (
        PRINT.text_of(building, signs)
        if building.setup is building.effect
        else PRINT.effect_text(building.setup, signs)
    )


def opening_round(slot: int) -> int:
    """From which round on favors can use a tile of the Construction Site, slots counted from 0."""
    return slot * ROUNDS_A_SLOT + 1
