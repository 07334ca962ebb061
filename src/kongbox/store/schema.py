"""The tables of the database. Every change of this file needs a migration beside it."""

from sqlalchemy import JSON, Column, Index, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, String, Table

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("manner", JSON, nullable=False),
    Column("status", String, nullable=False),
    Column("header", JSON, nullable=True),
    Column("opened", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
)
"""Tables of any status: `waiting`, `playing`, `over`, `closed`. `options` are the differences from the standard
ones, `manner` how the table is kept (pace, visibility...), `header` the first line of its log once it has begun.
Times are whole seconds since 1970, UTC."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("table_id", String, nullable=False),
    Column("player", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    PrimaryKeyConstraint("table_id", "player"),
)
"""Who plays, by player number: `person` or `bot` (then `bot` names which)."""

OWNERS = Table(
    "owners",
    METADATA,
    Column("table_id", String, nullable=False),
    Column("player", Integer, nullable=False),
    Column("browser", String, nullable=False),
    PrimaryKeyConstraint("table_id", "browser"),
    Index("owners_by_browser", "browser"),
)
"""Which browsers a player's place belongs to; `browser` is the hash of the cookie."""

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("body", String, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)
"""The log from where the last finished hand ends; `at` in milliseconds since 1970, UTC."""

HANDS = Table(
    "hands",
    METADATA,
    Column("table_id", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)
"""Finished hands: their part of the log, compressed."""

SECRETS = Table(
    "secrets",
    METADATA,
    Column("table_id", String, nullable=False),
    Column("hand", Integer, nullable=False),
    Column("seed", String, nullable=False),
    Column("salt", String, nullable=False),
    PrimaryKeyConstraint("table_id", "hand"),
)
"""What makes the wall of a hand in play. Gone from here once the log reveals it."""

LINKS = Table(
    "links",
    METADATA,
    Column("link", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("player", Integer, nullable=False),
    Column("made", Integer, nullable=False),
)
"""Unused links that hand a place to another device, by the hash of their secret part."""

ACTS = Table(
    "acts",
    METADATA,
    Column("table_id", String, nullable=False),
    Column("player", Integer, nullable=False),
    Column("act", String, nullable=False),
    Column("hand", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "player", "act"),
)
"""Acts already carried out, by the number their page gave them: each is carried out once."""
