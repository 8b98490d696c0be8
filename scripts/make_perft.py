"""Count the perft set-ups by the references and write tests/games/<game>/perft.json.

    python scripts/make_perft.py            all games
    python scripts/make_perft.py keltis     only this one; the others' counts stay as they are

The references are slow, so that this takes some minutes; it is only needed when a set-up changes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from oenach.testing.perft import perft  # noqa: E402
from reference.setups import all_setups, counts_file, reference  # noqa: E402


def main() -> None:
    """Count anew what was asked for, keep the rest."""
    setups = all_setups()
    asked = sys.argv[1:] or list(setups)
    unknown = [game for game in asked if game not in setups]
    if unknown:
        sys.exit(f"no set-ups for {', '.join(unknown)}; there are {', '.join(setups)}")
    for game in asked:
        entries = []
        for number, (name, position, depth) in enumerate(setups[game], 1):
            label = f"{game} {number}/{len(setups[game])}: {name}, depth {depth}"
            count = perft(reference(game), position, depth, Progress(label))
            print(f"\r\033[K{label}: {count}", file=sys.stderr)
            entries.append(
                {"game": game, "name": name, "depth": depth, "count": count, "position": position}
            )
        # An entry a line, so that a difference shows which count changed.
        lines = ",\n".join(json.dumps(entry) for entry in entries)
        counts_file(game).write_text(f"[\n{lines}\n]\n")


class Progress:
    """Shows how many of the first moves have been gone through."""

    def __init__(self, label: str) -> None:
        self.label = label

    def __call__(self, done: int, moves: int) -> None:
        print(f"\r\033[K{self.label}: {done}/{moves}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
