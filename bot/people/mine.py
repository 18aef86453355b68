"""Everywhere somebody sits, in words: where, whose turn it is, until when."""

from typing import Final

from bot.speech import Speech
from bot.tables.room import Room

MOST: Final = 15
"""Tables that are listed; a message has room for about so many."""


def mine_text(rooms: tuple[Room, ...], user: int, speech: Speech) -> str:
    """The tables at which this person sits; those that wait for them come first."""
    if not rooms:
        return speech("mine-none")
    urgent = sorted(rooms, key=lambda room: not _is_awaited(room, user))
    lines = [speech("mine-title"), *(f"- {_line(room, user, speech).rstrip()}" for room in urgent[:MOST])]
    if len(urgent) > MOST:
        lines.append(speech("mine-more", count=len(urgent) - MOST))
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
