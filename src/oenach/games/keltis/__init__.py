"""Keltis, the tile game: five colours, one direction each, and tiles that others leave behind."""
