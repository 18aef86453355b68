"""`/tichu review`: somebody's own decisions in a finished round, judged by what they could know then."""

import asyncio
import time
from collections import OrderedDict
from typing import Final

import discord
from discord import app_commands

from bot.answers import say, speech_of
from bot.autocomplete import OFFERED, offered
from bot.games.tichu.review import Review, Whole, review, review_panel
from bot.past.archive import Archive
from bot.past.kept import Kept
from bot.past.panels import option_of
from bot.services import Services
from bot.unhurried import unhurried
from bot.wire import Click, whole
from data.history import Asked, History
from engine.tichu.faced import Faced, faced
from engine.tichu.relive import results

LOOKING: Final = 0.8
"""Seconds for looking into what may have been dear; the answer has to be there in time."""
REMEMBERED: Final = 32
"""Reviews that are kept for who looks at the replay and comes back."""
LATELY: Final = 5
"""Matches in which the last own round is looked for."""


class Reviews:
    """Answers the command and its clicks. Raises StoreError, CodecError and HTTPException."""

    def __init__(self, services: Services, history: History, archive: Archive) -> None:
        self._services = services
        self._history = history
        self._archive = archive
        self._done: OrderedDict[tuple[str, int, int], Review] = OrderedDict()
        """By match, round and person."""

    async def show(self, interaction: discord.Interaction, match: str | None, number: int | None) -> None:
        """A round of a match, by default the last one; by default of the last match that has one."""
        user, guild = interaction.user.id, interaction.guild_id or 0
        for one in await self._history.own(user, limit=LATELY) if match is None else (match,):
            found = await unhurried(interaction, self._archive.look(user, guild, one))
            if isinstance(found, str):
                if match is not None:
                    await say(interaction, found)
                    return
            elif (last := number or await unhurried(interaction, asyncio.to_thread(_last, found, user))) is not None:
                await self._tell(interaction, found, last)
                return
        await say(interaction, "review-none")

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Another round of the match, chosen in a menu or by a button."""
        match, _, digits = click.argument.rpartition(".")
        chosen = values[0] if values else digits
        if click.verb not in {"show", "round"} or (number := whole(chosen)) < 0:
            await say(interaction, "reply-old-button")
        else:
            await self.show(interaction, match, number)

    async def offer(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The newest matches at which who asks sat."""
        user, speech = interaction.user.id, speech_of(interaction)
        asked = Asked(asker=user, guild=interaction.guild_id or 0, user=user, elsewhere=True)
        found = await self._history.page(asked, limit=4 * OFFERED)
        return offered(((one.match, option_of(one, speech)) for one in found), typed)

    async def _tell(self, interaction: discord.Interaction, found: Kept, number: int) -> None:
        user, speech = interaction.user.id, speech_of(interaction)
        acts = await unhurried(interaction, asyncio.to_thread(_own, found, user, number))
        if acts is None:
            await say(interaction, found.closed or "replay-no-round")
        elif not acts:
            await say(interaction, "review-not-there")
        else:
            judge, done = found.game.rules, await unhurried(interaction, self._judged(found, acts, number, user))
            whole = Whole(found.match.id, tuple(act.events for act in found.acts), results(found.events))
            panel = review_panel(judge, done, found.setting(speech, number), whole)
            await self._services.stage.reply(interaction, panel)

    async def _judged(self, found: Kept, acts: tuple[Faced, ...], number: int, user: int) -> Review:
        """The review of somebody's acts in a round; asked again for, it is the same, however much time there is."""
        asked = found.match.id, number, user
        if (done := self._done.get(asked)) is None:
            end = time.monotonic() + LOOKING
            judge = found.game.rules
            done = await asyncio.to_thread(review, judge, acts, number, hurry=lambda: time.monotonic() > end)
        self._done[asked] = done
        self._done.move_to_end(asked)
        while len(self._done) > REMEMBERED:
            self._done.popitem(last=False)
        return done


def _own(found: Kept, user: int, number: int) -> tuple[Faced, ...] | None:
    """What somebody did themselves in a round, from the seat they had then; None for a round that was not scored."""
    acts = faced(found.game, ((act.actor, act.action, act.events) for act in found.acts), number)
    return tuple(one for one in acts if _is_theirs(found, one, user)) if acts else None


def _is_theirs(found: Kept, one: Faced, user: int) -> bool:
    holder = found.holder(one.view.seat, one.seq)
    return holder is not None and holder.user == user and not found.acts[one.seq - 1].stand_in


def _last(found: Kept, user: int) -> int | None:
    """The last scored round in which somebody acted."""
    rounds = [one.number for one in results(found.events)]
    return next((number for number in reversed(rounds) if _own(found, user, number)), None)
