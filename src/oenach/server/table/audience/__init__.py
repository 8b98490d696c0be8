"""Who is connected to a table, and what they see of it."""
