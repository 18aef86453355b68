"""What a click on a private hand means: an action to submit, or the hand again, with a reason if one is due.

A click says all it means in its id, so it can come from any copy of the hand,
however old. What answers a moment (plays, passes, gifts) is taken only in that
moment: nobody makes a move that they did not see.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.controls import Act, Setting
from bot.games.tichu import press_calls as calls
from bot.games.tichu import press_cards as cards
from bot.games.tichu.draft import Draft, Front, Patience, settle
from bot.games.tichu.hints import hint
from bot.games.tichu.pressed import Press, Pressed
from bot.games.tichu.refusals import refusal
from bot.wire import Click
from engine.kernel import Refusal
from engine.tichu.actions import Action, Pass
from engine.tichu.legal import Judge, Objection, objection
from engine.tichu.view import PlayerView


def press(  # noqa: PLR0917 - the order of `Controls.press`, after the rules
    judge: Judge, view: PlayerView, draft: Draft, click: Click, values: tuple[str, ...], setting: Setting
) -> Press:
    """What the click means now. Nothing that a person can send raises."""
    begun = settle(judge, draft, view)
    begun = replace(begun, revision=begun.revision + 1)
    pressed = Pressed(judge, view, begun, click, values, setting)
    meaning = VERBS.get(click.verb)
    return pressed.forged() if meaning is None else meaning(pressed)


def back(pressed: Pressed) -> Press:
    """To the front of the hand."""
    return pressed.show(replace(pressed.draft, page=Front()))


def refused(against: Refusal, setting: Setting) -> str:
    """Why the engine turned an action down."""
    return refusal(setting.speech, against) if isinstance(against, Objection) else setting.speech("hand-unknown")


def automatic(judge: Judge, view: PlayerView, draft: Draft) -> Act[Action, Draft] | None:
    """The pass that the seat has asked for, when it is due and allowed."""
    draft = settle(judge, draft, view)
    table = view.table
    passing = Pass(table.moment)
    if draft.autopass is None or table.turn != view.seat or objection(judge, view, passing) is not None:
        return None
    goes_on = draft.autopass.patience is not Patience.ONCE
    return Act(passing, replace(draft, autopass=draft.autopass if goes_on else None))


VERBS: Final[Mapping[str, Callable[[Pressed], Press]]] = MappingProxyType(
    {
        "back": back,
        "tick": cards.tick,
        "cards": cards.choose_cards,
        "clear": cards.clear,
        "fill": cards.fill,
        "undo": cards.undo,
        "got_it": cards.got_it,
        "play": cards.play,
        "throw": cards.throw,
        "throw_sure": cards.throw_sure,
        "quick": cards.choose_play,
        "wish": cards.make_wish,
        "browse": cards.browse,
        "bomb": cards.ask_bomb,
        "pass": cards.pass_,
        "ahead": cards.ahead,
        "tichu": calls.ask_tichu,
        "call": calls.call,
        "call_sure": calls.call_sure,
        "grand": calls.ask_grand,
        "grand_yes": calls.grand_yes,
        "grand_sure": calls.grand_sure,
        "no_grand": calls.no_grand,
        "gift": calls.gift,
        "give": calls.give,
        "take_back": calls.take_back,
        "dragon": calls.dragon,
        "hint": hint,
    }
)
"""Every verb that the hand knows; those of public messages are the shell's."""
