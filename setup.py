"""Compile the engine with mypyc where that is possible; everything else is in pyproject.toml.

CAYLUS_COMPILE  0: never; auto (default): if it works, else plain Python; 1: fail if it does not work.
CAYLUS_OPT      the C compiler's optimisation level, 0 to 3 (default).
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("CAYLUS_COMPILE", "auto")
COMPILED = [
    "src/caylus/core",
    "src/caylus/games",
    "src/caylus/bots/judges.py",
    "src/caylus/bots/learned",
    "src/caylus/bots/planner.py",
    "src/caylus/bots/search",
    "src/caylus/kit",
]
PLAIN = ["terminal"]  # folders in them that stay as they are: boards are quick enough, and need rich
# Errors in other modules do not matter: what those import may not be installed, as numpy
MYPY_OPTIONS = ["--follow-imports=silent"]


def sources() -> list[str]:
    """The modules to compile.

    Not compiled: `__init__.py` files, which only re-export names and so gain nothing; and all other packages,
    whose libraries need real Python functions and classes (annotations, subclasses, patching).
    """
    found = (path for part in map(Path, COMPILED) for path in ([part] if part.is_file() else part.rglob("*.py")))
    return sorted(path.as_posix() for path in found if path.name != "__init__.py" and path.parent.name not in PLAIN)


def stay_plain(reason: str) -> None:
    print(f"warning: the engine is not compiled and runs as plain Python: {reason}", file=sys.stderr)  # noqa: T201


def extensions() -> list[Extension]:
    files = sources()
    if MODE == "0" or not files:
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if MODE == "auto" and os.name != "nt" and shutil.which(compiler) is None:
        stay_plain(f"no C compiler ({compiler})")
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 (absent when nothing is to be compiled)

        opt_level = os.environ.get("CAYLUS_OPT", "3")
        found = list(mypycify([*MYPY_OPTIONS, *files], opt_level=opt_level, debug_level="0", group_name="caylus"))
        if os.name != "nt":
            for extension in found:  # what nobody else can see, the C compiler may inline: a tenth faster
                extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        return found
    except (Exception, SystemExit) as error:  # SystemExit is how mypyc reports a type error
        if MODE != "auto":
            raise
        stay_plain(f"mypyc failed ({type(error).__name__}); `make check` may tell why")
        return []


class BuildAllOrNothing(build_ext):
    """One failed extension would leave the others unable to import it, so then none is kept."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if MODE != "auto":
                raise
            for output in map(Path, self.get_outputs()):
                output.unlink(missing_ok=True)
            self.extensions = []
            stay_plain(f"the C compiler failed ({type(error).__name__})")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
