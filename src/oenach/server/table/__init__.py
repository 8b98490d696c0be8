"""A table while somebody is at it: the match, the seats, and whoever is connected."""
