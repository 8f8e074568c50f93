"""Encodings as NumPy arrays."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from caylus.core.state import State
from caylus.kit.encoding import batch
from caylus.kit.encoding.encoder import Encoder

Bytes: TypeAlias = npt.NDArray[np.uint8]
Mask: TypeAlias = npt.NDArray[np.int8]
Shorts: TypeAlias = npt.NDArray[np.int16]


def observe(encoder: Encoder, state: State, seat: int) -> Bytes:
    """The position as the seat may know it."""
    return np.frombuffer(bytearray(encoder.encode(state, seat)), dtype=np.uint8)


def mask(state: State, seat: int) -> Mask:
    """1 for each action that the seat may choose now; all 0 while another seat decides."""
    return np.frombuffer(bytearray(batch.mask(state, seat, len(state.space))), dtype=np.int8)


def options(encoder: Encoder, state: State, seat: int) -> Shorts:
    """A row of numbers for each legal action, ascending; no row while another seat decides."""
    rows = encoder.encode_options(state, seat)
    return np.array(rows, dtype=np.int16).reshape(len(rows), encoder.options.size)
