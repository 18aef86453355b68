"""Answers the clicks on a lobby: who sits where, what is played, who may come. Rules are in `bot.gathering.lobby`."""

import random
from collections.abc import Mapping
from functools import partial
from typing import Final, cast

import discord

from bot.answers import is_private, nod, person_of, say, speech_of
from bot.games import GAMES
from bot.gathering.lobby import (
    Change,
    Lobby,
    No,
    agree,
    invite,
    open_to_all,
    remove,
    reseat,
    seat_bots,
    set_seat,
    shuffle,
    sit,
    sit_anywhere,
    stand,
)
from bot.gathering.lobby_panel import missing_guests, summons_panel
from bot.gathering.lobby_store import bot_names
from bot.gathering.seats_panel import REMOVE, remove_panel, seats_panel
from bot.gathering.summons import Whom
from bot.gathering.terms import GAME, changed
from bot.gathering.terms_panel import MENUS, Place, agreed_panel, rated_line, terms_lines, terms_panel
from bot.names import cleaned
from bot.sitters import Bot, Level, Person
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.tables.room import Room
from bot.wire import Click, whole
from data.preferences import Preferences

_DICE: Final = random.SystemRandom()
SIMPLE: Final = frozenset({"sit", "stand", "add_bots", "shuffle", "balance", "invite"})
"""The verbs of the public buttons that change the lobby and show nothing else."""
VERBS: Final = SIMPLE | {"sit_any", "options", "terms", "manage", "seat", "remove", "access", "summon"}
"""All verbs of a lobby's controls."""


class Hosting:
    """Everything that is clicked on lobbies."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    async def click(self, interaction: discord.Interaction, room: Room, click: Click, values: tuple[str, ...]) -> None:
        """Answer a click on a lobby's message or on the host's private panels, however old.

        Raises StoreError and the library's HTTPException.
        """
        person, speech = person_of(interaction.user), speech_of(interaction)
        match click.verb:
            case "options":
                await room.whisper(interaction, options_panel(room, person.user, speech))
            case "terms":
                await self._agree(interaction, room, click, values)
            case "manage":
                await _manage(interaction, room)
            case "seat" | "access":
                await self._manage_change(interaction, room, click, values)
            case "remove":
                gone = whole(click.argument)
                refused = await room.change(lambda lobby: remove(lobby, person.user, gone))
                await _managed(interaction, room, refused)
            case "balance":
                refused = await room.change(
                    lambda lobby: reseat(lobby, person.user, room.company.strengths.evenest(lobby))
                )
                await (nod(interaction) if refused is None else say(interaction, f"lobby-no-{refused}"))
            case "summon":
                await self._summon(interaction, room)
            case "sit_any":
                refused = await room.change(lambda lobby: sit_anywhere(lobby, person))
                if refused is None:
                    await say(interaction, "reply-sat", link=room.link)
                else:
                    await say(interaction, f"lobby-no-{refused}")
            case _:
                guests = people_chosen(interaction) if click.verb == "invite" else ()
                refused = await room.change(partial(_rule, click, person, room.speech, guests))
                if refused is None:
                    await nod(interaction)
                else:
                    await say(interaction, f"lobby-no-{refused}")

    async def summon(self, room: Room) -> bool:
        """Ask for whom is missing, in the table's channel; whether that may be done now. Raises StoreError."""
        if not room.summons.begin():
            return False
        missing = missing_guests(room.lobby)
        if room.lobby.guests is not None:
            whom = Whom(users=tuple(guest.user for guest in missing))
        else:
            role = (await self._preferences.of_guild(room.guild)).ping_role
            whom = Whom(roles=() if role is None else (role,))
        room.summons.ask(summons_panel(room.lobby, room.id, room.speech, str(whom)), whom)
        return True

    async def _summon(self, interaction: discord.Interaction, room: Room) -> None:
        refused = _why_not(room, interaction.user.id)
        if refused is None and len(room.lobby.people) == len(room.lobby.seats):
            refused = No.TABLE_FULL
        if refused is not None:
            await say(interaction, f"lobby-no-{refused}")
        elif await self.summon(room):
            await nod(interaction)
        else:
            await say(interaction, "lobby-summons-early", until=f"<t:{round(room.summons.ready)}:R>")

    @staticmethod
    async def _agree(interaction: discord.Interaction, room: Room, click: Click, values: tuple[str, ...]) -> None:
        """Choose something in the panel of options; it then shows what holds, whatever that is."""
        field, chosen = choice(click, values)
        user, speech = interaction.user.id, speech_of(interaction)
        refused = await room.change(lambda lobby: agree(lobby, user, lambda terms: changed(terms, field, chosen)))
        panel = options_panel(room, user, speech, why=None if refused is None else speech(f"lobby-no-{refused}"))
        await room.answer(interaction, panel)

    @staticmethod
    async def _manage_change(
        interaction: discord.Interaction, room: Room, click: Click, values: tuple[str, ...]
    ) -> None:
        user, speech = interaction.user.id, speech_of(interaction)
        value = values[0] if values else ""
        if click.verb == "seat" and value.startswith(REMOVE) and _why_not(room, user) is None:
            gone = value.removeprefix(f"{REMOVE}=")
            person = next((person for person in room.lobby.people if str(person.user) == gone), None)
            if person is not None:
                await room.answer(interaction, remove_panel(person, room.id, speech))
                return
        await _managed(interaction, room, await room.change(partial(_managing, click, value, user, room.speech)))


def help_text(lobby: Lobby | None, speech: Speech) -> str:
    """How one plays, and what is agreed at this table, if there is one."""
    if lobby is None:
        return GAMES[GAME].guide(speech)
    terms = lobby.terms
    note = rated_line(terms, lobby.seats, speech, rated=lobby.rated)
    return "\n".join(
        [GAMES[terms.game].guide(speech), f"**{speech('terms-agreed')}**", *terms_lines(terms, speech), note]
    )


def options_panel(room: Room, user: int, speech: Speech, *, why: str | None = None) -> Panel:
    """What is agreed at a table: to be chosen by its host before the match, to be read by everybody else."""
    lobby = room.lobby
    note = rated_line(lobby.terms, lobby.seats, speech, rated=lobby.rated)
    if why is None and _why_not(room, user) is None:
        return terms_panel(lobby.terms, Place(room.id, speech("terms-title")), note, speech)
    return agreed_panel(lobby.terms, note, speech, why=why)


def choice(click: Click, values: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The field and the values of a click in a panel of terms, as `bot.gathering.terms.changed` takes them."""
    field, _, inside = click.argument.partition(".")
    if field not in MENUS:
        return field, (inside,)
    if field == "end":
        end, _, number = (values[0] if values else "").partition("=")
        return end, (number,)
    return field, values


def people_chosen(interaction: discord.Interaction) -> tuple[Person, ...]:
    """The people chosen in a picker, in order; bots cannot sit."""
    data = cast("Mapping[str, object]", interaction.data or {})
    resolved = cast("Mapping[str, Mapping[str, Mapping[str, object]]]", data.get("resolved") or {})
    users, members = resolved.get("users", {}), resolved.get("members", {})
    ids = [str(value) for value in cast("list[object]", data.get("values", []))]
    return tuple(
        Person(int(one), cleaned(_name(users[one], members.get(one, {}))))
        for one in ids
        if one in users and not users[one].get("bot")
    )


def _name(user: Mapping[str, object], member: Mapping[str, object]) -> str:
    """The name as the server shows it (Discord, User, display names)."""
    return str(member.get("nick") or user.get("global_name") or user.get("username") or "")


def _why_not(room: Room, user: int) -> No | None:
    """Why this person may not change the lobby as its host."""
    if room.match is not None or room.company.over:
        return No.TOO_LATE
    return None if user == room.lobby.host else No.HOST_ONLY


async def _manage(interaction: discord.Interaction, room: Room) -> None:
    """Open the panel of seats, or come back to it."""
    if is_private(interaction):
        await _managed(interaction, room, _why_not(room, interaction.user.id))
    elif (refused := _why_not(room, interaction.user.id)) is not None:
        await say(interaction, f"lobby-no-{refused}")
    else:
        await room.whisper(interaction, seats_panel(room.lobby, room.id, speech_of(interaction)))


async def _managed(interaction: discord.Interaction, room: Room, refused: No | None) -> None:
    """Show the panel of seats as it is now, with why something was not done; to who is no host that alone."""
    speech = speech_of(interaction)
    why = "" if refused is None else speech(f"lobby-no-{refused}")
    if _why_not(room, interaction.user.id) is not None:
        await room.answer(interaction, Panel(why or speech("lobby-no-too-late")))
    else:
        await room.answer(interaction, seats_panel(room.lobby, room.id, speech, why=why))


def _rule(click: Click, person: Person, speech: Speech, guests: tuple[Person, ...], lobby: Lobby) -> Change:
    match click.verb:
        case "sit":
            return sit(lobby, person, whole(click.argument))
        case "stand":
            return stand(lobby, person.user)
        case "add_bots":
            return seat_bots(lobby, person.user, [Bot(name) for name in bot_names(speech, lobby)])
        case "invite":
            return invite(lobby, person.user, guests)
        case _:
            return shuffle(lobby, person.user, _DICE.shuffle)


def _managing(click: Click, value: str, user: int, speech: Speech, lobby: Lobby) -> Change:
    """What a choice in the panel of seats makes of the lobby."""
    if click.verb == "access":
        return open_to_all(lobby, user) if click.argument == "all" else invite(lobby, user, lobby.guests or ())
    number, _, _ = click.argument.partition(".")
    seat = whole(number)
    if value not in set(Level):
        return set_seat(lobby, user, seat, None) if value == "free" else lobby
    there = lobby.seats[seat] if 0 <= seat < len(lobby.seats) else None
    name = there.name if isinstance(there, Bot) else bot_names(speech, lobby)[0]
    return set_seat(lobby, user, seat, Bot(name, Level(value)))
