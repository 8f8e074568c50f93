"""The page about the arena: its commands run, and it names every option and every field there is."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from caylus.arena import read_records
from caylus.cli import app
from tests.docs.pages import DOCS, blocks, codes

PAGE = DOCS / "arena.md"
COMMANDS = [
    shlex.split(line)[1:]
    for language, text in blocks(PAGE)
    if language == "sh"
    for line in text.splitlines()
    if line.startswith("caylus ")
]
PLAIN = {"--help", "-h", "--version", "--plain", "--option", "--players", "--seed", "--bot", "--markdown"}


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_the_command_runs(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert app.run([*command, "--workers", "0"]) == 0
    assert capsys.readouterr().out
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {word for word in command if word.endswith((".json", ".md", ".records"))}
    for path in tmp_path.glob("*.records"):
        assert len(list(read_records(path))) == 8


@pytest.mark.parametrize("command", ["arena", "measure"])
def test_every_option_that_wants_explaining_is_explained(command: str) -> None:
    options = {name for argument in app.app[command].assemble_argument_collection() for name in argument.names}
    text = PAGE.read_text()
    missing = {option for option in options if option.startswith("--") and option not in text}
    assert missing <= PLAIN


@pytest.mark.parametrize(
    "arguments", [["arena", "caylus", "random", "random", "--sprt", "0,40"], ["measure", "caylus"]], ids=" ".join
)
def test_every_field_of_the_json_is_named(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run([*arguments, "--games", "4", "--workers", "0", "--json", str(tmp_path / "out.json")]) == 0
    capsys.readouterr()
    result = json.loads((tmp_path / "out.json").read_text())
    fields = set(result) - {"format", "version"}
    fields |= {field for bot in result.get("bots", []) for field in bot}
    fields |= {field for pair in result.get("pairs", []) for field in pair} | set(result.get("sprt", {}))
    assert fields <= codes(PAGE)
