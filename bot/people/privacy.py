"""`/tichu privacy`: what is kept about a person, in words and as a file, and its deletion.

Who deletes everything leaves every table first, as with `/tichu leave`; then the
store forgets them (`data.people`).
"""

import asyncio
import io
from typing import Final

import discord

from bot.answers import say_with, speech_of
from bot.chores import Chores
from bot.contests.organiser import Organiser
from bot.people.export import document, file_of
from bot.services import Services
from bot.settings import Settings
from bot.speech import Speech
from bot.staging.panel import Button, Panel, Style
from bot.tables.rooms import Rooms
from bot.unhurried import WHILE_IT_LIVES, put_off
from bot.wire import Click
from data.people import People, Topic

TABLE: Final = "privacy"
"""In place of a table's name in the ids of these panels."""
SPARE: Final = 10_000
"""Bytes of a request beside its file."""


class Privacy:
    """Answers the commands and the buttons."""

    def __init__(self, services: Services, people: People, rooms: Rooms, organiser: Organiser) -> None:
        self._services = services
        self._people = people
        self._rooms = rooms
        self._organiser = organiser
        self._chores = Chores("privacy")

    async def show(self, interaction: discord.Interaction) -> None:
        """Tell somebody what is kept about them. Raises StoreError and HTTPException."""
        counts = await self._people.counts(interaction.user.id)
        text = kept_text(
            counts[Topic.SETTINGS],
            counts[Topic.TABLES],
            counts[Topic.RESULTS],
            self._services.settings,
            speech_of(interaction),
        )
        await self._services.stage.whisper(interaction, Panel(text))

    async def export(self, interaction: discord.Interaction) -> None:
        """Send somebody all that is kept about them, as soon as it is ready. Raises StoreError and HTTPException."""
        await put_off(interaction, most=WHILE_IT_LIVES)  # the file may be too large for an answer in time, too
        whole = await document(self._people, interaction.user.id, now=self._services.now())
        most = interaction.filesize_limit - SPARE
        name, content, is_whole = await asyncio.to_thread(file_of, whole, most=most)
        text = speech_of(interaction)("privacy-exported" if is_whole else "privacy-exported-short")
        await say_with(interaction, text, discord.File(io.BytesIO(content), name))

    async def ask(self, interaction: discord.Interaction) -> None:
        """Ask somebody who wants to be deleted whether they do. Raises HTTPException."""
        user = interaction.user.id
        rooms, adrift = self._rooms.of(user), self._rooms.adrift.of(user)
        alone = any(lobby.is_alone for lobby in (*(room.lobby for room in rooms), *adrift))
        panel = question_panel(len(rooms), speech_of(interaction), alone=alone)
        await self._services.stage.whisper(interaction, panel)

    async def click(self, interaction: discord.Interaction, click: Click, _values: tuple[str, ...]) -> None:
        """Delete everything about who has confirmed it. Raises StoreError and HTTPException."""
        speech = speech_of(interaction)
        if click.verb != "forget":
            said = speech("privacy-kept-all")
        elif await self._chores.see_through(self.forget(interaction.user.id)):
            said = speech("privacy-deleted")
        else:
            said = speech("privacy-seated")
        await self._services.stage.answer(interaction, Panel(said), repaint=False)

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        await self._chores.settle()

    async def forget(self, user: int) -> bool:
        """Forget somebody wherever they are known; False for who sits down at the same moment. Raises StoreError."""
        await self._rooms.forget(user)
        await self._organiser.forget(user)
        forgotten = await self._people.forget(user)
        if forgotten:
            self._services.choices.forget(user)
            self._rooms.erase(user)
        return forgotten


def kept_text(settings: int, tables: int, results: int, kept: Settings, speech: Speech) -> str:
    """What is kept, and for how long; the numbers are rows about somebody."""
    if kept.record_days:
        cards = speech("privacy-kept-cards-days", days=kept.record_days)
    else:
        cards = speech("privacy-kept-cards-ever")
    idle = [speech("privacy-kept-idle", days=kept.person_days)] if kept.person_days else []
    lines = [
        speech("privacy-kept-settings", count=settings),
        speech("privacy-kept-tables", count=tables, days=kept.lobby_days),
        speech("privacy-kept-results", count=results),
        cards,
        *idle,
        speech("privacy-kept-not"),
    ]
    listed = "\n".join(f"- {line}" for line in lines)
    return f"### {speech('privacy-title')}\n{speech('privacy-what')}\n{listed}\n{speech('privacy-how')}"


def question_panel(seats: int, speech: Speech, *, alone: bool = False) -> Panel:
    """What goes and what stays, before it cannot be undone.

    `seats` is at how many open tables somebody sits, `alone` whether without others at one of them.
    """
    question = speech("privacy-question")
    at_tables = [speech("privacy-question-seats", count=seats)] if seats else []
    text = "\n".join((question, *at_tables, *([speech("privacy-question-alone")] if alone else [])))
    yes = Button(str(Click(TABLE, 0, "forget")), speech("privacy-delete-yes"), Style.DANGER)
    no = Button(str(Click(TABLE, 0, "keep")), speech("privacy-delete-no"))
    return Panel(text, ((yes, no),))
