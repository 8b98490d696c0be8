"""The parts of a table, put together."""

from __future__ import annotations

from oenach.kernel.game import Game
from oenach.server.context import Context
from oenach.server.store.rows import MatchRow
from oenach.server.table.acting import Reacting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.audience.curtains import Curtains
from oenach.server.table.audience.positions import Positions
from oenach.server.table.journal import Journal
from oenach.server.table.lock import TableLock
from oenach.server.table.owners.absences import Absences
from oenach.server.table.owners.bots.bot_moves import BotMoves
from oenach.server.table.owners.bots.hints import Adviser
from oenach.server.table.owners.bots.stand_ins import StandIns
from oenach.server.table.owners.calling_off import CallingOff
from oenach.server.table.owners.catching_up import CatchingUp
from oenach.server.table.owners.chat import TableChat
from oenach.server.table.owners.consistency import Consistency
from oenach.server.table.owners.due.carrying_out import CarryingOut
from oenach.server.table.owners.due.clocks import Clocks
from oenach.server.table.owners.due.standstill import Standstill
from oenach.server.table.owners.due.timers import Timers
from oenach.server.table.owners.naming import Naming
from oenach.server.table.owners.publishing import Publishing
from oenach.server.table.owners.queues import Queues
from oenach.server.table.owners.rematch import NextMatch, Rematcher
from oenach.server.table.owners.reports import TableReports
from oenach.server.table.owners.seating import Seating
from oenach.server.table.owners.shelving import Shelving
from oenach.server.table.owners.takeback import Takebacker
from oenach.server.table.roster import Roster


class TableParts:
    """The lock of a table, and the owner of each thing that changes there, which has the parts that
    it needs.

    They know the `table`, but must not keep it: one that nobody has any more is gone at once, and
    not when Python looks for circles, which it seldom does here.
    """

    __slots__ = (
        "absences",
        "adviser",
        "audience",
        "calling_off",
        "catching_up",
        "chat",
        "clocks",
        "consistency",
        "curtains",
        "journal",
        "lock",
        "naming",
        "positions",
        "publishing",
        "queues",
        "rematcher",
        "reports",
        "roster",
        "seating",
        "shelving",
        "stand_ins",
        "standstill",
        "takebacker",
        "timers",
    )

    def __init__(
        self,
        *,
        table: Reacting,
        context: Context,
        row: MatchRow,
        game: Game,
        next_match: NextMatch,
    ) -> None:
        self.lock = TableLock(lambda: table.doubt())
        self.roster = Roster(row)
        self.journal = Journal(context.archive, game, context.histories, context.threads)
        self.clocks = Clocks(row.terms.clock, [chair.bank for chair in row.seats])
        self.curtains = Curtains(self.roster, self.journal)
        self.positions = Positions(self.roster, self.journal, self.clocks)
        self.absences = Absences(self.roster, lambda: table.notice_absence())
        self.audience = Audience(
            roster=self.roster,
            curtains=self.curtains,
            positions=self.positions,
            absences=self.absences,
            presences=context.presences,
        )
        self._add_what_people_do(table, context, next_match)
        self._add_what_is_due(table, context)
        self._add_the_way_to_the_disk(table, context)

    def _add_what_people_do(self, table: Reacting, context: Context, next_match: NextMatch) -> None:
        self.queues = Queues(table, self.roster, self.audience)
        self.takebacker = Takebacker(
            table=table,
            roster=self.roster,
            audience=self.audience,
            queues=self.queues,
            journal=self.journal,
        )
        self.rematcher = Rematcher(table, self.roster, self.audience, next_match)
        self.naming = Naming(self.roster, self.audience)
        self.chat = TableChat(
            table=table,
            roster=self.roster,
            audience=self.audience,
            naming=self.naming,
            archive=context.archive,
            shared=context.lease.shared,
        )
        self.adviser = Adviser(table, context, self.roster, self.curtains)
        self.stand_ins = StandIns(
            table=table,
            roster=self.roster,
            clocks=self.clocks,
            audience=self.audience,
            absences=self.absences,
            journal=self.journal,
        )
        self.calling_off = CallingOff(table, self.roster, self.audience, self.absences)
        self.seating = Seating(
            table=table,
            roster=self.roster,
            curtains=self.curtains,
            audience=self.audience,
            naming=self.naming,
            stand_ins=self.stand_ins,
            calling_off=self.calling_off,
        )
        self.reports = TableReports(
            table=table,
            roster=self.roster,
            audience=self.audience,
            archive=context.archive,
            chat=self.chat,
            seating=self.seating,
            counts=context.reports,
        )

    def _add_what_is_due(self, table: Reacting, context: Context) -> None:
        bot_moves = BotMoves(
            table=table,
            context=context,
            roster=self.roster,
            journal=self.journal,
            audience=self.audience,
        )
        carrying_out = CarryingOut(
            table=table,
            roster=self.roster,
            journal=self.journal,
            queues=self.queues,
            stand_ins=self.stand_ins,
            stillness=context.stillness,
        )
        self.timers = Timers(
            context=context,
            roster=self.roster,
            journal=self.journal,
            clocks=self.clocks,
            audience=self.audience,
            carry_out=carrying_out.carry_out,
            play_bot=bot_moves.play,
            rearrange=lambda: table.rearrange(),
        )
        self.shelving = Shelving(
            table=table,
            roster=self.roster,
            audience=self.audience,
            timers=self.timers,
            absences=self.absences,
            stand_ins=self.stand_ins,
        )
        self.standstill = Standstill(context.stillness, self.timers, self.absences, self.clocks)

    def _add_the_way_to_the_disk(self, table: Reacting, context: Context) -> None:
        self.publishing = Publishing(
            roster=self.roster,
            journal=self.journal,
            curtains=self.curtains,
            audience=self.audience,
            queues=self.queues,
            takebacker=self.takebacker,
            calling_off=self.calling_off,
            rematcher=self.rematcher,
            chat=self.chat,
            reports=self.reports,
        )
        self.catching_up = CatchingUp(
            roster=self.roster,
            journal=self.journal,
            clocks=self.clocks,
            absences=self.absences,
            takebacker=self.takebacker,
            timers=self.timers,
            standstill=self.standstill,
            publishing=self.publishing,
        )
        self.consistency = Consistency(
            table=table,
            context=context,
            roster=self.roster,
            journal=self.journal,
            audience=self.audience,
            timers=self.timers,
            publishing=self.publishing,
            catching_up=self.catching_up,
        )
