"""All tables: those in memory, and the way to those that are not."""
