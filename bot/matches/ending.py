"""How a table with its match ends, as the store keeps it."""

from enum import StrEnum


class End(StrEnum):
    """How a table ended; the value is the outcome of its match in the store."""

    FINISHED = "finished"
    """Somebody reached the target."""
    RESIGNED = "resigned"
    """A team gave up; the other one wins."""
    ABORTED = "aborted"
    """All people at the table agreed to stop; nobody wins."""
    ENDED = "ended"
    """The host or a moderator closed it."""
    ABANDONED = "abandoned"
    """Nobody was there any more."""
    EXPIRED = "expired"
    """Nobody began a match."""
    GONE = "gone"
    """Its channel or its server is no more."""
