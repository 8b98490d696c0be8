"""The one page, under every address that a browser may ask for."""

from __future__ import annotations

import asyncio
import struct
from html.parser import HTMLParser
from importlib.metadata import Distribution
from pathlib import Path

import pytest

import oenach
from oenach.games.installed import games
from oenach.messages.catalogues import LANGUAGES, say
from oenach.server.client import Client
from oenach.server.http.about import SERVED_WITH, all_about, needed, source_of
from oenach.server.http.pages import has_client, missing
from oenach.server.http.previews import HEIGHT, WIDTH
from oenach.server.settings import SettingError, read_settings
from server.serving import Running, at_server, running
from waiting import PATIENCE

DRAWN = Path(__file__).parents[3] / "web" / "src" / "games"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@at_server
async def test_a_browser_gets_the_page_under_each_of_its_addresses(server: Running) -> None:
    places = ("new", "table/x", "replay/x", "rules/x", "seat", "watch", "watch/x", "about")
    addresses = ["/", *(f"/{place}" for place in places)]
    async with Client(server.url) as client:
        for address in addresses:
            answer = await client.http.get(address, headers=BROWSER)
            assert answer.status_code == 200, address
            assert answer.headers["content-type"].startswith("text/html"), address


@at_server
async def test_a_browser_at_a_wrong_address_gets_a_page_and_a_program_gets_json(
    server: Running,
) -> None:
    async with Client(server.url) as client:
        lost = await client.http.get("/nowhere", headers=BROWSER)
        assert (lost.status_code, lost.text[:9]) == (404, "<!doctype")
        for path, headers in (("/nowhere", {}), ("/api/nowhere", BROWSER)):
            answer = await client.http.get(path, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (404, "server-no-page")


class Head(HTMLParser):
    """Title and meta elements of a page, as a program that shows links reads them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.facts: dict[str, str] = {}
        self.title = ""
        self.language = ""
        self._in_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._in_title = tag == "title"
        self.language = self.language or given.get("lang", "")
        if tag == "meta" and "content" in given:
            self.facts[given.get("property") or given.get("name", "")] = given["content"]

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data.strip()


async def head(client: Client, address: str, language: str = "") -> Head:
    answer = await client.http.get(address, headers={**BROWSER, "accept-language": language})
    return Head(answer.text)


@at_server
async def test_a_link_says_of_which_game_it_is_with_a_picture(server: Running) -> None:
    async with Client(server.url) as client:
        for game in games():
            table = await client.set_up(game=game, seats=[{"kind": "person"}, {"kind": "open"}])
            of_it = (f"/table/{table['id']}", f"/replay/{table['id']}", f"/rules/{game}")
            for address in (*of_it, f"/new?game={game}"):
                shown = await head(client, address)
                assert say(f"name-{game}") in shown.title
                assert shown.facts["og:title"] == shown.title
                assert shown.facts["description"] == say(f"game-{game}")
                assert shown.facts["og:url"] == f"{server.url}{address}"
                # A game that the page does not know has none.
                if has_client() and (DRAWN / game / "Picture.svelte").is_file():
                    picture = await client.http.get(shown.facts["og:image"])
                    assert picture.headers["content-type"] == "image/png"
                    assert struct.unpack(">II", picture.content[16:24]) == (WIDTH, HEIGHT)


@at_server
async def test_a_link_to_nothing_in_particular_speaks_of_the_house(server: Running) -> None:
    async with Client(server.url) as client:
        strange = ("/table/x", f"/table/{'x' * 500}", "/rules/x%22%3E%3Cscript%3E", "/new?game=x")
        for address in ("/", *strange):
            shown = await head(client, address)
            assert shown.title == "Óenach"
            assert shown.facts["description"] == say("preview-home")
            # One of the games that are here is to be seen.
            pictures = [f"{server.url}/previews/{game}.png" for game in games()]
            assert not has_client() or shown.facts["og:image"] in pictures
        hostile = await client.http.get("/rules/x%22%3E%3Cscript%3E", headers=BROWSER)
        assert "<script>" not in hostile.text


@at_server
async def test_a_link_speaks_the_language_that_is_asked_for(server: Running) -> None:
    async with Client(server.url) as client:
        for wish, language in {
            "fr-CH, fr;q=0.9, en;q=0.8": "fr",
            "pt, de;q=0.3, nl;q=0.7": "nl",
            "de;q=0": "en",
            "de;q=nonsense, *": "en",
        }.items():
            shown = await head(client, "/", wish)
            assert shown.language == language, wish
            assert shown.facts["description"] == say("preview-home", language), wish


@at_server
async def test_about_says_what_runs_here_and_under_which_licences(server: Running) -> None:
    # Read once by a server; the one before had other games.
    all_about.cache_clear()
    async with Client(server.url) as client:
        about = (await client.http.get("/api/about")).json()
        assert about["version"] == oenach.__version__
        assert about["licence"] == "MIT"
        assert [one["name"] for one in about["games"]] == list(games())
        server_side = {one["name"].lower() for one in about["packages"]}
        # What is asked for directly, and what that needs in turn.
        assert {"litestar", "msgspec", "sqlalchemy", "mako"} <= server_side
        assert "pytest" not in server_side
        if has_client():
            client_side = {one["name"] for one in about["client_packages"]}
            assert {"svelte", "@fluent/bundle"} <= client_side
        for one in (*about["packages"], *about["client_packages"], *about["shipped"]):
            assert one["licence"] != "?", one
        texts = (await client.get("/api/about/licences"))["text"]
        for one in (*about["client_packages"], *about["shipped"]):
            assert f"{one['name']} {one['version']}: {one['licence']}" in texts
        assert {"mypyc", "Unicode confusables"} == {one["name"] for one in about["shipped"]}


def test_about_says_where_the_source_is_as_the_server_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            running(tmp_path, source_url="https://source.example/oenach") as server,
            Client(server.url) as client,
        ):
            about = (await client.http.get("/api/about")).json()
            assert about["source"] == "https://source.example/oenach"

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_the_source_is_where_a_package_says_that_it_is(tmp_path: Path) -> None:
    def packaged(*urls: str) -> Distribution:
        lines = ["Metadata-Version: 2.1", "Name: one", *(f"Project-URL: {url}" for url in urls)]
        (tmp_path / "METADATA").write_text("\n".join(lines), encoding="utf-8")
        return Distribution.at(tmp_path)

    assert source_of(packaged()) is None
    assert source_of(packaged("Issues, https://x.example/issues")) is None
    named = packaged("Issues, https://x.example/issues", "Source, https://x.example/one")
    assert source_of(named) == "https://x.example/one"


def test_a_source_that_is_no_address_is_refused() -> None:
    with pytest.raises(SettingError):
        read_settings({"source_url": "javascript:alert(1)"}, environment={})


def test_what_is_there_besides_is_named_only_where_it_is_asked_for() -> None:
    drivers = {"psycopg", "psycopg-binary"}
    assert not drivers & {one.name for one in needed("oenach")}
    assert drivers <= {one.name for one in needed("oenach", SERVED_WITH)}
    assert drivers <= {one.name for one in all_about().packages}


def test_where_the_pages_are_missing_it_is_said_in_every_language() -> None:
    said = {missing(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("pip install --force-reinstall oenach" in page for page in said)
