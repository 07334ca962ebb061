"""What outlives the process: tables, people, logs and the secrets of walls in play, in one SQLite file."""

from kongbox.store.place import Place, usual_place
from kongbox.store.records import HandRecord, LogRecord, PersonRecord, TableRecord
from kongbox.store.store import Store, open_store

__all__ = ["HandRecord", "LogRecord", "PersonRecord", "Place", "Store", "TableRecord", "open_store", "usual_place"]
