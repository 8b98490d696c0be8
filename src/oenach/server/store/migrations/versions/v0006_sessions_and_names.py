"""People can sign out everywhere, and a name at a table belongs to who had it first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
oldest = "0006"


def upgrade() -> None:
    """Nobody has signed out yet: cookies of before name no session, and work. Which names were
    seen at a table is noted from now on."""
    with op.batch_alter_table("people") as batch:
        batch.add_column(sa.Column("session", sa.String(32), nullable=False, server_default=""))
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("called", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Cookies that name a session are none to the version before: whoever has signed out
    everywhere is somebody new there."""
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("called")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("session")
