"""The browser client: the files that were built into the package."""

from __future__ import annotations

import asyncio
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

from oenach.messages import say
from oenach.messages.catalogues import LANGUAGES
from oenach.server.http.dependencies import TheRegistry, TheSettings
from oenach.server.http.links import base_url
from oenach.server.http.previews import FOLDER, head_of, language_of, preview_of
from oenach.server.store.archive.archive import Archive

A_DAY: Final = 86_400
A_YEAR: Final = 365 * A_DAY

BARE_TITLE: Final = "<title>Óenach</title>"
"""Instead of this stands what a link to the page says of itself."""

BARE_LANGUAGE: Final = '<html lang="en">'
"""Until the page itself knows better, it is in the language in which its head is."""

BARE_FILES: Final = '="./'
"""How the addresses of the page's files begin when it is built, as if it stood beside them."""

LONGEST_ID: Final = 64

AnyRequest = Request[Any, Any, Any]

log = structlog.get_logger("oenach.http")


def client_folder() -> Path:
    """Where the built client lies."""
    return Path(str(files("oenach.server"))) / "client"


def has_client() -> bool:
    """Whether the pages were built when the package was installed."""
    return (client_folder() / "index.html").is_file()


def root_from(request: AnyRequest) -> str:
    """The way from the page that was asked for to where all addresses begin. Only the browser
    knows the path that this server stands under, if it does, and goes from there."""
    return "../" * (request.scope["raw_path"].count(b"/") - 1) or "./"


def the_page(
    request: AnyRequest,
    status: int = 200,
    head: str = BARE_TITLE,
    language: str = LANGUAGES[0],
) -> Response[str]:
    """The one page, or what there is to say where it was not built."""
    index = client_folder() / "index.html"
    html = index.read_text(encoding="utf-8") if index.is_file() else missing(language)
    html = html.replace(BARE_FILES, f'="{root_from(request)}')
    spoken = html.replace(BARE_LANGUAGE, f'<html lang="{language}">', 1)
    return Response(
        spoken.replace(BARE_TITLE, head, 1),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache", "vary": "accept-language"},
    )


def game_of(archive: Archive, page: str, rest: str, wanted: str | None) -> str | None:
    """The game that a page is about; None if it is about none, or if nobody can tell now."""
    name = rest.partition("/")[0]
    if page == "new":
        return wanted
    if page in ("rules", "learn"):
        return name
    if page not in ("table", "replay") or not 0 < len(name) <= LONGEST_ID:
        return None
    try:
        row = archive.match(name)
    except SQLAlchemyError as failure:
        # The page itself says what is wrong; a link can do without its game.
        log.warning("no-preview", why=type(failure).__name__)
        return None
    return row.game if row is not None else None


def pages() -> list[HTTPRouteHandler | Router]:
    """The page, under every address that it knows, and its assets."""
    folder = client_folder()

    @get(
        [
            "/",
            "/new",
            "/table/{rest:path}",
            "/replay/{rest:path}",
            "/rules/{rest:path}",
            "/learn/{rest:path}",
            "/seat",
            "/watch",
            "/watch/{rest:path}",
            "/about",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
    )
    async def page(
        request: AnyRequest, registry: TheRegistry, settings: TheSettings
    ) -> Response[str]:
        """The one page; it finds out from its address what to show."""
        kind, _, rest = request.url.path.lstrip("/").partition("/")
        base, wanted = base_url(request, settings), request.query_params.get("game")
        language = language_of(request.headers.get("accept-language", ""))

        def head() -> str:
            game = game_of(registry.context.archive, kind, rest, wanted)
            preview = preview_of(kind, game, language)
            # Which table is to be set up stands behind the question mark, and is part of the link.
            chosen = kind == "new" and preview.games == (game,)
            address = request.url.path + (f"?game={game}" if chosen else "")
            return head_of(preview, base, address, client_folder())

        # The store is asked, and a catalogue may have to be read.
        return the_page(request, head=await asyncio.to_thread(head), language=language)

    handlers: list[HTTPRouteHandler | Router] = [page]
    if (folder / "assets").is_dir():
        # Their names change with their contents.
        forever = CacheControlHeader(max_age=A_YEAR, public=True, immutable=True)
        handlers.append(
            create_static_files_router("/assets", [folder / "assets"], cache_control=forever)
        )
    if (folder / FOLDER).is_dir():
        daily = CacheControlHeader(max_age=A_DAY, public=True)
        pictures = create_static_files_router(f"/{FOLDER}", [folder / FOLDER], cache_control=daily)
        handlers.append(pictures)
    return handlers


def missing(language: str) -> str:
    """What stands in the place of the page where it was not built."""
    return f"""<!doctype html>
{BARE_LANGUAGE}<meta charset="utf-8">{BARE_TITLE}
<h1>Óenach</h1>
<p>{escape(say("server-no-client", language))}</p>
</html>
"""
