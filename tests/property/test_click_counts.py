"""PRODUCT: the usual play takes at most three clicks, a pass one, counted along rounds of sensible people."""

from collections import defaultdict

import pytest

from tests.bench.count_clicks import MOST, Count, counted


@pytest.fixture(scope="module")
def acts() -> list[Count]:
    return [one for seed in (1, 2) for one in counted(1, seed=seed)]


def test_everything_a_sensible_person_does_can_be_done_and_soon(acts: list[Count]) -> None:
    most: dict[str, int] = defaultdict(int)
    for one in acts:
        most[one.kind] = max(most[one.kind], one.clicks)
    assert most.pop("pass") == 1
    assert most.pop("no Grand Tichu") == 1
    assert most.pop("three gifts") == 7
    assert most.pop("Mah Jong with its wish", 0) <= 4
    assert {kind for kind, clicks in most.items() if clicks > 3} == set()
    assert sum(kind.startswith("play of ") for kind in most) >= 4


def test_the_shortcuts_save_clicks_and_cost_none(acts: list[Count]) -> None:
    assert all(one.clicks <= one.by_ticks < MOST for one in acts)
    assert sum(one.by_ticks - one.clicks for one in acts) > 10
