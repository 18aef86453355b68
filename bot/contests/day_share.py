"""Shares somebody's result of the deal of a day: one line that tells nobody a card, posted where others read it."""

import discord

from bot.answers import may_share, say, speech_of
from bot.contests.day_panel import share_line
from bot.names import cleaned, written
from bot.services import Services
from bot.staging.panel import Panel
from data.days import Try
from data.standings import EVERYWHERE


async def share(services: Services, interaction: discord.Interaction, own: Try) -> None:
    """Post it in this channel, from a private thread in the channel above it. Raises StoreError and HTTPException."""
    here, days = interaction.channel, services.days
    if own.score is None or interaction.guild_id is None:
        await say(interaction, "day-share-direct")
        return
    place, count = await days.place(own, EVERYWHERE), await days.count(own.game, own.day, EVERYWHERE)
    streak = await days.streak(own.game, own.user, own.day)
    name = written(cleaned(interaction.user.display_name))
    panel = Panel(share_line(own, name, speech_of(interaction), place=place or count, count=count, streak=streak))
    if not (isinstance(here, discord.Thread) and here.is_private()):
        if await may_share(interaction):
            await services.stage.announce(interaction, panel)
        return
    above = here.parent
    # In a thread of one's own nobody would read it.
    if above is None or not _may_post(above, interaction.user):
        await say(interaction, "day-share-elsewhere")
        return
    await services.stage.post(above.id, panel)
    await say(interaction, "day-shared", channel=f"<#{above.id}>")


def _may_post(channel: discord.TextChannel | discord.ForumChannel, user: discord.User | discord.Member) -> bool:
    """Whether both this person and the bot may write in a channel."""
    if isinstance(channel, discord.ForumChannel) or not isinstance(user, discord.Member):
        return False
    both = (channel.permissions_for(user), channel.permissions_for(channel.guild.me))
    return all(one.view_channel and one.send_messages for one in both)
