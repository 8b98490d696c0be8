"""A review from beginning to end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from oenach.console.errors import TerminalError
from oenach.review.course import Course
from oenach.review.findings import Review
from oenach.review.judging import judge, point_at_end, point_before, summary_of
from oenach.review.questions import Level, question_about
from oenach.review.study import answers


@dataclass(frozen=True)
class Plan:
    """How to review: who judges, with which seed and how many workers, and whose decisions."""

    level: Level
    seed: int = 0
    workers: int = 1
    seat: int | None = None


def review(course: Course, plan: Plan, tick: Callable[[int, int], None]) -> Review:
    """Think about every decision; `tick` is told how many of how many are done."""
    decisions = [one for one in course.decisions if plan.seat in (None, one.seat)]
    questions = [question_about(decision, course, plan.seed) for decision in decisions]
    points, findings = [], []
    tick(0, len(decisions))
    with closing(answers(questions, course.game, plan.level, plan.workers)) as thinking:
        for decision, question, answer in zip(decisions, questions, thinking, strict=True):
            if len(question.moves) > 1 and not answer.thoughts.wins:
                raise TerminalError("review-no-thoughts", bot=plan.level.name)
            if answer.thoughts.wins:
                points.append(point_before(decision, answer))
            findings.append(judge(decision, question, answer))
            tick(len(findings), len(decisions))
    if course.outcome is not None:
        points.append(point_at_end(course, course.outcome))
    seats = range(course.game.seats) if plan.seat is None else [plan.seat]
    return Review(
        course.game.name,
        course.names,
        plan.level.name,
        plan.level.budget,
        plan.seed,
        plan.seat,
        course.outcome,
        tuple(points),
        tuple(findings),
        tuple(summary_of(seat, findings) for seat in seats),
    )
