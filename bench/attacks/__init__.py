"""What one guest can do to the evening of all others: each module is an attack that measures it."""
