"""What all nodes of a store go by, and what each says of itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
oldest = "0010"


def upgrade() -> None:
    """Nobody is there who could have said anything yet."""
    op.create_table(
        "agreed",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_agreed"),
    )
    with op.batch_alter_table("nodes") as batch:
        batch.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
        batch.add_column(sa.Column("form", sa.String(10), nullable=False, server_default="0006"))
        batch.add_column(sa.Column("rules", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Every node believes that the others are like itself."""
    with op.batch_alter_table("nodes") as batch:
        batch.drop_column("rules")
        batch.drop_column("form")
        batch.drop_column("seen")
    op.drop_table("agreed")
