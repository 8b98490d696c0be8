"""Information-set search, compiled, and what it understands of each game."""
