"""Make the files that people install: `make dist` writes a source archive and a wheel into dist/.

Both hold the built web client, so whoever installs them needs no Node.js. The wheel is made of what the archive
unpacks to, so the archive is known to suffice. It is plain Python and fits every machine; the archive, installed where
there is a C compiler, gives the compiled engine. The same source gives the same bytes, on whatever machine and day.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CHANGELOG.md")
LEFT_OUT = ("__pycache__", "*.egg-info", "*.so", "*.pyd")
MOMENT = 315532800  # the first of 1980, before which no zip archive can be: when every file was last changed
HOOK = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"


def make_archives(folder: Path) -> tuple[Path, Path]:
    """Write the source archive and the wheel into a folder, in place of older ones; gives both."""
    if not (ROOT / "src" / "caylus" / "server" / "static" / "index.html").is_file():
        sys.exit("The web client is not built; `make web` builds it.")
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("caylus-*.tar.gz"), *folder.glob("caylus-*.whl")]:
        old.unlink()
    with tempfile.TemporaryDirectory(prefix="caylus-dist-") as name:
        # Not in the checkout: what earlier builds have left there would get in
        clean = Path(name) / "clean"
        shutil.copytree(ROOT / "src", clean / "src", ignore=shutil.ignore_patterns(*LEFT_OUT))
        for file in FILES:
            shutil.copy2(ROOT / file, clean / file)
        (clean / "MANIFEST.in").write_text("include CHANGELOG.md\n")
        archive = build("build_sdist", clean, folder)
        forget_maker(archive)
        shutil.unpack_archive(archive, Path(name) / "unpacked")
        (unpacked,) = (Path(name) / "unpacked").iterdir()
        return archive, build("build_wheel", unpacked, folder)


def forget_maker(archive: Path) -> None:
    """Write a source archive again without the name of whoever made it, and when."""
    with tarfile.open(archive) as old:
        held = [(each, old.extractfile(each)) for each in sorted(old.getmembers(), key=lambda each: each.name)]
        with (
            archive.with_suffix(".part").open("wb") as file,
            gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=MOMENT) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
        ):
            for each, content in held:
                plain = tarfile.TarInfo(each.name)
                plain.size, plain.type, plain.mtime = each.size, each.type, MOMENT
                plain.mode = 0o755 if each.isdir() else 0o644
                new.addfile(plain, content)
    archive.with_suffix(".part").replace(archive)


def build(hook: str, project: Path, folder: Path) -> Path:
    """Let setuptools make one of the files; gives it."""
    done = subprocess.run(
        [sys.executable, "-c", HOOK, hook, str(folder.resolve())],
        cwd=project,
        env={**os.environ, "CAYLUS_COMPILE": "0", "PYTHONPATH": "", "SOURCE_DATE_EPOCH": str(MOMENT)},
        umask=0o022,  # the wheel tells the rights of files that are made here
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit("\n".join([*done.stdout.strip().splitlines()[-25:], "", f"{hook} failed; the reason is above."]))
    return folder / done.stdout.strip().splitlines()[-1]


if __name__ == "__main__":
    for made in make_archives(ROOT / "dist"):
        print(f"{made.relative_to(ROOT)}  {made.stat().st_size / 1e6:.1f} MB")
