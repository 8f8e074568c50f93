"""Make the locks: `make lock` writes requirements/*.lock, and what every locked package asks for beside them.

A lock names each package with its version and the hashes of its files, for every Python and system we support, and is
all that `tools/setup.py` installs from. Nothing looks for what a package needs while it is installed, so a lock must be
complete: tests compare it with `needs.json`, which holds the packages' own metadata, and that with what is installed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
NEEDS = REQUIREMENTS / "needs.json"
LIKE_DEV = ["-c", "requirements/dev.lock"]  # installed into one environment, so the versions must be the same
# What each lock is made from: the project with extras, or groups of pyproject.toml
LOCKS = {
    "dev": [
        *("pyproject.toml", "--extra", "hosted", "--extra", "rl", "--extra", "stats", "--extra", "traces"),
        *("--group", "test", "--group", "lint", "--group", "docs"),
    ],
    "run": ["pyproject.toml", *LIKE_DEV],
    "hosted": ["pyproject.toml", "--extra", "hosted", *LIKE_DEV],
    "build": ["--group", "build", *LIKE_DEV],
    "node": ["--group", "node"],
    "bench": ["--group", "bench", *LIKE_DEV],
    "bench-pettingzoo": ["--group", "bench-pettingzoo"],
    "bench-catanatron": ["--group", "bench-catanatron"],
    "cluster": ["pyproject.toml", "--extra", "cluster", *LIKE_DEV],
    "uv": ["--group", "uv"],
    "pip-oldest": ["--group", "pip-oldest"],
    "pip-newest": ["--group", "pip-newest"],
}
COMPILE = [
    *(
        "build/uv/bin/uv",
        "pip",
        "compile",
        "-q",
        "--universal",
        "--python-version",
        "3.11",
        "--fork-strategy",
        "fewest",
    ),
    *("--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock"),
]
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>.+?))? \\$", re.MULTILINE)


def pins(lock: str) -> list[re.Match[str]]:
    """The packages that a lock names; one may be there several times, with markers that exclude each other."""
    return list(PIN.finditer((REQUIREMENTS / f"{lock}.lock").read_text()))


def extras_asked_for(requirements: Iterable[str]) -> set[str]:
    """All extras that some requirement names: `coverage[toml]>=7` asks for toml."""
    found = re.findall(r"^[\w.-]+\s*\[([^\]]*)\]", "\n".join(requirements), re.MULTILINE)
    return {extra.strip() for extras in found for extra in extras.split(",")}


def that_matter(requirements: Iterable[str], extras: set[str]) -> list[str]:
    """What a package asks for, without extras that nobody wants."""

    def wanted(requirement: str) -> bool:
        named = re.findall(r"""extra\s*==\s*["']([^"']+)""", requirement)
        return not named or bool(extras & set(named))

    return sorted(each for each in requirements if wanted(each))


def write_locks(*options: str) -> None:
    """Make every lock; of packages that are locked already, the version is kept unless asked to upgrade."""
    for lock, made_from in LOCKS.items():
        print(f"requirements/{lock}.lock", flush=True)
        subprocess.run([*COMPILE, *options, *made_from, "-o", f"requirements/{lock}.lock"], cwd=ROOT, check=True)


def metadata() -> dict[str, list[str]]:
    """What each locked package asks for, as it says itself; the index has that beside most files."""
    found: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for lock in LOCKS:
            for wanted in one_version_each(lock, found):
                listed, report = Path(folder, "wanted.txt"), Path(folder, "report.json")
                listed.write_text("\n".join(wanted))
                pip = [sys.executable, "build/pips/pip-newest/pip", "install", "-q", "--disable-pip-version-check"]
                look = ["--dry-run", "--ignore-installed", "--no-deps", "--no-build-isolation", "--report", str(report)]
                subprocess.run([*pip, *look, "-r", str(listed)], cwd=ROOT, check=True)
                for each in json.loads(report.read_text())["install"]:
                    about = each["metadata"]
                    name = next(key for key in wanted if same(key.split("==")[0], about["name"]))
                    found[name] = about.get("requires_dist", [])
    return found


def one_version_each(lock: str, known: Iterable[str]) -> Iterator[list[str]]:
    """What a lock names and is not known yet, in lists that pip takes: whatever the system, no package twice."""
    left = dict.fromkeys(f"{pin['name']}=={pin['version']}" for pin in pins(lock))
    for each in known:
        left.pop(each, None)
    while left:
        first = {each.split("==")[0]: each for each in left}
        yield list(first.values())
        for each in first.values():
            del left[each]


def same(name: str, other: str) -> bool:
    """Whether both name one package."""
    return re.sub(r"[-_.]+", "-", name).lower() == re.sub(r"[-_.]+", "-", other).lower()


def own_requirements() -> list[str]:
    """Everything that pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras, groups = project["project"]["optional-dependencies"], project["dependency-groups"]
    lists = [project["project"]["dependencies"], *extras.values(), *groups.values()]
    return [each for asked in lists for each in asked if isinstance(each, str)]


def write_needs() -> None:
    """Write down what every locked package asks for."""
    print("requirements/needs.json", flush=True)
    found, extras = metadata(), extras_asked_for(own_requirements())
    while True:
        needs = {name: that_matter(asked, extras) for name, asked in sorted(found.items())}
        more = extras | extras_asked_for(each for asked in needs.values() for each in asked)
        if more == extras:
            break
        extras = more
    NEEDS.write_text(json.dumps(needs, indent=1) + "\n")


if __name__ == "__main__":
    write_locks(*sys.argv[1:])
    write_needs()
