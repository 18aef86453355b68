"""Reasons, choices and their worth in words: what bot players say of a position, for people."""

from collections.abc import Iterable
from typing import assert_never

from bot.controls import Setting
from bot.games.tichu.exchange import receivers
from bot.games.tichu.lines import full, in_order, marked, tags
from bot.games.tichu.words import call, listed_cards, rank, tag
from engine.cards import PHOENIX
from engine.minds import reasons as why
from engine.minds.reasons import Reason
from engine.tichu.actions import Action, AnswerGrand, Give, GiveDragon, Pass, Play
from engine.tichu.combinations import Combination
from engine.tichu.legal import Judge, judged
from engine.tichu.view import PlayerView


def told(some: Iterable[Reason], setting: Setting) -> str:
    """Reasons as sentences in a row."""
    return " ".join(reason(one, setting) for one in some)


def reason(one: Reason, setting: Setting) -> str:  # noqa: C901, PLR0911, PLR0912 - a sentence for each of a closed union
    """One reason as a sentence."""
    speech, names = setting.speech, setting.names
    match one:
        case why.StopsCaller(seat, called):
            return speech("reason-stops-caller", name=names[seat], call=call(speech, called))
        case why.StopsLastCards(seat, count):
            return speech("reason-stops-last-cards", name=names[seat], count=count)
        case why.TakesPoints(points):
            return speech("reason-takes-points", points=points)
        case why.Stands(bombs_out):
            return speech("reason-stands-but-bombs") if bombs_out else speech("reason-stands")
        case why.FollowsWish(wished):
            return speech("reason-follows-wish", rank=rank(speech, wished))
        case why.DogToPartner(seat, called, count):
            if called is None:
                return speech("reason-dog", name=names[seat], count=count)
            return speech("reason-dog-called", name=names[seat], call=call(speech, called))
        case why.ShedsLoner(card):
            return speech("reason-sheds-loner", card=tag(speech, card))
        case why.FitsNowhere(card):
            return speech("reason-fits-nowhere", card=tag(speech, card))
        case why.ShedsLow(count):
            return speech("reason-sheds-low", count=count)
        case why.ShedsMany(count):
            return speech("reason-sheds-many", count=count)
        case why.Wishes(wished, hidden, given_to):
            if given_to is None:
                return speech("reason-wishes", rank=rank(speech, wished), count=hidden)
            return speech("reason-wishes-given", rank=rank(speech, wished), name=names[given_to])
        case why.PartnerWinning(called):
            if called is None:
                return speech("reason-partner-winning")
            return speech("reason-partner-winning-called", call=call(speech, called))
        case why.KeepsHigh(card):
            return speech("reason-keeps-high", card=tag(speech, card))
        case why.KeepsRank(kept):
            return speech("reason-keeps-rank", rank=rank(speech, kept))
        case why.HighCards(cards):
            if not cards:
                return speech("reason-no-high-cards")
            return speech("reason-high-cards", count=len(cards), cards=listed_cards(speech, in_order(cards)))
        case why.PartnerHasCalled(seat):
            return speech("reason-partner-has-called", name=names[seat])
        case why.ScoreAsks(standing):
            return speech(f"reason-score-{standing}")
        case why.DogToOpponent(seat):
            return speech("reason-dog-to-opponent", name=names[seat])
        case why.LowToOpponents(highest):
            return speech("reason-low-to-opponents", rank=rank(speech, highest))
        case why.GoodToPartner(card, called):
            key = "reason-good-to-partner-called" if called else "reason-good-to-partner"
            return speech(key, card=tag(speech, card))
        case why.MoreCards(seat, count):
            return speech("reason-more-cards", name=names[seat], count=count)
        case why.SparesCaller(seat):
            return speech("reason-spares-caller", name=names[seat])
        case why.PlaysLast(seat):
            return speech("reason-plays-last", name=names[seat])
        case why.NoPoints():
            return speech("reason-no-points")
        case why.GoesOut():
            return speech("reason-goes-out")
        case why.LeavesOne():
            return speech("reason-leaves-one")
        case why.OnlyMove():
            return speech("reason-only-move")
        case why.SmallestThatDoes():
            return speech("reason-smallest")
        case why.KeepsBomb():
            return speech("reason-keeps-bomb")
        case why.KeepsSets():
            return speech("reason-keeps-sets")
        case why.KeepsStrength():
            return speech("reason-keeps-strength")
        case why.HoldsBomb():
            return speech("reason-holds-bomb")
        case why.GivesLoners():
            return speech("reason-gives-loners")
        case why.Experience():
            return speech("reason-experience")
        case _:
            assert_never(one)


def choice(judge: Judge, view: PlayerView, action: Action, setting: Setting) -> str:
    """Something that a seat may do, in words, the cards as its hand shows them."""
    speech, table = setting.speech, view.table
    match action:
        case AnswerGrand(grand):
            return speech("advice-grand") if grand else speech("advice-no-grand")
        case Give(cards):
            pairs = zip(cards, receivers(view), strict=True)
            return " · ".join(f"{tag(speech, card)} → {marked(setting, seat)}" for card, seat in pairs)
        case GiveDragon(to):
            return speech("advice-dragon", name=setting.names[to])
        case Pass() if table.turn == view.seat:
            return speech("hand-pass")
        case Pass():
            return speech("advice-keep-bomb")
        case Play():
            return _play(judge, view, action, setting)
        case _:
            return speech("advice-other")


def _play(judge: Judge, view: PlayerView, action: Play, setting: Setting) -> str:
    speech = setting.speech
    found = judged(judge, view, action)
    cards = in_order(action.cards)
    if isinstance(found, Combination) and (found.length > 1 or PHOENIX in cards):
        said = full(speech, found)
    else:
        said = tags(speech, cards)
    if action.wish is not None:
        said = f"{said} · {speech('advice-wish', rank=rank(speech, action.wish))}"
    return f"{said} · {speech('advice-call')}" if action.call else said
