"""The words on a drawn map, in the language that was asked for."""

from __future__ import annotations

from oenach.games.celtic_trader.maps.files.worldmap import Role, WorldMap
from oenach.messages import say
from oenach.messages.catalogues import capitalised


class Wording:
    """The message catalogues, bound to one language, for one map."""

    def __init__(self, world: WorldMap, language: str) -> None:
        self.world = world
        self.language = language

    def title(self) -> str:
        """The name of the map."""
        return capitalised(self.world.name.strip())

    def origin(self) -> list[str]:
        """Whether this is a reconstruction, and which version."""
        version = say("map-draw-version", self.language, version=self.world.version)
        if not self.world.reconstruction:
            return [version]
        return [say("map-draw-reconstruction", self.language), version]

    def resource(self, resource: str) -> str:
        """A resource."""
        return say("map-draw-resource", self.language, resource=resource)

    def ability(self, ability: str) -> str:
        """An ability."""
        return say("map-draw-ability", self.language, ability=ability)

    def role(self, role: str) -> str:
        """A role, as a title."""
        return capitalised(say("map-draw-role", self.language, role=role))

    def start(self, role: str) -> str:
        """Where a role starts."""
        place = self.world.start_place(role)
        shown = capitalised(place) if place in self.world.strongholds else place
        return say("map-draw-start", self.language, place=shown)

    def bonuses(self, role: Role) -> str:
        """What a role adds to the score."""
        by_table: dict[tuple[int, ...], list[str]] = {}
        for ability, table in role.bonus.items():
            by_table.setdefault(table, []).append(self.ability(ability))
        parts = [
            f"{', '.join(abilities)} +{'/'.join(str(points) for points in table)}"
            for table, abilities in by_table.items()
        ]
        if role.rp:
            parts.append(say("map-draw-rp", self.language, points=role.rp))
        return "; ".join(parts) or say("map-draw-no-bonus", self.language)

    def section(self, number: int) -> str:
        """A section: where its roads lead, and what is found there."""
        section = self.world.sections[number]
        others = [self.world.neighbour(number, edge) for edge in section.edges]
        ways = ", ".join(dict.fromkeys(self._place(other) for other in others))
        if not section.spots:
            return say("map-draw-section", self.language, section=section.id, ways=ways)
        goods = ", ".join(self.resource(spot) for spot in section.spots)
        return say("map-draw-section-goods", self.language, section=section.id, ways=ways,
                   goods=goods)  # fmt: skip

    def _place(self, section: int) -> str:
        place = self.world.sections[section]
        name = self.world.tiles[place.tile].name
        return place.id if name is None else capitalised(name)

    def tile(self, number: int) -> str:
        """A tile and what stands on it."""
        tile = self.world.tiles[number]
        if tile.name is not None:
            return say("map-draw-stronghold", self.language, tile=tile.id, name=tile.name)
        if tile.kind == "circle":
            return say("map-draw-circle-tile", self.language, tile=tile.id)
        return say("map-draw-land", self.language, tile=tile.id)

    def page_title(self) -> str:
        """The title of the whole picture."""
        return f"{self.title()} · {say('name-celtic-trader', self.language)}"

    def description(self) -> str:
        """The whole picture in words."""
        names = ", ".join(capitalised(name) for name in self.world.strongholds)
        tiles = len(self.world.tiles)
        told = say("map-draw-description", self.language, tiles=tiles, names=names)
        return " ".join([told, *self.origin()])

    def north(self) -> str:
        """The letter on a compass."""
        return say("map-draw-north", self.language)
