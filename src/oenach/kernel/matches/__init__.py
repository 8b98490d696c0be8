"""A game being played with its log, played again from it, and checked by others."""
