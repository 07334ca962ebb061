"""What is asked of the database: short questions, answered at once."""

from collections.abc import Iterable, Mapping

from sqlalchemy import Engine, Row, Select, and_, or_, select

from kongbox.store.packing import unpack
from kongbox.store.records import HandRecord, LogRecord, PersonRecord, TableRecord
from kongbox.store.schema import ACTS, EVENTS, HANDS, LINKS, OWNERS, PEOPLE, TABLES

_TABLE = select(*(TABLES.c[name] for name in TableRecord._fields if name != "people")).order_by(
    TABLES.c.opened.desc(), TABLES.c.id
)


class Reading:
    """The questions one can ask of a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def table(self, id: str) -> TableRecord | None:
        """One table, whatever its status."""
        return next(iter(self._tables(_TABLE.where(TABLES.c.id == id))), None)

    def tables(self, *status: str) -> list[TableRecord]:
        """All tables of these statuses, the newest first."""
        return self._tables(_TABLE.where(TABLES.c.status.in_(status)))

    def tables_of(self, browser: str, *status: str) -> list[TableRecord]:
        """The tables of these statuses at which a browser has a place, the newest first."""
        own = select(OWNERS.c.table_id).where(OWNERS.c.browser == browser)
        return self._tables(_TABLE.where(TABLES.c.id.in_(own), TABLES.c.status.in_(status)))

    def dormant(self, waiting_since: int, playing_since: int) -> list[str]:
        """Ids of tables that wait or play and have not been touched since then (seconds since 1970)."""
        waiting = and_(TABLES.c.status == "waiting", TABLES.c.touched < waiting_since)
        playing = and_(TABLES.c.status == "playing", TABLES.c.touched < playing_since)
        return [row.id for row in self._rows(select(TABLES.c.id).where(or_(waiting, playing)))]

    def owners(self, table: str) -> dict[str, int]:
        """Which player's place each browser has at a table."""
        query = select(OWNERS.c.browser, OWNERS.c.player).where(OWNERS.c.table_id == table)
        return {row.browser: row.player for row in self._rows(query)}

    def link(self, link: str) -> tuple[str, int] | None:
        """Table and player of an unused link."""
        query = select(LINKS.c.table_id, LINKS.c.player).where(LINKS.c.link == link)
        return next(((row.table_id, row.player) for row in self._rows(query)), None)

    def acts(self, table: str) -> set[tuple[int, str]]:
        """Player and number of the acts already carried out."""
        query = select(ACTS.c.player, ACTS.c.act).where(ACTS.c.table_id == table)
        return {(row.player, row.act) for row in self._rows(query)}

    def loose_log(self, table: str) -> list[LogRecord]:
        """The log from where the last finished hand ends."""
        query = select(EVENTS).where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
        return [LogRecord(row.seq, row.at, row.body) for row in self._rows(query)]

    def hands(self, table: str) -> list[HandRecord]:
        """All finished hands with their lines, the first one first."""
        query = select(HANDS).where(HANDS.c.table_id == table).order_by(HANDS.c.number)
        return [_hand(row) for row in self._rows(query)]

    def hands_finished(self, table: str) -> int:
        """How many hands of a table are finished."""
        query = select(HANDS.c.number).where(HANDS.c.table_id == table)
        return len(self._rows(query))

    def _tables(self, query: Select[tuple[object, ...]]) -> list[TableRecord]:
        rows = self._rows(query)
        people = self._people([row.id for row in rows])
        return [TableRecord(**row._asdict(), people=people.get(row.id, ())) for row in rows]

    def _people(self, tables: Iterable[str]) -> Mapping[str, tuple[PersonRecord, ...]]:
        query = select(PEOPLE).where(PEOPLE.c.table_id.in_(list(tables))).order_by(PEOPLE.c.player)
        people: dict[str, tuple[PersonRecord, ...]] = {}
        for row in self._rows(query):
            person = PersonRecord(row.player, row.kind, row.name, row.bot)
            people[row.table_id] = (*people.get(row.table_id, ()), person)
        return people

    def _rows(self, query: Select[tuple[object, ...]]) -> "list[Row[tuple[object, ...]]]":
        with self._engine.connect() as connection:
            return list(connection.execute(query))


def _hand(row: "Row[tuple[object, ...]]") -> HandRecord:
    return HandRecord(row.number, row.first_seq, row.last_seq, row.at, unpack(row.body))
