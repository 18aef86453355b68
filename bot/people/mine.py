"""Everywhere somebody sits, in words: where, whose turn it is, until when."""

from typing import Final

from bot.gathering.lobby import Lobby
from bot.speech import Speech
from bot.tables.room import Room
from data.calendar import day_start

MOST: Final = 15
"""Tables that are listed; a message has room for about so many."""


def mine_text(rooms: tuple[Room, ...], adrift: tuple[Lobby, ...], user: int, speech: Speech) -> str:
    """The tables at which this person sits; those that wait for them come first, those that are `adrift` last."""
    if not rooms and not adrift:
        return speech("mine-none")
    urgent = sorted(rooms, key=lambda room: not _is_awaited(room, user))
    lines = [speech("mine-title"), *(f"- {_line(room, user, speech).rstrip()}" for room in urgent[:MOST])]
    if len(urgent) > MOST:
        lines.append(speech("mine-more", count=len(urgent) - MOST))
    ends = (f"<t:{day_start(lobby.terms.day + 1)}:R>" for lobby in adrift)
    lines += [f"- {speech('mine-adrift', until=until)}" for until in ends]
    return "\n".join(lines)


def _is_awaited(room: Room, user: int) -> bool:
    return room.match is not None and room.seat_of(user) in room.match.awaited


def _line(room: Room, user: int, speech: Speech) -> str:
    match = room.match
    if match is None:
        return speech("mine-lobby", link=room.link)
    setting = room.setting(speech)
    until = "" if setting.deadline is None else f"<t:{setting.deadline}:R>"
    if _is_awaited(room, user):
        return speech("mine-turn", link=room.link, until=until)
    if match.awaited:
        names = ", ".join(setting.names[seat] for seat in sorted(match.awaited))
        return speech("mine-others", link=room.link, names=names, until=until)
    return speech("mine-pause", link=room.link, until=until)
