"""The only random numbers: fair, the same everywhere, and to be dictated."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regelwerk.kernel.chance import DICE, NUMBER, ORDER, WORD, Chance, DictationError


def standing(a: int, b: int, c: int, d: int) -> Chance:
    """A chance whose generator stands there."""
    chance = Chance(0)
    chance.a, chance.b, chance.c, chance.d = a, b, c, d
    return chance


def reference(state: list[int], count: int) -> list[int]:
    """xoshiro128++ as its authors write it, on four words."""
    words, out = state[:], []
    for _ in range(count):
        total = (words[0] + words[3]) & WORD
        out.append((((total << 7) | (total >> 25)) + words[0]) & WORD)
        kept = (words[1] << 9) & WORD
        words[2] ^= words[0]
        words[3] ^= words[1]
        words[1] ^= words[2]
        words[0] ^= words[3]
        words[2] ^= kept
        words[3] = ((words[3] << 11) | (words[3] >> 21)) & WORD
    return out


def test_the_generator_gives_the_published_numbers() -> None:
    """The first numbers from the state 1, 2, 3, 4, as other implementations check themselves with."""
    expected = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295]
    assert reference([1, 2, 3, 4], 8) == expected
    chance = standing(1, 2, 3, 4)
    assert [chance._next() for _ in range(8)] == expected


@given(st.integers(), st.integers(1, 60))
def test_a_seed_gives_the_same_numbers_again(seed: int, n: int) -> None:
    first, second = Chance(seed), Chance(seed)
    assert [first.below(n) for _ in range(5)] == [second.below(n) for _ in range(5)]
    assert first.order(n) == second.order(n)


def test_the_first_numbers_of_a_seed_never_change() -> None:
    """Every replay rests on them."""
    chance = Chance(7)
    assert [chance.below(6) for _ in range(10)] == [5, 4, 0, 0, 0, 3, 1, 2, 1, 5]
    assert chance.order(8) == [2, 6, 4, 3, 5, 0, 7, 1]


def test_seeds_that_are_near_each_other_have_nothing_in_common() -> None:
    firsts = [tuple(Chance(seed).below(1 << 16) for _ in range(2)) for seed in range(-50, 50)]
    assert len(set(firsts)) == 100


@pytest.mark.parametrize("seed", [0, -1, 1 << 64, (1 << 64) - 1])
def test_no_seed_makes_the_generator_stand_still(seed: int) -> None:
    chance = Chance(seed)
    assert (chance.a, chance.b, chance.c, chance.d) != (0, 0, 0, 0)
    assert len({chance.below(1000) for _ in range(50)}) > 30


# ------------------------------------------------------------------------ fairness


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 60, 1000, (1 << 31) + 1, 1 << 32])
def test_each_number_has_the_same_number_of_words(n: int) -> None:
    """Words from the limit on are drawn again, and what is left is a whole number of rounds of n."""
    limit = (1 << 32) - (1 << 32) % n
    assert limit % n == 0
    assert (1 << 32) - limit < n
    for word in (0, n - 1, limit - 1):
        assert following(word)._fair(n) == word % n


def following(word: int) -> Chance:
    """A chance whose next word is that one: with a and b zero the next word is d rotated by seven."""
    d = ((word >> 7) | (word << 25)) & WORD
    chance = standing(0, 0, 0, d)
    assert standing(0, 0, 0, d)._next() == word
    return chance


def test_a_word_that_would_favour_some_numbers_is_not_used() -> None:
    n = (1 << 31) + 1
    chance, twin = following(n), following(n)  # the first word beyond the only whole round
    words = [twin._next() for _ in range(20)]
    assert words[0] == n
    assert chance._fair(n) == next(word for word in words if word < n)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_each_order_comes_from_exactly_one_row_of_numbers(n: int) -> None:
    """The shuffle draws one of n, of n-1 ... of 2: n! rows; they give n! different orders, so each is as likely."""
    rows: list[list[int]] = [[]]
    for size in range(n, 1, -1):
        rows = [[*row, number] for row in rows for number in range(size)]
    orders = {tuple(shuffled(n, row)) for row in rows}
    assert len(orders) == len(rows)
    assert all(sorted(order) == list(range(n)) for order in orders)


def shuffled(n: int, numbers: list[int]) -> list[int]:
    """The order that the shuffle makes of these numbers; `test_the_shuffle_is_the_one_above` says that it is so."""
    value = list(range(n))
    for i, j in zip(range(n - 1, 0, -1), numbers):
        value[i], value[j] = value[j], value[i]
    return value


@given(st.integers(0, 1 << 32), st.integers(0, 30))
def test_the_shuffle_is_the_one_above(seed: int, n: int) -> None:
    numbers = Chance(seed)
    drawn = [numbers._fair(i + 1) for i in range(n - 1, 0, -1)]
    assert Chance(seed).order(n) == shuffled(n, drawn)


# ------------------------------------------------------------------------ the record


def test_every_draw_is_written_down_and_a_shuffle_is_one() -> None:
    chance = Chance(3)
    number, order = chance.below(6), chance.order(4)
    assert [(draw.kind, draw.size, draw.value) for draw in chance.log] == [(NUMBER, 6, [number]), (ORDER, 4, order)]
    assert chance.drawn == 2


def test_a_copy_goes_on_by_itself_and_has_no_past() -> None:
    chance = Chance(3)
    chance.below(6)
    copy = chance.copy()
    assert copy.log == []
    assert copy.drawn == 1
    drawn = [copy.below(1000) for _ in range(5)]
    assert [chance.below(1000) for _ in range(5)] == drawn, "what the copy drew did not move the parent"


# ------------------------------------------------------------------------- dictating


def test_dictated_draws_fall_in_their_order() -> None:
    chance = Chance(1)
    chance.dictate([[3], [2, 0, 1], [], [0]])
    assert chance.below(6) == 3
    assert chance.order(3) == [2, 0, 1]
    assert chance.order(4) == [0, 1, 2, 3], "an empty order leaves it as it is"
    assert chance.undrawn_count() == 1
    assert chance.below(1) == 0
    assert (chance.undrawn_count(), chance.drawn) == (0, 4)


def test_a_draw_that_was_not_dictated_is_an_error() -> None:
    chance = Chance(1)
    chance.dictate([])
    with pytest.raises(DictationError, match="one of 6 was not dictated"):
        chance.below(6)
    with pytest.raises(DictationError, match="order of 3 things was not dictated"):
        chance.order(3)
    assert (chance.drawn, chance.log) == (0, [])


@pytest.mark.parametrize("given_draw", [[6], [-1], [], [1, 2]])
def test_a_number_that_cannot_fall_is_an_error(given_draw: list[int]) -> None:
    chance = Chance(1)
    chance.dictate([given_draw])
    with pytest.raises(DictationError, match=r"where one of 0\.\.5 is drawn"):
        chance.below(6)


@pytest.mark.parametrize("given_draw", [[0], [0, 1], [0, 1, 1], [1, 2, 3], [0, 1, 2, 3]])
def test_an_order_that_is_none_is_an_error(given_draw: list[int]) -> None:
    chance = Chance(1)
    chance.dictate([given_draw])
    with pytest.raises(DictationError, match="where an order of 3 things is drawn"):
        chance.order(3)


def test_copies_use_up_their_own_dictation() -> None:
    chance = Chance(1)
    rows = [[1], [2]]
    chance.dictate(rows)
    copy = chance.copy()
    assert (copy.below(3), copy.below(3)) == (1, 2)
    assert (chance.undrawn_count(), copy.undrawn_count()) == (2, 0)
    with pytest.raises(DictationError):
        copy.below(3)
    rows[0][0] = 0
    assert chance.below(3) == 1, "what was handed in may be changed afterwards"
    order = Chance(1)
    order.dictate([[1, 0]])
    twin = order.copy()
    order.order(2).reverse()
    assert twin.order(2) == [1, 0], "and so may what was drawn"


# ------------------------------------------------------------------------------- dice


@pytest.mark.parametrize(("count", "sides"), [(1, 10), (6, 10), (9, 10), (10, 10), (25, 6), (40, 2), (3, 1 << 20)])
def test_a_roll_is_one_draw_of_so_many_faces(count: int, sides: int) -> None:
    chance = Chance(5)
    dice = chance.dice(count, sides)
    assert len(dice) == count
    assert all(0 <= face < sides for face in dice)
    assert chance.drawn == 1
    assert [(draw.kind, draw.size, draw.value) for draw in chance.log] == [(DICE, sides, dice)]
    assert Chance(5).dice(count, sides) == dice


@pytest.mark.parametrize(("count", "numbers"), [(9, 1), (10, 2), (18, 2)])
def test_as_many_dice_as_fit_are_read_off_one_number(count: int, numbers: int) -> None:
    chance, other = Chance(3), Chance(3)
    chance.dice(count, 10)
    for _ in range(numbers):
        other._fair(10)  # what is fair for 10 is used up as one number, too
    assert (chance.a, chance.b, chance.c, chance.d) == (other.a, other.b, other.c, other.d)


def test_every_face_falls_as_often_as_the_others() -> None:
    chance = Chance(11)
    counts = [0] * 10
    for _ in range(2_000):
        for face in chance.dice(9, 10):
            counts[face] += 1
    assert all(abs(count - 1_800) < 4 * (18_000 * 0.1 * 0.9) ** 0.5 for count in counts)


@pytest.mark.parametrize("dictated", [[1, 2], [1, 2, 3, 4], [1, 2, 10], [-1, 0, 0], []])
def test_a_roll_that_cannot_fall_is_an_error(dictated: list[int]) -> None:
    chance = Chance(1)
    chance.dictate([dictated])
    with pytest.raises(DictationError):
        chance.dice(3, 10)


def test_a_dictated_roll_falls_and_is_not_shared_with_copies() -> None:
    chance = Chance(1)
    chance.dictate([[1, 2, 9]])
    twin = chance.copy()
    dice = chance.dice(3, 10)
    dice[0] = 5
    assert twin.dice(3, 10) == [1, 2, 9]
    with pytest.raises(DictationError):
        twin.dice(1, 10)
