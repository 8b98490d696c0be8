"""What is released: a source distribution, wheels, and that two builds of them are the same."""
