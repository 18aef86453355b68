"""`/tichu history`, `replay` and `export`: matches that are over, looked at once more and taken along.

Nothing is remembered between clicks but what the last rounds looked like and where they were shown to all: where a
reader is stands in the ids, and whether they may see the match is asked anew each time.
"""

import asyncio
import io
from collections import OrderedDict
from typing import Final

import discord
from discord import app_commands

from bot.answers import may_share, say, say_with, speech_of
from bot.autocomplete import OFFERED, offered
from bot.games.tichu.record import log, names_of, record, tale
from bot.games.tichu.replay import STEPS, number_of, step_panel
from bot.games.tichu.strip import TURN, proof_panel, shared_panel, strip_panel
from bot.names import cleaned, written
from bot.past.kept import Kept, kept
from bot.past.panels import PAGE, Format, Place, Whose, ended, list_panel, match_panel, option_of, title_of
from bot.past.panels import TABLE as HISTORY
from bot.services import Services
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.tables.room_panel import link_of
from bot.tables.seals import seal_of
from bot.unhurried import unhurried
from bot.wire import Click, whole
from data.history import Asked, History
from engine.tichu.relive import Still, relive, results, step_of

REMEMBERED: Final = 16
"""Rounds kept as they were relived, about 100 KB each."""
SHARED: Final = 256
"""Rounds of which it is known where they are shown."""


class Archive:
    """Answers the commands and the clicks. Raises StoreError, CodecError and HTTPException."""

    def __init__(self, services: Services, history: History) -> None:
        self._services = services
        self._history = history
        self._relived: OrderedDict[tuple[str, int], tuple[Still, ...]] = OrderedDict()
        self._shared: OrderedDict[tuple[int, str, int], asyncio.Future[int | None]] = OrderedDict()
        """By channel, match and round the message that shows it, from when it is being posted; None if it was not."""

    # --- commands ---

    async def show_list(self, interaction: discord.Interaction, user: discord.abc.User | None) -> None:
        """The first page of somebody's matches on this server; by default of who asks."""
        whose = Place(Whose.HERE, (user or interaction.user).id)
        await self._services.stage.whisper(interaction, await self._list(interaction, whose, user))

    async def show_round(self, interaction: discord.Interaction, match: str, number: int | None) -> None:
        """A round of a match from its beginning; without a number the page of the match."""
        if number is None:
            await self._open(interaction, match)
        else:
            await self._step(interaction, match, number, 0)

    async def show_act(self, interaction: discord.Interaction, match: str, number: int, seq: int) -> None:
        """A round of a match at the step that shows an act, counted from 1 in the match."""
        await self._step(interaction, match, number, 0, act=seq)

    async def export(self, interaction: discord.Interaction, match: str, form: Format) -> None:
        """The match as a file, for who asks."""
        if (found := await self._seen(interaction, match)) is None:
            return
        speech = speech_of(interaction)
        content = await unhurried(interaction, asyncio.to_thread(content_of, found, form, speech))
        if not found.acts:
            await say(interaction, found.closed or "history-no-round")
        elif content is None:
            await say(interaction, "export-other-rules")
        else:
            file = discord.File(io.BytesIO(content.encode()), f"tichu-{match}.{form}")
            await say_with(interaction, speech(f"export-done-{form}"), file)

    async def offer(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The newest matches that who asks may see: their own first, then those of the server."""
        user, guild, speech = interaction.user.id, interaction.guild_id or 0, speech_of(interaction)
        own = await self._history.page(Asked(asker=user, guild=guild, user=user, elsewhere=True), limit=4 * OFFERED)
        here = await self._history.page(Asked(asker=user, guild=guild), limit=4 * OFFERED)
        named = {one.match: option_of(one, speech) for one in (*own, *here)}
        return offered(named.items(), typed)

    # --- clicks ---

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Answer a click on a list, a match or a replay; forged ones are told that there is no such thing."""
        if click.table == HISTORY:
            await self._click_list(interaction, click, values)
            return
        match, _, digits = click.argument.rpartition(".")
        chosen = values[0] if click.verb == "round" and values else digits
        number = whole(chosen)
        match click.verb:
            case "strip":
                await self._strip(interaction, match, number, 0)
            case verb if verb == TURN:
                await self._strip(interaction, match, number, click.moment)
            case "proof":
                await self._proof(interaction, match, number)
            case "share":
                await self._share(interaction, match, number)
            case "step" | "round" | "open":
                await self._step(interaction, match, number, 0)
            case verb if verb in STEPS:
                await self._step(interaction, match, number, click.moment)
            case _:
                await say(interaction, "reply-old-button")

    async def of_table(self, interaction: discord.Interaction, click: Click) -> None:
        """The replay of a round of a table, asked for at its board: by its number, else of the first one."""
        stored = await self._services.tables.get(click.table)
        if stored is None or stored.match is None:
            await say(interaction, "history-unknown")
            return
        number = whole(click.argument, 1)
        await self._step(interaction, stored.match, number, 0)

    async def _click_list(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        match click.verb:
            case "match":
                await self._open(interaction, click.argument)
            case "open" if values:
                await self._open(interaction, values[0])
            case "export":
                match, _, form = click.argument.rpartition(".")
                if form in set(Format):
                    await self.export(interaction, match, Format(form))
                else:
                    await say(interaction, "reply-old-button")
            case _ if (place := Place.of(click)) is not None:
                await self._services.stage.reply(interaction, await self._list(interaction, place, None))
            case _:
                await say(interaction, "reply-old-button")

    # --- what is shown ---

    async def _list(self, interaction: discord.Interaction, place: Place, user: discord.abc.User | None) -> Panel:
        speech, own = speech_of(interaction), place.user == interaction.user.id
        asked = Asked(
            asker=interaction.user.id,
            guild=interaction.guild_id or 0,
            user=None if place.whose is Whose.SERVER else place.user,
            elsewhere=place.whose is Whose.EVERYWHERE,
        )
        found = await self._history.page(asked, limit=PAGE + 1, offset=PAGE * place.page)
        name = None if own else self._name(place.user, user)
        return list_panel(found[:PAGE], place, speech, name=name, has_more=len(found) > PAGE)

    @staticmethod
    def _name(user: int, known: discord.abc.User | None) -> str:
        """Somebody's name; of who was asked about some clicks ago a mention says it."""
        return f"<@{user}>" if known is None else written(cleaned(known.display_name))

    async def _open(self, interaction: discord.Interaction, match: str) -> None:
        if (found := await self._seen(interaction, match)) is None:
            return
        speech = speech_of(interaction)
        facts = await self._facts(found, speech)
        setting = found.setting(speech)
        table = await unhurried(interaction, asyncio.to_thread(found.table))
        panel = match_panel(match, table, setting, facts, has_more=found.has_more)
        await self._services.stage.reply(interaction, panel)

    async def _facts(self, found: Kept, speech: Speech) -> list[str]:
        """When a match was, of what kind, how it ended, and what it did to ratings."""
        played = found.match
        when = f"<t:{round(played.ended or played.created)}:f>"
        if await self._history.is_imported(played.id):
            kind = speech("history-imported")
        else:
            kind = speech("terms-rated") if found.result is not None and found.result.rated else speech("terms-casual")
        how = [] if played.outcome in {None, "finished"} else [ended(str(played.outcome), speech)]
        lines = [" · ".join((when, kind, *how)), *([] if found.closed is None else [speech(found.closed)])]
        guild = 0 if found.result is None else found.result.guild
        moved = await self._services.ratings.moved(played.id, guild=guild, season=0)
        setting = found.setting(speech)
        lines += [
            speech(
                "rating-change",
                name=setting.names[one.seat],
                before=one.before.shown,
                after=one.after.shown,
                change=one.after.shown - one.before.shown,
            )
            for one in moved
        ]
        return lines

    async def _step(self, interaction: discord.Interaction, match: str, number: int, at: int, *, act: int = 0) -> None:
        if (seen := await self._relive(interaction, match, number)) is not None:
            found, stills = seen
            if act:
                at = step_of((one.events for one in found.acts), number, act)
            panel = step_panel(
                match,
                stills,
                at,
                found.setting(speech_of(interaction), number),
                results(found.events),
                may_share=await self._is_here(interaction, match),
            )
            await self._services.stage.reply(interaction, panel)

    async def _strip(self, interaction: discord.Interaction, match: str, number: int, page: int) -> None:
        if (seen := await self._relive(interaction, match, number)) is not None:
            found, stills = seen
            may_share = await self._is_here(interaction, match)
            setting = found.setting(speech_of(interaction), number_of(stills))
            panel = strip_panel(match, stills, setting, page, may_share=may_share)
            await self._services.stage.reply(interaction, panel)

    async def _proof(self, interaction: discord.Interaction, match: str, number: int) -> None:
        if (seen := await self._relive(interaction, match, number)) is not None:
            found, stills = seen
            setting = found.setting(speech_of(interaction), number)
            await self._services.stage.reply(interaction, proof_panel(match, stills, setting))

    async def _share(self, interaction: discord.Interaction, match: str, number: int) -> None:
        """Post a round where the click was made: a match of this server, by who may write here themselves."""
        if (seen := await self._relive(interaction, match, number)) is None:
            return
        found, stills = seen
        if interaction.channel_id is None or not await self._is_here(interaction, match):
            await say(interaction, "replay-elsewhere")
        elif await may_share(interaction):
            where = (interaction.channel_id, match, number)
            while (known := self._shared.get(where)) is not None:
                if (message := await unhurried(interaction, _still_there(interaction, known))) is not None:
                    link = link_of(interaction.guild_id or 0, interaction.channel_id, message)
                    await say(interaction, "replay-shared-already", link=link)
                    return
                # Somebody who waited for the same may have begun to post it anew.
                if self._shared.get(where) is known:
                    del self._shared[where]
            speech = speech_of(interaction)
            who = written(cleaned(interaction.user.display_name))
            await self._post(interaction, where, shared_panel(match, stills, found.setting(speech, number), who))

    async def _post(self, interaction: discord.Interaction, where: tuple[int, str, int], panel: Panel) -> None:
        """Show a round, and note where before it is there: of two who press at once the second waits for the first."""
        posting: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._shared[where] = posting
        if len(self._shared) > SHARED:
            self._shared.popitem(last=False)
        posted: int | None = None
        try:
            posted = await self._services.stage.announce(interaction, panel)
        finally:
            posting.set_result(posted)

    async def _is_here(self, interaction: discord.Interaction, match: str) -> bool:
        return interaction.guild_id is not None and await self._history.is_of(match, interaction.guild_id)

    async def _relive(
        self, interaction: discord.Interaction, match: str, number: int
    ) -> tuple[Kept, tuple[Still, ...]] | None:
        """The round, if it may be seen and has been scored; if not, who asked is told why."""
        if (found := await self._seen(interaction, match)) is None:
            return None
        # A scored round never changes, and one that is not scored is not remembered.
        stills = self._relived.get((match, number)) or await unhurried(
            interaction, asyncio.to_thread(relive, found.game, found.events, number)
        )
        if not stills:
            await say(interaction, found.closed or "replay-no-round")
            return None
        self._relived[match, number] = stills
        self._relived.move_to_end((match, number))
        while len(self._relived) > REMEMBERED:
            self._relived.popitem(last=False)
        return found, stills

    async def _seen(self, interaction: discord.Interaction, match: str) -> Kept | None:
        """The match, if there is one that this person may see and its cards are still kept; if not, they are told."""
        found = await unhurried(interaction, self.look(interaction.user.id, interaction.guild_id or 0, match))
        if isinstance(found, Kept):
            return found
        await say(interaction, found)
        return None

    async def look(self, asker: int, guild: int, match: str) -> Kept | str:
        """The match, if this person may see it on this server; else the key of the text that says why not."""
        if not await self._history.may_see(match, asker=asker, guild=guild):
            return "history-unknown"
        seal = await seal_of(self._services, match, asker)
        if seal is not None and not seal.opened:
            return seal.told
        return await kept(self._services, match, seal) or "history-shed"


def content_of(found: Kept, form: Format, speech: Speech) -> str | None:
    """The match as the text of a file; None if it cannot be told in this form. It takes time, as `Kept.table` does."""
    setting = found.setting(speech)
    match form:
        case Format.RECORD:
            acts = [(act.actor, act.action) for act in found.acts]
            return record(acts, found.options, names_of(setting), found.resigned)
        case Format.LOG:
            return log(tuple(found.events), names_of(setting))
        case Format.TEXT:
            table = found.table()
            return tale(found.game, tuple(found.events), table, setting, (title_of(table, setting),))


async def _still_there(interaction: discord.Interaction, posting: asyncio.Future[int | None]) -> int | None:
    """The message of this channel that was posted, once it was; None if it has been deleted, as far as may be seen."""
    # Whoever waits may be cancelled; the message is another's.
    message = await asyncio.shield(posting)
    if message is None or not isinstance(interaction.channel, discord.abc.Messageable):
        return None
    try:
        await interaction.channel.fetch_message(message)
    except discord.NotFound:
        return None
    except discord.Forbidden:
        return message
    return message
