"""What stays of a table in its channel when it has ended."""

from typing import assert_never

from bot.controls import Setting
from bot.gathering.lobby import TEAMS, Lobby
from bot.matches.ending import End
from bot.matches.match import AnyMatch
from bot.speech import Speech
from bot.staging.panel import LONGEST_TEXT, Button, Panel, Style
from bot.wire import Click


def end_panel(text: str, end: End, match: AnyMatch | None, setting: Setting) -> Panel:
    """What stays of a table whose match did not reach its end: why, how it stood, and the ways on.

    Rounds that were scored can be looked at again; who parted in good order can play another match.
    """
    scores = None if match is None or not match.standing.rounds else match.whisper("scores", setting)
    again = _again(setting) if end in {End.RESIGNED, End.ABORTED} else ()
    if scores is None:
        return Panel(text, (again,) if again else ())
    replay = Button(str(Click(setting.table, 0, "replay")), setting.speech("board-replay"))
    return Panel(f"{text}\n{scores.text}"[:LONGEST_TEXT], ((*again, replay),), scores.scene, scores.alt)


def end_text(end: End, loser: int | None, lobby: Lobby, setting: Setting) -> str:
    """Why the table is closed, and how to open another one; `loser` is the team that has resigned."""
    speech = setting.speech
    match end:
        case End.RESIGNED if loser is not None:
            teams = [" & ".join(setting.names[which::TEAMS]) for which in range(TEAMS)]
            return speech("room-resigned", losers=teams[loser], winners=teams[1 - loser])
        case End.ABORTED:
            return speech("room-aborted")
        case End.ABANDONED:
            return anew("room-abandoned", lobby, speech)
        case End.EXPIRED:
            return anew("room-lobby-expired", lobby, speech)
        case End.ENDED | End.FINISHED | End.RESIGNED | End.GONE:
            return anew("room-closed", lobby, speech)
        case _:
            assert_never(end)


def anew(key: str, lobby: Lobby, speech: Speech) -> str:
    """Why a table is closed, and the command that opens another one of its kind; the deal of a day cannot be had anew.

    `key` is that of the text that says why.
    """
    if lobby.terms.day:
        return speech(key)
    kind = "duplicate" if lobby.terms.duplicate else "practice" if lobby.is_alone else "table"
    return f"{speech(key)} {speech(f'room-anew-{kind}')}"


def _again(setting: Setting) -> tuple[Button, ...]:
    """Another match with the same partners or with the next ones."""
    speech = setting.speech
    return (
        Button(str(Click(setting.table, 0, "rematch")), speech("board-rematch"), Style.GOOD),
        Button(str(Click(setting.table, 0, "rotate")), speech("board-rotate")),
    )
