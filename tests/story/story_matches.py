"""Matches that are played step by step, and what is told of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import oenach
from oenach import Match, Rng
from oenach.games.installed import games
from oenach.kernel.matches.happened import Happened
from oenach.story import Item, Storyteller, Told
from tables import OPTIONS

SECRET = bytes(range(32))


class Action(NamedTuple):
    """One action: what a storyteller is given of it, and the views before and after."""

    happened: list[Happened]
    before: Mapping[str, object]
    after: Mapping[str, object]


class Played:
    """A match with all its actions."""

    def __init__(self, game: str, seats: int, options: dict[str, object] | None = None) -> None:
        made = oenach.game(game, seats, OPTIONS[game][0] if options is None else options)
        self.match = Match(made, SECRET)
        start, now = made.new().observe(None), self.match.observe(None)
        self.actions = [Action(self.match.happened(), start, now)]

    def do(self, act: Callable[[Match], object]) -> None:
        """Do something in the match."""
        before, seen = self.match.observe(None), self.match.last_seq
        act(self.match)
        happened, after = self.match.happened(seen), self.match.observe(None)
        self.actions.append(Action(happened, before, after))

    def play(self, moves: str) -> Played:
        """Make the moves, each by whoever is to act."""
        for text in moves.split():
            self.play_move(text)
        return self

    def play_move(self, text: str) -> None:
        """Make one move, in a notation that may have spaces."""
        self.do(lambda match: match.play(text))

    def undo(self, seat: int) -> None:
        """Take the last move of a seat back."""
        self.do(lambda match: match.undo(seat))

    def play_randomly(self, seed: int, most: int = 100_000, undoing: bool = True) -> Played:
        """Make random moves and take some of them back."""
        match, rng = self.match, Rng(seed)
        while not match.over and most > 0:
            seat, state = match.to_act, match.state
            text = match.game.text(state, int(match.game.random_move(state, rng)))
            self.play_move(text)
            most -= 1
            if undoing and rng.below(12) == 0 and match.undoable(seat):
                self.undo(seat)
        return self

    def story(self) -> list[Item[Told]]:
        """All that is told, by one who was there from the start."""
        return told(Storyteller(self.match.game.name), self.actions)

    def keys(self, since: str) -> list[str]:
        """The keys of what all are told from the last sentence with that key on."""
        keys = [item.public.key for item in self.story()]
        return keys[len(keys) - 1 - keys[::-1].index(since) :]


def told(teller: Storyteller, actions: Sequence[Action]) -> list[Item[Told]]:
    """What a storyteller tells of these actions."""
    return [item for action in actions for item in teller.follow(action.happened)]


def random_matches() -> Iterator[Played]:
    """A match of every game, with moves taken back."""
    for game in games():
        yield Played(game, 3).play_randomly(seed=5)
