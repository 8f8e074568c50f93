"""Prepare this checkout for a chore: `python tools/setup.py play|terminal|web|dev|test|...`, as the Makefile does.

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
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COMPILED = ROOT / "build" / "mypyc"
CLIENT = ROOT / "src" / "caylus" / "server" / "static"
CLIENT_FILES = ["web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts"]
PEERS = ROOT / "build" / "peers"  # an environment for each peer that cannot share ours
CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
POSTGRES = Path("/usr/lib/postgresql")
LOCKS = {
    "play": ["run", "build"],
    "engine": ["run", "build"],  # nothing but the compiled engine
    "terminal": ["run", "build"],
    "web": ["run", "build", "dev"],
    "dev": ["run", "build", "dev"],  # for the chores that need no compiled engine
    "test": ["run", "build", "dev"],
    "programs": ["run", "build", "dev"],  # also the browser and the database that tests need
    "bench": ["run", "build", "bench"],
    "bench-research": ["run", "build", "dev"],
    "cluster": ["run", "build", "dev", "cluster"],
}
ENGINE = [
    "src/caylus/core",
    "src/caylus/games",
    "src/caylus/bots/evaluation",
    "src/caylus/bots/planner.py",
    "src/caylus/bots/search",
    "src/caylus/kit",
]
BUILD_FILES = ["pyproject.toml", "setup.py", "requirements/build.lock"]
NOT_COMPILED = "warning: the engine is not compiled"  # how setup.py begins to say so
OFFLINE_SIGNS = ("NewConnectionError", "ConnectTimeoutError", "ProxyError", "NameResolutionError")


def say(text: str) -> None:
    print(text, flush=True)


def run(*command: str | Path, problem: str, **variables: str) -> str:
    """Run quietly and return what was printed; if it fails, end with its last lines and the problem."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return done.stdout
    if any(sign in done.stdout for sign in OFFLINE_SIGNS):
        sys.exit(f"{problem}: the package index cannot be reached. Is this computer online? Then try again.")
    sys.exit("\n".join([*done.stdout.strip().splitlines()[-25:], "", f"{problem}; the reason is above."]))


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


def make_venv() -> None:
    """Scripts in a venv hold its absolute path, so a moved checkout gets a new one."""
    stamp, key = VENV / ".made", f"{VENV} {sys.base_prefix} {sys.version}"
    if is_done(stamp, key) and PYTHON.exists():
        return
    say("Making the Python environment .venv (first run only) ...")
    shutil.rmtree(VENV, ignore_errors=True)
    run(Path(sys.executable).resolve(), "-m", "venv", VENV, problem="The environment could not be made")
    stamp.write_text(key)


def install_packages(profile: str) -> None:
    keys = {VENV / f".{lock}": digest(f"requirements/{lock}.lock") for lock in LOCKS[profile]}
    due = [stamp for stamp, key in keys.items() if not is_done(stamp, key)]
    if not due:
        return
    say("Installing packages (first run only) ...")
    names = [stamp.name.removeprefix(".") for stamp in due]
    install_locked(PYTHON, *names, problem="The packages could not be installed")
    for stamp in due:
        stamp.write_text(keys[stamp])


def install_project() -> None:
    stamp, key = VENV / ".project", digest("pyproject.toml", "setup.py")
    if is_done(stamp, key):
        return
    say("Installing the project into .venv ...")
    arguments = ("--no-deps", "--no-build-isolation", "-e", ".")
    pip_install(PYTHON, *arguments, problem="The project could not be installed")
    stamp.write_text(key)


def install_locked(python: Path, *names: str, problem: str) -> None:
    """Install what these locks list, all of it and nothing else.

    pip must not look for what a package needs: its resolver asks the index for the newest of everything, so what was
    published today decides whether a lock of last month can be installed.
    """
    files = [part for name in names for part in ("-r", f"requirements/{name}.lock")]
    pip_install(python, "--no-deps", "--require-hashes", *files, problem=problem)
    run(python, "-m", "pip", "check", "--disable-pip-version-check", problem=problem)


def pip_install(python: Path, *arguments: str, problem: str) -> None:
    pip = ["-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    run(python, *pip, *arguments, problem=problem, CAYLUS_COMPILE="0")


def install_peers() -> None:
    """The peers of `make bench-research`."""
    for name in ("bench-pettingzoo", "bench-catanatron"):
        folder = PEERS / name
        stamp, key = folder / ".made", digest(f"requirements/{name}.lock") + f" {folder} {sys.version}"
        if is_done(stamp, key):
            continue
        say(f"Making an environment for {name.removeprefix('bench-')} (first run only) ...")
        shutil.rmtree(folder, ignore_errors=True)
        run(Path(sys.executable).resolve(), "-m", "venv", folder, problem="The environment could not be made")
        python = folder / PYTHON.relative_to(VENV)
        install_locked(python, name, problem="The packages could not be installed")
        stamp.write_text(key)


def find_npm() -> tuple[str, dict[str, str]]:
    """The machine's npm, or one from a package for machines without, and the environment to run it in."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
        if version >= (20, 19):
            return npm, {}
    stamp, key = VENV / ".node", digest("requirements/node.lock")
    if not is_done(stamp, key):
        say("Installing Node.js into .venv (first run only) ...")
        install_locked(PYTHON, "node", problem="Node.js could not be installed")
        stamp.write_text(key)
    path = f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return shutil.which("npm", path=path) or "npm", {"PATH": path}


def build_client() -> None:
    """Build the web client if its source has changed."""
    stamp, key = ROOT / "build" / "client", digest(*CLIENT_FILES)
    if is_done(stamp, key) and (CLIENT / "index.html").is_file():
        return
    say("Building the web client (again only when it changes) ...")
    npm, variables = find_npm()
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    packages, locked = ROOT / "web" / "node_modules" / ".caylus", digest("web/package-lock.json")
    if not is_done(packages, locked):
        problem = "The web client's packages could not be installed"
        run(npm, "--prefix", "web", "ci", *quiet, problem=problem, **variables)
        packages.write_text(locked)
    run(npm, "--prefix", "web", "run", "-s", "build", problem="The web client could not be built", **variables)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(key)


def install_programs() -> None:
    """Chromium and PostgreSQL for the tests: installed where that can be done, else asked for."""
    missing = []
    if not CHROMIUM.exists():
        missing.append("chromium")
    if not any(POSTGRES.glob("*/bin/initdb")):
        missing.append("postgresql")
    if not missing:
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        sys.exit(f"The tests need {' and '.join(missing)}. On Debian or Ubuntu: sudo apt install {' '.join(missing)}")
    say(f"Installing {' and '.join(missing)} for the tests (first run only) ...")
    problem = f"{' and '.join(missing)} could not be installed"
    run(apt, "update", problem=problem, DEBIAN_FRONTEND="noninteractive")
    quiet = ("install", "-y", "--no-install-recommends")
    run(apt, *quiet, *missing, problem=problem, DEBIAN_FRONTEND="noninteractive")


def extensions(tree: Path) -> list[Path]:
    return list(tree.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other chore compiles in this checkout."""
    if os.name == "nt":
        yield
        return
    import fcntl  # noqa: PLC0415 (not on Windows)

    COMPILED.parent.mkdir(exist_ok=True)
    with COMPILED.with_name("engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def engine_key() -> str:
    """What the compiled engine depends on."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    settings = f"{sys.version} {compiler} {shutil.which(compiler.split()[0])} {os.environ.get('CAYLUS_OPT')}"
    return digest(*ENGINE, *BUILD_FILES) + settings


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
    with one_at_a_time():
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


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in LOCKS:
        sys.exit(f"usage: python tools/setup.py {'|'.join(LOCKS)}")
    profile = sys.argv[1]
    check_python()
    make_venv()
    install_packages(profile)
    install_project()
    if profile == "programs":
        install_programs()
    if profile == "bench-research":
        install_peers()
    if profile in ("play", "web"):
        build_client()
    if profile == "engine" and hasattr(os, "nice"):
        os.nice(10)
    if profile == "play" and os.environ.get("CAYLUS_COMPILE") != "1" and not has_engine():
        compile_beside()
    elif profile not in ("dev", "programs") and (profile != "web" or has_engine()):
        build_compiled()  # and put the new client beside an engine that is there


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run the same command again to go on.")
