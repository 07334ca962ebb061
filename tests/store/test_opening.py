"""Opening a database: whatever cannot be used is one sentence."""

import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kongbox.i18n import say
from kongbox.store import open_store, usual_place
from kongbox.store.opening import STEPS, open_engine
from kongbox.store.place import place_of
from kongbox.store.schema import METADATA
from kongbox.tiles.unusable import Unusable


def refused(url):
    with pytest.raises(Unusable) as caught:
        open_store(str(url))
    for lang in ("es", "en"):
        sentence = say(lang, caught.value.words, **caught.value.facts)
        assert "\n" not in sentence.strip()
    return caught.value.words


def test_a_new_database_is_made_where_it_is_asked_for(tmp_path):
    open_store(f"sqlite:///{tmp_path}/tables.db").close()
    assert (tmp_path / "tables.db").is_file()


def test_the_migrations_make_exactly_the_tables_of_the_schema(tmp_path):
    engine = open_engine(place_of(str(tmp_path / "tables.db")))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.exec_driver_sql("select version_num from alembic_version").scalar() == STEPS[-1]
    engine.dispose()


def test_without_an_address_it_lies_in_the_users_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert usual_place().path == tmp_path / "data" / "kongbox" / "kongbox.db"
    open_store().close()
    assert usual_place().path.is_file()
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert usual_place().path == tmp_path / ".local" / "share" / "kongbox" / "kongbox.db"


def test_a_folder_is_no_database(tmp_path):
    assert refused(tmp_path) == "unusable-database-is-folder"


def test_a_folder_that_is_not_there_is_not_made_for_a_mistyped_address(tmp_path):
    assert refused(tmp_path / "no" / "tables.db") == "unusable-database-no-folder"
    assert not (tmp_path / "no").exists()


def test_any_other_file_is_no_database(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, this is no database. " * 200, encoding="utf-8")
    assert refused(path) == "unusable-database-no-database"
    assert path.read_text(encoding="utf-8").startswith("Dear Ana")


def test_a_database_of_another_program_is_left_alone(tmp_path):
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("create table tables (legs integer)")
    other.close()
    assert refused(tmp_path / "other.db") == "unusable-database-foreign"


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    open_store(str(tmp_path / "tables.db")).close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    assert refused(tmp_path / "tables.db") == "unusable-database-newer"


def test_a_database_another_server_uses_is_left_to_it(tmp_path):
    first = open_store(str(tmp_path / "tables.db"))
    assert refused(tmp_path / "tables.db") == "unusable-database-locked"
    first.close()
    open_store(str(tmp_path / "tables.db")).close()


def test_a_database_another_program_writes_to_is_locked(tmp_path, monkeypatch):
    monkeypatch.setattr("kongbox.store.opening.BUSY_SECONDS", 0.1)
    open_store(str(tmp_path / "tables.db")).close()
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("begin immediate")
    assert refused(tmp_path / "tables.db") == "unusable-database-locked"
    other.execute("rollback")
    other.close()


@pytest.mark.parametrize("said", ["attempt to write a readonly database", "unable to open database file"])
def test_what_sqlite_says_of_a_read_only_place_becomes_that_sentence(tmp_path, monkeypatch, said):
    def fail(*_arguments, **_named):
        raise sqlite3.OperationalError(said)

    monkeypatch.setattr("kongbox.store.opening.sqlite3.connect", fail)
    assert refused(tmp_path / "tables.db") == "unusable-database-read-only"


@pytest.mark.parametrize("url", ["postgresql://host/db", "mysql://host/db", "sqlite://", "sqlite:///"])
def test_an_address_of_another_kind_is_refused(url):
    assert refused(url) == "unusable-database-address"
