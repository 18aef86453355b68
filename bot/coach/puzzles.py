"""`/tichu puzzle`: three questions a day, the same for everybody, each answered once and graded.

They are made beside the tables, those of a day before it begins; who asks before they are there waits for them.
"""

import asyncio
import logging
from typing import Final

import discord

from bot.answers import may_share, say, speech_of
from bot.games.tichu.draft import with_gift
from bot.games.tichu.puzzles import TABLE, Sheet, action_of, parsed, puzzle_panel, share_line
from bot.gathering.terms import GAME
from bot.names import cleaned, written
from bot.services import Services
from bot.staging.panel import Button, Panel, Style
from bot.unhurried import unhurried
from bot.wire import Click
from data.calendar import DAY, day_of
from data.errors import StoreError
from data.puzzles import Answered, Puzzles
from engine.cards import Card
from engine.codec import Codec, CodecError
from engine.minds.puzzles import Kind, Puzzle, graded, puzzles_of
from engine.tichu.rules import STANDARD

log = logging.getLogger(__name__)

CODEC: Final = Codec[tuple[Puzzle, ...]](tuple[Puzzle, ...])
AFTER_START: Final = 30.0
"""Seconds that the tables have for themselves when the bot starts."""
EVERY: Final = DAY / 24
"""Seconds between looks whether the next day has its puzzles."""


class DailyPuzzles:
    """Answers the command and its clicks. Raises StoreError and HTTPException."""

    def __init__(self, services: Services, puzzles: Puzzles) -> None:
        self._services = services
        self._puzzles = puzzles
        self._made: dict[int, asyncio.Task[tuple[Puzzle, ...]]] = {}
        """By day its puzzles; who asks while they are made waits for the same ones."""

    async def make_ahead(self) -> None:
        """Make those of today and of tomorrow beside the tables, for as long as the process runs."""
        await asyncio.sleep(AFTER_START)
        while True:
            try:
                await self.make()
            except StoreError as error:
                log.error("the next puzzles could not be stored: %s", error)
            except Exception:
                log.exception("the next puzzles could not be made")
            await asyncio.sleep(EVERY)

    def stop(self) -> None:
        """The process ends: what is being made is made anew when it is asked for."""
        for task in self._made.values():
            task.cancel()

    async def make(self) -> None:
        """Make those of today and of tomorrow that are not there. Raises StoreError."""
        today = day_of(self._services.now())
        for day in (today, today + 1):
            await self._of(day)

    async def open(self, interaction: discord.Interaction) -> None:
        """The first of today's puzzles that is not answered."""
        sheet = await unhurried(interaction, self._sheet(interaction.user.id))
        await self._show(interaction, sheet, sheet.next)

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Choose, answer, look at another puzzle, or show others how it went."""
        if click.moment != day_of(self._services.now()):
            await say(interaction, "puzzle-late")
            return
        sheet = await unhurried(interaction, self._sheet(interaction.user.id))
        match click.verb:
            case "open" if click.argument in set(Kind):
                await self._show(interaction, sheet, click.argument)
            case "open":
                await self._show(interaction, sheet, sheet.next)
            case "grand":
                await self._answer(interaction, sheet, Kind.GRAND, click.argument)
            case "give":
                await self._answer(interaction, sheet, Kind.GIFTS, click.argument)
            case "lead" if values:
                await self._answer(interaction, sheet, Kind.LEAD, values[0])
            case "gift" if values:
                await self._choose(interaction, sheet, click.argument, values[0])
            case "share" if sheet.is_done:
                await self._share(interaction, sheet)
            case _:
                await say(interaction, "reply-old-button")

    # --- what is done ---

    async def _answer(self, interaction: discord.Interaction, sheet: Sheet, kind: Kind, answer: str) -> None:
        """Note an answer, unless there is one already, and show what it was worth."""
        puzzle = sheet.of(kind)
        action = None if puzzle is None else action_of(puzzle, answer)
        regret = None if puzzle is None or action is None else graded(STANDARD, puzzle, action)
        if regret is None:
            await say(interaction, "reply-old-button")
            return
        user = interaction.user.id
        one = Answered(game=GAME, user=user, day=sheet.day, puzzle=kind, answer=answer, loss=round(regret.loss))
        await self._puzzles.answer(one)
        await self._show(interaction, await self._sheet(user), kind)

    async def _choose(self, interaction: discord.Interaction, sheet: Sheet, argument: str, value: str) -> None:
        """A card for one receiver; nothing is answered by that."""
        place, _, rest = argument.partition(".")
        gifts, puzzle = parsed(rest), sheet.of(Kind.GIFTS)
        card = _card(value)
        if gifts is None or puzzle is None or card is None or place not in {"0", "1", "2"}:
            await say(interaction, "reply-old-button")
        elif card not in puzzle.view.hand or puzzle.kind in sheet.answers:
            await self._show(interaction, sheet, puzzle.kind)
        else:
            panel = puzzle_panel(sheet, puzzle, speech_of(interaction), gifts=with_gift(gifts, int(place), card))
            await self._services.stage.answer(interaction, panel, repaint=False)

    async def _share(self, interaction: discord.Interaction, sheet: Sheet) -> None:
        """Post how it went, without a word about the puzzles, for who may write here themselves."""
        if await may_share(interaction):
            speech = speech_of(interaction)
            name = written(cleaned(interaction.user.display_name))
            text = f"{speech('puzzle-shared', name=name)}\n{share_line(sheet)}"
            mine = Button(str(Click(TABLE, sheet.day, "open")), speech("puzzle-mine"), Style.MAIN, "🧩")
            await self._services.stage.announce(interaction, Panel(text, ((mine,),)))

    # --- what there is ---

    async def _show(self, interaction: discord.Interaction, sheet: Sheet, kind: str) -> None:
        puzzle = sheet.of(kind) or sheet.puzzles[0]
        panel = puzzle_panel(sheet, puzzle, speech_of(interaction))
        await self._services.stage.reply(interaction, panel)

    async def _sheet(self, user: int) -> Sheet:
        """Today's puzzles, as far as somebody has got."""
        day = day_of(self._services.now())
        puzzles = await self._of(day)
        answers = {one.puzzle: one for one in await self._puzzles.answers(GAME, day, user)}
        crowds = {kind: await self._puzzles.crowd(GAME, day, kind) for kind in answers}
        streak = await self._puzzles.streak(GAME, user, day, whole=len(puzzles))
        return Sheet(day=day, puzzles=puzzles, answers=answers, crowds=crowds, streak=streak)

    async def _of(self, day: int) -> tuple[Puzzle, ...]:
        """The puzzles of a day, made once and then kept."""
        task = self._made.get(day)
        if task is None or _failed(task):
            task = self._made[day] = asyncio.create_task(self._make(day))
        for old in [one for one in self._made if one < day - 1]:
            del self._made[old]
        # Who no longer waits leaves the others theirs.
        return await asyncio.shield(task)

    async def _make(self, day: int) -> tuple[Puzzle, ...]:
        kept = await self._puzzles.of(GAME, day)
        if kept is None:
            made = await asyncio.to_thread(puzzles_of, day)
            kept = await self._puzzles.keep(GAME, day, CODEC.dump(made))
        try:
            return CODEC.load(kept)
        except CodecError:
            # Another version of the program has kept them; nobody is to go without for that.
            return await asyncio.to_thread(puzzles_of, day)


def _failed(task: asyncio.Task[tuple[Puzzle, ...]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _card(text: str) -> Card | None:
    try:
        return Card.parse(text)
    except ValueError:
        return None
