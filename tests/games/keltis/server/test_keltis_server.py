"""Keltis at a table of a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from oenach.server.client import Client
from oenach.server.table.owners.due import timers
from server.company import BOT, FIRST_A, PERSON, gather_round, people
from server.serving import Running, at_server

GAME = "keltis"


@at_server
async def test_the_first_tile_is_turned_up_by_the_table(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients, GAME)
        assert [offer["text"] for offer in a.position["offers"]] == ["flip"]
        update = await b.next("update")
        assert update["position"]["events"][0]["text"] == "flip"


def test_the_first_tile_is_not_turned_up_before_its_player_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whatever is made by itself is made at once.
    monkeypatch.setattr(timers, "DELAY", 0)

    async def scene(server: Running) -> None:
        async with Client(server.url) as host:
            seen = await host.set_up(GAME, [PERSON, BOT], start=True, options=FIRST_A)
            table = server.services.registry.tables[seen["id"]]
            for _ in range(3):
                await host.get(f"/api/tables/{seen['id']}/log")
            assert table.playing().forced() == "flip" and table.timers.due == {}
            place = await host.come_to(seen["id"])
            update = await place.next("update")
            assert update["position"]["events"][0]["text"] == "flip"

    at_server(scene)(tmp_path)


@at_server
async def test_a_game_without_secrets_needs_no_curtain(server: Running) -> None:
    async with Client(server.url) as host:
        seats = [{**PERSON, "name": "Anna"}, {**PERSON, "name": "Bé"}]
        table = await host.set_up(GAME, seats, options=FIRST_A, start=True)
        assert table["pass_and_play"]
        screen = await host.come_to(table["id"])
        assert "curtain" not in screen.you
        assert screen.position["viewer"] == "A"
        await screen.play("flip")
        while screen.position["to_act"] == "A":
            await screen.play(screen.position["offers"][-1]["text"])
        assert screen.position["viewer"] == "B"
        assert screen.position["offers"]
        # Nobody has turned anything up since: whoever moved may still think again.
        assert screen.position["undo"] == 1
        undone = await screen.ask("undo", answers=screen.position["seq"])
        assert undone["type"] == "acknowledged"
        assert screen.position["to_act"] == "A"
