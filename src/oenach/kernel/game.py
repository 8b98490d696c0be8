"""The rules of a game at a table of so many seats with such options.

A game subclasses `Game` and answers for its states. Everything that players do goes through
`refusal` and `perform`; everything they see goes through `observe`, `seen_effects` and
`public_text`, and what bots know through `knowledge`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from oenach.kernel.bits import bit
from oenach.kernel.description import Description
from oenach.kernel.effects import EffectKind, Effects
from oenach.kernel.errors import (
    IllegalMove,
    MalformedMove,
    NotYourTurn,
    OenachError,
    OptionError,
    PositionError,
    shown,
)
from oenach.kernel.knowledge import BitSource, Imaginer, Knowledge
from oenach.kernel.options import Option, OptionValue, read_options
from oenach.kernel.outcome import Outcome, Sheet
from oenach.kernel.reading import check_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from oenach.kernel.state import State
from oenach.kernel.table_rules import TableRules


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game's rules. Never changes after it was made, so states and threads share it.

    `move_texts` is the whole notation: the text of every move id. Parsing looks a text up in it
    and so can never guess.
    """

    name: ClassVar[str] = ""
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    rules_version: ClassVar[int] = 1
    # Whether nothing is hidden: every seat, and everybody who looks on, sees the same.
    open_information: ClassVar[bool] = False
    # What moves can do: what the first number of an effect stands for.
    effect_kinds: ClassVar[tuple[EffectKind[str], ...]] = ()
    # What the game asks of the table.
    table_rules: ClassVar[TableRules] = TableRules()
    # The rule by which a game ends; cited when somebody goes on after that.
    end_rule: ClassVar[str] = ""

    def __init__(self, seats: int, given: dict[str, object]) -> None:
        if isinstance(seats, bool) or not self.least_seats <= seats <= self.most_seats:
            raise OptionError(
                "seat-count",
                game=self.name,
                seats=seats,
                least=self.least_seats,
                most=self.most_seats,
            )
        self.seats: int = seats
        # `given` are the options as they were asked for, which positions and logs repeat;
        # `options` are all of them with their defaults.
        self.given: dict[str, object] = dict(given)
        self.options: dict[str, OptionValue] = read_options(
            self.name, self.option_list(seats), given
        )
        self.move_texts: list[str] = []
        self.move_ids: dict[str, int] = {}
        self.move_count: int = 0
        # Every move with weight 1, by number and by text, made once: draws with equal weights are
        # frequent, and an event keeps all that could have been drawn.
        self.even_outcomes: list[object] = []
        self.even_texts: list[tuple[str, int]] = []

    def set_notation(self, move_texts: list[str]) -> None:
        """Fix the notation: the text of every move, in the order of the ids."""
        self.move_texts = move_texts
        self.move_ids = {text: move for move, text in enumerate(move_texts)}
        self.move_count = len(move_texts)
        self.even_outcomes = [(move, 1) for move in range(len(move_texts))]
        self.even_texts = [(text, 1) for text in move_texts]
        assert len(self.move_ids) == self.move_count, "two moves share a text"

    @classmethod
    def option_list(cls, seats: int) -> list[Option]:
        """The options of this game, in the order in which a form shows them."""
        return []

    def with_options(self, given: dict[str, object]) -> Game:
        """The same game for the same number of seats with other options."""
        if given == self.given:
            return self
        return type(self)(self.seats, given)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seats, self.given)

    # The rules.

    def new(self) -> State:
        """The state in which a game begins."""
        raise NotImplementedError

    def legal(self, state: State) -> vec[i64]:
        """The legal moves, rising; at a chance node the outcomes."""
        raise NotImplementedError

    def refusal(self, state: State, move: i64) -> IllegalMove | None:
        """Why a move is refused, or None for a legal one."""
        raise NotImplementedError

    def perform(self, state: State, move: i64, effects: Effects | None) -> None:
        """Make a move that is known to be legal, and say what it did if somebody wants to know."""
        raise NotImplementedError

    def seen_effects(self, effects: Effects, seat: int | None) -> Sequence[Mapping[str, object]]:
        """What may be shown to a seat of what a move did, put together from an allow-list.

        Their number and their form are the same whatever is hidden. Only the seat that made the
        move may see more than an onlooker."""
        return []

    def chance_outcomes(self, state: State) -> list[tuple[int, int]]:
        """At a chance node every outcome with its weight; here all alike."""
        if state.to_act != CHANCE:
            return []
        # As objects the pairs are passed on; as tuples mypyc would take each apart first.
        outcomes: list[object] = []
        for move in self.legal(state):
            outcomes.append(self.even_outcomes[move])
        return cast(list[tuple[int, int]], outcomes)

    def random_move(self, state: State, rng: Rng) -> i64:
        """A legal move, each equally likely; at a chance node by the outcomes' weights."""
        if state.to_act == CHANCE:
            return self._random_outcome(state, rng)
        moves = self.legal(state)
        return moves[rng.below(i64(len(moves)))]

    def _random_outcome(self, state: State, rng: Rng) -> i64:
        outcomes = self.chance_outcomes(state)
        total: i64 = 0
        for _, weight in outcomes:
            total += weight
        left = rng.below(total)
        for move, weight in outcomes:
            if left < weight:
                return move
            left -= weight
        raise AssertionError("weights do not add up")

    def queue_refusal(self, state: State, seat: int, move: int) -> OenachError | None:
        """Why a move of a seat may not be queued ahead of its turn, or None if it may.

        A game whose `table_rules` name a rule for queues says here which moves they may hold.
        """
        return NotYourTurn("no-queue", game=self.name)

    def queueable(self, state: State, seat: int, waiting: list[int]) -> list[int]:
        """The moves that a seat can queue behind those that wait already, from what it knows; each
        is only found to be legal when its turn comes. A game without queues has none."""
        return []

    def minutes_agreed(self) -> int | None:
        """After how many minutes the table calls time; None where no such limit was agreed on.

        Only a game whose `table_rules` name a rule for it has one."""
        return None

    def time_is_called(self, state: State) -> bool:
        """Whether time was called already, or the end comes by itself, so that there is no use."""
        return False

    def call_time(self, state: State) -> None:
        """The table calls time, in a game that has such a limit."""
        raise IllegalMove(self.end_rule, "no-time-limit", game=self.name)

    # The score.

    def sheet(self, state: State, seat: int) -> Sheet:
        """The itemised score of a seat as things stand."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def winners(self, state: State) -> i64:
        """The winners as bits, once the game is over: the quick form of `outcome` for search."""
        outcome = self.outcome(state)
        winners: i64 = 0
        if outcome is not None:
            for seat in outcome.winners:
                winners |= bit(i64(seat))
        return winners

    # What can be seen and known.

    def observe(self, state: State, seat: int | None) -> Mapping[str, object]:
        """What may be shown to a seat, put together from an allow-list."""
        raise NotImplementedError

    def knowledge(self, state: State, seat: int | None) -> Knowledge:
        """All that a seat with a perfect memory knows."""
        raise NotImplementedError

    def imaginer(self, knowledge: Knowledge) -> Imaginer:
        """Knowledge read once, to draw many states from."""
        raise NotImplementedError

    def imagine(self, knowledge: Knowledge, rng: Rng | BitSource) -> State:
        """A full state drawn from those that the knowledge allows, all equally likely."""
        return self.imaginer(knowledge).draw(rng)

    def forced(self, state: State) -> int | None:
        """The move that a seat must make, if everybody can see that there is no other.

        That is: it is the only legal one in every state that an onlooker holds possible. A game
        with hidden facts must say so itself; here it then never is.
        """
        if not self.open_information or state.to_act < 0:
            return None
        moves = self.legal(state)
        return moves[0] if len(moves) == 1 else None

    def hides(self, state: State, move: int) -> bool:
        """Whether other seats see only part of this move until it is turned up."""
        return False

    def secret(self, state: State, seat: i64) -> i64:
        """A number for what only this seat knows of a state, the same for the same facts."""
        return 0

    def seen_move(self, move: i64) -> i64:
        """A number for what the others see of a move when it is made; here all of it."""
        return move

    # Text and positions.

    def text(self, state: State, move: int) -> str:
        """The notation of a move."""
        if not 0 <= move < self.move_count:
            raise MalformedMove("no-such-move", move=shown(move))
        return self.move_texts[move]

    def public_text(self, state: State, move: int) -> str:
        """The notation of a move as the other seats see it when it is made."""
        return self.text(state, move)

    def describe(self, state: State, move: int, seat: int | None) -> Description:
        """What a legal move of the seat to act is, as a seat (None: an onlooker) may know it."""
        if state.to_act == seat or not self.hides(state, move):
            text = self.text(state, move)
        else:
            text = self.public_text(state, move)
        found = self.described(text)
        assert found is not None, f"{text} is written as no move of {self.name}"
        return found

    def described(self, text: str) -> Description | None:
        """What a text says of a move by itself; None for one that is no move of this game.

        A game's notation says more than this, which takes the first word for the verb."""
        return Description(text.partition(" ")[0])

    def written(self, move: Description) -> str:
        """The text of a move whose parts are known, as `described` reads it, be it legal or not.

        Parts of which no move consists are written, too: `parse` says what is wrong with them."""
        for text in self.move_texts:
            if self.described(text) == move:
                return text
        return " ".join([move.verb, move.piece or "", *move.places]).strip()

    def parse(self, state: State, text: str) -> int:
        """The move that a text names; the error of `malformed` if it names none. Legality is not
        asked."""
        move = self.move_ids.get(text)
        if move is None:
            raise self.malformed(text)
        return move

    def malformed(self, text: str) -> MalformedMove | IllegalMove:
        """The error for a text that is no move of this game."""
        return MalformedMove("not-a-move", text=text[:80], game=self.name)

    def position(self, state: State) -> dict[str, object]:
        """The whole position as JSON."""
        raise NotImplementedError

    def from_position(self, data: object) -> State:
        """The state of a JSON position; PositionError if there can be no such position."""
        raise NotImplementedError

    def trail(self, state: State) -> tuple[str, ...]:
        """What everybody remembers and a position does not tell: the public moves since the last
        reveal with their seats, in a game in which they matter."""
        return ()

    def restored(self, position: object, reveals: int, trail: tuple[str, ...]) -> State:
        """The state of a position, with its count of reveals and its trail: exactly as it was."""
        state = self.from_position(position)
        state.reveals = reveals
        return state

    def game_of(self, position: dict[str, object]) -> Game:
        """The game that a position belongs to: this one, or this one with its options.

        A position is complete in itself, so the options that it names win."""
        given = check_game(position, self.name, self.seats)
        if "options" not in position:
            return self
        try:
            return self.with_options(given)
        except OptionError as error:
            facts = dict(error.facts)
            path = [str(facts["option"])] if "option" in facts else []
            path += [str(facts.pop("where"))] if "where" in facts else []
            raise PositionError(".".join(["options", *path]), error.key, **facts) from None


def random_playout(state: State, rng: Rng) -> int:
    """Play random moves to the end; the number of moves made, draws included."""
    game = state.game
    moves: i64 = 0
    while state.to_act != OVER:
        game.perform(state, game.random_move(state, rng), None)
        moves += 1
    return moves


def move_vec(moves: list[int]) -> vec[i64]:
    """Moves as the fixed-width vector that `Game.legal` gives."""
    packed = vec[i64]()
    for move in moves:
        packed = append(packed, i64(move))
    return packed
