"""A tiny bot for the sandbox's own tests: commands, one router for clicks, pictures, modals. It plays no game."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str
from discord.http import Route
from PIL import Image

COLOURS = {"red": (200, 40, 40), "blue": (40, 60, 200), "green": (30, 120, 60)}


def picture(colour: str, size: tuple[int, int] = (640, 320)) -> discord.File:
    """A plain PNG of that colour, with alt text."""
    body = io.BytesIO()
    Image.new("RGB", size, COLOURS[colour]).save(body, "PNG")
    body.seek(0)
    return discord.File(body, f"{colour}.png", description=f"all {colour}")


def buttons(*labels: str, disabled: bool = False) -> discord.ui.View:
    """A stopped view: this bot routes clicks itself."""
    view = discord.ui.View(timeout=None)
    for number, label in enumerate(labels):
        custom_id = f"do:{label.lower()}"
        row = number // 4
        view.add_item(discord.ui.Button[Any](label=label, custom_id=custom_id, row=row, disabled=disabled))
    view.stop()
    return view


def menu(custom_id: str, options: list[discord.SelectOption], most: int = 1) -> discord.ui.View:
    """A stopped view with one select."""
    view = discord.ui.View(timeout=None)
    view.add_item(
        discord.ui.Select[Any](custom_id=custom_id, options=options, max_values=most, placeholder="Choose a colour")
    )
    view.stop()
    return view


def person_menu() -> discord.ui.View:
    """A stopped view with one select of people."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.UserSelect[Any](custom_id="people", max_values=3))
    view.stop()
    return view


def place_menus() -> discord.ui.View:
    """A stopped view with a select of roles and one of channels."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.RoleSelect[Any](custom_id="roles"))
    view.add_item(discord.ui.ChannelSelect[Any](custom_id="channels", max_values=2))
    view.stop()
    return view


class InviteModal(discord.ui.Modal, title="Invite"):
    """Text in markdown, a select of people, and a text in the older form without a label."""

    told = discord.ui.TextDisplay[Any]("**Whom** do you invite?")
    people = discord.ui.Label[Any](text="People", component=discord.ui.UserSelect[Any](custom_id="who", max_values=2))
    word = discord.ui.TextInput[Any](label="A word", custom_id="word", required=False)


class NoteModal(discord.ui.Modal, title="Note"):
    """A text and a select, each below a label."""

    note = discord.ui.Label[Any](
        text="Note", description="For everybody", component=discord.ui.TextInput[Any](custom_id="note", max_length=80)
    )
    tone = discord.ui.Label[Any](
        text="Tone",
        component=discord.ui.Select[Any](
            custom_id="tone", options=[discord.SelectOption(label="calm"), discord.SelectOption(label="loud")]
        ),
    )


class Names(app_commands.Translator):
    """The words of one command in two more languages."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        del context
        words = {
            (discord.Locale.german, "start"): "beginn",
            (discord.Locale.german, "Open a table"): "Einen Tisch aufmachen",
            (discord.Locale.korean, "start"): "시작",
            (discord.Locale.korean, "Open a table"): "테이블 열기",
        }
        return words.get((locale, string.message))


class Bot(discord.AutoShardedClient):
    """Connects as the real bot does: one shard, the guilds intent alone, nothing cached."""

    def __init__(self, *, heartbeat_timeout: float = 60.0) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=1,
            shard_ids=[0],
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05,
            heartbeat_timeout=heartbeat_timeout,
        )
        self.tree = app_commands.CommandTree(self)
        self.clicks: list[tuple[int, str]] = []
        """Who pressed what, in the order of arrival."""
        self.failures: list[Exception] = []
        """What the platform refused while a click was handled."""
        self.delay = 0.0
        """Seconds before a click is answered."""
        self.held: dict[int, discord.Interaction[Any]] = {}
        """The latest interaction that opened a private message, by user."""
        self._register()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the library's pause of five seconds, which spares a limit that the sandbox does not have."""
        del shard_id, initial

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Names())
        await self.tree.sync()

    def _register(self) -> None:
        group = app_commands.Group(name="play", description="All of it")

        @group.command(name=locale_str("start"), description=locale_str("Open a table"))
        @app_commands.describe(target="Points to reach", partner="Who sits opposite", quiet="No pings")
        @app_commands.choices(level=[app_commands.Choice(name="Easy", value="easy")])
        async def start(
            interaction: discord.Interaction[Any],
            target: app_commands.Range[int, 100, 2000] = 1000,
            partner: discord.Member | None = None,
            quiet: bool = False,  # noqa: FBT001, FBT002 -- the library reads options from positional parameters
            level: str = "easy",
        ) -> None:
            told = f"target {target}, partner {partner and partner.id}, quiet {quiet}, level {level}"
            view = buttons("Count", "Hand", "Note", "Slow", "Twice", "Picture", "Colours", "People", "Invite", "Places")
            await interaction.response.send_message(told, view=view, file=picture("red"))

        @group.command(name="rules", description="Read the rules")
        async def rules(interaction: discord.Interaction[Any], topic: str) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.followup.send(f"About {topic} in {interaction.locale}")

        @rules.autocomplete("topic")
        async def topics(_interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
            known = ("bomb", "dog", "dragon", "phoenix")
            return [app_commands.Choice(name=word.title(), value=word) for word in known if typed.lower() in word]

        @self.tree.context_menu(name="Who is this")
        async def who(interaction: discord.Interaction[Any], user: discord.Member) -> None:
            await interaction.response.send_message(f"This is {user.display_name}", ephemeral=True)

        self.tree.add_command(group)
        del start, rules, topics, who

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer clicks, selects and modals; the tree answers commands."""
        data: Any = interaction.data or {}
        if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        self.clicks.append((interaction.user.id, data["custom_id"]))
        await asyncio.sleep(self.delay)
        try:
            if interaction.type is discord.InteractionType.modal_submit:
                await self._submitted(interaction, data)
            else:
                await self._click(interaction, data)
        except discord.HTTPException as error:
            self.failures.append(error)

    @staticmethod
    async def _submitted(interaction: discord.Interaction[Any], data: Any) -> None:  # noqa: ANN401 -- the library's JSON
        if data["custom_id"] == "note-modal":
            parts = [part["component"] for part in data["components"]]
            await interaction.response.send_message(f"{parts[0]['value']} ({parts[1]['values'][0]})")
            return
        _, people, row = data["components"]
        names = [data["resolved"]["users"][user_id]["global_name"] for user_id in people["component"]["values"]]
        await interaction.response.edit_message(content=f"invited {names}: {row['components'][0]['value']}")

    async def _click(self, interaction: discord.Interaction[Any], data: Any) -> None:  # noqa: ANN401 -- the library's JSON
        response = interaction.response
        match data["custom_id"]:
            case "do:count":
                count = sum(custom_id == "do:count" for _, custom_id in self.clicks)
                await response.edit_message(content=f"count {count}")
            case "do:hand":
                self.held[interaction.user.id] = interaction
                view = buttons("Tick", "Blue")
                await response.send_message(
                    f"hand of {interaction.user.id}", view=view, file=picture("red"), ephemeral=True
                )
            case "do:tick":
                await response.edit_message(content="ticked")
            case "do:blue":
                await response.edit_message(content="blue now", attachments=[picture("blue")])
            case "do:note":
                modal = NoteModal(custom_id="note-modal")
                modal.stop()
                await response.send_modal(modal)
            case "do:slow":
                await response.defer(ephemeral=True, thinking=True)
                await asyncio.sleep(0.05)
                await interaction.edit_original_response(content="done thinking")
            case "do:twice":
                await response.defer()
                await interaction.client.http.request(_callback(interaction), json={"type": 6})
            case "do:picture":
                message = interaction.message
                assert message is not None
                await response.edit_message(attachments=[*message.attachments, picture("green")])
            case "do:colours":
                options = [discord.SelectOption(label=colour, description=f"all {colour}") for colour in COLOURS]
                await response.send_message("Which?", view=menu("colours", options, most=2), ephemeral=True)
            case "do:people":
                await response.send_message("Who?", view=person_menu(), ephemeral=True)
            case "do:places":
                await response.send_message("Where?", view=place_menus(), ephemeral=True)
            case "roles" | "channels" as kind:
                names = [data["resolved"][kind][one]["name"] for one in data["values"]]
                await response.edit_message(content=f"chosen {names}")
            case "people":
                names = [data["resolved"]["users"][user_id]["global_name"] for user_id in data["values"]]
                await response.edit_message(content=f"chosen {names}")
            case "do:invite":
                invite = InviteModal(custom_id="invite-modal")
                invite.stop()
                await response.send_modal(invite)
            case "colours":
                await response.edit_message(content="chosen " + " ".join(data["values"]), view=None)
            case _:
                await response.defer()


def _callback(interaction: discord.Interaction[Any]) -> Route:
    path = "/interactions/{interaction_id}/{token}/callback"
    return Route("POST", path, interaction_id=interaction.id, token=interaction.token)
