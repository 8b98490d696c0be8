"""What a server asks for a page, answered by each game's own module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oenach.games.installed import module_of
from oenach.kernel.errors import OptionError, shown
from oenach.kernel.game import Game
from oenach.kernel.state import State
from oenach.messages.told import Told
from oenach.offers.offer import Offer, Way
from oenach.offers.plain_offers import plain_offers, plain_plans, plain_static_data


def offers(state: State, seat: int) -> Sequence[Offer]:
    """The legal moves of a seat in their order; none when it is not that seat's turn.

    A state does not know that its match ended by a resignation, or was called off; ask only
    while it goes on.
    """
    if not _acts(state, seat):
        return []
    module = module_of(state.game.name)
    return module.page.offers(state, seat) if module else plain_offers(state, seat)


def prompt(state: State, seat: int) -> Told | None:
    """What the choice of the seat to act is about, for those who are new; None in games that do not
    say so, and when it is not that seat's turn."""
    module = module_of(state.game.name)
    if module is None or not module.has_prompts or not _acts(state, seat):
        return None
    return module.prompts.prompt(state, seat)


def reach(state: State, seat: int) -> Sequence[Way]:
    """The places that a seat can walk to this turn; none in games without a map."""
    module = module_of(state.game.name)
    return module.page.reach(state, seat) if module and _acts(state, seat) else []


def queue_offers(
    state: State, seat: int, waiting: Sequence[str]
) -> tuple[Sequence[Offer], Sequence[Offer]]:
    """What waits in a seat's queue, and what can be put behind it until its turn comes."""
    game, module = state.game, module_of(state.game.name)
    plans = module.page.plans if module else plain_plans
    moves = [game.parse(state, text) for text in waiting]
    behind = [] if _acts(state, seat) else game.queueable(state, seat, moves)
    return plans(state, moves), plans(state, behind)


def _acts(state: State, seat: int) -> bool:
    if not 0 <= seat < state.game.seats:
        raise OptionError("no-such-seat", seat=shown(seat), seats=state.game.seats)
    return state.to_act == seat


def static_data(game: Game) -> Mapping[str, object]:
    """What never changes at a table and a page needs to draw it, as JSON, made afresh."""
    module = module_of(game.name)
    return module.page.static_data(game) if module else plain_static_data(game)


def layout(game: Game) -> Mapping[str, object]:
    """What is drawn from and takes long to work out: where a map has its roads and places.

    A map that was not drawn before takes some tenths of a second, or more: keep the answer, and ask
    for it where nobody waits.
    """
    module = module_of(game.name)
    return module.page.layout(game) if module else {}
