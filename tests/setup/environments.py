"""New environments for tests, with a certain pip and nothing else, and what is in one."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from importlib.metadata import distributions
from pathlib import Path

from packaging.markers import Marker
from packaging.utils import canonicalize_name

from tools import locks

ROOT = Path(__file__).resolve().parents[2]


def environment(folder: Path, pip: str) -> Path:
    """A new environment with a certain pip; gives its Python."""
    where = ROOT / "build" / "pips" / pip
    assert (where / ".made").is_file(), "The pips for the tests are not there; `make check` installs them."
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site_packages(folder) / "pip.pth").write_text(f"{where}\n")
    return folder / "bin" / "python"


def site_packages(environment: Path) -> Path:
    """Where an environment has its packages."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(environment)}))


def installed(folder: Path) -> dict[str, str]:
    """The packages in a folder, with their versions."""
    return {canonicalize_name(each.name): each.version for each in distributions(path=[str(folder)])}


def listed(lock: str) -> dict[str, str]:
    """What a lock names for this Python on this system."""
    fitting = [pin for pin in locks.pins(lock) if pin["marker"] is None or Marker(pin["marker"]).evaluate()]
    return {canonicalize_name(pin["name"]): pin["version"] for pin in fitting}
