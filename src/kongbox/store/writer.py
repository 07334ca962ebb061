"""One thread writes: whatever waits is written in one transaction, so one flush of the disk serves many tables."""

import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite

BATCH = 512
_DIALECT = sqlite.dialect(paramstyle="qmark")


class Write(NamedTuple):
    """One statement of SQL with its values."""

    sql: str
    values: tuple[object, ...]


def write_of(statement: Executable) -> Write:
    """A statement built with SQLAlchemy, ready for the writer."""
    compiled = statement.compile(dialect=_DIALECT)  # type: ignore[attr-defined]
    values = compiled.construct_params()
    processors = compiled._bind_processors  # noqa: SLF001  (the one place that knows how a value is written)
    names = compiled.positiontup or ()
    return Write(str(compiled), tuple(_processed(processors.get(name), values[name]) for name in names))


def _processed(processor: object, value: object) -> object:
    return processor(value) if callable(processor) else value


class Writer:
    """The only one who writes to a database.

    Args:
        path: the database file; its tables are there already.
        lasting: True: what is written survives a loss of power (`synchronous = FULL`, some 4 ms a flush), as
            friends at a served table may expect. False: it survives the end of the process, but a loss of power
            may take the last acts (`NORMAL`, no wait): fair for one machine played on by its owner.
    """

    def __init__(self, path: Path, lasting: bool) -> None:
        self._waiting: queue.SimpleQueue[tuple[Sequence[Write], Future[None]] | None] = queue.SimpleQueue()
        self._connection = sqlite3.connect(path, isolation_level=None, timeout=5.0, check_same_thread=False)
        self._connection.execute(f"pragma synchronous = {'full' if lasting else 'normal'}")
        self._thread = threading.Thread(target=self._run, name="kongbox-writer", daemon=True)
        self._thread.start()

    def write(self, writes: Sequence[Write]) -> "Future[None]":
        """Write all of `writes` or none; the answer comes when they are stored, or tells why they are not."""
        done: Future[None] = Future()
        self._waiting.put((writes, done))
        return done

    def close(self) -> None:
        """Write what waits, then let go of the file."""
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if batch:
                self._store(batch)

    def _next_batch(self) -> "tuple[list[tuple[Sequence[Write], Future[None]]], bool]":
        batch = []
        item = self._waiting.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH or self._waiting.empty():
                return batch, True
            item = self._waiting.get()
        return batch, False

    def _store(self, batch: "list[tuple[Sequence[Write], Future[None]]]") -> None:
        try:
            self._transact([write for writes, _ in batch for write in writes])
        except (sqlite3.Error, OverflowError) as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            # One table's trouble is not its neighbours': each again, alone.
            for item in batch:
                self._store([item])
            return
        for _, done in batch:
            done.set_result(None)

    def _transact(self, writes: Sequence[Write]) -> None:
        self._connection.execute("begin immediate")
        try:
            for sql, values in writes:
                self._connection.execute(sql, values)
            self._connection.execute("commit")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("rollback")
            raise
