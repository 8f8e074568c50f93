"""A game is one folder: nothing outside names it, in program and client, but its registration and its environments.

Everything is looked through that git keeps, whatever it is written in, and the names of the files as well. What takes a
game as its example is left out: tests of the client, and the moments that it is tried with.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

import pytest

import caylus
from tests.docs.tree import ROOT, files_of_the_project

PROGRAM, CLIENT = "src/caylus/", "web/src/"
PACKAGES = {id: type(game).__module__.split(".")[-2] for id, game in caylus.GAMES.items()}
EXAMPLES = re.compile(r"\.test\.ts$|^web/src/gallery/fixtures/")
REGISTRATIONS = {
    "src/caylus/games/__init__.py": re.compile(r"from caylus\.games\.\w+\.game import \w+$|for game in \("),
    "web/src/games/index.ts": re.compile(r"import \{ \w+ \} from './\w+/plug';$|export const GAMES: Plug\[\] = \["),
}
# The program is called like its first game; these name the program
OF_THE_PROGRAM = {
    "src/caylus/cli/app.py": 'name="caylus",',
    "src/caylus/cli/program.py": '"caylus"',
    "src/caylus/cli/saves.py": 'base / "caylus"',
    "src/caylus/server/api/identity.py": 'COOKIE: Final = "caylus"',
    "src/caylus/server/people/tokens.py": 'TOKEN: Final = "caylus"',
    "src/caylus/server/storage/limits.py": '"application_name": "caylus"',
    "src/caylus/server/storage/store.py": 'CHANNEL: Final = "caylus"',
    "src/caylus/server/traces.py": '"caylus"',
}


def names(game: str, path: str) -> re.Pattern[str]:
    """What names a game: each word of its id; of the first, which is called like the program, what stands for a value,
    a module, a class or a field."""
    words = [word for word in game.split("-") if word != "caylus"]
    if words:
        return re.compile("|".join(map(re.escape, words)), re.IGNORECASE)
    if path.startswith(CLIENT):
        return re.compile(r"(?<![\w“ ])caylus\b(?!-1303)|\bcaylus['\"]?:|caylus[A-Z_]|Caylus[A-Z_]|\bCAYLUS\b")
    imported = r"games[./]caylus\b|\bgames import .*\bcaylus\b|\bcaylus_v\d"
    return re.compile(rf"""{imported}|["']caylus["']|\bCaylus(?!Error\b|1303)[A-Z]\w*""")


def is_its_own(game: str, path: str) -> bool:
    """Whether a file lies in the game's folders, or is the module of its environments."""
    folders = (f"{PROGRAM}games/{PACKAGES[game]}/", f"{CLIENT}games/{PACKAGES[game]}/")
    return path.startswith(folders) or path == f"{PROGRAM}rl/{caylus.GAMES[game].python_name}_v0.py"


def named(game: str, path: str, text: str) -> list[str]:
    """The lines of a file that name a game, and its name if that does."""
    if is_its_own(game, path) or EXAMPLES.search(path):
        return []
    registration, program = REGISTRATIONS.get(path), OF_THE_PROGRAM.get(path)
    lines = [path] if called(game, path) else []
    for line in text.splitlines():
        allowed = (registration and registration.match(line)) or (game == "caylus" and program and program in line)
        if not allowed and names(game, path).search(line):
            lines.append(line.strip())
    return lines


def called(game: str, path: str) -> bool:
    """Whether a file or a folder is called like a game."""
    parts = PurePosixPath(path.removeprefix(PROGRAM)).parts
    if game == "caylus":
        return any(PurePosixPath(part).stem == game for part in parts)
    return any(names(game, path).search(part) for part in parts)


@pytest.mark.parametrize("game", PACKAGES)
def test_no_file_outside_its_folder_names_a_game(game: str) -> None:
    assert (ROOT / PROGRAM / "games" / PACKAGES[game] / "game.py").is_file()
    found = []
    for path in sorted(files_of_the_project()):
        if path.startswith((PROGRAM, CLIENT)):
            text = (ROOT / path).read_bytes().decode("utf-8", "replace") if not path.endswith(".net") else ""
            found += [f"{path}: {line}" for line in named(game, path, text)]
    assert found == []


PLANTS = [
    ("magna-carta", "src/caylus/arena/facts.py", "magnaCarta = 1"),
    ("magna-carta", "src/caylus/arena/facts.toml", "magna = 1"),
    ("magna-carta", "src/caylus/games/__init__.py", "best = 'magna-carta'"),
    ("magna-carta", "src/caylus/games/caylus/board.py", "# as in Magna Carta"),
    ("magna-carta", "src/caylus/bots/nets/magna-carta.net", ""),
    ("magna-carta", "web/src/panels/SeatPanel.svelte", "<div class='magna'></div>"),
    ("magna-carta", "web/src/games/plain/facts.ts", "const magnaCarta = 1;"),
    ("magna-carta", "web/src/games/caylus/view.ts", "import('../magna_carta/plug');"),
    ("magna-carta", "web/src/games/index.ts", "if (game === 'magna-carta') open();"),
    ("caylus-1303", "web/src/styles/tokens.css", ".b1303 { color: red }"),
    ("caylus-1303", "src/caylus/arena/facts.py", "class Table1303: ..."),
    ("caylus", "src/caylus/arena/facts.py", "from caylus.games import caylus"),
    ("caylus", "src/caylus/arena/facts.py", "from caylus.games.caylus import board"),
    ("caylus", "src/caylus/arena/facts.py", "known = ['caylus', 3]"),
    ("caylus", "src/caylus/arena/facts.py", "assert isinstance(state, CaylusTable)"),
    ("caylus", "src/caylus/cli/app.py", "if game == 'caylus':"),
    ("caylus", "src/caylus/bots/nets/caylus.net", ""),
    ("caylus", "web/src/table/room.ts", "if (view.game === 'caylus') cover();"),
    ("caylus", "web/src/table/room.ts", "const minutes = { caylus: 30 };"),
    ("caylus", "web/src/table/room.ts", "const board = CaylusBoard;"),
    ("caylus", "web/src/table/room.ts", "import { caylusBoard } from './boards';"),
    ("caylus", "web/src/styles/tokens.css", ".caylus { color: red }"),
    ("caylus", "web/src/styles/tokens.css", ".game-caylus { color: red }"),
]


@pytest.mark.parametrize(("game", "path", "line"), PLANTS)
def test_a_name_that_is_planted_is_found(game: str, path: str, line: str) -> None:
    assert named(game, path, line) == [line or path]


@pytest.mark.parametrize("game", PACKAGES)
def test_its_environments_are_five_lines(game: str) -> None:
    text = (ROOT / PROGRAM / "rl" / f"{caylus.GAMES[game].python_name}_v0.py").read_text("utf-8")
    assert len(text.splitlines()) == 5
    assert f'environments("{game}", ' in text
