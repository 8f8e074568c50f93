"""Prepare this checkout for a chore: `python tools/setup.py play|terminal|web|dev|test|...`, as the Makefile does.

What has to be installed is told first, with the file that lists it. Packages of Python come one way only: exactly those
of a lock in `requirements/`, checked by their hashes, and no others are looked for (`install_locked`).

All chores share one environment, `.venv/`, in which the project is installed in editable form and never
compiled: `.venv/bin/caylus` and `.venv/bin/python` always run the source as it is now. The compiled engine is
a second copy of the package in `build/mypyc/`, remade whenever the source differs from what it was made of.
`make play`, `make bench` and the second half of `make test` put it first on PYTHONPATH, right after this
script has brought it up to date. So no stale extension hides an edited or deleted module, and no chore
undoes another.

Each step remembers a hash of its inputs and is skipped while they are the same. Who only wants to play does not wait
for the compiler: it works beside the table, and the bots use the engine as soon as it is there.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COMPILED = ROOT / "build" / "mypyc"
CLIENT = ROOT / "src" / "caylus" / "server" / "static"
WORDS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*.ftl"))
WORDS.append("src/caylus/words/languages.json")
CLIENT_FILES = ["web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts", *WORDS]
PEERS = ROOT / "build" / "peers"  # an environment for each peer that cannot share ours
PIPS = ROOT / "build" / "pips"  # for tests of the locks: the oldest pip we know of, and the newest
UV = ROOT / "build" / "uv"
BOARDGAME = ROOT / "build" / "boardgame"
CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
POSTGRES = Path("/usr/lib/postgresql")
LOCKS = {
    "play": ["run", "build"],
    "engine": ["run", "build"],  # nothing but the compiled engine
    "terminal": ["run", "build"],
    "web": ["run", "build", "dev"],
    "dev": ["run", "build", "dev"],  # for the chores that need no compiled engine
    "test": ["run", "build", "dev"],
    "programs": ["run", "build", "dev"],  # also what tests need beside packages: a browser, a database, other pips
    "dates": ["run", "build", "dev"],  # also what shows programs another day
    "bench": ["run", "build", "bench"],
    "bench-research": ["run", "build", "dev"],
    "bench-server": ["run", "build", "dev"],
    "cluster": ["run", "build", "dev", "cluster"],
    "lock": ["build"],
}
BUILT = {"bench-pettingzoo": ["build"]}  # with a package that there is only as source
UNCOMPILED = ("dev", "programs", "dates", "lock")  # chores that do not wait for the compiled engine
ENGINE = [
    "src/caylus/core",
    "src/caylus/games",
    "src/caylus/bots/judges.py",
    "src/caylus/bots/learned",
    "src/caylus/bots/planner.py",
    "src/caylus/bots/search",
    "src/caylus/kit",
]
PLAIN = ["terminal"]  # folders in them that are not compiled
BUILD_FILES = ["pyproject.toml", "setup.py", "requirements/build.lock"]
LOCKED = ("--no-deps", "--require-hashes", "--no-build-isolation")  # how pip takes a lock for the whole truth
NOT_COMPILED = "warning: the engine is not compiled"  # how setup.py begins to say so

# What pip, npm and apt say when they fail, and what to do then; the first that fits is told
OFFLINE = (
    *("NewConnectionError", "ConnectTimeoutError", "ProxyError", "NameResolutionError", "EAI_AGAIN", "ENOTFOUND"),
    *("ECONNREFUSED", "ETIMEDOUT", "Failed to establish a new connection", "Temporary failure resolving"),
    *("ReadTimeoutError", "IncompleteRead", "Connection broken", "ECONNRESET", "socket hang up", "Unable to fetch"),
)
ADVICE = {
    ("DO NOT MATCH THE HASHES", "EINTEGRITY"): (
        "a file is not the one that the lock names, so nothing of it was installed. Run the same command again; if "
        "that does not help, something on the way to the index changes files, or someone did: please report it."
    ),
    ("No space left on device", "ENOSPC"): "the disk is full. Make room, and run the same command again.",
    ("Permission denied", "EACCES"): "this folder, or the home folder, cannot be written. Is it yours?",
    ("CERTIFICATE_VERIFY_FAILED", "SELF_SIGNED_CERT", "UNABLE_TO_GET_ISSUER_CERT"): (
        "this computer does not trust the index of packages. Is its clock right? Where a proxy has a certificate of "
        "its own, PIP_CERT and NODE_EXTRA_CA_CERTS name that."
    ),
    OFFLINE: (
        "the index of packages cannot be reached, or broke off. Is this computer online? Then run the same command "
        "again."
    ),
    ("No matching distribution found", "ETARGET", "BackendUnavailable", "Cannot import 'setuptools"): (
        "a package has no file for this Python on this machine, or was withdrawn. Another Python may do, as in "
        "`make play PYTHON=python3.11`; else `make lock` makes the lock anew without it."
    ),
    ("Unable to locate package", "no installation candidate"): (
        "this system knows no package of that name. Is this computer online? Else install it in your system's way."
    ),
    ("Could not get lock",): "another program installs something. Wait for it, and run the same command again.",
}
ELSE = "Run the same command again, after `make clean` if need be. If that does not help, please report what is above."
# Of pip's settings in the environment, those that tell the way to an index; others could install something else than a
# lock lists, or elsewhere
WAY_TO_INDEX = [
    f"PIP_{name}"
    for name in (
        *("CACHE_DIR", "CERT", "CLIENT_CERT", "CONFIG_FILE", "DEFAULT_TIMEOUT", "EXTRA_INDEX_URL", "FIND_LINKS"),
        *(
            "INDEX_URL",
            "KEYRING_PROVIDER",
            "NO_CACHE_DIR",
            "NO_INDEX",
            "PROXY",
            "PYPI_URL",
            "RESUME_RETRIES",
            "RETRIES",
        ),
        *("TIMEOUT", "TRUSTED_HOST", "USE_DEPRECATED", "USE_FEATURE"),
    )
]
HELD: list[int] = []  # locks, which programs that are run hold as well: they may outlive this one


def say(text: str) -> None:
    print(text, flush=True)


def run(*command: str | Path, problem: str, **variables: str) -> str:
    """Run quietly and return what was printed; if it fails, end with its last lines, the problem and what to do."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**surroundings(), **variables},
        pass_fds=HELD,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return done.stdout
    known = next((advice for signs, advice in ADVICE.items() if any(sign in done.stdout for sign in signs)), None)
    last = done.stdout.strip().splitlines()[-25:]
    sys.exit("\n".join([*last, "", f"{problem}: {known}" if known else f"{problem}; the reason is above. {ELSE}"]))


def surroundings() -> dict[str, str]:
    """The environment for what is run here: without settings of other projects of whoever works here."""
    strange = {name for name in os.environ if name.startswith(("PIP_", "PYTHON"))} - {*WAY_TO_INDEX} | {"NODE_ENV"}
    return {name: value for name, value in os.environ.items() if name not in strange}


def digest(*names: str) -> str:
    """A hash of the names and contents of these files and folders of the project."""
    total = hashlib.sha256()
    for top in map(ROOT.joinpath, names):
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts and ".egg-info" not in str(path):
                total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def is_done(stamp: Path, key: str) -> bool:
    return stamp.is_file() and stamp.read_text() == key


def check_python() -> None:
    if not (3, 11) <= sys.version_info < (3, 15):
        sys.exit(f"Python 3.11 to 3.14 is needed; this is {sys.version.split()[0]} ({sys.executable}).")
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        sys.exit("This Python lacks venv or ensurepip. On Debian or Ubuntu: apt install python3-venv")


class Part(NamedTuple):
    """Something that is not there yet: what it is, which file lists what belongs to it, and how it is installed."""

    what: str
    source: str
    install: Callable[[], None]


def has_venv() -> bool:
    """Scripts in a venv hold its absolute path, so a moved checkout gets a new one."""
    return is_done(VENV / ".made", venv_key(VENV)) and PYTHON.exists()


def venv_key(folder: Path) -> str:
    return f"{folder} {sys.base_prefix} {sys.version}"


def make_venv(folder: Path) -> Path:
    """Make a new environment; gives its Python."""
    shutil.rmtree(folder, ignore_errors=True)
    run(Path(sys.executable).resolve(), "-m", "venv", folder, problem="The environment could not be made")
    return folder / PYTHON.relative_to(VENV)


def missing_parts(chores: list[str]) -> Iterator[Part]:
    """What these chores have yet to install, in order."""
    locks = dict.fromkeys(lock for chore in chores for lock in LOCKS[chore])
    due = [
        lock for lock in locks if not (has_venv() and is_done(VENV / f".{lock}", digest(f"requirements/{lock}.lock")))
    ]
    if due:
        yield Part("packages of Python into .venv", listed(due), lambda: install_packages(due))
    if {"programs", "dates"} & {*chores} and (programs := missing_programs("dates" in chores)):
        yield Part(" and ".join(programs), "the system's own packages", lambda: install_programs(programs))
    if {"dev", "programs", "dates", "lock"} & {*chores}:
        yield from missing_folders(PIPS, ["pip-oldest", "pip-newest"], install_pip)
    if "lock" in chores:
        yield from missing_folders(UV.parent, ["uv"], install_environment)
    if "bench-research" in chores:
        yield from missing_folders(PEERS, ["bench-pettingzoo", "bench-catanatron"], install_environment)
    client = "web" in chores or ("play" in chores and not has_client())
    modules = {ROOT / "web": client, BOARDGAME: "bench-server" in chores}
    if any(modules.values()) and find_npm() is None:
        yield Part("Node.js into .venv", listed(["node"]), lambda: install_packages(["node"]))
    for folder, wanted in modules.items():
        if wanted and not has_modules(folder):
            where, install = folder.relative_to(ROOT), functools.partial(install_modules, folder)
            yield Part(f"packages of Node.js into {where}", modules_lock(folder), install)


def listed(locks: list[str]) -> str:
    return ", ".join(f"requirements/{lock}.lock" for lock in locks)


def missing_folders(parent: Path, locks: list[str], install: Callable[[Path, str], None]) -> Iterator[Part]:
    """Of folders that hold just what one lock lists, those which are not there or hold something else."""
    for lock in locks:
        folder = parent / lock
        if not is_done(folder / ".made", digest(f"requirements/{lock}.lock") + venv_key(folder)):
            where = folder.relative_to(ROOT)
            yield Part(f"packages of Python into {where}", listed([lock]), functools.partial(install, folder, lock))


def install_packages(locks: list[str]) -> None:
    if not has_venv():
        make_venv(VENV)
        (VENV / ".made").write_text(venv_key(VENV))
    remove_halves()
    remove_unlisted(locks)
    install_locked(PYTHON, *locks)
    for lock in locks:
        (VENV / f".{lock}").write_text(digest(f"requirements/{lock}.lock"))


def remove_halves() -> None:
    """Let packages be installed anew that pip was killed in the middle of: it would take them for whole ones."""
    for about in site_packages(VENV).glob("*.dist-info"):
        record = about / "RECORD"
        if not (record.is_file() and "INSTALLER," in record.read_text(encoding="utf-8", errors="replace")):
            shutil.rmtree(about)


def site_packages(environment: Path) -> Path:
    """Where an environment has its packages."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(environment)}))


def remove_unlisted(locks: list[str]) -> None:
    """Remove from .venv what an older lock listed and none does now: it could hide that something is missing."""
    files = [path for path in sorted((ROOT / "requirements").glob("*.lock")) if (VENV / f".{path.stem}").exists()]
    texts = [path.read_text() for path in {*files, *(ROOT / "requirements" / f"{lock}.lock" for lock in locks)}]
    listed_names = {plain_name(name) for text in texts for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}
    if idle := sorted(installed(VENV) - listed_names - {"caylus", "pip", "setuptools"}):
        say(f"Removing {', '.join(idle)} from .venv, which no lock lists ...")
        run(*pip(PYTHON), "uninstall", "-y", *idle, problem="They could not be removed")


def installed(environment: Path) -> set[str]:
    """The packages of an environment."""
    return {plain_name(about.stem.rpartition("-")[0]) for about in site_packages(environment).glob("*.dist-info")}


def plain_name(name: str) -> str:
    """The name of a package as it is compared: sphinx_basic.ng is sphinx-basic-ng."""
    return re.sub(r"[-_.]+", "-", name).lower()


def has_project() -> bool:
    return is_done(VENV / ".project", digest("pyproject.toml", "setup.py"))


def install_project() -> None:
    if has_project():
        return
    say("Installing the project into .venv ...")
    arguments = ("--no-deps", "--no-build-isolation", "-e", ".")
    pip_install(PYTHON, *arguments, problem="The project could not be installed", LC_ALL="C.UTF-8")
    # Python reads this file by whatever locale it is started in, so no letters of the folders above may be in it
    for path in site_packages(VENV).glob("__editable__.caylus-*.pth"):
        path.write_text(f"{os.path.relpath(ROOT / 'src', path.parent)}\n")
    (VENV / ".project").write_text(digest("pyproject.toml", "setup.py"))


def install_locked(python: Path, *locks: str) -> None:
    """Install what these locks list, all of it and nothing else.

    pip must not look for what a package needs: its resolver asks the index for the newest of everything, so what was
    published today decides whether a lock of last month can be installed. Nor may it fetch what a package is built
    with: that is in `build.lock`, and so comes first.
    """
    problem = f"The packages of {listed([*locks])} could not be installed"
    for together in ([lock for lock in locks if lock == "build"], [lock for lock in locks if lock != "build"]):
        if together:
            files = [part for lock in together for part in ("-r", f"requirements/{lock}.lock")]
            pip_install(python, *LOCKED, *files, problem=problem)
    texts = [(ROOT / "requirements" / f"{lock}.lock").read_text() for lock in locks]
    everywhere = {plain_name(name) for text in texts for name in re.findall(r"^([\w.-]+)==\S+ \\$", text, re.MULTILINE)}
    if absent := sorted(everywhere - installed(python.parent.parent)):
        sys.exit(
            f"{problem}: pip has put {absent[0]} elsewhere, or nowhere. A setting of yours asks it to, such as "
            "`target` or `dry-run`; `pip config list` shows them, and `pip config unset` removes one."
        )
    run(*pip(python), "check", problem=f"{problem} so that all fits together")


def pip(python: Path) -> tuple[str | Path, ...]:
    """How pip is called, without anything that the one who calls it has set for Python."""
    return python, "-I", "-m", "pip", "--disable-pip-version-check"


def pip_install(python: Path, *arguments: str | Path, problem: str, **variables: str) -> None:
    run(*pip(python), "install", "--no-input", *arguments, problem=problem, CAYLUS_COMPILE="0", **variables)


def install_pip(folder: Path, lock: str) -> None:
    """A pip to be looked at by tests: in a folder, not in an environment of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    problem = f"The packages of {listed([lock])} could not be installed"
    pip_install(PYTHON, *LOCKED, "--target", folder, "-r", f"requirements/{lock}.lock", problem=problem)
    (folder / ".made").write_text(digest(f"requirements/{lock}.lock") + venv_key(folder))


def install_environment(folder: Path, lock: str) -> None:
    """An environment of its own, for a tool or for peers of `make bench-research`."""
    install_locked(make_venv(folder), *BUILT.get(lock, []), lock)
    (folder / ".made").write_text(digest(f"requirements/{lock}.lock") + venv_key(folder))


def find_npm() -> tuple[str, dict[str, str]] | None:
    """The machine's npm, or else the one in .venv, and the environment to run it in; None if there is neither."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
        if version >= (20, 19) and subprocess.run([npm, "--version"], capture_output=True, check=False).returncode == 0:
            return npm, {}
    if not (has_venv() and is_done(VENV / ".node", digest("requirements/node.lock"))):
        return None
    path = f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return shutil.which("npm", path=path) or "npm", {"PATH": path}


def run_npm(folder: Path, *arguments: str, problem: str) -> None:
    npm, variables = find_npm() or ("npm", {})
    if not os.access(os.path.expanduser("~"), os.W_OK):  # noqa: PTH111 (there may be no home at all)
        variables = {"npm_config_cache": str(ROOT / "build" / "npm"), **variables}
    run(npm, "--prefix", folder, *arguments, problem=problem, **variables)


def modules_lock(folder: Path) -> str:
    """The file that lists the packages of Node.js for a folder."""
    return f"{'benchmarks/serving/boardgame' if folder == BOARDGAME else 'web'}/package-lock.json"


def has_modules(folder: Path) -> bool:
    return is_done(folder / "node_modules" / ".caylus", digest(modules_lock(folder)))


def install_modules(folder: Path) -> None:
    """What a package-lock.json lists; `ci` installs that or fails."""
    lock = ROOT / modules_lock(folder)
    if folder == BOARDGAME:
        shutil.copytree(lock.parent, folder, dirs_exist_ok=True)
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    whole = ("--include=dev", "--include=optional", "--no-dry-run", "--no-global")  # whatever one's settings leave out
    run_npm(folder, "ci", *quiet, *whole, problem=f"The packages of {modules_lock(folder)} could not be installed")
    (folder / "node_modules" / ".caylus").write_text(digest(modules_lock(folder)))


def has_client() -> bool:
    return is_done(ROOT / "build" / "client", digest(*CLIENT_FILES)) and (CLIENT / "index.html").is_file()


def build_client() -> None:
    """Build the web client if its source has changed."""
    if has_client():
        return
    say("Building the web client (again only when it changes) ...")
    key = digest(*CLIENT_FILES)
    (ROOT / "build" / "client").unlink(missing_ok=True)  # of the older one, whose files go now
    run_npm(ROOT / "web", "run", "-s", "build", problem="The web client could not be built")
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "client").write_text(key)


def missing_programs(dates: bool) -> list[str]:
    """Which of the programs that tests need are not there, by the names of Debian's packages."""
    found = {
        "chromium": CHROMIUM.exists(),
        "postgresql": any(POSTGRES.glob("*/bin/initdb")),
        "faketime": not dates or shutil.which("faketime") is not None,
    }
    return [name for name, there in found.items() if not there]


def install_programs(missing: list[str]) -> None:
    """Install programs for the tests where that can be done, else ask for them."""
    if "chromium" in missing and "CHROMIUM" in os.environ:
        sys.exit(f"CHROMIUM names {CHROMIUM}, and there is none.")
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        elsewhere = " A Chromium that is elsewhere is named by CHROMIUM=..." if "chromium" in missing else ""
        needed = f"The tests need {' and '.join(missing)}."
        sys.exit(f"{needed} On Debian or Ubuntu: sudo apt install {' '.join(missing)}.{elsewhere}")
    problem = f"{' and '.join(missing)} could not be installed"
    plain = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}  # its words are looked for in ADVICE
    run(apt, "update", problem=problem, **plain)
    run(apt, "install", "-y", "--no-install-recommends", *missing, problem=problem, **plain)


def extensions(tree: Path) -> list[Path]:
    return list(tree.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


@contextlib.contextmanager
def one_at_a_time(what: str, doing: str) -> Iterator[None]:
    """Wait until no other chore does the same in this checkout, nor what it has started."""
    if os.name == "nt":
        yield
        return
    import fcntl  # noqa: PLC0415 (not on Windows)

    COMPILED.parent.mkdir(exist_ok=True)
    with COMPILED.with_name(f"{what}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"Another chore {doing} here; waiting until it is done ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        HELD.append(lock.fileno())
        try:
            yield
        finally:
            HELD.remove(lock.fileno())


def engine_files() -> list[str]:
    """The modules of the engine, with the `__init__.py` files between them."""
    tops = map(ROOT.joinpath, ENGINE)
    found = (path for top in tops for path in (sorted(top.rglob("*.py")) if top.is_dir() else [top]))
    return [path.relative_to(ROOT).as_posix() for path in found if path.parent.name not in PLAIN]


def engine_key() -> str:
    """What the compiled engine depends on."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    settings = f"{sys.version} {compiler} {shutil.which(compiler.split()[0])} {os.environ.get('CAYLUS_OPT')}"
    return digest(*engine_files(), *BUILD_FILES) + settings


def has_engine() -> bool:
    """Whether the engine is compiled, or need not or cannot be."""
    mode = os.environ.get("CAYLUS_COMPILE", "auto")
    done = is_done(COMPILED / ".engine", engine_key()) and (mode != "1" or bool(extensions(COMPILED)))
    return mode == "0" or done


def compile_beside() -> None:
    """Let another process compile; what was compiled of other source goes at once."""
    say("The engine is compiled beside the game (a minute or two, see build/engine.log); until then bots are slower.")
    shutil.rmtree(COMPILED, ignore_errors=True)
    COMPILED.parent.mkdir(exist_ok=True)
    with COMPILED.with_name("engine.log").open("w") as log:
        command = [sys.executable, str(Path(__file__).resolve()), "engine"]
        subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )


def build_compiled() -> None:
    """Remake `build/mypyc/`; while the engine itself is unchanged, only its Python files are copied anew."""
    mode = os.environ.get("CAYLUS_COMPILE", "auto")
    if mode == "0":
        return
    with one_at_a_time("engine", "compiles"):
        while not remake_compiled(mode):
            say("The source has changed meanwhile; once more ...")


def remake_compiled(mode: str) -> bool:
    """The same, alone at it; False if the source is not any more what was compiled."""
    key, keep_engine = engine_key(), has_engine()
    tree_key = digest("src") + key
    if keep_engine and is_done(COMPILED / ".tree", tree_key):
        return True

    fresh = COMPILED.with_name("mypyc.new")
    shutil.rmtree(fresh, ignore_errors=True)
    build_python = ["build_py", "--build-lib", str(fresh)]
    problem = "The compiled engine could not be built"
    if keep_engine:
        run(PYTHON, "setup.py", *build_python, problem=problem, CAYLUS_COMPILE="0")
        for extension in extensions(COMPILED):
            shutil.copy2(extension, fresh / extension.relative_to(COMPILED))
    else:
        say("Compiling the engine (may take a minute; again only when it changes) ...")
        build_engine = ["build_ext", "--build-lib", str(fresh), "--build-temp", "build/temp"]
        log = run(PYTHON, "setup.py", *build_engine, *build_python, problem=problem, CAYLUS_COMPILE=mode)
        if not extensions(fresh):
            say(next((line for line in log.splitlines() if line.startswith(NOT_COMPILED)), NOT_COMPILED))
    if digest("src") + engine_key() != tree_key:
        return False
    (fresh / ".engine").write_text(key)
    (fresh / ".tree").write_text(tree_key)
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)
    return True


def is_prepared(chores: list[str]) -> bool:
    """Whether nothing has to be installed or built for these chores, but for the engine."""
    return not any(missing_parts(chores)) and has_project() and (has_client() or not {"web", "play"} & {*chores})


def prepare(chores: list[str]) -> None:
    """Install and build what is not there, told first."""
    missing = list(missing_parts(chores))
    if missing:
        say("To be installed first, exactly as these files list it:")
        for part in missing:
            say(f"  {part.what}: {part.source}")
    for part in missing:
        say(f"Installing {part.what} ...")
        part.install()
    install_project()
    if "web" in chores or "play" in chores:
        build_client()


def main() -> None:
    chores = sys.argv[1:]
    if not chores or not set(chores) <= set(LOCKS):
        sys.exit(f"usage: python tools/setup.py {'|'.join(LOCKS)} ...")
    check_python()
    if not is_prepared(chores):
        with one_at_a_time("setup", "installs"):
            prepare(chores)
    if "engine" in chores and hasattr(os, "nice"):
        os.nice(10)
    if "play" in chores and os.environ.get("CAYLUS_COMPILE") != "1" and not has_engine():
        compile_beside()
    elif not set(chores) <= set(UNCOMPILED) and (set(chores) - set(UNCOMPILED) != {"web"} or has_engine()):
        build_compiled()  # and put the new client beside an engine that is there


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run the same command again to go on.")
    except OSError as error:
        sys.exit(f"{error}. Is this folder yours, and is there room on the disk? Then run the same command again.")
