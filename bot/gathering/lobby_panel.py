"""The lobby in words and buttons, and the small panels that are no game's."""

from collections.abc import Iterator
from typing import Final

from bot.controls import Setting
from bot.gathering.lobby import MOST_GUESTS, TEAMS, Lobby
from bot.gathering.terms_panel import house_lines, rated_line, short_terms, terms_lines
from bot.names import cleaned, shown, unmarked, written
from bot.sitters import Bot, Person, Sitter
from bot.speech import Speech
from bot.staging import phone
from bot.staging.panel import Among, Button, Panel, Picker, Row, Style
from bot.wire import Click, mark
from render.scene import Scene

TEAM_MARKS: Final = ("\N{LARGE BLUE CIRCLE}", "\N{LARGE ORANGE SQUARE}")
"""The teams' signs, by shape and colour as in the pictures."""
MINUTE: Final = 60
"""Seconds; nobody needs to know more exactly when a lobby closes, and the board is edited less often."""
KEEP: Final = "keep"
"""The verb that does nothing of what was asked about."""


def lobby_panel(
    lobby: Lobby, table: str, speech: Speech, scene: Scene, *, until: float, odds: float | None = None
) -> Panel:
    """The public message of a lobby: the seats by team, the terms, what to do, and until when (unix seconds).

    `odds` is the first team's chance of winning, None if nobody knows.
    """
    lines = [
        speech("lobby-title"),
        "",
        *seat_lines(lobby, speech),
        "",
        *terms_lines(lobby.terms, speech),
        rated_line(lobby.terms, lobby.seats, speech),
        *([] if odds is None else [_odds_line(odds, speech)]),
        *_guest_lines(lobby, speech),
        speech("lobby-missing", count=len(lobby.free)) if lobby.free else speech("lobby-full"),
        speech("lobby-until", until=f"<t:{round(until / MINUTE) * MINUTE}:R>"),
    ]
    actions = _action_rows(lobby, table, speech, has_odds=odds is not None)
    listed = "; ".join(unmarked(_who(sitter, lobby, speech)) for sitter in lobby.seats)
    rows = (
        *_seat_rows(lobby, table, speech),
        *actions,
        *_guest_row(lobby, table, speech),
    )
    return Panel("\n".join(lines), rows, scene, speech("lobby-alt", seats=listed))


def labels_of(table: Speech) -> dict[str, str]:
    """The facts of a text that names buttons of the lobby: they are in the table's language, not in its reader's."""
    return {"options": table("lobby-options"), "manage": table("lobby-manage")}


def seat_lines(lobby: Lobby, speech: Speech) -> Iterator[str]:
    """Who sits where, team by team."""
    for team in range(TEAMS):
        yield f"{TEAM_MARKS[team]} **{speech('lobby-team', number=team + 1)}**"
        yield from (f"- {_who(lobby.seats[seat], lobby, speech)}" for seat in range(team, len(lobby.seats), TEAMS))


def _odds_line(chance: float, speech: Speech) -> str:
    """The odds of both teams in whole percents."""
    first = round(100 * chance)
    return speech("rating-odds", first=first, second=100 - first)


def _guest_lines(lobby: Lobby, speech: Speech) -> Iterator[str]:
    """That not everybody may sit down, and who is still expected."""
    if lobby.guests is None:
        return
    expected = ", ".join(written(guest.name) for guest in missing_guests(lobby))
    yield speech("lobby-guests", names=expected) if expected else speech("lobby-guests-here")


def missing_guests(lobby: Lobby) -> tuple[Person, ...]:
    """The guests who do not sit."""
    return tuple(guest for guest in lobby.guests or () if lobby.seat_of(guest.user) is None)


def terms_text(lobby: Lobby, speech: Speech) -> str:
    """What is going to be played, in a few words."""
    return short_terms(lobby.terms, speech)


def _seat_rows(lobby: Lobby, table: str, speech: Speech) -> tuple[Row, ...]:
    """Partners side by side: four names would be too many for a line of a telephone."""
    seats = [_seat(lobby, seat, table, speech) for seat in range(len(lobby.seats))]
    return tuple(tuple(seats[team::TEAMS]) for team in range(TEAMS))


def _seat(lobby: Lobby, seat: int, table: str, speech: Speech) -> Button:
    sitter = lobby.seats[seat]
    name = speech("lobby-sit-free") if sitter is None else cleaned(sitter.name)
    return Button(
        str(Click(table, 0, "sit", str(seat))),
        phone.fitted(name, phone.share(len(lobby.seats) // TEAMS, emoji=True)),
        Style.GOOD if sitter is None else Style.PLAIN,
        emoji=TEAM_MARKS[seat % TEAMS],
        disabled=isinstance(sitter, Person),
    )


def _action_rows(lobby: Lobby, table: str, speech: Speech, *, has_odds: bool) -> tuple[Row, ...]:
    """What the people do, and below it what the host decides; who is no host is told so."""
    alone = len(lobby.people) == len(lobby.seats)
    return (
        (
            Button(str(Click(table, 0, "start")), speech("lobby-start"), Style.MAIN, disabled=bool(lobby.free)),
            Button(str(Click(table, 0, "balance")), speech("rating-balance"))
            if has_odds
            else Button(str(Click(table, 0, "add_bots")), speech("lobby-fill"), disabled=not lobby.free),
            Button(str(Click(table, 0, "shuffle")), speech("lobby-shuffle")),
            Button(str(Click(table, 0, "stand")), speech("lobby-stand")),
        ),
        (
            Button(str(Click(table, 0, "options")), speech("lobby-options")),
            Button(str(Click(table, 0, "manage")), speech("lobby-manage")),
            Button(str(Click(table, 0, "summon")), speech("lobby-summon"), disabled=alone),
            Button(str(Click(table, 0, "help")), speech("lobby-help")),
        ),
    )


def _guest_row(lobby: Lobby, table: str, speech: Speech) -> tuple[Row, ...]:
    """Whom to invite; at an open table there is nothing to choose."""
    if lobby.guests is None:
        return ()
    chosen = tuple(guest.user for guest in missing_guests(lobby))[:MOST_GUESTS]
    click = Click(table, 0, "invite", mark(chosen))
    return (Picker(str(click), speech("lobby-invite"), Among.PEOPLE, chosen, least=0, most=MOST_GUESTS),)


def _who(sitter: Sitter | None, lobby: Lobby, speech: Speech) -> str:
    match sitter:
        case None:
            return speech("lobby-seat-free")
        case Bot(name, level):
            return speech("lobby-seat-bot", name=written(name), level=speech(f"level-{level}"))
        case Person(user, name):
            return speech("lobby-seat-host" if user == lobby.host else "lobby-seat-person", name=written(name))


def summons_panel(lobby: Lobby, table: str, speech: Speech, whom: str) -> Panel:
    """The message that asks people to come; `whom` it mentions, if anybody."""
    host = next((person.name for person in lobby.people if person.user == lobby.host), "")
    missing = len(lobby.seats) - len(lobby.people)
    asked = speech("lobby-summons", name=written(host), count=missing, terms=short_terms(lobby.terms, speech))
    text = f"{whom} {asked}" if whom else asked
    return Panel(text, ((Button(str(Click(table, 0, "sit_any")), speech("lobby-sit-any"), Style.GOOD, emoji="🪑"),),))


def setting_of(lobby: Lobby, table: str, speech: Speech) -> Setting:
    """The circumstances of a panel for a reader of this language, as far as the seats tell them."""
    names = [_shown(sitter, speech) for sitter in lobby.seats]
    label = " · ".join([*_kind(lobby, speech), *house_lines(lobby.terms, speech)])
    return Setting(
        table,
        tuple(map(written, names)),
        tuple(map(cleaned, names)),
        speech,
        label=label,
        advised=lobby.may_advise,
    )


def _kind(lobby: Lobby, speech: Speech) -> list[str]:
    """What kind of match has begun."""
    if lobby.rated is None:
        return []
    if lobby.terms.day:
        return [speech("terms-day")]
    if lobby.is_alone and not lobby.terms.duplicate:
        return [speech("terms-practice")]
    return [speech("terms-rated" if lobby.rated else "terms-casual")]


def _shown(sitter: Sitter | None, speech: Speech) -> str:
    match sitter:
        case None:
            return ""
        case Bot(name):
            return name
        case Person(user, name):
            return shown(user, name, speech)


def confirm_panel(text: str, yes: Click, label: str, speech: Speech, *, back: str = KEEP) -> Panel:
    """A private question before something that cannot be undone: to do it, or by the verb `back` not to."""
    undone = Button(str(Click(yes.table, 0, back)), speech("panel-back"), emoji="↩️")
    return Panel(text, ((Button(str(yes), label, Style.DANGER), undone),))
