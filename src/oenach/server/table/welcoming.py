"""What somebody is told who connects to a table, and what the others are."""

from __future__ import annotations

from oenach.server.table.table_parts import TableParts
from oenach.server.wire.messages import AllRest, Welcome
from oenach.server.wire.protocol import PROTOCOL
from oenach.server.wire.visitor import Visitor


async def welcome(table: TableParts, visitor: Visitor, *, resting: bool) -> None:
    """Tell somebody everything, and the others that they are there. The table's lock is held."""
    if visitor.person is not None and visitor.name is not None:
        visitor.name = table.naming.coming(visitor.person, visitor.name)
    # Whoever comes while all games rest has the seat back when they go on.
    given_back = [] if resting else await table.stand_ins.welcome_back(visitor.person)
    position, match = None, table.journal.match
    if match is not None:
        after = visitor.seq if visitor.seq <= match.last_seq else -1
        position = await table.audience.position(visitor, after)
        visitor.seq = match.last_seq
    chat = await table.chat.latest()
    reports = await table.reports.welcome(visitor.person)
    table.audience.add(visitor)
    visitor.tell(
        Welcome(
            protocol=PROTOCOL,
            table=table.audience.seen(),
            you=table.audience.you(visitor),
            position=position,
            chat=chat,
            takeback=table.takebacker.asked,
            call_off=table.calling_off.proposed,
        )
    )
    if resting:
        visitor.tell(AllRest(True))
    for told in given_back:
        table.audience.tell_person(visitor.person, told)
    for report in reports:
        visitor.tell(report)
    table.calling_off.tell()
    table.timers.look_again()
