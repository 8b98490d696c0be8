"""What is told of a match of Táin."""

from __future__ import annotations

from oenach.kernel.logs.events import Revealed
from oenach.messages.catalogues import said
from oenach.story import Chronicle, Storyteller, Told, sentence, spoken
from story.story_matches import Played, told

FIRST: dict[str, object] = {"first_player": "A"}

EXAMPLE = "X>B1 B>B1 W>K1 B>C5 C>K2 B>A4 C>C1 W>C4 B>C4 B>C2 pass W>C2 pass B>C5 pass"


def public(played: Played) -> list[str]:
    """What all are told, in English."""
    return [spoken(item.public) for item in played.story()]


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


def test_an_undone_move_is_told() -> None:
    played = Played("tain", 2, FIRST).play("W>B3")
    played.undo(0)
    assert public(played)[-1] == "A takes back the last move."


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
    turned_up = [entry.event for entry, *_ in played.actions[-1].happened]
    assert [event.move for event in turned_up if isinstance(event, Revealed)][-1] == "B>B1"
    assert "story-raid-open" in played.keys("story-turned-up")
    assert "story-raid-wins" not in played.keys("story-turned-up")


def test_moves_made_in_one_batch_are_told_like_single_ones() -> None:
    single = Played("tain", 2, FIRST).play("W>B1 pass B>A1 C>B2 pass")
    batch = Played("tain", 2, FIRST).play("W>B1 pass")
    batch.do(lambda match: match.play_all(["B>A1", "C>B2", "pass"]))
    assert public(batch) == public(single)


def test_who_comes_back_between_raids_tells_the_rest_as_if_never_away() -> None:
    played = Played("tain", 4).play_randomly(seed=2)
    story, compared = played.story(), 0
    for start in range(1, len(played.actions), 4):
        if played.actions[start].before["phase"] != "commando":
            continue
        teller = Storyteller("tain")
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


def test_without_effects_the_events_alone_are_told() -> None:
    played = Played("tain", 3, FIRST).play(EXAMPLE)
    teller = Storyteller("tain")
    keys = [
        item.public.key
        for action in played.actions
        for item in teller.follow([each._replace(effects=()) for each in action.happened])
    ]
    assert len(keys) == len(EXAMPLE.split())
    assert all(key.startswith("tell-tain-") for key in keys)


def test_a_chronicle_keeps_sentences_in_the_form_it_is_given() -> None:
    played = Played("tain", 2, FIRST).play("W>B3 X>A1")
    chronicle = Chronicle("tain", Told.to_json)
    for action in played.actions:
        chronicle.follow(action.happened)
    assert [item.public for item in chronicle.items] == [
        item.public.to_json() for item in played.story()
    ]
    assert chronicle.whole(0)[0][1]["facts"]["kind"] == "W"  # type: ignore[index]
    assert chronicle.since(0, 0) == [chronicle.items[1].public]


CHANGES = sentence(
    "story-changes",
    seat="C",
    changes=(
        sentence("story-cattle-now", was=5, now=4),
        sentence("story-captured", owner="A", kind="B"),
    ),
)


def test_nested_sentences_are_said_first() -> None:
    assert spoken(CHANGES) == "C: cattle 5 → 4, holds A’s boy."
    assert spoken(CHANGES, "de") == "C: Rinder 5 → 4, hält einen Jungen von A gefangen."


def test_a_german_sentence_after_a_colon_begins_with_a_capital() -> None:
    facts = {"place": "B1", "owner": "A", "kind": "W"}
    assert said("story-raid-open", "de", facts) == "B1: Der Krieger von A trifft auf keine Wache."


def test_json_has_nested_sentences_of_the_same_form() -> None:
    assert CHANGES.to_json() == {
        "key": "story-changes",
        "facts": {
            "seat": "C",
            "changes": [
                {"key": "story-cattle-now", "facts": {"was": 5, "now": 4}, "rule": None},
                {"key": "story-captured", "facts": {"owner": "A", "kind": "B"}, "rule": None},
            ],
        },
        "rule": "T21",
    }
