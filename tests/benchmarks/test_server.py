"""The benchmark of the server runs whole: it opens its tables, plays at them, and reports every row and ratio."""

from __future__ import annotations

import json
import sys

import pytest

from benchmarks.server import QUICK, missing
from benchmarks.serving import servers
from tests.benchmarks.rounds import figures, printed, rows


@pytest.mark.skipif(sys.platform != "linux", reason="time and memory of processes are read from /proc")
def test_the_server_is_measured_beside_its_peers() -> None:
    told = printed("benchmarks.server")
    found = {name: cells for name, *cells in rows(told)}
    few, many = f"{QUICK.rooms} tables", f"{QUICK.tables} tables"
    expected = ["bare echo, 16 connections", "bare echo, 32 connections"]
    ratios = ["of the echo's messages", "times the echo's, 16 connections", "times the echo's, 32 connections"]
    if servers.has_boardgame():
        expected.append(f"boardgame.io, {QUICK.rooms} rooms")
        ratios.append("times boardgame.io's moves")
    expected += [f"Caylus, SQLite, {few}", f"Caylus, SQLite, {many}"]
    if servers.has_postgresql():
        expected += [f"Caylus, PostgreSQL, {each}, {many}" for each in ("1 worker", "2 workers")]
        ratios.append("times the moves of one with one core")
    assert list(found) == expected
    for name, (done, per_cpu, quantiles, size, database) in found.items():
        middle, slowest = figures(quantiles)
        assert figures(done)[0] > 0
        assert figures(per_cpu)[0] > 0
        assert 0 < middle <= slowest
        assert figures(size)[0] > 50
        assert bool(database) == ("PostgreSQL" in name)
    lines = [line for line in told.splitlines() if line.startswith("- ")]
    for ratio in (*ratios, "idle connections at", "beside a thinking bot"):
        (line,) = [line for line in lines if ratio in line]
        assert all(each > 0 for each in figures(line))
    for remark in missing():
        assert remark in told
    about = json.loads(told.splitlines()[-1])
    assert about["engine"] == "interpreted"
    assert about["rounds"] == 1
