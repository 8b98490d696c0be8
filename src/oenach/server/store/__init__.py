"""Where matches are kept: append-only events, and what is needed to go on with them quickly."""
