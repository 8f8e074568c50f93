"""Which encoder belongs to which game."""

from __future__ import annotations

from typing import Final

from caylus.core.errors import UnknownGame, shown
from caylus.games.caylus.encoding import CaylusEncoder
from caylus.games.caylus1303.encoding import Encoder1303
from caylus.games.magna_carta.encoding import MagnaCartaEncoder
from caylus.kit.encoding.encoder import Encoder

ENCODERS: Final[dict[str, Encoder]] = {
    "caylus": CaylusEncoder(),
    "caylus-1303": Encoder1303(),
    "magna-carta": MagnaCartaEncoder(),
}


def encoder_for(game: str) -> Encoder:
    """The encoder of a game, by its id."""
    if game not in ENCODERS:
        raise UnknownGame(f"There is no encoder for {shown(game)}.")
    return ENCODERS[game]
