"""Rows carry versions, commands belong to their senders, one process at a time has the store."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None
oldest = "0004"

BY_MATCH = "uq_events_match_command"
BY_SENDER = "uq_events_match_sender_command"


def upgrade() -> None:
    """Every row begins at version 0. Of earlier commands nobody knows who sent them: they have an
    empty sender, and their ids count for everybody at that match, as they did."""
    for table in ("matches", "seats"):
        with op.batch_alter_table(table) as batch:
            batch.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("events") as batch:
        batch.add_column(sa.Column("sender", sa.String(32)))
        batch.add_column(sa.Column("digest", sa.String(16)))
    op.execute("UPDATE events SET sender = '' WHERE command IS NOT NULL")
    with op.batch_alter_table("events") as batch:
        batch.drop_constraint(BY_MATCH, type_="unique")
        batch.create_unique_constraint(BY_SENDER, ["match", "sender", "command"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )


def downgrade() -> None:
    """Of several commands with the same id only the first keeps it."""
    op.drop_table("leases")
    op.execute(
        "UPDATE events SET command = NULL WHERE command IS NOT NULL AND EXISTS ("
        "SELECT 1 FROM events AS earlier WHERE earlier.match = events.match "
        "AND earlier.command = events.command AND earlier.seq < events.seq)"
    )
    with op.batch_alter_table("events") as batch:
        batch.drop_constraint(BY_SENDER, type_="unique")
        batch.create_unique_constraint(BY_MATCH, ["match", "command"])
    with op.batch_alter_table("events") as batch:
        batch.drop_column("digest")
        batch.drop_column("sender")
    for table in ("seats", "matches"):
        with op.batch_alter_table(table) as batch:
            batch.drop_column("version")
