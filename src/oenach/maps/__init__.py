"""Maps of Celtic Trader as files: read, checked, drawn, and written for a person to fill in."""
