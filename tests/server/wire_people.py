"""What belongs to no game in the log of the wire: people, what can be played, lists, and requests gone wrong."""

from __future__ import annotations

import json
from typing import Final

from tests.server.wire_lines import Json, Log, Person, Socket

SHUFFLED: Final = ("view", "offers", "steps", "decides", "seed", "seat", "your_turn", "points", "winners", "won")
OPEN: Final = {"kind": "open"}
ME: Final = {"kind": "me"}
WAITING: Final = "/api/tables?status=waiting"
ACCOUNT: Final = {"name": "Berengar", "password": "open sesame"}
WRONG_WISHES: Final[tuple[object, ...]] = (
    {"game": "chess", "seats": [ME, OPEN]},
    {"game": "caylus", "seats": [ME]},
    {"game": "caylus", "seats": []},
    {"game": "magna-carta", "seats": [ME, OPEN, OPEN, OPEN, OPEN]},
    {"game": "caylus", "seats": [ME, OPEN], "options": {"favors": "plenty"}},
    {"game": "caylus", "seats": [ME, OPEN], "options": {"color": "blue"}},
    {"game": "caylus", "seats": [ME, {"kind": "bot", "bot": "oracle"}]},
    {"game": "caylus", "seats": [ME, {"kind": "bot", "bot": "search:700s"}]},
    {"game": "caylus", "seats": [ME, {"kind": "cat"}]},
    {"game": "caylus", "seats": [{"kind": "me", "name": "\u200b"}, OPEN]},
    {"game": "caylus", "seats": [ME, OPEN], "seed": "7", "listed": True},
    {"game": "caylus", "seats": [ME, OPEN], "seed": 7},
    {"game": "caylus", "seats": [ME, OPEN], "delay": -1},
    {"game": "caylus", "seats": [ME, OPEN], "listed": "yes"},
    {"game": "caylus", "seats": [ME, OPEN], "color": "blue"},
    {"game": "caylus"},
)


async def meet_people(log: Log, port: int) -> None:
    """All of it, one after another."""
    nobody = Person(log, port, "nobody")
    await look_at_what_there_is(nobody)
    await ask_wrongly(nobody)
    host, guest = Person(log, port, "host"), Person(log, port, "guest")
    await come_as_guests(host, guest)
    await meet_at_listed_tables(host, guest, nobody)
    await listen_wrongly(host, guest, nobody)
    await make_accounts(host, guest)


async def look_at_what_there_is(nobody: Person) -> None:
    """Games, bots, and the description of it all, whose parts have no order."""
    await nobody.ask("GET", "/health")
    for path in (
        "/games",
        "/bots",
        *(f"/games/{game}/components" for game in ("caylus", "caylus-1303", "magna-carta")),
    ):
        await nobody.ask("GET", f"/api{path}")
    await nobody.ask("GET", "/api/games/chess/components")
    await nobody.ask("GET", "/api/sessions/current")
    await nobody.ask("GET", WAITING)
    described = await nobody.ask("GET", "/schema/openapi.json", quietly=True)
    document: Json = described.json
    del document["info"]["version"]
    nobody.log.note("description", json.dumps(document, sort_keys=True))


async def ask_wrongly(nobody: Person) -> None:
    """What is not there, not allowed, or cannot be read."""
    for path in ("/api", "/api/nothing", "/api/tables/x", f"/api/tables/{'0' * 32}", "/api/players/x/statistics"):
        await nobody.ask("GET", path)
    for path in ("/api/me", "/api/me/tables", "/api/tokens", "/api/me/statistics", f"/api/tables/{'0' * 32}/links"):
        await nobody.ask("GET", path)
    for method, path in (
        ("PUT", "/api/games"),
        ("PATCH", "/api/tables"),
        ("DELETE", "/api/guests"),
        ("POST", "/health"),
    ):
        await nobody.ask(method, path, {})
    for path in ("/api/me", "/api/tables/x/seats/1", "/health", "/api/nothing"):
        await nobody.ask("OPTIONS", path)
    for query in ("status=asleep", "before=-1", "before=yesterday", "color=blue"):
        await nobody.ask("GET", f"/api/tables?{query}")
    bodies: tuple[object, ...] = (
        "",
        "nonsense",
        "[]",
        "null",
        '{"name":',
        {"name": ""},
        {"name": "x" * 41},
        {"name": " \u200b"},
        {"name": 7},
        {"name": "Eve", "age": 7},
        {},
        "[" * 5000,
    )
    for body in bodies:
        await nobody.ask("POST", "/api/guests", body)
    await nobody.ask("POST", "/api/guests", "name=Eve", content_type="application/x-www-form-urlencoded")
    await nobody.ask("POST", "/api/guests", {"name": "Eve"}, origin="http://evil.example")
    await nobody.ask("POST", "/api/guests", {"name": "Eve"}, sec_fetch_site="cross-site")
    await nobody.ask("DELETE", "/api/sessions/current")
    await nobody.ask("POST", "/api/tables", {"game": "caylus", "seats": [ME, OPEN]})
    nobody.token = "nonsense"
    await nobody.ask("GET", "/api/me")
    nobody.token = f"caylus_{'0' * 16}_{'0' * 43}"
    await nobody.ask("GET", "/api/sessions/current")
    nobody.token, nobody.cookie = "", f"{'0' * 43}.{'0' * 64}"
    await nobody.ask("GET", "/api/sessions/current")
    await nobody.ask("GET", "/api/me")
    nobody.cookie = ""


async def come_as_guests(host: Person, guest: Person) -> None:
    """Two who just want to play, and what they cannot have."""
    await host.ask("POST", "/api/guests", {"name": "  Aimeric\u00a0the  Bold "})
    await guest.ask("POST", "/api/guests", {"name": "Galia \U0001f3f0"})
    for person in (host, guest):
        await person.ask("GET", "/api/me")
        await person.ask("GET", "/api/me/tables")
    await guest.ask("PATCH", "/api/me", {"name": "Galiana"})
    await guest.ask("PATCH", "/api/me", {"name": ""})
    await guest.ask("PUT", "/api/me/password", {"old": "open sesame", "new": "open barley"})
    await guest.ask("GET", "/api/players/Galiana/statistics")
    for wish in WRONG_WISHES:
        await host.ask("POST", "/api/tables", wish)
    for record in ("", "nonsense", "game: caylus\nrules: 99\nplayers: 2\nseed: 1\nplies: 0\n", "{}"):
        await host.ask("POST", "/api/records", {"record": record})


async def meet_at_listed_tables(host: Person, guest: Person, nobody: Person) -> None:
    """A table for anybody: found, joined, left, begun and given up."""
    wish = {"game": "caylus-1303", "seats": [ME, OPEN, OPEN, OPEN], "listed": True, "delay": 3600}
    first = (await host.ask("POST", "/api/tables", wish)).json["id"]
    pair = {**wish, "game": "magna-carta", "seats": [ME, OPEN]}
    other = (await guest.ask("POST", "/api/tables", pair)).json["id"]
    alone = await host.ask("POST", "/api/tables", {"game": "caylus", "seats": [ME, ME], "seed": "5"})
    for person in (nobody, host, guest):
        found = (await person.ask("GET", WAITING)).json
    await nobody.ask("GET", f"{WAITING}&before={found[0]['created']}")
    await nobody.ask("GET", f"{WAITING}&before={found[1]['created']}")
    path = f"/api/tables/{first}"
    feed, at_table = await host.listen("/api/me/live"), await nobody.listen(f"{path}/live?since=0")
    sockets = (feed, at_table)

    async def all_hear() -> None:
        for socket in sockets:
            await socket.hear()

    await all_hear()
    await guest.ask("POST", f"{path}/seats/1", {"name": "Galiana the Quick"})
    await all_hear()
    for seat in (0, 1, 2, 4, 5):
        await guest.ask("POST", f"{path}/seats/{seat}", {})
    await guest.ask("DELETE", f"{path}/seats/0")
    await guest.ask("POST", f"{path}/start", {"fill": "apprentice"})
    await guest.ask("POST", f"{path}/chat", {"text": "Hello!"})
    await all_hear()
    for what in ("record", "record.json", "ledger", "forecast", "closed", "plies/0", "links"):
        await guest.ask("GET", f"{path}/{what}")
    await host.ask("POST", f"{path}/actions", {"version": 3, "action": 0})
    await host.ask("POST", f"{path}/undo", {"version": 3})
    await host.ask("POST", f"{path}/hint", {})
    await host.ask("DELETE", f"{path}/seats/1")
    await all_hear()
    await host.ask("DELETE", f"{path}/seats/1")
    await guest.ask("POST", f"{path}/watch", {})
    await all_hear()
    await host.ask("POST", f"{path}/start", {})
    await host.ask("POST", f"{path}/start", {"fill": "oracle"})
    for socket in sockets:
        await socket.leave()
    await host.ask("POST", f"/api/tables/{alone.json['id']}/seats/1/resign")
    path = f"/api/tables/{other}"
    await guest.ask("POST", f"{path}/seats/1", {"name": "Galiana's left"}, hidden=SHUFFLED)
    for what in ("seats/1/resign", "seats/0/resign", "plies/0"):  # with more seats a bot would play for the first
        await guest.ask("GET" if what == "plies/0" else "POST", f"{path}/{what}", hidden=SHUFFLED)
    for query in ("running", "over", "waiting"):
        await nobody.ask("GET", f"/api/tables?status={query}", hidden=SHUFFLED)
        await guest.ask("GET", f"/api/me/tables?status={query}", hidden=SHUFFLED)
    await guest.ask("DELETE", f"/api/tables/{first}/seats/0")
    await host.ask("DELETE", f"/api/tables/{first}/seats/0")
    await host.ask("GET", WAITING)


async def listen_wrongly(host: Person, guest: Person, nobody: Person) -> None:
    """WebSockets that are refused, ended, or asked for in vain."""
    answer = await host.ask("POST", "/api/tables", {"game": "caylus", "seats": [ME, OPEN], "seed": "5"})
    path = f"/api/tables/{answer.json['id']}/live"
    for refused in (path, f"/api/tables/{'0' * 32}/live", f"{path}?key=guess"):
        await (await guest.listen(refused)).end()
    await (await nobody.listen("/api/me/live")).end()
    await (await host.listen(f"{path}?seat=1")).end()
    for wrong in (f"{path}?seat=9", f"{path}?since=-1", "/api/nothing/live"):
        await try_to_listen(host, wrong)
    await try_to_listen(host, path, origin="http://evil.example")
    too_long = await host.listen(f"{path}?since=0")
    await too_long.hear()
    too_long.send({"kind": "say", "text": "x" * 5000})
    await too_long.end()


async def try_to_listen(person: Person, path: str, **more: str) -> None:
    """What comes of a WebSocket that cannot be, whether it is refused or closed."""
    status, reader, writer = await person.knock(path, **more)
    if " 101 " in status:
        await Socket(person.log, person.name, reader, writer).end()
    else:
        writer.close()


async def make_accounts(host: Person, guest: Person) -> None:
    """Accounts, sessions and tokens, and what ends with them."""
    for wrong in ({"name": "Berengar", "password": "short"}, {"name": "", "password": "open sesame"}, {}):
        await host.ask("POST", "/api/accounts", wrong)
    await host.ask("POST", "/api/accounts", ACCOUNT)
    await host.ask("POST", "/api/accounts", {**ACCOUNT, "name": "Berengaria"})
    await host.ask("PATCH", "/api/me", {"name": "Berengaria"})
    await guest.ask("POST", "/api/accounts", {**ACCOUNT, "name": "BERENGAR"})
    for wrong in ({**ACCOUNT, "password": "open barley"}, {**ACCOUNT, "name": "Nobody at all"}):
        await guest.ask("POST", "/api/sessions", wrong)
    phone, program = Person(host.log, host.port, "phone"), Person(host.log, host.port, "program")
    await phone.ask("POST", "/api/sessions", {**ACCOUNT, "name": "berengar"})
    await phone.ask("GET", "/api/me/tables")
    await phone.ask("GET", "/api/players/berengar/statistics")
    for label in ("", "my bot"):
        made = await host.ask("POST", "/api/tokens", {"label": label})
    program.token = made.json["secret"]
    await program.ask("GET", "/api/me")
    await host.ask("GET", "/api/tokens")
    table = await program.ask("POST", "/api/tables", {"game": "magna-carta", "seats": [ME, ME], "seed": "6"})
    path = f"/api/tables/{table.json['id']}/live?changes=true"
    ears = [await each.listen(path) for each in (host, phone, program)] + [await program.listen("/api/me/live")]
    for ear in ears:
        await ear.hear()
    await phone.ask("DELETE", "/api/sessions/current")
    await ears[1].end()
    await phone.ask("GET", "/api/me")
    await phone.ask("POST", "/api/sessions", ACCOUNT)
    await phone.ask("PUT", "/api/me/password", {"old": "open barley", "new": "open the door"})
    await phone.ask("PUT", "/api/me/password", {"old": "open sesame", "new": "open"})
    await phone.ask("PUT", "/api/me/password", {"old": "open sesame", "new": "open the door"})
    await ears[0].end()
    await host.ask("GET", "/api/sessions/current")
    await phone.ask("GET", "/api/me")
    await guest.ask("DELETE", f"/api/tokens/{made.json['id']}")
    await phone.ask("DELETE", "/api/tokens/nonsense")
    await phone.ask("DELETE", f"/api/tokens/{made.json['id']}")
    for ear in ears[2:]:
        await ear.end()
    await program.ask("GET", "/api/me")
    await phone.ask("DELETE", "/api/sessions")
    await phone.ask("POST", "/api/sessions", {**ACCOUNT, "password": "open the door"})
    await phone.ask("DELETE", "/api/me")
    await phone.ask("GET", "/api/sessions/current")
    await guest.ask("DELETE", "/api/me", sec_fetch_site="cross-site")
    await guest.ask("DELETE", "/api/me")
