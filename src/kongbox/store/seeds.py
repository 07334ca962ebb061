"""The secrets behind walls in play. Nothing else in the house reads this table."""

from sqlalchemy import Engine, delete, insert, select

from kongbox.engine.shuffle import Seed
from kongbox.store.schema import SECRETS
from kongbox.store.writer import Write, write_of


def keep_seed(table: str, hand: int, seed: Seed) -> Write:
    """Store what will make the wall; to be done before anyone hears the commitment."""
    return write_of(insert(SECRETS).values(table_id=table, hand=hand, seed=seed.seed, salt=seed.salt))


def forget_seed(table: str, hand: int) -> Write:
    """Drop it: the log tells it from now on."""
    return write_of(delete(SECRETS).where(SECRETS.c.table_id == table, SECRETS.c.hand == hand))


def seed_in_play(engine: Engine, table: str) -> Seed | None:
    """The seed of the hand in play, None when none is."""
    query = select(SECRETS.c.seed, SECRETS.c.salt).where(SECRETS.c.table_id == table).order_by(SECRETS.c.hand.desc())
    with engine.connect() as connection:
        row = connection.execute(query).first()
    return Seed(row.seed, row.salt) if row else None
