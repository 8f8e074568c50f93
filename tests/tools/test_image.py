"""`tools/image.py`: how the Containerfile and .dockerignore are read; the rest is what `make image-check` shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.image import ROOT, Image, Instruction, Maker, is_ignored, read_copy, read_stages

FILE = """# a word before
FROM debian:trixie-slim AS first
RUN one \\
    && two

FROM first
WORKDIR /there
# in between
COPY --from=first /made made
"""


def test_stages_are_read_with_their_instructions() -> None:
    first, last = read_stages(FILE)
    assert (first.name, first.made_from) == ("first", "debian:trixie-slim")
    assert first.instructions == [Instruction("RUN", "one && two")]
    assert (last.name, last.made_from) == ("image", "first")
    assert last.instructions == [Instruction("WORKDIR", "/there"), Instruction("COPY", "--from=first /made made")]


def test_what_cannot_be_carried_out_is_told() -> None:
    with pytest.raises(SystemExit, match="ADD cannot be carried out"):
        read_stages(FILE + "ADD letter /letter\n")


def test_every_stage_begins_with_debian_or_with_one_before_it() -> None:
    stages = read_stages((ROOT / "Containerfile").read_text())
    for at, stage in enumerate(stages):
        known = {each.name for each in stages[:at]}
        assert stage.made_from in known or stage.made_from.startswith("debian:")
        copies = [read_copy(each.rest) for each in stage.instructions if each.word == "COPY"]
        assert {source for source, _, _ in copies if source is not None} <= known


def test_what_is_ignored_is_not_copied() -> None:
    kept = ["src/caylus/server/app.py", "web/src/main.ts", "requirements/build.lock", "src/caylus/games/build"]
    ignored = [
        "build",
        "caylus.db",
        "web/node_modules",
        "src/caylus/server/static",
        "src/caylus/core/__pycache__",
        "dist",
    ]
    assert [path for path in [*kept, *ignored] if is_ignored(path)] == ignored


def test_files_and_folders_are_copied_as_a_container_engine_does(tmp_path: Path) -> None:
    maker = Maker([], {})
    image = Image(tmp_path, folder="/project")
    for rest in ("LICENSE README.md ./", "requirements requirements", "web/package.json web/named.json"):
        maker.copy(image, rest)
    (tmp_path / "made").mkdir()
    (tmp_path / "made" / "link").symlink_to("nowhere")
    maker.done["first"] = Image(tmp_path)
    maker.copy(image, "--from=first /made there/made")
    found = {path.relative_to(tmp_path / "project").as_posix() for path in (tmp_path / "project").rglob("*")}
    expected = {"LICENSE", "README.md", "requirements/run.lock", "web/named.json", "there/made/link"}
    assert expected <= found
    with pytest.raises(SystemExit, match="nothing to copy"):
        maker.copy(image, "no-such-file ./")


def test_later_lines_find_what_earlier_ones_have_set(tmp_path: Path) -> None:
    maker, image = Maker([], {}), Image(tmp_path)
    lines = 'WORKDIR /data\nENV PATH=/node/bin:$PATH NAME=two\nUSER caylus\nCMD ["serve"]\n'
    for each in read_stages(f"FROM x\n{lines}")[0].instructions:
        image = maker.carry_out(each, image, fresh=True)
    assert (tmp_path / "data").is_dir()
    assert image.variables["PATH"].startswith("/node/bin:/usr/local/sbin:")
    assert image.command == ["serve"]
    assert image.call(["id"])[:2] == ["chroot", "--userspec=caylus"]
    assert image.call(["id"])[-2:] == ["NAME=two", "id"]
