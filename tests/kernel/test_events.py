"""The bytes of an event: the same, whichever way they are written."""

from __future__ import annotations

import hashlib
import json

from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.playing import Json, games, header_of, random_match
from oenach.kernel.game import Game
from oenach.kernel.logs.entry import read_entry
from oenach.kernel.logs.events import (
    Drawn,
    Event,
    Moved,
    Resigned,
    Revealed,
    Seated,
    TakenBack,
    TimeCalled,
    canonical,
)

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
NUMBERS = st.integers(-1, 2**40)
SEATS = st.integers(0, 4)
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(Moved, NUMBERS, NUMBERS, SEATS, NUMBERS, TEXTS, st.none() | TEXTS),
    st.builds(
        Drawn,
        NUMBERS,
        NUMBERS,
        st.lists(st.tuples(TEXTS, st.integers(1, 2**64)), max_size=5).map(tuple),
        TEXTS,
    ),
    st.builds(Revealed, NUMBERS, NUMBERS, NUMBERS, TEXTS, TEXTS),
    st.builds(TakenBack, NUMBERS, NUMBERS, SEATS, NUMBERS, st.booleans()),
    st.builds(TimeCalled, NUMBERS, NUMBERS),
    st.builds(Resigned, NUMBERS, NUMBERS, SEATS),
    st.builds(Seated, NUMBERS, NUMBERS, SEATS, TEXTS),
)


@settings(max_examples=300, deadline=None)
@given(EVENTS)
def test_the_body_of_an_event_is_its_canonical_json(event: Event) -> None:
    assert event.body() == canonical(event.to_json())
    assert json.loads(event.body()) == event.to_json()


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.integers(0, 80))
def test_hashes_are_made_of_the_bodies(game: Game, seed: int, steps: int) -> None:
    match = random_match(game, seed, steps)
    fixed: Json = {"format": 1, **header_of(match.public_log)}
    for key in ("events", "last_hash", "secret", "outcome"):
        fixed.pop(key, None)
    last = hashlib.sha256(canonical(fixed)).digest()
    for entry in match.events():
        last = hashlib.sha256(last + entry.body).digest()
        assert entry.hash == last.hex()
        assert read_entry(entry.to_json(), entry.event.seq, game.seats) == entry


def test_any_number_of_outcomes_can_be_written() -> None:
    outcomes = tuple((f"={number}", number + 1) for number in range(10_000))
    event = Drawn(0, 1, outcomes, "=7")
    assert event.body() == canonical(event.to_json())
    assert event.body() == canonical(event.to_json())
