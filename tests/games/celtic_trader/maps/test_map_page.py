"""What docs/maps.md says of map files is what the checker, the drawing and the schema have."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from games.celtic_trader.maps.map_samples import britannia, sample
from oenach.games.celtic_trader.commands import map_app
from oenach.games.celtic_trader.maps.drawing.drawing import draw_map
from oenach.games.celtic_trader.maps.files import checking, draft, faults, reading, roads
from oenach.games.celtic_trader.maps.files.writing import written

ROOT = Path(__file__).parents[4]
PAGE = " ".join((ROOT / "docs" / "maps.md").read_text(encoding="utf-8").split())
DATA = ROOT / "src/oenach/games/celtic_trader/maps/files/data"


def test_limits_are_those_of_the_checker() -> None:
    columns = [str(column) for column in faults.COLUMNS]
    for told in (
        f"a map has {checking.MIN_TILES} to {checking.MAX_TILES} tiles",
        f"| {checking.MIN_TILES} to {checking.MAX_TILES} tiles: six strongholds, one stone circle",
        f"the title, 1 to {draft.LONGEST_NAME} characters",
        f"at most {reading.LARGEST // 1_000_000} megabytes",
        f"the column ({', '.join(columns[:-1])} or {columns[-1]})",
        f"levels 0 to {draft.LEVELS - 1} of an ability",
    ):
        assert told in PAGE, told
    most = 15
    assert f"a letter, then up to {most} letters, digits" in PAGE
    assert draft._ID.fullmatch("T" * (1 + most)) and not draft._ID.fullmatch("T" * (2 + most))
    assert (checking.STRONGHOLDS, checking.ROLES, checking.SPOTS_OF_A_KIND) == (6, 6, 3)


def test_edges_lead_where_the_page_says() -> None:
    told = re.findall(r"([0-5]) ([a-z]+-?[a-z]+) +\(q([+-]1)?, +r([+-]1)?\)", PAGE)
    steps = {int(edge): (int(q or 0), int(r or 0)) for edge, _, q, r in told}
    assert steps == dict(enumerate(roads.STEPS))


def test_what_the_page_names_in_a_drawing_is_there() -> None:
    named = re.findall(r"`((?:tile|section|spot|bridge)\.[\w.]+)`", PAGE)
    picture = draw_map(britannia())
    assert len(named) == 4
    assert [name for name in named if f'id="{name}"' not in picture] == []


def test_the_format_is_that_of_the_schema() -> None:
    schema = json.loads((DATA / "map.schema.json").read_text(encoding="utf-8"))
    assert f"`{schema['$id']}`" in PAGE
    assert schema["$schema"].endswith("/2020-12/schema") and "JSON Schema (2020-12)" in PAGE


def test_every_command_is_on_the_page() -> None:
    commands = {one.callback.__name__ for one in map_app.registered_commands if one.callback}
    assert set(re.findall(r"\$ oenach map ([a-z]+)", PAGE)) == commands
    assert set(re.findall(r"- `([a-z]+)` (?:says|makes|writes)", PAGE)) == commands


def test_the_largest_map_is_as_small_as_the_limits_take_it_for() -> None:
    content = sample("generated-60").file
    walk = faults._Walk({key: value for key, value in content.items() if key != "$comment"})
    assert walk.run() == []
    assert walk.values == pytest.approx(1_100, rel=0.05)
    assert walk.text == pytest.approx(3_600, rel=0.05)
    assert len(written(content)) == pytest.approx(11_000, rel=0.05)
