"""Payment: enough mana, and for each civilization a card of its own (dm:6.1-6.3)."""

from __future__ import annotations

import itertools

import pytest

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.legality import can_play
from regelwerk.duelmasters.payment import cost_of, covers_civilizations
from regelwerk.kernel.decision import ReasonCollector
from tests.duelmasters.tables import Bench, creature


def why(b: Bench, name: str) -> list[str]:
    """The reasons against playing that card of seat 0's hand."""
    collector = ReasonCollector()
    piece = next(
        b.state.pieces[id] for id in b.state.zone_ids(codes.ZONE_HAND, 0) if b.state.pieces[id].card.name == name
    )
    assert can_play(b.state, 0, piece, collector) == (not collector.reasons)
    return [f"{reason.kind} {reason.rule.number}" for reason in collector.reasons]


def test_one_shared_mana_card_does_not_stand_for_both_civilizations() -> None:
    b = Bench()
    b.put(0, codes.ZONE_HAND, "Two")
    b.put(0, codes.ZONE_MANA, "Two")
    assert why(b, "Two") == ["too-little-mana dm:6.1"]
    b.put(0, codes.ZONE_MANA, "Plain")
    assert why(b, "Two") == [], "the shared card gives water"
    b.put(0, codes.ZONE_MANA, "Plain")
    b.state.writable_piece(b.state.zone_ids(codes.ZONE_MANA, 0)[0]).tapped = True
    assert why(b, "Two") == ["civilization-missing dm:6.2"]


def test_two_shared_cards_stand_for_one_civilization_each() -> None:
    b = Bench()
    b.put(0, codes.ZONE_HAND, "Two")
    b.put(0, codes.ZONE_MANA, "Two", "Two")
    assert why(b, "Two") == []


@pytest.mark.parametrize("civs", range(1, 8))
def test_the_matching_is_exact(civs: int) -> None:
    """Against trying every way to give each civilization a card."""
    for cards in itertools.product(range(8), repeat=3):
        sets = sorted({*cards} - {0})
        counts = [cards.count(bits) for bits in sets]
        wanted = [civ for civ in (1, 2, 4) if civs & civ]
        works = any(
            all(cards[at] & civ for at, civ in zip(places, wanted))
            for places in itertools.permutations(range(3), len(wanted))
        )
        assert covers_civilizations(sets, [0] * len(sets), counts, civs, 3) == works
        assert counts == [cards.count(bits) for bits in sets], "nothing is left changed"


def test_nobody_is_asked_where_all_payments_are_alike() -> None:
    b = Bench()
    (piece,) = b.put(0, codes.ZONE_HAND, "Plain")
    b.put(0, codes.ZONE_MANA, "Plain", "Plain", "Plain")
    b.go()
    b.do(codes.VERB_SUMMON, piece)
    assert b.asked() == (0, "main")
    assert [b.state.pieces[id].tapped for id in b.state.zone_ids(codes.ZONE_MANA, 0)] == [True, False, False]


def test_which_mana_is_tapped_is_asked_where_it_matters_and_each_payment_is_reached_once() -> None:
    b = Bench(creature("Three", 1000, cost=3))
    (piece,) = b.put(0, codes.ZONE_HAND, "Three")
    b.put(0, codes.ZONE_MANA, "Plain", "Plain", "Drop", "Drop", "Two")
    b.go()
    state = b.state.fork()
    found = set()
    for choices in range(50):
        b.state = state.fork()
        b.do(codes.VERB_SUMMON, piece)
        number = choices
        while b.state.decision is not None and b.state.decision.kind == codes.DECISION_CHOOSE_PAYMENT:
            options = b.state.decision.options
            b.state.apply(options[number % len(options)])
            number //= len(options)
        tapped = [
            b.state.pieces[id].card.name for id in b.state.zone_ids(codes.ZONE_MANA, 0) if b.state.pieces[id].tapped
        ]
        assert len(tapped) == 3
        found.add(tuple(sorted(tapped)))
    expected = {
        tuple(sorted(way))
        for way in itertools.combinations(["Plain", "Plain", "Drop", "Drop", "Two"], 3)
        if "Plain" in way or "Two" in way
    }
    assert found == expected


def test_a_reduced_cost_still_pays_for_every_civilization() -> None:
    cheap = vocabulary.Always(
        vocabulary.CostChange(
            vocabulary.CardFilter((vocabulary.CardType.CREATURE,), zone=vocabulary.Zone.HAND, whose=vocabulary.YOU), -5
        )
    )
    b = Bench(creature("Cheap", 1000, cheap), creature("Dear", 1000, cost=9))
    b.put(0, codes.ZONE_BATTLE, "Cheap")
    two, dear = b.put(0, codes.ZONE_HAND, "Two", "Dear")
    assert (cost_of(b.state, two), cost_of(b.state, dear)) == (2, 4)
    b.put(0, codes.ZONE_BATTLE, "Cheap")
    assert cost_of(b.state, dear) == 1


def test_a_floor_is_where_a_reduction_ends_and_never_makes_anything_dearer() -> None:
    floor = vocabulary.Always(
        vocabulary.CostChange(
            vocabulary.CardFilter((vocabulary.CardType.CREATURE,), zone=vocabulary.Zone.HAND, whose=vocabulary.YOU),
            -2,
            floor=2,
        )
    )
    b = Bench(creature("Floor", 1000, floor), creature("Three", 1000, cost=3))
    b.put(0, codes.ZONE_BATTLE, "Floor", "Floor")
    plain, three = b.put(0, codes.ZONE_HAND, "Plain", "Three")
    assert (cost_of(b.state, plain), cost_of(b.state, three)) == (1, 2)
