"""What is fuzzed: something that takes what anybody may bring, and has a few ways to answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from random import Random
from typing import Any, ClassVar, Final

from hypothesis import strategies as st

from oenach.kernel.errors import OenachError
from oenach.messages import LANGUAGES, explain

TAKEN: Final = "taken"
"""The answer to an input with which nothing is wrong."""

OFTEN: Final = 200
"""Times that each refusal is said in every language, which takes longer than most inputs."""

_said: Counter[str] = Counter()


class Surface(ABC):
    """One of these, within this process."""

    name: ClassVar[str]
    share: ClassVar[int]
    """How many of a thousand inputs are for it."""

    @abstractmethod
    def almost(self, rng: Random) -> Any:
        """An input with nothing or little wrong in it: JSON, a text or bytes."""

    @abstractmethod
    def anything(self) -> st.SearchStrategy[Any]:
        """Inputs of the same shape with whatever Hypothesis thinks of in them."""

    @abstractmethod
    def answer(self, given: Any) -> str:
        """The kind of answer: taken, or the code of a documented refusal. Whatever is raised is a
        defect."""


def refused(error: OenachError) -> str:
    """The kind of a refusal, which can be said in every language."""
    _said[error.key] += 1
    if _said[error.key] <= OFTEN:
        for language in LANGUAGES:
            assert explain(error, language), f"nothing is said of {error!r} in {language}"
    return error.code


SCALARS: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=30),
)
ANY_JSON: Final[st.SearchStrategy[Any]] = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=12), inner, max_size=5)
    ),
    max_leaves=15,
)
"""Any JSON value, and the numbers that Python's reader takes beside it."""
