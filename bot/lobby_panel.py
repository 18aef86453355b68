"""The lobby in words and buttons, and the small panels that are no game's."""

from typing import Final

from bot.controls import Setting
from bot.lobby import Lobby
from bot.names import cleaned, written
from bot.panel import Button, Panel, Style
from bot.sitters import Bot, Person, Sitter
from bot.speech import Speech
from bot.wire import Click
from render.scene import Scene

TEAM_MARKS: Final = ("\N{LARGE BLUE CIRCLE}", "\N{LARGE ORANGE SQUARE}")
"""The teams' signs, by shape and colour as in the pictures."""


def lobby_panel(lobby: Lobby, table: str, speech: Speech, scene: Scene) -> Panel:
    """The public message of a lobby: the seats by team, the terms, and what to do."""
    lines = [speech("lobby-title"), ""]
    for team in range(2):
        lines.append(f"{TEAM_MARKS[team]} **{speech('lobby-team', number=team + 1)}**")
        lines.extend(f"- {_who(lobby.seats[seat], lobby, speech)}" for seat in range(team, len(lobby.seats), 2))
    lines += [
        "",
        terms_text(lobby, speech),
        speech("lobby-missing", count=len(lobby.free)) if lobby.free else speech("lobby-full"),
    ]
    seats = tuple(
        Button(
            str(Click(table, 0, "sit", str(seat))),
            speech("lobby-sit-free") if sitter is None else cleaned(sitter.name),
            Style.GOOD if sitter is None else Style.PLAIN,
            emoji=TEAM_MARKS[seat % 2],
            disabled=isinstance(sitter, Person),
        )
        for seat, sitter in enumerate(lobby.seats)
    )
    listed = "; ".join(_who(sitter, lobby, speech) for sitter in lobby.seats)
    alt = speech("lobby-alt", seats=listed)
    return Panel("\n".join(lines), (seats, *_action_rows(lobby, table, speech)), scene, alt)


def terms_text(lobby: Lobby, speech: Speech) -> str:
    """What is going to be played, in a few words."""
    return speech("lobby-terms", target=lobby.terms.target, pace=speech(f"lobby-pace-{lobby.terms.pace}"))


def _action_rows(lobby: Lobby, table: str, speech: Speech) -> tuple[tuple[Button, ...], ...]:
    return (
        (
            Button(str(Click(table, 0, "start")), speech("lobby-start"), Style.MAIN, disabled=bool(lobby.free)),
            Button(str(Click(table, 0, "fill")), speech("lobby-fill"), disabled=not lobby.free),
        ),
        (
            Button(str(Click(table, 0, "stand")), speech("lobby-stand")),
            Button(str(Click(table, 0, "shuffle")), speech("lobby-shuffle")),
            Button(str(Click(table, 0, "help")), speech("lobby-help")),
        ),
    )


def _who(sitter: Sitter | None, lobby: Lobby, speech: Speech) -> str:
    match sitter:
        case None:
            return speech("lobby-seat-free")
        case Bot(name=name):
            return speech("lobby-seat-bot", name=written(name))
        case Person(user, name):
            return speech("lobby-seat-host" if user == lobby.host else "lobby-seat-person", name=written(name))


def setting_of(lobby: Lobby, table: str, speech: Speech) -> Setting:
    """The circumstances of a panel for a reader of this language, as far as the seats tell them."""
    names = ["" if sitter is None else sitter.name for sitter in lobby.seats]
    return Setting(table, tuple(map(written, names)), tuple(map(cleaned, names)), speech)


def over_panel(text: str) -> Panel:
    """What stays of a table that was closed."""
    return Panel(text)


def confirm_panel(text: str, table: str, verb: str, label: str) -> Panel:
    """A private question before something that cannot be undone."""
    return Panel(text, ((Button(str(Click(table, 0, verb)), label, Style.DANGER),),))
