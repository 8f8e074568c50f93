"""Somebody who plays."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Whoever asks for something, as far as a table is concerned."""

    id: str
    name: str
    guest: bool
