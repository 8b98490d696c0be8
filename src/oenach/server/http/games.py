"""The games: what can be played, and what a page needs to speak of a game that it does not know."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from oenach.bots.catalog import LEVEL_NAMES
from oenach.bots.hosting.host import seconds_of
from oenach.games.installed import games, module_of, modules
from oenach.games.module import GameModule
from oenach.messages.catalogues import LANGUAGES
from oenach.messages.game_texts import book_of, page_catalogues
from oenach.server.errors import NotFound
from oenach.server.http.bodies import Catalogue, GameSeen, GameWords, LevelSeen, Rulebook
from oenach.server.http.problems import refusals

USUAL_SEATS: Final = 3

AnyRequest = Request[Any, Any, Any]
GameName = Annotated[str, PathParameter(max_length=40, description="The name of the game.")]
Language = Annotated[
    str, PathParameter(max_length=8, description=f"One of {', '.join(LANGUAGES)}.")
]
UNCHANGED: Final = {304: ResponseSpec(None, description="It is what `If-None-Match` names.")}


class GamesController(Controller):
    """The games."""

    path = "/api/games"
    tags = ("games",)

    @get(
        summary="The games, with a schema of their options that a form can be made of",
        responses=refusals(),
    )
    async def games(self) -> list[GameSeen]:
        """All games; nothing here changes while the server runs."""
        return [_game_seen(module) for module in modules()]

    @get(
        "/{game:str}/messages/{language:str}",
        summary="A game's words, for a page that does not know the game",
        responses={**UNCHANGED, **refusals(400, 404)},
    )
    async def messages(
        self, request: AnyRequest, game: GameName, language: Language
    ) -> Response[GameWords]:
        """Fluent catalogues: those in the language, then the English ones for what that lacks."""
        module = _known(game, language)
        texts = page_catalogues(module, language)
        words = GameWords(game, [Catalogue(*text) for text in texts])
        return unless_known(request, words)

    @get(
        "/{game:str}/rules/{language:str}",
        summary="A game's rulebook in Markdown, in English where it is not translated",
        responses={**UNCHANGED, **refusals(400, 404)},
    )
    async def rules(
        self, request: AnyRequest, game: GameName, language: Language
    ) -> Response[Rulebook]:
        """Rules begin with their ids, to which the sentences of the log refer."""
        book = book_of(_known(game, language), language)
        if book is None:
            raise NotFound("server-no-rulebook")
        return unless_known(request, Rulebook(game, *book))


def _known(game: str, language: str) -> GameModule:
    """The module of a game; NotFound if there is no such game, or the language is not spoken."""
    module = module_of(game)
    if module is None:
        raise NotFound("unknown-game", game=game[:40], known=", ".join(games()))
    if language not in LANGUAGES:
        raise NotFound("server-no-language", known=", ".join(LANGUAGES))
    return module


def unless_known(request: AnyRequest, body: GameWords | Rulebook) -> Response[Any]:
    """An answer that a browser keeps, and asks each time whether it still holds."""
    # Weak: the same words may come packed or not.
    tag = f'W/"{sha256(msgspec.json.encode(body)).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(body, headers=headers)


def _game_seen(module: GameModule) -> GameSeen:
    game = module.newest
    seats = range(game.least_seats, game.most_seats + 1)
    options: dict[str, dict[str, object]] = {
        str(count): {
            "type": "object",
            "additionalProperties": False,
            "properties": {option.name: option.schema() for option in game.option_list(count)},
        }
        for count in seats
    }
    levels = [LevelSeen(name, seconds_of(name)) for name in LEVEL_NAMES]
    return GameSeen(
        name=game.name,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=min(max(USUAL_SEATS, game.least_seats), game.most_seats),
        minutes=module.minutes,
        rules_version=game.rules_version,
        options=options,
        levels=levels,
        lessons=list(module.lessons),
    )
