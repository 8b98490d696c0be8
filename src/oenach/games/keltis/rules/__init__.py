"""The rules of Keltis."""
