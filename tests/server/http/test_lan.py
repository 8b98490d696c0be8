"""Friends in the same house."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path

import segno

from oenach.server.client import Client
from oenach.server.http.links import lan_address
from server.company import GAME, OPEN, PERSON
from server.serving import Process


def test_lan_listens_on_the_network_and_shows_link_and_qr_code(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Process(tmp_path, "--lan") as server:
            address = lan_address()
            assert server.url.startswith(f"http://{address}:")
            drawn = io.StringIO()
            segno.make(f"{server.url}/", error="l", micro=False).terminal(
                drawn, compact=True, border=1
            )
            shown = await server.rest()
            wanted = [line.rstrip() for line in plain(drawn.getvalue()).splitlines()]
            assert "\n".join(wanted).strip() in "\n".join(line.rstrip() for line in shown)
            async with Client(server.url) as host:
                table = await host.set_up(GAME, [PERSON, OPEN])
                invitation = await host.get(f"/api/tables/{table['id']}/invitation")
                assert invitation["url"].startswith(server.url)
                # Plain http: the cookie must not ask for more, or nobody would be anybody.
                again = await host.http.get("/api/me")
                assert again.json()["name"] == host.name
                assert "Secure" not in again.headers["set-cookie"]

    asyncio.run(scene())


def plain(text: str) -> str:
    """Text without the colours of the terminal."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)
