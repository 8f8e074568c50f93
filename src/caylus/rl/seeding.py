"""The seeds of games, drawn one after another."""

from __future__ import annotations

from typing import Final

SEED_BITS: Final = 63
