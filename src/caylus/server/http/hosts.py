"""The names by which this server may be called.

A page elsewhere can make a name of its own mean this machine, and then its scripts speak to the server as if they came
from it. So only names are answered to that no stranger can own, and those the host has told of.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from caylus.server.settings import Settings

ANY: Final = "*"
AT_HOME: Final = (".localhost", ".local", ".internal", ".home.arpa")  # names that mean nothing outside a network


class Hosts:
    """Which names are this server's own."""

    def __init__(self, settings: Settings) -> None:
        told = settings.hosts.lower().replace(",", " ").split()
        # behind a proxy with https that is the proxy's business: no stranger has a certificate for it
        self.any = ANY in told or (not told and settings.secure_cookies)
        self.guess = not told
        self.names = {"localhost", *told, *(name_of(urlsplit(each).netloc) for each in settings.origins.split())}
        if self.guess:
            self.names |= {socket.gethostname().lower(), settings.host.lower()}

    def know(self, host: str) -> bool:
        """Whether a header `Host` names this server; a program that names none is no browser."""
        name = name_of(host)
        if self.any or not name or name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return self.guess and ("." not in name or name.endswith(AT_HOME))
        return True  # an address is nobody's name


def name_of(host: str) -> str:
    """The name without the port, as names are compared."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")
