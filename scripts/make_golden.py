"""Writes the golden playthroughs anew. Look at the difference before you commit it.

python scripts/make_golden.py [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
USUAL = ROOT / "tests" / "games"
sys.path.insert(0, str(ROOT / "tests"))

from golden.playthrough import Chooser, golden_file, golden_tables, playthrough  # noqa: E402
from oenach import Match, Rng, game  # noqa: E402
from oenach.bots.catalog import bot  # noqa: E402
from per_game import about  # noqa: E402


def chooser(name: str, seats: int) -> Chooser:
    """Any move, or those of the bot that the tests of the game name."""
    player = about(name).golden_bot
    return at_random() if player == "random" else of_bot(player, name, seats)


def of_bot(player: str, name: str, seats: int) -> Chooser:
    """The moves of a bot."""
    chosen, rng = bot(player, game(name, seats=seats)), Random(2026)

    def choose(match: Match) -> str:
        state = match.state
        knowledge = match.knowledge(int(state.to_act))
        return match.game.text(state, chosen.choose(knowledge, state.legal_moves(), rng))

    return choose


def at_random() -> Chooser:
    """Any moves."""
    rng = Rng(2026)

    def choose(match: Match) -> str:
        moves = match.state.legal_moves()
        return match.game.text(match.state, moves[rng.below(len(moves))])

    return choose


def main(folder: Path) -> None:
    """One file a table."""
    for name, seats in golden_tables():
        path = folder / golden_file(name, seats).relative_to(USUAL)
        path.write_text(playthrough(name, seats, chooser(name, seats)))
        print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else USUAL)
