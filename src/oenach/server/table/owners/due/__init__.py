"""What happens at a table by itself, when it does, and when it does not."""
