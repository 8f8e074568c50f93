"""What is in the files that people install: all that is needed, nothing else, and always the same bytes."""

from __future__ import annotations

import email
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import caylus
from tests.dist.conftest import Made
from tests.docs.tree import files_of_the_project
from tools.dist import FILES

pytestmark = pytest.mark.xdist_group("dist")

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
CLIENT = ROOT / "src" / "caylus" / "server" / "static"
NAME = f"caylus-{PROJECT['version']}"
ABOUT = f"{NAME}.dist-info"
MADE_BY_SETUPTOOLS = {"PKG-INFO", "setup.cfg", "MANIFEST.in"} | {
    f"src/caylus.egg-info/{name}"
    for name in (
        *("PKG-INFO", "SOURCES.txt", "dependency_links.txt"),
        *("entry_points.txt", "requires.txt", "top_level.txt"),
    )
}


def package_files() -> set[str]:
    """The package as it is kept, with the client as it was built."""
    kept = {path.removeprefix("src/") for path in files_of_the_project() if path.startswith("src/caylus/")}
    built = {path.relative_to(ROOT / "src").as_posix() for path in CLIENT.rglob("*") if path.is_file()}
    assert {"caylus/server/static/index.html"} <= built
    return kept | built


def wheel_files(made: Made) -> dict[str, bytes]:
    """What the wheel holds."""
    with zipfile.ZipFile(made.wheel) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist()}


def archive_files(made: Made) -> dict[str, bytes]:
    """What the source archive holds, without the name of its only folder."""
    with tarfile.open(made.archive) as archive:
        held = {each.name: archive.extractfile(each) for each in archive if not each.isdir()}
    assert {name.split("/")[0] for name in held} == {NAME}
    with tarfile.open(made.archive) as archive:
        return {
            each.name.split("/", 1)[1]: file.read()
            for each in archive
            if (file := archive.extractfile(each)) is not None
        }


def about(text: bytes) -> Message:
    """Metadata, read."""
    return email.message_from_string(text.decode())


def test_the_wheel_holds_the_package_with_its_client_and_nothing_else(made: Made) -> None:
    found = wheel_files(made)
    said = {f"{ABOUT}/{name}" for name in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "top_level.txt")}
    assert set(found) == package_files() | said | {f"{ABOUT}/licenses/LICENSE"}
    for name in package_files():
        assert found[name] == (ROOT / "src" / name).read_bytes(), name


def test_the_source_archive_holds_the_same_and_what_it_is_built_with(made: Made) -> None:
    found = archive_files(made)
    assert set(found) == {f"src/{name}" for name in package_files()} | {*FILES} | MADE_BY_SETUPTOOLS
    for name in found.keys() - MADE_BY_SETUPTOOLS:
        assert found[name] == (ROOT / name).read_bytes(), name


def test_no_file_names_the_machine_it_was_made_on(made: Made) -> None:
    for name, content in {**wheel_files(made), **archive_files(made)}.items():
        assert str(ROOT).encode() not in content, name
        assert str(made.wheel.parent).encode() not in content, name


def test_both_say_what_the_project_says_of_itself(made: Made) -> None:
    assert (made.archive.name, made.wheel.name) == (f"{NAME}.tar.gz", f"{NAME}-py3-none-any.whl")
    for text in (wheel_files(made)[f"{ABOUT}/METADATA"], archive_files(made)["PKG-INFO"]):
        found = about(text)
        assert found["Name"] == PROJECT["name"]
        assert found["Version"] == PROJECT["version"] == caylus.__version__
        assert found["Summary"] == PROJECT["description"]
        assert found["License-Expression"] == PROJECT["license"]
        assert {*found["Requires-Python"].split(",")} == {*PROJECT["requires-python"].split(",")}
        assert str(found.get_payload()).strip() == (ROOT / PROJECT["readme"]).read_text().strip()
        assert {*found.get_all("Provides-Extra", [])} == {*PROJECT["optional-dependencies"]}
        needed = {str(Requirement(each)) for each in found.get_all("Requires-Dist", []) if "extra ==" not in each}
        assert needed == {str(Requirement(each)) for each in PROJECT["dependencies"]}


def test_the_same_source_gives_the_same_bytes_elsewhere(made: Made, tmp_path: Path) -> None:
    """In a checkout of somebody else: another place, other rights, another hour, another language."""
    for name in ("tools/dist.py", *FILES):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "src", tmp_path / "src", copy_function=shutil.copyfile)
    for path in tmp_path.rglob("*"):
        path.chmod(0o700 if path.is_dir() else 0o600)
        os.utime(path, (1_000_000_000, 1_000_000_000))
    settings = {"TZ": "Asia/Tokyo", "LC_ALL": "C", "HOME": str(tmp_path), "PYTHONHASHSEED": "7"}
    elsewhere = {**os.environ, **settings, "SOURCE_DATE_EPOCH": "1"}
    old = os.umask(0o077)
    try:
        subprocess.run([sys.executable, "tools/dist.py"], cwd=tmp_path, env=elsewhere, check=True, capture_output=True)
    finally:
        os.umask(old)
    for file in (made.archive, made.wheel):
        assert (tmp_path / "dist" / file.name).read_bytes() == file.read_bytes(), file.name
