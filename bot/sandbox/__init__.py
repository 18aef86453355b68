"""A Discord of one's own on loopback: gateway and REST, version 10, for an unmodified discord.py, and a page to sit at.

It knows nothing of any game and of nothing else in `bot`. For a test or a demo:

    sandbox = Sandbox(bot_name="Tichu")
    guild = sandbox.world.add_guild("Club")
    channel = sandbox.world.add_channel(guild, "table")
    north = sandbox.world.add_user("North", locale="ko")
    sandbox.world.join(guild, north)
    base = await sandbox.start(port=0)
    with point_discordpy(base):
        await client.start(TOKEN)  # in a task of its own; sandbox.gateway.ready is set while it is connected
    await sandbox.stop()

People act through `Person` and await the bot's answer as a client does:

    person = sandbox.person(north)
    used = await person.slash(channel, "tichu start", target=500).answered()  # TimeoutError: "interaction failed"
    board = await used.shown()                    # the message, once it is no longer "thinking"
    used = await person.click(board, "Sit").answered()          # custom_id, label or emoji
    used = await person.select(board, "menu", ["a"]).answered()  # custom_id or placeholder; values, users, roles
    used = await person.complete(channel, "tichu rules", "topic", "bo").answered()  # used.choices
    used = await person.menu(channel, "Tichu stats", target=north).answered()
    sent = await person.submit(used, {"Note": "hello"}).answered()  # used.modal; answers by label or custom_id
    person.visible(channel), person.latest(channel), person.seen(board)  # never anybody else's ephemerals
    person.dismiss(message), person.say(channel, "hi")

Messages are values: one that was kept is an old rendering, and clicking it is a click on an old rendering.
`await sandbox.world.until(lambda: ...)` waits for something to become true.

Time, trouble and budgets:

    sandbox.clock.advance(901)                                  # tokens age without waiting, as do messages and windows
    sandbox.faults.inject("PATCH", r"^/channels/", status=HTTPStatus.BAD_GATEWAY, times=2)
    sandbox.faults.inject("POST", "/callback", cut=True, applied=True)   # carried out, and no answer ever comes
    await sandbox.gateway.drop(), sandbox.gateway.cut()         # the client resumes; clicks are replayed
    sandbox.gateway.resume_delay, sandbox.gateway.acknowledges  # late replays, heartbeats without an answer
    sandbox.gateway.ask_to_reconnect(), sandbox.gateway.invalidate(), sandbox.gateway.ask_for_heartbeat()
    sandbox.gateway.deliveries[used.id]                         # when a click left for the bot
    sandbox.world.permit(channel, Permission.VIEW_CHANNEL)      # 50013 for all else; app_permissions says so
    sandbox.world.closed_dms.add(north.id)                      # 50007
    sandbox.world.add_to_thread(thread, north)                  # a private one is seen by its members alone
    [entry for entry in sandbox.requests if entry.interaction_id == used.id]
    sandbox.requests.invalid                                    # answers 401, 403, 429; too many of them are a ban
    sandbox.world.delete_channel(channel), sandbox.world.remove_guild(guild), sandbox.world.suspend_guild(guild)
    person.reload()                                             # ephemerals are gone, and the bot is not told

Threads and direct messages outlive the process, as do users, guilds and channels that were given their ids:

    Keeping(sandbox.world, Path("threads.json"))                # once all of those are there

A page for a browser, one persona a tab (`?as=North`):

    page = Page(sandbox, guild, [north, south], Welcome({"en-US": "..."}, {"en-US": "Start"}, "tichu start", {}))
    page.address(north)

What is checked: payload limits, command registration, rate limits with their headers, token age, the 3 s deadline,
double answers, the bot's permissions by channel, intents. What is not there: components V2, permissions of
roles, reactions, voice.

To add a route: (1) a method in one of the `routes_*.py`, registered in its `add_to`; (2) what it changes in
`world.py`, with the event a bot hears and its intent in `sessions.py`; (3) its bucket in `buckets.py`, if it has one;
(4) a test in `tests/wire` that calls it through discord.py. To add a kind of component: `components.py` or `modals.py`
reads and checks it, `person.py` uses it, `web/components.js` or `web/modal.js` draws it.
"""

from bot.sandbox.clock import Clock
from bot.sandbox.components import Button, Row, Select, SelectOption
from bot.sandbox.interaction import DEADLINE, Interaction
from bot.sandbox.interactions import TOKEN_LIFE
from bot.sandbox.keeping import Keeping
from bot.sandbox.ledger import Ledger, Request
from bot.sandbox.messages import Message
from bot.sandbox.modals import Modal
from bot.sandbox.page import Page
from bot.sandbox.page_state import Welcome
from bot.sandbox.person import Person
from bot.sandbox.places import Channel, Guild, Member, User
from bot.sandbox.redirect import Redirection, point_discordpy
from bot.sandbox.server import TOKEN, Sandbox
from bot.sandbox.uploads import Attachment
from bot.sandbox.vocabulary import CallbackKind, ChannelKind, Permission
from bot.sandbox.world import World

__all__ = [
    "DEADLINE",
    "TOKEN",
    "TOKEN_LIFE",
    "Attachment",
    "Button",
    "CallbackKind",
    "Channel",
    "ChannelKind",
    "Clock",
    "Guild",
    "Interaction",
    "Keeping",
    "Ledger",
    "Member",
    "Message",
    "Modal",
    "Page",
    "Permission",
    "Person",
    "Redirection",
    "Request",
    "Row",
    "Sandbox",
    "Select",
    "SelectOption",
    "User",
    "Welcome",
    "World",
    "point_discordpy",
]
