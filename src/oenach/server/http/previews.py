"""What a link to this server says of itself where people show it to each other."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from oenach.games.installed import games
from oenach.messages.catalogues import LANGUAGES, say

NAME: Final = "Óenach"
FOLDER: Final = "previews"
"""Where the pictures of the games lie, under the pages and in addresses."""
WIDTH: Final = 1200
HEIGHT: Final = 630

TITLES: Final = {
    "table": "preview-table",
    "replay": "preview-replay",
    "rules": "preview-rules",
    "learn": "preview-learn",
}
"""By the first word of an address, what is said of the game; other pages merely name it."""

MOST_READ: Final = 20
"""So many languages of a request are looked at."""


class Preview(NamedTuple):
    """A title, a sentence, and the games of which one is to be seen: the first with a picture."""

    title: str
    about: str
    games: tuple[str, ...]


def preview_of(page: str, game: str | None, language: str) -> Preview:
    """What is said of a page, by the first word of its address, and of the game it is of."""
    if game is None or game not in games():
        return Preview(NAME, say("preview-home", language), tuple(games()))
    name = say(f"name-{game}", language)
    title = f"{say(TITLES.get(page, 'preview-game'), language, game=name)} · {NAME}"
    return Preview(title, say(f"game-{game}", language), (game,))


def head_of(preview: Preview, base: str, address: str, folder: Path) -> str:
    """The elements for the head of a page, with the picture if there is one in the folder."""
    facts = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": f"{base}{address}",
    }
    drawn = (f"{game}.png" for game in preview.games)
    picture = next((name for name in drawn if (folder / FOLDER / name).is_file()), None)
    if picture is not None:
        facts |= {
            "og:image": f"{base}/{FOLDER}/{picture}",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": preview.about,
        }
    card = "summary_large_image" if "og:image" in facts else "summary"
    named = {"description": preview.about, "twitter:card": card}
    return "\n    ".join(
        [
            f"<title>{escape(preview.title)}</title>",
            *(f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()),
            *(
                f'<meta property="{key}" content="{escape(value)}" />'
                for key, value in facts.items()
            ),
        ]
    )


def language_of(accepted: str) -> str:
    """The language of ours that a request would rather have, by its `Accept-Language`."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:MOST_READ]:
        tag, _, weight = part.strip().partition(";q=")
        wishes.append((_weight(weight), tag.partition("-")[0].lower()))
    # Of two that are wanted alike, the first.
    for wanted, language in sorted(wishes, key=lambda wish: -wish[0]):
        if wanted > 0 and language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
