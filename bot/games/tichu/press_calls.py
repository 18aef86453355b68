"""Clicks on a hand that call, give cards in the exchange, or give the Dragon's trick away."""

from dataclasses import replace

from bot.games.tichu.draft import NO_GIFTS, Calling, Daring, with_gift
from bot.games.tichu.exchange import receivers
from bot.games.tichu.pressed import Press, Pressed
from bot.games.tichu.tokens import Token
from engine.cards import NO_CARDS
from engine.tichu.actions import AnswerGrand, CallTichu, Give, GiveDragon, TakeBack
from engine.tichu.view import SEATS, Phase, partner


def ask_tichu(pressed: Pressed) -> Press:
    """The first step to small Tichu."""
    return pressed.ask(CallTichu(), replace(pressed.draft, page=Calling()))


def ask_grand(pressed: Pressed) -> Press:
    """The first step to Grand Tichu."""
    return pressed.ask(AnswerGrand(grand=True), replace(pressed.draft, page=Daring()))


def _partner_called(pressed: Pressed) -> bool:
    return pressed.view.table.seats[partner(pressed.view.seat)].call is not None


def call(pressed: Pressed) -> Press:
    """The second step to small Tichu; a third is asked if the partner has called."""
    if pressed.old:
        return pressed.moved()
    if _partner_called(pressed):
        return pressed.ask(CallTichu(), replace(pressed.draft, page=Calling(twice=True)))
    return pressed.act(CallTichu())


def call_sure(pressed: Pressed) -> Press:
    """Small Tichu although the partner has called."""
    return pressed.moved() if pressed.old else pressed.act(CallTichu())


def grand_yes(pressed: Pressed) -> Press:
    """The second step to Grand Tichu; a third is asked if the partner has called."""
    if pressed.old or pressed.late:
        return pressed.moved()
    if _partner_called(pressed):
        return pressed.ask(AnswerGrand(grand=True), replace(pressed.draft, page=Daring(twice=True)))
    return pressed.act(AnswerGrand(grand=True))


def grand_sure(pressed: Pressed) -> Press:
    """Grand Tichu although the partner has called."""
    late = pressed.old or pressed.late
    return pressed.moved() if late else pressed.act(AnswerGrand(grand=True))


def no_grand(pressed: Pressed) -> Press:
    """No Grand Tichu."""
    return pressed.moved() if pressed.late else pressed.act(AnswerGrand(grand=False))


def gift(pressed: Pressed) -> Press:
    """Put the ticked card down for a receiver, or take that receiver's card back."""
    to = next((seat for seat in receivers(pressed.view) if str(int(seat)) == pressed.click.argument), None)
    if to is None:
        return pressed.forged()
    if pressed.late or not pressed.ticking or pressed.view.table.phase is not Phase.EXCHANGE:
        return pressed.moved()
    place = receivers(pressed.view).index(to)
    card = next(iter(pressed.draft.ticked), None)
    if card is None and pressed.draft.gifts[place] is None:
        return pressed.tell("hand-gift-first")
    return pressed.show(replace(pressed.draft, gifts=with_gift(pressed.draft.gifts, place, card), ticked=NO_CARDS))


def give(pressed: Pressed) -> Press:
    """Give the three cards that the button names, in the order of `actions.Give`."""
    token = Token.parse(pressed.click.argument)
    if token is None or len(token.cards) != len(NO_GIFTS):
        return pressed.forged()
    if pressed.late:
        return pressed.moved()
    first, second, third = token.cards
    return pressed.act(Give((first, second, third)), replace(pressed.draft, gifts=NO_GIFTS, ticked=NO_CARDS))


def take_back(pressed: Pressed) -> Press:
    """Take the gifts back; they stay chosen."""
    if pressed.late:
        return pressed.moved()
    return pressed.act(TakeBack(), replace(pressed.draft, gifts=pressed.view.given or NO_GIFTS))


def dragon(pressed: Pressed) -> Press:
    """Give the Dragon's trick to the opponent that the button names."""
    to = next((seat for seat in SEATS if str(int(seat)) == pressed.click.argument), None)
    if to is None:
        return pressed.forged()
    return pressed.moved() if pressed.late else pressed.act(GiveDragon(to))
