"""A lesson as its learner may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oenach.kernel.description import Description
from oenach.kernel.logs.events import Moved
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.lessons.run import Run
from oenach.messages.catalogues import has
from oenach.server.http.bodies import problem_of
from oenach.server.http.lessons.bodies import LessonFrame, LessonTried
from oenach.server.wire.cached_views import NOTHING, CachedViews
from oenach.server.wire.commands import Tried
from oenach.server.wire.event_buffer import EventBuffer, encoded_events
from oenach.server.wire.parts import Position
from oenach.story import Storyteller


def frame(run: Run) -> LessonFrame:
    """A lesson at a step, with what happened since the step before."""
    lesson, step = run.lesson, run.step
    return LessonFrame(
        step=run.number,
        steps=len(lesson.steps),
        said=run.said,
        made=list(run.made),
        back=len(run.made) - int(run.number > 0 and bool(lesson.steps[run.number - 1].ask)),
        position=_position(run.match, run.seat, run.since),
        id=None if step is None else step.id,
        point=[] if step is None else list(step.point),
        asks=[] if step is None else list(step.ask),
        over=run.over,
        play_on=can_play_on(run),
    )


def can_play_on(run: Run) -> bool:
    """Whether a table can go on from here. A log tells how a match came to a position: it has to
    begin where the game does, with draws that follow from its secret."""
    return run.lesson.start.has_log and not run.match.over


def attempt(run: Run, move: str | Tried) -> LessonTried:
    """What becomes of a move that somebody tries."""
    tried = run.attempt(_written(run.match, move))
    if tried.error is not None:
        return LessonTried("refused", problem=problem_of(tried.error))
    # To most right moves nothing is said but what the next step says.
    key = tried.key if tried.key is not None and has(tried.key) else None
    if tried.run is not None:
        return LessonTried("right", key=key, frame=frame(tried.run))
    assert tried.shown is not None, "a move is refused, or leads somewhere"
    return LessonTried("other", key=key, position=_position(tried.shown, run.seat, tried.since))


def _written(match: Match, move: str | Tried) -> str:
    if isinstance(move, str):
        return move
    places = () if move.place is None else (move.place,)
    return match.game.written(Description(move.verb, move.piece, places))


def _position(match: Match, seat: int, since: int) -> Position:
    """A match as a seat may see it. Nothing moves by itself in a lesson, nor can be taken back."""
    views = CachedViews(match, _told(match), None)
    events, story = views.since(since, seat)
    acts = views.to_act == seat
    return Position(
        seq=views.seq,
        viewer=letter(seat),
        to_act=None if views.to_act is None else letter(views.to_act),
        events=events,
        story=story,
        view=views.view(seat),
        offers=views.offers(seat) if acts else NOTHING,
        ways=views.ways(seat) if acts else NOTHING,
        outcome=views.outcome,
    )


def _told(match: Match) -> EventBuffer:
    """Everything that happened in a match, as it is sent."""
    teller, buffer = Storyteller(match.game.name), EventBuffer()
    for happened in _actions(match.happened(-1)):
        buffer.extend(encoded_events(happened, teller.follow(happened)))
    return buffer


def _actions(happened: Sequence[Happened]) -> Iterator[list[Happened]]:
    """What happened, action by action: a move with all that came of it, first what came before."""
    action: list[Happened] = []
    for each in happened:
        if isinstance(each.entry.event, Moved) and action:
            yield action
            action = []
        action.append(each)
    if action:
        yield action
