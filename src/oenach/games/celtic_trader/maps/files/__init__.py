"""Maps as files: read, checked, and written for a person to fill in."""
