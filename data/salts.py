"""How much chance is in a salt that the store or a table draws."""

from typing import Final

SALT_BYTES: Final = 16
"""So many that nobody can try out all salts."""
