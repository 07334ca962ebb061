"""A server in this process whose bots do not take their time, and whose walls are always the same."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import uvicorn

from kongbox.engine.shuffle import Seed
from kongbox.server.app import make_app
from kongbox.server.manner import Manner
from kongbox.store import open_store

QUICK = Manner(pace="untimed", hold=0.05, think=0.02, answer=0.01)


@contextmanager
def quick_house(folder: Path, first_seed: int = 1) -> Iterator[str]:
    """The address of a running house; the n-th hand is dealt from seed ``first_seed + n - 1``."""
    store = open_store(f"sqlite:///{folder / 'house.db'}", lasting=False)
    seeds = count(first_seed)
    app = make_app(store, manner=QUICK, new_seed=lambda: Seed(f"{next(seeds):064x}", f"{7:064x}"))
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()  # so that a page that comes before the house is open waits at its door
    server = uvicorn.Server(uvicorn.Config(app, ws="websockets-sansio", access_log=False, log_level="error"))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()
        store.close()
