"""The panels on which people leave, end, or join a running match, and what is said of their votes. Pure."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from bot.controls import Setting
from bot.gathering.lobby import TEAMS, Lobby
from bot.gathering.lobby_panel import confirm_panel
from bot.sitters import Bot, Person
from bot.staging import phone
from bot.staging.panel import Button, Panel, Row, Style
from bot.tables.votes import Abort, Motion, Oust, Poll, Resign, Votes, voters
from bot.wire import Click

YES: Final = "yes"
"""Agrees; what would end the match at once asks once more."""
SURE: Final = "sure"
"""Agrees for good."""
NO: Final = "no"
"""Agrees no longer."""


def more_panel(poll: Poll, user: int, setting: Setting) -> Panel:
    """What somebody at the table can do beside playing: resign, stop together, vote out who is away."""
    seat = poll.lobby.seat_of(user)
    if seat is None:
        return Panel(setting.speech("lobby-no-not-seated"))
    away = sorted(poll.away - {seat})
    motions: list[Motion] = [Resign(seat % TEAMS), Abort(), *map(Oust, away)]
    title = setting.speech("more-title-oust" if away else "more-title")
    text = "\n".join((title, *vote_lines(poll, setting)))
    buttons = [_button(motion, user in poll.votes.agreed(motion), setting) for motion in motions]
    return Panel(text, tuple(phone.lines(buttons)))


def sure_panel(motion: Motion, setting: Setting, *, of_two: bool) -> Panel:
    """The question before an agreement that ends the match at once; `of_two` tables with the same decks, both."""
    speech = setting.speech
    match motion:
        case Resign():
            text, yes = (
                speech("more-sure-resign-duplicate" if of_two else "more-sure-resign"),
                speech("more-sure-resign-yes"),
            )
        case Abort():
            text, yes = (
                speech("more-sure-abort-duplicate" if of_two else "more-sure-abort"),
                speech("more-sure-abort-yes"),
            )
        case Oust(seat):
            text, yes = speech("more-sure-oust", name=setting.names[seat]), speech("more-sure-oust-yes")
        case _:
            assert_never(motion)
    return confirm_panel(text, _click(motion, SURE, setting), yes, speech, back="more")


def seats_panel(seats: tuple[int, ...], lobby: Lobby, setting: Setting) -> Panel:
    """The seats that somebody may take over from a bot, a button each."""
    speech = setting.speech
    if not seats:
        return Panel(speech("seats-none"))
    lines = [speech("seats-title")]
    for seat in seats:
        partner = setting.names[(seat + len(lobby.seats) // 2) % len(lobby.seats)]
        lines.append(f"- {speech('seats-line', name=setting.names[seat], partner=partner)}")
    rows: tuple[Row, ...] = tuple((_take(seat, setting),) for seat in seats)
    return Panel("\n".join(lines), rows)


def _take(seat: int, setting: Setting) -> Button:
    name = phone.fitted(setting.plain[seat], phone.share(1, emoji=True))
    return Button(str(Click(setting.table, 0, "take", str(seat))), name, Style.GOOD, emoji="🪑")


def bot_seats(lobby: Lobby) -> tuple[int, ...]:
    """The seats that belong to bots."""
    return tuple(seat for seat, sitter in enumerate(lobby.seats) if isinstance(sitter, Bot))


def vote_lines(poll: Poll, setting: Setting) -> tuple[str, ...]:
    """Every vote under way, in words."""
    return tuple(_vote_lines(poll, setting))


def open_votes(poll: Poll, user: int) -> Poll:
    """The votes that wait for this person."""
    open_ = tuple((one, who) for one, who in poll.votes.cast if user not in who and user in voters(one, poll))
    return replace(poll, votes=Votes(open_))


def parsed(click: Click, lobby: Lobby, user: int) -> tuple[Motion, str] | None:
    """The motion of a click, and how it is meant; None for what is not one."""
    seat = lobby.seat_of(user)
    target, dot, mode = click.argument.rpartition(".")
    if seat is None or mode not in (YES, SURE, NO):
        return None
    match click.verb:
        case "resign":
            return Resign(seat % TEAMS), mode
        case "abort":
            return Abort(), mode
        case "oust" if dot and target in map(str, range(len(lobby.seats))):
            return Oust(int(target)), mode
        case _:
            return None


def _button(motion: Motion, agreed: bool, setting: Setting) -> Button:  # noqa: FBT001 -- which of two buttons it is
    speech = setting.speech
    match motion:
        case Resign():
            label = speech("more-resign-back") if agreed else speech("more-resign")
        case Abort():
            label = speech("more-abort-back") if agreed else speech("more-abort")
        case Oust(seat):
            key = "more-oust-back" if agreed else "more-oust"
            label = phone.naming(lambda name: speech(key, name=name), setting.plain[seat], phone.share(1))
        case _:
            assert_never(motion)
    click = _click(motion, NO if agreed else YES, setting)
    return Button(str(click), label, Style.PLAIN if agreed else Style.DANGER)


def _click(motion: Motion, mode: str, setting: Setting) -> Click:
    match motion:
        case Resign():
            return Click(setting.table, 0, "resign", mode)
        case Abort():
            return Click(setting.table, 0, "abort", mode)
        case Oust(seat):
            return Click(setting.table, 0, "oust", f"{seat}.{mode}")
        case _:
            assert_never(motion)


def _vote_lines(poll: Poll, setting: Setting) -> Iterator[str]:
    names = {s.user: setting.names[i] for i, s in enumerate(poll.lobby.seats) if isinstance(s, Person)}
    for motion, users in poll.votes.cast:
        needed = voters(motion, poll)
        for_it = ", ".join(names[user] for user in names if user in users)
        missing = ", ".join(names[user] for user in names if user in needed - users)
        if not for_it or not missing:
            continue
        match motion:
            case Resign():
                yield setting.speech("vote-resign", names=for_it, missing=missing)
            case Abort():
                yield setting.speech("vote-abort", names=for_it, missing=missing)
            case Oust(seat):
                yield setting.speech("vote-oust", names=for_it, missing=missing, name=setting.names[seat])
            case _:
                assert_never(motion)
