"""The private hand of one seat as a message: all that it may know in words, and what it can do as buttons."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from bot.controls import Setting
from bot.games.tichu import lines
from bot.games.tichu.desk import Desk
from bot.games.tichu.draft import Draft, Front, settle
from bot.games.tichu.exchange import gift_lines
from bot.games.tichu.front import ROOM
from bot.games.tichu.lines import LONGEST_ALT, clip, fit, in_order, tags
from bot.games.tichu.pages import question, rows
from bot.games.tichu.quick import completions
from bot.games.tichu.refusals import refusal
from bot.games.tichu.results import awaited, otherwise, waiting
from bot.games.tichu.sorting import largest
from bot.games.tichu.tokens import Token
from bot.games.tichu.words import SUIT_MARKS, combination, listed_cards, rank, reading, suit
from bot.names import unmarked
from bot.staging.panel import Panel
from engine.cards import PHOENIX, Suit
from engine.tichu.combinations import Combination, Kind, readings
from engine.tichu.legal import Judge, Why, may_pass, objection, plays, readings_on
from engine.tichu.moves import bombs as bombs_in
from engine.tichu.moves import in_bombs
from engine.tichu.view import Phase, PlayerView
from render.scene import Scene
from render.tichu_hand import hand_scene

_PICTURES: Final = WeakValueDictionary[Hashable, Scene]()
"""By all that they show, for as long as a message shows them."""


def hand(judge: Judge, view: PlayerView, draft: Draft, setting: Setting, *, say: str | None = None) -> Panel:
    """The hand of a seat; `say` stands above everything else."""
    desk = Desk(judge, view, settle(judge, draft, view), setting)
    lines_below = tuple(_lines(desk))
    is_between = desk.table.phase in {Phase.DEAL, Phase.OVER}
    meanwhile = () if is_between else setting.log
    text = fit((f"⚠️ {say}" if say else "", f"**{_headline(desk)}**", *meanwhile, *lines_below))
    if is_between:
        return Panel(text, tuple(rows(desk)))
    return Panel(text, tuple(rows(desk)), _picture(desk), clip(unmarked(fit(_pictured(desk))), LONGEST_ALT))


def _picture(desk: Desk) -> Scene:
    """The cards. They stay while others act, and are then those that the message shows."""
    view, table, setting = desk.view, desk.table, desk.setting
    facts: Hashable = (
        (view.seat, view.hand, view.given, view.received, table.phase is Phase.EXCHANGE),
        (desk.mine.opened, table.out.index(view.seat) if view.seat in table.out else None),
        (setting.habits.order, setting.plain),
    )
    if (picture := _PICTURES.get(facts)) is None:
        picture = _PICTURES[facts] = _scene(desk)
    return picture


def _scene(desk: Desk) -> Scene:
    """The cards; ticks are not drawn, so that a tick needs no new picture."""
    bombs = in_bombs(desk.view.hand)
    return hand_scene(desk.view, names=lines.raw_names(desk.setting), bombs=bombs, cards=desk.hand)


def _pictured(desk: Desk) -> Iterator[str]:
    """What the picture shows and no more: it stays, with its alt text, while what is asked changes."""
    table, me = desk.table, desk.view.seat
    yield _cards(desk) or (desk.say("board-place", place=table.out.index(me) + 1) if me in table.out else "")
    yield _bombs(desk)
    if desk.view.given is not None:
        yield from gift_lines(desk)


def _lines(desk: Desk) -> Iterator[str]:
    """What stands below the headline."""
    setting, table = desk.setting, desk.table
    if table.phase in {Phase.DEAL, Phase.OVER}:
        yield lines.score(setting, table)
        return
    yield lines.on_the_table(setting, table)
    yield lines.wish(setting, table)
    yield _bound(desk)
    yield _cards(desk)
    yield _ticked(desk)
    yield _bombs(desk)
    if table.phase is not Phase.GRAND:
        yield from gift_lines(desk)
    yield _autopass(desk)
    if desk.hinted and desk.draft.page == Front():
        yield from _hints(desk)
    yield lines.counts(setting, table)


def _headline(desk: Desk) -> str:
    """What its owner is asked, or who else is waited for, and what happens when the time is over."""
    asked = question(desk) or _own_part(desk)
    setting, table = desk.setting, desk.table
    names = lines.raw_names(setting)
    if not asked:
        return waiting(setting.speech, table, names, deadline=setting.deadline)
    if setting.deadline is None or desk.view.seat not in awaited(table):
        return asked
    # Only its owner knows whether the wish can be granted.
    known = replace(table, wish=None) if may_pass(desk.judge, desk.view) else table
    return f"{asked} {otherwise(setting.speech, known, names, deadline=setting.deadline)}"


def _own_part(desk: Desk) -> str:
    """What its owner is to do now; empty when only others are waited for."""
    table, me = desk.table, desk.view.seat
    match table.phase:
        case Phase.GRAND | Phase.EXCHANGE if me in awaited(table):
            return desk.say(f"hand-head-{table.phase}")
        case Phase.DRAGON if table.turn == me:
            return desk.say("hand-head-dragon")
        case Phase.PLAY if table.turn == me and not table.trick:
            return desk.say("hand-head-lead")
        case Phase.PLAY if table.turn == me:
            return desk.say("hand-head-follow" if plays(desk.judge, desk.view) else "hand-head-stuck")
        case Phase.PLAY | Phase.CLOSING | Phase.DRAGON if me in table.out:
            return desk.say("hand-out", place=table.out.index(me) + 1)
        case _:
            return ""


def _bound(desk: Desk) -> str:
    """That the wish binds this seat now, said before any click."""
    wish = desk.table.wish
    if wish is None or not desk.to_play:
        return ""
    held = [card for card in desk.hand if card.rank == wish]
    binds = bool(held) if not desk.table.trick else not may_pass(desk.judge, desk.view)
    if not binds:
        return ""
    speech = desk.setting.speech
    return f"❗ {speech('hand-bound', rank=rank(speech, wish), cards=listed_cards(speech, held))}"


def _cards(desk: Desk) -> str:
    if not desk.view.hand:
        return ""
    return desk.say("hand-cards", number=len(desk.view.hand), cards=tags(desk.setting.speech, desk.hand))


def _ticked(desk: Desk) -> str:
    """What the ticked cards are and what they beat; else what they lack, or why they cannot be played."""
    ticked, speech = desk.draft.ticked, desk.setting.speech
    if not ticked or desk.table.phase is Phase.EXCHANGE:
        return ""
    cards = tags(speech, in_order(ticked))
    if legal := readings_on(desk.judge, desk.view, ticked):
        if _is_card(legal[0]):
            return desk.say("hand-ticked-one", what=_beats(desk, legal[0]))
        return desk.say("hand-ticked", cards=cards, what=" / ".join(_beats(desk, one) for one in legal))
    if more := completions(desk):
        missing = tags(speech, in_order(more[0].cards - ticked))
        return desk.say("hand-ticked-more", cards=cards, missing=missing, what=_beats(desk, more[0]))
    why = objection(desk.judge, desk.view, Token.of_cards(ticked).play(over=desk.table.moment))
    told = "✗" if why is None else refusal(speech, why)
    ahead = readings(ticked) if why is not None and why.reason is Why.NOT_YOUR_TURN else ()
    what = f"{reading(speech, ahead[0])}. {told}" if ahead and not _is_card(ahead[0]) else told
    return desk.say("hand-ticked", cards=cards, what=what)


def _beats(desk: Desk, play: Combination) -> str:
    """A play and what it beats, by name."""
    speech, top = desk.setting.speech, desk.table.top
    if not _is_card(play):
        what = reading(speech, play)
        return what if top is None else desk.say("hand-beats", what=what, top=combination(speech, top.combination))
    what = tags(speech, play.cards)
    return what if top is None else desk.say("hand-beats", what=what, top=tags(speech, top.combination.cards))


def _is_card(play: Combination) -> bool:
    """Whether the play is one card that is what it is: it needs no name beside itself."""
    return play.kind is Kind.SINGLE and PHOENIX not in play.cards


def _bombs(desk: Desk) -> str:
    """The bombs in hand, for their owner alone."""
    found, speech = largest(bombs_in(desk.view.hand)), desk.setting.speech
    told = (f"{combination(speech, one)} ({tags(speech, in_order(one.cards))})" for one in found)
    return desk.say("hand-bombs", bombs=", ".join(told)) if found else ""


def _autopass(desk: Desk) -> str:
    autopass = desk.draft.autopass
    return "" if autopass is None else f"⏩ {desk.say(f'hand-passing-{autopass.patience}')}"


def _how_to_play(desk: Desk) -> Iterator[str]:
    """How to put cards down, to who can: what is ticked, and what a button lists."""
    if not plays(desk.judge, desk.view):
        return
    listed = len(desk.view.hand) > ROOM and not desk.setting.habits.menu
    yield " ".join(["💡", desk.say("hand-hint-play"), *([desk.say("hand-hint-quick")] if listed else [])])


def _hints(desk: Desk) -> Iterator[str]:
    """How to begin and what the suits' marks mean, to who wants to be told."""
    match desk.table.phase:
        case Phase.GRAND if desk.view.seat in awaited(desk.table):
            yield f"💡 {desk.say('hand-hint-welcome')}"
            return
        case Phase.EXCHANGE if desk.view.given is None:
            yield f"💡 {desk.say('hand-hint-exchange')}"
        case Phase.PLAY if desk.to_play:
            yield from _how_to_play(desk)
        case _:
            return
    yield " · ".join(f"{SUIT_MARKS[one]} {suit(desk.setting.speech, one)}" for one in Suit)
