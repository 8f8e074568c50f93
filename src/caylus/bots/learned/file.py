"""Nets in files: a line that tells what the net is for and how it was made, then its numbers, compressed.

A net belongs to one encoding of one game and to its action space; one that does not fit is refused with a sentence.
"""

from __future__ import annotations

import hashlib
import json
import struct
import zlib
from typing import Final

from librt.strings import read_i16_le, read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i64

from caylus.bots.learned.net import PRODUCT_UNIT, PRODUCTS, STRIDE, SUM_UNIT, SUMS, Net, PackedNet
from caylus.bots.learned.plain import PlainNet
from caylus.core import COMPILED
from caylus.core.errors import CaylusError
from caylus.core.game import GAMES
from caylus.core.state import JsonObject
from caylus.kit.plug import find_plug

FORMAT: Final = 1
MARK: Final = b"caylus net "
SHORT: Final = 2  # bytes of a weight ...
LONG: Final = 4  # ... and of a bias
LARGEST_FILE: Final = 1 << 26  # bytes, opened up


class NetError(CaylusError):
    """A file holds no net, or not one for this program."""


class NetFile:
    """What a file says of its net, and the net itself."""

    def __init__(self, about: JsonObject, net: Net, digest: str) -> None:
        self.about = about
        self.net = net
        self.digest = digest  # of its numbers
        self.game = text(about, "game")
        self.players = numbers(about, "players")  # tables it has learned to judge
        self.sources = texts(about, "sources")  # what earns points, in the order of the net


def text(about: JsonObject, name: str) -> str:
    """A word of what a net says of itself."""
    value = about.get(name)
    if not isinstance(value, str):
        raise NetError(f"This net does not say its {name}.")
    return value


def whole(about: JsonObject, name: str) -> int:
    """A number of what a net says of itself."""
    value = about.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 20:
        raise NetError(f"This net does not say its {name}.")
    return value


def numbers(about: JsonObject, name: str) -> list[int]:
    """A list of numbers of what a net says of itself."""
    value = about.get(name)
    found = [each for each in value if isinstance(each, int)] if isinstance(value, list) else []
    if not found:
        raise NetError(f"This net does not say its {name}.")
    return found


def texts(about: JsonObject, name: str) -> list[str]:
    """A list of words of what a net says of itself."""
    value = about.get(name)
    if not isinstance(value, list):
        raise NetError(f"This net does not say its {name}.")
    return [str(each) for each in value]


def write_net(about: JsonObject, body: bytes) -> bytes:
    """A file: `about` with the hash of the numbers, then the numbers."""
    said: JsonObject = {**about, "format": FORMAT, "sha256": hashlib.sha256(body).hexdigest()}
    return MARK + json.dumps(said, sort_keys=True).encode() + b"\n" + zlib.compress(body, 9)


def split(data: bytes) -> tuple[JsonObject, bytes]:
    """What a file says of its net, and its numbers, checked against their hash."""
    end = data.find(b"\n")
    if not data.startswith(MARK) or end < 0:
        raise NetError("This file holds no net.")
    try:
        about = json.loads(data[len(MARK) : end])
        opened = zlib.decompressobj()
        body = opened.decompress(data[end + 1 :], LARGEST_FILE)
    except (ValueError, zlib.error, RecursionError):
        raise NetError("This file holds no net, or it is damaged.") from None
    if not isinstance(about, dict):
        raise NetError("This file holds no net.")
    if about.get("format") != FORMAT:
        raise NetError(f"This net has format {about.get('format')}; this version of caylus reads {FORMAT}.")
    if hashlib.sha256(body).hexdigest() != about.get("sha256"):
        raise NetError("This net is damaged: its numbers are not those that were written.")
    return about, body


def read_net(data: bytes, *, packed: bool = COMPILED) -> NetFile:
    """The net in a file; NetError if it is none, damaged, or not for this encoding."""
    about, body = split(data)
    game = text(about, "game")
    if game not in GAMES:
        raise NetError(f"This net is for the game '{game[:40]}', which is not there.")
    layout = find_plug(game).encoder().layout
    actions = len(GAMES[game].space)
    for name, here in (
        ("rules", GAMES[game].rules),
        ("encoding", layout.version),
        ("size", layout.size),
        ("actions", actions),
    ):
        if whole(about, name) != here:
            raise NetError(f"This net has learned {game} with {name} {whole(about, name)}; here it is {here}.")
    return NetFile(about, unpack(about, body, actions, packed=packed), text(about, "sha256"))


def unpack(about: JsonObject, body: bytes, actions: int, *, packed: bool) -> Net:
    """The numbers of a net, laid out for this build."""
    size, rows = whole(about, "size"), whole(about, "rows")
    first, second = whole(about, "first"), whole(about, "second")
    chairs, sources = whole(about, "chairs"), len(texts(about, "sources"))
    heads = 2 * chairs + sources + actions
    if first == 0 or first % (SUMS * STRIDE) or second == 0 or second % (PRODUCTS * STRIDE):
        raise NetError("The layers of this net have sizes that cannot be packed.")
    at_table = size
    at_bias = at_table + SHORT * rows * first
    at_second = at_bias + LONG * first
    at_second_bias = at_second + SHORT * first * second
    at_heads = at_second_bias + LONG * second
    if len(body) != at_heads + heads * (SHORT * second + LONG):
        raise NetError("This net is cut off: it has fewer or more numbers than it says.")
    if sum(body[:size]) != rows:
        raise NetError("This net has fewer or more rows than it says.")
    first_shift, second_shift = whole(about, "first_shift"), whole(about, "second_shift")
    if not packed:
        return PlainNet(
            body[:size],
            listed(body, at_table, rows * first, SHORT),
            listed(body, at_bias, first, LONG),
            first_shift,
            listed(body, at_second, first * second, SHORT),
            listed(body, at_second_bias, second, LONG),
            second_shift,
            [
                listed(body, at, second, SHORT) + listed(body, at + SHORT * second, 1, LONG)
                for at in range(at_heads, len(body), SHORT * second + LONG)
            ],
            chairs,
            sources,
        )
    words: i64 = first // SUMS
    largest = vec[i64]()
    starts = vec[i64]()
    row: i64 = 0
    for at in range(size):
        most = i64(body[at])
        largest = append(largest, most)
        starts = append(starts, row * words)
        row += most
    return PackedNet(
        starts,
        largest,
        pack(body, at_table, rows * first, SHORT, SUMS, SUM_UNIT),
        pack(body, at_bias, first, LONG, SUMS, SUM_UNIT),
        first_shift,
        pack(body, at_second, first * second, SHORT, PRODUCTS, PRODUCT_UNIT),
        pack(body, at_second_bias, second, LONG, PRODUCTS, PRODUCT_UNIT),
        second_shift,
        read_heads(body, at_heads, heads, second),
        chairs,
        sources,
    )


def listed(body: bytes, at: int, count: int, width: int) -> list[int]:
    """So many numbers of some bytes each."""
    return list(struct.unpack_from(f"<{count}{'h' if width == SHORT else 'i'}", body, at))


def pack(body: bytes, at: i64, count: i64, width: i64, lanes: i64, unit: i64) -> vec[i64]:
    """The same, some of them to a word."""
    found = vec[i64]()
    n: i64 = 0
    while n < count:
        word: i64 = 0
        lane = lanes - 1
        while lane >= 0:
            place = at + width * (n + lane)
            word = word * unit + (i64(read_i16_le(body, place)) if width == SHORT else i64(read_i32_le(body, place)))
            lane -= 1
        found = append(found, word)
        n += lanes
    return found


def read_heads(body: bytes, at: i64, heads: i64, cells: i64) -> vec[i64]:
    """The rows of the heads, each with its bias behind it."""
    found = vec[i64]()
    head: i64 = 0
    while head < heads:
        cell: i64 = 0
        while cell < cells:
            found = append(found, i64(read_i16_le(body, at)))
            at += SHORT
            cell += 1
        found = append(found, i64(read_i32_le(body, at)))
        at += LONG
        head += 1
    return found
