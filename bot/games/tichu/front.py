"""The hand itself: a button a card, then what can be done with the ticked ones.

Fourteen cards fill four rows with two slots to spare, for `Clear` and `Tichu…`;
the fifth row acts. With twelve cards or fewer the free row holds the quick plays.
What is there and how it looks depends on public facts and on the owner's ticks;
the quick plays alone show what the hand can do, in its owner's turn.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.tichu.desk import Desk, in_rows
from bot.games.tichu.draft import NO_GIFTS, Patience, may_pause
from bot.games.tichu.lines import BOMB
from bot.games.tichu.quick import completions, quick_plays
from bot.games.tichu.tokens import Token
from bot.games.tichu.words import combination, rank, reading, tag
from bot.staging import phone
from bot.staging.panel import Button, Option, Row, Style
from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Card
from engine.kernel import Seat
from engine.tichu.actions import CallTichu, Pass
from engine.tichu.combinations import Combination
from engine.tichu.legal import objection, plays, readings_on
from engine.tichu.view import SEATS, Phase, team
from engine.tichu.why import Why
from render.emoji import BOMB as BOMB_EMOJI
from render.emoji import emoji_name
from render.trick import short

ROOM: Final = 12
"""With more cards there is no row for the quick plays: they are behind a button."""
OFF: Final = "off"
"""The argument that ends passing by oneself."""
_SPECIALS: Final = {DOG: "hand-dog", MAH_JONG: "hand-mah-jong", PHOENIX: "hand-phoenix", DRAGON: "hand-dragon-card"}
AHEAD: Final = "⏩"
"""Passing by itself, where there is room for a picture."""
SHORT: Final = frozenset(
    {
        Why.NOT_NOW,
        Why.NOT_YOUR_TURN,
        Why.NO_COMBINATION,
        Why.WRONG_KIND,
        Why.TOO_LOW,
        Why.DOG_IS_ONLY_LED,
        Why.PHOENIX_NOT_ON_DRAGON,
        Why.WISH_BINDS,
        Why.NO_BOMB_BEFORE_LEAD,
        Why.BOMBS_ONLY,
    }
)
"""The reasons against ticked cards; each has words short enough for a button."""


def front(desk: Desk) -> list[Row]:
    """The rows of the hand while tricks are played."""
    if desk.table.phase is Phase.DRAGON and desk.table.turn == desk.view.seat:
        return _giving(desk)
    cards = desk.view.hand
    if not cards:
        return []
    spare = (clear(desk), *tichu(desk))
    if desk.setting.habits.menu:
        return [*card_rows(desk, spare), *_free(desk), _actions(desk)]
    if len(cards) > ROOM:
        return [*card_rows(desk, spare), _actions(desk, *_fourth(desk))]
    # Behind the last card it leaves the row of actions to the name of what is played.
    if len(cards) % phone.MOST:
        return [*card_rows(desk, (clear(desk),)), *_free(desk), _actions(desk)]
    return [*card_rows(desk, ()), *_free(desk), _actions(desk, clear(desk))]


def _giving(desk: Desk) -> list[Row]:
    """Whom the trick goes to has a row of its own, since they are names."""
    shown = card_rows(desk, (clear(desk), bomb_button(desk))) if desk.view.hand else []
    return [*shown, _receivers(desk)]


def _actions(desk: Desk, *last: Button) -> tuple[Button, ...]:
    """The ticked cards' button with what its row leaves for its label, and what stands beside it."""
    beside = (_pass(desk), bomb_button(desk), *last)
    return (_play(desk, beside), *beside)


def _free(desk: Desk) -> list[Row]:
    """The row that a small hand leaves free: the quick plays or, while others play, what is on the way to the turn."""
    if (menu := quick_plays(desk)) is not None:
        return [menu]
    buttons = (*_ahead(desk, "hand-ahead"), *got_it(desk))
    return [buttons] if buttons else []


def card_rows(desk: Desk, spare: Sequence[Button]) -> list[Row]:
    """The cards to tick, and the buttons that share their rows."""
    if not desk.setting.habits.menu:
        return [_narrow(desk, row) for row in in_rows([*(_card(desk, card) for card in desk.hand), *spare])]
    single = desk.table.phase is Phase.EXCHANGE
    options = tuple(
        Option(str(card), tag(desk.setting.speech, card), emoji=emoji_name(card), chosen=card in desk.draft.ticked)
        for card in desk.hand
    )
    menu = desk.menu("cards", desk.say("hand-cards-menu"), options, least=0, most=1 if single else len(options))
    return [menu, tuple(spare)] if spare else [menu]


def _card(desk: Desk, card: Card) -> Button:
    style = Style.MAIN if card in desk.draft.ticked else Style.GOOD if card in desk.draft.gifts else Style.PLAIN
    return desk.button("tick", face(desk, card), str(card), style=style, emoji=emoji_name(card))


def _narrow(desk: Desk, row: Sequence[Button]) -> Row:
    """The row, with short names of the specials where the long ones would not leave it one line."""
    if phone.row_width(row) <= phone.ROOM:
        return tuple(row)
    shorter = {face(desk, card): short_face(desk, card) for card in _SPECIALS}
    return tuple(replace(button, label=shorter.get(button.label, button.label)) for button in row)


def face(desk: Desk, card: Card) -> str:
    """A card on a button, where four share a line of a telephone."""
    special = _SPECIALS.get(card)
    return tag(desk.setting.speech, card) if special is None else desk.say(special)


def short_face(desk: Desk, card: Card) -> str:
    """A card where there is no room for the name of a special; the picture beside it tells which it is."""
    special = _SPECIALS.get(card)
    return tag(desk.setting.speech, card) if special is None else desk.say(f"{special}-short")


def clear(desk: Desk) -> Button:
    """Untick everything; after that, or after a completion, the way back. A tick is taken back on its own card.

    While there is nothing to untick its place is free for a hint, where hints are given.
    """
    if desk.draft.undo is not None:
        return desk.button("undo", desk.say("hand-undo"))
    begun = bool(desk.draft.ticked) or desk.draft.gifts != NO_GIFTS
    if not begun and desk.setting.advised:
        return hint(desk)
    return desk.button("clear", desk.say("hand-clear"), disabled=not begun)


def hint(desk: Desk) -> Button:
    """What a strong bot would do here."""
    return desk.button("hint", desk.say("hand-ask-hint"))


def tichu(desk: Desk) -> list[Button]:
    """The first step to small Tichu, for as long as it may be called."""
    if objection(desk.judge, desk.view, CallTichu()) is not None:
        return []
    return [desk.button("tichu", desk.say("hand-tichu"))]


def _play(desk: Desk, beside: Sequence[Button]) -> Button:
    cards = desk.draft.ticked
    room, emoji_room = phone.beside(beside), phone.beside(beside, emoji=True)
    if not cards:
        return desk.button("play", phone.first_fitting(_nothing_ticked(desk), room), disabled=True)
    legal = readings_on(desk.judge, desk.view, cards)
    match legal:
        case () if more := completions(desk):
            best = more[0]
            label = _fitting(desk, "hand-fill", best, emoji_room)
            return desk.button("fill", label, str(Token.of(best)), style=Style.MAIN, emoji="🧩")
        case ():
            refused = objection(desk.judge, desk.view, Token.of_cards(cards).play(over=desk.table.moment))
            reason = refused.reason if refused and refused.reason in SHORT else Why.NOT_NOW
            least = "hand-why-not-now" if desk.to_play else "hand-play-wait"
            why = (desk.say(f"hand-why-{reason}"), desk.say(least))
            return desk.button("play", phone.first_fitting(why, room), disabled=True)
        case (only,):
            key = "hand-play-then" if MAH_JONG in cards else "hand-play"
            is_bomb = only.kind.is_bomb
            label = _fitting(desk, key, only, emoji_room if is_bomb else room)
            style, emoji = (Style.DANGER, BOMB) if is_bomb else (Style.GOOD, None)
            return desk.button("play", label, str(Token.of(only)), style=style, emoji=emoji)
        case _:
            label = phone.first_fitting((desk.say("hand-play-readings"), desk.say("hand-play-which")), room)
            return desk.button("play", label, str(Token.of_cards(cards)), style=Style.GOOD)


def _nothing_ticked(desk: Desk) -> tuple[str, ...]:
    if desk.table.phase is Phase.CLOSING:
        return desk.say("hand-why-bombs-only"), desk.say("hand-play-wait")
    return (desk.say("hand-play-none" if desk.to_play else "hand-play-wait"),)


def _fitting(desk: Desk, key: str, play: Combination, room: int) -> str:
    """The first of the labels that fits: with what the Phoenix is, without, the name alone, the cards in figures."""
    speech = desk.setting.speech
    whole, name = reading(speech, play), combination(speech, play)
    phoenix = () if play.phoenix is None else (rank(speech, play.phoenix),)
    labels = (
        desk.say(key, what=whole),
        whole,
        *(desk.say("hand-phoenix-as", what=name, rank=one) for one in phoenix),
        desk.say(key, what=name),
        name,
        *((figures,) if (figures := short(play)) else ()),
        desk.say(f"{key}-short", count=play.length),
    )
    return phone.first_fitting(labels, room)


def _pass(desk: Desk) -> Button:
    may = desk.to_play and objection(desk.judge, desk.view, Pass(desk.table.moment)) is None
    # Whoever can beat the trick has a choice; then nothing is suggested.
    style = Style.MAIN if may and not plays(desk.judge, desk.view) else Style.PLAIN
    return desk.button("pass", desk.say("hand-pass"), style=style, disabled=not may)


def bomb_button(desk: Desk) -> Button:
    """Always there and always the same, so that it tells nothing."""
    return desk.button("bomb", "", emoji=f"{BOMB_EMOJI}/{BOMB}")


def _fourth(desk: Desk) -> list[Button]:
    """The quick plays of a large hand, or, while others play, passing by itself."""
    if desk.to_play:
        if more := completions(desk):
            return [desk.button("browse", str(len(more)), emoji="⚡", style=Style.MAIN)]
        none = not plays(desk.judge, desk.view)
        # What is ticked needs the room for its name.
        label = "" if desk.draft.ticked else desk.say("hand-browse")
        return [desk.button("browse", label, emoji="⚡", disabled=none)]
    return _ahead(desk, "hand-ahead-short", "") or got_it(desk)


def _ahead(desk: Desk, name: str, emoji: str = AHEAD) -> list[Button]:
    """Passing by itself: asked for how long, by this name in texts, or ended."""
    if desk.draft.autopass is not None:
        return [desk.button("ahead", desk.say("hand-ahead-off"), OFF, style=Style.MAIN, emoji=AHEAD)]
    return [desk.button("ahead", desk.say(name), emoji=emoji)] if may_pause(desk.view) else []


def pause_rows(desk: Desk) -> list[Row]:
    """How long to pass by oneself; the buttons name the trick by its lead."""
    lead = Token.of_cards(desk.table.trick[0].combination.cards)
    choices = (desk.button("ahead", desk.say(f"hand-ahead-{one}"), f"{one}.{lead}") for one in Patience)
    return [tuple(choices), (desk.back(), bomb_button(desk))]


def got_it(desk: Desk) -> list[Button]:
    """The end of the beginner's hints, as long as they are shown."""
    return [desk.button("got_it", desk.say("hand-got-it"), emoji="👍")] if desk.hinted else []


def _receivers(desk: Desk) -> tuple[Button, ...]:
    """Whom the Dragon's trick can be given to (article 10.1)."""
    foes = [seat for seat in SEATS if team(seat) != team(desk.view.seat)]
    room = phone.share(len(foes))
    return tuple(desk.button("dragon", _receiver(desk, seat, room), str(int(seat)), style=Style.MAIN) for seat in foes)


def _receiver(desk: Desk, seat: Seat, room: int) -> str:
    """By name and cards; where somebody is out the place says more than no cards."""

    def label(name: str) -> str:
        if seat in desk.table.out:
            return desk.say("hand-dragon-out", name=name, place=desk.table.out.index(seat) + 1)
        return desk.say("hand-dragon", name=name, count=desk.table.seats[seat].count)

    return phone.naming(label, desk.setting.plain[seat], room)
