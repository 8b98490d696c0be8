"""The one page, under every address that a browser may ask for."""

from __future__ import annotations

from oenach.server.client import Client
from server.serving import Running, at_server

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@at_server
async def test_a_browser_gets_the_page_under_each_of_its_addresses(server: Running) -> None:
    addresses = ("/", "/new", "/table/x", "/replay/x", "/rules/x", "/seat", "/watch", "/watch/x")
    async with Client(server.url) as guest:
        for address in addresses:
            answer = await guest.http.get(address, headers=BROWSER)
            assert answer.status_code == 200, address
            assert answer.headers["content-type"].startswith("text/html"), address


@at_server
async def test_a_browser_at_a_wrong_address_gets_a_page_and_a_program_gets_json(
    server: Running,
) -> None:
    async with Client(server.url) as guest:
        lost = await guest.http.get("/nowhere", headers=BROWSER)
        assert (lost.status_code, lost.text[:9]) == (404, "<!doctype")
        for path, headers in (("/nowhere", {}), ("/api/nowhere", BROWSER)):
            answer = await guest.http.get(path, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (404, "server-no-page")
