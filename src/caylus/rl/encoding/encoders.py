"""Which encoder belongs to which game."""

from __future__ import annotations

from typing import Final

from caylus.core.errors import UnknownGame, shown
from caylus.rl.encoding.caylus import CaylusEncoder
from caylus.rl.encoding.caylus1303 import Encoder1303
from caylus.rl.encoding.encoder import Encoder
from caylus.rl.encoding.magna_carta import MagnaCartaEncoder

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
