"""The short ways out of a WebSocket and in, where the server offers them.

Out of it a text is framed once for all who are sent it; in it a text passes none of the layers of the web framework.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from litestar.types import Scope

WIRE: Final = "caylus.wire"  # the name of the extension, as ASGI calls what a server can do beyond it
TEXT: Final = 0x81  # a whole text in one frame


class ShortCut(Protocol):
    """What our own connection can do beyond ASGI."""

    def push(self, framed: bytes) -> bool:
        """Send a frame if the other side keeps up; False if it must wait its turn."""

    async def next_text(self) -> str | None:
        """The next text, once it has come; None if it is something else, which is left to be received the long way."""

    def is_stuck(self) -> bool:
        """Whether the other side reads so little that messages wait."""

    def cut(self) -> None:
        """End the connection at once, whatever waits."""


def frame(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


def wire_of(scope: Scope) -> ShortCut | None:
    """The connection behind a socket; None where the server is not ours, and everything goes the long way."""
    found: Any = (scope.get("extensions") or {}).get(WIRE)
    return found["wire"] if found else None
