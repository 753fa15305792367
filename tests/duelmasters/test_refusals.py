"""Why not: every reason with its rule, none that presupposes another, nothing about faces one does not know."""

from __future__ import annotations

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.refusals import why_not
from regelwerk.duelmasters.state import DmPiece
from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import Seat
from regelwerk.kernel.piece import seat_ref
from tests.duelmasters.tables import NATURE, Bench, creature, ref, spell

Reasons = list[tuple[str, str]]


def reasons_against(b: Bench, seat: int, verb: int, subject: DmPiece | int = 0, object: DmPiece | int = 0) -> Reasons:
    """The reasons as (kind, rule)."""
    reasons = why_not(b.state, seat, Option(verb, ref(subject), ref(object)))
    return [(reason.kind, reason.rule.number) for reason in reasons]


def test_all_reasons_against_an_attack_come_together() -> None:
    b = Bench(
        creature(
            "Wimp", 1000, vocabulary.Always(vocabulary.Cannot(vocabulary.THIS, vocabulary.RestrictedAction.ATTACK))
        )
    )
    (wimp,) = b.put(0, codes.ZONE_BATTLE, "Wimp", tapped=True, new=True)
    (upright,) = b.put(1, codes.ZONE_BATTLE, "Plain")
    b.go(codes.PHASE_ATTACK)
    assert reasons_against(b, 0, codes.VERB_ATTACK, wimp, upright) == [
        ("is-tapped", "dm:8.1"),
        ("summoning-sickness", "kw:summoning-sickness"),
        ("cannot-attack", "dm:7.17"),
        ("is-untapped", "dm04:angriffsziel"),
    ]


def test_an_untapped_creature_is_no_target_and_a_tapped_one_is() -> None:
    b = Bench()
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    (upright,) = b.put(1, codes.ZONE_BATTLE, "Plain")
    (turned,) = b.put(1, codes.ZONE_BATTLE, "Plain", tapped=True)
    b.go(codes.PHASE_ATTACK)
    assert reasons_against(b, 0, codes.VERB_ATTACK, piece, upright) == [("is-untapped", "dm04:angriffsziel")]
    assert reasons_against(b, 0, codes.VERB_ATTACK, piece, turned) == []
    assert reasons_against(b, 0, codes.VERB_ATTACK, piece, seat_ref(Seat(0))) == [("no-opponent", "dm04:angriffsziel")]


def test_nothing_is_summoned_once_attacks_have_begun() -> None:
    b = Bench()
    (piece,) = b.put(0, codes.ZONE_HAND, "Plain")
    b.put(0, codes.ZONE_MANA, "Plain")
    b.go(codes.PHASE_ATTACK)
    assert reasons_against(b, 0, codes.VERB_SUMMON, piece) == [("wrong-step", "dm:5.4")]
    b.do(codes.VERB_END)
    assert ("not-your-turn", "dm:5") in reasons_against(b, 0, codes.VERB_SUMMON, piece)


def test_the_end_of_the_turn_names_every_creature_that_must_attack() -> None:
    b = Bench(creature("Mad", 1000, vocabulary.Always(vocabulary.MustAttack(vocabulary.THIS))))
    mad = b.put(0, codes.ZONE_BATTLE, "Mad", "Mad")
    b.go(codes.PHASE_ATTACK)
    reasons = why_not(b.state, 0, Option(codes.VERB_END))
    assert [(reason.kind, reason.ref) for reason in reasons] == [("must-attack", piece.ref) for piece in mad]


def test_of_a_shield_no_reason_tells_what_it_is() -> None:
    for name in ("Spark", "Plain"):
        b = Bench()
        (shield,) = b.put(0, codes.ZONE_SHIELDS, name)
        b.go()
        for verb in (codes.VERB_SUMMON, codes.VERB_CAST, codes.VERB_USE, codes.VERB_ATTACK, codes.VERB_CHARGE):
            assert reasons_against(b, 0, verb, shield) == [("face-unknown", "ruling:known-hidden-cards")]


def test_of_a_card_in_another_hand_nothing_is_said() -> None:
    b = Bench()
    (theirs,) = b.put(1, codes.ZONE_HAND, "Plain")
    b.go()
    assert reasons_against(b, 0, codes.VERB_SUMMON, theirs) == [("no-such-card", "ruling:known-hidden-cards")]


def test_why_a_creature_cannot_block() -> None:
    b = Bench(creature("Sneak", 1000, vocabulary.Stealth(vocabulary.Civilization.FIRE)))
    (sneak,) = b.put(0, codes.ZONE_BATTLE, "Sneak")
    (wall,) = b.put(1, codes.ZONE_BATTLE, "Wall", tapped=True)
    (plain,) = b.put(1, codes.ZONE_BATTLE, "Plain")
    b.put(1, codes.ZONE_MANA, "Plain")
    b.put(1, codes.ZONE_SHIELDS, "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(sneak, 1)
    assert b.asked() == (1, "shield trigger"), "nothing could block, so nobody was asked"
    asked = ("other-question", "dm:7.1")
    assert reasons_against(b, 1, codes.VERB_BLOCK, wall) == [
        asked,
        ("is-tapped", "dm04:blocker-tappen"),
        ("stealth", "dm:7.12"),
    ]
    assert reasons_against(b, 1, codes.VERB_BLOCK, plain) == [asked, ("no-blocker", "dm:7.2"), ("stealth", "dm:7.12")]


def test_what_the_list_has_passed_is_said_to_be_out_of_order() -> None:
    b = Bench(
        spell("Flash", vocabulary.Tap(vocabulary.Chosen(vocabulary.OPPOSING_CREATURE, 2, up_to=True))),
        spell("Purge", vocabulary.Discard(2)),
    )
    flash, purge, *cards = b.put(0, codes.ZONE_HAND, "Flash", "Purge", "Plain", "Plain", "Plain")
    b.put(0, codes.ZONE_MANA, "Plain", "Plain")
    first, second, _ = b.put(1, codes.ZONE_BATTLE, "Plain", "Plain", "Plain")
    b.go()
    b.do(codes.VERB_CAST, flash)
    b.do(codes.VERB_PICK, None, second)
    assert reasons_against(b, 0, codes.VERB_PICK, b.find(codes.VERB_PICK).subject, first) == [
        ("not-in-order", "dm:7.22")
    ]
    b.do(codes.VERB_DONE_CHOOSING)
    b.do(codes.VERB_CAST, purge)
    assert reasons_against(b, 0, codes.VERB_PICK, b.find(codes.VERB_PICK).subject, cards[2]) == [
        ("not-in-order", "kw:discard")
    ]


def test_mana_that_the_list_has_passed_is_said_to_be_out_of_order() -> None:
    grass = creature("Grass", 1000, civilizations=(NATURE,))
    b = Bench(creature("Dear", 3000, cost=3), grass)
    (dear,) = b.put(0, codes.ZONE_HAND, "Dear")
    water, fire, *_ = b.put(0, codes.ZONE_MANA, "Drop", "Plain", "Plain", "Grass", "Grass")
    b.go()
    b.do(codes.VERB_SUMMON, dear)
    b.do(codes.VERB_PAY, dear, fire)
    assert reasons_against(b, 0, codes.VERB_PAY, dear, water) == [("not-in-order", "dm:6.1")]


def test_a_game_that_is_over_refuses_everything_for_that() -> None:
    b = Bench()
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    assert reasons_against(b, 0, codes.VERB_END) == [("game-over", "dm:11.7")]
