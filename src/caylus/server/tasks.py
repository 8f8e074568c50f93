"""What goes on as long as the server does: whatever goes wrong in it is noted once, and it goes on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

PAUSE: Final = 0.5  # seconds before another attempt
WELL: Final = 5.0  # seconds after which an attempt counts as one that goes well
LOGGER: Final = logging.getLogger("caylus.tasks")


class Tasks:
    """The tasks of one owner, ended together."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self.troubles: dict[str, str] = {}  # by name: why the last attempt of what goes on failed

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Let something go on until it returns, however often it fails meanwhile."""
        return self.begin(self.go_on(name, work))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something once, beside; if it fails that is noted."""
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.end)
        return task

    def end(self, task: asyncio.Task[None]) -> None:
        """It is over."""
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOGGER.error("something went wrong beside", exc_info=error)

    async def go_on(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Attempt after attempt; the same trouble again and again is noted once."""
        while True:
            before, began = self.troubles.get(name), time.monotonic()
            going_well = asyncio.get_running_loop().call_later(WELL, self.troubles.pop, name, None)
            try:
                await work()
                self.troubles.pop(name, None)
                return
            except (Exception, asyncio.CancelledError) as error:
                if is_ending():  # told to end; drivers raise the same for a command that they give up
                    raise
                self.troubles[name] = describe(error)
                if before != self.troubles[name] or time.monotonic() - began > WELL:
                    LOGGER.exception("%s goes on after a failure", name)
            finally:
                going_well.cancel()
            await asyncio.sleep(PAUSE)

    async def close(self, patience: float) -> None:
        """End all of them; what does not end in so many seconds is left behind."""
        tasks = set(self.running)
        for task in tasks:
            task.cancel()
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=patience)
            if late:
                LOGGER.error("%d tasks do not end", len(late))


def is_ending() -> bool:
    """Whether the task at hand has been told to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def describe(error: BaseException) -> str:
    """An error in a few words; some have no text of their own."""
    return str(error).rstrip(".") or type(error).__name__
