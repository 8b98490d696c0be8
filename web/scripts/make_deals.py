"""Looks for the deals that the tests in the browser are played with, and writes them down.

    python scripts/make_deals.py browser/games

A deal is a secret, the moves that were made already when the page opens, and what it is chosen for.
What is looked for stands in `games/<game>/deals.py`. The server under test (tests/server/chosen.py)
is given all of it, so that the test takes the same course every time. After a change of the rules
the secrets are looked for anew; a deal that can't be had any more is named.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path

from dealing import Deal, begun
from of_games import brought

TRIES = 2000


def found(game: str, deal: Deal) -> dict[str, object]:
    """The first deal of its kind."""
    for number in range(TRIES):
        secret = hashlib.sha256(f"{deal.name} {number}".encode()).digest()
        match = begun(game, deal, secret)
        moves = None if match is None else deal.moves(match, random.Random(secret))
        if moves is not None:
            return {
                "chosenFor": deal.chosen_for,
                "game": game,
                "options": deal.options,
                "secret": secret.hex(),
                "moves": moves,
            }
    raise SystemExit(f"{deal.name}: none of {TRIES} deals will do ({deal.chosen_for})")


def main(folder: Path) -> None:
    """Look for the deals of every game."""
    for game, about in brought("deals"):
        deals: dict[str, object] = {}
        for deal in about["DEALS"]:
            deals[deal.name] = found(game, deal)
            print(f"{deal.name}: {deal.chosen_for}")
        text = json.dumps(deals, indent=2, ensure_ascii=False) + "\n"
        (folder / game / "deals.json").write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
