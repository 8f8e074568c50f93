"""Running the server: a port, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn
from litestar import Litestar

from caylus.core.errors import BadOption
from caylus.server.app import make_app
from caylus.server.http.protocols import connection_classes
from caylus.server.logs import set_up_logs
from caylus.server.services import Services
from caylus.server.settings import Settings

CONNECTIONS: Final = 0.3  # of the time for an orderly end is for connections, as much for everything else
SELDOM: Final = (50_000, 20, 50)  # tables make many small objects that live, and hardly any cycles
EVERYWHERE: Final = ("0.0.0.0", "::")
LOGGER: Final = logging.getLogger("caylus.run")
Opener = Callable[[str], object]


class TableServer(uvicorn.Server):
    """Says where it listens, and when told to stop leaves time to close the services.

    uvicorn would raise the signal anew as soon as its own part is done, and so end the process before that.
    """

    on_listening: Opener | None = None  # is told the address

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order at the first signal, at once at the second."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so; BadOption if there is no listening there."""
        await super().startup(sockets or open_sockets(self.config.host, self.config.port))
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        address = address_of(host_seen_by_others() if host in EVERYWHERE else host, port)
        sys.stdout.write(f"Caylus is served at {address} (stop with Ctrl-C).\n")
        sys.stdout.flush()
        if self.on_listening is not None:
            threading.Thread(target=self.on_listening, args=(address,), daemon=True).start()


def open_sockets(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host; BadOption, with a sentence for hosts, if there is no listening there."""
    opened: list[socket.socket] = []
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, place in dict.fromkeys(places):
            opened.append(socket.socket(family, kind, protocol))
            if sys.platform != "win32":  # there it would share the port with another program
                opened[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                opened[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            opened[-1].bind(place)
    except OSError as error:
        for each in opened:
            each.close()
        raise BadOption(why_deaf(error, host, port)) from None
    return opened


def why_deaf(error: OSError, host: str, port: int) -> str:
    """What stands in the way of listening there, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return f"Another program uses port {port}, perhaps a server of yours. Choose another one: --port {port + 1}."
    if error.errno == errno.EACCES:
        return f"Port {port} is not open to you; choose one above 1023, such as --port 8303."
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return (
            f"{host} is no address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for its whole network."
        )
    return f"The server cannot listen at port {port} of {host}: {error.strerror or error}."


def host_seen_by_others() -> str:
    """The address of this machine in its network, for links that others can follow; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for examples
        except OSError:
            return "127.0.0.1"  # there is no network
        return str(probe.getsockname()[0])


def address_of(host: str, port: int) -> str:
    """What a browser is given."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def make_server(services: Services, app: Litestar | None = None) -> TableServer:
    """The server over services that are open; it takes a while to make its application, if that is not given."""
    settings = services.settings
    config = uvicorn.Config(
        app or make_app(services),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        **connection_classes(settings),
        ws_max_size=65536,
        ws_per_message_deflate=False,  # costs more time than the rest of a message, and memory for every connection
        timeout_graceful_shutdown=max(1, round(CONNECTIONS * settings.shutdown_seconds)),
        server_header=False,
        lifespan="off",
    )
    return TableServer(config)


async def run(settings: Settings, opener: Opener | None = None) -> int:
    """Open the services, serve until told to stop, and close it."""
    services = Services(settings)
    await services.open()
    server = make_server(services)
    server.on_listening = opener
    gc.collect()
    gc.freeze()  # what is there now stays until the end, and need not be looked through again and again
    gc.set_threshold(*SELDOM)
    try:
        await server.serve()
    finally:
        await close_in_time(services)
    return 0 if server.started else 1


async def run_worker(settings: Settings) -> int:
    """Think for the bots of a database until told to stop."""
    services = Services(settings)
    await services.open()
    stop = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    sys.stdout.write("The bots of this database think here (stop with Ctrl-C).\n")
    sys.stdout.flush()
    try:
        await stop.wait()
    finally:
        await close_in_time(services)
    return 0


async def close_in_time(services: Services) -> None:
    """Close in order, unless that takes too long: what is acknowledged is kept anyway."""
    patience = max(1.0, CONNECTIONS * services.settings.shutdown_seconds)
    end_at_last(1.5 * patience)
    try:
        async with asyncio.timeout(patience):
            await services.close()
    except TimeoutError:
        LOGGER.error("not everything could be closed in order")


def end_at_last(seconds: float) -> None:
    """End this process after so many seconds, should something that waits for its database not let it end by itself."""
    end = threading.Timer(seconds, os._exit, (0,))
    end.daemon = True
    end.start()


def work(settings: Settings) -> int:
    """Be a worker until told to stop; gives the exit status."""
    if not settings.hosted:
        raise BadOption("A worker needs PostgreSQL; for a SQLite file the server's own processes think.")
    if settings.bot_workers < 1:
        raise BadOption("A worker has at least one process.")
    set_up_logs(settings.log_level, settings.log_format)
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        return runner.run(run_worker(settings))


def allow_many_connections() -> None:
    """As many open files as the system lets this process have: it begins with few, and each connection is one."""
    try:
        import resource  # noqa: PLC0415 (not on Windows)
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems have a lower limit that they do not tell
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, opener: Opener | None = None) -> int:
    """Serve until told to stop, and show the opener where; gives the exit status."""
    set_up_logs(settings.log_level, settings.log_format)
    allow_many_connections()
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        return runner.run(run(settings, opener))


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it exists, which is everywhere but on Windows."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.new_event_loop
