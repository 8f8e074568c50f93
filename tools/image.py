"""Try the Containerfile where there is no container engine: `make image-check` carries out every line of it.

Each stage becomes a folder in build/image. It begins as a copy of the stage it is made from; the first is what
debootstrap makes of Debian. RUN happens in it by chroot, COPY takes what .dockerignore leaves. A stage is made anew
only if it, or what goes into it, has changed. In the end the server is started as the image says, with no network but a
loopback of its own, looked at, and stopped. This needs Linux, root and debootstrap, and leaves nothing elsewhere.

    .venv/bin/python tools/image.py [--lend PATH ...] [--set NAME=VALUE ...]

While RUN is carried out, --lend shows it a file or folder of this machine at the same place, and --set a variable: for
machines on which packages come from a folder, or by way of a proxy with a certificate of its own.
"""

from __future__ import annotations

import argparse
import contextlib
import fnmatch
import hashlib
import json
import os
import re
import shlex
import shutil
import signal
import string
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "image"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
DEBIAN = re.compile(r"debian:(\w+)-slim")
STEPS = {"make": [], "look": ["--net"]}  # each in namespaces of its own: what is mounted or left running goes with it
PATIENCE = 120  # seconds until the server must be healthy, and until it must have ended
AGAIN = "Run the same command again to go on from the last stage that is done."
CHECKS = {
    "the engine is compiled": ["/venv/bin/python", "-c", "import caylus.core as core; assert core.COMPILED"],
    "pg_dump is there": ["pg_dump", "--version"],
    "pg_restore is there": ["pg_restore", "--version"],
}
CHECKS_OF_THE_SERVER = {
    "the web client is there": [
        *("/venv/bin/python", "-c"),
        "import urllib.request as r; assert b'/assets/' in r.urlopen('http://127.0.0.1:8303/', timeout=5).read()",
    ],
    "admin lists tables": ["/venv/bin/caylus", "admin", "tables"],
    "admin makes a backup": ["/venv/bin/caylus", "admin", "backup", "--keep", "7 days, 4 weeks", "/data/backups"],
}


class Instruction(NamedTuple):
    """A line of the Containerfile: RUN, and what is to be run."""

    word: str
    rest: str


@dataclass(frozen=True)
class Stage:
    """What begins with FROM."""

    name: str
    made_from: str
    instructions: list[Instruction]


@dataclass(frozen=True)
class Image:
    """The folder of a stage, and how programs are started in it."""

    root: Path
    folder: str = "/"
    user: str = "root"
    variables: dict[str, str] = field(default_factory=lambda: {"PATH": PATH})
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    stop: signal.Signals = signal.SIGTERM

    def inside(self, path: str) -> Path:
        """Where a path of the image, from its working directory, lies on this machine."""
        return self.root / os.path.normpath(os.path.join(self.folder, path)).lstrip("/")  # noqa: PTH118 (of the image)

    def call(self, command: Sequence[str], further: dict[str, str] | None = None) -> list[str]:
        """The command that starts a program in the image."""
        home = "/root" if self.user == "root" else "/data"
        variables = {"HOME": home, **self.variables, **(further or {})}
        given = [f"{name}={value}" for name, value in variables.items()]
        there = ["env", "--ignore-environment", f"--chdir={self.folder}", *given]
        return ["chroot", f"--userspec={self.user}", str(self.root), *there, *command]


def read_stages(text: str) -> list[Stage]:
    """The stages of a Containerfile."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    stages: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        word, rest = line.split(maxsplit=1)
        if word == "FROM":
            source, _, name = rest.partition(" AS ")
            stages.append(Stage(name or "image", source, []))
        elif word not in KNOWN:
            sys.exit(f"{word} cannot be carried out here.")
        else:
            stages[-1].instructions.append(Instruction(word, rest))
    return stages


def say(text: str) -> None:
    print(text, flush=True)


# -- making the folders ---------------------------------------------------------------------------------------


@dataclass
class Maker:
    """Carries out stages; knows what RUN is lent, and which stages are there."""

    lent: list[Path]
    variables: dict[str, str]
    done: dict[str, Image] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)

    def make(self, stage: Stage) -> Image:
        """Bring the folder of a stage up to date."""
        made_from = self.done[stage.made_from] if stage.made_from in self.done else self.debian(stage.made_from)
        key = hashlib.sha256(f"{self.keys[stage.made_from]} {stage.instructions} {self.inputs(stage)}".encode())
        image = replace(made_from, root=PLACE / stage.name)
        stamp = PLACE / f"{stage.name}.made"
        fresh = not (stamp.is_file() and stamp.read_text() == key.hexdigest())
        if fresh:
            stamp.unlink(missing_ok=True)
            shutil.rmtree(image.root, ignore_errors=True)
            subprocess.run(["cp", "--archive", "--reflink=auto", made_from.root, image.root], check=True)
            say(f"{stage.name} from {stage.made_from}")
        for each in stage.instructions:
            image = self.carry_out(each, image, fresh)
        stamp.write_text(key.hexdigest())
        self.done[stage.name], self.keys[stage.name] = image, key.hexdigest()
        return image

    def debian(self, name: str) -> Image:
        """What an image of Debian begins with."""
        release = DEBIAN.fullmatch(name)
        if release is None:
            sys.exit(f"Only debian:...-slim can be made here, not {name}.")
        root = PLACE / f"debian-{release[1]}"
        if not (PLACE / f"{root.name}.made").is_file():
            shutil.rmtree(root, ignore_errors=True)
            root.mkdir(parents=True)
            say(f"debootstrap {release[1]}")
            command = ["debootstrap", "--variant=minbase", release[1], root]
            if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode != 0:
                sys.exit(f"debootstrap failed. Is this computer online? Its reasons are in {root}/debootstrap. {AGAIN}")
            (PLACE / f"{root.name}.made").touch()
        self.keys[name] = name
        return Image(root)

    def inputs(self, stage: Stage) -> str:
        """What is copied into a stage, as one number, and the stages that are."""
        told = hashlib.sha256()
        for each in stage.instructions:
            if each.word == "COPY":
                source, names, _ = read_copy(each.rest)
                if source is not None:
                    told.update(self.keys[source].encode())
                    continue
                for file in sorted(file for name in names for path in ROOT.glob(name) for file in files_of(path)):
                    told.update(f"{file.relative_to(ROOT)} ".encode() + file.read_bytes())
        return told.hexdigest()

    def carry_out(self, instruction: Instruction, image: Image, fresh: bool) -> Image:
        """Do what a line says; gives the image as later lines find it."""
        word, rest = instruction
        if word in ("RUN", "COPY") and fresh:
            say(f"  {word} {rest}")
            (self.run if word == "RUN" else self.copy)(image, rest)
        if word == "WORKDIR":
            image = replace(image, folder=str(Path(image.folder) / rest))
            image.inside(".").mkdir(parents=True, exist_ok=True)
        if word == "ENV":
            pairs = [pair.partition("=") for pair in shlex.split(string.Template(rest).substitute(image.variables))]
            image = replace(image, variables={**image.variables, **{name: value for name, _, value in pairs}})
        return CHANGES[word](image, rest) if word in CHANGES else image

    def run(self, image: Image, command: str) -> None:
        """Carry out a command in the folder, with what RUN finds in a container and what is lent."""
        with mounted(image.root, self.lent):
            done = subprocess.run(image.call(["/bin/sh", "-c", command], self.variables), check=False)
        if done.returncode != 0:
            sys.exit(f"It failed with status {done.returncode}; the reason is above. {AGAIN}")

    def copy(self, image: Image, rest: str) -> None:
        """Copy files of the project, or of another stage."""
        source, names, target = read_copy(rest)
        top = ROOT if source is None else self.done[source].root
        paths = [path for name in names for path in sorted(top.glob(name.lstrip("/")))]
        if not paths:
            sys.exit("There is nothing to copy.")
        into = image.inside(target)
        for path in paths:
            if path.is_dir():
                ignore = None if source is not None else ignored
                shutil.copytree(path, into, symlinks=True, dirs_exist_ok=True, ignore=ignore)
            else:
                there = into / path.name if target.endswith("/") else into
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, there)


CHANGES: dict[str, Callable[[Image, str], Image]] = {
    "USER": lambda image, rest: replace(image, user=rest),
    "ENTRYPOINT": lambda image, rest: replace(image, entry=json.loads(rest)),
    "CMD": lambda image, rest: replace(image, command=json.loads(rest)),
    "HEALTHCHECK": lambda image, rest: replace(image, health=json.loads(rest.removeprefix("CMD "))),
    "STOPSIGNAL": lambda image, rest: replace(image, stop=signal.Signals[rest]),
}
KNOWN = {"RUN", "COPY", "WORKDIR", "ENV", "EXPOSE", "VOLUME", *CHANGES}


def read_copy(rest: str) -> tuple[str | None, list[str], str]:
    """From which stage, if from one; what; and whereto."""
    words = rest.split()
    source = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else None
    return source, words[:-1], words[-1]


def ignored(folder: str, names: list[str]) -> set[str]:
    """Which files of a folder of the project .dockerignore leaves out."""
    return {name for name in names if is_ignored((Path(folder) / name).relative_to(ROOT).as_posix())}


def is_ignored(path: str) -> bool:
    """Whether a line of .dockerignore names a path; `**/` stands for any folder, or none."""
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    return any(
        fnmatch.fnmatchcase(path.rsplit("/", 1)[-1], line.removeprefix("**/"))
        if line.startswith("**/")
        else fnmatch.fnmatchcase(path, line) and path.count("/") == line.count("/")
        for line in lines
    )


def files_of(path: Path) -> Iterator[Path]:
    """A file, or all files of a folder, without those that are ignored."""
    if is_ignored(path.relative_to(ROOT).as_posix()):
        return
    if not path.is_dir():
        yield path
        return
    for each in path.iterdir():
        yield from files_of(each)


@contextlib.contextmanager
def mounted(root: Path, lent: list[Path]) -> Iterator[None]:
    """Give a folder what the kernel gives to a container, and what is lent; all is gone afterwards."""
    mounts = [["-t", "proc", "proc", str(root / "proc")]]
    (root / "dev" / "shm").mkdir(exist_ok=True)
    mounts.append(["-t", "tmpfs", "tmpfs", str(root / "dev" / "shm")])
    made: list[Path] = []
    for path in lent:
        target = root / str(path).lstrip("/")
        if not target.exists():
            made.append(target)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.mkdir() if path.is_dir() else target.touch()
        mounts.append(["--bind", str(path), str(target)])
    with contextlib.ExitStack() as stack:
        for path in made:
            stack.callback(path.rmdir if path.is_dir() else path.unlink)
        for arguments in mounts:
            subprocess.run(["mount", *arguments], check=True)
            stack.callback(subprocess.run, ["umount", arguments[-1]], check=True)
        yield


# -- looking at what was made ---------------------------------------------------------------------------------


def look(image: Image) -> None:
    """Start the server as the image says, look at it, and stop it; there is no network but a loopback."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    with mounted(image.root, []):
        for what, command in CHECKS.items():
            check(image, what, command)
        with subprocess.Popen(image.call([*image.entry, *image.command])) as server:
            try:
                begun = time.monotonic()
                while subprocess.run(image.call(image.health), stderr=subprocess.DEVNULL, check=False).returncode != 0:
                    if server.poll() is not None or time.monotonic() > begun + PATIENCE:
                        sys.exit("The server is not healthy.")
                    time.sleep(0.5)
                say("ok: the server is healthy")
                for what, command in CHECKS_OF_THE_SERVER.items():
                    check(image, what, command)
                server.send_signal(image.stop)
                if server.wait(PATIENCE) != 0:
                    sys.exit(f"The server ended with status {server.returncode}.")
                say(f"ok: it ends in order at {image.stop.name}")
            finally:
                server.kill()


def check(image: Image, what: str, command: list[str]) -> None:
    """A command must succeed in the image."""
    done = subprocess.run(image.call(command), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"It is not so that {what}:\n{done.stdout}{done.stderr}")
    say(f"ok: {what}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Carry out the Containerfile without a container engine.")
    parser.add_argument("--lend", type=Path, action="append", default=[], metavar="PATH", help="show this to RUN")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="tell this to RUN")
    parser.add_argument("--step", choices=STEPS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not sys.platform.startswith("linux") or os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("This needs Linux, root and debootstrap (on Debian or Ubuntu: apt install debootstrap).")
    if given.step is None:
        say("Into build/image: Debian by debootstrap, and by the Containerfile's lines what the locks in them list.")
        for step, namespaces in STEPS.items():
            alone = ["unshare", *namespaces, "--mount", "--pid", "--fork", "--kill-child", sys.executable]
            if (status := subprocess.run([*alone, *sys.argv, "--step", step], check=False).returncode) != 0:
                sys.exit(status)
        return
    for path in given.lend:
        if not path.exists():
            sys.exit(f"{path} is to be lent, and is not there.")
    PLACE.mkdir(parents=True, exist_ok=True)
    maker = Maker(given.lend, dict(pair.split("=", 1) for pair in given.set))
    images = [maker.make(stage) for stage in read_stages((ROOT / "Containerfile").read_text())]
    if given.step == "look":
        look(images[-1])


if __name__ == "__main__":
    main()
