"""People can sign out everywhere, and a name at a table belongs to who had it first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
oldest = "0006"

_KNOWN = "SELECT id FROM people"
ENTERED = (
    "INSERT INTO people (id, name, created) "
    "SELECT seats.person, coalesce(max(seats.name), '?'), min(matches.created) "
    "FROM seats JOIN matches ON matches.number = seats.match "
    f"WHERE seats.person IS NOT NULL AND seats.person NOT IN ({_KNOWN}) GROUP BY seats.person",
    "INSERT INTO people (id, name, created) SELECT host, '?', min(created) FROM matches "
    f"WHERE host <> '' AND host NOT IN ({_KNOWN}) GROUP BY host",
)
"""From here on whoever has a seat or a table is among the people, as `oenach check` has it."""


def upgrade() -> None:
    """Nobody has signed out yet: cookies of before name no session, and work. Which names were
    seen at a table is noted from now on."""
    with op.batch_alter_table("people") as batch:
        batch.add_column(sa.Column("session", sa.String(32), nullable=False, server_default=""))
    for statement in ENTERED:
        op.execute(statement)
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("called", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Cookies that name a session are none to the version before: whoever has signed out
    everywhere is somebody new there."""
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("called")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("session")
