"""What every test shares: how hypothesis searches."""

import os

from hypothesis import settings

# A shared machine may pause for longer than any deadline; the build must not depend on luck.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
