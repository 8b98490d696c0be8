"""Lessons: a prepared game in which somebody learns the rules by playing.

A lesson is a file in a game's folder (`lessons/NAME.json`): how the game begins, and steps with
what is asked for, what is pointed at and what the others do then. Its sentences are in the game's
catalogues, under keys that follow from the names of the game, the lesson and the step.
"""
