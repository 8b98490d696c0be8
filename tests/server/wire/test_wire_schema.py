"""What a server sends in matches of every game is what the JSON Schemas say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oenach.games.installed import games
from oenach.server.client import Place
from server.company import gather_round, people, reach
from server.serving import Running, at_server

SCHEMAS = Path(__file__).parents[3] / "docs" / "schemas"
MOVES = 8


def schema(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(read)
    return read


def part_of(whole: dict[str, Any], **part: Any) -> Draft202012Validator:
    """A validator for one of the shapes of a schema."""
    return Draft202012Validator({"$defs": whole["$defs"], **part})


WIRE = schema("wire")
MESSAGE = part_of(WIRE, **{"$ref": "#/$defs/ServerMessage"})


@pytest.mark.parametrize("game", sorted(games()))
def test_messages_of_a_match_are_what_the_schemas_say(game: str, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        async with people(server.url, 3) as (*clients, onlooker):
            listed = part_of(WIRE, type="array", items={"$ref": "#/$defs/GameSeen"})
            listed.validate(await onlooker.get("/api/games"))
            table, places = await gather_round(clients, game=game)
            watching = await onlooker.come_to(table)
            await played(places)
            await watching.ask("ping")
            own = schema(game)
            for place in (*places, watching):
                for frame in place.frames:
                    check(json.loads(frame), own)

    at_server(scene)(tmp_path)


async def played(places: list[Place]) -> None:
    """Some moves, and what else can be asked for at a table."""
    for _ in range(MOVES):
        last = max(place.position["seq"] for place in places)
        for place in places:
            await reach(place, last)
        mover = next(place for place in places if place.my_turn)
        for place in places:
            if place.position.get("queueable"):
                await place.ask("queue", moves=[place.position["queueable"][0]["text"]])
                await place.ask("queue", moves=[])
        await mover.ask("ask-why", move={"verb": "dance", "piece": "bear", "place": "nowhere"})
        assert (await mover.play(mover.position["offers"][-1]["text"]))["type"] == "acknowledged"
    assert (await places[0].ask("undo", answers=-1))["type"] in ("acknowledged", "stale", "refused")


def check(message: dict[str, Any], own: dict[str, Any]) -> None:
    """A message, and in it what is the game's own."""
    MESSAGE.validate(message)
    if message["type"] == "queue":
        offered(own, message["moves"] + message["queueable"])
    position = message.get("position")
    if position:
        part_of(own, **own["properties"]["view"]).validate(position["view"])
        offered(own, position.get("offers", []))
        offered(own, [*position.get("queue", []), *position.get("queueable", [])])


def offered(own: dict[str, Any], offers: list[dict[str, Any]]) -> None:
    part_of(own, type="array", items=own["properties"]["offer"]).validate(offers)
