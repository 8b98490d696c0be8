"""The pages of the reference that are made from the program itself, by their place on the site."""

from __future__ import annotations

import json

from commands_page import commands_page
from http_page import http_page
from schemas_page import schemas_page
from server_blocks import metrics, openapi, settings
from staging import DOCS


def made_pages() -> dict[str, str]:
    """All of them, and the OpenAPI document to which one leads."""
    api = openapi()
    return {
        "reference/commands.md": commands_page(),
        "reference/settings.md": settings_page(),
        "reference/http.md": http_page(api),
        "reference/openapi.json": json.dumps(api, indent=1, ensure_ascii=False),
        "reference/schemas.md": schemas_page(),
        "decisions/index.md": decisions_page(),
    }


def settings_page() -> str:
    """Settings and metrics, as the server has them."""
    return (
        "# Settings and metrics\n\n"
        "A setting stands in a file, in the environment or on the command line; "
        "[operating](../operating.md#settings) says how, and `oenach settings` shows those that "
        "count.\n\n"
        f"## Settings\n\n{settings()}\n\n## Metrics\n\n`GET /metrics` tells them to Prometheus.\n\n"
        f"{metrics()}\n"
    )


def decisions_page() -> str:
    """The decisions in their order."""
    names = sorted(path.stem for path in (DOCS / "decisions").glob("*.md"))
    listed = "\n".join(names)
    return (
        "# Decisions\n\nWhat was chosen, why, and what else was weighed; half a page each.\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    )
