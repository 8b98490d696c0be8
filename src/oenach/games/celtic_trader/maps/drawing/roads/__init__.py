"""Roads: the way each takes across its tile, and how it is drawn."""
