"""One sentence of a story: a message key, its facts, and the rule that it is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from oenach.messages.catalogues import said
from oenach.messages.telling import rule_of

SEPARATOR: Final = ", "
"""What stands between the sentences of a list, in all four languages."""


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence before it is said.

    A fact is a text or a number; or a sentence in itself, which is said first and then stands in
    this one as a text; or several of them, which are said first and joined by `SEPARATOR`.
    """

    key: str
    facts: Mapping[str, ToldFact]
    rule: str | None = None

    def to_json(self) -> dict[str, object]:
        """The sentence as pages get it: nested sentences are objects of the same form."""
        facts = {name: _fact_json(fact) for name, fact in self.facts.items()}
        return {"key": self.key, "facts": facts, "rule": self.rule}


ToldFact: TypeAlias = str | int | Told | tuple[Told, ...]


def sentence(key: str, /, **facts: ToldFact) -> Told:
    """A sentence with the rule that goes with its key."""
    return Told(key, facts, rule_of(key))


def spoken(told: Told, language: str = "en") -> str:
    """The sentence in a language."""
    return said(
        told.key,
        language,
        {name: _spoken_fact(fact, language) for name, fact in told.facts.items()},
    )


def _spoken_fact(fact: ToldFact, language: str) -> str | int:
    if isinstance(fact, Told):
        return spoken(fact, language)
    if isinstance(fact, tuple):
        return SEPARATOR.join([spoken(each, language) for each in fact])
    return fact


def _fact_json(fact: ToldFact) -> object:
    if isinstance(fact, Told):
        return fact.to_json()
    if isinstance(fact, tuple):
        return [each.to_json() for each in fact]
    return fact
