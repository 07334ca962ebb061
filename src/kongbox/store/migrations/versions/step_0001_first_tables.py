"""The first tables of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table of the first version."""
    _make_tables_and_people()
    _make_logs()


def _make_tables_and_people() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("game", "name")),
        *(sa.Column(name, sa.JSON, nullable=False) for name in ("options", "manner")),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("header", sa.JSON, nullable=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("opened", "touched")),
    )
    op.create_table(
        "people",
        *_place(),
        *(sa.Column(name, sa.String, nullable=False) for name in ("kind", "name", "bot")),
        sa.PrimaryKeyConstraint("table_id", "player"),
    )
    op.create_table(
        "owners",
        *_place(),
        sa.Column("browser", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "browser"),
    )
    op.create_index("owners_by_browser", "owners", ["browser"])
    op.create_table(
        "links",
        sa.Column("link", sa.String, primary_key=True),
        *_place(),
        sa.Column("made", sa.Integer, nullable=False),
    )


def _make_logs() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("seq", "at")),
        sa.Column("body", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "hands",
        sa.Column("table_id", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("number", "first_seq", "last_seq", "at")),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        *(sa.Column(name, sa.String, nullable=False) for name in ("seed", "salt")),
        sa.PrimaryKeyConstraint("table_id", "hand"),
    )
    op.create_table(
        "acts",
        *_place(),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", "act"),
    )


def _place() -> "tuple[sa.Column[str], sa.Column[int]]":
    return sa.Column("table_id", sa.String, nullable=False), sa.Column("player", sa.Integer, nullable=False)
