"""What every test shares: how hypothesis searches, and that no text may be missing."""

import logging
import os

from hypothesis import settings

# A shared machine may pause for longer than any deadline; the build must not depend on luck.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


class MissingTexts(logging.Handler):
    """In production a text that is missing is said in English and logged; here it is a failure."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


logging.getLogger("bot.speech").addHandler(MissingTexts())
