"""How far people get in lessons is counted, without anybody's name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None
oldest = "0003"


def upgrade() -> None:
    """A count for each step of each lesson: nobody has come to any yet."""
    op.create_table(
        "lesson_steps",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("step", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "lesson", "step", name=op.f("pk_lesson_steps")),
    )


def downgrade() -> None:
    """What was counted is forgotten."""
    op.drop_table("lesson_steps")
