"""What lies where in a game of Celtic Trader."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.celtic_trader.maps.files.worldmap import COLUMNS, RESOURCES
from oenach.games.celtic_trader.rules.board import Board
from oenach.games.celtic_trader.rules.components import (
    ALL_SPOTS,
    AT,
    CYCLE,
    NOTHING,
    ORDERS,
    PHASE_ROLES,
    PLAYER_WORDS,
    RESOURCE_KINDS,
    ROLE,
    ROMAN,
    ROMANISATION,
    SPOTS_OF_A_RESOURCE,
    TOKENS_OF_A_RESOURCE,
    one,
)
from oenach.kernel.game import Game
from oenach.kernel.state import State


class Terms:
    """What the table agreed on, as numbers: C6, C8, C9a and C19."""

    def __init__(self, seats: int, supply: int, romans: int, rounds: int, draft: bool) -> None:
        self.seats: i64 = seats
        self.supply: i64 = supply
        self.romans: i64 = romans
        self.rounds: i64 = rounds  # 0: no limit of rounds
        self.draft: bool = draft


class CelticTraderState(State):
    """Tokens as packed counts, sets of places, strongholds and spots as bits.

    `players` has eight words for each seat: role, place, RP, VP, carried tokens and the levels
    of the three abilities. `romans` are the places with a token and `free` those where one can
    be put; the garrison place of a stronghold is in neither before its conquest.
    """

    def __init__(
        self, game: Game, board: Board, terms: Terms, source: CelticTraderState | None
    ) -> None:
        super().__init__(game)
        self.board = board
        self.terms = terms
        if source is None:
            self.phase: i64 = PHASE_ROLES
            self.seat: i64 = 0  # whose turn it is, at a draw too
            self.round: i64 = 1
            self.last_round: bool = False
            self.bag: i64 = full_bag(terms.romans)
            self.discard: i64 = 0
            self.removed: i64 = 0
            self.supply: i64 = terms.supply
            self.spots: i64 = ALL_SPOTS
            self.cities: i64 = 0
            # The turn: tokens drawn and not yet resolved, movement points, pick-ups, whether one
            # of them ended the movement, whether RP were claimed, columns when a visit began.
            self.first: i64 = NOTHING
            self.second: i64 = NOTHING
            self.points: i64 = 0
            self.picks: i64 = 0
            self.halted: bool = False
            self.claimed: bool = False
            self.values: i64 = 0
            self.players: vec[i64] = new_players(game.seats)
            self.charts: vec[i64] = start_charts(board)
            self.romans: vec[i64] = vec[i64]([0] * int(board.words))
            self.free: vec[i64] = board.open_places[:]
        else:
            self.to_act = source.to_act
            self.phase = source.phase
            self.seat = source.seat
            self.round = source.round
            self.last_round = source.last_round
            self.bag = source.bag
            self.discard = source.discard
            self.removed = source.removed
            self.supply = source.supply
            self.spots = source.spots
            self.cities = source.cities
            self.first = source.first
            self.second = source.second
            self.points = source.points
            self.picks = source.picks
            self.halted = source.halted
            self.claimed = source.claimed
            self.values = source.values
            self.players = source.players[:]
            self.charts = source.charts[:]
            self.romans = source.romans[:]
            self.free = source.free[:]

    def copy(self) -> CelticTraderState:
        """A deep copy; game, board and terms are shared, they never change."""
        return CelticTraderState(self.game, self.board, self.terms, self)


def full_bag(romans: i64) -> i64:
    """C8: the tokens in the bag when all spots have theirs."""
    bag = one(CYCLE) + one(ORDERS) + one(ROMANISATION) + romans * one(ROMAN)
    for kind in range(RESOURCE_KINDS):
        bag += (TOKENS_OF_A_RESOURCE - SPOTS_OF_A_RESOURCE) * one(kind)
    return bag


def new_players(seats: int) -> vec[i64]:
    """Players without a role, a place, points or abilities."""
    players = vec[i64]([0] * int(seats * PLAYER_WORDS))
    for seat in range(i64(seats)):
        players[seat * PLAYER_WORDS + ROLE] = NOTHING
        players[seat * PLAYER_WORDS + AT] = NOTHING
    return players


def start_charts(board: Board) -> vec[i64]:
    """C4: the columns printed on each stronghold's chart."""
    charts: list[int] = []
    for stronghold in board.strongholds:
        columns = board.world.charts[stronghold]
        chart: i64 = 0
        for kind, resource in enumerate(RESOURCES):
            chart += COLUMNS.index(columns[resource]) * one(kind)
        charts.append(int(chart))
    return vec[i64](charts)
