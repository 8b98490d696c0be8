"""What the tests of a server whose database is away ask of it."""

from __future__ import annotations

import httpx

from oenach.server.client import Client
from server.company import GAME, OPEN, PERSON
from server.guarding import token

STORE_AWAY = (503, "unavailable", "2")
NEW_TABLE = {"game": GAME, "seats": [PERSON, OPEN]}


def told(answer: httpx.Response) -> tuple[int, str, str | None]:
    """The status of a refusal, its kind, and when to come back."""
    return answer.status_code, answer.json()["code"], answer.headers.get("retry-after")


async def posted(client: Client, path: str, body: object) -> httpx.Response:
    """The answer to a request that would change something."""
    return await client.http.post(path, json=body, headers=token(client))


async def is_ready(client: Client) -> bool:
    """Whether the server says that it can write."""
    return (await client.http.get("/readyz")).status_code == 200


async def is_unready(client: Client) -> bool:
    """Whether it says that it cannot."""
    return (await client.http.get("/readyz")).status_code == 503
