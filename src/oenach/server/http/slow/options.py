"""Options as a match keeps them."""

from __future__ import annotations

from oenach.games.installed import module_of
from oenach.kernel import options


def kept_options(game: str, seats: int, wished: dict[str, object]) -> dict[str, object]:
    """The options that are wished for, without what plays no part in a match."""
    module = module_of(game)
    if module is None:
        return wished
    return options.kept_options(module.newest.option_list(seats), wished)
