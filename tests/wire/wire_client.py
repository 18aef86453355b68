"""A person of the sandbox as the tests of the real bot see them."""

from typing import Final, final

from bot.sandbox import Button as WireButton
from bot.sandbox import Channel, Interaction, Message, Person, Select
from bot.sandbox.person import Given, Picked
from bot.sandbox.vocabulary import CallbackKind
from bot.unhurried import LONGEST
from tests.screens import Answer, Button, Menu, Screen, as_shown


@final
class WireClient:
    """`tests.screens.Client` over HTTP and WebSocket. Late answers raise TimeoutError."""

    def __init__(self, person: Person, channel: Channel) -> None:
        self.person: Final = person
        self.channel: Final = channel
        self._messages: dict[Screen, Message] = {}
        self.uses: list[Interaction] = []
        """All that this person did, to be held against the ledger."""

    @property
    def name(self) -> str:
        """The name of the user."""
        return self.person.user.name

    def message(self, screen: Screen) -> Message:
        """The message that a screen of this person shows, as it was then."""
        return self._messages[screen]

    async def slash(self, path: str, **options: Given) -> Answer:
        """Use a command."""
        return await self._answer(self.person.slash(self.channel, path, **options))

    async def press(self, screen: Screen, custom_id: str) -> Answer:
        """Press a button."""
        return await self._answer(self.person.click(self._messages[screen], custom_id))

    async def choose(self, screen: Screen, custom_id: str, value: str) -> Answer:
        """Choose in a menu."""
        return await self._answer(self.person.select(self._messages[screen], custom_id, [value]))

    async def pick(self, screen: Screen, custom_id: str, *chosen: Picked) -> Answer:
        """Choose any number in a menu, or among what the platform offers."""
        return await self._answer(self.person.select(self._messages[screen], custom_id, chosen))

    def screens(self) -> tuple[Screen, ...]:
        """All messages of the bot that this person sees now."""
        return tuple(self._seen(message) for message in self.person.visible(self.channel))

    async def _answer(self, used: Interaction) -> Answer:
        self.uses.append(used)
        await used.answered()
        if used.callback is CallbackKind.DEFERRED_UPDATE:
            return Answer(None, new=False)
        return Answer(self._seen(await used.shown(LONGEST)), new=used.callback is not CallbackKind.UPDATE)

    def _seen(self, message: Message) -> Screen:
        screen = screen_of(message)
        self._messages[screen] = message
        return screen


def screen_of(message: Message) -> Screen:
    """A message of the sandbox, as a screen."""
    return Screen(
        id=message.id,
        private=message.is_ephemeral,
        text=as_shown(message.content),
        buttons=tuple(_button(one) for one in message.components if isinstance(one, WireButton)),
        menus=tuple(_menu(one) for one in message.components if isinstance(one, Select)),
        alts=tuple(attachment.description for attachment in message.attachments),
    )


def _button(button: WireButton) -> Button:
    emoji = "" if button.emoji is None else button.emoji.name
    return Button(button.custom_id or "", button.label, button.disabled, emoji)


def _menu(select: Select) -> Menu:
    options = ((one.value, one.label, f"{one.description} {one.emoji and one.emoji.name}") for one in select.options)
    return Menu(select.custom_id, select.placeholder, tuple(options))
