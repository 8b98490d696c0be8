"""Sayings have ids and can be hidden; what people report is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
oldest = "0008"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Of what was said before nobody knows which person said it, beside their name and seat."""
    with op.batch_alter_table("sayings") as batch:
        batch.add_column(sa.Column("id", sa.String(24), nullable=False, server_default=""))
        batch.add_column(sa.Column("person", sa.String(32)))
        batch.add_column(sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE sayings SET id = 'n' || number")
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32)),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("saying", sa.String(24)),
        sa.Column("quoted", sa.String(500)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("recipient", sa.String(10), nullable=False),
        sa.Column("outcome", sa.String(12)),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.number"], name="fk_reports_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_match", "reports", ["match"])
    op.create_index("ix_reports_at", "reports", ["at"])


def downgrade() -> None:
    """Reports are gone; what was hidden is gone with them, rather than shown again."""
    op.drop_table("reports")
    op.execute("DELETE FROM sayings WHERE hidden")
    with op.batch_alter_table("sayings") as batch:
        batch.drop_column("hidden")
        batch.drop_column("person")
        batch.drop_column("id")
