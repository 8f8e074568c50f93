"""Packages of Node.js are those of the lock, whatever the settings of whoever installs them: tried with a real npm."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
import shutil
import tarfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.setup.checkout import load_setup

ROOT = Path(__file__).resolve().parents[2]


def write_package(web: Path, source: str, digest: bytes | None = None) -> None:
    """Write a package of Node.js that the client is built with, and the lock that names it, and where it is."""
    about = json.dumps({"name": "stones", "version": "1.0.0"}).encode()
    web.mkdir()
    with tarfile.open(web / "stones.tgz", "w:gz") as packing:
        entry = tarfile.TarInfo("package/package.json")
        entry.size = len(about)
        packing.addfile(entry, io.BytesIO(about))
    digest = digest or hashlib.sha512((web / "stones.tgz").read_bytes()).digest()
    top = {"name": "client", "devDependencies": {"stones": "file:stones.tgz" if "file:" in source else "1.0.0"}}
    integrity = f"sha512-{base64.b64encode(digest).decode()}"
    stones = {"version": "1.0.0", "resolved": source, "integrity": integrity, "dev": True}
    lock = {"name": "client", "lockfileVersion": 3, "packages": {"": top, "node_modules/stones": stones}}
    (web / "package.json").write_text(json.dumps(top))
    (web / "package-lock.json").write_text(json.dumps(lock))


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The real tools/setup.py in a folder of its own, with npm of this machine or of our environment."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "setup.py", tmp_path / "tools" / "setup.py")
    monkeypatch.setenv("PATH", os.pathsep.join([os.environ["PATH"], str(ROOT / ".venv" / "bin")]))
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    return load_setup(tmp_path)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("NODE_ENV", "production"),
        ("npm_config_omit", "dev"),
        ("npm_config_production", "true"),
        ("npm_config_dry_run", "true"),
        ("npm_config_global", "true"),
    ],
)
def test_settings_of_npm_leave_nothing_out(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    write_package(tmp_path / "web", "file:stones.tgz")
    monkeypatch.setenv(name, value)
    setup.install_modules(tmp_path / "web")
    assert (tmp_path / "web" / "node_modules" / "stones" / "package.json").is_file()
    assert setup.has_modules(tmp_path / "web")


def test_another_file_than_the_lock_names_is_not_installed(setup: ModuleType, tmp_path: Path) -> None:
    write_package(tmp_path / "web", "file:stones.tgz", digest=bytes(64))
    with pytest.raises(SystemExit, match="a file is not the one that the lock names"):
        setup.install_modules(tmp_path / "web")
    assert not setup.has_modules(tmp_path / "web")


def test_without_an_index_people_are_asked_whether_they_are_online(setup: ModuleType, tmp_path: Path) -> None:
    write_package(tmp_path / "web", "http://127.0.0.1:9/stones.tgz")  # where nobody listens
    with pytest.raises(SystemExit, match="Is this computer online"):
        setup.install_modules(tmp_path / "web")
    assert not setup.has_modules(tmp_path / "web")
