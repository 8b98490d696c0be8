"""The words and the rulebook of a game, for a page that does not know the game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from shutil import copytree, rmtree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from oenach.games.installed import games, modules
from oenach.games.module import GameModule
from oenach.messages import LANGUAGES
from oenach.messages.game_texts import book_of, page_catalogues
from oenach.server.client import Client
from server.serving import Running, at_server
from toys import pebbles
from toys.pebbles.module import MODULE

GAME = MODULE.name


def keys(text: str) -> set[str]:
    """The messages of a catalogue."""
    entries = FluentParser().parse(text).body
    return {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}


@at_server
async def test_a_page_gets_a_games_words_in_its_language_and_the_english_ones(
    server: Running,
) -> None:
    async with Client(server.url) as client:
        for language in LANGUAGES:
            words = await client.get(f"/api/games/{GAME}/messages/{language}")
            spoken = [catalogue["language"] for catalogue in words["catalogues"]]
            assert (words["game"], spoken) == (GAME, list(dict.fromkeys((language, "en"))))
            for catalogue in words["catalogues"]:
                assert {f"name-{GAME}", f"tell-{GAME}-lay"} <= keys(catalogue["text"])


@at_server
async def test_what_the_terminal_alone_says_is_not_sent(server: Running) -> None:
    async with Client(server.url) as client:
        for module in modules():
            messages = files(module.package) / "messages"
            for file in messages.iterdir():
                if file.name.endswith(".en.ftl") and file.name != "game.en.ftl":
                    words = await client.get(f"/api/games/{module.name}/messages/en")
                    (catalogue,) = words["catalogues"]
                    assert not keys(catalogue["text"]) & keys(file.read_text(encoding="utf-8"))


@at_server
async def test_a_rulebook_is_in_the_language_that_there_is(server: Running) -> None:
    async with Client(server.url) as client:
        for game in games():
            for language in LANGUAGES:
                book = await client.get(f"/api/games/{game}/rules/{language}")
                assert book["text"].startswith("# ")
                assert book["language"] == ("en" if game == GAME else language)


@at_server
async def test_what_did_not_change_is_not_sent_again(server: Running) -> None:
    async with Client(server.url) as client:
        for path in (f"/api/games/{GAME}/messages/fr", f"/api/games/{GAME}/rules/fr"):
            first = await client.http.get(path)
            tag = first.headers["etag"]
            assert first.headers["cache-control"] == "no-cache"
            again = await client.http.get(path, headers={"if-none-match": tag})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            other = await client.http.get(path, headers={"if-none-match": 'W/"other"'})
            assert (other.status_code, other.json()) == (200, first.json())


NOWHERE = (
    ("fidchell", "en", "unknown-game"),
    (GAME, "pt", "server-no-language"),
    (GAME, "", "server-no-page"),
    ("..", "en", "server-no-page"),
    ("%2e%2e", "en", "unknown-game"),
    ("..%2f..%2fserver", "en", "server-no-page"),
    (GAME, "..%2fgame.en", "server-no-page"),
    (GAME, "../../en", "server-no-page"),
    (GAME, "en%00", "server-no-page"),
)
"""Games and languages that are none, and what is said of them."""


@at_server
async def test_there_is_nothing_else_to_be_had(server: Running) -> None:
    async with Client(server.url) as client:
        for part in ("messages", "rules"):
            for game, language, key in NOWHERE:
                answer = await client.http.get(f"/api/games/{game}/{part}/{language}")
                told = (answer.status_code, answer.json()["key"])
                assert told == (404, key), (game, part, language)


@pytest.fixture
def lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameModule:
    """A game that was brought along with English words and no rulebook."""
    home = tmp_path / "brought_along"
    copytree(Path(str(files(pebbles))), home)
    for language in LANGUAGES[1:]:
        (home / "messages" / f"game.{language}.ftl").unlink()
    (home / "RULES.md").unlink()
    rmtree(home / "__pycache__", ignore_errors=True)
    monkeypatch.syspath_prepend(str(tmp_path))
    return GameModule(
        name="brought-along", order=1, seats=(2, 2), minutes=(1, 2), package="brought_along"
    )


def test_a_game_may_speak_english_only_and_have_no_rulebook(lacking: GameModule) -> None:
    assert [text.language for text in page_catalogues(lacking, "fr")] == ["en"]
    assert book_of(lacking, "fr") is None


def test_a_language_is_never_part_of_a_path(lacking: GameModule) -> None:
    (Path(str(files("brought_along"))) / "RULES.xx.md").write_text("not to be read")
    assert book_of(lacking, "xx") is None
    assert book_of(MODULE, "../messages/game") == book_of(MODULE, "en")
