"""What a table does by itself when it is due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from oenach.kernel.matches.match import Match
from oenach.server.errors import Overtaken
from oenach.server.store.stillness import Stillness
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.journal import Journal
from oenach.server.table.owners.bots.stand_ins import StandIns
from oenach.server.table.owners.due.timers import CLOCK, FORCED, LIMIT, QUEUE, SLEEP
from oenach.server.table.owners.queues import Queues
from oenach.server.table.roster import Roster


class CarryingOut:
    """Does what is due, by its kind, unless something else has happened meanwhile."""

    __slots__ = ("_journal", "_queues", "_roster", "_stand_ins", "_stillness", "_table")

    def __init__(
        self,
        *,
        table: Acting,
        roster: Roster,
        journal: Journal,
        queues: Queues,
        stand_ins: StandIns,
        stillness: Stillness,
    ) -> None:
        self._table = table
        self._roster = roster
        self._journal = journal
        self._queues = queues
        self._stand_ins = stand_ins
        self._stillness = stillness

    async def carry_out(self, kind: str, seq: int) -> None:
        """Do what is due if that event is still the last."""
        async with self._table.lock:
            match = self._journal.match
            waits = self._roster.row.put_away is not None or self._stillness.resting
            if match is not None and not waits and not match.over and match.last_seq == seq:
                try:
                    await self._action(kind)(match)
                except Overtaken:
                    # What is due now was found out when that was.
                    return

    def _action(self, kind: str) -> Callable[[Match], Awaitable[None]]:
        actions: dict[str, Callable[[Match], Awaitable[None]]] = {
            FORCED: self._queues.play_forced,
            QUEUE: self._queues.play_next,
            LIMIT: self._call_time,
            CLOCK: self._time_is_up,
            SLEEP: self._let_bots_wait,
        }
        return actions[kind]

    async def _call_time(self, _: Match) -> None:
        await self._table.act(lambda match: match.call_time())

    async def _time_is_up(self, match: Match) -> None:
        await self._stand_ins.take_over(match.to_act, "clock")

    async def _let_bots_wait(self, _: Match) -> None:
        await self._table.reschedule(Write())
