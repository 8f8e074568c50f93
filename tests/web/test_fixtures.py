"""The recorded moments that the web client is drawn and tested with are what the engine says today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def check(tool: str) -> subprocess.CompletedProcess[str]:
    """Ask a tool whether what it writes is up to date."""
    command = [sys.executable, f"tools/{tool}.py", "--check"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_moments_of_the_web_gallery_are_up_to_date() -> None:
    found = check("web_fixtures")
    assert found.returncode == 0, found.stderr


def test_the_client_knows_every_sentence_that_the_server_may_refuse_with() -> None:
    found = check("web_problems")
    assert found.returncode == 0, found.stderr
