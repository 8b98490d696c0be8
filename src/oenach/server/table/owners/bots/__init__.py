"""What bots do at a table: their own moves, those of others, and advice."""
