"""Which bots are proposed next: novices first, then one level above those that were beaten."""

from __future__ import annotations

from dataclasses import replace

from oenach.server.client import Client
from oenach.server.http.levels import proposed_levels
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.terms import Terms
from server.serving import Running, at_server


def finished(*levels: str, winner: str = "A", game: str = "pebbles") -> MatchRow:
    """A match of somebody at A against bots."""
    bots = [SeatRow(seat, "bot", level=level) for seat, level in enumerate(levels, 1)]
    return MatchRow(
        number=1,
        id="a-table",
        game=game,
        options={},
        rules=1,
        secret=b"",
        state="over",
        public=False,
        host="ada",
        terms=Terms(),
        created=0,
        seats=[SeatRow(0, "person", "ada", "Ada"), *bots],
        result={"reason": "rounds", "winners": [winner], "totals": [1, 0]},
    )


def proposed(*rows: MatchRow) -> list[tuple[str, str, str]]:
    return [(one.game, one.level, one.beaten) for one in proposed_levels(rows, "ada")]


def test_after_a_win_the_next_level_is_proposed_in_that_game_alone() -> None:
    assert proposed() == []
    assert proposed(finished("novice", winner="B")) == []
    assert proposed(finished("novice", "novice")) == [("pebbles", "steady", "novice")]
    assert proposed(finished("strong", "novice")) == [("pebbles", "steady", "novice")]
    both = (finished("strong"), finished("novice"), finished("novice", game="stones"))
    assert proposed(*both) == [("pebbles", "master", "strong"), ("stones", "steady", "novice")]
    assert proposed(finished("master")) == [("pebbles", "master", "master")]


def test_what_a_bot_won_in_ones_place_or_against_others_does_not_count() -> None:
    won = finished("novice")
    stood_in = replace(won.seats[0], stand_in="master", why="left")
    assert proposed(replace(won, seats=[stood_in, won.seats[1]])) == []
    friend = SeatRow(1, "person", "bran", "Bran")
    assert proposed(replace(won, seats=[won.seats[0], friend])) == []
    called_off: dict[str, object] = {"reason": "called-off", "winners": [], "totals": [0, 0]}
    assert proposed(replace(won, result=called_off)) == []
    assert proposed(finished("random")) == []
    assert proposed(replace(won, terms=Terms(lesson="first"))) == []


@at_server
async def test_somebody_new_is_proposed_nothing_but_the_weakest(server: Running) -> None:
    async with Client(server.url) as client:
        assert await client.get("/api/me/levels") == []
