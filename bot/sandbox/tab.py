"""One browser tab at the page: told what its persona sees as differences, and acting for that persona."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from aiohttp import ClientConnectionResetError, web

from bot.sandbox.errors import ApiError
from bot.sandbox.forms import Form, JsonObject, parse_object
from bot.sandbox.interaction import Interaction
from bot.sandbox.messages import Message
from bot.sandbox.modals import Answer
from bot.sandbox.page_state import Welcome, choices, message_for_page
from bot.sandbox.person import Given, Person
from bot.sandbox.places import Channel
from bot.sandbox.vocabulary import OptionKind

_SHOWN = 80
"""Messages a tab shows of a channel, the newest ones."""
_MOST_SAID = 2000


class Tab:
    """What is shown to whom, and what was told of it; `around` gives the directory for a persona in a channel."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        person: Person,
        channel: Channel,
        *,
        around: Callable[[Person, Channel], JsonObject],
        welcome: Welcome | None,
    ) -> None:
        self.socket = socket
        self.person = person
        self._world = person.world
        self._channel = channel
        self._around = around
        self._welcome = welcome
        self._told: dict[int, Message] = {}
        self._directory: JsonObject = {}
        self._read = {c.id: self._newest(c) for c in self._world.channels.values()}
        """For channels by id, the newest message that was there when the person last looked."""
        self._unread: dict[int, int] = {}
        self._modal: Interaction | None = None
        self._telling = asyncio.Lock()
        """News leave in the order in which they were found."""

    # --- telling -----------------------------------------------------------------------------------------------------

    async def show(self, channel: Channel) -> None:
        """Turn to a channel."""
        self._channel, self._told, self._directory = channel, {}, {}
        await self.push(whole=True)

    async def push(self, *, whole: bool = False) -> None:
        """Tell what is different from what was told; `whole` begins the messages anew."""
        async with self._telling:
            await self._push(whole=whole)

    async def _push(self, *, whole: bool) -> None:
        channels = self._world.channels
        if self._channel.id not in channels or not self._world.may_enter(self._channel, self.person.user.id):
            left = [c for c in channels.values() if self._world.may_enter(c, self.person.user.id)]
            if not left:
                await self.socket.close()
                return
            self._channel, self._told, whole = left[0], {}, True
        around = self._around(self.person, self._channel)
        if around != self._directory:
            self._directory = around
            await self._send(around)
        now = {message.id: message for message in self.person.visible(self._channel)[-_SHOWN:]}
        fresh = [message for message in now.values() if self._told.get(message.id) is not message]
        gone = [str(message_id) for message_id in self._told if message_id not in now]
        self._told = now
        if fresh or gone or whole:
            await self._send(
                {
                    "t": "messages",
                    "channel": str(self._channel.id),
                    "whole": whole,
                    "put": [message_for_page(message, self._world) for message in fresh],
                    "gone": gone,
                }
            )
        await self._push_unread()

    async def _push_unread(self) -> None:
        """Tell of channels with news: -1 for messages, a positive number for so many that name this person."""
        self._read[self._channel.id] = self._newest(self._channel)
        unread: dict[int, int] = {}
        for channel in self._world.channels.values():
            since = self._read.get(channel.id, 0)
            news = [message for message in self.person.visible(channel) if message.id > since]
            if news and channel.id != self._channel.id and self._world.lists(channel, self.person.user.id):
                named = sum(self.person.user in message.mentions for message in news)
                unread[channel.id] = len(news) if channel.guild_id is None else named or -1
        if unread != self._unread:
            self._unread = unread
            await self._send({"t": "unread", "channels": {str(channel_id): n for channel_id, n in unread.items()}})

    def _newest(self, channel: Channel) -> int:
        messages = self.person.visible(channel)
        return messages[-1].id if messages else 0

    async def _send(self, data: JsonObject) -> None:
        with suppress(ClientConnectionResetError, ConnectionError):
            await self.socket.send_json(data)

    # --- acting ------------------------------------------------------------------------------------------------------

    async def act(self, text: str) -> None:
        """Do what the tab asks, and tell it how that went under the number it gave."""
        number = 0
        try:
            form = Form(parse_object(text))
            number = form.integer("n", default=0)
            outcome = await self._do(form)
        except TimeoutError:
            outcome = {"failed": "timeout"}
        except (ApiError, LookupError, ValueError, TypeError) as error:
            outcome = {"failed": "refused", "why": str(error)}
        await self.push()
        await self._send({"t": "done", "n": number, **outcome})

    async def _do(self, form: Form) -> JsonObject:
        match form.text("do"):
            case "open":
                channel = self._world.channel(form.integer("channel"))
                if self._world.may_enter(channel, self.person.user.id):
                    await self.show(channel)
            case "say":
                self.person.say(self._channel, form.text("text", least=1, most=_MOST_SAID))
            case "dismiss":
                self.person.dismiss(self._message(form))
            case _:
                return await self._answer(form, self._use(form))
        return {}

    def _use(self, form: Form) -> Interaction:
        """Use what the tab asks to be used."""
        person, channel = self.person, self._channel
        match form.text("do"):
            case "click":
                return person.click(self._message(form), form.text("custom_id"))
            case "select":
                values = [str(value) for value in form.items("values")]
                return person.select(self._message(form), form.text("custom_id"), values)
            case "slash":
                path = form.text("path")
                return person.slash(channel, path, **self._options(path, form))
            case "welcome" if self._welcome is not None:
                return person.slash(channel, self._welcome.command, **self._welcome.options)
            case "complete":
                path, option, typed = form.text("path"), form.text("option"), form.text("text", default="")
                return person.complete(channel, path, option, typed, **self._options(path, form))
            case "menu":
                return person.menu(channel, form.text("name"), self._world.user(form.integer("target")))
            case "submit" if self._modal is not None:
                return person.submit(self._modal, _answers(form))
            case unknown:
                raise LookupError(f"the page cannot {unknown}")

    async def _answer(self, form: Form, used: Interaction) -> JsonObject:
        """Wait for the bot as a client does, and tell what it answered."""
        await used.answered()
        if used.modal is not None:
            self._modal = used
            return {"modal": used.modal.payload()}
        if form.text("do") == "complete":
            return {"choices": choices(used.choices, self.person.user.locale)}
        return {"message": str(used.original_id)} if used.original_id is not None else {}

    def _message(self, form: Form) -> Message:
        """The message as the tab was told it last."""
        message_id = form.integer("message")
        if message_id not in self._told:
            raise LookupError("the message is gone")
        return self._told[message_id]

    def _options(self, path: str, form: Form) -> dict[str, Given]:
        """What was typed into a command's options, as values of their kinds."""
        leaf = self._world.leaf(self._channel, self.person.user.id, path)
        kinds = {option.text.name: option.kind for option in leaf.options}
        given: dict[str, Given] = {}
        for name, value in form.below("options").items():
            match kinds.get(name), value:
                case OptionKind.USER, str():
                    given[name] = self._world.user(int(value))
                case OptionKind.CHANNEL, str():
                    given[name] = self._world.channel(int(value))
                case _, str() | int() | float():
                    given[name] = value
                case _:
                    raise ValueError(f"{name} has no value")
        return given


def _answers(form: Form) -> dict[str, Answer]:
    """What was filled into a modal, by custom_id."""
    typed = Form(form.below("answers"), "answers")
    return {
        custom_id: typed.text(custom_id, default="")
        if isinstance(value, str)
        else [str(item) for item in typed.items(custom_id)]
        for custom_id, value in typed.fields.items()
    }
