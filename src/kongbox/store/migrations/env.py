"""Alembic's way in: runs the steps on the connection that `store.opening` hands over."""

from alembic import context

from kongbox.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
