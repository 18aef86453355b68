"""A whole round in pages: every trick on one of them, each page of proportions that a desktop shows without a click."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

import pytest

from bot.games.tichu.chronicle import chronicle
from bot.games.tichu.strip import TURN, shared_panel, strip_panel
from bot.names import unmarked
from bot.speech import LOCALES, speech_for
from bot.staging.panel import Button, Panel
from engine.cli import chance
from engine.tichu.game import Tichu
from engine.tichu.relive import Still, relive
from engine.tichu.rules import compose
from render.strip import PAGE_HEIGHT
from tests.golden.geometry import bad_places, bad_texts, small_texts
from tests.person import parsed, setting_for

SEEDS: Final = range(5, 11)


@cache
def stills(seed: int) -> tuple[Still, ...]:
    game = Tichu(compose(["rounds=1"]))
    events = [event for *_, step in chance.match(game, Random(seed)) for event in step.events]
    return relive(game, events, 1)


def turn(panel: Panel, emoji: str) -> Button:
    return next(one for row in panel.rows if isinstance(row, tuple) for one in row if one.emoji == emoji)


def pages(seed: int, locale: str) -> list[Panel]:
    """All pages, turned as a reader does."""
    found = [strip_panel("m1", stills(seed), setting_for(locale), may_share=True)]
    while not (on := turn(found[-1], "▶️")).disabled:
        click = parsed(on.id)
        assert click.verb == TURN
        found.append(strip_panel("m1", stills(seed), setting_for(locale), click.moment, may_share=True))
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_page_can_be_read_without_a_click(seed: int, locale: str) -> None:
    found = pages(seed, locale)
    assert 2 <= len(found) <= 8, "names of 32 letters leave room for few tricks in a page's words"
    for panel in found:
        scene = panel.scene
        assert scene is not None
        assert scene.backdrop.height <= PAGE_HEIGHT
        assert small_texts(scene) + bad_texts(scene) == []
        assert bad_places(scene, cards_cover=True) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_all_tricks_are_told_page_by_page(seed: int) -> None:
    names = ("Nachtigall", "Eisvogel", "Sperling", "Waldkauz")
    setting = replace(setting_for("en"), names=names, plain=names)
    lines: list[str] = []
    page = 0
    while True:
        page += 1
        panel = strip_panel("m1", stills(seed), setting, page, may_share=True)
        lines += [line for line in panel.alt.splitlines() if "▫️" in line]
        if turn(panel, "▶️").disabled:
            break
    whole = chronicle([(one.notice, False) for one in stills(seed)], setting)
    assert lines == [unmarked(line) for line in whole if "▫️" in line]
    assert len(lines) > 5
    assert page <= 5


def test_pages_are_turned_there_and_back_and_a_page_too_high_is_the_last() -> None:
    found = pages(5, "en")
    assert turn(found[0], "◀️").disabled
    for page, panel in enumerate(found[1:]):
        assert parsed(turn(panel, "◀️").id).moment == page
    assert strip_panel("m1", stills(5), setting_for("en"), 999, may_share=True) == found[-1]


def test_what_is_shown_to_all_leads_each_reader_to_the_tricks() -> None:
    panel = shared_panel("m1", stills(5), setting_for("en"), "Otter")
    assert panel.scene == pages(5, "en")[0].scene
    assert speech_for("en")("replay-framed") in panel.text, "what its yellow frames mean"
    assert parsed(turn(panel, "🎞️").id).moment == 1
