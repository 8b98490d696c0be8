"""Storms from one address: what begins together there does not fill everybody's event loop."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from oenach.server import app as app_module
from oenach.server.http.admission import gate as gate_module
from oenach.server.http.admission.gate import BEGUN_AT_ONCE, Gate
from oenach.server.http.admission.pace import Pace
from oenach.server.http.admission.people import People
from oenach.server.metrics import Metrics
from oenach.server.settings import Settings
from server.ailing.test_admission import ELSEWHERE, FLOOD, NEIGHBOUR, somebody_at
from server.company import GAME, OPEN, PERSON
from server.serving import running


async def _turn(pace: Pace, begun: list[str], address: str, who: str) -> None:
    await pace.turn(address, who)
    begun.append(who)


def test_what_begins_together_begins_one_after_the_other() -> None:
    async def go() -> None:
        pace, begun = Pace(per_second=1000, at_once=5), list[str]()
        flood = [asyncio.create_task(_turn(pace, begun, FLOOD, "flood")) for _ in range(200)]
        await asyncio.sleep(0)
        assert len(begun) == 6
        # Who comes after them is next, and elsewhere nobody waits at all.
        neighbour = asyncio.create_task(_turn(pace, begun, NEIGHBOUR, "neighbour"))
        await _turn(pace, begun, ELSEWHERE, "elsewhere")
        assert len(begun) == 7
        await neighbour
        assert begun.index("neighbour") < 20
        await asyncio.gather(*flood)
        assert begun.count("flood") == 200

    asyncio.run(go())


def test_who_has_gone_meanwhile_takes_no_turn() -> None:
    async def go() -> None:
        pace, begun = Pace(per_second=1000, at_once=1), list[str]()
        tasks = [asyncio.create_task(_turn(pace, begun, FLOOD, str(one))) for one in range(9)]
        await asyncio.sleep(0)
        for task in tasks[3:8]:
            task.cancel()
        await tasks[8]
        assert begun == ["0", "1", "2", "8"]

    asyncio.run(go())


def test_a_storm_of_requests_lets_others_pass() -> None:
    """Whatever is asked for, and also what is refused: to say so costs nearly as much."""
    begun: Counter[str] = Counter()
    slow = Settings(requests_per_second=0.01, requests_per_second_per_address=0.01)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        begun[scope["client"][0]] += 1
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def ask(gate: Gate, address: str, path: str, kind: str = "http") -> None:
        scope: dict[str, object] = {"type": kind, "method": "GET", "path": path, "scheme": "http"}
        scope |= {"client": (address, 1), "headers": [(b"host", b"localhost")]}
        await gate(scope, _nothing, _nowhere)  # type: ignore[arg-type]

    async def go() -> None:
        gate = Gate(app, slow, Metrics(), cast(People, None))
        paths = ("/", "/nowhere", "/healthz", "/assets/page.js")
        flood = [asyncio.create_task(ask(gate, FLOOD, paths[one % 4])) for one in range(200)]
        await ask(gate, ELSEWHERE, "/")
        # They begin as slowly as is set, and what waits for its turn costs nothing.
        assert begun[ELSEWHERE] == 1 and begun[FLOOD] <= BEGUN_AT_ONCE + 1
        for task in flood:
            task.cancel()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gate_module, "PACED_PER_SECOND", 0.01)
        asyncio.run(go())


async def _nothing() -> Any:
    return {"type": "http.request", "body": b"", "more_body": False}


async def _nowhere(_: object) -> None:
    return None


def test_messages_of_all_connections_at_an_address_go_at_its_pace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each connection says no more than it may, and people there take turns."""
    turns: Counter[tuple[str, str]] = Counter()

    class Noted(Pace):
        async def turn(self, address: str, who: str, cost: float = 1.0) -> None:
            turns[address, who] += 1
            await super().turn(address, who, cost)

    monkeypatch.setattr(app_module, "message_pace", lambda _: Noted(1000, 1))

    async def go() -> None:
        async with (
            running(tmp_path) as server,
            somebody_at(server.url, FLOOD) as flooder,
            somebody_at(server.url, NEIGHBOUR) as neighbour,
            somebody_at(server.url, ELSEWHERE) as elsewhere,
        ):
            table = (await flooder.set_up(GAME, [PERSON, OPEN]))["id"]
            for client in (flooder, flooder, neighbour, elsewhere):
                place = await client.come_to(table)
                for _ in range(10):
                    assert (await place.ask("ping"))["type"] == "pong"
        # Everybody's messages count together, by address and by person.
        assert sorted(turns.values()) == [10, 10, 20]
        assert all(who for _, who in turns)

    asyncio.run(go())
