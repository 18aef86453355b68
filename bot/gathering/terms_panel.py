"""What a match is agreed to be, in words, and the private panel in which it is chosen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.gathering.terms import HOUSE, ROUNDS, STANDARD_TERMS, TARGETS, WINDOWS, Pace, Terms, why_casual
from bot.sitters import Sitter
from bot.speech import Speech
from bot.staging.panel import Button, Menu, Option, Panel, Row, Style
from bot.wire import Click

MENUS: Final = frozenset({"end", "pace", "window", "house"})
"""The fields of the panel's menus; the values come with the click, those of buttons stand in their ids."""


def end_text(terms: Terms, speech: Speech) -> str:
    """When the match is over, in a few words."""
    if terms.rounds:
        return speech("terms-rounds", rounds=terms.rounds)
    return speech("terms-target", target=terms.target)


def short_terms(terms: Terms, speech: Speech) -> str:
    """The end and the clock, as in the picture."""
    return f"{end_text(terms, speech)} · {speech(f'terms-pace-{terms.pace}')}"


def terms_lines(terms: Terms, speech: Speech) -> list[str]:
    """All that is agreed: one line, and one more with house options."""
    line = f"{short_terms(terms, speech)} · {speech('terms-window', seconds=terms.window)}"
    return [line, *house_lines(terms, speech)]


def house_lines(terms: Terms, speech: Speech) -> list[str]:
    """The house options by name, in one line, if there are any."""
    names = ", ".join(speech(f"house-{name}") for name in terms.house)
    return [speech("terms-house", names=names)] if names else []


def rated_line(terms: Terms, seats: Sequence[Sitter | None], speech: Speech, *, rated: bool | None = None) -> str:
    """Whether the match is rated, and why not; `rated` is what was decided when it began."""
    why = why_casual(terms, seats)
    if rated if rated is not None else why is None:
        return speech("terms-rated")
    # A bot that took a seat later is no reason; of a match that began with one it is told as long as it is one.
    return speech("terms-casual") if why is None else speech("terms-casual-why", why=speech(f"casual-{why}"))


@dataclass(frozen=True, slots=True)
class Place:
    """Where terms are chosen: the table in the ids, and the line above them; `back` leads to the panel before."""

    table: str
    title: str
    back: str | None = None
    """The verb of the way back; None without one."""


def terms_panel(terms: Terms, place: Place, note: str, speech: Speech) -> Panel:
    """The private panel in which terms are chosen; `note` says what they come to."""
    text = "\n".join([f"**{place.title}**", *terms_lines(terms, speech), note])
    rows: tuple[Row, ...] = (
        _end(terms, place, speech),
        _pace(terms, place, speech),
        _window(terms, place, speech),
        _house(terms, place, speech),
        _buttons(terms, place, speech),
    )
    return Panel(text, rows)


def agreed_panel(terms: Terms, note: str, speech: Speech, *, why: str | None = None) -> Panel:
    """What is agreed, to be read, with what each house option means; `why` says why it cannot be changed."""
    meanings = (f"- **{speech(f'house-{name}')}**: {speech(f'house-{name}-what')}" for name in terms.house)
    lines = [f"**{speech('terms-agreed')}**", *terms_lines(terms, speech), *meanings, note]
    return Panel("\n".join([*([f"⚠️ {why}"] if why else []), *lines]))


def _menu(place: Place, field: str, now: str, placeholder: str, options: Sequence[Option]) -> Menu:
    """A menu of one field; its id is new whenever what is chosen is, or a client may not send it again."""
    return Menu(str(Click(place.table, 0, "terms", f"{field}.{now}")), placeholder, tuple(options))


def _end(terms: Terms, place: Place, speech: Speech) -> Menu:
    targets = sorted({*TARGETS, terms.target})
    ends = [f"target={target}" for target in targets] + [f"rounds={rounds}" for rounds in ROUNDS]
    now = f"rounds={terms.rounds}" if terms.rounds else f"target={terms.target}"
    labels = [end_text(Terms(target=target), speech) for target in targets]
    labels += [end_text(Terms(rounds=rounds), speech) for rounds in ROUNDS]
    options = [Option(end, label, chosen=end == now) for end, label in zip(ends, labels, strict=True)]
    return _menu(place, "end", now, speech("terms-end-menu"), options)


def _pace(terms: Terms, place: Place, speech: Speech) -> Menu:
    options = [
        Option(pace.value, speech(f"choice-clock-{pace}"), emoji="⏱️", chosen=pace is terms.pace) for pace in Pace
    ]
    return _menu(place, "pace", terms.pace.value, speech("terms-pace-menu"), options)


def _window(terms: Terms, place: Place, speech: Speech) -> Menu:
    options = [
        Option(str(seconds), speech("terms-window", seconds=seconds), emoji="💣", chosen=seconds == terms.window)
        for seconds in WINDOWS
    ]
    return _menu(place, "window", str(terms.window), speech("terms-window-menu"), options)


def _house(terms: Terms, place: Place, speech: Speech) -> Menu:
    options = [
        Option(name, speech(f"house-{name}"), speech(f"house-{name}-what"), chosen=name in terms.house)
        for name in HOUSE
    ]
    now = "".join(str(int(name in terms.house)) for name in HOUSE)
    menu = _menu(place, "house", now, speech("terms-house-menu"), options)
    return replace(menu, least=0, most=len(HOUSE))


def _buttons(terms: Terms, place: Place, speech: Speech) -> tuple[Button, ...]:
    turned = "off" if terms.casual else "on"
    casual = Button(str(Click(place.table, 0, "terms", f"casual.{turned}")), speech(f"terms-casual-{turned}"))
    standard = Button(
        str(Click(place.table, 0, "terms", "standard")), speech("terms-standard"), disabled=terms == STANDARD_TERMS
    )
    if place.back is None:
        return casual, standard
    return casual, standard, Button(str(Click(place.table, 0, place.back)), speech("panel-back"), Style.PLAIN, "↩️")
