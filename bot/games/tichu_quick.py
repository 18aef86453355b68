"""Plays offered whole: the menu of what may be put down in this turn, and the page of bombs."""

from collections.abc import Sequence
from typing import Final

from bot.games.tichu_desk import MOST_OPTIONS, Desk, in_rows, option
from bot.games.tichu_lines import BOMB, in_order, tags
from bot.games.tichu_tokens import Token
from bot.games.tichu_words import reading
from bot.panel import Menu, Option, Row, Style
from engine.cards import PHOENIX
from engine.tichu.combinations import Combination
from engine.tichu.legal import bombs, plays

MOST_BOMBS: Final = 12
"""Bombs on their page: three rows of buttons."""


def quick_plays(desk: Desk) -> Menu | None:
    """What may be put down in this turn, cheapest first, the bombs last; None out of turn or when nothing may be."""
    if not desk.to_play:
        return None
    chosen = shortlist(plays(desk.judge, desk.view))
    if not chosen:
        return None
    return desk.menu("quick", desk.say("hand-quick", number=len(chosen)), (_quick(desk, play) for play in chosen))


def shortlist(found: Sequence[Combination]) -> list[Combination]:
    """At most 25 plays, of those that weigh the same the one that spares the Phoenix and every bomb's cards.

    Where there are more, plays with the Phoenix and then single cards give way: those are quickly ticked.
    """
    threatened = [play.cards for play in found if play.kind.is_bomb]
    kept: dict[tuple[object, ...], Combination] = {}
    # Of two sets of cards the one with the Phoenix is the greater integer.
    for play in sorted(found, key=lambda one: (_breaks(one, threatened), one.cards)):
        kept.setdefault((play.kind, play.strength, play.length), play)
    loud = [play for play in kept.values() if play.kind.is_bomb]
    quiet = sorted(
        (play for play in kept.values() if not play.kind.is_bomb),
        key=lambda one: (PHOENIX in one.cards, one.length == 1, one.strength),
    )
    loud = sorted(loud, key=lambda one: (one.length, one.strength))[:MOST_OPTIONS]
    quiet = quiet[: MOST_OPTIONS - len(loud)]
    return sorted(quiet, key=lambda one: (one.strength, -one.length)) + loud


def _breaks(play: Combination, threatened: Sequence[int]) -> bool:
    return not play.kind.is_bomb and any(play.cards & bomb for bomb in threatened)


def _quick(desk: Desk, play: Combination) -> Option:
    speech = desk.setting.speech
    token = str(Token.of(play))
    cards = tags(speech, in_order(play.cards))
    return option(token, reading(speech, play), cards, emoji=BOMB if play.kind.is_bomb else None)


def bomb_rows(desk: Desk) -> list[Row]:
    """A button for every bomb that may be thrown now, the weakest first, as many as three rows hold."""
    speech = desk.setting.speech
    found = sorted(bombs(desk.judge, desk.view), key=lambda one: (one.length, one.strength))
    buttons = [
        desk.button("throw", reading(speech, one), str(Token.of(one)), style=Style.DANGER, emoji=BOMB)
        for one in found[:MOST_BOMBS]
    ]
    return [*in_rows(buttons), (desk.back(),)]
