"""The pages of the hand that ask one thing: which reading, which wish, which bomb, and calls, really."""

from typing import Final, assert_never

from bot.games.tichu.desk import Desk, option
from bot.games.tichu.draft import Bombing, Browsing, Calling, Daring, Doubling, Front, Pausing, Reading, Wishing
from bot.games.tichu.exchange import exchange_rows, grand_rows
from bot.games.tichu.front import bomb_button, front, pause_rows
from bot.games.tichu.lines import BOMB, marked
from bot.games.tichu.quick import bomb_rows, quick_plays
from bot.games.tichu.tokens import Token
from bot.games.tichu.words import combination, rank
from bot.staging import phone
from bot.staging.panel import Button, Option, Row, Style
from engine.cards import RANK_LETTERS, RANKS, Cards
from engine.tichu.legal import objection, readings_on
from engine.tichu.view import Call, Phase, partner

NO_WISH: Final = "none"
"""The value of the option that wishes nothing."""


def rows(desk: Desk) -> list[Row]:
    """The controls of the page that is open."""
    page = desk.draft.page
    match page:
        case Front():
            return _front(desk)
        case Reading(cards):
            return [*phone.lines(_readings(desk, cards)), _away(desk)]
        case Wishing(token):
            return _wishes(desk, token)
        case Browsing():
            menu = quick_plays(desk)
            return [menu, _away(desk)] if menu else [_away(desk)]
        case Bombing():
            return bomb_rows(desk)
        case Doubling(token):
            sure = desk.button("throw_sure", desk.say("hand-throw-sure"), str(token), style=Style.DANGER, emoji=BOMB)
            return [(sure, desk.back())]
        case Pausing():
            return pause_rows(desk)
        case Calling(twice):
            return [_sure(desk, "call_sure" if twice else "call", Call.SMALL)]
        case Daring(twice):
            return [_sure(desk, "grand_sure" if twice else "grand_yes", Call.GRAND)]
        case _:
            assert_never(page)


def _front(desk: Desk) -> list[Row]:
    match desk.table.phase:
        case Phase.GRAND:
            return grand_rows(desk)
        case Phase.EXCHANGE:
            return exchange_rows(desk)
        case Phase.PLAY | Phase.CLOSING | Phase.DRAGON:
            return front(desk)
        case Phase.DEAL | Phase.OVER:
            return []


def _away(desk: Desk) -> tuple[Button, ...]:
    return (desk.back(), bomb_button(desk))


def _readings(desk: Desk, cards: Cards) -> tuple[Button, ...]:
    """The legal readings, the strongest first; a set of cards has at most three."""
    return tuple(
        desk.button("play", combination(desk.setting.speech, one), str(Token.of(one)), style=Style.GOOD)
        for one in readings_on(desk.judge, desk.view, cards)
    )


def _wishes(desk: Desk, token: Token) -> list[Row]:
    speech = desk.setting.speech
    choices: list[Option] = []
    for wish in (None, *RANKS):
        if objection(desk.judge, desk.view, token.play(over=desk.table.moment, wish=wish)) is None:
            value = NO_WISH if wish is None else RANK_LETTERS[wish]
            label = desk.say("hand-no-wish") if wish is None else desk.say("hand-wish-for", rank=rank(speech, wish))
            held = None if wish is None else sum(card.rank == wish for card in desk.view.hand)
            choices.append(option(value, label, desk.say("hand-wish-held", number=held) if held else None))
    return [desk.menu("wish", desk.say("hand-wish-menu"), choices, str(token)), _away(desk)] if choices else []


def _sure(desk: Desk, verb: str, call: Call) -> tuple[Button, ...]:
    """The second step of a call; it names the round, so that an old message cannot call in a new one."""
    yes = desk.button(verb, desk.say(f"hand-call-{call}"), str(desk.table.round), style=Style.DANGER)
    return (yes, desk.back())


def question(desk: Desk) -> str:
    """What the open page asks; empty on the hand itself."""
    page = desk.draft.page
    match page:
        case Reading():
            return desk.say("hand-ask-reading")
        case Wishing(token):
            (read, *_) = readings_on(desk.judge, desk.view, token.set)
            return desk.say("hand-ask-wish", what=combination(desk.setting.speech, read))
        case Bombing():
            return desk.say("hand-ask-bomb")
        case Doubling(token):
            return _doubling(desk, token)
        case Pausing():
            return desk.say("hand-ask-pause")
        case Calling(twice):
            return _warning(desk) if twice else desk.say("hand-ask-call", points=Call.SMALL.points)
        case Daring(twice):
            return _warning(desk) if twice else desk.say("hand-ask-grand", points=Call.GRAND.points)
        case Front() | Browsing():
            return ""
        case _:
            assert_never(page)


def _doubling(desk: Desk, token: Token) -> str:
    """Whose bomb it is that would be beaten."""
    top, (bomb, *_) = desk.table.top, readings_on(desk.judge, desk.view, token.set)
    if top is None:
        return ""
    own = top.seat == desk.view.seat
    mate = marked(desk.setting, top.seat)
    facts = {"top": combination(desk.setting.speech, top.combination), "bomb": combination(desk.setting.speech, bomb)}
    return desk.say("hand-ask-own-bomb", **facts) if own else desk.say("hand-ask-mate-bomb", name=mate, **facts)


def _warning(desk: Desk) -> str:
    mate = partner(desk.view.seat)
    return desk.say("hand-ask-twice", name=marked(desk.setting, mate))
