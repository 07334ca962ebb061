"""What may be written down about a table: each function answers one statement for the writer."""

from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.dialects.sqlite import insert as insert_or

from kongbox.store.packing import pack
from kongbox.store.records import HandRecord, LogRecord, PersonRecord, TableRecord
from kongbox.store.schema import ACTS, EVENTS, HANDS, LINKS, OWNERS, PEOPLE, TABLES
from kongbox.store.writer import Write, write_of

_APPEND = "insert into events (table_id, seq, at, body) values (?, ?, ?, ?)"


def new_table(table: TableRecord) -> Write:
    """A table, without its people."""
    columns = table._asdict()
    del columns["people"]
    return write_of(insert(TABLES).values(**columns))


def change_table(table: str, **columns: Any) -> Write:
    """New values for some columns of a table."""
    return write_of(update(TABLES).where(TABLES.c.id == table).values(**columns))


def seat_person(table: str, person: PersonRecord) -> Write:
    """Somebody takes a place, or takes it over from who had it."""
    columns = person._asdict()
    statement = insert_or(PEOPLE).values(table_id=table, **columns)
    return write_of(statement.on_conflict_do_update(index_elements=["table_id", "player"], set_=columns))


def free_place(table: str, player: int) -> Write:
    """Nobody has this place any more."""
    return write_of(delete(PEOPLE).where(PEOPLE.c.table_id == table, PEOPLE.c.player == player))


def give_place(table: str, player: int, browser: str) -> Write:
    """The place belongs to this browser, among others."""
    statement = insert_or(OWNERS).values(table_id=table, player=player, browser=browser)
    return write_of(statement.on_conflict_do_update(index_elements=["table_id", "browser"], set_={"player": player}))


def take_place_from_all(table: str, player: int) -> Write:
    """The place belongs to no browser any more."""
    return write_of(delete(OWNERS).where(OWNERS.c.table_id == table, OWNERS.c.player == player))


def append(table: str, event: LogRecord) -> Write:
    """One more event of the log. Written out in SQL, since it is by far the most frequent."""
    return Write(_APPEND, (table, event.seq, event.at, event.line))


def pack_hand(table: str, hand: HandRecord) -> tuple[Write, Write]:
    """Put the log up to the end of a hand into one parcel."""
    parcel = insert(HANDS).values(
        table_id=table,
        number=hand.number,
        first_seq=hand.first_seq,
        last_seq=hand.last_seq,
        at=hand.at,
        body=pack(hand.lines),
    )
    loose = delete(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.seq <= hand.last_seq)
    return write_of(parcel), write_of(loose)


def remember_act(table: str, player: int, act: str, hand: int) -> Write:
    """This act of a page has been carried out."""
    return write_of(insert(ACTS).values(table_id=table, player=player, act=act, hand=hand))


def forget_acts(table: str, before_hand: int) -> Write:
    """No page will send these again."""
    return write_of(delete(ACTS).where(ACTS.c.table_id == table, ACTS.c.hand < before_hand))


def keep_link(table: str, player: int, link: str, made: int) -> Write:
    """A link that hands over a place, by the hash of its secret part."""
    return write_of(insert(LINKS).values(link=link, table_id=table, player=player, made=made))


def use_link(link: str) -> Write:
    """The link works no more."""
    return write_of(delete(LINKS).where(LINKS.c.link == link))
