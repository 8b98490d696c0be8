"""What is found about decisions: losses, marks, better moves, bluffs, beliefs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.tain.tain_judge import FEARED, JUDGE, WarriorFriend, tain
from oenach.kernel.matches.match import Match
from oenach.review.findings import Review
from oenach.review.questions import answer, question_about
from oenach.review.reviewing import Plan, review
from review.review_samples import decisions, given_up


def reviewed(match: Match, seat: int | None = None) -> Review:
    return review(decisions(match), Plan(JUDGE, seat=seat), lambda done, total: None)


def test_the_loss_is_the_best_found_less_the_move_that_was_played() -> None:
    first = reviewed(given_up(tain("B>A2"))).findings[0]
    assert first.win == pytest.approx(0.3)
    assert first.loss == pytest.approx(0.2)
    assert first.mark == "blunder"
    assert first.better is not None and first.better.text == "W>A1"


def test_a_move_as_good_as_the_best_found_loses_nothing() -> None:
    first = reviewed(given_up(tain("W>B3"))).findings[0]
    assert (first.loss, first.mark, first.better) == (0.0, "best", None)


def test_the_best_bluff_missed() -> None:
    first = reviewed(given_up(tain("B>A2"))).findings[0]
    assert first.bluff is not None
    assert first.bluff.text == "X>K1"
    assert first.bluff.win == pytest.approx(0.4)


def test_no_bluff_is_missed_by_a_move_that_is_better() -> None:
    assert reviewed(given_up(tain("W>B3"))).findings[0].bluff is None


def test_others_believe_without_knowing_and_the_truth_stands_beside() -> None:
    first = reviewed(given_up(tain("X>A2", "pass"))).findings[0]
    (guess,) = first.believed
    assert (guess.by, guess.seat, guess.place) == (1, 0, "A2")
    assert (guess.chances, guess.truth) == (FEARED, "X")


def test_the_mover_believes_what_it_could_before_its_move() -> None:
    second = reviewed(given_up(tain("X>A2", "W>A2"))).findings[1]
    (guess,) = second.beliefs
    assert (guess.by, guess.seat, guess.place, guess.truth) == (1, 0, "A2", "X")
    (read,) = second.believed
    assert (read.by, read.seat, read.place, read.truth) == (0, 1, "A2", "W")


def test_every_other_seat_is_asked() -> None:
    first = reviewed(given_up_by_all(tain("X>A2", "pass", "pass", seats=3))).findings[0]
    assert [guess.by for guess in first.believed] == [1, 2]


def given_up_by_all(match: Match) -> Match:
    """A match of three that is played to its end, as giving up does not end it."""
    while not match.over:
        match.play("pass")
    return match


def test_tokens_that_the_move_turned_up_are_asked_about_as_they_lay_before() -> None:
    last = reviewed(given_up(tain("X>A2", "pass", "pass"))).findings[2]
    assert [(guess.place, guess.truth) for guess in last.believed] == [("A2", "X")]


def test_chances_before_each_decision_and_the_outcome_at_the_end() -> None:
    points = reviewed(given_up(tain("W>A2", "pass"))).points
    assert [point.seen_by for point in points] == [0, 1, None]
    assert [point.wins for point in points] == [(0.3, 0.7), (0.7, 0.3), (0.0, 1.0)]
    assert [point.is_open for point in points] == [True, False, True]


def test_one_seat_only() -> None:
    found = reviewed(given_up(tain("W>A2", "pass", "X>B1")), seat=0)
    assert [finding.text for finding in found.findings] == ["W>A2", "X>B1"]
    assert [summary.seat for summary in found.summaries] == [0]


def test_a_summary_names_the_worst_three_and_counts_marks() -> None:
    match = tain("B>A1", "pass", "X>K1", "B>A2", "X>A3", "W>A4")
    summary = reviewed(given_up(match), seat=0).summaries[0]
    assert summary.decisions == 5
    assert [finding.text for finding in summary.worst] == ["B>A1", "B>A2", "X>A3"]
    counts = {mark: count for mark, count in summary.marks.items() if count}
    assert counts == {"best": 1, "mistake": 1, "blunder": 3}
    assert summary.mean_loss == pytest.approx((0.2 + 0.1 + 0.2 + 0.2 + 0.0) / 5)


def test_a_forced_move_is_no_decision() -> None:
    match = tain("X>A1", "pass")
    while len(moves := match.state.legal_moves()) > 1:
        match.play(match.game.text(match.state, moves[-1]))
    match.play("pass")
    found = reviewed(given_up(match), seat=0)
    assert [(one.text, one.mark, one.loss) for one in found.findings[-1:]] == [
        ("pass", "forced", None)
    ]
    assert found.summaries[0].decisions == len(found.findings) - 1


def test_what_is_asked_does_not_depend_on_what_others_hide() -> None:
    one, other = (decisions(given_up(tain("X>A2", hidden, "W>A3"))) for hidden in ("W>A2", "X>A2"))
    asked = [question_about(each.made[2], each, 0) for each in (one, other)]
    # The other seat is asked too, and knows what it hides itself.
    assert replace(asked[0], others=()) == replace(asked[1], others=())


def test_what_others_are_asked_does_not_depend_on_what_the_mover_hides() -> None:
    one, other = (decisions(given_up(tain(hidden, "pass"))) for hidden in ("W>A2", "X>A2"))
    asked = [question_about(each.made[0], each, 0) for each in (one, other)]
    assert asked[0].others == asked[1].others
    assert asked[0].played != asked[1].played


def test_a_move_that_leads_to_the_reveal_is_followed_into_several_positions() -> None:
    whole = decisions(given_up(tain("X>A2", "W>A2", "pass", "pass")))
    question = question_about(whole.made[3], whole, 0)
    judge = WarriorFriend(whole.game)
    answer(question, whole.game, judge)
    assert judge.asked.count((1, 1 / 16)) == 16


def test_the_same_seed_asks_in_the_same_way() -> None:
    whole = decisions(given_up(tain("X>A2", "pass")))
    first, again = (question_about(whole.made[0], whole, 3) for _ in range(2))
    assert first == again
    assert first.seed != question_about(whole.made[0], whole, 4).seed


def test_progress_counts_every_decision() -> None:
    ticks: list[tuple[int, int]] = []
    review(decisions(given_up(tain("pass", "X>B1"))), Plan(JUDGE), lambda *tick: ticks.append(tick))
    assert ticks == [(0, 2), (1, 2), (2, 2)]
