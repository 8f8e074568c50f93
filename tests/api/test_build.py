"""The run tests the build it means to: EXPECT=pure the plain source, EXPECT=compiled the compiled engine."""

import importlib
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import caylus.core
import caylus.games
from caylus.core import COMPILED

# Without EXPECT either build will do, but all modules must be of the same one.
EXPECT = os.environ.get("EXPECT") or ("compiled" if COMPILED else "pure")


def engine_modules() -> list[str]:
    packages = (caylus.core, caylus.games)
    found = (info for p in packages for info in pkgutil.walk_packages(p.__path__, f"{p.__name__}."))
    return [
        info.name for info in found if not info.ispkg and ".terminal." not in info.name
    ]  # boards are never compiled


@pytest.mark.parametrize("name", engine_modules())
def test_engine_module_is_of_the_expected_build(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert ("compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure") == EXPECT
