"""Playing in a terminal: what is shown, what is typed, and the files that matches are kept in."""
