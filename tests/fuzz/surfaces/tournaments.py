"""What is kept of a tournament, from which a run goes on."""

from __future__ import annotations

import json
import shutil
import tempfile
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import ANY_JSON, TAKEN, Surface, refused
from oenach.arena import ArenaError, Plan, run_tournament
from oenach.arena.folder import RESULTS, TIMINGS
from oenach.games.installed import games

PLAN: Final = Plan.of(games()[0], "random,random", games=4)


class Tournaments(Surface):
    """A folder is gone on from, and what it says is counted."""

    name = "tournaments"
    share = 5

    @cached_property
    def _folder(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(prefix="oenach-fuzz-")

    @cached_property
    def _right(self) -> dict[str, list[bytes]]:
        """The lines of one that was played to its end."""
        folder = Path(self._folder.name) / "right"
        run_tournament(PLAN, folder, workers=0)
        return {name: (folder / name).read_bytes().splitlines() for name in (RESULTS, TIMINGS)}

    def almost(self, rng: Random) -> Any:
        made = {name: list(lines) for name, lines in self._right.items()}
        lines = made[rng.choice((RESULTS, RESULTS, TIMINGS))]
        at = rng.randrange(len(lines))
        spoilt = spoiling.as_json(spoiling.several(json.loads(lines[at]), rng), rng)
        lines[at] = spoilt.encode("utf-8", "surrogatepass")
        whole = {name: b"".join(line + b"\n" for line in made[name]) for name in made}
        if rng.random() < 0.1:
            name = rng.choice(list(whole))
            whole[name] = spoiling.octets(whole[name], rng)
        return whole

    def anything(self) -> st.SearchStrategy[Any]:
        def with_one(key: int, inner: Any) -> dict[str, bytes]:
            lines = list(self._right[RESULTS])
            right = json.loads(lines[1])
            lines[1] = json.dumps({**right, list(right)[key % len(right)]: inner}).encode()
            return {RESULTS: b"".join(line + b"\n" for line in lines), TIMINGS: b""}

        return st.builds(with_one, st.integers(0, 40), ANY_JSON)

    def answer(self, given: Any) -> str:
        folder = Path(self._folder.name) / "tried"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name, content in given.items():
            (folder / name).write_bytes(content)
        try:
            results = run_tournament(PLAN, folder, workers=0)
        except ArenaError as error:
            return refused(error)
        assert len(results.records) == PLAN.games
        return TAKEN
