"""The recorded moments that the web client is drawn and tested with are what the engine says today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_moments_of_the_web_gallery_are_up_to_date() -> None:
    found = subprocess.run(
        [sys.executable, "tools/web_fixtures.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr
