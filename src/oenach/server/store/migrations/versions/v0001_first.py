"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None
oldest = "0001"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
MATCHES = "matches.number"


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    _make_matches()
    _make_seats()
    _make_events()
    op.create_table(
        "due",
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "kind", name="pk_due"),
        _of_match("due"),
    )
    op.create_index("ix_due_at", "due", ["at"])
    op.create_table(
        "sayings",
        sa.Column("number", NUMBER, autoincrement=True, nullable=False),
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String(500), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_sayings"),
        _of_match("sayings"),
    )
    op.create_index("ix_sayings_match_number", "sayings", ["match", "number"])
    op.create_table(
        "seat_links",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_seat_links"),
        _of_match("seat_links"),
    )


def _make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("number", NUMBER, autoincrement=True, nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.Column("removed", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.PrimaryKeyConstraint("number", name="pk_matches"),
        sa.UniqueConstraint("id", name="uq_matches_id"),
    )
    op.create_index("ix_matches_state_public_created", "matches", ["state", "public", "created"])


def _make_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(32)),
        sa.Column("level", sa.String(20)),
        sa.Column("stand_in", sa.String(20)),
        sa.Column("why", sa.String(10)),
        sa.Column("bank", sa.BigInteger),
        sa.Column("queue", sa.Text, nullable=False),
        sa.Column("nonce", sa.LargeBinary),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        _of_match("seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _make_events() -> None:
    op.create_table(
        "events",
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("opening", sa.Text),
        sa.Column("command", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_events"),
        sa.UniqueConstraint("match", "command", name="uq_events_match_command"),
        _of_match("events"),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_snapshots"),
        _of_match("snapshots"),
    )


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match"], [MATCHES], name=f"fk_{table}_match", ondelete="CASCADE"
    )


def downgrade() -> None:
    """Leave nothing behind."""
    for table in ("seat_links", "sayings", "due", "snapshots", "events", "seats", "matches"):
        op.drop_table(table)
    op.drop_table("people")
