"""What programs of this kind have got wrong, shown at a real table not to happen here."""

from bot.speech import speech_for
from engine.cards import PHOENIX, Cards
from tests.stacked import COUNTED, ONE_TWO
from tests.table_driver import REFUSED, Table
from tests.wire.beside import ask, outcome, room_of
from tests.wire.last_cards import DOG_BOMB_DRAGON, ONE_TWO_BY_BOMB, PHOENIX_GRANTS
from tests.wire.real_bot import Club
from tests.wire.trouble import seq

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
WEST_LEADS = (("3", "plays", "Qs", "Qt", "Ks", "Kp", "Kt"), ("3", "plays", "DR"))
UNCLICKED = "⏱️"
"""Marks in the log what nobody has clicked for."""
TO_THE_LEAD = 8
"""Acts of every script until the Mah Jong is led."""
TO_THE_DRAGON = 15
"""Acts of the counted round until the Dragon lies on the table and East is to follow."""


async def test_partners_out_by_the_dog_and_by_a_bomb_out_of_turn_are_first_and_second(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([ONE_TWO_BY_BOMB])):
        await table.open(target=100)
        await table.play(ONE_TWO_BY_BOMB)
        await table.until(lambda: table.sees("rematch"), "the round is over")
    assert await outcome(place) == ("finished", [(0, (200, 0))])


async def test_the_last_card_ends_the_round_the_last_trick_is_seen_and_a_tie_is_another_round(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([DOG_BOMB_DRAGON, DOG_BOMB_DRAGON])) as client:
        await table.open(target=100)
        await to_the_dragon(table)
        await table.until(lambda: table.sees("next"), "the round is over")
        board = table.public("next")
        last = f"Dahlia: {KOREAN('special-dragon')}"
        assert last in board.text, "the result does not take the place of the last trick"
        trick = (await ask(place.people[1], "trick")).shown
        assert GERMAN("special-dragon") in trick.text
        await table.next_round()
        await to_the_dragon(table)
        await client.rooms.settle()
        assert KOREAN("wait-deal") in table.public("next").text, "100 to 100 decides nothing"
        assert not table.sees("rematch")


async def to_the_dragon(table: Table) -> None:
    """The whole round; where West wins tricks that nobody can beat, the lead comes back by itself."""
    for act in DOG_BOMB_DRAGON.acts:
        if act in WEST_LEADS:
            await table.until_hand(3, lambda hand: ENGLISH("hand-head-lead") in hand.text)
        await table.act(*act)


async def test_the_phoenix_does_not_beat_the_dragon(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])):
        await table.open()
        await table.play(COUNTED, stop=TO_THE_DRAGON + 1)
        hand = await table.tick(2, Cards.of([PHOENIX]))
        assert hand.button("play").disabled
        assert not [menu for menu in hand.menus if str(PHOENIX) in str(menu.options)]


async def test_a_wish_asks_for_the_help_of_the_phoenix(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([PHOENIX_GRANTS])):
        await table.open()
        await table.play(PHOENIX_GRANTS)


async def test_the_mah_jong_and_its_wish_are_one_act(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])) as client:
        await table.open()
        await table.play(COUNTED, stop=TO_THE_LEAD)
        await table.call(0)
        hand, before = await table.tick(0, Cards("MJ")), seq(client, place)
        asked = await table.press(0, hand, hand.button("play"))
        assert seq(client, place) == before, "nothing lies there before the wish is chosen"
        place.spy.plays(0, Cards("MJ"))
        await place.people[0].choose(asked, asked.menu("wish").id, "8")
        assert seq(client, place) == before + 1
        assert (await table.open_hand(1)).button("pass").disabled, "East holds eights"


async def test_a_bomb_out_of_turn_makes_every_control_of_before_void(place: Club) -> None:
    table = place.table()
    acts = list(DOG_BOMB_DRAGON.acts)
    bomb = next(number for number, act in enumerate(acts) if "throws" in act)
    async with place.bot(place.dealer([DOG_BOMB_DRAGON])) as client:
        await table.open()
        await table.play(DOG_BOMB_DRAGON, stop=bomb)
        old = [await table.open_hand(seat) for seat in range(4)]
        await table.act(*acts[bomb])
        before = seq(client, place)
        late = await place.people[2].press(old[2], old[2].button("pass").id)
        assert late.shown.text.startswith(REFUSED), "the bomb has not been passed on"
        assert seq(client, place) == before
        new = [await table.open_hand(seat) for seat in range(4)]
        assert all(after.moment > before.moment for before, after in zip(old[2:], new[2:], strict=True))


async def test_the_time_for_bombs_and_their_buttons_are_there_when_nobody_holds_one(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([ONE_TWO])):
        await table.open()
        await table.play(ONE_TWO, stop=TO_THE_LEAD + 4)
        assert place.clock.next == 4.0
        hands = [await table.open_hand(seat) for seat in range(4)]
        assert [hand.button("bomb").disabled for hand in hands] == [False] * 4


async def test_who_does_not_give_the_dragon_away_has_it_given_and_the_log_says_so(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])):
        await table.open(clock="fast")
        await table.play(COUNTED, stop=TO_THE_DRAGON + 4)
        await table.until_hand(0, lambda hand: hand.find("dragon") is not None)
        await table.time_passes()
        given = KOREAN("dragon-given", name="Amsel", to="Dahlia", points=25)
        await table.until(lambda: table.sees("log"))
        log = (await ask(place.people[0], "log")).shown
        assert f"{given} {UNCLICKED}" in log.text


async def test_a_deadline_stays_where_it_was_while_the_bot_is_away(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])) as client:
        await table.open(clock="fast")
        await table.until(lambda: place.clock.next == 60.0, "twice the time of a turn")
        before = room_of(client, place).match
        assert before is not None
        place.clock.advance(35.0)
    place.clock.advance(10.0)
    async with place.bot(place.dealer([])) as client:
        await table.until(lambda: place.clock.next == 15.0, "neither less time nor more")
        after = room_of(client, place).match
        assert after is not None
        assert after.deadline == before.deadline
        place.clock.advance(15.0)
        await table.until(lambda: after.seq > before.seq, "time that is over acts")
