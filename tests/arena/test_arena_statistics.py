"""Shares, intervals and ratings against what is known of them."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import isnan, log10, nan
from random import Random

import pytest

from oenach.arena.statistics import (
    Interval,
    Meeting,
    Tally,
    bootstrap,
    percentile,
    ratings,
    wilson,
)
from oenach.arena.tallies import duel_share


@pytest.mark.parametrize(
    "wins, games, low, high",
    [
        (8, 10, 0.4902, 0.9433),  # Newcombe 1998 and every table since
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_is_the_interval_of_the_books(
    wins: int, games: int, low: float, high: float
) -> None:
    found = wilson(wins, games)
    assert found.value == wins / games
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_wilson_of_no_games_says_nothing() -> None:
    found = wilson(0, 0)
    assert isnan(found.value)
    assert found[1:] == (0.0, 1.0)


def test_percentiles_lie_between_neighbours() -> None:
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.5) == 2.5
    assert percentile([5.0], 0.975) == 5.0


def share(sums: list[Tally]) -> list[float]:
    wins, games = (sum(column) for column in zip(*sums, strict=True))
    return [wins / games]


def test_the_bootstrap_of_single_games_is_about_as_wide_as_wilson() -> None:
    deals = [(1.0, 1.0)] * 60 + [(0.0, 1.0)] * 40
    (found,) = bootstrap([deals], share)  # type: ignore[arg-type]
    expected = wilson(60, 100)
    assert found.value == 0.6
    assert found.low == pytest.approx(expected.low, abs=0.015)
    assert found.high == pytest.approx(expected.high, abs=0.015)


def test_games_that_always_go_alike_are_not_taken_for_more_than_one() -> None:
    alike = [(4.0, 4.0)] * 15 + [(0.0, 4.0)] * 10
    single = [(1.0, 1.0)] * 15 + [(0.0, 1.0)] * 10
    assert bootstrap([alike], share) == bootstrap([single], share)  # type: ignore[arg-type]


def test_deals_that_even_out_have_no_width() -> None:
    assert bootstrap([[(1.0, 2.0)] * 30], share) == [Interval(0.5, 0.5, 0.5)]  # type: ignore[arg-type]


def test_each_line_up_keeps_its_number_of_deals() -> None:
    def games(sums: list[Tally]) -> list[float]:
        return [tally[0] for tally in sums]

    found = bootstrap([[(1.0,)] * 3, [(1.0,)] * 5], games)  # type: ignore[arg-type]
    assert found == [Interval(3, 3, 3), Interval(5, 5, 5)]


def test_values_that_are_no_numbers_are_left_out() -> None:
    def first(sums: list[Tally]) -> list[float]:
        return [sums[0][0] / sums[0][1] if sums[0][1] else nan]

    (found,) = bootstrap([[(1.0, 1.0), (0.0, 0.0)]], first)  # type: ignore[arg-type]
    assert found == Interval(1.0, 1.0, 1.0)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng, hits = Random(5), 0
    for trial in range(100):
        deals: list[Tally] = []
        for _ in range(50):
            luck = rng.random() < 0.5  # both games of a deal lean the same way
            chance = 0.8 if luck else 0.4
            deals.append((float(sum(rng.random() < chance for _ in range(2))), 2.0))
        (found,) = bootstrap([deals], share, resamples=200, seed=trial)  # type: ignore[arg-type]
        hits += found.low <= 0.6 <= found.high
    assert 88 <= hits <= 99


def test_two_players_have_the_ratings_of_bradley_and_terry() -> None:
    # One shared game is added to 75 of 100.
    best, other = ratings([Meeting((1, 1), (75.0, 25.0), 100)])
    assert best - other == pytest.approx(400 * log10(75.5 / 25.5))
    assert best + other == pytest.approx(3000)


def test_three_of_one_kind_do_not_make_it_stronger() -> None:
    many = 1e6  # so that the one shared game does not show
    one, three = ratings([Meeting((1, 3), (0.25 * many, 0.75 * many), many)])
    assert one == pytest.approx(three, abs=0.01)
    one, three = ratings([Meeting((1, 3), (0.5 * many, 0.5 * many), many)])
    assert one - three == pytest.approx(400 * log10(3), abs=0.01)


def test_ratings_find_the_strengths_that_made_the_wins() -> None:
    strengths = (8.0, 4.0, 2.0, 1.0)
    meetings = []
    for absent in range(4):
        seats = tuple(int(player != absent) for player in range(4))
        whole = sum(s for s, seat in zip(strengths, seats, strict=True) if seat)
        wins = tuple(1e6 * s * n / whole for s, n in zip(strengths, seats, strict=True))
        meetings.append(Meeting(seats, wins, 1e6))
    found = ratings(meetings)
    gaps = [high - low for high, low in pairwise(found)]
    assert gaps == pytest.approx([400 * log10(2)] * 3, abs=0.01)


def test_a_player_that_wins_everything_has_a_rating() -> None:
    best, worst = ratings([Meeting((1, 1), (200.0, 0.0), 200)])
    assert best - worst == pytest.approx(400 * log10(200.5 / 0.5))


def test_estimates_lie_within_their_intervals_when_many_meet() -> None:
    rng = Random(2)
    strengths = (16.0, 4.0, 1.0, 1.0, 1.0, 1.0)
    seats = [tuple(int(p in pair) for p in range(6)) for pair in combinations(range(6), 2)]
    strata: list[list[Tally]] = []
    for taken in seats:
        present = [p for p in range(6) if taken[p]]
        deals: list[Tally] = []
        for _ in range(20):
            winner = rng.choices(present, [strengths[p] for p in present])[0]
            deals.append(tuple(float(p == winner) for p in range(6)))
        strata.append(deals)

    def rated(sums: list[Tally]) -> list[float]:
        return ratings([Meeting(s, w, sum(w)) for s, w in zip(seats, sums, strict=True)])

    even = [tuple(s / 2 for s in taken) for taken in seats]
    found = bootstrap(strata, rated, 300, 1, even, rarity=5)  # type: ignore[arg-type]
    for rating in found:
        assert rating.low < rating.value < rating.high
    top, second = found[0].value, found[1].value
    assert top - second == pytest.approx(400 * log10(4), abs=150)


def test_an_interval_is_known_even_where_all_deals_went_alike() -> None:
    def rated(sums: list[Tally]) -> list[float]:
        return ratings([Meeting((1, 1), (sums[0][0], sums[0][1]), sums[0][2])])

    deals: list[Tally] = [(2.0, 0.0, 2.0)] * 100
    best, _ = bootstrap([deals], rated, imagined=[(1.0, 1.0, 2.0)])  # type: ignore[arg-type]
    # Wilson says 98.1 % to 100 % of 200 games: a gap of 687 or more.
    assert best.low - 1500 == pytest.approx(687 / 2, abs=30)
    assert best.value <= best.high


def test_a_player_alone_is_average() -> None:
    assert ratings([Meeting((3,), (20.0,), 20)]) == [1500.0]


def test_duels_count_pairs_of_seats() -> None:
    assert duel_share([Meeting((1, 3), (25.0, 75.0), 100)], 0, 1) == 0.5
    assert duel_share([Meeting((1, 1), (30.0, 10.0), 40)], 0, 1) == 0.75
    assert isnan(duel_share([Meeting((1, 1, 1), (0.0, 0.0, 9.0), 9)], 0, 1))
