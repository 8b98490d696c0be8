"""What came out of a tournament, for people: in the terminal, on a page, as files."""
