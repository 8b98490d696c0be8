"""The host can close the chat of a table to onlookers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
oldest = "0007"


def upgrade() -> None:
    """At every table of before onlookers may say something, as they could."""
    with op.batch_alter_table("matches") as batch:
        batch.add_column(
            sa.Column("onlookers_speak", sa.Boolean, nullable=False, server_default=sa.true())
        )


def downgrade() -> None:
    """Onlookers are heard everywhere again."""
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("onlookers_speak")
