"""Connections to a server written by hand, that note every byte they are sent. Of the server they know the port."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

Json = dict[str, Any]

LONGEST: Final = 60.0  # seconds to wait for a message
COOKIE: Final = "caylus"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LOST: Final = 0  # in the place of a frame's first byte: there are no more
MASK: Final = b"\x01\x02\x03\x04"  # of the frames of clients; any will do
KEY: Final = "dGhlIHdpcmUgbG9nIGtlZQ=="  # of a handshake; the answer to it shows that it was understood

# All that is drawn or read off a clock. What each is called says what it looks like.
RANDOM: Final = re.compile(
    r"(?P<token>caylus_[0-9a-f]{16}_[\w-]{43})"
    r"|(?<=caylus=)(?P<cookie>[\w-]{43}\.[0-9a-f]{64})"
    r"|(?<![\w.-])(?P<hash>[0-9a-f]{64})(?![\w.-])"
    r"|(?<![\w.-])(?P<id>[0-9a-f]{32})(?![\w.-])"
    r'|(?<=["/])(?P<short>[0-9a-f]{16})(?![\w.-])'
    r"|(?<![\w.-])(?P<time>1\d{9}\.\d+)(?![\w.-])"
)
HIDDEN: Final = "<hidden>"


class Log:
    """Every message in its order. What is random has the name of its first appearance: `<id 3>` is always the same."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.names: dict[str, str] = {}
        self.numbers: Counter[str] = Counter()

    def note(self, who: str, text: str, hidden: tuple[str, ...] = ()) -> None:
        """Add a message; the values of hidden keys depend on shuffles that nobody can choose."""
        for key in hidden:
            text = hide(text, key)
        self.messages.append(f"{who} {RANDOM.sub(self.name, text)}")

    def name(self, found: re.Match[str]) -> str:
        """What to call something random."""
        value = found[0]
        if value not in self.names:
            kind = str(found.lastgroup)
            self.numbers[kind] += 1
            self.names[value] = f"<{kind} {self.numbers[kind]}>"
        return self.names[value]


def hide(text: str, key: str) -> str:
    """A JSON text without the values of a key, wherever it occurs."""
    decoder, mark, at = json.JSONDecoder(), f'"{key}":', 0
    while (at := text.find(mark, at)) >= 0:
        at += len(mark)
        _, end = decoder.raw_decode(text, at)
        text = text[:at] + HIDDEN + text[end:]
    return text


@dataclass(frozen=True)
class Answer:
    """What came back for a request."""

    status: int
    text: str

    @property
    def json(self) -> Any:
        """The body."""
        return json.loads(self.text)


class Person:
    """Somebody with a cookie or a token or neither. Each request has a connection, for the server ends what is idle."""

    def __init__(self, log: Log, port: int, name: str) -> None:
        self.log = log
        self.port = port
        self.name = name
        self.cookie = ""
        self.token = ""

    def headers(self) -> dict[str, str]:
        """By which the server knows where a request goes and who asks."""
        found = {"host": f"127.0.0.1:{self.port}"}
        if self.token:
            found["authorization"] = f"Bearer {self.token}"
        elif self.cookie:
            found["cookie"] = f"{COOKIE}={self.cookie}"
        return found

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        hidden: tuple[str, ...] = (),
        quietly: bool = False,
        **more: str,
    ) -> Answer:
        """A request and its answer; a text is sent as it is, anything else as JSON. Of what is asked quietly only
        the head is noted."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body, ensure_ascii=False)
        given = {"content-type": "application/json"} if body is not None else {}
        given |= {name.replace("_", "-"): value for name, value in more.items()}
        said = "".join(f"\n{name}: {value}" for name, value in given.items())
        self.log.note(f"{self.name} >", f"{method} {path}{said}" + (f"\n{text}" if text else ""), hidden)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        sent = text.encode()
        writer.write(as_request(method, path, self.headers() | given | {"content-length": str(len(sent))}) + sent)
        status, headers = await read_head(reader)
        received = await read_body(reader, headers)
        await close(writer)
        self.keep_cookie(headers)
        self.log.note(f"{self.name} <", f"{status}{told(headers)}" + ("" if quietly else f"\n{received}"), hidden)
        return Answer(int(status.split()[1]), received)

    def keep_cookie(self, headers: list[tuple[str, str]]) -> None:
        """Do with cookies as browsers do."""
        for name, value in headers:
            if name.lower() == "set-cookie" and value.startswith(f"{COOKIE}="):
                self.cookie = value.partition("=")[2].partition(";")[0].strip('"')

    async def listen(self, path: str, **more: str) -> Socket:
        """A WebSocket."""
        status, reader, writer = await self.knock(path, **more)
        assert status.split()[1] == "101", status
        return Socket(self.log, self.name, reader, writer)

    async def knock(self, path: str, **more: str) -> tuple[str, asyncio.StreamReader, asyncio.StreamWriter]:
        """Ask for a WebSocket; gives the first line of the answer, and a connection that is one if that is granted."""
        given = {name.replace("_", "-"): value for name, value in more.items()}
        said = "".join(f"\n{name}: {value}" for name, value in given.items())
        self.log.note(f"{self.name} >", f"WebSocket {path}{said}")
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        upgrade = {
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-key": KEY,
            "sec-websocket-version": "13",
        }
        writer.write(as_request("GET", path, self.headers() | given | upgrade))
        status, headers = await read_head(reader)
        received = "" if " 101 " in status else "\n" + await read_body(reader, headers)
        self.log.note(f"{self.name} <", f"{status}{told(headers)}{received}")
        return status, reader, writer


class Socket:
    """A WebSocket of somebody."""

    def __init__(self, log: Log, name: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.log = log
        self.name = name
        self.reader = reader
        self.writer = writer
        self.frames: asyncio.Queue[tuple[int, bytes]] = asyncio.Queue()
        self.reading = asyncio.create_task(self.read_on())

    def send(self, message: object) -> None:
        """A message; a text is sent as it is, anything else as JSON."""
        text = message if isinstance(message, str) else json.dumps(message, ensure_ascii=False)
        self.log.note(f"{self.name} >>", text)
        self.write(TEXT, text.encode())

    def write(self, kind: int, content: bytes) -> None:
        """A frame."""
        size = len(content)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        masked = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(content))
        self.writer.write(bytes((0x80 | kind,)) + length + MASK + masked)

    async def hear(self) -> Json:
        """The next message, or `{"kind": "closed"}` at the end."""
        first, content = await asyncio.wait_for(self.frames.get(), LONGEST)
        if first & 15 == CLOSE:
            code = int.from_bytes(content[:2], "big")
            self.log.note(f"{self.name} <<", f"{first:02x} {code} {content[2:].decode()}".rstrip())
            return {"kind": "closed"}
        if first == LOST:
            raise ConnectionError(f"The connection of {self.name} is lost.")
        text = content.decode()
        self.log.note(f"{self.name} <<", f"{first:02x} {text}")
        found: Json = json.loads(text)
        return found

    async def read_on(self) -> None:
        """Take in what comes, whenever it is heard; the server wants to know meanwhile that somebody is there."""
        with contextlib.suppress(OSError, EOFError):
            while True:
                first, content = await self.read()
                if first & 15 == PING:
                    self.write(PONG, content)
                else:
                    self.frames.put_nowait((first, content))
        self.frames.put_nowait((LOST, b""))

    async def read(self) -> tuple[int, bytes]:
        """A frame: its first byte, and what is in it."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first, await self.reader.readexactly(size)

    async def leave(self) -> None:
        """Go, and hear what the server has to say to that: nothing but the same, if all else has been heard."""
        self.write(CLOSE, (1000).to_bytes(2, "big"))
        while (await self.hear())["kind"] != "closed":
            pass
        await self.part()

    async def end(self) -> None:
        """Hear that the server closes the connection, and go."""
        found = await self.hear()
        assert found["kind"] == "closed", found
        await self.part()

    async def part(self) -> None:
        """End the connection."""
        await close(self.writer)
        await self.reading


def as_request(method: str, path: str, headers: dict[str, str]) -> bytes:
    """The head of a request."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def read_head(reader: asyncio.StreamReader) -> tuple[str, list[tuple[str, str]]]:
    """The first line of an answer, and its headers in their order."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LONGEST)
    status, *lines = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
    parts = [line.partition(": ") for line in lines]
    return status, [(name, value) for name, _, value in parts]


async def read_body(reader: asyncio.StreamReader, headers: list[tuple[str, str]]) -> str:
    """What follows the headers: as much as they say."""
    size = next((value for name, value in headers if name.lower() == "content-length"), "0")
    return (await asyncio.wait_for(reader.readexactly(int(size)), LONGEST)).decode()


def told(headers: list[tuple[str, str]]) -> str:
    """Headers as they are noted: but for the clock, and for a length, which a time told in fewer digits changes."""
    varying = {"date": "<date>", "content-length": "<length>"}
    return "".join(f"\n{name}: {varying.get(name.lower(), value)}" for name, value in headers)


async def close(writer: asyncio.StreamWriter) -> None:
    """End a connection; the other side may have been quicker."""
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
