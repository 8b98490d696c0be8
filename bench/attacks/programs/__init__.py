"""The attacks themselves, one program each."""
