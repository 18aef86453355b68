"""The pictures of a whole match of random play, in the order in which a table would show them."""

from collections.abc import Iterator
from random import Random

from engine.cli import chance
from engine.games import GAMES
from engine.tichu.view import SEATS, Phase
from render.scene import Scene
from render.sheet import match_scene, round_scene
from render.tichu import table_scene
from render.tichu_hand import hand_scene
from tests.golden.sample_scenes import LONG, SHEET, WORDS


def played(seed: int, rounds: int) -> Iterator[Scene]:
    """The table after every act, the hand of who acted, and the sheet after every round; names are long."""
    game = GAMES["tichu"].make((f"rounds={rounds}",))
    for actor, _, step in chance.match(game, Random(seed)):
        table = game.spectacle(step.state)
        yield table_scene(table, names=LONG, words=WORDS)
        if actor in SEATS:
            yield hand_scene(game.view(step.state, SEATS[SEATS.index(actor)]), names=LONG)
        if table.phase is Phase.OVER:
            yield match_scene(table, names=LONG, words=SHEET)
        elif table.phase is Phase.DEAL and table.results:
            yield round_scene(table, names=LONG, words=SHEET)
