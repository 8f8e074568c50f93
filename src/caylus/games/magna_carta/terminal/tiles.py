"""The cards of Caylus Magna Carta as the board prints them."""

from __future__ import annotations

from typing import Any, Final

from caylus.core.building import Building
from caylus.games.magna_carta.actions import TILE_IDS, TILES
from caylus.games.magna_carta.buildings import DECK, KIND_NAMES, PRESTIGES, RESERVE_CUBES, RESIDENCE_CARD, WORDS
from caylus.kit.terminal.tiles import Print

PRINT: Final = Print(WORDS, KIND_NAMES, letters="FWS-G", texts={"lawyer": "residence"})
ON_THE_ROAD: Final = dict(zip(TILE_IDS, TILES, strict=True))
CARDS: Final = {card.id: card for card in DECK}
COVERS: Final = {card.id: card for card in [*PRESTIGES, RESIDENCE_CARD]}
RESERVED: Final = {DECK[card].id: WORDS.one[cube] for card, cube in RESERVE_CUBES.items()}


def face_of(place: dict[str, Any]) -> Building:
    """The card that one sees on a space: the road's own, its residence side, or the prestige card on it."""
    return COVERS[place["cover"]] if place["cover"] is not None else ON_THE_ROAD[place["tile"]]
