"""What is told of a match, and that a storyteller may begin anywhere in it."""

from __future__ import annotations

import pytest
from story_matches import Played, told

from oenach import Rng
from oenach.kernel.events import Revealed
from oenach.story import Chronicle, Storyteller, Told, spoken

FIRST: dict[str, object] = {"first_player": "A"}
EXAMPLE = "X>B1 B>B1 W>K1 B>C5 C>K2 B>A4 C>C1 W>C4 B>C4 B>C2 pass W>C2 pass B>C5 pass"


def public(played: Played) -> list[str]:
    """What all are told, in English."""
    return [spoken(item.public) for item in played.story()]


# Each game


def test_a_raid_of_tain_is_told_with_its_rules() -> None:
    story = Played("tain", 3, FIRST).play(EXAMPLE).story()
    since = [item.public.key for item in story].index("story-turned-up")
    assert [(item.public.key, item.public.rule) for item in story[since:]] == [
        ("story-turned-up", "T12"),
        ("story-kingdom-two", "T13"),
        ("story-raid-open", "T14"),
        ("story-raid-open", "T14"),
        ("story-raid-captured", "T14"),
        ("story-raid-wins", "T14"),
        ("story-raid-fails", "T14"),
        ("story-changes", "T21"),
        ("story-changes", "T21"),
        ("story-changes", "T21"),
        ("story-round-begins", "T5a"),
    ]


def test_a_hidden_move_is_told_in_full_to_whoever_made_it() -> None:
    item = Played("tain", 2, FIRST).play("W>B3").story()[-1]
    assert item.told_to(0).to_json() == {
        "key": "tell-tain-raid-pasture",
        "facts": {"seat": "A", "kind": "W", "board": "B", "gate": "3"},
        "rule": "T8",
    }
    assert item.told_to(1) == item.told_to(None)
    assert item.told_to(None).facts["kind"] == "hidden"


def test_keltis_needs_no_views() -> None:
    played = Played("keltis", 2, FIRST).play("flip leave flip")
    teller = Storyteller("keltis")
    assert not teller.reads_views
    story = [
        item for action in played.actions for item in teller.follow(action.entries, {}, None, None)
    ]
    assert story == played.story()
    assert [item.public.key for item in story if item.seat is None] == ["tell-keltis-drawn"] * 2
    assert story[0].public == Told("tell-keltis-flip", {"seat": "A"}, "R4")
    assert set(story[1].public.facts) == {"colour", "value"}


def test_celtic_trader_tells_roles_earnings_and_rounds() -> None:
    played, _ = before_a_purchase()
    story = [item.public for item in played.story()]
    assert [told.key for told in story[:2]] == ["story-took-role"] * 2
    keys = {told.key: told for told in story}
    assert keys["story-earned"].rule == "C18" and keys["tell-trader-deliver"].rule == "C18"
    rounds = [told.facts["round"] for told in story if told.key == "story-trader-round-begins"]
    assert rounds == list(range(2, 2 + len(rounds))) and rounds


def test_a_stronghold_that_falls_is_told() -> None:
    played = Played("celtic-trader", 2, {"limit": "rounds:30"}).play_randomly(3, undoing=False)
    fallen = [item.public for item in played.story() if item.public.key == "story-conquered"]
    charts = [played.match.game.new().observe(None)["charts"], played.match.observe(None)["charts"]]
    assert len(charts[1]) < len(charts[0]) == 6
    assert {told.facts["stronghold"] for told in fallen} == charts[0].keys() - charts[1].keys()
    assert {told.rule for told in fallen} == {"C12"}


def before_a_purchase() -> tuple[Played, str]:
    """A match of Celtic Trader in which somebody has earned enough to buy, and what."""
    # With this seed it comes to that; with most, a random traveller never passes the circle.
    played, rng = Played("celtic-trader", 2, {"limit": "rounds:30"}), Rng(43)
    while not (buying := legal(played, "buy")):
        fitting = legal(played, "deliver") or legal(played, "pick") or legal(played, "")
        played.play_move(fitting[int(rng.below(len(fitting)))])
    return played, buying[0]


def legal(played: Played, verb: str) -> list[str]:
    """The legal moves that begin so."""
    state = played.match.state
    texts = [state.game.text(state, move) for move in state.legal_moves()]
    return [text for text in texts if text.startswith(verb)]


def test_a_game_that_is_not_known_is_told_in_its_notation() -> None:
    action = Played("keltis", 2, FIRST).play("flip").actions[-1]
    [move, draw] = Storyteller("hurling").follow(*action)
    assert spoken(move.public) == "A plays flip."
    assert move.public.rule is None and draw.public.key == "tell-other"


# The table


def test_what_happens_at_the_table_is_told() -> None:
    played = Played("keltis", 3, FIRST)
    played.do(lambda match: match.take_seat(0, "person:Ada"))
    played.do(lambda match: match.take_seat(1, "bot:steady"))
    played.do(lambda match: match.take_seat(1, "fallback:steady:late"))
    played.do(lambda match: match.resign(2))
    assert public(played) == [
        "Seat A: Ada",
        "Seat B: steady bot",
        "The bot of seat B does not answer in time; a random move is made for it.",
        "C gives up.",
    ]


def test_calling_time_is_told() -> None:
    played = Played("celtic-trader", 2, {"limit": "minutes:1"})
    played.do(lambda match: match.call_time())
    assert played.story()[-1].public == Told("tell-time", {}, "C19")


def test_an_undone_move_is_told() -> None:
    played = Played("tain", 2, FIRST).play("W>B3")
    played.undo(0)
    assert public(played)[-1] == "A takes back the last move."


# What a difference between views does not mean


def test_giving_up_turns_tokens_up_but_no_raid_is_told() -> None:
    played = Played("tain", 2, FIRST).play("W>B3 X>A1")
    played.do(lambda match: match.resign(0))
    assert played.match.over
    assert public(played)[-1] == "A gives up."


def test_a_guard_that_was_taken_back_meets_nobody() -> None:
    """At the end of a match its move is revealed like those on the table."""
    played = Played("tain", 2, {**FIRST, "marker": "stays"})
    played.play("pass pass " * 7 + "X>B5 B>B1")
    played.undo(1)
    played.play("pass W>B1 pass")
    assert played.match.over
    turned_up = [entry.event for entry in played.actions[-1].entries]
    assert [event.move for event in turned_up if isinstance(event, Revealed)][-1] == "B>B1"
    assert "story-raid-open" in played.keys("story-turned-up")
    assert "story-raid-wins" not in played.keys("story-turned-up")


def test_moves_made_in_one_batch_are_told_like_single_ones() -> None:
    single = Played("tain", 2, FIRST).play("W>B1 pass B>A1 C>B2 pass")
    batch = Played("tain", 2, FIRST).play("W>B1 pass")
    batch.do(lambda match: match.play_all(["B>A1", "C>B2", "pass"]))
    assert public(batch) == public(single)


def test_taking_a_purchase_back_earns_nothing() -> None:
    played, buying = before_a_purchase()
    seat = played.match.to_act
    played.play_move(buying)
    played.undo(seat)
    assert played.match.observe(None) == played.actions[-2].before
    assert played.keys("tell-trader-buy") == ["tell-trader-buy", "tell-undo"]


# Beginning in the middle


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), [("tain", 4), ("celtic-trader", 3), ("keltis", 2)])
def test_a_storyteller_may_begin_anywhere(game: str, seats: int, seed: int) -> None:
    played = Played(game, seats).play_randomly(seed)
    whole = [told.to_json() for told in (item.public for item in played.story())]
    for start in range(0, len(played.actions), 7):
        late = told(Storyteller(game), played.actions[start:])
        assert all(item.public.to_json() in whole for item in late)


def test_who_remembers_what_was_laid_tells_the_rest_as_if_never_away() -> None:
    played = Played("tain", 4).play_randomly(seed=2)
    story, compared = played.story(), 0
    for start in range(1, len(played.actions), 4):
        if played.actions[start].before["phase"] != "commando":
            continue
        teller = Storyteller("tain")
        for action in played.actions[:start]:
            teller.remember(action.entries)
        rest = told(teller, played.actions[start:])
        assert rest == story[-len(rest) :]
        compared += 1
    assert compared > 20


def test_the_round_goes_on_for_who_begins_among_the_raids() -> None:
    """A asks which token to free while the raids wait (T19)."""
    # The ninth is such a match.
    for seed in range(9, 40):
        played = Played("tain", 4).play_randomly(seed)
        among = [
            index
            for index, action in enumerate(played.actions)
            if action.before["phase"] == "raid" and action.after["phase"] == "commando"
        ]
        for index in among:
            late = told(Storyteller("tain"), played.actions[index : index + 1])
            assert late[-1].public.key == "story-round-begins"
            assert "story-changes" not in [item.public.key for item in late]
            return
    raise AssertionError("no match came to a choice")


def test_without_views_the_events_alone_are_told() -> None:
    played = Played("tain", 3, FIRST).play(EXAMPLE)
    teller = Storyteller("tain")
    keys = [
        item.public.key
        for action in played.actions
        for item in teller.follow(action.entries, action.openings)
    ]
    assert len(keys) == len(EXAMPLE.split())
    assert all(key.startswith("tell-tain-") for key in keys)


# The chronicle


def test_a_chronicle_keeps_sentences_in_the_form_it_is_given() -> None:
    played = Played("tain", 2, FIRST).play("W>B3 X>A1")
    chronicle = Chronicle("tain", Told.to_json)
    for action in played.actions:
        chronicle.follow(*action)
    assert [item.public for item in chronicle.items] == [
        item.public.to_json() for item in played.story()
    ]
    assert chronicle.whole(0)[0][1]["facts"]["kind"] == "W"  # type: ignore[index]
    assert chronicle.since(0, 0) == [chronicle.items[1].public]
