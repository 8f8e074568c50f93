"""Make the recorded games, playthroughs, counts and fingerprints under tests/games anew.

    .venv/bin/python tools/record_games.py              all games
    .venv/bin/python tools/record_games.py magna-carta  only this one

It takes a few minutes; PYTHONPATH=build/mypyc in front makes it quicker and changes no byte. Needed when the
rules or the notation have changed. The same source always gives the same files. The games are played by steered
players until between them they show everything that the game's coverage file wants.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import caylus  # noqa: E402
from caylus.core.record import Record  # noqa: E402
from caylus.kit.plug import find_plug  # noqa: E402
from tests.games import folders  # noqa: E402
from tests.recorded import builds, coverage, digests, numbers, perft, playthrough, setups, steering  # noqa: E402

LEAST = 48  # games, more if something is still missing
MOST = 160
CANDIDATES = 4  # games played for each one kept
PERFT_MOST = 12_000  # the deepest count stored is below this


def write_json(path: Path, cases: dict[str, Any]) -> None:
    """One line a case, so that a change shows in a diff as what it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{json.dumps(name)}: {json.dumps(case)}" for name, case in cases.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def record_games(game: str) -> list[Record]:
    """Games of every set-up, each the most telling of a few candidates, until nothing is missing."""
    player = steering.Steering(game)
    missing = coverage.wanted(game)
    rows = [*setups.option_rows(game), *setups.every_row(game)]
    counts = list(caylus.GAMES[game].players)
    kept: list[Record] = []
    for slot in range(MOST):
        if slot >= LEAST and not missing:
            break
        options = rows[slot // len(counts) % len(rows)] if slot < LEAST else rows[0]
        players = counts[slot % len(counts)] if slot < LEAST else counts[0]  # few are the easiest to steer
        goals = player.goals(missing) if slot % 2 or slot >= LEAST else []
        best, most = None, -1
        for candidate in range(CANDIDATES):
            seed = slot * CANDIDATES + candidate
            record = player.play(goals, players, options, seed)
            new = len(coverage.shown(record) & missing)
            if new > most:
                best, most = record, new
        assert best is not None
        if slot >= LEAST and most == 0:
            continue
        kept.append(best)
        missing -= coverage.shown(best)
        player.keep(best.notations())
    if missing:
        sys.exit(f"{game}: {len(kept)} games, but still missing: {', '.join(sorted(missing))}. Nothing was written.")
    print(f"{game}: {len(kept)} games that show everything")
    return kept


def save_games(game: str, records: list[Record]) -> None:
    """The records, and how each ended."""
    folder = folders.folder(game) / "recorded"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    results = {}
    for at, record in enumerate(records, 1):
        name = f"{at:02d}-{setups.name(game, record.players, record.options)}"
        (folder / f"{name}.txt").write_text(record.dumps())
        results[name] = digests.result_of(record)
    write_json(folder / "final.json", results)


def save_playthroughs(game: str, records: list[Record]) -> None:
    """One game for each number of players: the first with the rules as they stand."""
    folder = folders.folder(game) / "playthroughs"
    folder.mkdir(exist_ok=True)
    default = setups.option_rows(game)[0]
    for players in caylus.GAMES[game].players:
        record = next(r for r in records if r.players == players and r.options == default)
        (folder / f"{players}p.txt").write_text(playthrough.write(record))


def save_counts(game: str, records: list[Record]) -> None:
    """Starts of games, and for each kind of decision a position from a recording that offers much."""
    cases: dict[str, dict[str, Any]] = {}
    for players in caylus.GAMES[game].players:
        for options in (setups.option_rows(game)[0], setups.option_rows(game)[-1]):
            start = {"game": game, "players": players, "seed": players, "options": options}
            cases[f"start-{setups.name(game, players, options)}"] = {"start": start}
    widest: dict[str, tuple[int, dict[str, Any]]] = {}
    for record in records:
        state = record.state(0)
        for action in record.actions:
            kind = str((state.decision or {})["kind"])
            if len(state.legal) > widest.get(kind, (0, {}))[0]:
                widest[kind] = (len(state.legal), state.position())
            state.play(action)
    for kind, (_, position) in sorted(widest.items()):
        cases[kind] = {"position": {part: value for part, value in position.items() if part != "ledger"}}
    for case in cases.values():
        state, depth = perft.state_of(case), 1
        counts = [perft.count(state, 1)]
        while depth < 4 and counts[-1] * 5 < PERFT_MOST and not state.over:
            depth += 1
            counts.append(perft.count(state, depth))
        case["counts"] = counts
    write_json(folders.folder(game) / "perft.json", cases)


def save_fingerprints(game: str) -> None:
    """What random games come to, in whatever build."""
    write_json(
        folders.folder(game) / "builds.json",
        {
            setups.name(game, players, options): builds.fingerprint(game, players, options)
            for players in caylus.GAMES[game].players
            for options in setups.option_rows(game)
        },
    )


def save_numbers(game: str) -> None:
    """What nets and data sets rely on; what was there before must still be there."""
    found = numbers.numbers(game, find_plug(game).encoder())
    path = folders.folder(game) / "numbers.json"
    moved = numbers.moved(json.loads(path.read_text()), found) if path.is_file() else ""
    if moved:
        raise SystemExit(f"The numbers of {game} are not written: {moved}.")
    path.write_text(json.dumps(found, indent=1) + "\n")


def main(games: list[str]) -> None:
    """Everything, for every game or for those named."""
    for game in games or caylus.GAMES:
        records = record_games(game)
        save_games(game, records)
        save_playthroughs(game, records)
        save_counts(game, records)
        save_fingerprints(game)
        save_numbers(game)


if __name__ == "__main__":
    main(sys.argv[1:])
