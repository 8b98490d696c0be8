"""A server under test deals what it is told to; one in service can't be told."""

from __future__ import annotations

import asyncio
import hashlib
import os
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from chosen_randomness import ChosenRandomness, numbered_secret
from oenach.cli.app import app
from oenach.server.client import Client, Message
from oenach.server.http.admission.people import FIRST_NAMES
from oenach.server.randomness import SystemRandomness
from oenach.server.settings import SettingError, read_settings
from server.company import BOT, FIRST_A, GAME, PERSON
from server.guarding import token
from server.serving import ChosenProcess, Process

SECRET = "ab" * 32
NAMES = ("secrets", "match_secret", "seed", "bot_seed", "randomness", "deal", "chosen")
WISH: Message = {"game": GAME, "seats": [PERSON, BOT, BOT, BOT], "pace": 30, "start": True}
"""A table at which it is drawn who begins, and no bot moves while the test looks."""


async def ask(client: Client, **wish: object) -> httpx.Response:
    """Ask for a table."""
    return await client.http.post("/api/tables", json={**WISH, **wish}, headers=token(client))


async def dealt(client: Client, **wish: object) -> tuple[str, dict[str, Any]]:
    """The commitment of a table, and what its host sees at first."""
    table = (await ask(client, **wish)).json()
    place = await client.come_to(table["id"])
    return str(table["commitment"]), place.position["view"]


def commitment(secret: bytes) -> str:
    """What is published of a secret."""
    return hashlib.sha256(secret).hexdigest()


def test_a_server_in_service_takes_no_secret_of_a_match(tmp_path: Path) -> None:
    async def scene() -> None:
        told: dict[str, Any] = dict.fromkeys(NAMES, SECRET) | {"secret": SECRET}
        async with Process(tmp_path, **told) as server, Client(server.url) as client:
            for name in ("secret", *NAMES):
                answer = await ask(client, **{name: SECRET})
                assert answer.status_code == 400, name
                assert answer.json()["code"] == "bad-request"
            assert await client.get("/api/tables?state=running") == {"tables": []}
            one, two = await dealt(client), await dealt(client)
        assert one[0] != two[0]
        known = [bytes.fromhex(SECRET), *[numbered_secret(number) for number in range(20)]]
        assert not {one[0], two[0]} & {commitment(secret) for secret in known}

    asyncio.run(scene())


@pytest.mark.parametrize("name", NAMES)
def test_no_setting_and_no_word_chooses_a_deal(name: str, tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(f'{name} = "{SECRET}"')
    with pytest.raises(SettingError):
        read_settings(environment={}, file=file)
    told = {**os.environ, f"OENACH_{name.upper()}": SECRET}
    assert read_settings(environment=told)[0] == read_settings()[0]
    word = "--" + name.replace("_", "-")
    answer = CliRunner().invoke(app, ["serve", "--port", "0", word, SECRET])
    assert answer.exit_code == 2
    assert "No such option" in answer.output


def test_chance_in_service_comes_from_nothing_that_is_known() -> None:
    chance, former = SystemRandomness(), bytes(32)
    assert len({chance.match_secret(former) for _ in range(100)}) == 100
    assert len({chance.bot_seed(former, 5) for _ in range(100)}) == 100
    assert {chance.first_name("ab") for _ in range(100)} == {"a", "b"}


def test_a_server_under_test_deals_as_it_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ChosenProcess(tmp_path) as server, Client(server.url) as client:
            one, two = await dealt(client, secret=SECRET), await dealt(client, secret=SECRET)
            assert one == two
            assert one[0] == commitment(bytes.fromhex(SECRET))
            third = await dealt(client, secret="12" * 32)
            assert third[0] != one[0] and third[1] != one[1]
            for number in (1, 2):
                assert (await dealt(client))[0] == commitment(numbered_secret(number))
            assert (await ask(client, secret="too short")).status_code == 400
            assert await match_of_bots(client) == await match_of_bots(client)
            header = await begun(client, "01" * 16)
            assert header == await begun(client, "02" * 16)
            assert list(header["nonces"]) == ["A"]
            assert client.name == FIRST_NAMES[0]
            async with Client(server.url) as other:
                assert other.name == FIRST_NAMES[1]

    asyncio.run(scene())


async def match_of_bots(client: Client) -> list[Message]:
    """How a match goes that bots play, always with the same secret."""
    bots = [BOT, {**BOT, "level": "steady"}]
    wish = {"seats": bots, "options": {"rounds": 9}, "pace": 0, "secret": SECRET}
    table = (await ask(client, **wish)).json()["id"]
    place = await client.come_to(table)
    while place.position["seq"] < 20:
        await place.next("update")
    events: list[Message] = (await client.get(f"/api/tables/{table}/log"))["events"]
    return events[:20]


async def begun(client: Client, nonce: str) -> Message:
    """The first line of the log of a match to whose draws somebody adds something."""
    table = (await ask(client, secret=SECRET, start=False)).json()["id"]
    await client.post(f"/api/tables/{table}/start", {"nonce": nonce})
    header: Message = (await client.get(f"/api/tables/{table}/log"))["header"]
    return header


def test_a_rematch_follows_on_the_match_before() -> None:
    chance = ChosenRandomness()
    first = chance.match_secret(None)
    again = chance.match_secret(first)
    assert again == chance.match_secret(first) != first
    assert chance.match_secret(again) not in (first, again)


def test_a_server_under_test_goes_on_from_the_moves_that_it_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ChosenProcess(tmp_path) as server, Client(server.url) as client:
            wish: Message = {"options": FIRST_A, "secret": SECRET}
            moves = ["R>1", "done"]
            _, begun = await dealt(client, **wish)
            _, at_once = await dealt(client, **wish, moves=moves)
            assert (begun["places"][0], at_once["places"][0]) == ("-", "A:R")
            assert (begun["to_act"], at_once["to_act"]) == ("A", "B")
            table = (await ask(client, **wish, start=False)).json()["id"]
            await client.post(f"/api/tables/{table}/start", {"moves": moves})
            place = await client.come_to(table)
            assert place.position["view"] == at_once

    asyncio.run(scene())
