"""What is counted in a game, on games made by hand and on many random ones."""

from collections import Counter

import pytest

import caylus
from caylus.arena.facts import Lead, first_order, gather
from caylus.arena.measure import Spread, spread_of
from caylus.core.chance import Chance
from caylus.games.caylus.knowledge.alarms import CaylusAlarms
from caylus.kit.knowledge.alarms import Alarm
from tests.recorded.coverage import changes_told

# Two players with 7 deniers each after income; the provost stands on space 6, the gold mine on 16
FIRST_TURN = [
    "place castle",
    "place gold-mine",
    "place quarry",
    "place fixed-peddler",
    "place farm",
    "place forest",
    "place sawmill",
    "place carpenter",
    "place joust",
    "place marketplace",
    "place trading-post",
    "place inn",
    "provost stay",
    "provost +1",
    "decline",
    "take food",
    "take food",
    "decline",
]


def record_of(*words: str) -> caylus.Record:
    record = caylus.Record("caylus", players=2, seed=1)
    for word in words:
        record.play(record.now.parse(word))
    return record


def test_a_castle_worker_without_a_batch_counts_though_there_were_no_points_to_lose() -> None:
    record = record_of(*FIRST_TURN, "decline")
    assert record.now.turn == 2
    assert record.now.ledger() == []
    assert CaylusAlarms().count(record)["unfulfilled"] == [1, 0]


def test_a_castle_worker_with_a_batch_does_not_count() -> None:
    assert CaylusAlarms().count(record_of(*FIRST_TURN, "castle food wood stone"))["unfulfilled"] == [0, 0]


def test_workers_beyond_the_provost_are_unactivated() -> None:
    counted = CaylusAlarms().count(record_of(*FIRST_TURN, "decline"))
    assert counted["placed"] == [6, 6]
    assert counted["unactivated"] == [0, 1], "the gold mine; the peddler was reached by a move of the provost"


def test_turns_begun_with_few_deniers() -> None:
    record = record_of(*FIRST_TURN, "decline")
    assert [record.now.holds(seat, 5) for seat in (0, 1)] == [7, 2]
    counted = CaylusAlarms().count(record)
    assert counted["begun"] == [2, 2]
    assert counted["poor"] == [0, 1]


def random_record(game: str, players: int, seed: int) -> caylus.Record:
    record = caylus.Record(game, players=players, seed=seed)
    chance = Chance(f"{game} {players} {seed}")
    while not record.now.over:
        actions = record.now.actions()
        record.play(actions[chance.below(len(actions))])
    return record


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_counts_agree_with_what_whole_games_say_of_themselves(players: int) -> None:
    penalties = 0
    for seed in range(3):
        record = random_record("caylus", players, seed)
        counted: dict[str, list[int]] = CaylusAlarms().count(record)  # type: ignore[assignment]
        lost = Counter(entry["seat"] for entry in record.now.ledger() if entry["source"] == "no batch")
        for seat in range(players):
            assert counted["unfulfilled"][seat] >= lost[seat]
            assert counted["begun"][seat] == record.now.turn
            assert counted["placed"][seat] > 0
            assert 0 <= counted["unactivated"][seat] <= counted["placed"][seat]
        penalties += lost.total()
        home = [change for step in record.story() for change in changes_told(step) if change.get("to") == "home"]
        assert len(home) <= sum(counted["placed"])
    assert penalties


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_facts_of_every_game(game: str) -> None:
    record = random_record(game, 3, 1)
    facts = gather(record)
    options: dict[str, dict[str, int]] = facts["options"]  # type: ignore[assignment]
    assert sum(sum(counts.values()) for counts in options.values()) == record.plies
    assert sorted(first_order(record.state(0))) == [0, 1, 2]
    assert ("sanity" in facts) == (game == "caylus")


def test_the_first_turn_of_caylus_goes_in_its_own_order() -> None:
    state = caylus.new("caylus", players=4, seed=2)
    assert first_order(state) == list(state.view(None)["order"])  # type: ignore[call-overload]
    assert first_order(state)[0] == state.seat


def test_the_lead_changes_when_another_is_alone_in_front() -> None:
    lead = Lead()
    for scores in ([0, 0], [1, 0], [1, 1], [1, 1], [1, 2], [3, 2], [4, 2], [4, 4], [5, 4]):
        lead.look(scores)
    assert lead.changes == 2


def test_numbers_in_short() -> None:
    assert spread_of(Counter([2, 2, 4, 10])) == Spread(4.5, 3, 2, 10)
    assert spread_of(Counter([5, 1, 1])) == Spread(7 / 3, 1, 1, 5)
    assert spread_of(Counter([7])) == Spread(7, 7, 7, 7)


def test_an_alarm_goes_off_outside_its_range() -> None:
    assert Alarm("rounds", 12, 10, 14).verdict == "ok"
    assert Alarm("rounds", 9.9, 10, 14).verdict == "alarm"
    assert Alarm("poor", 0.2, None, 0.1, percent=True).verdict == "alarm"
    assert Alarm("seat", 0.2, None, 0.06, percent=True, too_few=True).verdict == "too few games"
    assert Alarm("share", 0.5, 0.6, None, percent=True).range == "at least 60 %"
    assert Alarm("share", 0.5, 0.6, None, percent=True).shown == "50.0 %"
    assert Alarm("share", 0.1, 0.03, 0.15, percent=True).range == "3 % to 15 %"
