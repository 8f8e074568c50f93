"""A process that measures one engine: `python -m benchmarks.worker caylus`, `environments`, or the name of a peer.

It says in one line of JSON what it is, then measures whatever is asked for: a line `NAME SECONDS` is answered
with the two rates of that round. So each engine lives in a process of its own, and they take turns.
"""

from __future__ import annotations

import json
import sys

from benchmarks.measure import Work, measure


def main() -> None:
    """Serve until the other side closes."""
    if sys.argv[1] == "caylus":
        from benchmarks import engine  # noqa: PLC0415 (each process loads only what it measures)

        works, version = engine.works(), engine.build()
    elif sys.argv[1] == "environments":
        from benchmarks import engine, environments  # noqa: PLC0415

        works, version = environments.works(), engine.build()
    else:
        from benchmarks.peers import PEERS, STEPPED_PEERS  # noqa: PLC0415

        peer = {**PEERS, **STEPPED_PEERS}[sys.argv[1]]
        works, version = peer.works(), peer.version()
    say({"version": version, "names": list(works)})
    ready: dict[str, Work] = {}
    for line in sys.stdin:
        name, _, seconds = line.strip().rpartition(" ")
        if name not in ready:
            ready[name] = works[name]()
        rate = measure(ready[name], float(seconds))
        say({"per_second": rate.per_second, "games_per_second": rate.games_per_second})


def say(answer: dict[str, object]) -> None:
    """One line to the other side."""
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
