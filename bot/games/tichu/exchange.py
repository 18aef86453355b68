"""The hand before the tricks: the question for Grand Tichu, and the exchange (articles 3 to 5)."""

from typing import Final

from bot.controls import Setting
from bot.games.tichu.desk import Desk
from bot.games.tichu.front import card_rows, clear, face, got_it, hint, short_face, tichu
from bot.games.tichu.lines import TEAM_MARKS, marked
from bot.games.tichu.tokens import Token
from bot.games.tichu.words import tag
from bot.staging import phone
from bot.staging.panel import Button, Row, Style
from engine.cards import Card
from engine.kernel import Seat
from engine.tichu.actions import AnswerGrand
from engine.tichu.legal import objection
from engine.tichu.view import SEATS, PlayerView, team

STEPS: Final = (1, 2, 3)
"""How far on in play order the receivers of the three gifts sit (`actions.Give`)."""


def receivers(view: PlayerView) -> tuple[Seat, ...]:
    """To whom the gifts go, in the order of `actions.Give`."""
    return tuple(SEATS[(view.seat + step) % len(SEATS)] for step in STEPS)


def grand_rows(desk: Desk) -> list[Row]:
    """Grand Tichu or not; small Tichu apart from it."""
    asked = [
        button
        for answer, button in (
            (True, desk.button("grand", desk.say("hand-grand"), emoji="📢")),
            (False, desk.button("no_grand", desk.say("hand-no-grand"))),
        )
        if objection(desk.judge, desk.view, AnswerGrand(answer)) is None
    ]
    advice = [hint(desk)] if asked and desk.setting.advised else []
    return [tuple(row) for row in (asked, [*tichu(desk), *advice, *got_it(desk)]) if row]


def exchange_rows(desk: Desk) -> list[Row]:
    """Cards to choose from and receivers by name, then to give them; after giving, the way to take it back."""
    if desk.view.given is not None:
        take_back = desk.button("take_back", desk.say("hand-take-back"), emoji="↩️")
        return [(take_back,), *([tuple(calls)] if (calls := [*tichu(desk), *got_it(desk)]) else [])]
    gifts = chosen(desk)
    act = clear(desk) if len(gifts) < len(STEPS) else _give(desk, gifts)
    return [*card_rows(desk, [act, *tichu(desk)]), tuple(_receiver(desk, seat) for seat in receivers(desk.view))]


def _receiver(desk: Desk, seat: Seat) -> Button:
    gift = desk.draft.gifts[receivers(desk.view).index(seat)]
    who = desk.setting.plain[seat]
    if gift is None:
        label = phone.fitted(who, phone.share(len(STEPS), emoji=True))
        return desk.button("gift", label, str(int(seat)), emoji=TEAM_MARKS[team(seat)])
    # A name says more than the whole word for a special.
    labels = (f"{face(desk, gift)} {who}", f"{short_face(desk, gift)} {who}")
    return desk.button("gift", phone.first_fitting(labels, phone.share(len(STEPS))), str(int(seat)), style=Style.GOOD)


def _give(desk: Desk, gifts: list[Card]) -> Button:
    return desk.button("give", desk.say("hand-give"), str(Token.of_cards(gifts)), style=Style.GOOD)


def chosen(desk: Desk) -> list[Card]:
    """The gifts chosen so far."""
    return [gift for gift in desk.draft.gifts if gift is not None]


def gift_lines(desk: Desk) -> list[str]:
    """The gifts by name: chosen, laid, or, until the first card is played, given and received (article 5.3)."""
    view = desk.view
    if view.received is not None and view.given is not None:
        if desk.mine.opened:
            return []
        return [_gifts(desk, "hand-gave", view.given), _gifts(desk, "hand-got", view.received)]
    if view.given is not None:
        return [_gifts(desk, "hand-laid", view.given)]
    return [_gifts(desk, "hand-giving", desk.draft.gifts)]


def _gifts(desk: Desk, key: str, gifts: tuple[Card | None, ...]) -> str:
    return desk.say(key, gifts=by_receiver(desk.setting, desk.view, gifts))


def by_receiver(setting: Setting, view: PlayerView, gifts: tuple[Card | None, ...]) -> str:
    """Gifts with the names to whom they go, or from whom they came; those not chosen yet as dots."""
    return " · ".join(
        f"{marked(setting, seat)} {'…' if gift is None else tag(setting.speech, gift)}"
        for seat, gift in zip(receivers(view), gifts, strict=True)
    )
