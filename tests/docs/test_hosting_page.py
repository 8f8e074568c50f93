"""What the page for hosts says of settings, units, the proxy and the container file is so."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from caylus.cli.app import app
from caylus.server.settings import PREFIX, Settings
from caylus.server.storage.rotation import read_rules
from tests.docs.pages import DOCS, ROOT, blocks
from tools.image import is_ignored, read_copy, read_stages

PAGE = DOCS / "hosting.md"
FILES = sorted((ROOT / "hosting").iterdir())
UNITS = [file for file in FILES if file.suffix in (".service", ".timer")]
ROWS = re.findall(r"^\| `CAYLUS_(\w+)` \| (?:`(--[a-z-]+)`)? ?\| (.*?) \|", PAGE.read_text(), re.MULTILINE)


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


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_files_for_hosts_are_named_and_the_longest_shown_as_they_are(file: Path) -> None:
    assert f"hosting/{file.name}" in PAGE.read_text()
    if file.name in ("caylus.service", "nginx.conf"):
        assert file.read_text() in {text for _, text in blocks(PAGE)}, f"the page does not show {file.name} as it is"


def systemd(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What systemd-analyze says of the units, as if the program were installed."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("There is no systemd on this machine.")
    for unit in UNITS:
        (folder / unit.name).write_text(unit.read_text().replace("/opt/caylus/.venv/bin/caylus", "/bin/true"))
    return subprocess.run([program, *words], cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(tmp_path: Path, unit: Path) -> None:
    done = systemd("verify", str(tmp_path / unit.name), folder=tmp_path)
    assert [line for line in done.stderr.splitlines() if "caylus" in line] == []


@pytest.mark.parametrize("service", ["caylus.service", "caylus-backup.service"])
def test_the_services_may_do_little(tmp_path: Path, service: str) -> None:
    done = systemd("security", "--offline=true", "--no-pager", str(tmp_path / service), folder=tmp_path)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert found is not None, done.stderr
    assert float(found[1]) < 4


def test_the_backup_may_do_no_more_than_the_server() -> None:
    server, backup = ((ROOT / "hosting" / f"{name}.service").read_text() for name in ("caylus", "caylus-backup"))
    fence = server[server.index("IPAddressDeny") : server.index("\n[Install]")]
    assert {line for line in fence.splitlines() if not line.startswith("#")} <= {*backup.splitlines()}
    assert "UMask=0077" in server
    assert "UMask=0077" in backup


@pytest.mark.parametrize("service", ["caylus.service", "caylus-backup.service"])
def test_what_the_services_start_and_set_is_there(service: str) -> None:
    text = (ROOT / "hosting" / service).read_text()
    program, *words = shlex.split(re.findall(r"^ExecStart=(.*)", text, re.MULTILINE)[0])
    assert program in PAGE.read_text()
    _, given, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    if "keep" in given.arguments:
        read_rules(given.arguments["keep"])
        assert f'--keep "{given.arguments["keep"]}" /var/lib/caylus-backups\n' in PAGE.read_text()
    set_here = re.findall(r"\bCAYLUS_(\w+)=", text)
    assert {"DATA"} <= {*set_here} <= {each.name.upper() for each in fields(Settings)}


def test_the_container_file_copies_what_is_there() -> None:
    copied = [
        name
        for stage in read_stages((ROOT / "Containerfile").read_text())
        for instruction in stage.instructions
        if instruction.word == "COPY"
        for source, names, _ in [read_copy(instruction.rest)]
        if source is None
        for name in names
    ]
    assert "pyproject.toml" in copied
    for name in copied:
        assert [path for path in ROOT.glob(name) if not is_ignored(path.relative_to(ROOT).as_posix())], name
