"""What a process in which bots think owes to the one that started it."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process


def watch_parent() -> None:
    """From now on, end this process when the one that started it is gone, even in the middle of a long decision."""
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """End this process when the one that started it is gone, even in the middle of a long decision."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
