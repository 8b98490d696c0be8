"""The sentences of a review, for the terminal and the page alike."""

from __future__ import annotations

from collections.abc import Sequence

from oenach.kernel.errors import Fact
from oenach.kernel.seats import letter
from oenach.messages import reason, say, tell
from oenach.messages.catalogues import has
from oenach.review.findings import Finding, Guess, Review


class Wording:
    """A review put into words of one language."""

    def __init__(self, review: Review, language: str) -> None:
        self.review = review
        self.language = language

    def say(self, key: str, **facts: Fact) -> str:
        """A message of the catalogues."""
        return say(key, self.language, **facts)

    def game(self) -> str:
        """The title of the game."""
        return self.say(f"name-{self.review.game}")

    def judged(self) -> str:
        """Who judged, and how thoroughly."""
        return self.say(
            "review-judged",
            level=self.review.level,
            budget=round(100 * self.review.budget),
            seed=self.review.seed,
        )

    def seat(self, seat: int) -> str:
        """A seat with the name of whoever sat there."""
        kind, colon, name = self.review.names[seat].partition(":")
        if not kind:
            return letter(seat)
        if colon and kind == "bot":
            return f"{letter(seat)} {self.say('story-bot', name=name)}"
        return f"{letter(seat)} {name if colon and kind == 'person' else self.review.names[seat]}"

    def outcome(self) -> list[str]:
        """How the match ended."""
        outcome = self.review.outcome
        if outcome is None:
            return [self.say("review-still-going")]
        return [reason(self.review.game, outcome.reason, self.language), self._won(outcome.winners)]

    def _won(self, winners: Sequence[int]) -> str:
        names = ", ".join(self.seat(seat) for seat in winners)
        if len(winners) == 1:
            return self.say("story-winner", name=names)
        return self.say("story-winners", names=names) if winners else self.say("story-nobody-won")

    def mark(self, mark: str) -> str:
        """The word for a mark."""
        return self.say(f"review-mark-{mark}")

    def told(self, finding: Finding, text: str) -> str:
        """A move of the mover as a sentence."""
        return tell(self.review.game, letter(finding.seat), text, self.language)

    def percent(self, share: float) -> str:
        """A share in whole percents."""
        return self.say("review-percent", number=str(round(100 * share)))

    def points(self, share: float | None) -> str:
        """A small share in percents and tenths."""
        if share is None:
            return "\N{EN DASH}"
        number = f"{100 * share:.1f}"
        return self.say(
            "review-percent", number=number.replace(".", self.say("review-decimal-sign"))
        )

    def piece(self, kind: str) -> str:
        """What a game calls a kind of piece; the kind itself where it has no word for it."""
        key = f"word-{self.review.game}-kind-{kind}"
        return self.say(key) if has(key) else kind

    def guess(self, guess: Guess) -> str:
        """What a seat could believe of a token, and what it was."""
        chances = [
            self.say("review-chance", piece=self.piece(kind), chance=self.percent(chance))
            for kind, chance in guess.ranked
            if round(100 * chance)
        ]
        return self.say(
            "review-guess",
            by=letter(guess.by),
            seat=letter(guess.seat),
            place=guess.place,
            chances=", ".join(chances),
            truth=self.piece(guess.truth),
        )

    def better(self, finding: Finding) -> str | None:
        """The best move found, where it is better than the one that was played."""
        better, win = finding.better, finding.win
        if better is None or win is None:
            return None
        return self.say(
            "review-better",
            move=better.text,
            told=self.told(finding, better.text),
            win=self.percent(better.win),
            gain=self.points(better.win - win),
        )

    def bluff(self, finding: Finding) -> str | None:
        """The best bluff missed."""
        bluff, win = finding.bluff, finding.win
        if bluff is None or win is None:
            return None
        return self.say(
            "review-bluff",
            move=bluff.text,
            told=self.told(finding, bluff.text),
            gain=self.points(bluff.win - win),
        )


def misread(guesses: tuple[Guess, ...]) -> list[Guess]:
    """Of each guesser the guess that was furthest from the truth."""
    furthest: dict[int, Guess] = {}
    for guess in guesses:
        other = furthest.get(guess.by)
        if other is None or _right(guess) < _right(other):
            furthest[guess.by] = guess
    return [furthest[by] for by in sorted(furthest)]


def _right(guess: Guess) -> float:
    return guess.chances.get(guess.truth, 0.0)
