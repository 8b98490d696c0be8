"""A review from beginning to end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from oenach.console.errors import TerminalError
from oenach.review.decisions import Decisions
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


def review(decisions: Decisions, plan: Plan, tick: Callable[[int, int], None]) -> Review:
    """Think about every decision; `tick` is told how many of how many are done."""
    asked = [one for one in decisions.made if plan.seat in (None, one.seat)]
    questions = [question_about(decision, decisions, plan.seed) for decision in asked]
    points, findings = [], []
    tick(0, len(asked))
    with closing(answers(questions, decisions.game, plan.level, plan.workers)) as thinking:
        for decision, question, answer in zip(asked, questions, thinking, strict=True):
            if len(question.moves) > 1 and not answer.thoughts.wins:
                raise TerminalError("review-no-thoughts", bot=plan.level.name)
            if answer.thoughts.wins:
                points.append(point_before(decision, answer))
            findings.append(judge(decision, question, answer))
            tick(len(findings), len(asked))
    if decisions.outcome is not None:
        points.append(point_at_end(decisions, decisions.outcome))
    seats = range(decisions.game.seats) if plan.seat is None else [plan.seat]
    return Review(
        decisions.game.name,
        decisions.names,
        plan.level.name,
        plan.level.budget,
        plan.seed,
        plan.seat,
        decisions.outcome,
        tuple(points),
        tuple(findings),
        tuple(summary_of(seat, findings) for seat in seats),
    )
