"""Errors as sentences."""

from __future__ import annotations

from oenach.kernel.errors import Fact, IllegalMove, LogError, OenachError, PositionError
from oenach.messages.catalogues import capitalised, said, say


def explain(error: OenachError, language: str = "en") -> str:
    """One sentence that says what is wrong, and by which rule, or where."""
    facts = dict(error.facts)
    if isinstance(error, IllegalMove):
        why = said(error.key, language, facts)
        return say("explain-illegal", language, rule=error.rule, why=why)
    if isinstance(error, PositionError):
        return explain_position(error, facts, language)
    if isinstance(error, LogError):
        return explain_log(error, facts, language)
    return capitalised(said(error.key, language, facts))


def explain_position(error: PositionError, facts: dict[str, Fact], language: str) -> str:
    """The path to what is wrong in a position, and why."""
    # When a position's options are at fault, the path has taken their name over.
    facts = {"where": error.where, "option": error.where.rpartition(".")[2], **facts}
    why = said(error.key, language, facts)
    if not error.where:
        return say("explain-position-whole", language, why=why)
    return say("explain-position", language, where=error.where, why=why)


def explain_log(error: LogError, facts: dict[str, Fact], language: str) -> str:
    """The event at which a log breaks, the path within it if there is one, and why."""
    # Events that the rules refuse come with the refusal itself, which says more than its key.
    if isinstance(error.__cause__, OenachError):
        facts["why"] = explain(error.__cause__, language)
    why = said(error.key, language, facts)
    where = facts.get("where")
    if isinstance(where, str) and where:
        why = say("explain-log-path", language, where=where, why=why)
    if error.seq < 0:
        return say("explain-log-header", language, why=why)
    return say("explain-log", language, seq=error.seq, why=why)
