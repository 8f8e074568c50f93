"""The files that people install, made once, and an environment with nothing but the locked packages and the wheel."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from tests.setup.environments import environment, listed, site_packages
from tools.dist import make_archives


@dataclass
class Made:
    """A source archive and a wheel."""

    archive: Path
    wheel: Path


@dataclass
class Installed:
    """An environment, and how its programs are run: with no other program in reach, and none of our settings."""

    folder: Path
    path: str
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def variables(self) -> dict[str, str]:
        """The whole of the surroundings."""
        alone = {"HOME": str(self.folder), "LC_ALL": "C.UTF-8", "PIP_CONFIG_FILE": os.devnull}
        return {"PATH": self.path, **alone, **self.settings}

    def program(self, name: str) -> str:
        """Where a program of the environment is."""
        return str(self.folder / "bin" / name)

    def run(self, program: str, *words: str) -> str:
        """What a program of the environment says, if it succeeds."""
        done = subprocess.run(
            [self.program(program), *words],
            cwd=self.folder,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def install(self, file: Path) -> None:
        """Install one of our files as the pages say, with no index of packages to be asked."""
        alone = ("--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
        self.run("python", "-m", "pip", "install", *alone, str(file))


def furnish(folder: Path, *names: str) -> None:
    """Make an environment with what these locks list, as it lies in the environment of the tests, and nothing else."""
    environment(folder, "pip-newest")
    wanted = {name: version for lock in names for name, version in listed(lock).items()}
    there = {
        str(canonicalize_name(each.name)): each for each in distributions(path=[str(site_packages(Path(sys.prefix)))])
    }
    for name, version in wanted.items():
        assert there[name].version == version, f"{name} is not as the lock has it; `make check` installs it so."
        tops = {file.parts[0] for file in there[name].files or []} - {"..", "__pycache__"}
        for top in tops:
            link = site_packages(folder) / top
            if not link.is_symlink():  # packages of one family may share a folder
                link.symlink_to(str(there[name].locate_file(top)))


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """What `make dist` makes."""
    return Made(*make_archives(tmp_path_factory.mktemp("dist")))


@pytest.fixture(scope="session")
def installed(made: Made, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel on a machine without a compiler and without Node.js."""
    folder = tmp_path_factory.mktemp("machine") / "environment"
    furnish(folder, "run")
    clean = Installed(folder, str(folder / "bin"))
    clean.install(made.wheel)
    return clean
