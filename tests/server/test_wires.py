"""However the bytes of a WebSocket are cut into pieces on their way, the server reads the same messages."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
from collections.abc import AsyncIterator

import pytest

from caylus.server.settings import Settings
from tests.server.conftest import make_settings
from tests.server.serving import Browser, Json, me, served

MASK = b"\x01\x02\x03\x04"


def framed(text: bytes, first: int = 0x81) -> bytes:
    """A frame as clients send it."""
    size = len(text)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((first,)) + length + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(text))


class Line:
    """A connection whose bytes are written by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def write(self, *pieces: bytes) -> None:
        """Each piece on its own, so that the server reads it on its own."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.05)

    async def read(self) -> tuple[int, bytes]:
        """A frame: its kind, and what is in it."""
        kind, size = await asyncio.wait_for(self.reader.readexactly(2), 20)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return kind & 0x0F, await self.reader.readexactly(size)

    async def hear(self) -> Json:
        """A message."""
        kind, text = await self.read()
        assert kind == 1, text
        found: Json = json.loads(text)
        return found


@pytest.fixture
async def line(tmp_path: os.PathLike[str]) -> AsyncIterator[Line]:
    """A line to a table, the first message heard."""
    settings: Settings = make_settings(str(os.path.join(tmp_path, "caylus.db")))  # noqa: PTH118
    async with served(settings) as address, Browser(address, "Anna") as anna:
        id = (await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")]))["id"]
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        cookie = "; ".join(f"{name}={value}" for name, value in anna.client.cookies.items())
        lines = [
            f"GET /api/tables/{id}/live HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        found = Line(reader, writer)
        assert (await found.hear())["kind"] == "update"
        yield found
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def say(text: str) -> bytes:
    """Something to say at the table."""
    return json.dumps({"kind": "say", "text": text}).encode()


async def test_a_message_comes_whole_or_cut_anywhere(line: Line) -> None:
    for cut in (0, 1, 2, 4, 6, 7, 20):
        sent = framed(say(f"cut at {cut}"))
        await line.write(*(piece for piece in (sent[:cut], sent[cut:]) if piece))
        assert (await line.hear())["table"]["chat"][-1]["text"] == f"cut at {cut}"


async def test_several_messages_in_one_piece_and_a_long_one_are_all_read(line: Line) -> None:
    await line.write(framed(say("one")) + framed(say("two")) + framed(say("three"))[:9], framed(say("three"))[9:])
    heard: list[str] = []
    while len(heard) < 3:
        heard += [said["text"] for said in (await line.hear())["table"]["chat"]]
    assert heard == ["one", "two", "three"]
    await line.write(framed(say("x" * 400)))
    assert (await line.hear())["table"]["chat"][-1]["text"] == "x" * 400


async def test_more_messages_at_once_than_may_wait_are_all_answered_and_what_comes_after_them(line: Line) -> None:
    await line.write(framed(b'{"kind":"look"}') * 40, framed(say("at last")))
    for _ in range(40):
        assert (await line.hear())["table"]["chat"] == []
    assert (await line.hear())["table"]["chat"][-1]["text"] == "at last"


async def test_what_is_not_sent_as_a_text_is_refused_and_the_next_text_followed(line: Line) -> None:
    await line.write(framed(b'{"kind":"look"}', 0x82) + framed(say("after it")))
    assert (await line.hear())["kind"] == "refusal"
    assert (await line.hear())["table"]["chat"][-1]["text"] == "after it"


async def test_a_message_in_several_frames_with_a_ping_between_is_one(line: Line) -> None:
    text = say("in pieces")
    await line.write(framed(text[:10], 0x01), framed(b"are you there", 0x89), framed(text[10:], 0x80))
    assert await line.read() == (0xA, b"are you there")
    assert (await line.hear())["table"]["chat"][-1]["text"] == "in pieces"


async def test_a_text_within_an_unfinished_one_ends_the_connection(line: Line) -> None:
    await line.write(framed(say("one")[:10], 0x01), framed(say("two")))
    kind, reason = await line.read()
    assert (kind, int.from_bytes(reason[:2], "big")) == (8, 1002)


async def test_what_is_no_text_ends_the_connection(line: Line) -> None:
    await line.write(framed(b"\xff\xfe\xfd"))
    kind, reason = await line.read()
    assert (kind, int.from_bytes(reason[:2], "big")) == (8, 1007)


async def test_after_a_goodbye_nothing_is_followed(line: Line) -> None:
    await line.write(framed((1000).to_bytes(2, "big"), 0x88), framed(say("too late")))
    assert (await line.read())[0] == 8
    assert await asyncio.wait_for(line.reader.read(), 20) == b""
