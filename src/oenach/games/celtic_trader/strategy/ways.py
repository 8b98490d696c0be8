"""The roads of a Celtic Trader map, for one who plans ways on them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.board import (
    FREE_BRANCH,
    NO_ROAD,
    ROAD_BITS,
    Board,
    packed_branch,
)
from oenach.games.celtic_trader.rules.components import STRONGHOLDS, WORD
from oenach.kernel.bits import lowest_bit, mixed

FAR: Final[i64] = 1000
# Whole turns are looked up up to this many points.
LONGEST: Final[i64] = 2048
# What every key begins with; mixed into it, unlike numbers never give the same.
FIRST_KEY: Final[i64] = 0x2545F4914F6CDD1
# A power of two.
KEPT_JOURNEYS: Final[i64] = 512


class Ways:
    """Steps and distances of one map.

    `arrival` and `before` hold many journeys, and `row` is where the last one begins in them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.places = board.places
        # By place the steps that can ever be made from it, packed as the board packs branches.
        self.steps = vec[i64]()
        self.first_step = vec[i64]()
        self._lay()
        # Journeys, kept by what they hang on: where the last one is, and the slots of them all.
        self.row: i64 = 0
        self.keys = vec[i64]([-1] * int(KEPT_JOURNEYS))
        self.arrival = vec[i64]([int(FAR)] * int(KEPT_JOURNEYS * board.places))
        self.before = vec[i64]([-1] * int(KEPT_JOURNEYS * board.places))
        self._waiting = vec[i64]([0] * int(board.places))
        self._waits = vec[i64]([0] * int(board.places))
        self.circles = vec[i64]()
        for place in range(self.places):
            if board.landmark[place] == STRONGHOLDS:
                self.circles = append(self.circles, place)
        # Points from each place to each other and to the circle, as if there were no Romans.
        self.apart = vec[i64]()
        self.home = vec[i64]()
        self._measure()
        # By points a turn and points needed, the turns that it takes.
        self.turns = vec[i64]()
        for each_turn in range(1, 8):
            for needed in range(LONGEST):
                self.turns = append(self.turns, i64(-(-needed // each_turn)))

    def _lay(self) -> None:
        board = self.board
        for place in range(self.places):
            self.first_step = append(self.first_step, i64(len(self.steps)))
            for word in range(board.words):
                plain = board.plain[place * board.words + word]
                while plain != 0:
                    to = word * WORD + lowest_bit(plain)
                    self.steps = append(self.steps, packed_branch(to, NO_ROAD, NO_ROAD, NO_ROAD))
                    plain &= plain - 1
            for index in range(board.first_branch[place], board.first_branch[place + 1]):
                self.steps = append(self.steps, board.branches[index])
        self.first_step = append(self.first_step, i64(len(self.steps)))

    def _measure(self) -> None:
        nobody = vec[i64]([0] * int(self.board.words))
        for place in range(self.places):
            self.travel(nobody, place, 0, 1)
            nearest = FAR
            for to in range(self.places):
                self.apart = append(self.apart, self.arrival[self.row + to])
            for index in range(i64(len(self.circles))):
                nearest = min(nearest, self.arrival[self.row + self.circles[index]])
            self.home = append(self.home, nearest)

    def travel(self, romans: vec[i64], start: i64, used: i64, each_turn: i64) -> None:
        """Work out when each place can be reached by one who has used some of a turn's points.

        Time is counted in points from the beginning of this turn; a Roman token takes the rest
        of a turn (C14)."""
        key = mixed(FIRST_KEY, start << 16 | used << 8 | each_turn)
        for word in range(i64(len(romans))):
            key = mixed(key, romans[word])
        slot = key & (KEPT_JOURNEYS - 1)
        self.row = slot * self.places
        if self.keys[slot] != key:
            self.keys[slot] = key
            self._work_out(romans, start, used, each_turn)

    def _work_out(self, romans: vec[i64], start: i64, used: i64, each_turn: i64) -> None:
        steps, first_step = self.steps, self.first_step
        arrival, before = self.arrival, self.before
        waiting, waits = self._waiting, self._waits
        places, row = self.places, self.row
        for place in range(row, row + places):
            arrival[place] = FAR
        arrival[row + start] = used
        before[row + start] = -1
        waiting[0] = start
        head: i64 = 0
        tail: i64 = 1 if places > 1 else 0
        count: i64 = 1
        while count > 0:
            here = waiting[head]
            head += 1
            if head == places:
                head = 0
            count -= 1
            waits[here] = 0
            spent = arrival[row + here]
            for index in range(first_step[here], first_step[here + 1]):
                step = steps[index]
                if step >> ROAD_BITS != OPEN_STEP and not is_open(romans, step):
                    continue
                to = step & NO_ROAD
                then = spent if step & FREE_BRANCH != 0 else spent + 1
                if (romans[to // WORD] >> (to % WORD)) & 1 != 0:
                    then = (spent // each_turn + 1) * each_turn
                if then < arrival[row + to]:
                    arrival[row + to] = then
                    before[row + to] = here
                    if waits[to] == 0:
                        waits[to] = 1
                        waiting[tail] = to
                        tail += 1
                        if tail == places:
                            tail = 0
                        count += 1

    def next_place(self, target: i64) -> i64:
        """The first place on the way of the last journey to a target other than its start."""
        before, row = self.before, self.row
        place = target
        while before[row + before[row + place]] >= 0:
            place = before[row + place]
        return place

    def is_free(self, start: i64, to: i64) -> bool:
        """C3a: whether a step takes no point, from a stronghold's road to its middle."""
        board = self.board
        return to >= board.sections and board.road_of[start] == to - board.sections


# What a step is, apart from where it leads, when no Roman token has a say in it.
OPEN_STEP: Final[i64] = NO_ROAD | (NO_ROAD << 9) | (NO_ROAD << 18)


def is_open(romans: vec[i64], step: i64) -> bool:
    """C3a: whether a step can be made while Roman tokens lie so."""
    road = (step >> ROAD_BITS) & NO_ROAD
    if road != NO_ROAD and (romans[road // WORD] >> (road % WORD)) & 1 == 0:
        return False
    road = (step >> (2 * ROAD_BITS)) & NO_ROAD
    if road != NO_ROAD and (romans[road // WORD] >> (road % WORD)) & 1 != 0:
        return False
    road = (step >> (3 * ROAD_BITS)) & NO_ROAD
    return road == NO_ROAD or (romans[road // WORD] >> (road % WORD)) & 1 == 0
