"""A rated match over the wire: rated when it ends, told on its board, the same when reckoned again."""

from bot.sandbox.vocabulary import EVERYTHING
from bot.speech import speech_for
from bot.tables.rooms import ID_LENGTH
from data.database import Database
from data.rating_audit import audit_ratings
from data.ratings import Ratings
from data.results import Results
from data.seasons import season_of
from tests.stacked import MATCH
from tests.wire.beside import agree, board, resigned
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
LONG = "*One* person played for two, and the other three had asked for it to stop: the rounds are void. " * 3


async def test_a_rated_match_that_is_resigned_moves_four_ratings(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)):
        table = await resigned(place)
        await table.until(lambda: table.sees("rotate"), "the board tells the end")
        text = board(place.people[0]).text
    assert KOREAN("rating-title") in text
    line = KOREAN("rating-change", name="Amsel", before="1500?", after="1489?", change=-11)
    assert line in text
    async with await Database.open(place.path) as database:
        (result,) = await Results(database).recent(place.guild.id, limit=5)
        assert (result.rated, result.winner, len(result.rounds)) == (True, 1, 2)
        moved = await Ratings(database).moved(result.match, guild=place.guild.id, season=season_of(result.finished))
        assert [(one.after.shown, one.factor) for one in moved] == [(1489, 1.0), (1511, 1.0)] * 2
        assert await audit_ratings(database) == ()


async def test_a_manager_takes_a_match_out_of_the_ratings_and_everybody_reads_why(place: Club) -> None:
    manager, other = place.people[3], place.people[1]
    place.sandbox.world.join(place.guild, manager.person.user, permissions=EVERYTHING)
    async with place.bot(place.dealer(MATCH)):
        table = await resigned(place)
        await table.until(lambda: table.sees("rotate"), "the board tells the end")
        rotate = board(manager).find("rotate")
        assert rotate is not None
        match = next(word for word in rotate.id.split(":") if len(word) == ID_LENGTH)
        place.sandbox.world.given[other.person.user.id] = frozenset({"tichu-manage"})
        refused = (await other.slash("tichu-manage void", match=match, reason="no")).shown
        assert refused.text == GERMAN("void-not-allowed")
        unknown = (await manager.slash("tichu-manage void", match="unknown", reason="no")).shown
        assert unknown.text == ENGLISH("void-unknown")
        done = (await manager.slash("tichu-manage void", match=match, reason=LONG)).shown
        assert not done.private
        named = "Amsel & Clover 170 : 430 Biber & Dahlia"
        assert done.text == ENGLISH("void-done", match=named, reason=LONG.strip().replace("*", r"\*"))
        again = (await manager.slash("tichu-manage void", match=match, reason="no")).shown
        assert again.text == ENGLISH("void-not-rated")
        # What was a mistake is undone, by who may do it, in the open too.
        used = manager.person.complete(manager.channel, "tichu-manage restore", "match", "amsel")
        await used.answered()
        assert [choice.value for choice in used.choices] == [match]
        refused = (await other.slash("tichu-manage restore", match=match, reason="no")).shown
        assert refused.text == GERMAN("void-not-allowed")
        back = (await manager.slash("tichu-manage restore", match=match, reason="A mistake.")).shown
        assert not back.private
        assert back.text == ENGLISH("restore-done", match=named, reason="A mistake.")
        twice = (await manager.slash("tichu-manage restore", match=match, reason="no")).shown
        assert twice.text == ENGLISH("restore-not-void")
        async with await Database.consult(place.path) as database:
            assert len(await database.rows("SELECT * FROM standing WHERE guild > 0 AND season = 0")) == 4
            assert await audit_ratings(database) == ()
        await manager.slash("tichu-manage void", match=match, reason="It was none.")
    async with await Database.open(place.path) as database:
        assert await database.rows("SELECT * FROM standing") == ()
        assert await audit_ratings(database) == ()


async def test_a_match_that_one_leaves_is_lost_to_them_alone_when_the_others_stop(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer(MATCH)):
        await table.open(target=1000, clock="relaxed")
        await table.play(MATCH[0])
        await table.next_round()
        await table.play(MATCH[1])
        await place.people[3].slash("tichu leave")
        asked = place.people[3].screens()[-1]
        assert asked.text.endswith(ENGLISH("rating-leave"))
        await place.people[3].press(asked, asked.button("leave_yes").id)
        for seat in (0, 1, 2):
            await agree(place.people[seat], "abort", sure=seat == 2)
        await table.until(lambda: table.sees("rotate"), "the board tells the end")
    async with await Database.open(place.path) as database:
        (result,) = await Results(database).recent(place.guild.id, limit=5)
        assert [seat.has_left for seat in result.seats] == [False, False, False, True]
        (moved,) = await Ratings(database).moved(result.match, guild=place.guild.id, season=season_of(result.finished))
        assert (moved.name, moved.after.shown) == ("Dahlia", 1489)
        assert await audit_ratings(database) == ()


async def test_who_manages_another_server_neither_sees_nor_touches_matches_of_this_one(place: Club) -> None:
    world = place.sandbox.world
    guild = world.add_guild("Elsewhere", owner=place.stranger.person.user)
    world.join(guild, place.stranger.person.user, permissions=EVERYTHING)
    there = WireClient(place.stranger.person, world.add_channel(guild, "mine"))
    manager = place.people[3]
    world.join(place.guild, manager.person.user, permissions=EVERYTHING)
    async with place.bot(place.dealer(MATCH)):
        table = await resigned(place)
        await table.until(lambda: table.sees("rotate"), "the board tells the end")
        async with await Database.consult(place.path) as database:
            (result,) = await Results(database).recent(place.guild.id, limit=5)
        for command in ("void", "restore"):
            offered = there.person.complete(there.channel, f"tichu-manage {command}", "match", "")
            await offered.answered()
            assert offered.choices == ()
            told = (await there.slash(f"tichu-manage {command}", match=result.match, reason="Mine.")).shown
            assert told.text == ENGLISH("void-unknown")
            # The second time it is out already: nor do they put it back.
            await manager.slash("tichu-manage void", match=result.match, reason="It was none.")
    async with await Database.open(place.path) as database:
        assert await Ratings(database).voided(place.guild.id, limit=5) == (result.match,)
