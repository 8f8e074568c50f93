"""The digital home of the Caylus family of board games."""

import caylus.games  # noqa: F401  (enters the games in the catalogue)
from caylus.core.errors import (
    BadOption,
    CaylusError,
    IllegalAction,
    NotationError,
    PositionError,
    RecordError,
    UnknownGame,
)
from caylus.core.game import GAMES, from_position, new
from caylus.core.message import TELLERS, Message
from caylus.core.record import Record, load
from caylus.core.state import PAINTERS, State


def _paint(state: State) -> str:
    from caylus.drawing.table import svg  # noqa: PLC0415 (only notebooks need it)

    return svg(state)


def _tell(message: Message, names: list[str] | None) -> str:
    from caylus.words.telling import tell  # noqa: PLC0415 (who says nothing waits for no catalogue)

    return tell(message) if names is None else tell(message, names)


PAINTERS.append(_paint)
TELLERS.append(_tell)

__version__ = "0.1.0.dev0"

__all__ = [
    "GAMES",
    "BadOption",
    "CaylusError",
    "IllegalAction",
    "NotationError",
    "PositionError",
    "Record",
    "RecordError",
    "State",
    "UnknownGame",
    "from_position",
    "load",
    "new",
]
