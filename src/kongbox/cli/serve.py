"""`kongbox serve`: the server and its pages, on this computer alone or for friends on the same network."""

import contextlib
import ipaddress
import socket
import threading
import webbrowser
from typing import Annotated

import typer

from kongbox.cli.speech import chosen_language
from kongbox.i18n import say
from kongbox.store import Store, open_store
from kongbox.tiles.unusable import Unusable

LOOPBACK = "127.0.0.1"
BACKLOG = 8192
LONGEST_FRAME = 1 << 20
"""Bytes; the table itself refuses what is longer than a page needs, with a sentence."""
GOODBYE_SECONDS = 2


def serve(
    host: Annotated[str, typer.Option("--host")] = LOOPBACK,
    port: Annotated[int, typer.Option("--port")] = 8000,
    database: Annotated[str | None, typer.Option("--database")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    lang: Annotated[str | None, typer.Option("--lang")] = None,
) -> None:
    """Serve until Ctrl-C."""
    speech = chosen_language(lang)
    listening = _listen(host, port)
    try:
        store = open_store(database, lasting=not _is_loopback(host))
    except BaseException:
        listening.close()
        raise
    try:
        _announce(speech, host, port, str(store.place.path))
        if not no_browser:
            threading.Timer(0.5, _open_browser, (_address(LOOPBACK if _is_any(host) else host, port),)).start()
        _run(store, listening)
    finally:
        store.close()


def _listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address; whoever is there already is told apart from an address that is none."""
    if port not in range(1, 65536):
        raise Unusable("unusable-port", found=str(port))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror as error:
        raise Unusable("unusable-host", host=host) from error
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        words = "unusable-port-taken" if error.errno in _TAKEN else "unusable-host"
        raise Unusable(words, host=host, port=str(port), next=str(port % 65535 + 1)) from error
    return listening


_TAKEN = (13, 48, 98, 10048)
"""Error numbers for a port in use, or one only the system may use."""


def _announce(lang: str, host: str, port: int, path: str) -> None:
    print(say(lang, "serve-database", path=path))
    print(say(lang, "serve-address", address=_address(LOOPBACK if _is_any(host) else host, port)))
    if _is_any(host):
        for each in own_addresses():
            print(say(lang, "serve-friends", address=_address(each, port)))
    print(say(lang, "serve-stop"), flush=True)


def _address(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_any(host: str) -> bool:
    return host in ("0.0.0.0", "::")  # noqa: S104  (asked about, not listened on)


def own_addresses() -> list[str]:
    """The addresses under which others on the network reach this machine."""
    found = set(_resolved(socket.gethostname()))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        # Nothing is sent: the system only says by which of its addresses it would go out.
        probe.connect(("192.0.2.1", 9))
        found.add(probe.getsockname()[0])
    return sorted(each for each in found if not ipaddress.ip_address(each).is_loopback)


def _resolved(name: str) -> list[str]:
    try:
        return [str(address[4][0]) for address in socket.getaddrinfo(name, None, socket.AF_INET)]
    except socket.gaierror:
        return []


def _open_browser(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def _run(store: Store, listening: socket.socket) -> None:
    # Imported here: the address is bound and the database open before the large libraries are read.
    import uvicorn

    from kongbox.server.app import make_app

    config = uvicorn.Config(
        make_app(store),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_FRAME,
        backlog=BACKLOG,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    uvicorn.Server(config).run([listening])
