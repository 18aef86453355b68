"""What a play, or a pass, is worth to a seat, counted in leads like the plan it serves.

First the own hand: what the cards that are left still cost, and what the lead
is worth if the play wins it. Then the others: points, the partner's trick, an
opponent who is about to go out or has called.
"""

from typing import Final

from engine.cards import DOG, DRAGON, PHOENIX
from engine.kernel import Seat
from engine.minds.situation import Situation
from engine.tichu.combinations import Combination, Kind

OUT: Final = 6.0
"""Going out: more than anything else can be worth."""
LEAD: Final = 0.6
"""Having the lead, with cards left."""
THROUGH: Final = 1.2
"""Playing through from there to the last card without losing the lead, times the chance of it ..."""
SURE: Final = 2.5
"""... and this times a power of the chance: what is nearly sure need not wait."""
SURELY: Final = 6
"""That power."""
POINTS: Final = 0.012
"""A card point."""
KEPT: Final = 0.45
"""The share of the own points in a play that are lost to whoever beats it."""
DRAGON_LOSES: Final = 0.6
"""The share of the Dragon's trick that is really lost by giving it away; some comes back from who is last."""

DOG_LEAD: Final = 0.35
"""The lead in the partner's hands."""
DOG_TO_CALLER: Final = 1.0
"""The same when he has called."""
DOG_FROM_CALLER: Final = 0.4
"""What it costs to give the lead away after an own call."""
PARTNER_HELD: Final = 0.7
"""Taking a trick that the partner would have won."""
PARTNER_NEAR: Final = 0.12
"""The same for each card less than six that he has left."""
PARTNER_CALLED: Final = 4.0
"""The same when he has called: out of the question but for nothing better."""
PARTNER_BOMBED: Final = 3.0
"""Doing it with a bomb."""
HIGH: Final = 12
"""From this rank on a single or pair of the partner's is meant to hold the trick ..."""
TRUSTED: Final = 0.8
"""... and taken to hold it with this chance at least."""
HELP: Final = 1.2
"""Letting the partner go out."""
HELP_CALLER: Final = 0.35
"""Leading what a partner who has called can take."""
FINISH: Final = 2.5
"""Letting an opponent go out."""

NEAR: Final = (0.0, 0.9, 0.6, 0.4, 0.2)
"""By the fewest cards of an opponent: what it is worth to keep the lead from him."""
ONE_TWO_DANGER: Final = 1.5
"""The factor on it when the other opponent is out and no one else."""
CALLER: Final = 0.3
"""What it is worth to keep the lead from an opponent who has called ..."""
CALLER_NEAR: Final = 0.08
"""... and for each card less than nine that he holds."""
OWN_CALL: Final = 0.25
"""What a lead is worth more after an own call."""


def weigh(situation: Situation, way: Combination) -> float:
    """What it is worth to put this down now."""
    view = situation.view
    rest = view.hand - way.cards
    if not rest:
        return -OUT if situation.may_still_win_call(situation.partner) else OUT
    outlook = situation.plan.outlook(rest)
    if DOG in way.cards:
        return _dog(situation) - outlook.cost
    stands = situation.now.stands(way)
    worth = stands * LEAD + _through(situation, stands * outlook.through) - outlook.cost
    worth += _points(situation, way, stands) + _last_cards(situation, way, by=view.seat)
    top = view.table.top
    if top is None:
        return worth + _lead(situation, way, stands)
    if top.seat == situation.partner:
        if way.kind.is_bomb:
            worth -= PARTNER_BOMBED
        held = situation.now.stands(top.combination)
        return worth + _danger(situation) * (stands - held) - _overtaking(situation, top.combination, held)
    return worth + _danger(situation) * stands


def weigh_pass(situation: Situation) -> float:
    """What it is worth to play nothing now."""
    worth = -situation.plan.outlook(situation.view.hand).cost
    top = situation.view.table.top
    return worth if top is None else worth + _last_cards(situation, top.combination, by=top.seat)


def _danger(situation: Situation) -> float:
    """What it is worth, beyond the own hand, to take a trick from the opponents.

    It is no reason to lead what is sure to stand: that need not be led at once.
    """
    table = situation.view.table
    near = NEAR[situation.nearest] if situation.nearest < len(NEAR) else 0.0
    if len(table.out) == 1 and table.out[0] in situation.opponents:
        near *= ONE_TWO_DANGER
    called = sum(CALLER + CALLER_NEAR * max(0, 9 - situation.count(caller)) for caller in situation.callers)
    own = OWN_CALL if situation.may_still_win_call(situation.view.seat) else 0.0
    return near + called + own


def _through(situation: Situation, chance: float) -> float:
    """What this chance to play through is worth: nothing while the partner is to be first."""
    if situation.may_still_win_call(situation.partner):
        return 0.0
    return THROUGH * chance + SURE * chance**SURELY


def _points(situation: Situation, way: Combination, stands: float) -> float:
    table = situation.view.table
    pile = table.trick_points
    own = way.cards.points
    if way.kind is Kind.SINGLE and DRAGON in way.cards:
        return -POINTS * DRAGON_LOSES * (pile + own)
    top = table.top
    won = 0 if top is None or top.seat == situation.partner else pile
    return POINTS * (won * stands + own * (stands - KEPT))


def _last_cards(situation: Situation, way: Combination, *, by: Seat) -> float:
    """Who of the others could go out on this while it lies on top."""
    worth = 0.0
    for seat, each in ((situation.partner, HELP), *((opponent, -FINISH) for opponent in situation.opponents)):
        if seat != by and situation.count(seat) == way.length:
            worth += each * situation.now.beaten_by_last_cards(way)
    return worth


def _dog(situation: Situation) -> float:
    """The lead goes to the partner, or past him when he is out."""
    count = situation.count(situation.partner)
    if not count:
        before = situation.count(situation.opponents[1])
        return 0.0 if before > 1 or not before else -FINISH
    worth = DOG_LEAD
    if situation.may_still_win_call(situation.partner):
        worth += DOG_TO_CALLER
    if situation.may_still_win_call(situation.view.seat):
        worth -= DOG_FROM_CALLER
    return worth + HELP if count <= 3 else worth


def _lead(situation: Situation, way: Combination, stands: float) -> float:
    """A partner who has called is led what he can take."""
    if way.kind not in (Kind.SINGLE, Kind.PAIR) or PHOENIX in way.cards:
        return 0.0
    return HELP_CALLER * (1 - stands) if situation.may_still_win_call(situation.partner) else 0.0


def _overtaking(situation: Situation, top: Combination, held: float) -> float:
    """What the partner loses by it, who would have held the trick with this chance."""
    partner = situation.partner
    loses = PARTNER_HELD + PARTNER_NEAR * max(0, 6 - situation.count(partner))
    if top.strength >> 1 >= HIGH and top.kind in (Kind.SINGLE, Kind.PAIR):
        held = max(held, TRUSTED)
    if situation.may_still_win_call(partner):
        return (loses + PARTNER_CALLED) * max(held, TRUSTED)
    return loses * held
