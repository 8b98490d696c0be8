"""Two bots play a match of Keltis; the log is kept, checked and played again.

python examples/bots_match.py [FILE]
"""

import json
import sys
from pathlib import Path
from random import Random

import oenach
from oenach.bots.catalog import bot


def play(game: oenach.Game, names: list[str], seed: int) -> oenach.Match:
    """A whole match; each bot is given what its seat knows, and nothing else."""
    players = [bot(name, game) for name in names]
    match = oenach.Match(game, secret=bytes([seed]) * 32)
    rng = Random(seed)
    while not match.over:
        seat = match.state.to_act
        moves = match.state.legal_moves()
        chosen = players[seat].choose(match.knowledge(seat), moves, rng)
        match.play(game.text(match.state, chosen))
    return match


def main() -> None:
    """Play, tell and keep."""
    names = ["greedy", "random"]
    match = play(oenach.game("keltis", seats=2), names, seed=7)
    outcome = match.outcome()
    assert outcome is not None
    for name, sheet in zip(names, outcome.sheets, strict=True):
        print(f"{name:8} {sheet.total:4} points")
        for line in sheet.lines:
            print(f"         {line.points:4} {line.label}")
    again = oenach.Match.load(match.log)
    assert again.outcome() == outcome
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(match.log))
        print(f"oenach verify {sys.argv[1]}")


if __name__ == "__main__":
    main()
