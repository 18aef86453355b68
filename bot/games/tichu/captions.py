"""The few words in Tichu's pictures, in the language of the table."""

from collections.abc import Mapping
from typing import Final

from bot.games.tichu.lines import clip
from bot.games.tichu.results import ending
from bot.games.tichu.words import combination, phase
from bot.speech import Speech
from engine.kernel import Seat
from engine.tichu.view import Phase, TableView
from render.sheet import SheetWords
from render.tichu import LobbyWords, Words

LONGEST_NAME: Final = 14
"""Letters of a name in a caption: the rest of it is on the plate beside."""


def table_words(speech: Speech, table: TableView, names: Mapping[Seat, str]) -> Words:
    """The words in the picture of a table; `names` as they are."""
    return Words(
        caption=_caption(speech, table, names),
        round=speech("picture-round", number=table.current),
        small=speech("picture-small"),
        grand=speech("picture-grand"),
        passed=speech("picture-passed"),
        bombs=speech("picture-bombs"),
    )


def _caption(speech: Speech, table: TableView, names: Mapping[Seat, str]) -> str:
    """What the play on the table is called, else who leads or what is going on."""
    if table.phase is Phase.DRAGON:
        return speech("picture-dragon")
    if table.phase is Phase.PLAY and table.turn is not None and table.top is None:
        return speech("picture-leads", name=clip(names[table.turn], LONGEST_NAME))
    if table.top is not None:
        return combination(speech, table.top.combination)
    if table.phase is Phase.DEAL and table.results:
        return speech("picture-round-over", number=table.results[-1].number)
    return phase(speech, table.phase)


def lobby_words(speech: Speech, *, free: int, detail: str) -> LobbyWords:
    """The words in the picture of a table before the match; `detail` is what is going to be played."""
    caption = speech("picture-free", count=free) if free else speech("picture-full")
    return LobbyWords(caption=caption, detail=detail, empty=speech("picture-empty"))


def sheet_words(speech: Speech, table: TableView) -> SheetWords:
    """The words on a score sheet: of the match once it is over, else of the latest round."""
    if table.phase is Phase.OVER:
        title = speech("match-title")
    elif table.results:
        title = speech("round-title", number=table.results[-1].number)
    else:
        title = ending(speech, table)
    return SheetWords(
        title=title,
        small=speech("sheet-small"),
        grand=speech("sheet-grand"),
        one_two=speech("sheet-one-two"),
    )
