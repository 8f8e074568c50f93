"""The web client: its built files, kept in memory and compressed once, and its one page for every address of it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

BUILT: Final = Path(__file__).parent.parent / "static"
NOT_PAGES: Final = ("api", "schema", "assets", "health", "ready", "metrics")
LOOKING: Final = (HttpMethod.GET, HttpMethod.HEAD)
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with their contents
ASK_AGAIN: Final = "no-cache"
SMALLEST: Final = 1000  # bytes; below that compression gains nothing
MISSING: Final = (
    "<!doctype html><title>Caylus</title><p>The web client is not built. <code>make web</code> builds it; programs use "
    '<a href="/schema/openapi.json">the interface</a> meanwhile.'
)


@dataclass(frozen=True)
class Served:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    type: str
    tag: str
    caching: str


def read_client(folder: Path = BUILT) -> dict[str, Served]:
    """Every file of the built client by its address; just a note for the first page if there is none."""
    found = {
        path.relative_to(folder).as_posix(): serve_file(path.read_bytes(), path.name, path.parent != folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    found.setdefault("index.html", serve_file(MISSING.encode(), "index.html", named_by_content=False))
    return found


def serve_file(body: bytes, name: str, named_by_content: bool) -> Served:
    """A file with what browsers want to know about it."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
    return Served(
        body=body,
        packed=gzip.compress(body, 9, mtime=0) if text and len(body) > SMALLEST else None,
        type=kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        caching=FOREVER if named_by_content else ASK_AGAIN,
    )


def answer_with(file: Served, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file, or that it is still the one the browser has; compressed for who can read that."""
    headers = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.type, headers=headers)


def make_pages(files: dict[str, Served]) -> HTTPRouteHandler:
    """The handler of everything that is not the interface for programs."""

    @route(["/", "/{path:path}"], http_method=LOOKING, include_in_schema=False, sync_to_thread=False)
    def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        """A file of the client, or its page, which reads the address itself."""
        name = path.strip("/")
        file = files.get(name)
        if file is None:
            if name.partition("/")[0] in NOT_PAGES or "." in name:
                raise NotFoundException("There is no such thing.")
            file = files["index.html"]
        return answer_with(file, request)

    return show_page
