"""What the page for hosts says of settings, the unit and the container file is so."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from caylus.cli.app import app
from caylus.server.settings import PREFIX, Settings
from tests.docs.pages import DOCS, ROOT, blocks

PAGE = DOCS / "hosting.md"
ROWS = re.findall(r"^\| `CAYLUS_(\w+)` \| (?:`(--[a-z-]+)`)? ?\| (.*?) \|", PAGE.read_text(), re.MULTILINE)


def block(language: str) -> str:
    """The first block of a language."""
    return next(text for found, text in blocks(PAGE) if found == language)


def test_every_setting_is_on_the_page_with_its_option_and_its_default() -> None:
    options = {option for argument in app["serve"].assemble_argument_collection() for option in argument.names}
    assert {name.lower() for name, _, _ in ROWS} == {each.name for each in fields(Settings)}
    for name, option, default in ROWS:
        value = getattr(Settings(), name.lower())
        assert (f"--{name.lower().replace('_', '-')}" in options) == bool(option)
        if default.startswith("`"):
            said = default.strip("`")
            if isinstance(value, bool):
                assert said == ("yes" if value else "no")
            else:
                assert said == (f"{value:g}" if isinstance(value, float) else str(value))
    assert PREFIX == "CAYLUS_"


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("There is no systemd on this machine.")
    unit = tmp_path / "caylus.service"
    unit.write_text(block("ini").replace("/opt/caylus/.venv/bin/caylus", "/bin/true"))
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "caylus.service" in line]
    assert not complaints


def test_the_container_file_copies_what_is_there() -> None:
    lines = (ROOT / "Containerfile").read_text().splitlines()
    copied = [
        name for line in lines if line.startswith("COPY ") and "--from" not in line for name in line.split()[1:-1]
    ]
    assert "pyproject.toml" in copied
    for name in copied:
        assert list(ROOT.glob(name)), name
