"""Plays whole games at tables kept in memory while everything that a server needs is out of reach: `python -m ...`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from random import Random
from types import ModuleType
from typing import Final, NoReturn

BLOCKED: Final = frozenset(
    (
        *("litestar", "uvicorn", "websockets", "sqlalchemy", "sqlite3", "aiosqlite", "asyncpg", "msgspec"),
        *("multiprocessing", "httpx", "rich", "numpy", "argon2"),
    )
)


class Blocker(MetaPathFinder):
    """Finds what must not be needed, and says so."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """An error for what is blocked, whoever else might find it."""
        if fullname.partition(".")[0] in BLOCKED or fullname.startswith("caylus.server"):
            raise ImportError(f"{fullname} is blocked")
        return None


def refuse_thread(*_: object) -> NoReturn:
    """Instead of starting one."""
    raise RuntimeError("a thread was started")


async def play(game: str, players: int) -> None:
    """A game of one person and bots from its opening to its rematch, with all that surrounds it."""
    from caylus.tables import chat, moves, seats, takeback  # noqa: PLC0415 (only now is the rest blocked)
    from caylus.tables.bots import BotsHere  # noqa: PLC0415
    from caylus.tables.hub import Hub  # noqa: PLC0415
    from caylus.tables.person import Person  # noqa: PLC0415
    from caylus.tables.refusals import Refused  # noqa: PLC0415
    from caylus.tables.service import Tables  # noqa: PLC0415
    from caylus.tables.storage import MemoryStorage  # noqa: PLC0415
    from caylus.tables.table import OVER  # noqa: PLC0415
    from caylus.tables.views.change import change_since  # noqa: PLC0415
    from caylus.tables.views.forecast import foresee  # noqa: PLC0415
    from caylus.tables.views.ledger import reckon  # noqa: PLC0415
    from caylus.tables.views.replay import Replayer  # noqa: PLC0415
    from caylus.tables.views.table import show, show_closed, show_record  # noqa: PLC0415

    bots, storage, dice, anna = BotsHere(), MemoryStorage(), Random(game), Person("anna", "Anna", True)
    tables = Tables(storage, bots, Hub())
    rivals = [seats.BotSeat("novice") for _ in range(players - 1)]
    table = await tables.open(anna, seats.TableWish(game, [seats.MySeat(), *rivals], seed=5))
    undone = 0
    while table.status != OVER:
        answer = bots.think()
        if answer is not None:
            await tables.take_answer(*answer)
            continue
        assert table.record is not None
        known = table.version
        await tables.do(table, anna, moves.Play(known, dice.choice(table.record.now.actions())))
        change = change_since(table, 0, known)
        json.dumps([change.message if change else None, undone])
        if dice.random() < 0.1:
            with contextlib.suppress(Refused):
                await tables.do(table, anna, takeback.TakeBack(table.version))
                undone += 1
        foresee(table.record.now, 0)
    assert undone, "something was taken back"
    await tables.do(table, anna, chat.Say("Well played!"))
    fresh = await Tables(storage, bots, Hub()).find(table.id, anna)
    assert show(fresh, anna, None, 0) == show(table, anna, None, 0)
    assert reckon(table, 0).winners == table.winners()
    assert show_closed(table, anna, None) == []
    assert Replayer().show(table, anna, table.ply // 2, None, laid_open=True).ply == table.ply // 2
    assert str(table.setup.seed) in show_record(table)
    again = await tables.play_again(table, anna)
    assert (again.status, again.setup.seed == 5) == ("running", False)


def main() -> None:
    """All games, each with two players and with three."""
    sys.meta_path.insert(0, Blocker())
    from caylus.core.game import GAMES  # noqa: PLC0415
    from caylus.tables import service  # noqa: F401, PLC0415 (brings the games along)

    threading.Thread.start = refuse_thread  # type: ignore[assignment]
    for game in GAMES:
        for players in (2, 3):
            asyncio.run(play(game, players))
            print(game, players)  # noqa: T201
    assert not BLOCKED & {name.partition(".")[0] for name in sys.modules}


if __name__ == "__main__":
    main()
