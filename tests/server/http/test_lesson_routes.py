"""Lessons over HTTP: what is asked is answered, and nothing of a person is kept."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest
from msgspec.structs import replace

from oenach.kernel.logs.events import Drawn
from oenach.kernel.matches.verify import verify
from oenach.lessons.installed import lesson, lessons
from oenach.lessons.lesson import Start
from oenach.lessons.run import Run
from oenach.messages import LANGUAGES
from oenach.server.client import Client, Message, Place
from oenach.server.http.lessons import routes
from oenach.server.http.lessons.bodies import LessonFrame
from oenach.server.http.lessons.frames import frame
from server.company import my_turn, refused
from server.serving import Running, at_server
from toys.pebbles.module import MODULE

GAME = MODULE.name
LESSON = f"/api/games/{GAME}/lessons/first"
LAID = {"step": 2, "made": ["R>1"]}


@at_server
async def test_all_lessons_are_listed(server: Running) -> None:
    async with Client(server.url) as client:
        listed = await client.get("/api/lessons")
    assert {"game": GAME, "lesson": "first", "steps": 4, "seats": 2, "seat": "A"} in listed
    assert [(one["game"], one["lesson"]) for one in listed] == [
        (one.game, one.name) for one in lessons()
    ]


@at_server
async def test_a_frame_says_what_is_asked_and_shows_the_board_to_its_learner(
    server: Running,
) -> None:
    async with Client(server.url) as client:
        first = await client.post(f"{LESSON}/frame", {})
        assert (first["step"], first["steps"], first["id"]) == (0, 4, "hello")
        assert first["said"] == "lesson-pebbles-first-hello"
        assert first["point"] == ["places"] and "asks" not in first and "over" not in first
        assert first["position"]["events"] == []
        asked = await client.post(f"{LESSON}/frame", {"step": 1})
        assert asked["asks"] == ["R>1", "G>1"]
        assert {"R>1", "done"} <= {offer["text"] for offer in asked["position"]["offers"]}
        after = await client.post(f"{LESSON}/frame", LAID)
        assert (asked["back"], after["back"]) == (0, 0)
        done = await client.post(f"{LESSON}/frame", {"step": 3, "made": ["R>1", "done"]})
        assert done["back"] == 1
        moves = [event for event in after["position"]["events"] if event["kind"] == "move"]
        assert [(move["seat"], move.get("own")) for move in moves] == [("A", "R>1"), ("B", None)]
        assert [told["seat"] for told in after["position"]["story"]] == ["A", "B"]


@at_server
async def test_a_right_move_leads_on(server: Running) -> None:
    async with Client(server.url) as client:
        tried = await client.post(f"{LESSON}/try", {"step": 1, "move": "G>1"})
        assert (tried["result"], tried["key"]) == ("right", "lesson-pebbles-first-lay-right")
        assert (tried["frame"]["step"], tried["frame"]["made"]) == (2, ["G>1"])
        done = await client.post(f"{LESSON}/try", {**LAID, "move": {"verb": "done"}})
        assert done["result"] == "right" and "key" not in done
        end = await client.post(f"{LESSON}/frame", {"step": 4, "made": ["G>1", "done"]})
        assert end["over"] and end["said"] == "lesson-pebbles-first-end"


@at_server
async def test_another_move_is_shown_and_one_that_is_not_legal_says_why(server: Running) -> None:
    async with Client(server.url) as client:
        other = await client.post(f"{LESSON}/try", {"step": 1, "move": "done"})
        assert (other["result"], other["key"]) == ("other", "lesson-pebbles-first-lay-too-soon")
        assert [event["text"] for event in other["position"]["events"]] == ["done"]
        unsaid = await client.post(f"{LESSON}/try", {"step": 1, "move": "R>3"})
        assert (unsaid["result"], unsaid["key"]) == ("other", "lesson-not-asked")
        tried = {"verb": "lay", "piece": "R", "place": "2"}
        taken = await client.post(f"{LESSON}/try", {**LAID, "move": tried})
        assert taken["result"] == "refused"
        assert taken["problem"] == {
            "code": "illegal-move",
            "key": "pebbles-taken",
            "rule": "P2",
            "facts": {"place": 2},
        }


BAD: list[tuple[str, object, int]] = [
    ("frame", {"step": 1, "made": ["R>1"]}, 400),
    ("frame", {"step": 2}, 400),
    ("frame", {"step": 2, "made": ["R>3"]}, 400),
    ("frame", {"step": 5, "made": ["R>1", "done"]}, 400),
    ("frame", {"step": -1}, 400),
    ("frame", {"step": 26}, 400),
    ("frame", {"made": ["x" * 81]}, 400),
    ("frame", {"made": ["x"] * 26}, 400),
    ("frame", {"person": "ada"}, 400),
    ("frame", [1], 400),
    ("try", {"step": 1}, 400),
    ("try", {"step": 1, "move": ""}, 400),
    ("try", {"step": 1, "move": {"verb": ""}}, 400),
    ("try", {"step": 4, "made": ["R>1", "done"], "move": "done"}, 400),
    ("reached", {"step": 5}, 404),
    ("reached", {}, 400),
    ("play-on", {"step": 2}, 400),
]


@at_server
async def test_what_is_no_way_through_a_lesson_is_refused(server: Running) -> None:
    async with Client(server.url) as client:
        for path, body, status in BAD:
            refusal = await refused(client.post(f"{LESSON}/{path}", body))
            assert refusal.status == status, (path, body)
        for nowhere in (f"/api/games/{GAME}/lessons/second", "/api/games/fidchell/lessons/first"):
            refusal = await refused(client.post(f"{nowhere}/frame", {}))
            assert (refusal.status, refusal.problem["key"]) == (404, "lesson-unknown")


@at_server
async def test_its_words_come_in_the_language_and_in_english(server: Running) -> None:
    english = (files(MODULE.package) / "messages/lessons.en.ftl").read_text(encoding="utf-8")
    async with Client(server.url) as client:
        for language in LANGUAGES:
            words = await client.get(f"{LESSON}/messages/{language}")
            assert words["catalogues"] == [{"language": "en", "text": english}]
        first = await client.http.get(f"{LESSON}/messages/fr")
        tag = {"if-none-match": first.headers["etag"]}
        assert (await client.http.get(f"{LESSON}/messages/fr", headers=tag)).status_code == 304
        assert (await refused(client.get(f"{LESSON}/messages/pt"))).status == 404


@at_server
async def test_what_is_needed_to_draw_it_is_what_a_table_has(server: Running) -> None:
    async with Client(server.url) as client:
        options = {"first_player": "A", "brisk": True}
        seats: list[Message] = [{"kind": "person"}, {"kind": "bot"}]
        table = await client.set_up(GAME, seats, options=options)
        drawn = await client.get(f"/api/tables/{table['id']}/static-data")
        assert await client.get(f"{LESSON}/static-data") == drawn


@at_server
async def test_steps_are_counted_and_nothing_else(server: Running) -> None:
    archive = server.services.registry.context.archive
    async with Client(server.url) as client, Client(server.url) as other:
        for learner, steps in ((client, (0, 1, 4)), (other, (0,))):
            for step in steps:
                assert await learner.post(f"{LESSON}/reached", {"step": step}) == {"step": step}
    assert archive.steps_counted() == {(GAME, "first"): {0: 2, 1: 1, 4: 1}}


@at_server
async def test_a_lesson_is_played_on_at_a_table_of_ones_own(server: Running) -> None:
    async with Client(server.url) as client:
        frame = await client.post(f"{LESSON}/frame", LAID)
        assert frame["play_on"]
        table = await client.post(f"{LESSON}/play-on", LAID)
        assert [(seat["kind"], seat.get("level")) for seat in table["seats"]] == [
            ("person", None),
            ("bot", "novice"),
        ]
        assert (table["state"], table["public"]) == ("playing", False)
        place = await client.come_to(table["id"])
        assert place.position["view"] == frame["position"]["view"]
        assert place.position["offers"] == frame["position"]["offers"]
        await play_to_the_end(place)
        log = await client.get(f"/api/tables/{table['id']}/log")
        assert (await client.get(f"/api/tables/{table['id']}/verification"))["ok"]
        assert verify(log).ok
        assert await client.get("/api/me/finished") == [GAME]
        assert await client.get("/api/me/levels") == []


async def play_to_the_end(place: Place) -> None:
    """Somebody who makes the first move there is, to the end of the match."""
    await my_turn(place)
    while not place.over:
        await place.play(place.position["offers"][0]["text"])
        await my_turn(place)


@at_server
async def test_a_table_that_goes_on_from_a_lesson_is_found_again(server: Running) -> None:
    registry = server.services.registry
    async with Client(server.url) as client:
        table = await client.post(f"{LESSON}/play-on", {"step": 3, "made": ["R>1", "done"]})
        place = await client.come_to(table["id"])
        seen = place.position["view"]
        await place.leave()
        registry.tables.pop(table["id"]).rest()
        again = await client.come_to(table["id"])
        assert again.position["view"] == seen


@at_server
async def test_a_lesson_whose_log_would_not_verify_is_not_played_on(server: Running) -> None:
    first = lesson(GAME, "first")
    match = Run(first, 3, ["R>1", "done"]).match
    drawn = [entry.event.result for entry in match.events() if isinstance(entry.event, Drawn)]
    assert drawn
    placed = Start(first.start.secret, position=match.game.position(Run(first).match.state))
    for start in (placed, replace(first.start, draws=tuple(drawn))):
        assert not frame(Run(replace(first, start=start))).play_on
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(routes, "find_lesson", lambda *_, one=start: replace(first, start=one))
            await is_not_played_on(server)


async def is_not_played_on(server: Running) -> None:
    async with Client(server.url) as client:
        refusal = await refused(client.post(f"{LESSON}/play-on", {}))
        assert (refusal.status, refusal.problem["key"]) == (409, "server-no-play-on")


def test_what_others_laid_face_down_shows_in_no_frame() -> None:
    """Two lessons in which the other lays a red pebble, or a green one."""
    first = lesson(GAME, "first")
    lay = first.steps[1]
    red, green = (
        replace(first, steps=(first.steps[0], replace(lay, then=(then,))))
        for then in ("R>2", "G>2")
    )
    assert encoded(frame(Run(red, 2, ["R>1"]))) == encoded(frame(Run(green, 2, ["R>1"])))


def encoded(shown: LessonFrame) -> bytes:
    """A frame without the hashes, which are of the hidden moves too."""
    return re.sub(rb"\b[0-9a-f]{64}\b", b"#", msgspec.json.encode(shown))
