"""Which rank to wish for with the Mah Jong."""

from engine.cards import RANKS, Cards
from engine.minds.situation import Situation
from engine.tichu.combinations import shape


def wish(situation: Situation) -> int:
    """A rank whose card it hurts an opponent to play.

    A partner who has called is spared: then the rank that was given to the next
    seat, who grants it before the partner's turn comes. Else the highest rank
    that is not in the own hand, was not given to the partner, and is still out.
    """
    view = situation.view
    given = view.given
    if given is not None and situation.may_still_win_call(situation.partner):
        for card in (given[0], given[2]):
            rank = card.rank
            if rank is not None and rank in RANKS and card not in view.table.gone:
                return rank
    own = shape(view.hand)
    out = shape(situation.unseen)
    with_partner = shape(Cards.of(given[1:2])) if given is not None else 0
    for rank in reversed(RANKS):
        place = 4 * rank - 8
        if not (own | with_partner) >> place & 0xF and out >> place & 0xF:
            return rank
    return RANKS[-1]
