"""Every message between a server and those who play at it, noted in twelve games, and compared with those of before.

    python -m tests.server.wire_log --out FOLDER     every message, one file a game; of two revisions, for diff -r
    python -m tests.server.wire_log --keep           what is noted now is what shall be from now on

Only digests are kept beside the tests: four digits a message, which tell where a difference is, and one for all.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Final

from tests.server.wire_games import PLANS, play_plan
from tests.server.wire_lines import Log
from tests.server.wire_people import meet_people

KEPT: Final = Path(__file__).parent / "wire_log.json"
LINE: Final = 112  # digits in a line
SHORT: Final = 4  # digits of the digest of one message
LONGEST: Final = 280.0  # seconds for a game
BROKEN_OFF: Final = "broken off:"
SHOWN: Final = 1500  # characters of a message that is not as it was

# Nobody is slowed down, and a bot that stands in for a person never begins
SETTINGS: Final = {
    "CAYLUS_REQUEST_RATE": "1000000",
    "CAYLUS_REQUEST_BURST": "1000000",
    "CAYLUS_STAND_IN_SECONDS": "86400",
    "CAYLUS_BOT_WORKERS": "1",
    "CAYLUS_LOG_LEVEL": "warning",
}
GAMES: Final[dict[str, Callable[[Log, int], Coroutine[None, None, None]]]] = {
    **{plan.name: partial(play_plan, plan) for plan in PLANS},
    "people": meet_people,
}


@contextlib.contextmanager
def serving(data: str) -> Iterator[int]:
    """The port of a server process with an empty database; gone afterwards."""
    command = [sys.executable, "-m", "caylus", "serve", "--port", "0", "--data", data]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | SETTINGS) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "http://" in line, "the server says above why it does not start"
            yield int(line.split()[4].rstrip("/").rpartition(":")[2])
        finally:
            process.terminate()


def write_log(name: str, port: int) -> list[str]:
    """All messages of a game; if it cannot go on as it should, the last says why."""
    log = Log()
    try:
        asyncio.run(asyncio.wait_for(GAMES[name](log, port), LONGEST))
    except Exception as error:  # what came before it tells more
        log.messages.append(f"{BROKEN_OFF} {error!r}")
    return log.messages


def digest(message: str) -> str:
    """The SHA-256 of a message."""
    return hashlib.sha256(message.encode()).hexdigest()


def sum_up(messages: list[str]) -> dict[str, object]:
    """What is kept of a game: how many messages, one digest of all, and the beginning of each one's own."""
    each = "".join(digest(message)[:SHORT] for message in messages)
    return {
        "messages": len(messages),
        "digest": digest("\n".join(messages)),
        "each": [each[at : at + LINE] for at in range(0, len(each), LINE)],
    }


def difference(messages: list[str], kept: dict[str, object]) -> str:
    """Where a game is no longer as it was kept, in words; nothing if it is."""
    now = sum_up(messages)
    if now == kept:
        return ""
    before, after = digests_of(kept), digests_of(now)
    differ = [at for at, (one, other) in enumerate(zip_longest(before, after)) if one != other]
    if not differ:
        return "Some message is not as it was, and its short digest happens to be the same."
    at = differ[0]
    told = messages[at][:SHOWN] if at < len(messages) else "(there is none any more)"
    return f"Message {at} of {len(messages)} is not as it was ({len(differ)} differ, {len(before)} there were):\n{told}"


def digests_of(kept: dict[str, object]) -> list[str]:
    """Those of the single messages."""
    lines = kept["each"]
    assert isinstance(lines, list)
    digits = "".join(lines)
    return [digits[at : at + SHORT] for at in range(0, len(digits), SHORT)]


def main() -> None:
    """Write the logs, or keep their digests."""
    parser = ArgumentParser(prog="python -m tests.server.wire_log", description="Note every message of twelve games.")
    parser.add_argument("--out", type=Path, help="the folder for the messages, a file a game")
    parser.add_argument("--data", help="an empty database, if not a new file of SQLite")
    parser.add_argument("--keep", action="store_true", help="from now on the messages shall be as they are now")
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="only these")
    given = parser.parse_args()
    found: dict[str, dict[str, object]] = {}
    with tempfile.TemporaryDirectory() as folder, serving(given.data or str(Path(folder) / "caylus.db")) as port:
        for name in given.games or GAMES:
            messages = write_log(name, port)
            found[name] = sum_up(messages)
            sys.stdout.write(f"{name}: {len(messages)} messages, {found[name]['digest']}\n")
            if given.out is not None:
                given.out.mkdir(parents=True, exist_ok=True)
                (given.out / f"{name}.txt").write_text("\n\n".join(messages) + "\n")
            if messages[-1].startswith(BROKEN_OFF):
                parser.error(messages[-1])
    if given.keep:
        kept = {**json.loads(KEPT.read_text()), **found} if KEPT.exists() else found
        KEPT.write_text(json.dumps({name: kept[name] for name in GAMES if name in kept}, indent=1) + "\n")


if __name__ == "__main__":
    main()
