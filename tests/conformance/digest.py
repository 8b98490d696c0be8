"""Prints a digest of random games of every table, to compare builds, runs and hash seeds."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from oenach import Match
from oenach.kernel import state as engine
from tables import OPTIONS, TABLES, make, walk


def digest(seed: int) -> str:
    """One hash over every position, view, legal move and log of a game at each table."""
    total = hashlib.sha256()
    for name, seats in TABLES:
        for variant in range(len(OPTIONS[name])):
            game = make(name, seats, variant)
            for ply, state in enumerate(walk(game, seed)):
                total.update(repr(state.legal_moves()).encode())
                if ply % 10 == 0:
                    total.update(json.dumps(game.position(state)).encode())
                    total.update(json.dumps(state.observe(0)).encode())
            total.update(repr(state.outcome()).encode())
            match = Match(game, secret=bytes([seed]) * 32)
            for _ in range(40):
                if match.over:
                    break
                moves = match.state.legal_moves()
                match.play(game.text(match.state, moves[len(moves) // 2]))
            total.update(json.dumps(match.log).encode())
    return total.hexdigest()


if __name__ == "__main__":
    build = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    print(build, digest(int(sys.argv[1])))
