"""The public board of a match, its results, and the private answers to what is asked on it.

Made from what a passer-by sees, so no unplayed card can stand on it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.controls import LATELY, Setting
from bot.games.tichu.captions import sheet_words, table_words
from bot.games.tichu.chronicle import newest
from bot.games.tichu.fair import hands, proof, questions, seal_line
from bot.games.tichu.lines import (
    LONGEST_ALT,
    clip,
    fit,
    on_the_table,
    raw_names,
    score,
    seat_lines,
    taken,
    trick_lines,
    wish,
)
from bot.games.tichu.luck import luck_lines
from bot.games.tichu.results import match_lines, round_lines, score_lines, waiting
from bot.games.tichu.rulebook import rulebook, topic_now
from bot.names import unmarked
from bot.staging.panel import LONGEST_TEXT, Button, Panel, Row, Style
from bot.wire import Click
from engine.tichu.view import Phase, TableView
from render.scene import Scene
from render.sheet import match_scene, round_scene
from render.tichu import table_scene

_HEAD: Final = 3
"""The lines of the scores before the rounds: the end and both teams."""


def board(table: TableView, setting: Setting) -> Panel:
    """The table as everybody sees it; between rounds the result of the last one, in the end that of the match."""
    above, below = tuple(_results(table, setting)), tuple(_lines(table, setting))
    lines = (*above, _waited(table, setting), *below, seal_line(table, setting))
    # The picture stays while its deadline runs off: its alt text names none.
    seen = (*above, _waited(table, replace(setting, deadline=None)), *below)
    text, alt = _with_log(fit(lines), setting.log), clip(unmarked(fit(seen)), LONGEST_ALT)
    return Panel(text, _rows(table, setting), _scene(table, setting), alt)


def _scene(table: TableView, setting: Setting) -> Scene:
    """The table; between rounds and at the end the score sheet."""
    names, speech = raw_names(setting), setting.speech
    if table.results and table.phase is Phase.OVER:
        return match_scene(table, names=names, words=sheet_words(speech, table))
    if table.results and table.phase is Phase.DEAL:
        return round_scene(table, names=names, words=sheet_words(speech, table))
    return table_scene(table, names=names, words=table_words(speech, table, names), minds=setting.bots)


def _with_log(state: str, log: Sequence[str]) -> str:
    """The newest lines of the log, as many as there is room for, above the state."""
    text = state
    for line in reversed(log[-LATELY:]):
        longer = f"-# {line}\n{text}"
        if len(longer) > LONGEST_TEXT:
            break
        text = longer
    return text


def _lines(table: TableView, setting: Setting) -> Iterator[str]:
    """What the picture shows below who is waited for: the table, every seat, the score."""
    if table.phase not in {Phase.DEAL, Phase.OVER}:
        yield on_the_table(setting, table) or taken(setting, table)
        yield wish(setting, table)
        yield from seat_lines(setting, table)
    yield score(setting, table)


def _waited(table: TableView, setting: Setting) -> str:
    return f"**{waiting(setting.speech, table, raw_names(setting), deadline=setting.deadline)}**"


def _results(table: TableView, setting: Setting) -> Iterator[str]:
    """At the end the match; then, as between rounds, the last round and the trick that ended it."""
    speech, names = setting.speech, raw_names(setting)
    if table.phase is Phase.OVER:
        yield f"**{speech('match-title')}**"
        yield from match_lines(speech, table, names)
        if len(table.results) > 1:
            yield from luck_lines(speech, table, table.results, names)
    if table.results and table.phase in {Phase.DEAL, Phase.OVER}:
        last = table.results[-1]
        yield f"**{speech('round-title', number=last.number)}**"
        yield from round_lines(speech, last, names)
        yield from luck_lines(speech, table, (last,), names)
        yield from _last_trick(table, setting)


def _rows(table: TableView, setting: Setting) -> tuple[Row, ...]:
    """At most three buttons in the first row: a phone has no room for a fourth, and would leave it on a line alone."""
    asked = tuple(_button(table, setting, verb) for verb in ("trick", "scores"))
    told = tuple(row for row in (questions(table, setting),) if row)
    log, rules, leave = (_button(table, setting, verb) for verb in ("log", "rules", "leave"))
    match table.phase:
        case Phase.OVER:
            return ((_button(table, setting, "rematch", style=Style.GOOD), *asked), *told, (log, rules))
        case Phase.DEAL if table.results:
            return ((_button(table, setting, "next", style=Style.GOOD), *asked), *told, (log, rules, leave))
        case _:
            return ((_button(table, setting, "hand", style=Style.MAIN, emoji="🃏"), *asked), (log, rules, leave))


def _button(
    table: TableView, setting: Setting, verb: str, *, style: Style = Style.PLAIN, emoji: str | None = None
) -> Button:
    click = Click(setting.table, table.moment, verb)
    return Button(str(click), clip(setting.speech(f"board-{verb}")), style, emoji)


def whisper(table: TableView, verb: str, setting: Setting, argument: str = "") -> Panel | None:
    """The last trick, the scores, the log, the rules, or a round's proof or hands by its number; None for no question.

    The setting's log is that of the whole round.
    """
    match verb:
        case "trick":
            return Panel(fit(_last_trick(table, setting)))
        case "log":
            return Panel(_log(table, setting))
        case "rules":
            return rulebook(setting.speech, topic_now(table), table=setting.table)
        case "scores":
            sheet = sheet_words(setting.speech, table)
            scene = round_scene(table, names=raw_names(setting), words=sheet) if table.results else None
            text = fit(_scores(table, setting))
            return Panel(text, scene=scene, alt=clip(unmarked(text), LONGEST_ALT))
        case "verify":
            return proof(table, argument, setting)
        case "hands":
            return hands(table, argument, setting)
        case _:
            return None


def _log(table: TableView, setting: Setting) -> str:
    """The round so far, or the one that has just been scored."""
    speech = setting.speech
    if not setting.log:
        return speech("board-log-empty")
    return newest(f"**{speech('board-log-title', number=table.current)}**", setting.log, speech("board-log-cut"))


def _last_trick(table: TableView, setting: Setting) -> Iterator[str]:
    if not table.last_trick:
        yield setting.speech("board-no-trick")
        return
    points = sum(play.combination.cards.points for play in table.last_trick)
    yield f"**{setting.speech('board-last-trick', points=points)}**"
    yield from trick_lines(setting, table.last_trick)


def _scores(table: TableView, setting: Setting) -> list[str]:
    """The standing; of a long match as many of the newest rounds as fit."""
    everything = list(score_lines(setting.speech, table, raw_names(setting)))
    while len(everything) > _HEAD and len("\n".join(everything)) > LONGEST_TEXT:
        del everything[_HEAD]
    return everything
