"""Pack the engine for a machine without a package index, to train or to play matches there.

    .venv/bin/python -m tools.portable FOLDER

The folder holds the source, the engine as C in many files, and `build.py`, which compiles it there for whatever Python
that machine has, on all its cores, in seconds: `python3 FOLDER/build.py SITE`, then `PYTHONPATH=SITE python3 ...`. The
packages `librt` and `mypy_extensions` must be there, or their wheels in `FOLDER/wheels`.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import mypyc
from mypyc.build import mypycify

from tools.setup import ROOT, engine_files

HEADERS = Path(mypyc.__file__).parent / "lib-rt"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so")

BUILD = '''"""Compile the engine that lies beside this file: python3 build.py SITE"""
import json, os, shutil, subprocess, sys, sysconfig, zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

here, site = Path(__file__).resolve().parent, Path(sys.argv[1]).resolve()
objects = site / "objects"
objects.mkdir(parents=True, exist_ok=True)
for wheel in (here / "wheels").glob("*.whl"):
    zipfile.ZipFile(wheel).extractall(site)
shutil.copytree(here / "src" / "caylus", site / "caylus", dirs_exist_ok=True)
suffix = sysconfig.get_config_var("EXT_SUFFIX")
folders = [here / "headers", here / "headers" / "strings", here / "headers" / "vecs", here / "c"]
flags = ["-fPIC", "-O3", "-fwrapv", "-DNDEBUG", "-w", "-fvisibility=hidden", "-I" + sysconfig.get_paths()["include"]]


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr[-2000:])


def object_of(source):
    return objects / (source.replace("/", "_") + ".o")


def compile_one(source):
    run("gcc", *flags, *(f"-I{folder}" for folder in folders), "-c", here / source, "-o", object_of(source))


def link(extension):
    name, sources = extension
    run("gcc", "-shared", "-o", site / (name.replace(".", "/") + suffix), *map(object_of, sources))


extensions = json.loads((here / "extensions.json").read_text())
sources = sorted({each for _, own in extensions for each in own}, key=lambda each: -(here / each).stat().st_size)
with ThreadPoolExecutor(os.cpu_count()) as pool:
    list(pool.map(compile_one, sources))
    list(pool.map(link, extensions))
print(f"{len(extensions)} modules compiled into {site}.")
'''


def sources() -> list[str]:
    """What `setup.py` compiles."""
    return sorted(path for path in engine_files() if not path.endswith("__init__.py"))


def main() -> None:
    """Write the folder."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tools.portable FOLDER")
    folder = Path(sys.argv[1]).resolve()
    if folder.exists():
        sys.exit(f"{folder} is there already.")
    folder.mkdir(parents=True)
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
    shutil.copytree(HEADERS, folder / "headers")
    target = folder / "c"
    found = mypycify(
        ["--follow-imports=silent", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="caylus",
        multi_file=True,
        target_dir=str(target),
    )
    told = [(each.name, [Path(source).relative_to(folder).as_posix() for source in each.sources]) for each in found]
    (folder / "extensions.json").write_text(json.dumps(told))
    (folder / "build.py").write_text(BUILD)
    print(f"{len(told)} modules as C in {folder}.")


if __name__ == "__main__":
    main()
