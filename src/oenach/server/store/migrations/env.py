"""How Alembic runs a migration: on the connection that it is given."""

from __future__ import annotations

from alembic import context

from oenach.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    # SQLite changes a column by making the whole table anew.
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
