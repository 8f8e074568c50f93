"""What is played and asked for the log of the wire: twelve games, and everything that belongs to none.

Whoever decides answers by a hash of the game's name and the table's version, so that nothing is left to chance. After
everything that happens, each who listens is heard before the next thing is done, so that the server never has the
choice of telling two things at once. Bots sit only where they throw no dice; one that stands in for a person is set to
wait longer than any of this takes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from tests.server.wire_lines import Answer, Json, Log, Person, Socket

NAMES: Final = {"A": "Anna", "H": "Hugo", "V": "Vera", "O": "Otto", "I": "Ida", "E": "Eve", "S": "somebody"}
BOT: Final = "b"  # among the seats of a plan
WATCHERS: Final = "ES"  # Eve is a guest like the players, somebody is nobody the server knows
FEED: Final = "feed"
APART: Final = 3  # plies between two occasions
ASKED: Final = 4  # times that people are asked whether something may be taken back
SHUFFLED: Final = ("view", "offers", "steps", "decides", "seed", "seat", "your_turn")  # what a drawn seed tells upon
WAITS: Final = {"kind": "open"}


@dataclass(frozen=True)
class Plan:
    """A game to play: who sits where, by initials, and who listens."""

    name: str
    game: str
    seats: str
    seed: int
    small: str  # are told what has changed
    large: str  # are told the whole table
    options: dict[str, str] = field(default_factory=dict)
    resigning: dict[str, int] = field(default_factory=dict)  # at which ply
    occasion: int = 0  # with which to begin
    hint: bool = False  # whether to ask at the end what a bot would do


class Ear:
    """Somebody who listens, and knows the table by what is told."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.table: Json = {}

    async def hear(self) -> Json:
        """The next message."""
        message = await self.socket.hear()
        self.table |= message.get("table", message if message["kind"] == "change" else {})
        return message


class Round:
    """A table with a game, those who sit at it, and those who listen."""

    def __init__(self, name: str, people: dict[str, Person], seats: str, table: Json) -> None:
        self.name = name
        self.people = people
        self.seats = seats
        self.ears: dict[str, Ear] = {}
        self.table: Json = {}
        self.asked = 0  # times that others were asked
        self.watch = ""  # the key of the link for watchers
        self.know(table)

    def know(self, table: Json) -> None:
        """Remember how the table is."""
        self.table |= {key: table[key] for key in ("id", "version", "ply", "status", "decides", "undo", "seats")}

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/api/tables/{self.table['id']}"

    def is_running(self) -> bool:
        """Whether the game is not over."""
        return bool(self.table["status"] == "running")

    def dice(self, what: str, sides: int) -> int:
        """A number below `sides`, the same at every time."""
        said = f"{self.name} {self.table['version']} {what}"
        return int.from_bytes(hashlib.sha256(said.encode()).digest()[:8], "big") % sides

    def initials(self) -> str:
        """Of the people who sit here, each once, the one who decides first if that is one of them."""
        decides = self.table["decides"]
        first = self.seats[decides] if decides is not None else ""
        return "".join(dict.fromkeys((first + self.seats).replace(BOT, "")))

    # -- doing and hearing ------------------------------------------------------------------------------

    async def ask(self, initial: str, method: str, path: str = "", body: object = None) -> Answer:
        """A request about the table; what it brings about is heard by everybody."""
        answer = await self.people[initial].ask(method, self.path + path, body)
        if method != "GET" and answer.status == 200 and "version" in answer.json:
            await self.follow(answer.json)
        return answer

    async def follow(self, table: Json) -> None:
        """Everybody hears of what has happened, if it has."""
        if table["version"] > self.table["version"]:
            assert not self.ears or table["version"] == self.table["version"] + 1, "one thing after another"
            self.know(table)
            for ear in self.ears.values():
                await ear.hear()

    async def send(self, initial: str, message: object) -> Json:
        """A message over a WebSocket; gives what the sender hears first, when everybody has heard."""
        ear = self.ears[initial]
        ear.socket.send(message)
        first = await ear.hear()
        if first["kind"] == "refusal":
            if first["problem"] == "conflict":
                await ear.hear()  # the table as it is
        elif ear.table["version"] > self.table["version"]:
            self.know(ear.table)
            for other in self.ears.values():
                if other is not ear:
                    await other.hear()
        return first

    async def listen(self, initial: str, query: str) -> None:
        """Somebody comes to listen."""
        key = f"&key={self.watch}" if initial == "S" else ""
        ear = Ear(await self.people[initial].listen(f"{self.path}/live?{query}{key}"))
        await ear.hear()
        self.ears[initial] = ear

    async def stop_listening(self, initial: str) -> Ear:
        """And goes."""
        ear = self.ears.pop(initial)
        await ear.socket.leave()
        return ear

    async def let_bots_play(self) -> None:
        """Hear what bots do until a person decides."""
        while self.table["decides"] is not None and self.is_left_to_a_bot(self.table["decides"]):
            for ear in self.ears.values():
                await ear.hear()
            self.know(next(ear.table for initial, ear in self.ears.items() if initial != FEED))

    def is_left_to_a_bot(self, seat: int) -> bool:
        """Whether a bot decides there at once."""
        return self.seats[seat] == BOT or bool(self.table["seats"][seat]["resigned"])

    # -- playing ----------------------------------------------------------------------------------------

    async def offers(self) -> list[Json]:
        """What the one who decides can do."""
        initial = self.seats[self.table["decides"]]
        ear = self.ears.get(initial)
        if ear is None or ear.table["decides"] != ear.table["seat"]:
            found: list[Json] = (await self.ask(initial, "GET")).json["offers"]
            return found
        offers: list[Json] = ear.table["offers"]
        return offers

    async def play(self) -> None:
        """An action, and those of the bots after it."""
        initial, version = self.seats[self.table["decides"]], self.table["version"]
        offers, way = await self.offers(), self.dice("way", 8)
        offer = offers[self.dice("offer", len(offers))]
        move = {"version": version, "action": offer["notation" if way % 2 else "action"]}
        if initial in self.ears and way < 6:
            told = await self.send(initial, {"kind": "play", **move, **({"ref": str(version)} if way == 1 else {})})
            assert told["kind"] != "refusal", told
        else:
            answer = await self.ask(initial, "POST", "/actions" + (f"?since={version}" if way == 6 else ""), move)
            assert answer.status == 200, answer.text
        await self.let_bots_play()

    async def resign(self, initial: str) -> None:
        """Give up all seats."""
        for seat, holder in enumerate(self.seats):
            if holder == initial and self.is_running():
                await self.ask(initial, "POST", f"/seats/{seat}/resign")
                await self.let_bots_play()

    # -- occasions: each is told what it shows by its name ------------------------------------------------

    async def talk(self) -> None:
        """Players and watchers say something."""
        for initial in self.initials()[:2]:
            if initial in self.ears:
                await self.send(
                    initial, {"kind": "say", "text": f"Ply {self.table['ply']} is mine,\nisn't it? <b>é</b>"}
                )
            else:
                await self.ask(initial, "POST", "/chat", {"text": "Take  your\ttime."})
        await self.ask("E", "POST", "/chat", {"text": "She will lose."})
        await self.ask("A", "POST", "/chat", {"text": " \u200b "})
        await self.ask("S", "POST", "/chat", {"text": "Hello?"})
        await self.ask("A", "POST", "/chat", {"text": "x" * 501})

    async def foresee(self) -> None:
        """What if everyone stopped now?"""
        await self.ask(self.initials()[0], "GET", "/forecast")
        await self.ask("S", "GET", f"/forecast?key={self.watch}")
        await self.ask("E", "GET", "/forecast?seat=0")

    async def reckon(self) -> None:
        """Where do the points come from?"""
        await self.ask("A", "GET", "/ledger")
        await self.ask("E", "GET", "/ledger")
        await self.ask("S", "GET", "/ledger")

    async def look_at_closed_offers(self) -> None:
        """Why can that not be done?"""
        for initial in self.initials()[:2]:
            await self.ask(initial, "GET", "/closed")
        await self.ask("S", "GET", "/closed")

    async def leaf_back(self) -> None:
        """How was it some plies ago?"""
        ply = self.table["ply"]
        await self.ask(self.initials()[-1], "GET", f"/plies/{self.dice('ply', ply + 1)}")
        await self.ask("E", "GET", f"/plies/{ply}")
        for wrong in (f"{ply}?laid_open=true", str(ply + 1), "many", "-1", "0?seat=9"):
            await self.ask("A", "GET", f"/plies/{wrong}")

    async def export(self) -> None:
        """The record, sealed."""
        await self.ask("A", "GET", "/record")
        await self.ask("E", "GET", "/record.json")

    async def come_late(self) -> None:
        """Answer a table that is no longer so, or not yet."""
        initial = self.initials()[0]
        action = (await self.offers())[0]["action"]
        for version in (0, self.table["version"] + 1000):
            move = {"version": version, "action": action}
            await self.ask(initial, "POST", "/actions", move)
            await self.ask(initial, "POST", "/undo", {"version": version})
            if initial in self.ears:
                await self.send(initial, {"kind": "play", "ref": "late", **move})
                await self.send(initial, {"kind": "undo", "version": version})

    async def break_rules(self) -> None:
        """Do what cannot be done."""
        initial, version = self.initials()[0], self.table["version"]
        closed = (await self.ask(initial, "GET", "/closed")).json
        wishes = [each["action"] for each in closed[:2]] + ["dance", "provost +2", 9999]
        for wish in wishes:
            await self.ask(initial, "POST", "/actions", {"version": version, "action": wish})
            if initial in self.ears:
                await self.send(initial, {"kind": "play", "version": version, "action": wish, "ref": "no"})

    async def act_for_others(self) -> None:
        """Touch what is not one's own."""
        offers, version, decides = await self.offers(), self.table["version"], self.table["decides"]
        move = {"version": version, "action": offers[0]["action"]}
        for initial in [each for each in self.initials()[1:] + WATCHERS if each not in self.seats[decides]][:3]:
            await self.ask(initial, "POST", "/actions", move)
            await self.ask(initial, "GET", f"?seat={decides}")
            await self.ask(initial, "POST", f"/seats/{decides}/resign")
            await self.ask(initial, "POST", f"/seats/{decides}/back")
            await self.ask(initial, "POST", f"/seats/{decides}/stand-in", {"bot": "mason"})
            if initial in self.ears:
                await self.send(initial, {"kind": "play", "ref": "not yours", **move})
                await self.send(initial, {"kind": "look", "seat": decides})

    async def talk_nonsense(self) -> None:
        """Say what nobody can understand."""
        for initial in [each for each in self.ears if each != FEED][:2]:
            for text in ("", "nonsense", "[]", "{}", '{"kind":"bogus"}', '{"kind":"play"}', '{"kind":"say","text":""}'):
                await self.send(initial, text)
            await self.send(initial, {"kind": "play", "version": -1, "action": 3})
            await self.send(initial, {"kind": "undo", "version": 3, "please": True})
        for body in (
            "",
            "nonsense",
            "[]",
            "{}",
            '{"version":1}',
            {"version": "1", "action": 1},
            {"version": 1, "x": 2},
        ):
            await self.ask("A", "POST", "/actions", body)

    async def come_too_late_for_that(self) -> None:
        """Ask for what is only there before or after a game."""
        await self.ask("A", "POST", "/start", {})
        await self.ask("A", "POST", "/rematch")
        await self.ask("A", "POST", "/hint", {"ply": 0})
        await self.ask("E", "POST", "/hint", {"bot": "apprentice"})
        await self.ask("A", "POST", "/play-on", {"ply": 0, "seat": 0})
        await self.ask("A", "DELETE", "/seats/0")
        await self.ask("E", "POST", "/seats/0", {"key": self.watch})
        await self.ask("E", "POST", "/watch", {"key": self.watch})
        await self.ask("E", "GET", "/links")
        await self.ask("A", "GET", "/links")
        await self.ask("A", "POST", "/seats/4/resign")
        await self.ask("A", "POST", "/undo/answer", {"agree": True})

    async def tell_all(self) -> None:
        """The table as each may see it, with its whole story."""
        for initial in self.initials() + "E":
            await self.ask(initial, "GET", "?since=0")
        await self.ask("S", "GET", f"?key={self.watch}&since={self.table['version'] // 2}")
        await self.ask("S", "GET")
        await self.ask("S", "GET", "?key=guess")
        for initial in self.initials()[:2]:
            await self.people[initial].ask("GET", "/api/me/tables?status=running")

    async def think_better_of_it(self) -> None:
        """Play, and take it back."""
        if self.asked >= ASKED:
            return
        initial = self.initials()[0]
        await self.play()
        if self.is_running():
            await self.take_back(initial)

    async def repent(self) -> None:
        """Take back what others have answered already."""
        if self.asked >= ASKED or len(self.initials()) < 2:
            return
        initial, tries = self.initials()[0], 0
        while self.is_running() and self.initials()[0] == initial and tries < 10:
            await self.play()
            tries += 1
        if self.is_running():
            await self.play()
        if self.is_running():
            await self.take_back(initial)

    async def take_back(self, initial: str) -> None:
        """Somebody wants the last action back; the others have their say."""
        wish = {"version": self.table["version"]}
        if initial in self.ears and self.dice("undo", 2):
            await self.send(initial, {"kind": "undo", **wish})
        else:
            await self.ask(initial, "POST", "/undo", wish)
        if self.table["undo"] is None:
            return
        self.asked += 1
        waiting = "".join(dict.fromkeys(self.seats[seat] for seat in self.table["undo"]["waiting"]))
        await self.ask(initial, "POST", "/undo", {"version": self.table["version"]})
        await self.ask("E", "POST", "/undo/answer", {"agree": False})
        several = any(self.seats.count(other) > 1 for other in waiting)  # would agree twice at once
        if self.asked == 1 or (self.asked == 3 and several):
            await self.answer(waiting[-1], agree=False)
        elif self.asked == 2:
            await self.ask(initial, "POST", "/undo/answer", {"agree": True})
            await self.answer(initial, agree=False)
        elif self.asked == 3:
            for other in waiting:
                await self.answer(other, agree=True)
        else:
            await self.play()  # that is an answer too
        await self.ask(waiting[0], "POST", "/undo/answer", {"agree": True})

    async def answer(self, initial: str, agree: bool) -> None:
        """Whether somebody minds."""
        if initial in self.ears:
            await self.send(initial, {"kind": "answer-undo", "agree": agree})
        else:
            await self.ask(initial, "POST", "/undo/answer", {"agree": agree})

    async def be_away(self) -> None:
        """A bot is asked to play, and comes to nothing: its person is back before it begins."""
        seat = self.table["decides"]
        initial = self.seats[seat]
        move = {"version": self.table["version"], "action": (await self.offers())[0]["action"]}
        await self.ask(initial, "POST", f"/seats/{seat}/back")
        await self.ask(initial, "POST", f"/seats/{seat}/stand-in", {"bot": "nonsense"})
        await self.ask(initial, "POST", f"/seats/{seat}/stand-in", {"bot": "apprentice"})
        move["version"] = self.table["version"]
        await self.ask(initial, "POST", "/actions", move)
        await self.ask(initial, "POST", f"/seats/{seat}/stand-in", {"bot": "apprentice"})
        await self.ask(initial, "POST", f"/seats/{seat}/back")

    async def look_around(self) -> None:
        """See the table from another of one's own seats, and from the one that decides again."""
        for initial in [each for each in self.initials() if each in self.ears][:2]:
            own = [seat for seat, holder in enumerate(self.seats) if holder == initial]
            for seat in (own[-1], (own[0] + 1) % len(self.seats), None):
                await self.send(initial, {"kind": "look", "seat": seat})
            await self.ask(initial, "GET", f"?seat={own[-1]}")
            await self.ask(initial, "GET", f"/closed?seat={own[-1]}")

    async def go_and_come_back(self) -> None:
        """Leave, and catch up; now with small changes, and now without."""
        others = [each for each in self.ears if each not in (self.initials()[0], FEED)]
        if not others:
            return
        initial = others[self.dice("who", len(others))]
        ear = await self.stop_listening(initial)
        await self.play()
        changes = "&changes=true" if self.dice("changes", 2) else ""
        await self.listen(initial, f"since={ear.table['version']}{changes}")

    async def follow_all_tables(self) -> None:
        """The feed of one's tables: listen, or listen no more."""
        if FEED in self.ears:
            await self.stop_listening(FEED)
        else:
            ear = Ear(await self.people[self.initials()[0]].listen("/api/me/live"))
            await ear.hear()
            self.ears[FEED] = ear


OCCASIONS: Final[tuple[Callable[[Round], Awaitable[None]], ...]] = (
    Round.talk,
    Round.think_better_of_it,
    Round.come_late,
    Round.follow_all_tables,
    Round.foresee,
    Round.repent,
    Round.break_rules,
    Round.look_around,
    Round.reckon,
    Round.act_for_others,
    Round.go_and_come_back,
    Round.be_away,
    Round.look_at_closed_offers,
    Round.leaf_back,
    Round.export,
    Round.talk_nonsense,
    Round.come_too_late_for_that,
    Round.tell_all,
)


async def play_plan(plan: Plan, log: Log, port: int) -> None:
    """A whole game, from the first guest to the rematch."""
    people = {initial: Person(log, port, name) for initial, name in NAMES.items() if initial in plan.seats + WATCHERS}
    for initial, person in people.items():
        if initial != "S":
            await person.ask("POST", "/api/guests", {"name": person.name})
    game = await sit_down(plan, people)
    for initial in dict.fromkeys(plan.small + plan.large):
        await game.listen(initial, "since=0&changes=true" if initial in plan.small else "since=0")
    await game.let_bots_play()
    occasion, done = plan.occasion, game.table["ply"]
    while game.is_running():
        for initial, ply in plan.resigning.items():
            if game.is_running() and game.table["ply"] >= ply and not has_resigned(game, initial):
                await game.resign(initial)
        if game.is_running() and game.table["ply"] >= done + APART:
            await OCCASIONS[occasion % len(OCCASIONS)](game)
            occasion, done = occasion + 1, game.table["ply"]
        if game.is_running():
            await game.play()
    await look_back(plan, game)


def has_resigned(game: Round, initial: str) -> bool:
    """Whether somebody has given up."""
    return bool(game.table["seats"][game.seats.index(initial)]["resigned"])


async def sit_down(plan: Plan, people: dict[str, Person]) -> Round:
    """A table that Anna opens, where all others take their seats by their links."""
    anna = people["A"]
    wishes: list[Json] = []
    for at, initial in enumerate(plan.seats):
        mine = {"kind": "me"} if "A" not in plan.seats[:at] else {"kind": "me", "name": f"Anna's hand {at}"}
        wishes.append({"A": mine, BOT: {"kind": "bot", "bot": "apprentice"}}.get(initial, WAITS))
    wish = {"game": plan.game, "seats": wishes, "options": plan.options, "seed": str(plan.seed)}
    answer = await anna.ask("POST", "/api/tables", wish)
    assert answer.status == 201, answer.text
    game = Round(plan.name, people, plan.seats, answer.json)
    links = (await game.ask("A", "GET", "/links")).json
    game.watch = links["watch"]
    free = [at for at, wish in enumerate(wishes) if wish == WAITS]
    if len(free) > 1:
        await game.listen("A", "since=0")
    for seat in free:
        initial, key = plan.seats[seat], links["seats"][seat]
        await game.ask(initial, "POST", f"/seats/{seat}", {"key": "guess"})
        await game.ask(initial, "GET", f"?key={key}")
        if seat == free[-1]:
            await game.ask("A", "POST", "/start", {})
            if game.ears:
                await game.stop_listening("A")  # sitting down and beginning are two things, told at once or apart
        else:
            await game.ask(initial, "POST", f"/seats/{seat}", {"key": key, "name": "Somebody else"})
            await game.ask(initial if seat % 2 else "A", "DELETE", f"/seats/{seat}")
        answer = await people[initial].ask("POST", f"{game.path}/seats/{seat}", {"key": key})
        assert answer.status == 200, answer.text
        if game.ears:
            await game.follow(answer.json)
        game.know(answer.json)
    assert game.is_running(), "all seats are taken"
    await game.ask("E", "POST", "/watch", {"key": links["seats"][0]})
    await game.ask("E", "POST", "/watch", {"key": game.watch})
    return game


# -- after a game -----------------------------------------------------------------------------------------------


async def look_back(plan: Plan, game: Round) -> None:
    """What there is to see and do when a game is over."""
    people, last = game.initials(), game.table["ply"]
    await game.ask("E", "POST", "/chat", {"text": "Well played."})
    await game.ask(people[-1], "POST", "/chat", {"text": "Once more?"})
    await game.ask("A", "POST", "/actions", {"version": game.table["version"], "action": 0})
    await game.ask("A", "POST", "/undo", {"version": game.table["version"]})
    await game.ask("A", "POST", "/seats/0/resign")
    await game.ask("A", "POST", "/seats/0/stand-in", {})
    for path in ("?since=0", "/ledger", "/forecast", "/closed", "/record", "/record.json"):
        await game.ask("A", "GET", path)
    await game.ask("E", "GET", "/ledger?seat=0")
    for ply in (0, last // 2, last, last // 3):
        seat = game.dice(f"eyes {ply}", len(plan.seats))
        await game.ask("A", "GET", f"/plies/{ply}?seat={seat}")
        await game.ask("E", "GET", f"/plies/{ply}?laid_open=true")
    await game.ask("A", "GET", f"/plies/{last + 1}")
    await game.ask("A", "GET", "/plies/0?seat=4")
    await game.ask("A", "POST", "/hint", {"ply": last + 1})
    await game.ask("A", "POST", "/hint", {"bot": "oracle"})
    if plan.hint:
        await game.ask("A", "POST", "/hint", {"bot": "apprentice"})
    for initial in people:
        person = game.people[initial]
        await person.ask("GET", "/api/me/tables")
        await person.ask("GET", "/api/me/statistics")
    if FEED in game.ears:
        await game.stop_listening(FEED)  # more tables than one would change at once
    await take_in(game)
    await play_on(game)
    if BOT not in game.seats:  # which would begin at once, perhaps before the answer is read
        await play_again(game)
    for initial in list(game.ears):
        await game.stop_listening(initial)


async def take_in(game: Round) -> None:
    """The game's record makes a table, and half of it another, where all seats are Anna's."""
    anna = game.people["A"]
    text = (await game.ask("A", "GET", "/record")).text
    await anna.ask("POST", "/api/records", {"record": text})
    await anna.ask("POST", "/api/records", {"record": text.replace("game: ", "game: no ")})
    plies = game.table["ply"] // 2
    headings, _, rest = text.partition("\n\n")
    actions = [line for line in rest.splitlines() if line and not line.startswith("#")]
    kept = [line for line in headings.splitlines() if not line.startswith(("plies:", "result:"))]
    half = "\n".join([*kept, f"plies: {plies}", "", *actions[:plies], ""])
    answer = await anna.ask("POST", "/api/records", {"record": half})
    assert answer.status == 201, answer.text
    again = Round(f"{game.name} taken in", game.people, "A" * len(game.seats), answer.json)
    await again.listen("A", "changes=true")
    for occasion in (Round.think_better_of_it, Round.look_around, Round.be_away, Round.play, Round.play):
        if again.is_running():
            await occasion(again)
    await again.resign("A")
    await again.stop_listening("A")


async def play_on(game: Round) -> None:
    """Some plies from the middle of the game on, against bots; where these throw no dice."""
    ply = next(ply for ply in range(game.table["ply"] // 2, 0, -1) if game.dice(f"on {ply}", 3) == 0)
    seat = (await game.ask("A", "GET", f"/plies/{ply}")).json["decides"]
    await game.ask("A", "POST", "/play-on", {"ply": game.table["ply"] + 1, "seat": seat})
    await game.ask("A", "POST", "/play-on", {"ply": ply, "seat": seat, "bot": "oracle"})
    answer = await game.people["A"].ask("POST", f"{game.path}/play-on", {"ply": ply, "seat": seat, "bot": "apprentice"})
    assert answer.status == 201, answer.text
    seats = "".join("A" if at == seat else BOT for at in range(len(game.seats)))
    again = Round(f"{game.name} played on", game.people, seats, answer.json)
    await again.listen("A", "since=0")
    for _ in range(3):
        if again.is_running():
            await again.play()
    await again.resign("A")
    await again.stop_listening("A")


async def play_again(game: Round) -> None:
    """The same people at a new table, whose shuffles nobody knows."""
    people = [game.people[initial] for initial in game.initials()]
    found: list[str] = []
    for person in people:
        answer = await person.ask("POST", f"{game.path}/rematch", hidden=SHUFFLED)
        if not found:
            for ear in game.ears.values():
                await ear.hear()
        found.append(answer.json["id"])
    assert len(set(found)) == 1
    await game.ask("E", "POST", "/rematch")
    if len(people) == len(game.seats) == 2:
        await people[1].ask("POST", f"/api/tables/{found[0]}/seats/1/resign", hidden=SHUFFLED)
    for person in people:
        await person.ask("GET", "/api/me/tables", hidden=SHUFFLED)
        await person.ask("GET", "/api/me/statistics")


# -- the twelve games ---------------------------------------------------------------------------------------------

PLANS: Final = (
    Plan("caylus-2p", "caylus", "AH", 1, small="AH", large="E", hint=True),
    Plan("caylus-3p-simple", "caylus", "HAV", 2, small="HES", large="AV", options={"favors": "simple"}, occasion=4),
    Plan("caylus-4p-two-people", "caylus", "AHAH", 3, small="A", large="HE", occasion=8),
    Plan("caylus-5p-bots", "caylus", "AbHbV", 4, small="VE", large="A", resigning={"V": 70, "H": 120}, occasion=12),
    Plan(
        "caylus-2p-one-screen",
        "caylus",
        "AA",
        5,
        small="A",
        large="S",
        options={"edition": "first-print", "jeweller": "off", "lawyer": "3"},
        occasion=15,
    ),
    Plan("caylus-1303-2p", "caylus-1303", "AH", 6, small="AE", large="H", occasion=1),
    Plan(
        "caylus-1303-3p-open",
        "caylus-1303",
        "VHA",
        7,
        small="VS",
        large="HE",
        options={"points": "open", "setup": "first-game"},
        occasion=5,
    ),
    Plan(
        "caylus-1303-5p-leaving",
        "caylus-1303",
        "AHVOI",
        8,
        small="HI",
        large="AE",
        resigning={"O": 20, "V": 45, "A": 70, "I": 71},
        occasion=9,
    ),
    Plan("caylus-1303-4p-one-screen", "caylus-1303", "AAAA", 9, small="E", large="A", occasion=13),
    Plan("magna-carta-2p", "magna-carta", "HA", 10, small="HA", large="ES", occasion=2),
    Plan(
        "magna-carta-3p-beginner",
        "magna-carta",
        "AHV",
        11,
        small="AVE",
        large="H",
        options={"rules": "beginner"},
        occasion=6,
    ),
    Plan(
        "magna-carta-4p-leaving",
        "magna-carta",
        "OAVH",
        12,
        small="AO",
        large="S",
        resigning={"H": 40, "O": 90, "A": 140},
        occasion=10,
    ),
)
