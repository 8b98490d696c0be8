"""What somebody can do to the evening of all others: each program is an attack, and
`python -m bench.attacks` measures what the others notice of it."""
