"""A process that measures one engine: `python -m benchmarks.worker caylus|catanatron`.

It says in one line of JSON what it is, then measures whatever is asked for: a line `NAME SECONDS` is answered
with the two rates of that round. So each engine lives in a process of its own, and they take turns.
"""

from __future__ import annotations

import json
import sys

from benchmarks import engine, peers
from benchmarks.measure import measure


def main() -> None:
    """Serve until the other side closes."""
    if sys.argv[1] == "catanatron":
        works, version = peers.works(), peers.version()
    else:
        works, version = engine.works(), engine.build()
    say({"version": version, "names": list(works)})
    for line in sys.stdin:
        name, _, seconds = line.strip().rpartition(" ")
        rate = measure(works[name], float(seconds))
        say({"per_second": rate.per_second, "games_per_second": rate.games_per_second})


def say(answer: dict[str, object]) -> None:
    """One line to the other side."""
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
