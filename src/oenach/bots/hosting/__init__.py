"""Bots in processes of their own: how one is asked in play, and what happens when it fails."""
