"""What a seat may see, what it can know, and positions that it cannot tell from the real one.

python examples/what_a_seat_knows.py
"""

from typing import Any

import oenach


def raiders(shown: Any) -> list[str]:
    """What stands before the gates of clan A, in a view or a position."""
    found: list[str] = shown["clans"]["A"]["raiders"]
    return found


def main() -> None:
    """Seat B lays a token face down; seat A knows that, and not which."""
    game = oenach.game("tain", seats=2, options={"first_player": "B"})
    match = oenach.Match(game, secret=bytes(32))
    match.play("W>A3")
    print("seat B sees", raiders(match.state.observe(1)))
    print("seat A sees", raiders(match.state.observe(0)))

    knowledge = match.knowledge(0)
    states = [game.imagine(knowledge, oenach.Rng(seed)) for seed in range(100)]
    imagined = {raiders(game.position(state))[2] for state in states}
    print("it may be  ", ", ".join(sorted(imagined)))
    assert "B:W" in imagined and len(imagined) > 1


if __name__ == "__main__":
    main()
