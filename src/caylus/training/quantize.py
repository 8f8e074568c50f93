"""From the fractions that a net was fitted with to the whole numbers of its file, and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caylus.bots.learned.file import split, texts, whole, write_net
from caylus.bots.learned.net import HIGHEST, LOGIT_SHIFT, PRODUCT_BITS, PRODUCTS, STEPS, STRIDE, SUM_BITS, SUMS
from caylus.core.game import find
from caylus.core.state import JsonObject
from caylus.kit.plug import find_plug

Array = NDArray[Any]

CELL: Final = 256  # what a cell hands on is told in steps of 1/256
HEAD: Final = STEPS * (1 << LOGIT_SHIFT) // CELL  # so that a head adds up to steps
SHORT: Final = 32767


@dataclass
class Fitted:
    """A net in fractions. Rows of `table` belong to the bytes of the observation in their order, by value from 1 on."""

    largest: Array  # by byte: the largest value that has a row
    table: Array  # rows x first
    first_bias: Array
    second: Array  # first x second
    second_bias: Array
    heads: Array  # heads x second: win by chair, points by chair, points by source, policy
    head_bias: Array


def shift_for(bound: float, places: int) -> int:
    """By how many bits numbers of this bound may be finer than a cell's step, to stay within so many places."""
    shift = 0
    while bound * CELL * 2 ** (shift + 1) < 2 ** (places - 1) and shift < 10:
        shift += 1
    return shift


def bound_of(net: Fitted) -> float:
    """The largest sum that any observation could make a cell of the first layer add up."""
    total = np.abs(net.first_bias).astype(np.float64)
    row = 0
    for most in map(int, net.largest):
        if most:
            total += np.abs(net.table[row : row + most]).max(0)
            row += most
    return float(total.max())


def fractions(data: bytes) -> dict[str, Array]:
    """The weights of a net in a file, rounded as they are there, for another to begin with."""
    about, body = split(data)
    size, rows, first, second = (whole(about, name) for name in ("size", "rows", "first", "second"))
    fine = CELL * 2 ** whole(about, "first_shift")
    weight = 2 ** whole(about, "second_shift")
    at = 0

    def take(kind: str, *shape: int) -> Array:
        nonlocal at
        found = np.frombuffer(body, kind, int(np.prod(shape)), at).reshape(shape)
        at += found.nbytes
        return found

    largest = take("u1", size).astype(np.int64)
    table = take("<i2", rows, first) / fine
    steps = np.diff(table, axis=0, prepend=0)
    begins = (np.cumsum(largest) - largest)[largest > 0]
    steps[begins] = table[begins]
    found = {
        "largest": largest,
        "steps": steps,
        "slopes": np.zeros((size, first)),
        "first_bias": take("<i4", first) / fine,
        "second": take("<i2", first, second) / weight,
        "second_bias": take("<i4", second) / (weight * CELL),
    }
    head = np.dtype([("weights", "<i2", second), ("bias", "<i4")])
    heads = np.frombuffer(body, head, -1, at)
    found["heads"] = heads["weights"] / HEAD
    found["head_bias"] = heads["bias"] / (HEAD * CELL)
    kept = {name: each if name == "largest" else each.astype(np.float32) for name, each in found.items()}
    return {**kept, "source_names": np.array(texts(about, "sources"), np.str_)}


def quantize(net: Fitted, game: str, players: list[int], sources: list[str], recipe: JsonObject) -> bytes:
    """The file of a net."""
    first, second = net.second.shape
    if first % (SUMS * STRIDE) or second % (PRODUCTS * STRIDE):
        raise ValueError("The layers have sizes that cannot be packed.")
    shift = min(shift_for(bound_of(net) * 1.01, SUM_BITS), shift_for(float(np.abs(net.table).max()), 16))
    fine = CELL * 2**shift
    table = np.rint(net.table * fine).astype("<i2")
    first_bias = np.rint(net.first_bias * fine).astype("<i4")
    inner = np.abs(net.second).sum(0) * (HIGHEST / CELL) + np.abs(net.second_bias)
    second_shift = shift_for(float(inner.max()) * 1.01, PRODUCT_BITS)
    weight = 2**second_shift
    middle = np.clip(np.rint(net.second * weight), -SHORT, SHORT).astype("<i2")
    middle_bias = np.rint(net.second_bias * weight * CELL).astype("<i4")
    heads = np.clip(np.rint(net.heads * HEAD), -SHORT, SHORT).astype("<i2")
    head_bias = np.rint(net.head_bias * HEAD * CELL).astype("<i4")
    rows = bytearray()
    for weights, bias in zip(heads, head_bias, strict=True):
        rows += weights.tobytes() + bias.tobytes()
    body = b"".join(
        (
            net.largest.astype(np.uint8).tobytes(),
            table.tobytes(),
            first_bias.tobytes(),
            middle.tobytes(),
            middle_bias.tobytes(),
            bytes(rows),
        )
    )
    about = find(game)
    layout = find_plug(game).encoder().layout
    said: JsonObject = {
        "game": game,
        "rules": about.rules,
        "encoding": layout.version,
        "size": layout.size,
        "actions": len(about.space),
        "players": [*players],
        "rows": len(table),
        "first": first,
        "second": second,
        "chairs": about.players[-1],
        "sources": [*sources],
        "first_shift": shift,
        "second_shift": second_shift,
        "recipe": recipe,
    }
    return write_net(said, body)
