"""The rules once more, slowly: plain Python on the JSON positions of the rules files.

Each game has its own `tests/games/<game>/reference_program.py`; `oenach.testing.comparing` and
`oenach.testing.perft` are what they are compared and counted with. No reference program imports the
engine, and the engine was not read to write it, so that a rule misread in one of the two shows up
as a difference.
"""
