"""Writes the golden playthroughs anew. Look at the difference before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from golden.playthrough import Chooser, golden_tables, playthrough  # noqa: E402
from oenach import Match, Rng  # noqa: E402
from oenach.bots.purposeful_trader import PurposefulTrader  # noqa: E402


def chooser() -> Chooser:
    """Any move; but for the traders one with a purpose, else they would hardly ever trade."""
    rng, trader = Rng(2026), PurposefulTrader()

    def choose(match: Match) -> str:
        moves = match.state.legal_moves()
        if match.game.name == "celtic-trader":
            knowledge = match.knowledge(int(match.state.to_act))
            return match.game.text(match.state, trader.choose(knowledge, moves, Random(0)))
        return match.game.text(match.state, moves[rng.below(len(moves))])

    return choose


def main() -> None:
    """One file a table."""
    for name, seats in golden_tables():
        path = ROOT / "tests" / "golden" / f"{name}-{seats}.txt"
        path.write_text(playthrough(name, seats, chooser()))
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
