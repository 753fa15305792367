"""Standings: points and tie-breakers by hand, and independent of the order in which results come."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.tournaments.plan import NOBODY, ROUND_ROBIN, SINGLE, SWISS, Pairing, Score
from regelwerk.tournaments.standings import by_elimination, by_points
from regelwerk.tournaments.words import DECIDING
from tests.tournaments.test_pairings import held, tournament


def test_points_and_tie_breakers_by_hand() -> None:
    """Five players, two rounds, best of three; the byes and the floor of a third count as the manual says."""
    found = tournament(5, rounds=2, length=3)
    found.rounds = [
        [Pairing(0, 1, Score(2, 0)), Pairing(2, 3, Score(2, 1)), Pairing(4, NOBODY)],
        [Pairing(0, 2, Score(1, 1, 1)), Pairing(4, 1, Score(2, 1)), Pairing(3, NOBODY)],
    ]
    standings = {one.entrant: one for one in found.standings()}
    assert [standings[one].points for one in range(5)] == [4, 0, 4, 3, 6]
    assert [standings[one].byes for one in range(5)] == [0, 0, 0, 1, 1]
    third = Fraction(1, 3)
    # 0 has met 1 (no points: a third) and 2 (4 of 6); 4 has met 1 alone, the bye is left out
    assert standings[0].opponents_matches == (third + Fraction(4, 6)) / 2
    assert standings[4].opponents_matches == third
    # 0: 2-0 and 1-1-1: 3 wins and a draw in five games; 1: one win in five games is less than a third
    assert standings[0].games == Fraction(3 * 3 + 1, 3 * 5)
    assert standings[1].games == third
    # 4: the bye is two games won, then 2-1
    assert standings[4].games == Fraction(3 * 4, 3 * 5)
    assert standings[3].opponents_games == standings[2].games == Fraction(10, 18)
    # 0 and 2 have 4 points each; the opponents of 2, 0 and 3 (one bye: 3 of 6), have done better
    assert standings[2].opponents_matches == (Fraction(4, 6) + Fraction(3, 6)) / 2
    assert [one.entrant for one in found.standings()] == [4, 2, 0, 3, 1]


def test_who_is_alike_in_everything_shares_a_place() -> None:
    found = tournament(4, ROUND_ROBIN)
    found.begin_round()
    for table in (0, 1):
        found.report(table, Score(1, 0))
    assert [one.rank for one in found.standings()] == [1, 1, 3, 3]


def test_those_knocked_out_in_the_same_round_share_a_place() -> None:
    found = tournament(8, SINGLE, seed=1)
    while not found.is_over:
        found.begin_round()
        for table in range(len(found.rounds[-1])):
            found.report(table, Score(1, 0))
    assert [one.rank for one in found.standings()] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert found.winners() == [found.rounds[-1][0].first]


@settings(max_examples=25, deadline=None)
@given(held(counts=(4, 10)), st.randoms(use_true_random=False))
def test_standings_do_not_depend_on_the_order_of_tables_or_of_a_pair(found, random) -> None:  # type: ignore[no-untyped-def]  # hypothesis has no public type for its random
    """Tables in another order, pairs named the other way round, players with other numbers: the same standings."""
    count = len(found.entrants)
    other = list(range(count))
    random.shuffle(other)
    renamed = [*other, NOBODY]

    def turned(pairing: Pairing) -> Pairing:
        first, second = renamed[pairing.first], renamed[pairing.second]
        if pairing.score is None or pairing.is_bye or random.random() < 0.5:
            return Pairing(first, second, pairing.score)
        return Pairing(second, first, pairing.score.turned)

    field = found.field
    rounds = [random.sample([turned(pairing) for pairing in tables], len(tables)) for tables in field.rounds]
    again = replace(field, rounds=rounds, dropped={other[one]: after for one, after in field.dropped.items()})
    system = found.plan.system
    of = by_points if system in (SWISS, ROUND_ROBIN) else lambda field: by_elimination(field, system)
    before = {other[one.entrant]: replace(one, entrant=0) for one in of(field)}
    assert {one.entrant: replace(one, entrant=0) for one in of(again)} == before


def test_what_decides_is_explained_in_the_order_in_which_it_decides() -> None:
    """Every tie-breaker is a field of a standing and has words in both languages."""
    standing = tournament(4).standings()[0]
    assert list(DECIDING) == ["points", "opponents_matches", "games", "opponents_games"]
    for key, words in DECIDING.items():
        assert key in standing.__dataclass_fields__
        assert all(set(text) == {"en", "de"} for text in (words.name, words.short, words.about))
