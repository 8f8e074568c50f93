"""Commands quoted on the pages exist: chores of the Makefile, and what the `caylus` command understands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from caylus.cli.app import app
from caylus.cli.commands import COMMANDS
from tests.docs.pages import DOCS, PAGES, ROOT, blocks, codes, name

CHORES = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def commands(page: Path, program: str) -> list[list[str]]:
    """The command lines of a program quoted on a page, comments left out."""
    lines = [
        line.removeprefix("$ ") for language, text in blocks(page) if language == "sh" for line in text.split("\n")
    ]
    found = [line for line in (*lines, *codes(page)) if line == program or line.startswith(f"{program} ")]
    return [shlex.split(line.removesuffix(" &"), comments=True)[1:] for line in found]


def test_commands_are_found_on_the_pages() -> None:
    assert ["play"] in commands(ROOT / "README.md", "make")
    assert any(commands(page, "caylus") for page in PAGES)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_chores_quoted_on_the_page_are_in_the_makefile(page: Path) -> None:
    for words in commands(page, "make"):
        assert not words or words[0] in CHORES


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_caylus_commands_quoted_on_the_page_are_understood(page: Path) -> None:
    for words in commands(page, "caylus"):
        complete = words if len(words) > 1 else [*words, "--help"]
        app.parse_args(complete, print_error=False, exit_on_error=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_table_is_on_the_page_for_players(command: str) -> None:
    assert command in {code.split()[0] for code in codes(DOCS / "players.md")}


def test_every_option_of_play_is_on_the_page_for_players() -> None:
    options = {option for argument in app["play"].assemble_argument_collection() for option in argument.names}
    assert {option for option in options if option.startswith("--")} <= codes(DOCS / "players.md")
