"""The browser client: the files that were built into the package."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

A_YEAR: Final = 365 * 86_400


def client_folder() -> Path:
    """Where the built client lies."""
    return Path(str(files("oenach.server"))) / "client"


def has_client() -> bool:
    """Whether the pages were built when the package was installed."""
    return (client_folder() / "index.html").is_file()


def the_page(status: int = 200) -> Response[str]:
    """The one page, or what there is to say where it was not built."""
    index = client_folder() / "index.html"
    return Response(
        index.read_text(encoding="utf-8") if index.is_file() else MISSING,
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )


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
            "/seat",
            "/watch",
            "/watch/{rest:path}",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
    )
    async def page() -> Response[str]:
        """The one page; it finds out from its address what to show."""
        return the_page()

    handlers: list[HTTPRouteHandler | Router] = [page]
    if (folder / "assets").is_dir():
        # Their names change with their contents.
        forever = CacheControlHeader(max_age=A_YEAR, public=True, immutable=True)
        handlers.append(
            create_static_files_router("/assets", [folder / "assets"], cache_control=forever)
        )
    return handlers


MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Óenach</title>
<h1>Óenach</h1>
<p>The server runs, but this package was installed without its pages: when it was installed, there
was no Node.js to build them with, nor could it be fetched. Install Node.js (20.19 or newer), then
install the package again. Until then, <code>oenach play</code> plays in a terminal.</p>
</html>
"""
