"""The games, each with its rules and what the layers need of it; they do not know each other."""
