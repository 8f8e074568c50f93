"""A lock names everything that what it names asks for, on every Python and system; nothing else will look for it."""

from __future__ import annotations

import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib.metadata import distributions
from itertools import pairwise, product
from pathlib import Path

import pytest
from packaging.markers import Marker, default_environment
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from tests.setup.checkout import load_setup
from tools import locks

ROOT = Path(__file__).resolve().parents[2]
NEEDS: dict[str, list[str]] = json.loads(locks.NEEDS.read_text())
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {
    "linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": "x86_64"},
    "macos": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix", "platform_machine": "arm64"},
    "windows": {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "platform_machine": "AMD64"},
}


def environment(python: str, system: str) -> dict[str, str]:
    """The markers of a machine."""
    versions = {"python_version": python, "python_full_version": f"{python}.0", "implementation_version": f"{python}.0"}
    return {**{name: str(value) for name, value in default_environment().items()}, **versions, **SYSTEMS[system]}


def chosen(lock: str, machine: dict[str, str]) -> dict[NormalizedName, str]:
    """What a lock installs on a machine."""
    fitting = [pin for pin in locks.pins(lock) if pin["marker"] is None or Marker(pin["marker"]).evaluate(machine)]
    names = [canonicalize_name(pin["name"]) for pin in fitting]
    assert len(names) == len(set(names)), f"{lock} names a package twice for one machine"
    return {name: pin["version"] for name, pin in zip(names, fitting, strict=True)}


def in_group(group: str) -> Iterator[str]:
    """The requirements of a group, with those of groups in it."""
    for each in PROJECT["dependency-groups"][group]:
        if isinstance(each, str):
            yield each
        else:
            yield from in_group(each["include-group"])


def roots(lock: str) -> Iterator[str]:
    """What a lock is made for."""
    made_from = locks.LOCKS[lock]
    if "pyproject.toml" in made_from:
        yield from PROJECT["project"]["dependencies"]
    for option, name in pairwise(made_from):
        if option == "--extra":
            yield from PROJECT["project"]["optional-dependencies"][name]
        if option == "--group":
            yield from in_group(name)


def missing(lock: str, machine: dict[str, str]) -> list[str]:
    """What is asked for on a machine, by us or by a package of the lock, and not in the lock as it is asked for."""
    there = chosen(lock, machine)
    extras: dict[NormalizedName, set[str]] = defaultdict(set)
    asked = [("pyproject.toml", each) for each in roots(lock)]
    found: list[str] = []
    seen: set[tuple[str, str]] = set()
    while asked:
        source, text = asked.pop()
        wanted = Requirement(text)
        name = canonicalize_name(wanted.name)
        wishes = extras[canonicalize_name(source.split("==")[0])] | {""}
        if wanted.marker and not any(wanted.marker.evaluate({**machine, "extra": wish}) for wish in wishes):
            continue
        if name not in there or not wanted.specifier.contains(there[name], prereleases=True):
            found.append(f"{source} asks for {text}, {lock}.lock has {there.get(name, 'none')}")
            continue
        package = f"{name}=={there[name]}"
        if (package, "") not in seen or not wanted.extras <= extras[name]:
            seen.add((package, ""))
            extras[name] |= wanted.extras
            asked += [(package, each) for each in NEEDS[package]]
    return found


@pytest.mark.parametrize("lock", locks.LOCKS)
def test_nothing_that_a_locked_package_asks_for_is_missing(lock: str) -> None:
    machines = [environment(python, system) for python, system in product(PYTHONS, SYSTEMS)]
    assert {each for machine in machines for each in missing(lock, machine)} == set()


def test_a_missing_package_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NEEDS, "coverage==" + version("dev", "coverage"), ["tomli>=2; extra == 'toml'"])
    assert len(missing("dev", environment("3.11", "linux"))) == 1  # pytest-cov asks for coverage[toml]


def version(lock: str, package: str) -> str:
    """Which version of a package a lock names."""
    return next(pin["version"] for pin in locks.pins(lock) if pin["name"] == package)


def test_every_lock_is_made_by_the_chore() -> None:
    assert {path.stem for path in (ROOT / "requirements").glob("*.lock")} == set(locks.LOCKS)


def test_of_every_locked_package_it_is_known_what_it_asks_for() -> None:
    pinned = {f"{pin['name']}=={pin['version']}" for lock in locks.LOCKS for pin in locks.pins(lock)}
    assert set(NEEDS) == pinned, "`make lock` writes requirements/needs.json anew"


def test_what_installed_packages_ask_for_is_what_was_written_down() -> None:
    asked = [*locks.own_requirements(), *(each for needs in NEEDS.values() for each in needs)]
    extras = locks.extras_asked_for(asked)
    compared = 0
    for each in distributions():
        key = f"{canonicalize_name(each.name)}=={each.version}"
        if key in NEEDS:
            said = locks.that_matter(each.requires or [], extras)
            assert {str(Requirement(text)) for text in said} == {str(Requirement(text)) for text in NEEDS[key]}, key
            compared += 1
    assert compared >= 100  # all of dev.lock


def test_locks_that_share_an_environment_agree() -> None:
    used = {lock for names in load_setup(ROOT).LOCKS.values() for lock in names} | {"hosted"}  # as in the Containerfile
    machines = [environment(python, system) for python, system in product(PYTHONS, SYSTEMS)]
    for machine in machines:
        versions: dict[str, set[str]] = defaultdict(set)
        for lock in used:
            for name, number in chosen(lock, machine).items():
                versions[name].add(number)
        assert {name for name, numbers in versions.items() if len(numbers) > 1} == set()


@pytest.mark.parametrize("place", ["Makefile", "Containerfile", ".ci/run", "docs/hosting.md"])
def test_packages_are_installed_in_one_way_everywhere(place: str) -> None:
    whole = (ROOT / place).read_text().replace("\\\n", " ")
    for command in re.findall(r"\bpip install\b[^`&\n]*", whole):
        locked = "--require-hashes" in command and "-r requirements/" in command
        ours = "--no-build-isolation" in command and re.search(r" (\.|dist/caylus-\S+)\s*$", command)
        assert "--no-deps" in command, command
        assert locked or ours, command
