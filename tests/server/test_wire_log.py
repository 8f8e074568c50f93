"""Not a byte on the wire is other than it was: twelve games and all around them, message by message."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.wire_log import BROKEN_OFF, GAMES, KEPT, SHORT, difference, serving, sum_up, write_log

REMAKE = """To see it all, write the logs of two revisions and compare: python -m tests.server.wire_log --out FOLDER
If the change is meant: python -m tests.server.wire_log --keep"""


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Of one server for all games: they know nothing of each other."""
    with serving(str(tmp_path_factory.mktemp("wire") / "caylus.db")) as found:
        yield found


@pytest.mark.parametrize("name", list(GAMES))
def test_every_message_is_what_it_was(port: int, name: str) -> None:
    wrong = difference(write_log(name, port), json.loads(KEPT.read_text())[name])
    assert not wrong, f"{wrong}\n{REMAKE}"


def test_a_message_that_has_changed_is_found() -> None:
    before = [f"message {number}" for number in range(100)]
    kept = sum_up(before)
    assert difference(before, kept) == ""
    for at in (0, 57, 99):
        found = difference([*before[:at], "another", *before[at + 1 :]], kept)
        assert found == f"Message {at} of 100 is not as it was (1 differ, 100 there were):\nanother"
    assert difference(before[:-1], kept).endswith("(there is none any more)")
    assert difference([*before, "another"], kept).endswith("another")


def test_a_change_that_the_short_digests_miss_is_noticed_all_the_same() -> None:
    first, alike = two_alike()
    assert difference([alike], sum_up([first])).startswith("Some message is not as it was")


def two_alike() -> tuple[str, str]:
    """Two messages whose short digests are the same."""
    seen: dict[object, str] = {}
    for number in range(16**SHORT + 1):
        said = f"message {number}"
        each = str(sum_up([said])["each"])
        if each in seen:
            return seen[each], said
        seen[each] = said
    raise AssertionError("there are fewer digests than messages")


def test_where_a_game_cannot_go_on_its_last_message_says_why() -> None:
    messages = write_log("people", 1)  # nobody listens there
    assert messages[-1].startswith(f"{BROKEN_OFF} ConnectionRefusedError")
