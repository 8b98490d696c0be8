"""Side-by-side benchmarks; `python -m bench` prints the table."""
