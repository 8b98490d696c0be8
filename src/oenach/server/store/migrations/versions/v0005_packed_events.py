"""The events of matches that are over are kept in one packed piece."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from oenach.server.store.archive.packing import packed_row, unpacked

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
oldest = "0005"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Nothing is packed yet: the server does that by and by."""
    op.create_table(
        "packed",
        sa.Column("match", NUMBER, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("first_hash", sa.String(64), nullable=False),
        sa.Column("last_hash", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.number"], name="fk_packed_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name="pk_packed"),
    )


def downgrade() -> None:
    """Every event has its row again; a snapshot is made when it is needed."""
    connection = op.get_bind()
    for match in connection.execute(sa.text("SELECT match FROM packed")).scalars().all():
        row = packed_row(connection, match)
        assert row is not None
        put_back = sa.text(
            "INSERT INTO events (match, seq, body, hash, opening, at) "
            "VALUES (:match, :seq, :body, :hash, :opening, :at)"
        )
        for event in unpacked(row):
            values = {"match": match, "seq": event.seq, "body": event.body, "at": event.at}
            connection.execute(put_back, {**values, "hash": event.hash, "opening": event.opening})
    op.drop_table("packed")
