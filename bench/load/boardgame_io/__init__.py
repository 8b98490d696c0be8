"""boardgame.io: its packages, its server with a game for it, and its tables."""
