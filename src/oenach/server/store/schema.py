"""The tables of the database. Times are milliseconds since 1970; `number` is a match's short key.

The public id of a match is long and unguessable; rows of its events carry the short number, so
that what belongs to the matches in play lies close together in the index.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

# SQLite counts its own row numbers only in a column of exactly this type.
Number: Final = BigInteger().with_variant(Integer, "sqlite")


def _of_match() -> Column[int]:
    return Column(
        "match", Number, ForeignKey("matches.number", ondelete="CASCADE"), primary_key=True
    )


people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    # The one whose cookies work: empty until somebody signs out everywhere for the first time.
    Column("session", String(32), nullable=False, server_default=""),
)

LOST_SESSION: Final = "?"
"""Of somebody whose row was lost and is there again: the first cookie of theirs to come works."""

matches: Final = Table(
    "matches",
    metadata,
    Column("number", Number, primary_key=True, autoincrement=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    # The secret of the draws; it is published in the log when the match is over.
    Column("secret", LargeBinary, nullable=False),
    Column("state", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("terms", Text, nullable=False),
    Column("muted", Text, nullable=False),
    Column("removed", Text, nullable=False),
    # Whether those without a seat may say something.
    Column("onlookers_speak", Boolean, nullable=False, server_default=true()),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("rematch", String(32)),
    # When the table was put away; it is not played at then, nor in memory.
    Column("put_away", BigInteger),
    # Who of those who sit there has deleted it from their list.
    Column("forgotten", Text, nullable=False, server_default="[]"),
    # What somebody has proposed and not all have answered yet.
    Column("proposals", Text, nullable=False, server_default="{}"),
    # Grows with every change of the row: whoever knows an earlier one changes nothing.
    Column("version", Integer, nullable=False, server_default="0"),
    # Names that were seen here, and whose each is: nobody else goes by one of them.
    Column("called", Text, nullable=False, server_default="{}"),
    Index(None, "state", "public", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(32)),
    Column("name", String(32)),
    Column("level", String(20)),
    Column("stand_in", String(20)),
    Column("why", String(10)),
    Column("bank", BigInteger),
    Column("queue", Text, nullable=False),
    Column("nonce", LargeBinary),
    Column("version", Integer, nullable=False, server_default="0"),
    Index(None, "person"),
)

events: Final = Table(
    "events",
    metadata,
    _of_match(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    # The event as its hash was taken, in canonical JSON.
    Column("body", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    # What a hidden move really was.
    Column("opening", Text),
    # The client's id of the command that this event begins, who sent it, and a hash of all that
    # it said. Nobody knows who sent those of before (an empty sender), or what they said.
    Column("command", String(40)),
    Column("sender", String(32)),
    Column("digest", String(16)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "sender", "command"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _of_match(),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

packed: Final = Table(
    "packed",
    metadata,
    # A match that is over: its events in one piece, from whose first hash all others follow.
    _of_match(),
    Column("events", LargeBinary, nullable=False),
    Column("first_hash", String(64), nullable=False),
    Column("last_hash", String(64), nullable=False),
)

due: Final = Table(
    "due",
    metadata,
    _of_match(),
    Column("kind", String(10), primary_key=True),
    Column("at", BigInteger, nullable=False),
    # The node that will do it; without one, or when that is gone, whoever finds it first.
    Column("node", BigInteger),
    Index(None, "at"),
)

nodes: Final = Table(
    "nodes",
    metadata,
    # The processes that have the store together, each under a number that no other ever had, and
    # until when unless it says again that it is there. With SQLite there is but one, without a row.
    Column("epoch", Number, primary_key=True, autoincrement=True),
    Column("name", String(200), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("version", String(40), nullable=False),
    Column("bots", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    # When it last said so.
    Column("seen", BigInteger, nullable=False, server_default="0"),
    # The newest form of a store that its program knows.
    Column("form", String(10), nullable=False, server_default="0006"),
    # The versions of rules by which it can play, by game.
    Column("rules", Text, nullable=False, server_default="{}"),
)

agreed: Final = Table(
    "agreed",
    metadata,
    # What all who have the store go by.
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)

presences: Final = Table(
    "presences",
    metadata,
    # Who is connected to a table by which node; those whom nobody knows count under an empty id.
    _of_match(),
    Column("node", Number, ForeignKey("nodes.epoch", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("name", String(32)),
    Column("connections", Integer, nullable=False),
    Index(None, "node"),
)

sayings: Final = Table(
    "sayings",
    metadata,
    Column("number", Number, primary_key=True, autoincrement=True),
    Column("match", Number, ForeignKey("matches.number", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name", String(32), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    # By this it is spoken of at the table; the number is the database's own.
    Column("id", String(24), nullable=False, server_default=""),
    # Who said it; nobody knows that of what was said before this was kept.
    Column("person", String(32)),
    # The host has hidden it: only whoever runs the server can still read it.
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index(None, "match", "number"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("match", Number, ForeignKey("matches.number", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), nullable=False),
    # Who is reported, if that is known, and what they were called then.
    Column("about", String(32)),
    Column("name", String(32), nullable=False),
    # What they said, as it was.
    Column("saying", String(24)),
    Column("quoted", String(500)),
    Column("kind", String(10), nullable=False),
    Column("text", String(300), nullable=False),
    # The host, or whoever runs the server.
    Column("recipient", String(10), nullable=False),
    # What came of it; nothing yet while it is open.
    Column("outcome", String(12)),
    # Whether the reporter knows.
    Column("told", Boolean, nullable=False),
    Index(None, "match"),
    Index(None, "at"),
)

leases: Final = Table(
    "leases",
    metadata,
    # What one process has for itself, which holder in a row it is (never the same number again),
    # and until when unless it renews that. In SQLite a lock on a file says that instead.
    Column("name", String(32), primary_key=True),
    Column("epoch", BigInteger, nullable=False),
    Column("holder", String(200), nullable=False),
    Column("until", BigInteger, nullable=False),
)

lesson_steps: Final = Table(
    "lesson_steps",
    metadata,
    # How often somebody came to a step of a lesson for the first time, and nothing of who.
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("count", BigInteger, nullable=False),
)

seat_links: Final = Table(
    "seat_links",
    metadata,
    # Of the token in a link only the hash is kept.
    Column("token_hash", String(64), primary_key=True),
    Column("match", Number, ForeignKey("matches.number", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

OF_THE_MOMENT: Final = (leases, nodes, presences, agreed)
"""Who has a store, who is there, and what those go by: of another store that would be false, and
no copy has rows of these."""
