"""What is fuzzed of this game alone: maps that somebody brings."""

from __future__ import annotations

import json
import tempfile
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import ANY_JSON, TAKEN, Surface, refused
from games.celtic_trader.maps.map_samples import map_file
from games.celtic_trader.small_map import small_map
from oenach.games.celtic_trader.maps.files.reading import MapFileError, read_map_file
from oenach.games.celtic_trader.maps.files.worldmap import faults
from oenach.kernel.errors import OptionError
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER

RIGHT: Final = (small_map(), map_file())


class Maps(Surface):
    """A map file is read, its content is checked, and what is taken is played on."""

    name = "maps"
    share = 20

    @cached_property
    def _folder(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(prefix="oenach-fuzz-")

    def almost(self, rng: Random) -> Any:
        spoilt = spoiling.several(rng.choice(RIGHT), rng)
        if rng.random() < 0.3:
            return {"text": spoiling.as_json(spoilt, rng)}
        return {"value": spoilt}

    def anything(self) -> st.SearchStrategy[Any]:
        keys = st.sampled_from(list(RIGHT[0]))
        return st.builds(lambda key, inner: {"value": {**RIGHT[0], key: inner}}, keys, ANY_JSON)

    def answer(self, given: Any) -> str:
        if "text" in given:
            return self._file(given["text"])
        found = faults(given["value"])
        try:
            game = make_game("celtic-trader", 2, {"map": given["value"]})
        except OptionError as error:
            assert found or not isinstance(given["value"], dict), error
            return refused(error)
        assert not found, found
        state, rng = game.new(), Rng(1)
        for _ in range(6):
            if state.to_act != OVER:
                state.apply(game.random_move(state, rng))
        return TAKEN

    def _file(self, text: str) -> str:
        file = Path(self._folder.name) / "map.json"
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            read_map_file(file)
        except MapFileError as error:
            return refused(error)
        assert not faults(json.loads(text.removeprefix("\ufeff")))
        return TAKEN


SURFACES: Final = (Maps,)
