"""Several processes have a store together: who they are, and who is connected where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
oldest = "0009"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Nothing that is due belongs to anybody yet: whoever comes first does it."""
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("proposals", sa.Text, nullable=False, server_default="{}"))
    with op.batch_alter_table("due") as batch:
        batch.add_column(sa.Column("node", sa.BigInteger))
    op.create_table(
        "nodes",
        sa.Column("epoch", NUMBER, autoincrement=True, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("epoch", name="pk_nodes"),
    )
    op.create_table(
        "presences",
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("node", NUMBER, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32)),
        sa.Column("connections", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.number"], name="fk_presences_match", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["node"], ["nodes.epoch"], name="fk_presences_node", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "node", "person", name="pk_presences"),
    )
    op.create_index("ix_presences_node", "presences", ["node"])


def downgrade() -> None:
    """One process has the store again; what was proposed is forgotten."""
    op.drop_table("presences")
    op.drop_table("nodes")
    with op.batch_alter_table("due") as batch:
        batch.drop_column("node")
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("proposals")
