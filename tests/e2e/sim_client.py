"""A member of a simulated guild as the tests of the real bot see them."""

from typing import Final, final

import discord
import simcord

from tests.screens import Answer, Button, Menu, Screen, as_shown

AFTER: Final = 1.2
"""Seconds of virtual time after every act: longer than the distance that edits keep, so that none has to wait."""


@final
class SimClient:
    """`tests.screens.Client` in process; an act comes back when the bot has done all that follows from it."""

    def __init__(self, env: simcord.Env, member: simcord.MemberActor, channel: simcord.ChannelHandle) -> None:
        self.member: Final = member
        self.channel: Final = channel
        self._env = env

    @property
    def name(self) -> str:
        """The name of the member."""
        return self.member.name

    async def slash(self, path: str, **options: str | int | simcord.MemberActor) -> Answer:
        """Use a command."""
        return await self._answer(await self.member.slash(self.channel, path, **options), None)

    async def press(self, screen: Screen, custom_id: str) -> Answer:
        """Press a button; only one that is still there can be pressed."""
        used = await self.member.click(self._message(screen), custom_id=custom_id)
        return await self._answer(used, screen)

    async def choose(self, screen: Screen, custom_id: str, value: str) -> Answer:
        """Choose in a menu."""
        used = await self.member.select(self._message(screen), [value], custom_id=custom_id)
        return await self._answer(used, screen)

    def screens(self) -> tuple[Screen, ...]:
        """All messages that this person sees now."""
        return tuple(map(screen_of, self.channel.history(viewer=self.member)))

    def _message(self, screen: Screen) -> discord.Message:
        return next(one for one in self.channel.history(viewer=self.member) if one.id == screen.id)

    async def _answer(self, used: simcord.InteractionResult, clicked: Screen | None) -> Answer:
        assert used.acknowledged, "the bot did not answer"
        shown = used.response
        answer = Answer(None, new=False)
        if shown is not None and not used.deferred:
            answer = Answer(screen_of(shown.message), new=clicked is None or shown.id != clicked.id)
        await self._env.advance_time(AFTER)
        return answer


def screen_of(message: discord.Message) -> Screen:
    """A message of the library, as a screen."""
    buttons: list[Button] = []
    menus: list[Menu] = []
    for row in message.components:
        assert isinstance(row, discord.ActionRow)
        for item in row.children:
            if isinstance(item, discord.Button):
                emoji = "" if item.emoji is None else item.emoji.name or ""
                buttons.append(Button(item.custom_id or "", item.label or "", item.disabled, emoji))
            elif isinstance(item, discord.SelectMenu):
                options = ((one.value, one.label, f"{one.description} {one.emoji}") for one in item.options)
                menus.append(Menu(item.custom_id or "", item.placeholder or "", tuple(options)))
    return Screen(
        id=message.id,
        private=message.flags.ephemeral,
        text=as_shown(message.content),
        buttons=tuple(buttons),
        menus=tuple(menus),
        alts=tuple(file.description or "" for file in message.attachments),
    )
