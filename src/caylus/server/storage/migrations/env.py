"""How Alembic reaches the database: through the connection that `migrate.py` hands over."""

from __future__ import annotations

from alembic import context

from caylus.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    compare_server_default=False,
)
with context.begin_transaction():
    context.run_migrations()
