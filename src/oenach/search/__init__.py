"""Information-set search, compiled; it knows no game."""
