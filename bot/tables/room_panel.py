"""What a table puts around its game's panels: buttons of its own, lines above a hand, turn pings. Pure."""

from dataclasses import replace
from typing import Final

from bot.controls import Setting
from bot.gathering.lobby import Lobby
from bot.sitters import Person
from bot.speech import Speech
from bot.staging import phone
from bot.staging.panel import LONGEST_TEXT, Button, Panel, Style
from bot.standings.news import News, with_news
from bot.tables.leaving_panel import bot_seats, open_votes, vote_lines
from bot.tables.votes import Poll
from bot.wire import Click

DAY: Final = "day"
"""What stands for a table on buttons about the deal of a day; their moment is the day."""
DUPLICATE: Final = "duplicate"
"""The same on buttons about two tables with the same decks; their argument says which two."""


def around_board(panel: Panel, lobby: Lobby, setting: Setting, *, over: bool, news: News) -> Panel:
    """The game's board with the table's buttons: what to do beside playing, or after a match another one.

    `news` is what the match has changed.
    """
    table, speech = setting.table, setting.speech
    if over:
        told = replace(panel, text=with_news(panel.text, news, setting))
        if lobby.terms.day:
            ranking = Button(str(Click(DAY, lobby.terms.day, "ranking")), speech("day-ranking"), Style.MAIN, emoji="🏆")
            return with_buttons(told, (ranking,))
        if lobby.terms.duplicate:
            compare = Click(DUPLICATE, 0, "compare", lobby.terms.duplicate)
            return with_buttons(told, (Button(str(compare), speech("duplicate-compare"), Style.MAIN, emoji="⚖️"),))
        if lobby.is_alone:
            return told
        return with_buttons(told, (Button(str(Click(table, 0, "rotate")), speech("board-rotate")),))
    more = Button(str(Click(table, 0, "more")), speech("board-more"))
    seats = Button(str(Click(table, 0, "seats")), speech("board-seats"), emoji="🪑")
    if not lobby.is_alone:
        return with_buttons(panel, (more, seats) if bot_seats(lobby) else (more,))
    # Nobody could take a seat, nor agree with anything; who plays alone leaves. Of two tables one can be resigned.
    return with_buttons(panel, (more,)) if lobby.terms.duplicate else panel


def with_buttons(panel: Panel, buttons: tuple[Button, ...]) -> Panel:
    """The panel with these buttons after its own: in its last row, if there is room for them."""
    if panel.rows and isinstance(last := panel.rows[-1], tuple):
        longer = (*last, *buttons)
        if len(longer) <= phone.MOST and phone.row_width(longer) <= phone.ROOM:
            return replace(panel, rows=(*panel.rows[:-1], longer))
    return replace(panel, rows=(*panel.rows, buttons))


def with_notes(panel: Panel, notes: tuple[str, ...]) -> Panel:
    """The panel with lines above its text, the last ones of those for which there is room."""
    text = panel.text
    for note in reversed(notes):
        if len(longer := f"{note}\n{text}") > LONGEST_TEXT:
            break
        text = longer
    return replace(panel, text=text)


def hand_notes(poll: Poll, seat: int, setting: Setting, *, table: Speech) -> tuple[str, ...]:
    """What the table has to say to a seat's owner: that a bot plays for them, which votes wait for them.

    The table's buttons are in a language of its own.
    """
    sitter, speech = poll.lobby.seats[seat], setting.speech
    if not isinstance(sitter, Person):
        return ()
    waiting = vote_lines(open_votes(poll, sitter.user), setting)
    absent = (speech("note-away"),) if seat in poll.away else ()
    return (*absent, *waiting, *((speech("note-votes", button=table("board-more")),) if waiting else ()))


def summary(lines: tuple[str, ...], speech: Speech, *, most: int) -> tuple[str, ...]:
    """What has happened since somebody's last act, the newest lines of it."""
    return (speech("note-since"), *(f"-# {line}" for line in lines[-most:])) if lines else ()


def ping_text(users: tuple[int, ...], speech: Speech, *, link: str | None, deadline: int | None) -> str:
    """Tells people that they are waited for."""
    who = " ".join(f"<@{user}>" for user in users)
    key = "ping-turn" if len(users) == 1 else "ping-all"
    until = "" if deadline is None else f" (⏳ <t:{deadline}:R>)"
    return " ".join(part for part in (f"{who} {speech(key)}{until}", link) if part)


def link_of(guild: int, channel: int, message: int | None) -> str:
    """The address of a message, or of its channel while there is none; guild 0 is for direct messages."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return place if message is None else f"{place}/{message}"
