"""Every Python example of the pages runs, and prints what the page says it prints."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import DOCS, PAGES, blocks, name

WITH_EXAMPLES = [page for page in PAGES if any(language == "python" for language, _ in blocks(page))]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name)
def test_examples_run_and_print_what_they_promise(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = blocks(page)
    seen: dict[str, Any] = {"__name__": "example"}  # one after another, as a reader would type them
    for at, (language, code) in enumerate(found):
        if language != "python":
            continue
        exec(compile(code, f"{name(page)}, example {at + 1}", "exec"), seen)
        printed = capsys.readouterr().out
        promised = found[at + 1][1] if found[at + 1 :] and found[at + 1][0] == "text" else ""
        assert printed.strip() == promised.strip()


def test_the_readme_has_an_example() -> None:
    assert "README.md" in map(name, WITH_EXAMPLES)


def test_every_section_of_the_research_page_begins_anew() -> None:
    for section in (DOCS / "research.md").read_text().split("\n## ")[1:]:
        code = "\n".join(part.partition("```")[0] for part in section.split("```python\n")[1:])
        command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F821", "-q", "-"]
        done = subprocess.run(command, input=code, capture_output=True, text=True, check=False)
        assert done.returncode == 0, section.partition("\n")[0] + "\n" + done.stdout + done.stderr
