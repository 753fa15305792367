"""Why not: every reason with its rule, none that presupposes another, nothing about faces one does not know."""

from __future__ import annotations

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.explain import why_not
from regelwerk.duelmasters.state import DmPiece, seat_ref
from regelwerk.kernel.decision import Option
from tests.duelmasters.tables import NATURE, Bench, creature, ref, spell

Said = list[tuple[str, str]]


def said(b: Bench, seat: int, verb: int, subject: DmPiece | int = 0, object: DmPiece | int = 0) -> Said:
    """The reasons as (kind, rule)."""
    reasons = why_not(b.s, seat, Option(verb, ref(subject), ref(object)))
    return [(reason.kind, reason.rule.number) for reason in reasons]


def test_all_reasons_against_an_attack_come_together() -> None:
    b = Bench(creature("Wimp", 1000, w.Always(w.Cannot(w.THIS, w.Act.ATTACK))))
    (wimp,) = b.put(0, c.BATTLE, "Wimp", tapped=True, new=True)
    (upright,) = b.put(1, c.BATTLE, "Plain")
    b.go(c.ATTACK_PHASE)
    assert said(b, 0, c.ATTACK, wimp, upright) == [
        ("is-tapped", "dm:8.1"),
        ("summoning-sickness", "kw:summoning-sickness"),
        ("cannot-attack", "dm:7.17"),
        ("is-untapped", "dm04:angriffsziel"),
    ]


def test_an_untapped_creature_is_no_target_and_a_tapped_one_is() -> None:
    b = Bench()
    (piece,) = b.put(0, c.BATTLE, "Plain")
    (upright,) = b.put(1, c.BATTLE, "Plain")
    (turned,) = b.put(1, c.BATTLE, "Plain", tapped=True)
    b.go(c.ATTACK_PHASE)
    assert said(b, 0, c.ATTACK, piece, upright) == [("is-untapped", "dm04:angriffsziel")]
    assert said(b, 0, c.ATTACK, piece, turned) == []
    assert said(b, 0, c.ATTACK, piece, seat_ref(0)) == [("no-opponent", "dm04:angriffsziel")]


def test_nothing_is_summoned_once_attacks_have_begun() -> None:
    b = Bench()
    (piece,) = b.put(0, c.HAND, "Plain")
    b.put(0, c.MANA, "Plain")
    b.go(c.ATTACK_PHASE)
    assert said(b, 0, c.SUMMON, piece) == [("wrong-step", "dm:5.4")]
    b.do(c.END)
    assert ("not-your-turn", "dm:5") in said(b, 0, c.SUMMON, piece)


def test_the_end_of_the_turn_names_every_creature_that_must_attack() -> None:
    b = Bench(creature("Mad", 1000, w.Always(w.MustAttack(w.THIS))))
    mad = b.put(0, c.BATTLE, "Mad", "Mad")
    b.go(c.ATTACK_PHASE)
    reasons = why_not(b.s, 0, Option(c.END))
    assert [(reason.kind, reason.ref) for reason in reasons] == [("must-attack", piece.ref) for piece in mad]


def test_of_a_shield_no_reason_tells_what_it_is() -> None:
    for name in ("Spark", "Plain"):
        b = Bench()
        (shield,) = b.put(0, c.SHIELDS, name)
        b.go()
        for verb in (c.SUMMON, c.CAST, c.USE, c.ATTACK, c.CHARGE):
            assert said(b, 0, verb, shield) == [("face-unknown", "ruling:known-hidden-cards")]


def test_of_a_card_in_another_hand_nothing_is_said() -> None:
    b = Bench()
    (theirs,) = b.put(1, c.HAND, "Plain")
    b.go()
    assert said(b, 0, c.SUMMON, theirs) == [("no-such-card", "ruling:known-hidden-cards")]


def test_why_a_creature_cannot_block() -> None:
    b = Bench(creature("Sneak", 1000, w.Stealth(w.Civilization.FIRE)))
    (sneak,) = b.put(0, c.BATTLE, "Sneak")
    (wall,) = b.put(1, c.BATTLE, "Wall", tapped=True)
    (plain,) = b.put(1, c.BATTLE, "Plain")
    b.put(1, c.MANA, "Plain")
    b.put(1, c.SHIELDS, "Plain")
    b.go(c.ATTACK_PHASE)
    b.attack(sneak, 1)
    assert b.asked() == (1, "shield trigger"), "nothing could block, so nobody was asked"
    asked = ("other-question", "dm:7.1")
    assert said(b, 1, c.BLOCK, wall) == [asked, ("is-tapped", "dm04:blocker-tappen"), ("stealth", "dm:7.12")]
    assert said(b, 1, c.BLOCK, plain) == [asked, ("no-blocker", "dm:7.2"), ("stealth", "dm:7.12")]


def test_what_the_list_has_passed_is_said_to_be_out_of_order() -> None:
    b = Bench(spell("Flash", w.Tap(w.Chosen(w.OPPOSING_CREATURE, 2, up_to=True))), spell("Purge", w.Discard(2)))
    flash, purge, *cards = b.put(0, c.HAND, "Flash", "Purge", "Plain", "Plain", "Plain")
    b.put(0, c.MANA, "Plain", "Plain")
    first, second, _ = b.put(1, c.BATTLE, "Plain", "Plain", "Plain")
    b.go()
    b.do(c.CAST, flash)
    b.do(c.PICK, None, second)
    assert said(b, 0, c.PICK, b.find(c.PICK).subject, first) == [("not-in-order", "dm:7.22")]
    b.do(c.DONE_CHOOSING)
    b.do(c.CAST, purge)
    assert said(b, 0, c.PICK, b.find(c.PICK).subject, cards[2]) == [("not-in-order", "kw:discard")]


def test_mana_that_the_list_has_passed_is_said_to_be_out_of_order() -> None:
    grass = creature("Grass", 1000, civilizations=(NATURE,))
    b = Bench(creature("Dear", 3000, cost=3), grass)
    (dear,) = b.put(0, c.HAND, "Dear")
    water, fire, *_ = b.put(0, c.MANA, "Drop", "Plain", "Plain", "Grass", "Grass")
    b.go()
    b.do(c.SUMMON, dear)
    b.do(c.PAY, dear, fire)
    assert said(b, 0, c.PAY, dear, water) == [("not-in-order", "dm:6.1")]


def test_a_game_that_is_over_refuses_everything_for_that() -> None:
    b = Bench()
    (piece,) = b.put(0, c.BATTLE, "Plain")
    b.go(c.ATTACK_PHASE)
    b.attack(piece, 1)
    assert said(b, 0, c.END) == [("game-over", "dm:11.7")]
