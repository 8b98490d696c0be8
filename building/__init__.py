"""How the package is built: the engine through C, the pages with Node, and both into .venv.

Used by setup.py, by make and by tests; not part of the package.
"""
