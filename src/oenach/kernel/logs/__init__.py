"""What a match leaves behind: its events, their order, and what proves them."""
