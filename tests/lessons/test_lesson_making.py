"""A finished match becomes a lesson that takes the same course."""

from __future__ import annotations

from random import Random

import pytest

from oenach.games.installed import games
from oenach.kernel.logs.events import Seated
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.lessons.checking import check_lesson
from oenach.lessons.lesson import MOST_STEPS, Lesson, LessonError
from oenach.lessons.making import catalogue_skeleton, lesson_from
from oenach.lessons.run import Run
from oenach.lessons.sentences import Sentences
from oenach.messages import LANGUAGES

SECRET = bytes(range(32))


def played(game: str, seats: int = 3, most: int = 60) -> Match:
    """A match with all that shifts its draws: nonces, people who sit down, moves taken back."""
    match = Match(make_game(game, seats), SECRET, {0: b"salt", 1: b"pepper"})
    for seat in range(seats):
        match.take_seat(seat, f"person:{seat}")
    rng = Random(7)
    for number in range(most):
        if match.over:
            break
        seat, state = match.to_act, match.state
        moves = state.legal_moves()
        match.play(match.game.text(state, moves[rng.randrange(len(moves))]))
        if number % 5 == 0 and match.undoable(seat):
            match.undo(seat)
    if not match.over:
        match.call_off()
    return match


def gone_through(lesson: Lesson) -> Run:
    run = Run(lesson)
    while not run.over:
        step = lesson.steps[run.number]
        onward = run.attempt(step.ask[0]).run
        assert onward is not None
        run = onward
    return run


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("log", ["log", "public_log"])
def test_it_takes_the_course_of_the_match(game: str, log: str) -> None:
    match = played(game)
    lesson = lesson_from(getattr(match, log), last=len(match.events()))
    assert any(isinstance(entry.event, Seated) for entry in match.events())
    assert not [one for one in check_lesson(lesson, said(lesson)) if one.is_error]
    run = gone_through(lesson)
    assert match.game.position(run.match.state) == match.game.position(match.state)


def said(lesson: Lesson) -> Sentences:
    return Sentences({language: [catalogue_skeleton(lesson, language)] for language in LANGUAGES})


@pytest.mark.parametrize("game", games())
def test_its_catalogue_has_a_sentence_for_every_step(game: str) -> None:
    lesson = lesson_from(played(game).log, "B", name="raids")
    assert check_lesson(lesson, said(lesson), all_languages=True) == []
    assert lesson.seat == "B" and lesson.name == "raids"


def test_a_part_of_it_begins_and_ends_where_it_is_told_to() -> None:
    match = played(games()[0])
    whole, part = lesson_from(match.log, "A"), lesson_from(match.log, "A", 20, 40)
    assert len(part.steps) < len(whole.steps)
    assert part.start.moves[: len(whole.start.moves)] == whole.start.moves
    assert len(part.start.moves) > len(whole.start.moves)
    gone_through(part)


def test_it_has_no_more_steps_than_a_lesson_may_have() -> None:
    match = played(games()[-1], seats=2, most=200)
    assert len(lesson_from(match.log).steps) == MOST_STEPS
    with pytest.raises(LessonError, match="lesson-from-many"):
        lesson_from(match.log, last=400)


def test_what_makes_no_lesson_is_refused() -> None:
    going_on = Match(make_game(games()[0]), SECRET)
    with pytest.raises(LessonError, match="lesson-from-unfinished"):
        lesson_from(going_on.log)
    with pytest.raises(LessonError, match="lesson-from-none"):
        lesson_from(played(games()[0]).log, "A", 5000)
    going_on.call_off()
    with pytest.raises(LessonError, match="lesson-from-none"):
        lesson_from(going_on.log)


@pytest.mark.usefixtures("toy")
def test_a_call_of_time_ends_it() -> None:
    match = Match(make_game("pebbles", 2, {"first_player": "A", "minutes": 1}), SECRET)
    match.play("R>1")
    match.call_time()
    match.play("R>2")
    match.call_off()
    with pytest.raises(LessonError, match="lesson-from-time"):
        lesson_from(match.log)
    assert len(lesson_from(match.log, last=1).steps) == 1
