"""What a bot is asked about one decision, and what it answers.

A question holds the knowledge of seats, never a state: a review judges by what a player could
know when the move was made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from oenach.bots.bot import Belief, Bot, Thoughts
from oenach.bots.catalog import bot as bot_of
from oenach.bots.levels import bluffs, face_down
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.state import State
from oenach.review.decisions import Decision, Decisions

BotMaker = Callable[[Game], Bot]

ENOUGH: Final = 0.5
"""A bluff is worth comparing when it got this much of an even share of the search."""
REVEALS: Final = 16
"""Into so many positions a move that turns tokens up is followed."""


@dataclass(frozen=True)
class Level:
    """A bot of the catalogue, thinking with a fraction of what its level takes."""

    name: str
    budget: float = 1.0

    def __call__(self, game: Game) -> Bot:
        bot = bot_of(self.name, game)
        return bot if self.budget == 1.0 else bot.scaled(self.budget)


@dataclass(frozen=True)
class Question:
    """One decision. Knowledge is in its JSON form, which goes from process to process.

    `others` is what each other seat knew once the move was made, or before it when it led to the
    reveal; nothing where the mover has no face-down tokens then.
    """

    seed: str
    knowledge: dict[str, object]
    moves: tuple[int, ...]
    played: int
    bluffs: tuple[int, ...]
    others: tuple[dict[str, object], ...]


@dataclass(frozen=True)
class Answer:
    """The thoughts about the position; the chance to win with each of the moves that were compared
    with care; and what each other seat could believe, by seat."""

    thoughts: Thoughts
    compared: dict[int, float]
    beliefs: tuple[tuple[int, Belief], ...]

    def win(self, move: int) -> float | None:
        """The chance to win with a move; None when it was never weighed."""
        if move in self.compared:
            return self.compared[move]
        found = [one.win for one in self.thoughts.candidates if one.move == move and one.share > 0]
        return found[0] if found else None


def question_about(decision: Decision, decisions: Decisions, seed: int) -> Question:
    """What to ask about a decision; the same seed asks in the same way."""
    game, before, seat = decisions.game, decision.before, decision.seat
    moves = before.legal_moves()
    shown = shown_to_others(decision)
    others = [other for other in range(game.seats) if other != seat and face_down(shown, seat)]
    return Question(
        f"{seed} {decisions.commitment} {decision.seq}",
        before.knowledge(seat).to_json(),
        tuple(moves),
        game.parse(before, decision.text),
        bluffs(before, moves),
        tuple(shown.knowledge(other).to_json() for other in others),
    )


def shown_to_others(decision: Decision) -> State:
    """The position in which others are asked about the mover's tokens: after the move, or before
    it when the move led to the reveal."""
    return decision.after if face_down(decision.after, decision.seat) else decision.before


def answer(question: Question, game: Game, bot: Bot) -> Answer:
    """Think about a decision."""
    knowledge = Knowledge.from_json(question.knowledge)
    luck = Random(f"{question.seed} first look")
    thoughts = bot.think(knowledge, question.moves, luck, None, beliefs=True)
    compared = {
        move: win_with(move, knowledge, game, bot, Random(f"{question.seed} after {move}"))
        for move in _rivals(question, thoughts)
    }
    beliefs: list[tuple[int, Belief]] = []
    for other in map(Knowledge.from_json, question.others):
        assert other.seat is not None and knowledge.seat is not None
        luck = Random(f"{question.seed} seen by {other.seat}")
        found = bot.believe(other, luck)
        beliefs += [(other.seat, belief) for belief in found if belief.seat == knowledge.seat]
    return Answer(thoughts, compared, tuple(beliefs))


def _rivals(question: Question, thoughts: Thoughts) -> list[int]:
    """The moves to compare with care: the best found, the one that was played, the best bluff; none
    where the best found was played."""
    if len(question.moves) == 1 or not thoughts.candidates:
        return []
    best = thoughts.candidates[0].move
    if best == question.played:
        return []
    weighed = [
        candidate
        for candidate in thoughts.candidates
        if candidate.move in question.bluffs and candidate.share * len(question.moves) >= ENOUGH
    ]
    likeliest = [max(weighed, key=lambda one: (one.win, -one.move)).move] if weighed else []
    return list(dict.fromkeys([best, question.played, *likeliest]))


def win_with(move: int, knowledge: Knowledge, game: Game, bot: Bot, luck: Random) -> float:
    """The chance to win of the seat that knows this, once it has made a move.

    The bot thinks about what the seat knows after the move. When the move turns tokens up, that
    depends on what they are: then about several positions that the seat holds possible, each with
    its part of the thinking.
    """
    imaginer = game.imaginer(knowledge)
    first = imaginer.draw(luck)
    reveals = first.reveals
    game.perform(first, move, None)
    if first.reveals == reveals:
        return _win_in(first, knowledge, bot, luck)
    thinker = bot.scaled(1 / REVEALS)
    total = 0.0
    for _ in range(REVEALS):
        state = imaginer.draw(luck)
        game.perform(state, move, None)
        total += _win_in(state, knowledge, thinker, luck)
    return total / REVEALS


def _win_in(state: State, knowledge: Knowledge, bot: Bot, luck: Random) -> float:
    """The chance to win of whoever knew this, in an imagined position."""
    seat = knowledge.seat
    assert seat is not None, "an onlooker cannot win"
    outcome = state.outcome()
    if outcome is not None:
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return bot.judge(state.knowledge(seat), luck)[seat]
