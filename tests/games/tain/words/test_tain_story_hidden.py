"""Nothing hidden is in what is told: other worlds that look the same are told the same."""

from __future__ import annotations

import json

import pytest

from oenach import Rng, State
from oenach.kernel.logs.events import Moved, Revealed, TakenBack
from oenach.kernel.seats import letter
from story.story_matches import Played

KINDS = "XBWCD"


def other_world(played: Played, viewer: int | None, state: State) -> Played:
    """The same match with other tokens face down: those of a state that the viewer holds possible.

    What was taken back may also have been another token, unless it was the viewer's own.
    """
    game = played.match.game
    other = Played(game.name, game.seats, dict(game.given))
    events = [entry.event for entry in played.match.events()]
    undone = {event.of for event in events if isinstance(event, TakenBack)}
    known = {event.of for event in events if isinstance(event, Revealed)}
    known |= {event.of for event in events if isinstance(event, TakenBack) and event.seat == viewer}
    for event in events:
        if isinstance(event, TakenBack):
            other.undo(event.seat)
        elif isinstance(event, Moved) and event.commitment is None:
            other.play_move(event.text)
        elif isinstance(event, Moved) and event.seq in known:
            other.play_move(played.match.openings[event.seq].move)
        elif isinstance(event, Moved) and event.seq in undone:
            other.play_move(any_token(other, event.text))
        elif isinstance(event, Moved):
            other.play_move(f"{token_at(state, event)}{event.text[1:]}")
    return other


def token_at(state: State, event: Moved) -> str:
    """The token that lies where the seat of a move laid one."""
    position: dict = state.game.position(state)  # type: ignore[type-arg]
    board, place = event.text[2], int(event.text[3]) - 1
    if board == "K":
        return str(position["kingdom"]["places"][place])[-1]
    row = "guards" if board == letter(event.seat) else "raiders"
    return str(position["clans"][board][row][place])[-1]


def any_token(played: Played, text: str) -> str:
    """A legal move that looks so to the others."""
    state = played.match.state
    moves = {state.game.text(state, move) for move in state.legal_moves()}
    return next(move for kind in KINDS if (move := f"{kind}{text[1:]}") in moves)


def stories(played: Played) -> dict[int | None, bytes]:
    """All that each seat, and an onlooker, is told."""
    items = played.story()
    return {
        seat: json.dumps(
            [(item.seq, item.seat, item.told_to(seat).to_json()) for item in items]
        ).encode()
        for seat in (None, *range(played.match.game.seats))
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_worlds_are_told_the_same(seats: int) -> None:
    differing = 0
    for most in (3, 9, 14, 25, 40, 70):
        played = Played("tain", seats).play_randomly(seed=most, most=most)
        if played.match.over or played.match.observe(None)["phase"] != "commando":
            continue
        told = stories(played)
        for viewer in (None, *range(seats)):
            imaginer = played.match.game.imaginer(played.match.knowledge(viewer))
            rng = Rng(most)
            for _ in range(3):
                other = stories(other_world(played, viewer, imaginer.draw(rng)))
                assert other[viewer] == told[viewer]
                differing += other != told
    # The worlds are not all one: somebody was told something else in most of them.
    assert differing > 20


def test_the_moves_own_seat_alone_is_told_more() -> None:
    played = Played("tain", 3).play_randomly(seed=4, most=12, undoing=False)
    for item in played.story():
        if item.private != item.public:
            assert item.seat is not None
            others = {None, 0, 1, 2} - {item.seat}
            assert all(item.told_to(seat) is item.public for seat in others)
