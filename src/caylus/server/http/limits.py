"""How much one person or one address may ask for: requests in a time, and connections at a time."""

from __future__ import annotations

import contextlib
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from caylus.tables.person import Person
from caylus.tables.refusals import TooMany

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
