"""Playing in a terminal: what is shown there, and what is typed."""
