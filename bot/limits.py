"""How much one person may ask of the bot: so much at once, and so much a second from then on.

Normal play is far below it: a click costs one, and what paints, posts or reads a lot
costs more. Who asks for more is told so, and loses nothing of what they play.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

import discord
from discord import app_commands

BURST: Final = 6.0
"""Seconds that can be saved up."""
MOST: Final = 4096
"""People who are remembered, about 200 bytes each; whoever is forgotten first has been quiet for longest."""
COSTS: Final[Mapping[str, float]] = {
    "tichu start": 10.0,
    "tichu board": 10.0,
    "tichu practice": 10.0,
    "tichu daily": 10.0,
    "tichu duplicate": 10.0,
    "tichu privacy export": 15.0,
}
"""Commands that post for everybody, or read all that is stored of somebody."""
COMMAND: Final = 3.0
"""Any other command: it makes a new message, most of them with a picture."""
CLICK: Final = 1.0


class Allowance:
    """What everybody may still ask for. `time` is in seconds, of any beginning; `per_second` 0 is without limit."""

    def __init__(self, per_second: float, time: Callable[[], float]) -> None:
        self._per_second = per_second
        self._time = time
        self._full: OrderedDict[int, float] = OrderedDict()
        """By user, when they will have saved up everything again; the longest quiet first."""

    def __len__(self) -> int:
        return len(self._full)

    def take(self, user: int, cost: float) -> bool:
        """Whether this person may do what costs so much; then it is taken."""
        if not self._per_second:
            return True
        now = self._time()
        full = max(self._full.get(user, now), now) + cost / self._per_second
        if full > now + BURST:
            return False
        self._full[user] = full
        self._full.move_to_end(user)
        while len(self._full) > MOST or next(iter(self._full.values())) <= now:
            self._full.popitem(last=False)
        return True


def cost_of(interaction: discord.Interaction) -> float:
    """What an interaction costs its person; what is offered while they type costs as much as a click."""
    if interaction.type is not discord.InteractionType.application_command:
        return CLICK
    command = interaction.command
    name = command.qualified_name if isinstance(command, app_commands.Command) else ""
    return COSTS.get(name, COMMAND)
