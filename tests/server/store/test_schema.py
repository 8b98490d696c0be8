"""The API is as its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oenach.server.client import Client
from server.company import GAME, OPEN, PERSON, people, sit_down
from server.guarding import token
from server.serving import Process, Running, at_server

ROUNDS = 15
"""Requests of each operation and each mode."""

SENSIBLE = {"game": GAME, "options": {}, "seats": [PERSON, OPEN], "stand_in": "novice"}
"""What of a new table must be right together, which nobody finds by chance."""


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


FOR_ANYBODY = ("/frame", "/try", "/reached")
"""What can be asked in a lesson without a cookie: nothing is kept of who it was."""


@at_server
async def test_every_operation_says_how_it_is_refused(server: Running) -> None:
    async with Client(server.url) as client:
        document = await client.get("/api/schema")
    problem = {"$ref": "#/components/schemas/Problem"}
    for path, method, operation in operations(document):
        told = {
            int(status): answer["content"]["application/json"]["schema"]
            for status, answer in operation["responses"].items()
            if 400 <= int(status) < 500
        }
        assert {415, 421, 429} <= told.keys(), path
        assert all(schema == problem for schema in told.values()), path
        if method != "get":
            assert {400, 403, 413} <= told.keys(), path
            assert 401 in told or path.endswith(FOR_ANYBODY), path
        if "{table_id}" in path:
            assert {400, 404} <= told.keys(), path


def bombard(url: str, tables: list[str], session: Any) -> Counter[int]:
    """Send what fits the document and what does not to every operation; the answers by status."""
    # It comes with schemathesis, which need not be installed.
    from fuzz.served.requests import Bombardment

    answers: Counter[int] = Counter()

    def sent(_: Any, answer: Any) -> None:
        answers[answer.status_code] += 1

    bombardment = Bombardment(url=url, session=session, tables=tables, sensible=SENSIBLE, sent=sent)
    for trial in bombardment.trials():
        bombardment.carry_out(trial, ROUNDS, 1)
    return answers


def test_no_request_makes_the_server_fail_or_answer_otherwise_than_documented(
    tmp_path: Path,
) -> None:
    pytest.importorskip("schemathesis", reason="schemathesis is not installed")
    # It comes with schemathesis.
    import requests

    server = Process(
        tmp_path,
        log_level="warning",
        requests_per_second=1e6,
        tables_per_hour=1_000_000,
        tables_per_person=1_000,
    )

    async def begin() -> tuple[list[str], dict[str, str], dict[str, str]]:
        await server.start()
        async with people(server.url, 2) as clients:
            running = await sit_down(clients)
            waiting = await clients[0].set_up(GAME, [PERSON, OPEN])
            return [running, waiting["id"]], dict(clients[0].http.cookies), token(clients[0])

    async def end() -> None:
        async with Client(server.url) as client:
            assert (await client.get("/api/health"))["status"] == "ok"
        assert await server.stop() == 0

    try:
        tables, cookies, headers = asyncio.run(begin())
        # With no event loop beside it: hypothesis bears nobody else who draws from `random`, as
        # the pings of a WebSocket do.
        with requests.Session() as session:
            session.cookies.update(cookies)
            session.headers.update(headers)
            answers = bombard(server.url, tables, session)
        # It got beyond the gate, and was refused for more than one reason.
        assert {200, 201, 400, 404, 409} <= answers.keys(), answers
        asyncio.run(end())
    finally:
        asyncio.run(server.__aexit__(None, None, None))
    assert server.errors == ""
