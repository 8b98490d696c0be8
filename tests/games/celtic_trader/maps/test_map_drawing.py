"""The drawn map: sound SVG with everything of the map in it, each thing at its own road."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations, product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games.celtic_trader.maps.map_samples import SAMPLES, britannia, sample
from oenach.games.celtic_trader.maps.drawing.drawing import draw_map
from oenach.games.celtic_trader.maps.drawing.hexes import APOTHEM, margin
from oenach.games.celtic_trader.maps.drawing.knotwork import Frame
from oenach.games.celtic_trader.maps.drawing.placing import ON_ROAD, SPOT, nearest
from oenach.games.celtic_trader.maps.drawing.roads.curves import Curve, Line, meetings
from oenach.games.celtic_trader.maps.drawing.roads.routes import find_bridges, must_cross
from oenach.games.celtic_trader.maps.drawing.roads.routing import plan
from oenach.games.celtic_trader.maps.drawing.tileplan import TilePlan, plan_tile, starts
from oenach.games.celtic_trader.maps.files.worldmap import WorldMap

SVG = "{http://www.w3.org/2000/svg}"
ROOT = Path(__file__).parents[4]


@cache
def text_in(language: str, name: str) -> str:
    """The picture of a sample, drawn once for all tests that only look at it."""
    return draw_map(sample(name), language)


def text_of(name: str) -> str:
    return text_in("en", name)


def drawn(name: str, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(text_in(language, name))


def ids(picture: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]


def words(picture: ElementTree.Element) -> str:
    return " ".join(element.text or "" for element in picture.iter(f"{SVG}text"))


@cache
def plans(name: str) -> list[TilePlan]:
    world = sample(name)
    return [plan_tile(world, tile, starts(world)) for tile in world.tiles]


def crossing_pairs(world: WorldMap) -> set[frozenset[str]]:
    """The sections of each tile that can't be drawn without a bridge."""
    return {
        frozenset((world.sections[one].id, world.sections[other].id))
        for tile in world.tiles
        if tile.kind != "stronghold"
        for one, other in combinations(tile.sections, 2)
        if must_cross(world.sections[one].edges, world.sections[other].edges)
    }


# The file


@pytest.mark.parametrize("name", SAMPLES)
def test_the_picture_is_sound_svg_that_needs_nothing_from_elsewhere(name: str) -> None:
    text = text_of(name)
    picture = ElementTree.fromstring(text)
    assert picture.tag == f"{SVG}svg"
    assert {element.tag.removeprefix(SVG) for element in picture.iter()} <= {
        "svg", "title", "desc", "defs", "clipPath", "g", "use", "path", "circle", "ellipse",
        "rect", "text",
    }  # fmt: skip
    named = ids(picture)
    assert [id for id, count in Counter(named).items() if count > 1] == []
    for element in picture.iter():
        for key, value in element.attrib.items():
            assert not key.startswith("on") and "javascript" not in value
            if key == "href":
                assert value.startswith("#") and value[1:] in named
            assert "url(" not in value or value == "url(#window)"
    assert "nan" not in text and "inf" not in text.replace("info", "")


@pytest.mark.parametrize("name", SAMPLES)
def test_it_has_the_shape_of_an_a3_sheet(name: str) -> None:
    picture = drawn(name)
    assert (picture.attrib["width"], picture.attrib["height"]) == ("420mm", "297mm")
    _, _, wide, high = map(float, picture.attrib["viewBox"].split())
    assert wide / high == pytest.approx(420 / 297, rel=0.001)
    # Millimetres on A4: there is room for tokens.
    (chart,) = [element for element in picture.iter() if element.get("id") == "map"]
    scale = re.search(r"scale\(([\d.]+)\)", chart.attrib["transform"])
    tile = 2 * APOTHEM * (float(scale.group(1)) if scale else 1)
    assert tile * 420 / wide / 2**0.5 > (24 if name in ("britannia", "generated-24") else 16)


@pytest.mark.parametrize("name", ["britannia", "generated-12"])
def test_the_same_map_is_always_drawn_alike(name: str) -> None:
    assert draw_map(sample(name)) == text_of(name)


def test_it_can_be_read_aloud() -> None:
    picture = drawn("britannia")
    assert picture.attrib["role"] == "img"
    assert picture.attrib["aria-labelledby"] == "title description"
    title, description = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
    assert title is not None and title.text == "Britannia · Celtic Trader"
    assert description is not None and "24 hexagonal tiles" in str(description.text)
    titles = [element.text for element in picture.iter(f"{SVG}title")]
    assert "Road T13a, leading to T14a, T17, T12a" in titles
    assert "Road T14b, leading to T09b, T08; found here: grapes" in titles
    assert "Tile T10, stronghold of the Iceni" in titles


# What is on it


@pytest.mark.parametrize("name", SAMPLES)
def test_everything_of_the_map_is_there_by_its_id(name: str) -> None:
    world = sample(name)
    named = set(ids(drawn(name)))
    assert {f"tile.{tile.id}" for tile in world.tiles} <= named
    assert {f"section.{section.id}" for section in world.sections} <= named
    spots = {f"spot.{at.id}.{spot}" for at in world.sections for spot in at.spots}
    assert len(spots) == 18 and {id for id in named if id.startswith("spot.")} == spots
    romans = {f"roman.{section.id}" for section in world.sections if section.roman}
    assert {id for id in named if id.startswith("roman.")} == romans
    for stronghold in world.strongholds:
        assert {f"stronghold.{stronghold}", f"chart.{stronghold}"} <= named
    assert {f"role.{role}" for role in world.roles} <= named
    assert {f"start.{number}" for number in range(1, 7)} <= named
    assert {"circle", "border", "legend"} <= named


@pytest.mark.parametrize("name", SAMPLES)
def test_there_are_bridges_exactly_where_roads_have_to_cross(name: str) -> None:
    world = sample(name)
    bridges = [id.split(".") for id in ids(drawn(name)) if id.startswith("bridge.")]
    assert {frozenset(parts[1:3]) for parts in bridges} == crossing_pairs(world)


def test_names_and_numbers_can_be_read() -> None:
    world = britannia()
    shown = words(drawn("britannia")).split()
    for tile in world.tiles:
        assert tile.id in shown
    for section in world.sections:
        assert section.id in shown
    for name in world.strongholds:
        assert shown.count(name.capitalize()) >= 2  # on the map and over its chart
    assert "+0/14/24/37/53" in shown


def test_each_chart_shows_where_its_markers_start() -> None:
    world = britannia()
    for chart in drawn("britannia").iter(f"{SVG}g"):
        name = chart.attrib.get("id", "").removeprefix("chart.")
        if name in world.charts:
            bold = [e.text for e in chart.iter(f"{SVG}text") if e.get("font-weight") == "bold"]
            assert [int(str(text)) for text in bold[1:]] == list(world.charts[name].values())


def test_a_reconstruction_is_called_one_and_a_printed_map_is_not() -> None:
    assert "reconstruction" in words(drawn("britannia"))
    assert "reconstruction" in text_of("britannia").partition("</desc>")[0]
    assert "reconstruction" not in text_of("far-off")


def test_a_name_may_hold_any_characters() -> None:
    assert 'Ynys <Prydain> & "co"' in words(drawn("far-off"))


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "Une reconstitution"), ("nl", "Vraag"), ("de", "Fähigkeiten")]
)
def test_it_speaks_four_languages(language: str, word: str) -> None:
    picture = drawn("britannia", language)
    assert word in words(picture)
    assert "map-draw" not in words(picture)
    assert sorted(ids(picture)) == sorted(ids(drawn("britannia")))


def test_the_picture_in_the_documents_is_that_of_britannia() -> None:
    shown = (ROOT / "docs" / "pictures" / "britannia.svg").read_text(encoding="utf-8")
    # When this fails: oenach map draw britannia -o docs/pictures/britannia.svg
    assert shown == text_of("britannia")


# Roads and places


@pytest.mark.parametrize("name", SAMPLES)
def test_spots_and_roman_places_lie_on_their_own_road_or_at_the_end_of_a_lane(name: str) -> None:
    for tile in plans(name):
        for n, at in enumerate(tile.sections):
            things = [f"spot.{at.id}.{spot}" for spot in at.spots]
            things += [f"roman.{at.id}"] if at.roman else []
            others = [route for m, route in enumerate(tile.routes) if m != n]
            for thing in things:
                place = tile.places[thing].at
                assert margin(place) > 10
                end = nearest(tile.routes[n], place)
                # A lane is short, and comes near no other road.
                assert abs(place - end) < 60
                lane = [end + (place - end) * part / 8 for part in range(9)]
                assert all(route.distance(way) > 12 for route in others for way in lane)
        spots = [box.at for thing, box in tile.places.items() if thing.startswith("spot.")]
        assert all(abs(one - other) > 2 * SPOT - 4 for one, other in combinations(spots, 2))


def test_on_britannia_everything_lies_on_its_road() -> None:
    for tile in plans("britannia"):
        for thing, box in tile.places.items():
            kind, _, rest = thing.partition(".")
            if kind in ("spot", "roman"):
                names = [at.id for at in tile.sections]
                route = tile.routes[names.index(rest.partition(".")[0])]
                assert route.distance(box.at) < ON_ROAD


@pytest.mark.parametrize("name", ["britannia", "generated-24", "generated-60"])
def test_names_and_flags_cover_no_spot_and_no_bridge(name: str) -> None:
    for tile in plans(name):
        labels = [box for id, box in tile.places.items() if id.startswith(("name.", "start."))]
        for label in labels:
            for id, box in tile.places.items():
                assert not id.startswith("spot.") or label.clearance(box) > -2
            assert all(label.gap(bridge.point) > 12 for bridge in tile.bridges)


def splits(edges: list[int]) -> list[list[tuple[int, ...]]]:
    """All ways to split edges between sections."""
    if not edges:
        return [[]]
    first, found = edges[0], []
    for rest in splits(edges[1:]):
        found.append([(first,), *rest])
        for n, part in enumerate(rest):
            found.append([*rest[:n], (first, *part), *rest[n + 1 :]])
    return found


@pytest.mark.parametrize(
    ("edges", "count"),
    [
        *product(([0, 1, 3, 4], [0, 1, 2, 3, 4]), (2, 3)),
        ([0, 1, 2, 3, 4, 5], 2),
        pytest.param([0, 1, 2, 3, 4, 5], 3, marks=pytest.mark.long),
    ],
)
def test_roads_cross_only_where_they_have_to(edges: list[int], count: int) -> None:
    """All splits of these edges between so many sections, one of each six turned alike."""
    for split in splits(edges):
        if len(split) != count or 0 not in split[0]:
            continue
        routes = plan([(part, 1) for part in split])
        found = {frozenset((b.upper, b.lower)) for b in find_bridges(routes)}
        needed = {
            frozenset((one, other))
            for one, other in combinations(range(count), 2)
            if must_cross(split[one], split[other])
        }
        assert found == needed, split


def test_three_roads_through_the_middle_cross_in_three_places() -> None:
    bridges = find_bridges(plan([((0, 3), 0), ((1, 4), 0), ((2, 5), 0)]))
    points = [bridge.point for bridge in bridges]
    assert len(points) == 3
    assert all(abs(one - other) > 30 for one, other in combinations(points, 2))


def test_a_fork_needs_one_bridge_only() -> None:
    assert len(find_bridges(plan([((0, 1, 3, 4), 0), ((2, 5), 0)]))) == 1


def test_a_line_is_measured_along_its_way() -> None:
    line = Line([Curve(0j, 10 + 0j, 20 + 0j, 30 + 0j), Curve(30 + 0j, 40 + 0j, 50 + 0j, 60 + 0j)])
    assert line.length == pytest.approx(60)
    assert line.at(45) == pytest.approx(45 + 0j)
    assert line.heading(10) == pytest.approx(1 + 0j)
    piece = line.part(20, 40)
    assert [piece[0].start, piece[-1].end] == pytest.approx([20 + 0j, 40 + 0j])
    (meeting,) = meetings(line, Line([Curve(20 - 9j, 20 - 3j, 20 + 3j, 20 + 9j)]))
    assert meeting.point == pytest.approx(20 + 0j)
    assert [meeting.first, meeting.second] == pytest.approx([20, 9])


def test_the_bands_of_the_border_never_end() -> None:
    """At every crossing four bands meet, at every turn two."""
    frame = Frame(400, 300, 52)
    for i in range(frame.columns + 1):
        for j in range(frame.rows + 1):
            if (i + j) % 2 == 0 or not frame.inside(i, j):
                continue
            ways = [(i + x, j + y) for x in (-1, 1) for y in (-1, 1) if frame.joined(i, j, x, y)]
            assert len(ways) == (4 if frame.wall(i, j) is None else 2)
