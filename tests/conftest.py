"""What all tests share: which examples Hypothesis tries, and that nothing is coloured.

The examples are the same in every run, so that nothing fails by luck, and however slow the machine
is. `--hypothesis-profile=long`, or OENACH_EXAMPLES=long, tries others each time, and more of them
where a test does not say how many.

Hosted CI, or whoever runs the tests, may ask for colours where there is no terminal: what commands
say is then not what tests read."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

ASKS_FOR_COLOURS = ("GITHUB_ACTIONS", "FORCE_COLOR", "PY_COLORS", "CLICOLOR_FORCE")
for name in ASKS_FOR_COLOURS:
    os.environ.pop(name, None)

settings.register_profile(
    "same",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("OENACH_EXAMPLES", "same"))
