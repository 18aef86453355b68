"""`bot.gathering.terms` and their panel: what can be agreed, what can be rated, and that every choice works."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.gathering.terms import HOUSE, STANDARD_TERMS, WINDOWS, Casual, Pace, Terms, changed, why_casual, whys_casual
from bot.gathering.terms_panel import Place, agreed_panel, rated_line, terms_lines, terms_panel
from bot.replies.hosting import choice
from bot.sitters import Bot, Person, Sitter
from bot.speech import LOCALES, speech_for
from engine.tichu.rules import STANDARD, compose
from tests.person import Choice, choices

NORTH, EAST, SOUTH, WEST = (Person(number, name) for number, name in enumerate(("N", "E", "S", "W"), 1))
PEOPLE: tuple[Sitter | None, ...] = (NORTH, EAST, SOUTH, WEST)
ENGLISH = speech_for("en-US")
PLACE = Place("table7", "Options")


def test_the_standard_terms_are_the_standard_rules() -> None:
    assert compose(STANDARD_TERMS.options) == STANDARD


@pytest.mark.parametrize("name", HOUSE)
def test_every_house_option_is_one_of_the_engine_and_changes_its_rules(name: str) -> None:
    assert compose(Terms(house=(name,)).options) != STANDARD


def test_all_terms_reach_the_rules() -> None:
    terms = Terms(target=500, pace=Pace.FAST, window=8, rounds=6, house=HOUSE)
    rules = compose(terms.options)
    assert (rules.target, rules.turn_seconds, rules.bomb_window_seconds, rules.rounds) == (500, 30, 8, 6)
    assert compose([*terms.options[:4], *reversed(HOUSE)]).one_two == rules.one_two == 100


@pytest.mark.parametrize(
    ("terms", "seats", "why"),
    [
        pytest.param(Terms(), PEOPLE, None, id="four people on standard terms"),
        pytest.param(Terms(), (NORTH, None, None, None), None, id="free seats are for people"),
        pytest.param(Terms(pace=Pace.CORRESPONDENCE), PEOPLE, None, id="any clock"),
        pytest.param(Terms(window=2), PEOPLE, None, id="the bomb window changes no play"),
        pytest.param(Terms(), (NORTH, EAST, SOUTH, Bot("Jade")), Casual.BOT, id="a bot"),
        pytest.param(Terms(target=500), PEOPLE, Casual.END, id="another target"),
        pytest.param(Terms(rounds=4), PEOPLE, Casual.END, id="a number of rounds"),
        pytest.param(Terms(house=("no_grand",)), PEOPLE, Casual.HOUSE, id="a house option"),
        pytest.param(Terms(pace=Pace.OFF), PEOPLE, Casual.NO_CLOCK, id="no clock"),
        pytest.param(Terms(casual=True), PEOPLE, Casual.CHOSEN, id="chosen so"),
    ],
)
def test_what_is_rated(terms: Terms, seats: tuple[Sitter | None, ...], why: Casual | None) -> None:
    assert why_casual(terms, seats) is why
    assert tuple(whys_casual(terms, seats))[:1] == (() if why is None else (why,))
    line = rated_line(terms, seats, ENGLISH)
    assert line == (
        ENGLISH("terms-rated") if why is None else f"🎲\N{NO-BREAK SPACE}Casual: {ENGLISH(f'casual-{why}')}"
    )


def test_what_was_decided_at_the_start_is_told_whoever_sits_there_now() -> None:
    left = (NORTH, EAST, SOUTH, Bot("Jade"))
    assert rated_line(Terms(), left, ENGLISH, rated=True) == ENGLISH("terms-rated")
    assert rated_line(Terms(), PEOPLE, ENGLISH, rated=False) == ENGLISH("terms-casual")


@pytest.mark.parametrize(
    ("field", "values", "after"),
    [
        ("target", ("500",), Terms(target=500)),
        ("target", ("100",), Terms(target=100)),
        ("target", ("99",), Terms()),
        ("target", ("10001",), Terms()),
        ("target", ("-500",), Terms()),
        ("target", ("५००",), Terms()),
        ("rounds", ("8",), Terms(rounds=8)),
        ("rounds", ("7",), Terms()),
        ("pace", ("off",), Terms(pace=Pace.OFF)),
        ("pace", ("slow",), Terms()),
        ("window", ("10",), Terms(window=10)),
        ("window", ("5",), Terms()),
        ("house", ("one_two_100", "no_grand", "none"), Terms(house=("no_grand", "one_two_100"))),
        ("house", (), Terms()),
        ("casual", ("on",), Terms(casual=True)),
        ("casual", ("maybe",), Terms()),
        ("colour", ("red",), Terms()),
        ("target", (), Terms()),
    ],
)
def test_a_choice_changes_its_field_and_what_is_none_nothing(field: str, values: tuple[str, ...], after: Terms) -> None:
    assert changed(Terms(), field, values) == after


def test_a_target_ends_what_a_number_of_rounds_began() -> None:
    assert changed(Terms(rounds=8), "target", ("250",)) == Terms(target=250)
    assert changed(Terms(house=("no_grand",), casual=True, window=2), "standard", ()) == STANDARD_TERMS


TERMS = st.builds(
    Terms,
    target=st.integers(100, 10_000),
    pace=st.sampled_from(Pace),
    window=st.sampled_from(WINDOWS),
    rounds=st.sampled_from((0, 1, 8, 20)),
    house=st.sets(st.sampled_from(HOUSE)).map(lambda chosen: tuple(name for name in HOUSE if name in chosen)),
    casual=st.booleans(),
)


def after(terms: Terms, made: Choice) -> Terms:
    """The terms after a click in their panel."""
    click, values = made
    assert click.verb == "terms"
    return changed(terms, *choice(click, values))


@given(TERMS)
def test_everything_in_the_panel_can_be_chosen_and_twice_is_once(terms: Terms) -> None:
    panel = terms_panel(terms, PLACE, "", ENGLISH)
    different = 0
    for made in choices(panel):
        once = after(terms, made)
        assert after(once, made) == once
        different += once != terms
    assert different > 15


@given(TERMS, st.data())
def test_the_ids_of_a_panel_are_new_when_what_they_show_is(terms: Terms, data: st.DataObject) -> None:
    """A client may not send again what it has sent for the same id."""
    panel = terms_panel(terms, PLACE, "", ENGLISH)
    made = data.draw(st.sampled_from(choices(panel)))
    now = after(terms, made)
    if now != terms:
        assert made[0] not in {click for click, _ in choices(terms_panel(now, PLACE, "", ENGLISH))}


def test_a_way_back_is_shown_where_there_is_one() -> None:
    assert "back" in {
        click.verb for click, _ in choices(terms_panel(Terms(), replace(PLACE, back="back"), "", ENGLISH))
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_agreed_can_be_read_with_what_it_means(locale: str) -> None:
    speech = speech_for(locale)
    panel = agreed_panel(Terms(house=HOUSE), "", speech, why="because")
    for name in HOUSE:
        assert speech(f"house-{name}") in "\n".join(terms_lines(Terms(house=HOUSE), speech))
        assert speech(f"house-{name}-what") in panel.text
    assert panel.rows == ()
    assert panel.text.startswith("⚠️ because\n")
