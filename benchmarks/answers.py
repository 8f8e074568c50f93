"""What each question that anybody may ask costs the server: `python -m benchmarks.answers`.

The application is asked within this process, without a socket, so that only its own work is counted: CPU time of all
threads, the least of several rounds. Games of all three are played to their end at random and listed, others stand in
the middle, and the lists are full. Beside each question stands as how many requests it is charged; what costs more than
two milliseconds for each of them is marked. `away` is a table that is no longer at hand and has to be read.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from litestar import Litestar
from litestar.types import Message

from benchmarks import quick
from caylus.core.game import GAMES
from caylus.core.record import Record
from caylus.server.app import make_app
from caylus.server.services import Services
from caylus.server.settings import Settings
from caylus.tables.person import Person
from caylus.tables.seats import OpenSeat, TableWish, lay_out, seat_all
from caylus.tables.setup import Seat
from caylus.tables.table import Table

LISTED: Final = 100  # tables in a list
MOST: Final = 2.0  # milliseconds for each request that an answer is charged as
AWAY: Final = " away"
ADDRESS: Final = "127.0.0.1"
BURST: Final = 1_000_000_000
PLACES: Final = (  # of a table
    *("", AWAY, "?since=0", "/record", "/record.json", "/ledger", "/forecast"),
    *("/plies/1", "/plies/{middle}", "/plies/{last}", "/plies/{last}?laid_open=true"),
)
PAGES: Final = (
    *(
        "/",
        "/table/0",
        "/no/such/page",
        "/no/such/file.js",
        "/health",
        "/ready",
        "/metrics",
        "/schema",
        "/schema/openapi.json",
    ),
    *("/api/games", "/api/bots", "/api/games/chess/components", "/api/sessions/current", "/api/me"),
    *("/api/tables", "/api/tables?status=waiting", "/api/tables?status=over", "/api/players/Nobody/statistics"),
)


async def ask(app: Litestar, path: str) -> tuple[int, int]:
    """A question of somebody without a cookie; gives the status and the bytes of the answer."""
    told: list[Message] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        told.append(message)

    where, _, query = path.partition("?")
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": where,
        "raw_path": where.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", ADDRESS.encode()), (b"accept-encoding", b"gzip")],
        "client": (ADDRESS, 1),
        "server": (ADDRESS, 8303),
        "state": {},
    }
    await app(scope, receive, send)
    status = next(each["status"] for each in told if each["type"] == "http.response.start")
    return status, sum(len(each["body"]) for each in told if each["type"] == "http.response.body")


@dataclass
class Cost:
    """What an answer costs: milliseconds of CPU time, the first time and at best, and what is charged for it."""

    status: int
    size: int
    first: float
    then: float
    charge: float

    @property
    def too_much(self) -> bool:
        """Whether a visitor gets more for a request than a request should cost."""
        return self.then > MOST * self.charge


async def cost_of(app: Litestar, services: Services, path: str, rounds: int) -> Cost:
    """Ask the same again and again."""
    taken: list[float] = []
    status = size = 0
    charged = 0.0
    where = path.removesuffix(AWAY)
    for _ in range(rounds + 1):
        if where != path:
            services.tables.at_hand.clear()
        before = left_of(services)
        start = time.process_time()
        status, size = await ask(app, where)
        taken.append((time.process_time() - start) * 1000)
        charged = 1 + before - left_of(services)
    return Cost(status, size, taken[0], min(taken[1:]), charged)


def left_of(services: Services) -> float:
    """What the address that asks has left for what counts as more than a request."""
    bucket = services.limits.buckets.get(ADDRESS)
    return bucket.left if bucket is not None else BURST


def play_at_random(game: str, players: int, seed: int) -> list[int]:
    """The actions of a whole game."""
    record, rng = Record(game, players, seed), Random(seed)
    while not record.now.over:
        record.play(rng.choice(record.now.legal))
    return record.actions


async def set_table(services: Services, host: Person, game: str, share: float) -> Table:
    """A listed table of as many as can play, at which so much of a game is over."""
    players = max(GAMES[game].players)
    wish = TableWish(game, [OpenSeat()] * players, listed=True)
    setup, _ = lay_out(host, wish, time.time())
    setup = replace(setup, seed=7)
    actions = play_at_random(game, players, 7)
    table = await services.tables.get_or_add(setup)
    seats = [Seat("person", host.id, f"Player {at + 1}") for at in range(players)]
    async with table.lock:
        await services.tables.commit(table, seat_all(table, seats, actions[: int(len(actions) * share)]))
    return table


@contextlib.asynccontextmanager
async def furnished(folder: str) -> AsyncIterator[tuple[Litestar, Services, list[str]]]:
    """An application with full lists, and all that may be asked of it."""
    settings = Settings(data=str(Path(folder) / "caylus.db"), bot_workers=0, request_rate=1e-9, request_burst=BURST)
    services = Services(settings)
    await services.open()
    try:
        host = await services.accounts.make_guest("Anna")
        paths = [*PAGES, *(f"/api/games/{game}/components" for game in GAMES)]
        for game in GAMES:
            for share in (0.5, 1.0):
                table = await set_table(services, host, game, share)
                filled = {"middle": table.ply // 2, "last": table.ply}
                places = [place for place in PLACES if "laid_open" not in place or share == 1.0]
                paths += [f"/api/tables/{table.id}{place.format(**filled)}" for place in places]
        for _ in range(LISTED):
            await services.tables.open(host, TableWish("caylus", [OpenSeat()] * 5, listed=True))
        yield make_app(services), services, paths
    finally:
        await services.close()


async def measure(rounds: int) -> None:
    """Print a line for each question."""
    with tempfile.TemporaryDirectory() as folder:
        async with furnished(folder) as (app, services, paths):
            sys.stdout.write("first ms  then ms  charge    bytes    question\n")
            for path in paths:
                cost = await cost_of(app, services, path, rounds)
                mark = "*" if cost.too_much else " "
                sys.stdout.write(
                    f"{cost.first:8.2f} {cost.then:8.2f} {cost.charge:7.0f} {cost.size:8}{mark} {cost.status} {path}\n"
                )


def main() -> None:
    """Measure; `--quick` asks each question twice."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.answers", description=__doc__.splitlines()[0])
    quick.offer(parser)
    given = parser.parse_args()
    asyncio.run(measure(1 if given.quick else 20))


if __name__ == "__main__":
    main()
