"""A server that is told to stop while something that takes long is being made for somebody."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import pytest

import waiting
from oenach.server.client import Client
from server.company import GAME, OPEN, PERSON
from server.serving import Process


class EndlessWork(Process):
    """A server whose long work takes without end, and which waits a moment for it in the end."""

    program = (
        "-c",
        "from oenach.server import app, serving; serving.FAREWELL = app.FAREWELL = 1; "
        "from oenach.server.http.slow import asking; "
        "asking._named = lambda job: 'server.sample_jobs:endless'; "
        "from oenach.cli import main; main()",
    )


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_and_its_log_has_no_trace(tmp_path: Path, how: signal.Signals) -> None:
    """One job is being made and another waits; of those who asked some have gone again."""

    async def go() -> None:
        async with EndlessWork(tmp_path, work_processes=1, log_level="warning") as server:
            async with Client(server.url) as host:
                tables = [await host.set_up(GAME, [PERSON, OPEN, *more]) for more in ([], [OPEN])]
                paths = [f"{server.url}/api/tables/{one['id']}/static-data" for one in tables]
                async with httpx.AsyncClient(timeout=waiting.PATIENCE) as patient:
                    asked = [asyncio.create_task(patient.get(path)) for path in paths * 2]
                    async with httpx.AsyncClient(timeout=0.2) as hasty:
                        for path in paths:
                            with pytest.raises(httpx.ReadTimeout):
                                await hasty.get(path)
                    begun = tmp_path / "begun"
                    await waiting.until_async(begun.exists, "a job that is being done")
                    assert await server.stop(how) == 0
                    answers = await asyncio.gather(*asked, return_exceptions=True)
            statuses = {one.status_code for one in answers if isinstance(one, httpx.Response)}
            assert statuses == {503}
            assert "Traceback" not in server.errors and "never retrieved" not in server.errors

    asyncio.run(go())
