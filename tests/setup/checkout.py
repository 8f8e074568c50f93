"""A small checkout with the real tools/setup.py, in which everything is installed and compiling takes no time.

Its own setup.py stands in for the compiler and its npm for the builder of the client: what is tested is when they are
called and what becomes of what they make.
"""

from __future__ import annotations

import contextlib
import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
STATE = "src/caylus/core/state.py"
FILES = {
    STATE: "WORKERS = 6\n",
    "src/caylus/__init__.py": "",
    "src/caylus/core/__init__.py": "",
    "src/caylus/server/__init__.py": "",
    "src/caylus/server/app.py": "PORT = 8303\n",
    "src/caylus/server/static/index.html": "first client\n",
    "web/src/main.ts": "first client\n",
    "pyproject.toml": "[project]\nname = 'caylus'\nversion = '1'\n",
    "requirements/run.lock": "",
    "requirements/build.lock": "",
    "requirements/dev.lock": "",
    "build/compiled": "",
    "setup.py": """
import os, pathlib, shutil, sysconfig, time
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

class Compile(build_ext):
    def build_extension(self, extension):
        source, made = pathlib.Path("src/caylus/core/state.py"), pathlib.Path(self.get_ext_fullpath(extension.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, made)
        with open("build/compiled", "a") as count:
            count.write("once\\n")
        if os.path.exists("meanwhile"):
            os.replace("meanwhile", source)
        while os.path.exists("hold"):
            time.sleep(0.02)

compiles = os.environ["CAYLUS_COMPILE"] != "0" and not os.path.exists("no-compiler")
if not compiles:
    print("warning: the engine is not compiled and runs as plain Python: no C compiler (cc)")
setup(
    packages=["caylus", "caylus.core", "caylus.server"],
    package_dir={"": "src"},
    package_data={"caylus": ["server/static/**"]},
    ext_modules=[Extension("caylus.core.state", [])] if compiles else [],
    cmdclass={"build_ext": Compile},
)
""",
}
NPM = '#!/bin/sh\n[ "$1" = --version ] || cp web/src/main.ts src/caylus/server/static/index.html\n'


def load_setup(folder: Path) -> ModuleType:
    """The copy of tools/setup.py in a folder, which it takes for the project."""
    spec = importlib.util.spec_from_file_location("setup_of_checkout", folder / "tools" / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Checkout:
    """The checkout, and what can be done in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in FILES.items():
            self.write(name, text)
        (folder / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "setup.py", folder / "tools" / "setup.py")
        self.write_program(".venv/bin/python", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        self.write_program("bin/node", "#!/bin/sh\necho v24.1.0\n")
        self.write_program("bin/npm", NPM)
        self.setup = load_setup(folder)
        self.write_stamps()

    def write(self, name: str, text: str) -> None:
        """Write a file, in place of an older one."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def write_program(self, name: str, text: str) -> None:
        """Write a file that can be run."""
        self.write(name, text)
        (self.folder / name).chmod(0o755)

    def write_stamps(self) -> None:
        """Say that the environment, the packages and the client are there."""
        venv = self.folder / ".venv"
        digest = self.setup.digest
        for name in ("run", "build", "dev"):
            (venv / f".{name}").write_text(digest(f"requirements/{name}.lock"))
        (venv / ".made").write_text(f"{venv} {sys.base_prefix} {sys.version}")
        (venv / ".project").write_text(digest("pyproject.toml", "setup.py"))
        self.write("web/package-lock.json", "{}")
        self.write("web/index.html", "")
        self.write("web/vite.config.ts", "")
        self.write("web/node_modules/.caylus", digest("web/package-lock.json"))
        self.write("build/client", digest(*self.setup.CLIENT_FILES))

    def run(self, chore: str, mode: str = "auto", **variables: str) -> str:
        """What tools/setup.py says."""
        done = self.call(chore, mode, variables)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def fail(self, chore: str) -> str:
        """With what tools/setup.py ends where it cannot do what it is asked for."""
        done = self.call(chore, "auto", {})
        assert done.returncode == 1, done.stdout + done.stderr
        return done.stderr

    def call(self, chore: str, mode: str, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
        """Run tools/setup.py."""
        ours = {"PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}", "CAYLUS_COMPILE": mode, "PYTHONPATH": ""}
        command = [sys.executable, "tools/setup.py", chore]
        all_variables = {**os.environ, **ours, **variables}
        return subprocess.run(command, cwd=self.folder, env=all_variables, capture_output=True, text=True, check=False)

    def wait_for_compiler(self) -> None:
        """Until what compiles beside has made the engine and let go of the lock."""
        while not self.setup.has_engine():
            time.sleep(0.05)
        with (self.folder / "build" / "engine.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)

    @property
    def compilations(self) -> int:
        """How often the compiler has run."""
        return len((self.folder / "build" / "compiled").read_text().splitlines())

    def compiled(self, name: str) -> str | None:
        """A file of the compiled package."""
        with contextlib.suppress(FileNotFoundError):
            return (self.folder / "build" / "mypyc" / "caylus" / name).read_text()
        return None
