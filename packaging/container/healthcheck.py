"""Whether the server in this container answers; the path to ask may be given. For HEALTHCHECK.

`/healthz` says that the process answers, `/readyz` that it can also keep what is played.
"""

import os
import sys
from urllib.error import URLError
from urllib.request import urlopen

path = sys.argv[1] if len(sys.argv) > 1 else "/healthz"
url = f"http://127.0.0.1:{os.environ.get('OENACH_PORT', '8620')}{path}"
try:
    with urlopen(url, timeout=4) as answer:
        print(answer.read().decode())
except (URLError, OSError) as error:
    sys.exit(f"{url}: {error}")
