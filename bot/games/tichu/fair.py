"""What anybody may ask about how a round was dealt: the seal of its deck and the proof of it, and all four hands.

Made from what a passer-by sees: a round's salt, deck, hands and gifts are there
once it has been scored, and not before.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.controls import Setting
from bot.games.tichu.lines import TEAM_MARKS, clip, fit, in_order, raw_names, tags
from bot.games.tichu.luck import hand_worths, luck_lines
from bot.games.tichu.words import suit, tag
from bot.staging.panel import Button, Panel
from bot.wire import Click, whole
from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Card, Suit
from engine.kernel import Seat
from engine.tichu.fairness import Reveal, spelled
from engine.tichu.view import SEATS, Phase, TableView, team

QUESTIONS: Final = ("hands", "verify")
"""The verbs of this module; the argument is the number of a round."""
SHOWN: Final = 12
"""Digits of a seal on the board: enough to compare, few enough to overlook."""


def seal_line(table: TableView, setting: Setting) -> str:
    """The beginning of this round's seal, small; after the round of the last one. Empty for a deal without."""
    if table.commitment:
        return _small(setting, "🔒", table.commitment)
    told = table.revealed
    return "" if told is None or not told.commitment else _small(setting, "🔓", told.commitment)


def _small(setting: Setting, lock: str, commitment: str) -> str:
    return f"-# {lock} {setting.speech('fair-seal', digits=f'`{commitment[:SHOWN]}…`')}"


def questions(table: TableView, setting: Setting) -> tuple[Button, ...]:
    """The buttons under the result of a round; none while a round is played."""
    told = table.revealed
    return () if told is None else tuple(_button(table, setting, verb, told.number) for verb in (*QUESTIONS, "replay"))


def _button(table: TableView, setting: Setting, verb: str, number: int) -> Button:
    return Button(str(Click(setting.table, table.moment, verb, str(number))), clip(setting.speech(f"board-{verb}")))


# --- the proof ---------------------------------------------------------------------------------------------------


def proof(table: TableView, argument: str, setting: Setting) -> Panel:
    """Of a scored round all that proves its deal, of the running one its whole seal; by default the newest."""
    running = 0 if table.phase in {Phase.DEAL, Phase.OVER} else table.round
    number = whole(argument, 0) or running or len(table.results)
    if number and number == running:
        return Panel(fit(_seal(table, setting)))
    told = table.reveal(number)
    if told is None:
        return Panel(setting.speech("fair-no-round"))
    return Panel(fit(_proof(told, setting)), ((_button(table, setting, "hands", number),),))


def _seal(table: TableView, setting: Setting) -> Iterator[str]:
    speech = setting.speech
    if not table.commitment:
        yield speech("fair-unsealed", number=table.round)
        return
    yield f"**{speech('fair-sealed-title', number=table.round)}**"
    yield speech("fair-sealed")
    yield f"`{table.commitment}`"
    yield speech("fair-later")
    yield f"-# {speech('fair-never')}"


def _proof(told: Reveal, setting: Setting) -> Iterator[str]:
    speech = setting.speech
    if not told.commitment:
        yield speech("fair-unsealed", number=told.number)
        return
    deck = spelled(told.deck)
    yield f"**{speech('fair-proof-title', number=told.number)}**"
    yield f"✅ {speech('fair-proved')}" if told.is_proved else f"❌ {speech('fair-disproved')}"
    yield f"{speech('fair-hash')} `{told.commitment}`"
    yield f"{speech('fair-salt')} `{told.salt}`"
    yield speech("fair-deck", names=" → ".join(setting.names))
    yield f"```\n{deck}\n```"
    yield f"-# {_notation(setting)}"
    yield speech("fair-by-hand")
    yield f"```sh\nprintf '%s' '{told.salt}:{deck}' | sha256sum\n```"
    yield speech("fair-by-program")
    yield f'```sh\npython -m engine verify "{told.salt}" "{deck}"\n```'


def _notation(setting: Setting) -> str:
    """What the letters of the deck mean."""
    speech = setting.speech
    suits = (f"{one.letter} {suit(speech, one)}" for one in Suit)
    specials = (f"{one} {tag(speech, one)}" for one in (MAH_JONG, DOG, PHOENIX, DRAGON))
    return " · ".join((*suits, *specials))


# --- the hands ---------------------------------------------------------------------------------------------------


def hands(table: TableView, argument: str, setting: Setting) -> Panel:
    """All four hands of a scored round, and who gave what to whom; by default of the newest."""
    number = whole(argument, 0) or len(table.results)
    told = table.reveal(number)
    if told is not None:
        return Panel(
            fit((*_hands(told, setting), *_luck(table, told, setting))), ((_button(table, setting, "verify", number),),)
        )
    is_running = table.phase not in {Phase.DEAL, Phase.OVER} and number in {0, table.round}
    return Panel(setting.speech("fair-hands-later" if is_running else "fair-no-round"))


def _hands(told: Reveal, setting: Setting) -> Iterator[str]:
    speech = setting.speech
    yield f"**{speech('fair-hands-title', number=told.number)}**"
    for seat, worth in zip(SEATS, hand_worths(speech, told), strict=True):
        yield f"{TEAM_MARKS[team(seat)]} **{setting.names[seat]}** {worth}"
        first, rest = (_sorted(setting, cards[seat]) for cards in (told.first, told.rest))
        yield speech("fair-hands-dealt", first=first, rest=rest)
        yield speech("fair-hands-gave", gifts=_gifts(told, seat, setting))
        yield speech("fair-hands-held", cards=_sorted(setting, told.exchanged[seat]))


def _luck(table: TableView, told: Reveal, setting: Setting) -> Iterator[str]:
    names = raw_names(setting)
    yield from luck_lines(setting.speech, table, [one for one in table.results if one.number == told.number], names)
    yield f"-# {setting.speech('luck-why')}"


def _sorted(setting: Setting, cards: Iterable[Card]) -> str:
    return tags(setting.speech, in_order(cards))


def _gifts(told: Reveal, giver: Seat, setting: Setting) -> str:
    """Each gift and who got it, by name."""
    receivers = (SEATS[(giver + places) & 3] for places in (1, 2, 3))
    gifts = zip(told.gifts[giver], receivers, strict=True)
    return " · ".join(f"{tag(setting.speech, card)} → {setting.names[seat]}" for card, seat in gifts)
