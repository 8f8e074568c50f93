"""Write web/src/gallery/fixtures: views, offers and stories of recorded games for the client's gallery and tests."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import cast

import caylus
from caylus.bots.advice import AT_ONCE, EARNED, ONLY_WAY, PROSPECTS, word_reason, word_reply
from caylus.core.game import Game
from caylus.core.record import Record
from caylus.core.state import RULE, JsonObject, State
from caylus.kit.plug import find_knowledge
from caylus.server.api.words import Speaker
from caylus.tables.views.components import show_component
from caylus.tables.views.messages import Offer
from caylus.tables.views.offers import closed_offers, open_offers

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.games import folders  # noqa: E402

FIXTURES = ROOT / "web" / "src" / "gallery" / "fixtures"
STEPS_TOLD = 30  # of the story, before a moment

# Which recording each kind of decision is taken from, and how far into the game it is looked for (0 to 1).
MOMENTS: dict[str, list[tuple[str, str, float]]] = {
    "caylus": [
        ("03-4p", "place", 0.62),
        ("03-4p", "provost", 0.55),
        ("04-5p", "place", 0.8),
        ("02-3p", "build", 0.3),
        ("25-2p", "place", 0.05),
        ("28-5p", "favor", 0.6),
        ("27-4p", "castle", 0.5),
        ("27-4p", "trade", 0.5),
        ("26-3p", "gate", 0.2),
        ("28-5p", "lawyer", 0.7),
        ("03-4p", "inn", 0.1),
        ("01-2p", "favor-building", 0.5),
        ("04-5p", "over", 1.0),
    ],
    "caylus-1303": [
        ("03-4p", "place", 0.55),
        ("03-4p", "draft", 0.0),
        ("04-5p", "place", 0.85),
        ("02-3p", "favor", 0.3),
        ("01-2p", "place", 0.2),
        ("03-4p", "bridge", 0.5),
        ("03-4p", "delivery", 0.3),
        ("03-4p", "lawyer", 0.3),
        ("03-4p", "monument", 0.5),
        ("04-5p", "over", 1.0),
    ],
    "magna-carta": [
        ("27-4p", "action", 0.35),
        ("02-3p", "action", 0.25),
        ("01-2p", "mulligan", 0.0),
        ("21-4p", "action", 0.85),
        ("03-4p", "provost", 0.5),
        ("03-4p", "castle", 0.5),
        ("03-4p", "primary", 0.2),
        ("03-4p", "site", 0.2),
        ("06-4p-rules-beginner", "action", 0.3),
        ("21-4p", "over", 1.0),
    ],
}


def rows(value: object) -> list[JsonObject]:
    """A list of objects, as the type checker is to believe."""
    assert isinstance(value, list)
    return value


def offers(state: State, speaker: Speaker) -> list[Offer]:
    """The legal actions, then the places that are closed, each with the reason; as they are sent."""
    closed = closed_offers(state, state.seat)
    sent = [*open_offers(state, state.seat), *(offer for offer in closed if offer["verb"] == "place")]
    return cast(list[Offer], speaker.speak(sent))


def find(record: Record, kind: str, share: float) -> int | None:
    """The first ply from that part of the game on at which this is decided; else the last one before it, if any."""
    if kind == "over":
        return record.plies
    state, asked = record.state(0), list[str]()
    for action in record.actions:
        assert state.decision is not None
        asked.append(str(state.decision["kind"]))
        state.play(action)
    begin = int(share * record.plies)
    plies: list[int] = [*range(begin, record.plies), *range(begin - 1, -1, -1)]
    for ply in plies:
        if asked[ply] == kind:
            return ply
    return None


def find_recorded(game: str, name: str, kind: str, share: float) -> tuple[Record, int]:
    """The decision in the recording of that name, or in another like it: games that are recorded anew differ."""
    setup = name.partition("-")[2]
    alike = [path for path in folders.recordings(game) if path.stem.partition("-")[2] == setup]
    for path in sorted(alike, key=lambda path: path.stem != name):
        record = caylus.load(path.read_text())
        ply = find(record, kind, share)
        if ply is not None:
            return record, ply
    raise SystemExit(f"No {kind} in any recording of {game} such as {name}.")


def moment(about: Game, name: str, kind: str, share: float) -> JsonObject:
    """A view with all that the client is told beside it."""
    record, ply = find_recorded(about.id, name, kind, share)
    state = record.state(ply)
    view = state.view(state.seat)
    speaker = Speaker("en", about.id, record.seats)
    told = Record(record.game, record.players, record.seed, record.options, record.seats, record.actions[:ply])
    return {
        "name": f"{kind}, {record.players} players",
        "ply": ply,
        "names": record.seats,
        "view": speaker.speak(view),
        "offers": offers(state, speaker),
        "story": speaker.speak(told.story_for(state.seat)[-STEPS_TOLD:]),
    }


def fixture(about: Game) -> JsonObject:
    """All moments of one game and its component table."""
    return {
        "game": about.id,
        "name": about.name,
        "components": Speaker("en", about.id).speak([asdict(show_component(each)) for each in about.components()]),
        "moments": [moment(about, *wanted) for wanted in MOMENTS[about.id]],
    }


def sentences(about: Game) -> list[str]:
    """One example of every form of sentence that a client shows: questions, offers, reasons, stories, components."""
    names = ["Anna", "Hugo", "Cleo", "Dirk", "Emil"]
    components = "|".join(re.escape(row.name) for row in sorted(about.components(), key=lambda row: -len(row.name)))
    told: dict[str, str] = {}

    def note(text: str) -> None:
        form = re.sub(rf"\b({components}|{'|'.join(names)})\b|\d+", "_", text)
        told.setdefault(form, text)

    for row in about.components():
        note(str(row.text))
    for seed in range(GAMES_TOLD):
        chance = Random(seed)
        players = about.players[seed % len(about.players)]
        options = {choice.name: chance.choice(list(choice.values)) for choice in about.choices}
        record = Record(about.id, players, seed, options, names[:players])
        while not record.now.over:
            state, legal = record.now, record.now.actions()
            assert state.decision is not None
            note(str(state.asks()))
            for action in legal:
                note(state.describe(action, names))
            if record.plies % 7 == 0:
                for action in chance.sample(range(len(about.space.words)), 60):
                    if state.code_against(action) == RULE:
                        note(str(state.reason_against(action)))
            # who only ever passes sees little of the game
            busy = [action for action in legal if state.notation(action) not in ("pass", "decline")]
            record.play(chance.choice(busy if busy and chance.random() < 0.7 else legal))
        for step in rows(Speaker("en", about.id, record.seats).speak(record.story())):
            note(str(step["sentence"]))
            for happening in rows(step["happenings"]):
                if happening["kind"] == "forced":
                    note(str(happening["text"]))
                if happening["kind"] not in TOLD_BY_KIND:
                    for change in rows(happening["changes"]):
                        if change["kind"] not in TOLD_OTHERWISE:
                            note(str(change.get("text", "")))
    return sorted(text for text in told.values() if text)


GAMES_TOLD = 12
# Happenings and changes that the client tells without the server's sentence
TOLD_BY_KIND = ("home", "asleep", "order", "inn", "tokens")
TOLD_OTHERWISE = ("goods", "points", "worker", "pass", "favor won", "favor", "house", "character", "card")


def happenings(about: Game) -> list[JsonObject]:
    """A step for every form of happening in the recorded games: of each kind, with the changes that came with it."""
    told: dict[tuple[object, ...], JsonObject] = {}
    for path in folders.recordings(about.id)[:RECORDS_TOLD]:
        record = caylus.load(path.read_text())
        for step in rows(Speaker("en", about.id, record.seats).speak(record.story())):
            for at, happening in enumerate(rows(step["happenings"])):
                cause = happening["cause"]
                changes = {
                    (str(change["kind"]), str(change.get("source")), change.get("seat") == happening["seat"])
                    for change in rows(happening["changes"])
                }
                kind = cause["kind"] if isinstance(cause, dict) else None
                chosen = at == 0 and happening["kind"] == "act"
                sentence = step["sentence"] if chosen else ""
                told.setdefault(
                    (happening["kind"], kind, *sorted(changes)),
                    {**step, "sentence": sentence, "happenings": [happening]},
                )
    return [told[form] for form in sorted(told, key=repr)]


RECORDS_TOLD = 12


def reasons() -> JsonObject:
    """What a bot may name as the reason for its advice, and every form of the sentence."""
    rows = {row.phrase for game in caylus.GAMES for row in find_knowledge(game).features.rows}
    gains = [(1.24, "money at hand"), (0.5, "markets and peddlers")]
    losses = [(-0.8, "the cubes of a prestige building, though no residence")]
    told = [
        word_reason("place farm", gains[:better], losses[:worse], robbed)
        for better in range(3)
        for worse in range(2)
        for robbed in (None, (2.36, "Anna"))
    ]
    replies = [f"{reason} {word_reply('Anna', 'Place a worker on the Farm')}" for reason in told[:2]]
    return {"features": sorted({*rows, *EARNED, AT_ONCE, PROSPECTS}), "sentences": [*told, *replies, ONLY_WAY]}


def main() -> None:
    """Write the files; with --check only say whether they are what the engine says today."""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    stale = []
    files = {about.id: json.dumps(fixture(about), separators=(",", ":")) for about in caylus.GAMES.values()}
    files["sentences"] = json.dumps({about.id: sentences(about) for about in caylus.GAMES.values()}, indent=1)
    shown = {about.id: happenings(about) for about in caylus.GAMES.values()}
    files["happenings"] = json.dumps(shown, separators=(",", ":"))
    files["reasons"] = json.dumps(reasons(), indent=1)
    for name, made in files.items():
        text = made + "\n"
        path = FIXTURES / f"{name}.json"
        if "--check" in sys.argv:
            stale += [path.name] if not path.exists() or path.read_text() != text else []
        else:
            path.write_text(text)
    if stale:
        sys.exit(f"Out of date, run tools/web_fixtures.py: {', '.join(stale)}")


if __name__ == "__main__":
    main()
