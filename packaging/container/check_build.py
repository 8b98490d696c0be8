"""Ends the build of an image in which the engine is not compiled, or the pages are missing."""

import sys

from oenach.server.http.about import all_about
from oenach.server.http.pages import has_client

if not all_about().compiled:
    sys.exit("The engine was not compiled: has the base a C compiler and Python's headers?")
if not has_client():
    sys.exit("The pages were not built: see above for what Node or npm said.")
