"""A lesson goes its way, whatever is tried."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oenach.games.installed import games
from oenach.kernel.errors import OenachError, OptionError
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.kernel.seats import letter
from oenach.lessons.lesson import Lesson, LessonError, read_lesson
from oenach.lessons.run import Run, begun

SECRET = "5e" * 32
GAME = games()[0]


def about(*steps: dict[str, Any], **start: Any) -> Lesson:
    """A lesson for whoever moves first in a game that is there."""
    game = make_game(GAME)
    bare: dict[str, Any] = {
        "game": GAME,
        "rules_version": game.rules_version,
        "seats": game.seats,
        "seat": "A",
        "start": {"secret": SECRET, **start},
        "steps": [{"id": "hello"}],
    }
    first = letter(begun(read_lesson(json.dumps(bare))).to_act)
    return read_lesson(json.dumps({**bare, "seat": first, "steps": list(steps)}))


def legal(lesson: Lesson) -> list[str]:
    match = begun(lesson)
    return [match.game.text(match.state, move) for move in match.state.legal_moves()]


MOVES = legal(about({"id": "hello"}))


def test_one_reads_on_and_does_what_is_asked_for() -> None:
    run = Run(about({"id": "hello"}, {"id": "do", "ask": [MOVES[0]]}))
    assert run.said == f"lesson-{GAME}-first-hello"
    run = run.next()
    tried = run.attempt(MOVES[0])
    assert tried.key == f"lesson-{GAME}-first-do-right"
    assert tried.run is not None and tried.run.over
    assert tried.run.made == (MOVES[0],)
    assert tried.run.since < tried.run.match.last_seq


def test_another_legal_move_is_shown_and_changes_nothing() -> None:
    run = Run(about({"id": "do", "ask": [MOVES[0]], "wrong": {MOVES[1]: "not-that"}}))
    before = run.match.last_seq
    tried = run.attempt(MOVES[1])
    assert tried.run is None and tried.shown is not None
    assert tried.key == f"lesson-{GAME}-first-do-not-that"
    assert tried.shown.last_seq > tried.since == before == run.match.last_seq


def test_what_is_not_legal_says_why() -> None:
    run = Run(about({"id": "do", "ask": [MOVES[0]]}))
    tried = run.attempt("no move")
    assert isinstance(tried.error, OenachError)
    assert tried.run is None and tried.shown is None


def test_a_way_is_found_again_from_the_moves_alone() -> None:
    lesson = about({"id": "do", "ask": [MOVES[0]]}, {"id": "read"})
    again = Run(lesson, 1, [MOVES[0]])
    first = Run(lesson).attempt(MOVES[0]).run
    assert first is not None
    assert again.match.state.observe(again.seat) == first.match.state.observe(first.seat)


def test_moves_that_lead_nowhere_are_refused() -> None:
    lesson = about({"id": "do", "ask": [MOVES[0]]}, {"id": "read"})
    for step, made in ((1, []), (1, [MOVES[1]]), (0, [MOVES[0]]), (3, [MOVES[0]])):
        with pytest.raises(LessonError):
            Run(lesson, step, made)


def test_a_lesson_may_begin_in_a_position() -> None:
    started = begun(about({"id": "hello"}))
    position = started.game.position(started.state)
    lesson = about({"id": "do", "ask": [MOVES[0]]}, position=position)
    tried = Run(lesson).attempt(MOVES[0])
    assert tried.run is not None and tried.run.over


def test_a_file_that_is_none_says_where() -> None:
    with pytest.raises(LessonError, match="lesson-malformed"):
        read_lesson('{"game": 3}')
    for not_even_json in (b'{"game": "\xff"}', b'{"options": {"a": ' + b"[" * 9000, "\ud800"):
        with pytest.raises(LessonError, match="lesson-malformed"):
            read_lesson(not_even_json)
    whole = json.loads('{"steps": [{"id": "a"}, {"id": "a"}]}')
    bare = json.loads(json.dumps({"game": GAME, "rules_version": 1, "seats": 2, "seat": "A"}))
    with pytest.raises(LessonError, match="lesson-step-twice"):
        read_lesson(json.dumps({**bare, **whole, "start": {"secret": SECRET}}))


def test_one_goes_back_step_by_step() -> None:
    lesson = about({"id": "hello"}, {"id": "do", "ask": [MOVES[0]]}, {"id": "read"})
    end = Run(lesson, 3, [MOVES[0]])
    assert (end.back().number, end.back().made) == (2, (MOVES[0],))
    assert (end.back().back().number, end.back().back().made) == (1, ())
    assert Run(lesson).back().number == 0


@pytest.mark.usefixtures("toy")
def test_what_is_drawn_first_may_be_prepared_and_the_rest_follows_from_the_secret() -> None:
    game = make_game("pebbles", 2)
    secret = bytes.fromhex(SECRET)
    for first in "AB":
        match = Match.beginning_at(game, None, secret, [f"={first}"])
        assert letter(match.to_act) == first
    with pytest.raises(OptionError, match="no-such-draw"):
        Match.beginning_at(game, None, secret, ["=sun"])
    drawn = Match(game, secret).events()[0].event
    assert Match.beginning_at(game, None, secret).events()[0].event == drawn
