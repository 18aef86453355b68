"""Clicks on a hand that tick cards, put them down, pass, or pass by themselves."""

from dataclasses import replace

from bot.controls import Redraw
from bot.games.tichu.draft import (
    NO_GIFTS,
    AutoPass,
    Bombing,
    Browsing,
    Doubling,
    Front,
    Patience,
    Pausing,
    Reading,
    Ticks,
    Wishing,
    doubles,
    may_pause,
)
from bot.games.tichu.front import OFF
from bot.games.tichu.pages import NO_WISH
from bot.games.tichu.pressed import Press, Pressed
from bot.games.tichu.tokens import Token
from engine.cards import MAH_JONG, NO_CARDS, PHOENIX, RANK_OF_LETTER, Cards
from engine.tichu.actions import Pass
from engine.tichu.legal import Objection, Why, bombs, readings_on
from engine.tichu.view import Phase


def tick(pressed: Pressed) -> Press:
    """Tick a card, or untick it."""
    token = Token.parse(pressed.click.argument)
    if token is None or len(token.cards) != 1:
        return pressed.forged()
    if not pressed.ticking:
        return pressed.moved()
    if token.cards[0] not in pressed.view.hand:
        return pressed.against(Objection(Why.NOT_YOUR_CARDS))
    return pressed.show(replace(pressed.draft, ticked=_ticked(pressed, token.set), undo=None, page=Front()))


def _ticked(pressed: Pressed, card: Cards) -> Cards:
    """The ticks after one more click on a card; the exchange gives one card at a time."""
    before = pressed.draft.ticked
    if card & before:
        return before - card
    return card if pressed.view.table.phase is Phase.EXCHANGE else before | card


def choose_cards(pressed: Pressed) -> Press:
    """The menu of cards: what is chosen there is what is ticked."""
    tokens = [Token.parse(value) for value in pressed.values]
    cards = Cards.of(card for token in tokens if token is not None for card in token.cards)
    if not pressed.ticking:
        return pressed.moved()
    if cards - pressed.view.hand:
        return pressed.against(Objection(Why.NOT_YOUR_CARDS))
    if pressed.view.table.phase is Phase.EXCHANGE and len(cards) > 1:
        return pressed.forged()
    return pressed.show(replace(pressed.draft, ticked=cards, undo=None, page=Front()))


def fill(pressed: Pressed) -> Press:
    """Tick all the cards of the combination that the button names."""
    token = Token.parse(pressed.click.argument)
    if token is None:
        return pressed.forged()
    if not pressed.ticking or pressed.view.table.phase is Phase.EXCHANGE:
        return pressed.moved()
    if token.set - pressed.view.hand:
        return pressed.against(Objection(Why.NOT_YOUR_CARDS))
    return pressed.show(replace(pressed.draft, ticked=token.set, undo=_ticks(pressed), page=Front()))


def clear(pressed: Pressed) -> Press:
    """Untick everything, the gifts chosen so far included."""
    cleared = replace(pressed.draft, ticked=NO_CARDS, gifts=NO_GIFTS, undo=_ticks(pressed), page=Front())
    return pressed.show(cleared)


def undo(pressed: Pressed) -> Press:
    """What was ticked before a completion or before everything was cleared."""
    ticked, gifts = pressed.draft.undo or _ticks(pressed)
    return pressed.show(replace(pressed.draft, ticked=ticked, gifts=gifts, undo=None, page=Front()))


def _ticks(pressed: Pressed) -> Ticks:
    return pressed.draft.ticked, pressed.draft.gifts


def play(pressed: Pressed) -> Press:
    """Play the cards that the button names, or ask first for the reading or the wish."""
    return _put_down(pressed, Token.parse(pressed.click.argument))


def throw(pressed: Pressed) -> Press:
    """A bomb of the page of bombs; when the table has moved on the page stays, since a window is short."""
    if pressed.late and bombs(pressed.judge, pressed.view):
        again = pressed.moved()
        return Redraw(replace(again.draft, page=Bombing()), again.say)
    return play(pressed)


def throw_sure(pressed: Pressed) -> Press:
    """A bomb although one's own team's bomb lies on the table."""
    token = Token.parse(pressed.click.argument)
    if token is None:
        return pressed.forged()
    return pressed.moved() if pressed.late else _submit(pressed, token)


def choose_play(pressed: Pressed) -> Press:
    """A choice of the menu of quick plays."""
    return _put_down(pressed, Token.parse(pressed.values[0]) if len(pressed.values) == 1 else None)


def _put_down(pressed: Pressed, token: Token | None) -> Press:
    """Play the cards, or ask first for the reading (only if two are legal) or the wish."""
    if token is None:
        return pressed.forged()
    if pressed.late:
        return pressed.moved()
    if token.set - pressed.view.hand:
        return pressed.against(Objection(Why.NOT_YOUR_CARDS))
    legal = readings_on(pressed.judge, pressed.view, token.set)
    if PHOENIX in token.cards and token.phoenix is None and len(legal) > 1:
        return pressed.show(replace(pressed.draft, page=Reading(token.set, pressed.click.moment)))
    if MAH_JONG in token.cards and legal:
        return pressed.show(replace(pressed.draft, page=Wishing(token, pressed.click.moment)))
    if legal and doubles(pressed.view):
        return pressed.show(replace(pressed.draft, page=Doubling(token, pressed.click.moment)))
    return _submit(pressed, token)


def _submit(pressed: Pressed, token: Token, wish: int | None = None) -> Press:
    after = replace(pressed.draft, ticked=pressed.draft.ticked - token.set, autopass=None, taught=True)
    return pressed.act(token.play(over=pressed.click.moment, wish=wish), after)


def make_wish(pressed: Pressed) -> Press:
    """Play the Mah Jong that the menu's id names, with the wish chosen in it."""
    token = Token.parse(pressed.click.argument.partition(".")[0])
    value = pressed.values[0] if len(pressed.values) == 1 else ""
    if token is None or (value != NO_WISH and value not in RANK_OF_LETTER):
        return pressed.forged()
    if pressed.late:
        return pressed.moved()
    return _submit(pressed, token, RANK_OF_LETTER.get(value))


def browse(pressed: Pressed) -> Press:
    """Show the menu of quick plays."""
    if pressed.late:
        return pressed.moved()
    return pressed.show(replace(pressed.draft, page=Browsing(pressed.click.moment)))


def ask_bomb(pressed: Pressed) -> Press:
    """Show the bombs that may be thrown now."""
    if not bombs(pressed.judge, pressed.view):
        return pressed.tell("hand-no-bomb")
    return pressed.show(replace(pressed.draft, page=Bombing()))


def pass_(pressed: Pressed) -> Press:
    """Pass."""
    if pressed.late:
        return pressed.moved()
    return pressed.act(Pass(pressed.click.moment))


def ahead(pressed: Pressed) -> Press:
    """Pass by oneself: the argument says for how long and in which trick; without one that is asked.

    While the trick is the one that was seen it does not matter who has played since.
    """
    table, (wanted, _, lead) = pressed.view.table, pressed.click.argument.partition(".")
    if wanted == OFF:
        return pressed.show(replace(pressed.draft, autopass=None, page=Front()))
    if not wanted:
        paused = may_pause(pressed.view)
        return pressed.show(replace(pressed.draft, page=Pausing())) if paused else pressed.moved()
    token = Token.parse(lead)
    if token is None or wanted not in set(Patience):
        return pressed.forged()
    if not may_pause(pressed.view) or table.trick[0].combination.cards != token.set:
        return pressed.moved()
    autopass = AutoPass(Patience(wanted), token.set, table.wish)
    return pressed.show(replace(pressed.draft, autopass=autopass, page=Front()))


def got_it(pressed: Pressed) -> Press:
    """No more hints at this table; the shell sees to it that there are none at the next."""
    return pressed.show(replace(pressed.draft, taught=True))
