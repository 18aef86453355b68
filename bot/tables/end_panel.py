"""What stays of a table in its channel when it has ended."""

from typing import assert_never

from bot.controls import Setting
from bot.gathering.lobby import TEAMS
from bot.matches.ending import End
from bot.matches.match import AnyMatch
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


def end_text(end: End, loser: int | None, setting: Setting) -> str:
    """Why the table is closed; `loser` is the team that has resigned."""
    speech = setting.speech
    match end:
        case End.RESIGNED if loser is not None:
            teams = [" & ".join(setting.names[which::TEAMS]) for which in range(TEAMS)]
            return speech("room-resigned", losers=teams[loser], winners=teams[1 - loser])
        case End.ABORTED:
            return speech("room-aborted")
        case End.ABANDONED:
            return speech("room-abandoned")
        case End.EXPIRED:
            return speech("room-lobby-expired")
        case End.ENDED | End.FINISHED | End.RESIGNED | End.GONE:
            return speech("room-closed")
        case _:
            assert_never(end)


def _again(setting: Setting) -> tuple[Button, ...]:
    """Another match with the same partners or with the next ones."""
    speech = setting.speech
    return (
        Button(str(Click(setting.table, 0, "rematch")), speech("board-rematch"), Style.GOOD),
        Button(str(Click(setting.table, 0, "rotate")), speech("board-rotate")),
    )
