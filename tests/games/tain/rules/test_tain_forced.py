"""T10: a pass is forced only when everybody can see that there is nothing else to do."""

from __future__ import annotations

from games.tain.tain_tables import clan, legal_texts, read, table
from oenach import Rng, State
from oenach.games.tain.rules.game import TainGame


def forced(state: State) -> str | None:
    """The forced move, which may not depend on anything that an onlooker cannot know."""
    move = state.game.forced(state)
    imaginer, rng = state.game.imaginer(state.knowledge(None)), Rng(5)
    for _ in range(50):
        other = imaginer.draw(rng)
        assert other.game.forced(other) == move
        assert move is None or other.legal_moves() == [move]
    return None if move is None else state.game.text(state, move)


def test_a_pass_is_plain_when_no_token_is_left() -> None:
    own = clan(guards=list("XXXXX"), used="CWWBBBBBBDXXX")
    assert forced(read(table({"A": own, "B": clan()}))) == "pass"


def test_a_pass_is_plain_when_no_place_is_left() -> None:
    own = clan(guards=list("XXXXX"), raiders=["B:X"] * 5)
    other = clan(raiders=["A:X", "A:X", "A:B", "A:B", "A:X"])
    # Seat A has a token in the kingdom, so the free place there is closed to it (T9).
    state = read(table({"A": own, "B": other}, kingdom=["A:W", "-"]))
    assert legal_texts(state) == ["pass"]
    assert forced(state) == "pass"


def test_a_pass_is_not_forced_when_only_hidden_tokens_force_it() -> None:
    # A's gates are all guarded, outer places are open, and only the daughter is unused (T8).
    own = clan(guards=list("XXXXX"), used="CWWBBBBBBXXX")
    state = read(table({"A": own, "B": clan()}))
    assert legal_texts(state) == ["pass"]
    assert forced(state) is None


def only_the_kingdom_open(guards: str, used: str) -> State:
    own = clan(guards=list(guards), used=used)
    others = {"B": clan(raiders=["C:X"] * 5), "C": clan(raiders=["B:X"] * 5)}
    return read(table({"A": own, **others}))


def test_a_pass_is_plain_when_no_hidden_token_may_go_to_the_kingdom() -> None:
    # Every chief, warrior and bluff of A is in its used pile, for all to remember (T9).
    plain = only_the_kingdom_open("DBBBB", "CWWXXXXXXXX")
    assert legal_texts(plain) == ["pass"]
    assert forced(plain) == "pass"
    # One bluff is hidden: it lies at a gate, but might as well be behind the screen.
    hidden = only_the_kingdom_open("DBBBX", "CWWXXXXXXX")
    assert legal_texts(hidden) == ["pass"]
    assert forced(hidden) is None


def test_a_choice_is_never_forced() -> None:
    assert forced(TainGame(2, {"first_player": "A"}).new()) is None


def test_a_draw_is_nobodys_move() -> None:
    state = TainGame(2, {}).new()
    assert state.game.forced(state) is None
