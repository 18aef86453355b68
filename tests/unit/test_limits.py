"""`bot.limits`: so much at once, so much a second, and never more memory than for so many people."""

from bot.limits import BURST, MOST, Allowance


def test_what_is_saved_up_is_spent_and_comes_back() -> None:
    now = [0.0]
    allowance = Allowance(4.0, lambda: now[0])
    assert [allowance.take(1, 1.0) for _ in range(25)] == [True] * 24 + [False]
    assert allowance.take(2, 1.0), "nobody pays for another"
    now[0] = 1.0
    assert [allowance.take(1, 1.0) for _ in range(5)] == [True] * 4 + [False]
    now[0] += BURST
    assert allowance.take(1, 24.0)


def test_any_number_of_people_take_no_more_memory_than_so_many() -> None:
    allowance = Allowance(5.0, lambda: 0.0)
    for user in range(3 * MOST):
        assert allowance.take(user, 1.0)
    assert len(allowance) == MOST


def test_who_is_quiet_is_forgotten() -> None:
    now = [0.0]
    allowance = Allowance(5.0, lambda: now[0])
    for user in range(100):
        allowance.take(user, 1.0)
    now[0] = BURST
    allowance.take(1000, 1.0)
    assert len(allowance) == 1


def test_without_a_limit_nobody_is_counted() -> None:
    allowance = Allowance(0.0, lambda: 0.0)
    assert all(allowance.take(1, 100.0) for _ in range(1000))
    assert not len(allowance)
