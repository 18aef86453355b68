"""The kinds of allowance that a clock times at a table of Tichu (`kernel.Beat`)."""

from enum import StrEnum


class Pace(StrEnum):
    """What the running time is for."""

    DEAL = "deal"
    """The pause before the next round."""
    GRAND = "grand"
    EXCHANGE = "exchange"
    TURN = "turn"
    WINDOW = "window"
    """The bomb window (article 8.3)."""
    GIFT = "gift"
    """The Dragon's gift (article 10)."""
