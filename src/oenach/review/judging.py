"""From what a bot answered to what is to be said about each decision and each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from oenach.bots.bot import Belief
from oenach.bots.levels import face_down
from oenach.kernel.outcome import Outcome
from oenach.kernel.state import State
from oenach.review.decisions import Decision, Decisions
from oenach.review.findings import (
    BEST,
    BLUNDER,
    DIGITS,
    FORCED,
    GOOD,
    INACCURACY,
    MARKS,
    MISTAKE,
    UNKNOWN,
    Finding,
    Guess,
    Point,
    Summary,
    Weighed,
)
from oenach.review.questions import Answer, Question, shown_to_others

THRESHOLDS: Final = ((0.15, BLUNDER), (0.10, MISTAKE), (0.05, INACCURACY))
"""From this loss of the own chance to win on, a decision gets this mark."""
NOTABLE: Final = THRESHOLDS[-1][0]
WORST: Final = 3
"""So many of a seat's worst decisions are told."""
CANDIDATES: Final = 5
"""So many of the moves that were weighed are kept."""


def mark_of(loss: float) -> str:
    """The mark for a loss."""
    return next((mark for least, mark in THRESHOLDS if loss >= least), GOOD)


def point_before(decision: Decision, answer: Answer) -> Point:
    """How things stood when a seat had to decide."""
    # What search wants may be a little more than the victory, or less; a chance may not.
    wins = tuple(min(max(win, 0.0), 1.0) for win in answer.thoughts.wins)
    return Point(decision.ply, decision.seq, decision.seat, decision.is_open, wins)


def point_at_end(decisions: Decisions, outcome: Outcome) -> Point:
    """What each seat got of the victory."""
    share = 1.0 / max(len(outcome.winners), 1)
    wins = tuple(share if seat in outcome.winners else 0.0 for seat in range(decisions.game.seats))
    return Point(decisions.last_ply, decisions.last_seq, None, True, wins)


def judge(decision: Decision, question: Question, answer: Answer) -> Finding:
    """What is to be said about a decision."""
    win, loss, mark = answer.win(question.played), None, UNKNOWN
    better, bluff = None, None
    if len(question.moves) == 1:
        mark = FORCED
    elif win is not None:
        better = _better(decision, answer, answer.compared, win)
        missed = [move for move in answer.compared if move in question.bluffs]
        bluff = _better(decision, answer, missed, win + NOTABLE)
        loss = 0.0 if better is None else round(better.win - win, DIGITS)
        mark = BEST if better is None else mark_of(loss)
    candidates = [one for one in answer.thoughts.candidates[:CANDIDATES] if one.share > 0]
    return Finding(
        decision.seq,
        decision.ply,
        decision.seat,
        decision.text,
        mark,
        win,
        loss,
        better,
        bluff,
        tuple(Weighed(_text(decision, one.move), one.win) for one in candidates),
        _guesses([(decision.seat, one) for one in answer.thoughts.beliefs], decision.before),
        _guesses(answer.beliefs, shown_to_others(decision)),
    )


def _better(decision: Decision, answer: Answer, moves: Iterable[int], win: float) -> Weighed | None:
    """The best of the compared moves, if it gives a better chance to win than this."""
    best = max(moves, key=lambda move: answer.compared[move], default=None)
    if best is None or answer.compared[best] <= win:
        return None
    return Weighed(_text(decision, best), answer.compared[best])


def _text(decision: Decision, move: int) -> str:
    return decision.before.game.text(decision.before, move)


def _guesses(beliefs: Sequence[tuple[int, Belief]], state: State) -> tuple[Guess, ...]:
    truths = {seat: face_down(state, seat) for seat in {belief.seat for _, belief in beliefs}}
    return tuple(
        Guess(by, belief.seat, belief.place, belief.chances, truths[belief.seat][belief.place])
        for by, belief in beliefs
    )


def summary_of(seat: int, findings: Sequence[Finding]) -> Summary:
    """How a seat played."""
    own = [finding for finding in findings if finding.seat == seat]
    chosen = [finding for finding in own if finding.mark != FORCED]
    losses = [finding.loss for finding in chosen if finding.loss is not None]
    counted = Counter(finding.mark for finding in own)
    worst = sorted(
        (finding for finding in chosen if finding.loss), key=lambda one: (-(one.loss or 0), one.seq)
    )
    bluffed = [finding for finding in chosen if finding.bluff is not None]
    return Summary(
        seat,
        len(chosen),
        sum(losses) / len(losses) if losses else None,
        {mark: counted[mark] for mark in MARKS},
        tuple(worst[:WORST]),
        max(bluffed, key=bluff_gain, default=None),
    )


def bluff_gain(finding: Finding) -> float:
    """How much better the best bluff was than the move that was played."""
    return 0.0 if finding.bluff is None else finding.bluff.win - (finding.win or 0.0)
