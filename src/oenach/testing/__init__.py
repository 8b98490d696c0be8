"""What tests a game, for whoever writes one.

A game's whole test file:

    from oenach.testing import GameConformance

    class TestHurling(GameConformance):
        game = "hurling"

`strategies` has states, positions and matches for tests with Hypothesis; `comparing` and `perft`
hold an engine against a second, slow program of its rules.
"""

from __future__ import annotations

try:
    import hypothesis  # noqa: F401
    import pytest
except ModuleNotFoundError as lack:
    if lack.name not in ("hypothesis", "pytest"):
        raise
    raise ImportError(
        f"oenach.testing needs {lack.name}; install both with: pip install 'oenach[testing]'"
    ) from lack

# Before the suite is imported, so that a claim that fails shows what was compared.
pytest.register_assert_rewrite("oenach.testing.conformance")

from oenach.testing.about import About  # noqa: E402
from oenach.testing.conformance.suite import GameConformance  # noqa: E402

__all__ = ["About", "GameConformance"]
