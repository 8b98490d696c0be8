"""The moves of the bots at a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from oenach.bots.hosting.answer import Answer
from oenach.bots.hosting.fair_queue import Claim
from oenach.bots.hosting.faults import play_answer
from oenach.bots.hosting.host import seconds_of
from oenach.kernel.matches.match import Match
from oenach.server.clock import now_ms
from oenach.server.context import Context
from oenach.server.errors import Overtaken
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.journal import Journal
from oenach.server.table.roster import Roster
from oenach.story import Sitter

log = structlog.get_logger("oenach.table")


class BotMoves:
    """Asks the bot of the seat to act, and makes its move when that is due."""

    __slots__ = ("_audience", "_context", "_journal", "_roster", "_table", "_thought")

    def __init__(
        self,
        *,
        table: Acting,
        context: Context,
        roster: Roster,
        journal: Journal,
        audience: Audience,
    ) -> None:
        self._table = table
        self._context = context
        self._roster = roster
        self._journal = journal
        self._audience = audience
        # After which event, by which bot, and what: a move that could not be stored is made later.
        self._thought: tuple[int, str, Answer] | None = None

    async def play(self, match: Match, seq: int, at: int) -> None:
        """Think after event `seq`, and move at a certain time, unless something else happened."""
        seat = match.to_act
        bot = self._roster.bot_of(seat)
        if bot is None:
            # Before it began, somebody took the seat back.
            return
        if self._thought is None or self._thought[:2] != (seq, bot):
            self._thought = seq, bot, await self._thoughts(bot, match)
            await asyncio.sleep(self._pause(bot, self._thought[2]))
        answer = self._thought[2]
        await asyncio.sleep(max(0, at - now_ms()) / 1000)
        async with self._table.lock:
            same = self._journal.match is match and match.last_seq == seq and not match.over
            waits = self._roster.row.put_away is not None or self._context.stillness.resting
            if same and not waits:
                with suppress(Overtaken):
                    await self.make(seat, bot, answer)

    async def _thoughts(self, bot: str, match: Match) -> Answer:
        """What a bot thinks of the position, as the seat to act knows it."""
        secret = self._roster.row.secret
        seed = self._context.randomness.bot_seed(secret, match.last_seq)
        knowledge = match.knowledge(match.to_act)
        return await self._context.bots.ask(bot, match.game, knowledge, seed, claim=self._claim())

    def _claim(self) -> Claim:
        """Whose turn of the bots it is: of the first who plays and is there, else of the host."""
        row, there = self._roster.row, self._audience.connected()
        people = [chair.person for chair in row.seats if chair.person and chair.person in there]
        return Claim([*people, row.host][0], row.id, watched=self._audience.attended)

    def _pause(self, bot: str, answer: Answer) -> float:
        """Seconds until the bot's time is over, counted from its turn.

        When bots are in demand answers come after the moment at which they are due. How long one
        was thought about depends on what the seat hides, and would be seen then.
        """
        return 0.0 if self._roster.bots_alone else max(0.0, seconds_of(bot) - answer.seconds)

    async def make(self, seat: int, bot: str, answer: Answer) -> None:
        """Make a bot's move. The server remembers no faults: after one the bot sits again at
        once."""
        if answer.fault is not None:
            log.warning(
                "bot failed",
                table=self._roster.row.id,
                bot=bot,
                kind=answer.fault.kind.value,
                why=answer.fault.why,
            )

        def named(fault: str) -> str:
            return str(Sitter(True, bot, fault))

        def action(match: Match) -> None:
            fault = play_answer(match, seat, answer, named)
            if fault and not match.over:
                match.take_seat(seat, named(""))

        await self._table.act(action)
