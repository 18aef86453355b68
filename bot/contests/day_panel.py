"""The deal of a day in words: how everybody stands who has played it, and yesterday's, with its proof. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.dates import date_of
from bot.ladder_words import mark_of
from bot.matches.sealed import shuffle_by
from bot.names import shown, written
from bot.speech import Speech, signed
from bot.staging.panel import LONGEST_TEXT, Button, Panel
from bot.tables.room_panel import DAY
from bot.wire import Click
from data.calendar import day_start
from data.days import Ranked, Try
from engine.cards import DECK
from engine.tichu.fairness import commitment, spelled


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """What is told of a day to somebody who has played it."""

    day: int
    own: Try | None
    here: tuple[Ranked, ...]
    """The best on this server, best first."""
    everywhere: tuple[Ranked, ...]
    place: int | None
    """One's own, everywhere."""
    count: int
    """How many have finished, everywhere."""
    streak: int
    """Days in a row."""
    winners: tuple[Ranked, ...]
    """The best of the day before, everywhere."""
    salt: str | None
    """The secret of the day before; None when nobody asked for its deal."""


def day_panel(told: Day, speech: Speech) -> Panel:
    """One's own result with a button that shares it, the rankings, the streak, and the day before."""
    text = "\n".join(_lines(told, speech))[:LONGEST_TEXT]
    if told.own is None or told.own.score is None:
        return Panel(text)
    return Panel(text, ((Button(str(Click(DAY, told.day, "share")), speech("day-share"), emoji="📣"),),))


def share_line(own: Try, name: str, speech: Speech, *, place: int, count: int, streak: int) -> str:
    """Somebody's result for everybody: the score is covered, for who has not played it yet."""
    score = f"||{signed(own.score or 0)}||"
    line = speech("day-shared-line", name=name, date=date_of(own.day, speech), score=score, place=place, count=count)
    lasting = f" {speech('day-streak', count=streak)}" if streak > 1 else ""
    return f"🃏 {line}{lasting}\n-# {speech('day-shared-how')}"


def _lines(told: Day, speech: Speech) -> Iterator[str]:
    yield f"**🏆 {speech('day-title', date=date_of(told.day, speech))}**"
    own = told.own
    if own is not None and own.score is not None and told.place is not None:
        yield speech("day-own", score=signed(own.score), place=told.place, count=told.count)
    elif own is not None:
        yield speech("day-own-none")
    if told.streak > 1:
        yield speech("day-streak", count=told.streak)
    if told.here:
        yield f"**{speech('day-here')}**"
        yield from (_line(one, own, speech) for one in told.here)
    if len(told.everywhere) > len(told.here) or told.everywhere != told.here:
        yield f"**{speech('day-everywhere')}**"
        yield from (_line(one, own, speech) for one in told.everywhere)
    yield speech("day-next", until=f"<t:{day_start(told.day + 1)}:R>")
    if told.salt is not None:
        yield from _before(told.winners, told.salt, speech)


def _line(one: Ranked, own: Try | None, speech: Speech) -> str:
    name = written(shown(one.user, one.name, speech))
    line = speech("day-line", place=mark_of(one.place), name=name, score=signed(one.score))
    return f"**{line}**" if own is not None and own.user == one.user else line


def _before(winners: tuple[Ranked, ...], salt: str, speech: Speech) -> Iterator[str]:
    """Who won the day before, and what proves its deal."""
    best = [one for one in winners if one.place == 1]
    if best:
        names = ", ".join(written(shown(one.user, one.name, speech)) for one in best)
        yield speech("day-winner", names=names, score=signed(best[0].score))
    deck = list(DECK)
    shuffle_by(salt)(deck)
    yield f"-# {speech('day-proof')} `{commitment(salt, deck)}`"
    yield f'```sh\npython -m engine verify {salt} "{spelled(deck)}"\n```'
