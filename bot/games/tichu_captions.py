"""The few words in Tichu's pictures, in the language of the table."""

from bot.games.tichu_words import combination, phase
from bot.speech import Speech
from engine.tichu.view import Phase, TableView
from render.sheet import SheetWords
from render.tichu import LobbyWords, Words


def table_words(speech: Speech, table: TableView) -> Words:
    """The words in the picture of a table."""
    return Words(
        caption=_caption(speech, table),
        round=speech("picture-round", number=table.round),
        small=speech("picture-small"),
        grand=speech("picture-grand"),
        passed=speech("picture-passed"),
        bombs=speech("picture-bombs"),
    )


def _caption(speech: Speech, table: TableView) -> str:
    """What the play on the table is called, else what is going on."""
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
        title = speech("score-target", target=table.target)
    return SheetWords(
        title=title,
        small=speech("sheet-small"),
        grand=speech("sheet-grand"),
        one_two=speech("sheet-one-two"),
    )
