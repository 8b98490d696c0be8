"""A match as somebody may see it, with what they may do."""

from __future__ import annotations

from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.server.clock import now_ms
from oenach.server.table.forcing import is_forced
from oenach.server.table.journal import Journal
from oenach.server.table.owners.due.clocks import Clocks
from oenach.server.table.roster import Roster
from oenach.server.wire.cached_views import NOTHING, CachedViews
from oenach.server.wire.event_buffer import EventBuffer
from oenach.server.wire.parts import Position


class Positions:
    """Draws up positions from what a table's roster, match and clocks say."""

    __slots__ = ("_clocks", "_journal", "_roster")

    def __init__(self, roster: Roster, journal: Journal, clocks: Clocks) -> None:
        self._roster = roster
        self._journal = journal
        self._clocks = clocks

    @property
    def game(self) -> Game:
        """The rules of the match that is played here, or will be."""
        return self._journal.game

    @property
    def begun(self) -> bool:
        """Whether there is a match to be seen."""
        return self._journal.match is not None

    def views(self, buffer: EventBuffer | None = None) -> CachedViews:
        """The match as it stands now, for all who look at it."""
        clock = self._clocks.seen(now_ms()) if self._clocks.kept else None
        match = self._journal.playing()
        return CachedViews(
            match,
            buffer or self._journal.buffer,
            clock,
            # Where nobody plays from whom anything is hidden, onlookers may see it all.
            all_hands=not match.game.open_information and self._roster.bots_alone,
        )

    async def views_since(self, since: int | None) -> CachedViews:
        """The same with everything since an event, however long ago; or with what is at hand."""
        if since is None:
            return self.views()
        return self.views(await self._journal.reaching(since, self._roster.row))

    async def since(self, viewer: int | None, since: int) -> Position:
        """The match as a viewer may see it, with everything since an event, however long ago."""
        self._journal.playing()
        return self.position(await self.views_since(since), viewer, since)

    def position(self, views: CachedViews, viewer: int | None, since: int) -> Position:
        """The match as one viewer may see it, with the events since one that it has."""
        events, story = views.since(since, viewer)
        seen = Position(
            seq=views.seq,
            viewer=None if viewer is None else letter(viewer),
            to_act=None if views.to_act is None else letter(views.to_act),
            events=events,
            story=story,
            view=views.view(viewer),
            clock=views.clock,
            outcome=views.outcome,
        )
        if viewer is None or self._roster.bot_of(viewer) is not None:
            return seen
        acts = viewer == views.to_act
        seen.offers = views.offers(viewer) if acts else NOTHING
        seen.ways = views.ways(viewer) if acts else NOTHING
        seen.prompt = views.prompt(viewer) if acts else None
        seen.forced = acts and is_forced(views.match)
        seen.undo = self._undoable(views.match, viewer)
        if self._roster.terms.takebacks:
            seen.takeback = views.match.can_take_back(viewer)
        if views.match.game.table_rules.queue is not None:
            seen.queue, seen.queueable = views.queue(viewer, self._roster.chair(viewer).queue)
        return seen

    def _undoable(self, match: Match, seat: int) -> int:
        own = match.undoable(seat)
        if own or not match.game.open_information:
            return own
        undoing = self.undoing(match, seat)
        return 0 if undoing == seat else match.undoable(undoing)

    def undoing(self, match: Match, seat: int) -> int:
        """Whose move goes when somebody at a seat undoes: their own. At a shared screen on which
        nothing is hidden the eyes have gone on to the next seat; there it may be the last one's."""
        if match.undoable(seat) or not match.game.open_information:
            return seat
        shared = self._roster.seats_of(self._roster.chair(seat).person)
        if len(shared) <= 1:
            return seat
        return next((own for own in shared if match.undoable(own)), seat)
