"""Broken JSON in one event and in the terms of a match, while tables of bots play.

Copies of matches are put into the store that no table has in memory, as after a restart: five sound
ones, and before them two that are damaged. All are due; the damaged ones are asked for, too.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from contextlib import closing
from math import inf

from websockets.exceptions import WebSocketException

from bench.attacks.attack import Attack, Attacker
from bench.per_game import served_game
from oenach.server.client import Client

SOUND = 5
NO_JSON = '{"half a'
PARTS = ("seats", "events", "snapshots")
ASKED = ("", "/log", "/verification", "/replay", "/static-data")


async def act(attacker: Attacker) -> None:
    """Harm the store, ask for what is harmed, and see whether the rest goes on."""
    async with attacker.guest() as guest:
        novices = [{"kind": "bot", "level": "novice"}] * 2
        table = await guest.set_up(served_game(), novices, start=True, public=True)
        # So many events that a match has some, and is not over.
        await asyncio.sleep(1.0)
        ids = await asyncio.to_thread(harm, attacker, str(table["id"]))
        damaged, sound = ids[:2], ids[2:]
        before = await asyncio.to_thread(lengths, attacker, sound)
        while attacker.going_on:
            await ask(attacker, guest, damaged)
            await asyncio.sleep(0.25)
        after = await asyncio.to_thread(lengths, attacker, sound)
    moved = sum(after[one] > before[one] for one in sound)
    attacker.told["sound_tables_that_went_on"] = f"{moved} of {SOUND}"
    if moved < SOUND:
        attacker.broken.append(f"{SOUND - moved} sound tables of bots stood still")


def harm(attacker: Attacker, original: str) -> list[str]:
    """Copies of a match, the first two of them damaged; their ids."""
    with closing(connected(attacker)) as store, store:
        number = store.execute("SELECT number FROM matches WHERE id = ?", [original]).fetchone()[0]
        store.execute("BEGIN IMMEDIATE")
        made = [copied(store, number) for _ in range(2 + SOUND)]
        (_, event), (_, terms) = made[:2]
        store.execute("UPDATE events SET body = ? WHERE match = ? AND seq = 0", [NO_JSON, event])
        store.execute("DELETE FROM snapshots WHERE match = ?", [event])
        store.execute("UPDATE matches SET terms = ? WHERE number = ?", [NO_JSON, terms])
        for place, (_, copy) in enumerate(made):
            due = [copy, "bot", int(1000 * time.time()) - 1_000 + place]
            store.execute("INSERT INTO due (match, kind, at) VALUES (?, ?, ?)", due)
    return [one for one, _ in made]


def copied(store: sqlite3.Connection, number: int) -> tuple[str, int]:
    """One more match with the same rows; its id and number."""
    copy = secrets.token_urlsafe(16)
    columns = [row[1] for row in store.execute("PRAGMA table_info(matches)")]
    kept = ", ".join(name for name in columns if name not in ("number", "id"))
    new = store.execute(
        f"INSERT INTO matches (id, {kept}) SELECT ?, {kept} FROM matches WHERE number = ?",
        [copy, number],
    ).lastrowid
    assert new is not None
    for part in PARTS:
        columns = [row[1] for row in store.execute(f"PRAGMA table_info({part})")]
        kept = ", ".join(name for name in columns if name != "match")
        store.execute(
            f"INSERT INTO {part} (match, {kept}) SELECT ?, {kept} FROM {part} WHERE match = ?",
            [new, number],
        )
    return copy, new


def lengths(attacker: Attacker, ids: list[str]) -> dict[str, float]:
    """How many events each match has; one that is over is as long as can be."""
    query = (
        "SELECT state, (SELECT count(*) FROM events WHERE match = number) FROM matches WHERE id = ?"
    )
    with closing(connected(attacker)) as store:
        found = {one: store.execute(query, [one]).fetchone() for one in ids}
    return {one: inf if state == "over" else count for one, (state, count) in found.items()}


def connected(attacker: Attacker) -> sqlite3.Connection:
    """The store, beside the server."""
    return sqlite3.connect(attacker.folder / "oenach.db", timeout=30.0, isolation_level=None)


async def ask(attacker: Attacker, guest: Client, damaged: list[str]) -> None:
    """For everything that has to do with them."""
    await attacker.ask(guest, "/api/me/tables")
    await attacker.ask(guest, "/api/tables?state=running")
    for one in damaged:
        await attacker.ask(guest, f"/api/tables/{one}{secrets.choice(ASKED)}")
        attacker.answered[await come(guest, one)] += 1


async def come(guest: Client, table: str) -> str:
    """How a table takes somebody who comes."""
    try:
        place = await guest.come_to(table)
        await place.leave()
    except WebSocketException as refused:
        received = getattr(refused, "rcvd", None)
        return f"closed {received.code}" if received else "closed"
    except (OSError, TimeoutError):
        return "no answer"
    return "welcome"


ATTACK = Attack(what="broken JSON in an event and in terms while tables of bots play", act=act)
