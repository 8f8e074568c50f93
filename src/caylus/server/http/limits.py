"""How much one person or one address may ask for: requests in a time, connections and seats at a time."""

from __future__ import annotations

import contextlib
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from caylus.tables.person import Person
from caylus.tables.refusals import Refused, TooMany
from caylus.tables.table import Table

REMEMBERED: Final = 10_000  # addresses
ONE_HOUSE: Final = 64  # bits of an IPv6 address that are alike for all that one connection to the network is given
CROWD: Final = 10  # people behind one address, each with as many sockets as one may have


class Bucket:
    """How many requests an address has left; it fills with time."""

    def __init__(self, full: float, now: float) -> None:
        self.left = full
        self.at = now


class Limits:
    """Buckets by address, the least used forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float, cost: int = 1) -> bool:
        """Whether one more request is in order; some cost as much as several."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.burst, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        cost = min(cost, self.burst)  # what is allowed at all can be had by waiting
        if bucket.left < cost:
            return False
        bucket.left -= cost
        return True


class Connections:
    """Open WebSockets, by person and by address."""

    def __init__(self, most: int) -> None:
        self.most = most  # of one person
        self.open: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_of(self, person: Person | None, address: str) -> Iterator[None]:
        """While a socket is open; TooMany if there are enough of the same person or address."""
        most = {f"address {address}": CROWD * self.most}
        if person is not None:
            most[f"person {person.id}"] = self.most
        if any(self.open[who] >= number for who, number in most.items()):
            raise TooMany("You have too many connections open. Close some.")
        self.open.update(most.keys())
        try:
            yield
        finally:
            self.open.subtract(most.keys())
            for who in most:
                if not self.open[who]:
                    del self.open[who]


class Proxies:
    """Machines that speak for others, as uvicorn is told of them: addresses, networks, or `*` for all."""

    def __init__(self, told: str) -> None:
        names = [name.strip() for name in told.split(",") if name.strip()]
        self.everybody = "*" in names
        self.networks = []
        for name in names:
            with contextlib.suppress(ValueError):  # uvicorn takes anything, and so trusts nobody by it
                self.networks.append(ipaddress.ip_network(name))

    def __contains__(self, host: str) -> bool:
        try:
            return self.everybody or any(ipaddress.ip_address(host) in network for network in self.networks)
        except ValueError:
            return False


class Callers:
    """Open connections by the address they come from; those of proxies, which stand for many, are not counted."""

    def __init__(self, most: int, proxies: Proxies) -> None:
        self.most = most  # of one address
        self.proxies = proxies
        self.open: Counter[str] = Counter()

    def come(self, host: str) -> bool:
        """Whether one more connection is in order; then it is counted."""
        if not host or host in self.proxies:
            return True
        who = sender_of(host)
        if self.open[who] >= self.most:
            return False
        self.open[who] += 1
        return True

    def go(self, host: str) -> None:
        """One less."""
        if not host or host in self.proxies:
            return
        who = sender_of(host)
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]


class Whereabouts:
    """The addresses that people last came from, as far as they are remembered."""

    def __init__(self) -> None:
        self.last: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Somebody asks for something."""
        self.last[person] = address
        self.last.move_to_end(person)
        if len(self.last) > REMEMBERED:
            self.last.popitem(last=False)

    def of(self, person: str) -> str:
        """Where somebody is; empty if nobody knows."""
        return self.last.get(person, "")


class Strangers:
    """Guests who sat down at listed tables without a link, by the address they came from: one address, one seat.

    Nobody counts who plays on the server's own machine; there addresses tell nothing.
    """

    def __init__(self) -> None:
        self.came: OrderedDict[str, dict[str, str]] = OrderedDict()  # by table: people, and where they came from
        self.coming: Counter[str] = Counter()  # people who are about to sit down

    @contextlib.contextmanager
    def one_of(self, table: Table, person: Person, address: str) -> Iterator[None]:
        """While a guest sits down; Refused if another of the same address sits there or is about to."""
        if is_local(address):
            yield
            return
        here = self.came.setdefault(table.id, {})
        self.came.move_to_end(table.id)
        if len(self.came) > REMEMBERED:
            self.came.popitem(last=False)
        for other, where in here.items():
            if other != person.id and where == address and (self.coming[other] or table.seats_of(other)):
                raise Refused("Another guest from your network sits here. Ask for a link, or make an account.")
        here[person.id] = address
        self.coming[person.id] += 1
        try:
            yield
        finally:
            self.coming[person.id] -= 1
            if not self.coming[person.id]:
                del self.coming[person.id]


def is_local(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@lru_cache(maxsize=REMEMBERED)
def sender_of(host: str) -> str:
    """Whom an address stands for: in IPv6 anybody has more addresses than could be counted, all of one network."""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> ONE_HOUSE << ONE_HOUSE, ONE_HOUSE)))
