"""Each dependency of the project is named with its reason and the license its own metadata gives."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib

import pytest

from tests.docs.pages import DOCS, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
WANTED = [
    *PROJECT["project"]["dependencies"],
    *(each for extra in PROJECT["project"]["optional-dependencies"].values() for each in extra),
    *(each for group in PROJECT["dependency-groups"].values() for each in group),
]
PACKAGES = sorted({re.split(r"[<>=\[]", each)[0] for each in WANTED if isinstance(each, str)})
OPTIONAL = [
    *PROJECT["dependency-groups"]["bench"],
    *PROJECT["dependency-groups"]["bench-pettingzoo"],
    *PROJECT["dependency-groups"]["bench-catanatron"],
    *PROJECT["dependency-groups"]["node"],
    *PROJECT["dependency-groups"]["uv"],
    *PROJECT["project"]["optional-dependencies"]["cluster"],
]
PEERS = {re.split(r"[<>=\[]", each)[0] for each in OPTIONAL}
ROW = re.compile(r"^\| \[([\w.-]+)\]\(\S+\) \| (\S+) \| \S.+ \|$", re.MULTILINE)
LICENSES = dict(ROW.findall((DOCS / "dependencies.md").read_text()))


def test_the_page_names_exactly_the_dependencies() -> None:
    assert sorted(LICENSES) == PACKAGES


@pytest.mark.parametrize("package", PACKAGES)
def test_the_license_is_the_one_in_its_metadata(package: str) -> None:
    try:
        about = importlib.metadata.metadata(package)
    except importlib.metadata.PackageNotFoundError:
        assert package in PEERS  # installed by `make bench`, `make test-ray`, `make lock`, or where there is no Node.js
        return
    fields = ("License-Expression", "License", "Classifier")
    given = " ".join(text for field in fields for text in about.get_all(field) or [])
    short = LICENSES[package].removesuffix("-2-Clause").removesuffix("-2.0")  # older metadata gives no more
    assert short in given
