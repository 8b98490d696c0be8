"""`python -m oenach.cli` is `oenach`."""

from oenach.cli import main

if __name__ == "__main__":
    main("python -m oenach.cli")
