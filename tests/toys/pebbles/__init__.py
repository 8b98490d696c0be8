"""Pebbles, a toy game for tests that need some game: RULES.md has its rules."""
