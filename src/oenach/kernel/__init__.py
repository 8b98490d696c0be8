"""What every game has: states, moves, chance, matches, logs and their proofs."""
