"""The panels of a whole round: its hands and its tricks in pictures to be turned, and the proof of how it was dealt.

Where a reader is stands in the ids of the buttons: the page as the moment, `match.round` as the argument.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.controls import Setting
from bot.games.tichu.captions import table_words
from bot.games.tichu.chronicle import chronicle
from bot.games.tichu.fair import proof
from bot.games.tichu.lines import LONGEST_ALT, TEAM_MARKS, clip, fit, in_order, raw_names, tags
from bot.games.tichu.replay import id_of, number_of
from bot.games.tichu.results import round_lines
from bot.games.tichu.words import team_name
from bot.names import unmarked
from bot.staging.panel import LONGEST_TEXT, Button, Panel, Style
from engine.cards import DOG, Cards
from engine.kernel import Seat
from engine.tichu.combinations import readings
from engine.tichu.notices import DogLed, DragonGiven, Played, RoundScored, TrickTaken
from engine.tichu.relive import Still
from engine.tichu.view import SEATS, RoundResult, TrickPlay, team
from render.scene import Scene
from render.strip import Strip, StripPlay, StripTrick, hands_scene, pages, tricks_scene

TURN: Final = "sheet"
"""The verb that shows the page which is the click's moment."""

Lines: TypeAlias = tuple[str, ...]


def proof_panel(match: str, stills: Sequence[Still], setting: Setting) -> Panel:
    """All that proves how the round was dealt, and the way back to the whole of it."""
    number = number_of(stills)
    back = Button(id_of(match, number, "strip"), clip(setting.speech("replay-strip")), emoji="🎞️")
    return replace(proof(stills[-1].table, str(number), setting), rows=((back,),))


def strip_panel(match: str, stills: Sequence[Still], setting: Setting, page: int = 0, *, may_share: bool) -> Panel:
    """A page of the round for its reader, and the way to show it to others; a number too high is the last page."""
    number, speech, whole = number_of(stills), setting.speech, _whole(stills, setting)
    last = len(whole.pages)
    page = min(page, last)
    turns = (
        Button(id_of(match, number, TURN, max(page - 1, 0)), "", emoji="◀️", disabled=page == 0),
        Button(id_of(match, number, TURN, min(page + 1, last)), "", Style.MAIN, "▶️", disabled=page == last),
        Button(id_of(match, number, "step"), clip(speech("replay-open")), emoji="🎬"),
    )
    share = Button(id_of(match, number, "share"), clip(speech("replay-share")), emoji="📤")
    proved = Button(id_of(match, number, "proof"), clip(speech("board-verify")), emoji="🔓")
    return replace(_page(whole, page), rows=(turns, (share, proved) if may_share else (proved,)))


def shared_panel(match: str, stills: Sequence[Still], setting: Setting, who: str) -> Panel:
    """The round for a channel: its hands, and for each reader the tricks; `who` shows it, as messages have names."""
    speech, number = setting.speech, number_of(stills)
    panel = _page(_whole(stills, setting), 0)
    tricks = Button(id_of(match, number, TURN, 1), clip(speech("replay-tricks")), Style.MAIN, "🎞️")
    button = Button(id_of(match, number, "open"), clip(speech("replay-open")), emoji="🎬")
    text = clip(f"{speech('replay-shared', name=who)}\n{panel.text}", LONGEST_TEXT)
    return replace(panel, text=text, rows=((tricks, button),))


# --- pages -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Whole:
    """A round, and what its pages are made from."""

    stills: Sequence[Still]
    setting: Setting
    strip: Strip
    ends: tuple[int, ...]
    """By trick, the still that ends it."""
    pages: tuple[range, ...]
    """The tricks of every page but the first."""


def _whole(stills: Sequence[Still], setting: Setting) -> _Whole:
    last = stills[-1].notice
    if not isinstance(last, RoundScored):
        raise TypeError("a round that is looked at again has been scored")
    strip, ends = strip_of(stills, last.result)
    words = table_words(setting.speech, stills[-1].table, raw_names(setting))
    whole = _Whole(stills, setting, strip, ends, pages(strip, words))
    return replace(whole, pages=tuple(page for shown in whole.pages for page in _told_whole(whole, shown)))


def _told_whole(whole: _Whole, shown: range) -> Iterator[range]:
    """A page, or halves of it: none shows more than its words have room to say."""
    if len(shown) == 1 or len(_alt(_tricks(whole, shown)[1])) <= LONGEST_ALT:
        yield shown
        return
    middle = shown.start + (len(shown) + 1) // 2
    for half in (range(shown.start, middle), range(middle, shown.stop)):
        yield from _told_whole(whole, half)


def _page(whole: _Whole, page: int) -> Panel:
    """A page without controls; the first one has the hands and what came of them."""
    text, told = _tricks(whole, whole.pages[page - 1]) if page else _hands(whole)
    return Panel(fit(text), (), _scene(whole, page), clip(_alt(told), LONGEST_ALT))


def _alt(lines: Lines) -> str:
    """What a picture shows, in words."""
    return "\n".join(map(unmarked, lines))


def _hands(whole: _Whole) -> tuple[Lines, Lines]:
    """The message of the first page, and what its picture shows."""
    setting, strip = whole.setting, whole.strip
    speech = setting.speech
    text = (f"**{_title(setting, strip.result.number)}**", *round_lines(speech, strip.result, raw_names(setting)))
    return (*text, speech("replay-framed")), (*text, *(_hand(seat, strip, setting) for seat in SEATS))


def _hand(seat: Seat, strip: Strip, setting: Setting) -> str:
    """Somebody's cards after the exchange."""
    hand = strip.hands[seat]
    cards = tags(setting.speech, in_order(hand))
    said = setting.speech("replay-hand", name=setting.names[seat], count=len(hand), cards=cards)
    return f"{TEAM_MARKS[team(seat)]} {said}"


def _tricks(whole: _Whole, shown: range) -> tuple[Lines, Lines]:
    """The message of a page of tricks, and what its picture shows."""
    setting = whole.setting
    first = whole.ends[shown.start - 1] + 1 if shown.start else 0
    heard = ((still.notice, False) for still in whole.stills[first : whole.ends[shown.stop - 1] + 1])
    text = (f"**{_title(setting, whole.strip.result.number)}**", f"-# {_which(whole, shown)}")
    return text, (*text, *chronicle(heard, setting))


def _which(whole: _Whole, shown: range) -> str:
    """Which tricks of the round a page shows."""
    count = len(whole.strip.tricks)
    return whole.setting.speech("replay-page", first=shown.start + 1, last=shown.stop, count=count)


def _scene(whole: _Whole, page: int) -> Scene:
    setting, strip = whole.setting, whole.strip
    speech, names = setting.speech, raw_names(setting)
    words = table_words(speech, whole.stills[-1].table, names)
    if not page:
        return hands_scene(strip, title=speech("round-title", number=strip.result.number), names=names, words=words)
    shown = whole.pages[page - 1]
    return tricks_scene(strip, shown, title=_which(whole, shown), names=names, words=words)


def _title(setting: Setting, number: int) -> str:
    speech, names = setting.speech, raw_names(setting)
    teams = [team_name(speech, names, which) for which in (0, 1)]
    return speech("replay-title", number=number, first=teams[0], second=teams[1])


def strip_of(stills: Sequence[Still], result: RoundResult) -> tuple[Strip, tuple[int, ...]]:
    """A round as pictures have it (hands after the exchange, tricks, result), and by trick the still that ends it."""
    begun = next(still for still in stills if still.gifts)
    plays: list[StripPlay] = []
    tricks: list[StripTrick] = []
    ends: list[int] = []
    for at, still in enumerate(stills):
        match still.notice:
            case Played() as act:
                play = TrickPlay(act.seat, act.combination)
                plays.append(StripPlay(play=play, called=act.called, wish=act.wish, place=act.place))
            case DogLed() as act:
                play = TrickPlay(act.seat, readings(Cards.of((DOG,)))[0])
                led = StripPlay(play=play, called=act.called, place=act.place)
                tricks.append(StripTrick(plays=(led,), to=act.to, points=None))
                ends.append(at)
            case TrickTaken(seat, points) | DragonGiven(_, seat, points):
                tricks.append(StripTrick(plays=tuple(plays), to=seat, points=points))
                ends.append(at)
                plays = []
            case _:
                pass
    if plays:
        tricks.append(StripTrick(plays=tuple(plays), to=None, points=None))
        ends.append(len(stills) - 1)
    calls = tuple(seat.call for seat in begun.table.seats)
    strip = Strip(hands=begun.hands, gifts=begun.gifts, calls=calls, tricks=tuple(tricks), result=result)
    return strip, tuple(ends)
