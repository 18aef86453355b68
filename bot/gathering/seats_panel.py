"""The host's private panel for the seats of a lobby: bots of a level, people who do not come, who may sit at all."""

from typing import Final

from bot.gathering.lobby import TEAMS, Lobby
from bot.gathering.lobby_panel import TEAM_MARKS, confirm_panel, seat_lines
from bot.names import cleaned, written
from bot.sitters import Bot, Level, Person
from bot.speech import Speech
from bot.staging import phone
from bot.staging.panel import Button, Menu, Option, Panel, Row
from bot.wire import Click

FREE: Final = "free"
"""The value of the option that leaves a seat to whoever comes; those for bots are their levels."""
STAY: Final = "stay"
REMOVE: Final = "remove"
NAME: Final = 140
"""Pixels that an option has left for a name beside the number of its seat."""


def seats_panel(lobby: Lobby, table: str, speech: Speech, *, why: str = "") -> Panel:
    """A menu for each seat, and whether everybody may sit down; `why` says why something was not done."""
    lines = [f"**{speech('manage-title')}**", *seat_lines(lobby, speech), speech("manage-what")]
    text = "\n".join([*([f"⚠️ {why}"] if why else []), *lines])
    access = "all" if lobby.guests is not None else "guests"
    toggle = Button(str(Click(table, 0, "access", access)), speech(f"manage-access-{access}"))
    rows: list[Row] = [_seat(lobby, table, seat, speech) for seat in range(len(lobby.seats))]
    return Panel(text, (*rows, (toggle,)))


def _seat(lobby: Lobby, table: str, seat: int, speech: Speech) -> Menu:
    sitter, number, mark = lobby.seats[seat], seat + 1, TEAM_MARKS[seat % TEAMS]
    if isinstance(sitter, Person):
        name = phone.fitted(cleaned(sitter.name), NAME)
        stay = Option(STAY, speech("manage-person", number=number, name=name), emoji=mark, chosen=True)
        leave = Option(f"{REMOVE}={sitter.user}", speech("manage-remove", number=number), emoji="🚪")
        is_host = sitter.user == lobby.host
        click = Click(table, 0, "seat", f"{seat}.{sitter.user}")
        return Menu(str(click), name, (stay,) if is_host else (stay, leave), disabled=is_host)
    now = sitter.level if isinstance(sitter, Bot) else FREE
    options = [
        Option(FREE, speech("manage-free", number=number), emoji=mark, chosen=now == FREE),
        *(
            Option(level.value, speech(f"manage-bot-{level}", number=number), emoji="🤖", chosen=now == level)
            for level in Level
        ),
    ]
    return Menu(str(Click(table, 0, "seat", f"{seat}.{now}")), speech("manage-free", number=number), tuple(options))


def remove_panel(person: Person, table: str, speech: Speech) -> Panel:
    """The question before somebody is taken off their seat; the button names them, whoever sits there then."""
    yes = Click(table, 0, "remove", str(person.user))
    question = speech("manage-remove-sure", name=written(person.name))
    return confirm_panel(question, yes, speech("manage-remove-yes"), speech, back="manage")
