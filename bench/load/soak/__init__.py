"""A server under mixed play for a long time: what it holds must not grow."""
