"""Tables can be put away, and be forgotten by those who had a seat there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
oldest = "0002"


def upgrade() -> None:
    """When a table was put away, and who has deleted it from their list: nobody yet."""
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("put_away", sa.BigInteger))
        batch.add_column(sa.Column("forgotten", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """What was put away is there again."""
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("forgotten")
        batch.drop_column("put_away")
