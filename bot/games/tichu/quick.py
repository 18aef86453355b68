"""Plays offered whole: the menu of what may be put down in this turn, and the page of bombs."""

from collections.abc import Sequence
from typing import Final

from bot.games.tichu.desk import MOST_OPTIONS, MOST_ROWS, Desk, in_rows, option
from bot.games.tichu.lines import BOMB, in_order, tags
from bot.games.tichu.sorting import fewest_plays
from bot.games.tichu.tokens import Token
from bot.games.tichu.words import reading
from bot.staging import phone
from bot.staging.panel import Menu, Option, Row, Style
from engine.cards import DOG, DRAGON, PHOENIX, Cards
from engine.tichu.combinations import Combination, Kind
from engine.tichu.legal import bombs, plays
from engine.tichu.moves import bombs as bombs_in

PRECIOUS: Final = Cards.of((DOG, PHOENIX, DRAGON))
"""What is not put down lightly."""
SMALL: Final = frozenset({Kind.SINGLE, Kind.PAIR})
"""What may be a part of a set of one rank."""
SETS: Final = {2: "pair", 3: "triple"}
"""The sets by how many cards they have; four are a bomb."""
MOST_BOMBS: Final = 12
"""Bombs on their page: three rows of buttons."""


def quick_plays(desk: Desk) -> Menu | None:
    """What may be put down in this turn, with the ticked cards if they lead anywhere; None if nothing may be.

    Of more plays than a menu holds it offers the cheapest, and says how many there are.
    """
    found = _completing(desk)
    key = "hand-quick-with" if found else "hand-quick"
    if not found:
        found = plays(desk.judge, desk.view) if desk.to_play else ()
    if not found:
        return None
    offered, threatened = _shortlist(desk, found), _threatened(desk.view.hand)
    count = len({_told(play) for play in found})
    cut = count > len(offered)
    told = desk.say(f"{key}-cut", number=len(offered), all=count) if cut else desk.say(key, number=count)
    return desk.menu("quick", told, (_quick(desk, play, _broken(play, desk.view.hand, threatened)) for play in offered))


def completions(desk: Desk) -> list[Combination]:
    """In its owner's turn the plays that hold all ticked cards and more, the best guess first."""
    found = _completing(desk)
    return _shortlist(desk, found) if found else []


def _completing(desk: Desk) -> Sequence[Combination]:
    ticked = desk.draft.ticked
    if not ticked or not desk.to_play:
        return ()
    return [play for play in plays(desk.judge, desk.view) if play.cards & ticked == ticked != play.cards]


def _shortlist(desk: Desk, found: Sequence[Combination]) -> list[Combination]:
    return shortlist(desk.view.hand, found, leading=not desk.table.trick)


def _told(play: Combination) -> tuple[Kind, int, int]:
    """What tells plays apart for who chooses: which of their cards do it matters less."""
    return play.kind, play.strength, play.length


def shortlist(hand: Cards, found: Sequence[Combination], *, leading: bool) -> list[Combination]:
    """At most 25 plays of a hand, the cheapest first and bombs last; of those that weigh the same the cheapest.

    What takes no bomb apart is cheaper than what does, then what needs none of
    the specials, then what leaves a hand of fewer plays, then what is lower;
    of leads, the one with the lowest card and of these the longest.
    """
    threatened, plays_now = _threatened(hand), fewest_plays(hand)

    def cost(play: Combination) -> tuple[int, ...]:
        harm = fewest_plays(hand - play.cards) + 1 - plays_now
        low = min((card.rank or 0 for card in play.cards if card.rank), default=0)
        height = (low, -play.length, play.strength) if leading else (play.strength,)
        return (_breaks(play, threatened), bool(play.cards & PRECIOUS), harm, *height, int(play.cards))

    kept: dict[tuple[Kind, int, int], Combination] = {}
    for play in sorted(found, key=cost):
        kept.setdefault(_told(play), play)
    loud = sorted((play for play in kept.values() if play.kind.is_bomb), key=weight)[:MOST_OPTIONS]
    quiet = [play for play in kept.values() if not play.kind.is_bomb]
    return quiet[: MOST_OPTIONS - len(loud)] + loud


def weight(bomb: Combination) -> tuple[int, int]:
    """What decides between bombs (article 6.5)."""
    return bomb.length, bomb.strength


def _threatened(hand: Cards) -> list[Cards]:
    return [bomb.cards for bomb in bombs_in(hand)]


def _breaks(play: Combination, threatened: Sequence[Cards]) -> bool:
    return not play.kind.is_bomb and any(play.cards & bomb for bomb in threatened)


def _broken(play: Combination, hand: Cards, threatened: Sequence[Cards]) -> str:
    """The best that a play takes apart: the name of it in texts, empty if nothing."""
    if _breaks(play, threatened):
        return "bomb"
    if play.kind not in SMALL:
        return ""
    ranks = {card.rank for card in play.cards if card.suit is not None}
    alike = Cards.of(card for card in hand if card.suit is not None and card.rank in ranks)
    return SETS.get(len(alike), "") if alike - play.cards else ""


def _quick(desk: Desk, play: Combination, broken: str) -> Option:
    speech = desk.setting.speech
    token = str(Token.of(play))
    name, cards = reading(speech, play), tags(speech, in_order(play.cards))
    # A single card's name says it.
    told = [cards] if cards != name and play.kind is not Kind.SINGLE else []
    told += [desk.say(f"hand-quick-breaks-{broken}")] if broken else []
    return option(token, name, " · ".join(told) or None, emoji=BOMB if play.kind.is_bomb else None)


def bomb_rows(desk: Desk) -> list[Row]:
    """A button for every bomb that may be thrown now, the weakest first, as many as three rows hold."""
    speech = desk.setting.speech
    found = sorted(bombs(desk.judge, desk.view), key=weight)
    buttons = [
        desk.button("throw", reading(speech, one), str(Token.of(one)), style=Style.DANGER, emoji=BOMB)
        for one in found[:MOST_BOMBS]
    ]
    rows = phone.lines(buttons)
    return [*(rows if len(rows) < MOST_ROWS else in_rows(buttons)), (desk.back(),)]
