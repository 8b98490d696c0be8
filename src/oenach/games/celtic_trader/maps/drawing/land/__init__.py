"""What lies between the roads: the coast, the sea, what grows, and what was built."""
