"""What all tests share: which examples Hypothesis tries.

Usually they are the same in every run, so that nothing fails by luck. `--hypothesis-profile=long`,
or OENACH_EXAMPLES=long, tries others each time, and ten times as many."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.register_profile("long", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("OENACH_EXAMPLES", "same"))
