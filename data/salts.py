"""How much chance is in a salt that the store or a table draws."""

from typing import Final

SALT_BYTES: Final = 16
"""As much as nobody can try out."""
