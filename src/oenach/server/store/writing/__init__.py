"""Writing what happens at tables: one thread, in groups, by those whose turn it is."""
