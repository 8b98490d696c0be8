"""A map made ready for play: places by number, where the roads lead, and the ids of the moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.maps.files.worldmap import ABILITIES, RESOURCES, WorldMap
from oenach.games.celtic_trader.rules.components import (
    ABILITY_COUNT,
    KINDS,
    LEVELS,
    RESOURCE_KINDS,
    ROLES,
    SPOTS,
    STRONGHOLDS,
    WORD,
)
from oenach.kernel.bits import bit

# A branch is a way on that depends on the Roman tokens of stronghold roads (C3a), packed in one
# word: where it leads, a road that must hold a token, two roads that must hold none, and whether
# it takes no movement point.
ROAD_BITS: Final[i64] = 9
NO_ROAD: Final[i64] = 511
FREE_BRANCH: Final[i64] = 1 << 36


class MoveIds:
    """The first id of each kind of move, in the order of the ids."""

    def __init__(self, places: i64) -> None:
        self.drawn_role: i64 = 0
        self.role: i64 = ROLES
        self.draw: i64 = self.role + ROLES
        self.stay: i64 = self.draw + KINDS
        self.roman: i64 = self.stay + 1
        # From here 60 ids in a row for the resources, which fill one word of a menu: 18 spots,
        # 6 x 6 demands, and 6 for when nothing can be done.
        self.spot: i64 = self.roman + places
        self.demand: i64 = self.spot + SPOTS
        self.idle: i64 = self.demand + RESOURCE_KINDS * STRONGHOLDS
        self.resolve_roman: i64 = self.idle + RESOURCE_KINDS
        self.no_place: i64 = self.resolve_roman + places
        self.cycle: i64 = self.no_place + 1
        self.orders: i64 = self.cycle + 1
        self.no_roman: i64 = self.orders + places
        self.romanise: i64 = self.no_roman + 1
        self.go: i64 = self.romanise + STRONGHOLDS
        self.pick: i64 = self.go + places
        self.drop: i64 = self.pick + RESOURCE_KINDS
        self.halt: i64 = self.drop + RESOURCE_KINDS
        self.buy: i64 = self.halt + 1
        self.deliver: i64 = self.buy + ABILITY_COUNT
        self.end: i64 = self.deliver + RESOURCE_KINDS
        self.claim: i64 = self.end + 1  # `claim 1`; the others follow


class Board:
    """The tables of one map. A place is a section, in file order, or a stronghold's middle.

    Sets of places are words of 60 bits: word w has the places from 60 * w on.
    """

    def __init__(self, world: WorldMap) -> None:
        self.world = world
        # Sorted: the order of keys in a JSON object means nothing, and ids must not hang on it.
        self.role_names: list[str] = sorted(world.roles)
        self.strongholds: list[str] = list(world.strongholds)
        self.place_names: list[str] = [section.id for section in world.sections]
        self.place_names.extend(self.strongholds)
        self.place_numbers: dict[str, int] = {
            name: place for place, name in enumerate(self.place_names)
        }
        self.sections: i64 = len(world.sections)
        self.places: i64 = len(self.place_names)
        self.words: i64 = (self.places + WORD - 1) // WORD
        self.ids = MoveIds(self.places)
        # By place: the stronghold of which it is a road (C3a), or -1.
        self.road_of: vec[i64] = self._roads()
        # By place: the stronghold of which it is the middle, or 6 for the circle, or -1.
        self.landmark: vec[i64] = self._landmarks()
        # The road sections of each stronghold, and all places for Romans but garrisons (C3b).
        self.roads: vec[i64] = vec[i64]([0] * int(STRONGHOLDS * self.words))
        self.open_places: vec[i64] = vec[i64]([0] * int(self.words))
        # The spots: three for each resource (C2), by resource and then by section.
        self.spot_sections: vec[i64] = self._spots()
        self.spots_at: vec[i64] = vec[i64]([0] * int(self.places))
        self._mark_places()
        # Where one can go from each place: always, and depending on tokens.
        self.plain: vec[i64] = vec[i64]([0] * int(self.places * self.words))
        self.branches: vec[i64] = vec[i64]()
        self.first_branch: vec[i64] = vec[i64]()
        self._lay_roads()
        # C7: by role, ability and level the bonus, and by role what one RP is worth at the end.
        self.bonus: vec[i64] = self._bonuses()
        self.rp_bonus: vec[i64] = vec[i64]([world.roles[role].rp for role in self.role_names])
        self.starts: vec[i64] = vec[i64](
            [self.place_numbers[world.start_place(role)] for role in self.role_names]
        )

    def middle(self, stronghold: i64) -> i64:
        """The place in the middle of a stronghold."""
        return self.sections + stronghold

    def name(self, place: i64) -> str:
        """The name of a place in the notation."""
        return self.place_names[place]

    def _roads(self) -> vec[i64]:
        road_of = [-1] * len(self.place_names)
        for stronghold, tile in enumerate(self.world.stronghold_tiles):
            for section in self.world.tiles[tile].sections:
                road_of[section] = stronghold
        return vec[i64](road_of)

    def _landmarks(self) -> vec[i64]:
        landmark = [-1] * len(self.place_names)
        for section in self.world.tiles[self.world.circle].sections:
            landmark[section] = int(STRONGHOLDS)
        for stronghold in range(STRONGHOLDS):
            landmark[self.middle(stronghold)] = int(stronghold)
        return vec[i64](landmark)

    def _spots(self) -> vec[i64]:
        return vec[i64](
            [
                place
                for resource in RESOURCES
                for place, section in enumerate(self.world.sections)
                if resource in section.spots
            ]
        )

    def _bonuses(self) -> vec[i64]:
        none = (0,) * int(LEVELS)
        return vec[i64](
            [
                points
                for role in self.role_names
                for ability in ABILITIES
                for points in self.world.roles[role].bonus.get(ability, none)
            ]
        )

    def _mark_places(self) -> None:
        for place in range(self.sections):
            word, place_bit = place // WORD, bit(place % WORD)
            stronghold = self.road_of[place]
            if stronghold >= 0:
                self.roads[stronghold * self.words + word] |= place_bit
            if self.world.sections[place].roman:  # C3b
                self.open_places[word] |= place_bit
        for spot in range(SPOTS):
            self.spots_at[self.spot_sections[spot]] |= bit(spot)

    # Roads

    def _lay_roads(self) -> None:
        for place in range(self.places):
            self.first_branch = append(self.first_branch, i64(len(self.branches)))
            stronghold = self.road_of[place]
            if place >= self.sections:
                self._leave_stronghold(place)
                continue
            if stronghold >= 0:
                # C3a: whoever stands on the road goes on to the stronghold for 0 points.
                inward = packed_branch(self.middle(stronghold), NO_ROAD, NO_ROAD, NO_ROAD)
                self.branches = append(self.branches, inward | FREE_BRANCH)
            for edge in self.world.sections[place].edges:
                self._lead(place, self.world.neighbour(int(place), edge), NO_ROAD)
        self.first_branch = append(self.first_branch, i64(len(self.branches)))

    def _leave_stronghold(self, middle: i64) -> None:
        tile = self.world.tiles[self.world.stronghold_tiles[middle - self.sections]]
        for road in tile.sections:
            # C3a: a token on the road stops whoever leaves by it.
            self.branches = append(self.branches, packed_branch(road, road, NO_ROAD, NO_ROAD))
            for edge in self.world.sections[road].edges:
                self._lead(middle, self.world.neighbour(road, edge), road)

    def _lead(self, place: i64, section: i64, road: i64) -> None:
        """A way from a place to a section of the next tile, by a road that must be clear."""
        stronghold = self.road_of[section]
        if stronghold >= 0:
            # C3a: without a token one arrives at the stronghold itself, with one on its road.
            through = packed_branch(self.middle(stronghold), NO_ROAD, section, road)
            self.branches = append(self.branches, through)
            stopped = packed_branch(section, section, NO_ROAD, road)
            self.branches = append(self.branches, stopped)
        elif road != NO_ROAD:
            self.branches = append(self.branches, packed_branch(section, NO_ROAD, NO_ROAD, road))
        else:
            self.plain[place * self.words + section // WORD] |= bit(section % WORD)


def packed_branch(to: i64, held: i64, clear: i64, clear_too: i64) -> i64:
    """A branch to a place: a road that must hold a token, two that must not."""
    return to | (held << ROAD_BITS) | (clear << (2 * ROAD_BITS)) | (clear_too << (3 * ROAD_BITS))
