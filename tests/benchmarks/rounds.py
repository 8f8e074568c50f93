"""Quick rounds of the benchmarks, each started as people start it."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from tests.docs.pages import ROOT

NOT_COMPILED = {**os.environ, "CAYLUS_COMPILE": "0"}  # a compiled build that lies about may be of another day


def attempt(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What comes of one."""
    command = [sys.executable, "-m", module, *arguments, "--quick"]
    return subprocess.run(command, cwd=ROOT, env=NOT_COMPILED, capture_output=True, text=True, check=False)


def printed(module: str, *arguments: str) -> str:
    """What one prints that ends well."""
    done = attempt(module, *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def rows(told: str) -> list[list[str]]:
    """The cells of a table in Markdown, without its headings."""
    lines = [line for line in told.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines][1:]


def figures(cell: str) -> list[float]:
    """The numbers in a cell."""
    return [float(each.replace(",", "")) for each in re.findall(r"\d[\d,]*(?:\.\d+)?", cell)]
