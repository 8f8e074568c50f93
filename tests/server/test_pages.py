"""The web client is served beside the interface for programs."""

from __future__ import annotations

from pathlib import Path

import httpx

from caylus.server.http.client import read_client
from caylus.server.settings import Settings
from tests.server.serving import served


async def test_every_address_of_the_client_brings_its_page(tmp_path: Path) -> None:
    async with (
        served(Settings(data=str(tmp_path / "c.db"), bot_workers=0)) as address,
        httpx.AsyncClient(timeout=60) as client,
    ):
        pages = [await client.get(address + path) for path in ("/", "/table/abc", "/learn/caylus")]
        assert {page.status_code for page in pages} == {200}
        assert len({page.text for page in pages}) == 1
        policy = pages[0].headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        again = await client.get(address + "/", headers={"if-none-match": pages[0].headers["etag"]})
        assert again.status_code == 304


async def test_whoever_only_asks_for_the_head_of_a_page_gets_that(tmp_path: Path) -> None:
    async with (
        served(Settings(data=str(tmp_path / "c.db"), bot_workers=0)) as address,
        httpx.AsyncClient(timeout=60) as client,
    ):
        for path in ("/", "/table/abc", "/health", "/ready", "/metrics"):
            head, page = await client.head(address + path), await client.get(address + path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"] == page.headers["content-type"]
        assert (await client.head(address + "/x.php")).status_code == 404


async def test_what_is_no_page_is_not_found(tmp_path: Path) -> None:
    async with (
        served(Settings(data=str(tmp_path / "c.db"), bot_workers=0)) as address,
        httpx.AsyncClient(timeout=60) as client,
    ):
        for path in ("/api/nothing", "/assets/none.js", "/x.php"):
            assert (await client.get(address + path)).status_code == 404, path


def test_files_named_by_their_contents_are_kept_forever_and_compressed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_text("castle();" * 500)
    (tmp_path / "index.html").write_text("<!doctype html>")
    files = read_client(tmp_path)
    script = files["assets/index-abc.js"]
    assert "immutable" in script.caching
    assert script.packed is not None
    assert len(script.packed) < len(script.body) / 10
    assert files["index.html"].caching == "no-cache"


def test_without_a_built_client_the_first_page_says_so(tmp_path: Path) -> None:
    assert b"not built" in read_client(tmp_path)["index.html"].body
