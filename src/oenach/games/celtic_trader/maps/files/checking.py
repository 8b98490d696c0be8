"""Whether a map file keeps the rules: names, counts, roads that meet, places one can reach."""

from __future__ import annotations

from typing import Final

from oenach.games.celtic_trader.maps.files.draft import DraftRole, DraftTile, MapDraft
from oenach.games.celtic_trader.maps.files.faults import RESOURCES, MapFault, Place, shown, step
from oenach.games.celtic_trader.maps.files.roads import Roads, beyond, opposite

MIN_TILES: Final = 12
MAX_TILES: Final = 60
STRONGHOLDS: Final = 6
ROLES: Final = 6
SPOTS_OF_A_KIND: Final = 3
# Words that the notation keeps for tokens: `=wheat`, `resolve roman@T11`.
TOKENS: Final = (*RESOURCES, "roman", "cycle", "orders", "romanisation")


def check(draft: MapDraft, found: list[MapFault]) -> None:
    """Adds to `found` every rule that the draft breaks."""
    tiles = draft.tiles
    _check_names(tiles or [], draft.roles or {})
    if tiles is not None:
        _check_counts(tiles, Place("file", "C2", found))
        for tile in tiles:
            _check_tile(tile)
        roads = Roads(tiles)
        _check_places(tiles, roads)
        _check_roads(tiles, roads)
        _check_reach(tiles, roads)
        if draft.charts is not None:
            _check_charts(draft.charts, tiles, Place("charts", "C4", found))
    if draft.roles is not None:
        _check_roles(draft.roles, tiles, Place("roles", "C7", found))


# Names: no word of the notation may mean two things, so all are drawn from one stock.


def _check_names(tiles: list[DraftTile], roles: dict[str, DraftRole]) -> None:
    taken: dict[str, str] = {}
    for tile in tiles:
        _take(tile.id, tile.slot, tile.place, taken)
        _take(tile.name or "", f"{tile.slot}.name", tile.place, taken)
    for tile in tiles:
        sole = len(tile.sections) == 1
        for n, section in enumerate(tile.sections):
            # C3: a section is named after its tile when it is the only one
            if sole and section.id == tile.id:
                continue
            if sole and section.id and tile.id:
                section.place.fault("sole-section-name", found=section.id, expected=tile.id)
            _take(section.id, f"{tile.slot}.sections[{n}]", section.place, taken)
    for name, role in roles.items():
        _take(name, "a role", role.place, taken)


def _take(name: str, owner: str, place: Place, taken: dict[str, str]) -> None:
    """Gives a name to its owner; '' is what is left of a name reported before."""
    if name in TOKENS:
        place.fault("name-reserved", name=name)
    elif name in taken:
        place.fault("name-taken", name=shown(name), other=taken[name])
    elif name:
        taken[name] = owner


# Counts


def _check_counts(tiles: list[DraftTile], place: Place) -> None:
    if not MIN_TILES <= len(tiles) <= MAX_TILES:  # C2
        place.fault("tile-count", found=len(tiles), low=MIN_TILES, high=MAX_TILES)
    kinds = [tile.kind for tile in tiles]
    if kinds.count("stronghold") != STRONGHOLDS:  # C1
        count = kinds.count("stronghold")
        place.under("C1").fault("stronghold-count", found=count, expected=STRONGHOLDS)
    if kinds.count("circle") != 1:  # C1
        place.under("C1").fault("circle-count", found=kinds.count("circle"))
    spots = [resource for tile in tiles for section in tile.sections for resource in section.spots]
    for resource in RESOURCES:  # C2
        count = spots.count(resource)
        if count != SPOTS_OF_A_KIND:
            place.fault("resource-count", resource=resource, found=count, expected=SPOTS_OF_A_KIND)


# Tiles, each by itself


def _check_tile(tile: DraftTile) -> None:
    users: dict[int, str] = {}
    for n, section in enumerate(tile.sections):
        for edge in section.edges:
            if edge in users:  # C3
                place = tile.place.inside(f"{tile.place.where}, edge {edge}")
                place.under("C3").fault("edge-taken", other=users[edge])
            users.setdefault(edge, section.id or f"sections[{n}]")
        for resource in RESOURCES:
            if section.spots.count(resource) > 1:  # C2
                section.place.under("C2").fault("spot-twice", resource=resource)
    if tile.kind == "stronghold":
        _check_stronghold(tile)
    elif tile.kind:
        _check_open_country(tile)


def _check_open_country(tile: DraftTile) -> None:
    if tile.name is not None:
        tile.place.fault("name-not-stronghold")
    if not tile.sections:  # C2
        tile.place.fault("tile-without-section")
    for section in tile.sections:
        if not section.edges:  # C3
            section.place.fault("section-without-edge")


def _check_stronghold(tile: DraftTile) -> None:
    if tile.name is None:  # C1
        tile.place.under("C1").fault("stronghold-without-name")
    if len(tile.sections) < 2:  # C3a
        tile.place.under("C3a").fault("stronghold-roads", found=len(tile.sections))
    for section in tile.sections:
        if len(section.edges) != 1:  # C3a
            section.place.under("C3a").fault("stronghold-road-edges", found=len(section.edges))
        for resource in section.spots:  # C3a
            section.place.under("C3a").fault("spot-on-stronghold", resource=resource)
        if not section.roman:  # C3b
            section.place.under("C3b").fault("stronghold-road-roman")


# Tiles together


def _check_places(tiles: list[DraftTile], roads: Roads) -> None:
    for tile in tiles:
        if tile.at is not None and roads.places[tile.at] is not tile:  # C2
            other = roads.places[tile.at].slot
            tile.place.fault("place-taken", other=other, q=tile.at[0], r=tile.at[1])


def _check_roads(tiles: list[DraftTile], roads: Roads) -> None:
    """C2: no road leads off the map, or to an edge without a road on the other side."""
    all_placed = all(tile.at is not None for tile in tiles)
    for number, owner in enumerate(roads.owners):
        for edge in sorted(set(roads.sections[number].edges)):
            if owner.at is None or roads.across(number, edge) >= 0:
                continue
            place = owner.place.inside(f"{owner.place.where}, edge {edge}")
            other = roads.places.get(beyond(owner.at, edge))
            if other is not None:
                place.fault(
                    "edge-without-road", other=other.id or other.slot, other_edge=opposite(edge)
                )
            elif all_placed:  # otherwise it may lead to the tile whose place is not known
                place.fault("road-off-map")


def _check_reach(tiles: list[DraftTile], roads: Roads) -> None:
    """C2: every section and stronghold can be reached from the stone circle."""
    circle = [n for n, owner in enumerate(roads.owners) if owner.kind == "circle"]
    if not circle or any(tile.at is None for tile in tiles):
        return  # nothing can be said before that is mended
    reached = roads.reached_from(circle[0])
    for number, owner in enumerate(roads.owners):
        if number in reached:
            continue
        if owner.kind != "stronghold":
            roads.sections[number].place.under("C2").fault("section-unreachable")
        elif roads.sections[number] is owner.sections[0]:
            owner.place.fault("stronghold-unreachable", name=owner.name or "without a name")


# Charts and roles


def _check_charts(charts: dict[str, dict[str, int]], tiles: list[DraftTile], place: Place) -> None:
    names = [tile.name for tile in tiles if tile.kind == "stronghold" and tile.name]
    for name in names:  # C4
        if name not in charts:
            place.fault("chart-missing", name=name)
    known = set(names)
    for name in charts:  # C4
        if name not in known:
            place.inside(f"charts.{step(name)}").fault("chart-without-stronghold", name=shown(name))


def _check_roles(roles: dict[str, DraftRole], tiles: list[DraftTile] | None, place: Place) -> None:
    if len(roles) != ROLES:  # C7
        place.fault("role-count", found=len(roles), expected=ROLES)
    if tiles is None:
        return
    strongholds = [tile for tile in tiles if tile.kind == "stronghold"]
    gates = {section.id for tile in strongholds for section in tile.sections}
    starts = {name for tile in strongholds for name in (tile.id, tile.name) if name}
    starts.update(
        section.id for tile in tiles for section in tile.sections if tile.kind != "stronghold"
    )
    for role in roles.values():
        if role.start is None or role.start in starts:
            continue
        # C13a: who stands on a stronghold's road is not at the stronghold (C3a)
        key = "start-on-stronghold-road" if role.start in gates else "start-unknown"
        role.place.inside(f"{role.place.where}.start").fault(key, found=shown(role.start))
