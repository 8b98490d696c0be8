"""The rules once more, slowly: plain Python on the JSON positions of the rules files.

Nothing here imports the engine, and the engine was not read to write it, so that a rule misread
in one of the two shows up as a difference.
"""
