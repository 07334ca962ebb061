"""Open a database: whatever cannot be used is one sentence, whatever is older is brought up to date."""

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from kongbox.store.place import Place
from kongbox.store.schema import METADATA
from kongbox.tiles.unusable import Unusable

STEPS = ("0001",)
"""The migrations in order; the last is the version this program writes."""

BUSY_SECONDS = 5.0

_SIGNS = (
    ("unusable-database-no-database", ("not a database", "malformed")),
    ("unusable-database-read-only", ("readonly", "read-only", "unable to open", "permission")),
    ("unusable-database-locked", ("locked",)),
)
"""What SQLite says, by the sentence that says it to a person."""


def open_engine(place: Place) -> Engine:
    """An engine for ordinary queries on an up-to-date database.

    Raises:
        Unusable: no such folder, no database, locked, read-only, or written by a newer version.
    """
    _prepare_folder(place)
    _try_to_write(place.path)
    engine = create_engine(place.url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _leave_transactions_alone)
    event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            _bring_up_to_date(connection, place.path)
    except Exception:
        engine.dispose()
        raise
    return engine


def claim(place: Place) -> sqlite3.Connection:
    """Keep any other server off this database until the connection is closed or its process ends.

    The lock is that of a small database beside it: the operating system lets go of it even when
    the process is killed, and readers of the real one are not held up.

    Raises:
        Unusable: another server has it.
    """
    _prepare_folder(place)
    keeper: sqlite3.Connection | None = None
    try:
        keeper = sqlite3.connect(f"{place.path}-keeper", timeout=0.2, isolation_level=None, check_same_thread=False)
        keeper.execute("begin exclusive")
    except sqlite3.Error as error:
        if keeper is not None:
            keeper.close()
        raise _in_words(error, place.path) from error
    return keeper


def _prepare_folder(place: Place) -> None:
    if place.path.is_dir():
        raise Unusable("unusable-database-is-folder", path=str(place.path))
    folder = place.path.parent
    missing = Unusable("unusable-database-no-folder", path=str(place.path), folder=str(folder))
    if place.given and not folder.is_dir():
        raise missing
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise missing from error


def _try_to_write(path: Path) -> None:
    probe: sqlite3.Connection | None = None
    try:
        probe = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        probe.execute("pragma journal_mode = wal")
        probe.execute("begin immediate")
        probe.execute("rollback")
    except sqlite3.Error as error:
        raise _in_words(error, path) from error
    finally:
        if probe is not None:
            probe.close()


def _in_words(error: sqlite3.Error, path: Path) -> Exception:
    said = str(error).lower()
    words = next((words for words, signs in _SIGNS if any(sign in said for sign in signs)), None)
    return Unusable(words, path=str(path)) if words else error


def _leave_transactions_alone(connection: sqlite3.Connection, _record: object) -> None:
    # The driver would begin a transaction only before the first change of rows, too late for changes of tables.
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("begin")


def _bring_up_to_date(connection: Connection, path: Path) -> None:
    version = _version(connection)
    if version == STEPS[-1]:
        return
    if version is not None and version not in STEPS:
        raise Unusable("unusable-database-newer", path=str(path), version=version)
    if version is None and set(inspect(connection).get_table_names()) & set(METADATA.tables):
        raise Unusable("unusable-database-foreign", path=str(path))
    _migrate(connection)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return version


def _migrate(connection: Connection) -> None:
    # Imported here: with a database that is up to date the server is ready a third of a second sooner.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
