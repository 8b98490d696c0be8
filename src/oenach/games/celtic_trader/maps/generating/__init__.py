"""New maps at random."""
