"""Writes a database with matches as this version stores them, for later versions to go on with.

    python scripts/make_stored_matches.py NAME

writes tests/server/store/golden/NAME.db.gz. A file once written is never written anew: what
it holds is out there, in the databases of people who play.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from of_games import told  # noqa: E402

from oenach.server.store.writing.writes import Kind, Write  # noqa: E402
from oenach.server.table.registry.registry import TableRegistry  # noqa: E402
from oenach.server.table.table import Table  # noqa: E402
from oenach.server.wire.parts import Clock  # noqa: E402
from stores import OPTIONS, opened_registry, play_at_random, started_table  # noqa: E402

FOLDER = ROOT / "tests" / "server" / "store" / "golden"
MOVES = {"running": 75, "over": 10_000}


async def play(registry: TableRegistry, game: str, moves: int, choice: random.Random) -> Table:
    """A match with all that can be stored about one: banks, a queue, something said, an undo."""
    clock = Clock("bank", 86_400, 30)
    options = {**OPTIONS[game], **told("stored").get(game, {})}
    table = await started_table(registry, game, 3, options, clock)
    await play_at_random(table, choice, moves)
    async with table.lock:
        match = table.playing()
        takers = [seat for seat in range(3) if match.undoable(seat)]
        if takers:
            await table.act(lambda match: match.undo(takers[0]))
        write = Write()
        table.roster.queue(1, ["pass"], write)
        said = {"match": table.row.number, "at": 1, "name": "Medb 0", "seat": 0, "text": "Sláinte!"}
        write.add(Kind.SAYING, said)
        await table.commit(write)
    return table


async def fill(file: Path) -> None:
    """A running and a finished match of each game."""
    async with opened_registry(f"sqlite:///{file}") as registry:
        for game in OPTIONS:
            for state, moves in MOVES.items():
                table = await play(registry, game, moves, random.Random(f"{game} {state}"))
                assert table.playing().over == (state == "over"), (game, state)


def main() -> None:
    """Make the file, unless it is there."""
    target = FOLDER / f"{sys.argv[1]}.db.gz"
    if target.exists():
        sys.exit(f"{target.name} is there already, and must stay as it is")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "oenach.db"
        asyncio.run(fill(file))
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA journal_mode=DELETE")
        database.close()
        target.write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
