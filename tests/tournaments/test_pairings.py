"""Pairings: nobody meets anybody again while that can be avoided, byes go round, every system ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.tournaments.plan import (
    DOUBLE,
    NOBODY,
    ROUND_ROBIN,
    SINGLE,
    SWISS,
    SYSTEMS,
    Entrant,
    Pairing,
    Plan,
    Score,
    TournamentError,
)
from regelwerk.tournaments.tournament import Tournament

GAME = "duelmasters"


def tournament(count: int, system: str = SWISS, seed: int = 0, rounds: int = 0, length: int = 1) -> Tournament:
    entrants = [Entrant(f"Player {number + 1}", "", "a deck") for number in range(count)]
    return Tournament(Plan(GAME, system, length=length, rounds=rounds, seed=seed), entrants)


def play_round(held: Tournament, draw: Callable[..., Score]) -> list[Pairing]:
    """Pair the next round and report a result of every match."""
    results = [Score(1, 0), Score(0, 1)] + ([] if held.is_elimination else [Score(0, 0, 1)])
    held.begin_round()
    for table, pairing in enumerate(held.rounds[-1]):
        if pairing.is_open:
            held.report(table, draw(st.sampled_from(results)))
    return held.rounds[-1]


@st.composite
def held(
    draw: st.DrawFn, systems: tuple[str, ...] = SYSTEMS, counts: tuple[int, int] = (4, 12), rounds: int = 0
) -> Tournament:
    """A tournament played to its end, in which some drop out."""
    system = draw(st.sampled_from(systems))
    found = tournament(draw(st.integers(*counts)), system, draw(st.integers(0, 999)), rounds)
    while not found.is_over and len(found.field.active) > 1:
        play_round(found, draw)
        leaving = draw(st.sampled_from([NOBODY] * 4 + found.field.active))
        if leaving != NOBODY:
            found.drop(leaving)
    return found


def matchings(members: list[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to pair everybody."""
    if not members:
        yield []
        return
    first, *others = members
    for other in others:
        for found in matchings([one for one in others if one != other]):
            yield [(first, other), *found]


def times_met(held: Tournament, before: int) -> Counter[frozenset[int]]:
    """How often each pair has met before a round (from 0)."""
    return Counter(frozenset((p.first, p.second)) for tables in held.rounds[:before] for p in tables if not p.is_bye)


@settings(max_examples=40, deadline=None)
@given(st.data(), st.integers(4, 7), st.integers(0, 99))
def test_nobody_meets_again_while_it_can_be_avoided(data: st.DataObject, count: int, seed: int) -> None:
    """Against all matchings there are, byes among them: first no second bye, then as few rematches as can be."""
    found = tournament(count, seed=seed, rounds=count - 1)
    everybody = [*range(count)] + [NOBODY] * (count % 2)
    while not found.is_over:
        met, byes = times_met(found, len(found.rounds)), [found.field.byes(one) for one in range(count)]

        def cost(
            pairs: list[tuple[int, int]], met: Counter[frozenset[int]] = met, byes: list[int] = byes
        ) -> tuple[int, int]:
            again = sum(byes[max(pair)] for pair in pairs if NOBODY in pair)
            return again, sum(met[frozenset(pair)] for pair in pairs if NOBODY not in pair)

        tables = play_round(found, data.draw)
        assert cost([(one.first, one.second) for one in tables]) == min(map(cost, matchings(everybody)))


@settings(max_examples=25, deadline=None)
@given(held((SWISS,), (5, 13)))
def test_a_bye_comes_once_and_to_the_lowest_who_has_had_none(found: Tournament) -> None:
    """Of those without a bye nobody has fewer points, unless a rematch would follow; nobody has a second one."""
    for number, tables in enumerate(found.rounds):
        before = Tournament(found.plan, found.entrants)
        before.rounds = found.rounds[:number]
        field = before.field
        for pairing in tables:
            if pairing.is_bye:
                assert not field.byes(pairing.first)
                playing = [one for other in tables for one in (other.first, other.second) if one != NOBODY]
                lowest = min(field.points(one) for one in playing if not field.byes(one))
                assert number > 1 or field.points(pairing.first) == lowest


@pytest.mark.parametrize("count", [8, 9, 32, pytest.param(64, marks=pytest.mark.thorough)])
def test_those_with_the_same_points_meet(count: int) -> None:
    """In a second round winners meet winners, but for one pair if their number is odd."""
    found = tournament(count, seed=3)
    found.begin_round()
    for table, pairing in enumerate(found.rounds[0]):
        if pairing.is_open:
            found.report(table, Score(1, 0))
    points = {one: found.field.points(one) for one in range(count)}
    tables = found.begin_round()
    assert sum(points[p.first] != points[p.second] for p in tables if not p.is_bye) <= 1
    firsts = [points[p.first] + points[p.second] for p in tables if not p.is_bye]
    assert firsts == sorted(firsts, reverse=True)


@settings(max_examples=40, deadline=None)
@given(held())
def test_every_system_ends_and_ranks_everybody(found: Tournament) -> None:
    """Each round everybody sits in one place at most; the last round leaves ranks from 1 for everybody."""
    for tables in found.rounds:
        seated = [one for pairing in tables for one in (pairing.first, pairing.second) if one != NOBODY]
        assert len(seated) == len(set(seated))
    standings = found.standings()
    assert sorted(one.entrant for one in standings) == list(range(len(found.entrants)))
    ranks = [one.rank for one in standings]
    assert ranks == sorted(ranks) and ranks[0] == 1
    with pytest.raises(TournamentError):
        found.begin_round()


@pytest.mark.parametrize("count", range(4, 18))
@settings(max_examples=5, deadline=None)
@given(st.data())
def test_an_elimination_leaves_one(count: int, data: st.DataObject) -> None:
    """Without drops all but the winner have lost once, or twice; the winner once less than that at most."""
    for system, most in ((SINGLE, 1), (DOUBLE, 2)):
        found = tournament(count, system, data.draw(st.integers(0, 99)))
        while not found.is_over:
            play_round(found, data.draw)
        (winner,) = found.winners()
        losses = [len(found.field.lost_in(one)) for one in range(count)]
        assert all(lost == most for one, lost in enumerate(losses) if one != winner) and losses[winner] < most
        matches = sum(not pairing.is_bye for tables in found.rounds for pairing in tables)
        assert matches == most * (count - 1) + losses[winner]
        if system == SINGLE:
            assert len(found.rounds) == found.planned_rounds


@pytest.mark.parametrize("count", [4, 5, 8, 11, 64])
def test_a_round_robin_is_everybody_against_everybody(count: int) -> None:
    """Once each; with an odd number everybody has one bye."""
    found = tournament(count, ROUND_ROBIN, seed=5)
    while not found.is_over:
        found.begin_round()
        for table, pairing in enumerate(found.rounds[-1]):
            if pairing.is_open:
                found.report(table, Score(1, 0))
    met = times_met(found, len(found.rounds))
    assert len(met) == count * (count - 1) // 2 and set(met.values()) == {1}
    assert [found.field.byes(one) for one in range(count)] == [count % 2] * count


def test_pairings_hang_on_the_seed_alone() -> None:
    rounds = []
    for seed in (1, 1, 2):
        found = tournament(16, seed=seed)
        rounds.append([(pairing.first, pairing.second) for pairing in found.begin_round()])
    assert rounds[0] == rounds[1] != rounds[2]


def test_the_unbeaten_finalist_may_lose_once() -> None:
    """In double elimination the final is played again if whoever was unbeaten loses it."""
    found = tournament(4, DOUBLE)
    while len(found.rounds) < 4:
        found.begin_round()
        for table, pairing in enumerate(found.rounds[-1]):
            if pairing.is_open:
                unbeaten_second = not found.field.lost_in(pairing.second)
                final = len(found.rounds) == 4
                found.report(table, Score(0, 1) if final or unbeaten_second else Score(1, 0))
    assert not found.is_over
    last = found.rounds[-1][0]
    (again,) = found.begin_round()
    assert {again.first, again.second} == {last.first, last.second}
    found.report(0, Score(1, 0))
    assert found.winners() == [again.first]


def test_whoever_drops_out_loses_the_open_match_and_is_not_paired_again() -> None:
    found = tournament(6, rounds=3, length=3)
    found.begin_round()
    leaving = found.rounds[0][0].first
    found.drop(leaving)
    assert found.rounds[0][0].score == Score(0, 2)
    with pytest.raises(TournamentError, match="has dropped out: the other one has won"):
        found.report(0, Score(2, 0))
    with pytest.raises(TournamentError, match="already"):
        found.drop(leaving)
    for table in (1, 2):
        found.report(table, Score(2, 1))
    assert not any(pairing.has(leaving) for pairing in found.begin_round())
    assert sum(pairing.is_bye for pairing in found.rounds[-1]) == 1


@pytest.mark.parametrize(
    ("score", "length"),
    [(Score(2, 2), 3), (Score(3, 0), 3), (Score(1, 0, 3), 3), (Score(0, 0), 1), (Score(-1, 1), 1), (Score(1, 1), 1)],
)
def test_results_that_cannot_be_are_refused(score: Score, length: int) -> None:
    found = tournament(4, length=length)
    found.begin_round()
    with pytest.raises(TournamentError, match="is no result"):
        found.report(0, score)
    assert found.rounds[0][0].is_open


def test_refusals_say_what_is_wrong() -> None:
    """A round too early, a table that there is not, a drawn match of an elimination, too few players, equal names."""
    found = tournament(4, SINGLE)
    found.begin_round()
    for call, why in (
        (lambda: found.begin_round(), "results are missing"),
        (lambda: found.report(2, Score(1, 0)), "has tables 1 to 2"),
        (lambda: found.report(0, Score(0, 0, 1)), "needs a winner"),
        (lambda: found.set_deck(0, "x", "x"), "has begun"),
        (lambda: found.drop(4), "no such player"),
        (lambda: tournament(3), "4 to 64"),
        (lambda: tournament(65), "4 to 64"),
        (lambda: tournament(8, SINGLE, rounds=2), "only a Swiss tournament"),
        (lambda: Tournament(Plan(GAME), [Entrant("Anna", "", "x")] * 4), "two players are called 'Anna'"),
        (
            lambda: Tournament(Plan(GAME), [Entrant(n) for n in "abcd"]).begin_round(),
            "no deck or party yet: a, b, c, d",
        ),
        (lambda: Tournament(Plan("wowminis", format="draft"), [Entrant(n) for n in "abcd"]), "no boosters"),
        (lambda: Tournament(Plan("chess"), [Entrant(n) for n in "abcd"]), "unknown game 'chess'"),
    ):
        with pytest.raises(TournamentError, match=why):
            call()
