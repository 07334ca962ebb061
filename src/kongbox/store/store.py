"""A database at work: one writer, and as many questions as anybody asks."""

import sqlite3
from collections.abc import Iterable
from concurrent.futures import Future

from sqlalchemy import Engine

from kongbox.engine.shuffle import Seed
from kongbox.store.opening import claim, open_engine
from kongbox.store.place import Place, place_of
from kongbox.store.reading import Reading
from kongbox.store.seeds import seed_in_play
from kongbox.store.writer import Write, Writer


class Store(Reading):
    """Everything that must outlive the process. Made by `open_store`."""

    def __init__(self, place: Place, engine: Engine, writer: Writer, keeper: sqlite3.Connection) -> None:
        super().__init__(engine)
        self.place = place
        self._writer = writer
        self._keeper = keeper

    def write(self, writes: Iterable[Write]) -> "Future[None]":
        """Store all of `writes` or none; later writes never overtake earlier ones."""
        return self._writer.write(tuple(writes))

    def seed_in_play(self, table: str) -> Seed | None:
        """The seed behind a table's hand in play, None when none is."""
        return seed_in_play(self._engine, table)

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self._writer.close()
        self._engine.dispose()
        self._keeper.close()


def open_store(url: str | None = None, *, lasting: bool = True) -> Store:
    """Open the database at `url`, or the usual one of this user, and make or update it where needed.

    Args:
        url: ``sqlite:///FILE``, or simply a file.
        lasting: whether what is written must survive a loss of power (see `Writer`).

    Raises:
        Unusable: the address or what lies there cannot be used; the sentence says why.
    """
    place = place_of(url)
    keeper = claim(place)
    try:
        engine = open_engine(place)
    except Exception:
        keeper.close()
        raise
    return Store(place, engine, Writer(place.path, lasting), keeper)
