"""What people report at a table, and what its host does about that."""

from __future__ import annotations

from types import MappingProxyType

from litestar import Controller, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from oenach.server.http.bodies import ReportAnswer, Reported, SayingNamed
from oenach.server.http.problems import CHANGING, refusals
from oenach.server.http.table.routes import Visit, the_hosted, the_visit
from oenach.server.table.table import Table
from oenach.server.wire.parts import TableSeen
from oenach.server.wire.reports import ReportWish


class ReportController(Controller):
    """Reports at one table."""

    path = "/api/tables/{table_id:str}"
    tags = ("table",)
    dependencies = MappingProxyType({"visit": Provide(the_visit), "hosted": Provide(the_hosted)})

    @post(
        "/report",
        status_code=200,
        summary="Report what somebody said, or somebody",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def report(self, visit: NamedDependency[Visit], data: JSONBody[ReportWish]) -> Reported:
        """For everybody who is at the table. The host is not told who reports."""
        person, table = visit
        return Reported(await table.alone(lambda: table.reports.report(person.id, data)))

    @post(
        "/answer-report",
        status_code=200,
        summary="Do something about a report (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def answer_report(
        self, hosted: NamedDependency[Table], data: JSONBody[ReportAnswer]
    ) -> TableSeen:
        """Mute or send away who is reported, hide what they said, close the chat to onlookers, or
        leave it as it is."""
        await hosted.alone(lambda: hosted.reports.answer(data.report, data.deed))
        return hosted.seen()

    @post(
        "/hide",
        status_code=200,
        summary="Hide something that was said (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def hide(self, hosted: NamedDependency[Table], data: JSONBody[SayingNamed]) -> TableSeen:
        """Nobody at the table is shown it any more."""
        await hosted.alone(lambda: hosted.reports.hide(data.saying))
        return hosted.seen()
