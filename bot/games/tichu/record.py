"""A match of Tichu to take along: as a record, as a BrettSpielWelt log, and as a text to read."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.controls import Setting
from bot.games.tichu.chronicle import chronicle
from bot.games.tichu.fair import hands
from bot.games.tichu.lines import raw_names
from bot.games.tichu.results import match_lines, round_lines
from bot.names import unmarked
from engine.kernel import Actor
from engine.tichu.actions import Action
from engine.tichu.bsw import parse, write
from engine.tichu.bsw_check import why_not
from engine.tichu.bsw_course import follow
from engine.tichu.bsw_telling import Names, tell
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.record import Header, write_header
from engine.tichu.record import write as line_of
from engine.tichu.relive import Still, relive
from engine.tichu.view import Phase, TableView

UNLINED: Final = str.maketrans("\u2028\u2029\x85", "   ")
"""What else ends a line for Python's `splitlines`."""


def names_of(setting: Setting) -> Names:
    """Everybody's name in one line, as files have them."""
    a, b, c, d = (name.translate(UNLINED) for name in setting.plain)
    return a, b, c, d


def record(
    acts: Sequence[tuple[Actor, Action]], options: tuple[str, ...], names: Names, resigned: int | None = None
) -> str:
    """The match as JSON lines (`engine.tichu.record`)."""
    header = write_header(Header("tichu", options, names, resigned))
    return "".join(f"{line}\n" for line in (header, *(line_of(actor, action) for actor, action in acts)))


def log(events: Sequence[Event], names: Names) -> str | None:
    """The match as a BrettSpielWelt log; None if that server's rules would not come to the same results."""
    text = write(tell(events, names))
    game = Tichu()
    agrees = all(why_not(told, follow(game, game.opening(), told)) is None for told in parse(text))
    return text if agrees else None


def tale(game: Tichu, events: Sequence[Event], table: TableView, setting: Setting, head: Sequence[str]) -> str:
    """The match for people to read, in the setting's language: how it ended, then every round with its cards."""
    return "\n".join(unmarked(line) for line in _tale(game, events, table, setting, head)) + "\n"


def _tale(
    game: Tichu, events: Sequence[Event], table: TableView, setting: Setting, head: Sequence[str]
) -> Iterator[str]:
    speech, names = setting.speech, raw_names(setting)
    yield from head
    if table.phase is Phase.OVER:
        yield from match_lines(speech, table, names)
    for result in table.results:
        yield ""
        yield f"=== {speech('round-title', number=result.number)} ==="
        yield from round_lines(speech, result, names)
        yield ""
        if table.reveal(result.number) is not None:
            yield from hands(table, str(result.number), setting).text.splitlines()
            yield ""
        yield from story(relive(game, events, result.number), setting)


def story(stills: Sequence[Still], setting: Setting) -> tuple[str, ...]:
    """A round in lines, one a trick."""
    return chronicle([(still.notice, False) for still in stills], setting)
