"""Why not: every reason with its rule, none that presupposes another, nothing about cards one cannot see."""

from __future__ import annotations

from regelwerk.kernel.decision import Option
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.explain import why_not
from regelwerk.wowtcg.state import WowPiece, WowState, seat_ref
from tests.wowtcg import tables
from tests.wowtcg.tables import do, go, new_table, now, put, resources, settle

Said = list[tuple[str, str]]


def said(
    s: WowState, seat: int, verb: int, subject: WowPiece | int = 0, object: WowPiece | int = 0, n: int = 0
) -> Said:
    """The reasons as (kind, rule)."""
    intent = Option(verb, tables.ref(subject), tables.ref(object), n)
    return [(reason.kind, reason.rule.number) for reason in why_not(s, seat, intent)]


def opened(*hand: str, count: int = 8) -> tuple[WowState, list[WowPiece]]:
    s = new_table()
    cards = put(s, 0, c.HAND, *hand)
    for seat in (0, 1):
        put(s, seat, c.DECK, *["Parvink"] * 5)
        resources(s, seat, count)
    return s, cards


# ---------------------------------------------------------------- playing and placing


def test_all_reasons_against_a_card_come_together() -> None:
    s, (ally,) = opened("Lady Jaina Proudmoore", count=2)
    go(s)
    assert said(s, 0, c.PLAY, ally) == [("resources", "wow7.4:403.6")]
    do(s, c.PASS)
    assert said(s, 0, c.PLAY, ally) == [("not-your-priority", "wow7.4:410.1"), ("resources", "wow7.4:403.6")]
    do(s, c.PASS)
    assert s.phase == c.END
    assert said(s, 0, c.PLAY, ally) == [("not-instant", "wow7.4:409.1"), ("resources", "wow7.4:403.6")]


def test_a_card_that_may_be_played_has_no_reason_against_it() -> None:
    s, (ally, quest) = opened("Latro Abiectus", "The Defias Brotherhood")
    go(s)
    assert said(s, 0, c.PLAY, ally) == []
    assert said(s, 0, c.PLAY, quest) == [("quests-are-not-played", "wow:307.1")]
    assert said(s, 0, c.PLACE, quest, n=1) == []
    assert said(s, 0, c.PLACE, ally, n=1) == [("only-quests-face-up", "wow7.4:412.1b")]


def test_one_resource_a_turn() -> None:
    s, (one, two) = opened("Parvink", "Latro Abiectus")
    go(s)
    do(s, c.PLACE, one)
    assert said(s, 0, c.PLACE, two) == [("no-time-to-place", "wow7.4:412.1a"), ("already-placed", "wow7.4:412.1")]
    settle(s)
    assert said(s, 0, c.PLACE, two) == [("already-placed", "wow7.4:412.1")]
    assert said(s, 0, c.PLAY, now(s, one)) == [("not-in-your-hand", "wow7.4:707.1a")]


def test_playing_with_a_first_target() -> None:
    s, (polymorph, fireball) = opened("Polymorph", "Fireball")
    mine = put(s, 0, c.ALLIES, "Parvink")[0]
    theirs = put(s, 1, c.ALLIES, "Guardian Steelhorn")[0]
    shielded = put(s, 1, c.RESOURCES, "Parvink", face_down=True, knows=0b10)[0]
    go(s)
    hero = s.hero(1)
    assert hero is not None
    assert said(s, 0, c.PLAY, fireball, theirs) == []
    assert said(s, 0, c.PLAY, fireball, hero) == []
    assert said(s, 0, c.PLAY, fireball, shielded) == [("wrong-type", "wow7.4:707.1d")], "play is one zone"
    assert said(s, 0, c.PLAY, fireball, seat_ref(1)) == [("no-card", "wow7.4:707.1d")]
    assert said(s, 0, c.PLAY, polymorph, theirs) == []
    assert said(s, 0, c.PLAY, polymorph, hero) == [("wrong-type", "wow7.4:707.1d")]
    assert said(s, 0, c.PLAY, mine, theirs) == [("not-in-your-hand", "wow7.4:707.1a")]


def test_an_x_that_does_not_fit() -> None:
    with_x = [card.name for card in tables.DEFS.cards if is_x(card.name)]
    assert with_x
    s, (spell,) = opened(with_x[0], count=8)
    put(s, 1, c.ALLIES, "Guardian Steelhorn")
    go(s)
    assert said(s, 0, c.PLAY, spell, n=50) == [("no-such-x", "wow7.4:707.1b")]
    assert said(s, 0, c.PLAY, spell, n=1) == []


def is_x(name: str) -> bool:
    """Whether it is a card whose cost has an X, with at most three resources besides."""
    card = tables.DEFS.named(name) if name else None
    return card is not None and card.play is not None and card.play.x_resources and card.cost <= 3


# -------------------------------------------------------------------------- attacking


def test_reasons_against_attacking() -> None:
    s, _ = opened()
    ready, tired, new = put(s, 0, c.ALLIES, "Parvink", "Latro Abiectus", "Crazy Igvand")
    tired.exhausted = True
    new.since = 5
    new.exhausted = True
    elusive = put(s, 1, c.ALLIES, "Apprentice Teep")[0]
    plain = put(s, 1, c.ALLIES, "Guardian Steelhorn")[0]
    go(s)
    assert said(s, 0, c.ATTACK, ready) == []
    assert said(s, 0, c.ATTACK, ready, plain) == []
    assert said(s, 0, c.ATTACK, ready, elusive) == [("is-elusive", "wow:601.2b")]
    assert said(s, 0, c.ATTACK, ready, tired) == [("not-an-opponents", "wow:601.2b")]
    assert said(s, 0, c.ATTACK, tired, plain) == [("is-exhausted", "wow:601.2a")]
    both = [("is-exhausted", "wow:601.2a"), ("joined-this-turn", "wow:601.2a")]
    assert said(s, 0, c.ATTACK, new, plain) == both
    assert said(s, 0, c.ATTACK, new, elusive) == [*both, ("is-elusive", "wow:601.2b")]
    assert said(s, 0, c.ATTACK, plain, ready) == [("no-character-of-yours", "wow:601.2a")]
    assert said(s, 1, c.ATTACK, plain, ready)[:2] == [
        ("not-your-priority", "wow7.4:410.1"),
        ("not-your-action-phase", "wow:601.1"),
    ]


def test_reasons_against_protecting() -> None:
    s, _ = opened()
    attacker = put(s, 0, c.ALLIES, "Parvink")[0]
    guard, tired, plain = put(s, 1, c.ALLIES, "Guardian Steelhorn", "Guardian Steelhorn", "Voss Treebender")
    tired.exhausted = True
    go(s)
    hero = s.hero(1)
    assert hero is not None
    assert said(s, 1, c.PROTECT, guard)[0] == ("not-your-priority", "wow7.4:410.1")
    do(s, c.ATTACK, attacker)
    assert said(s, 0, c.TARGET, attacker, hero) == []
    assert said(s, 0, c.PASS) == [("something-else-is-asked", "wow:601.2")]
    do(s, c.TARGET, attacker, hero)
    while s.decision is not None and s.decision.kind == c.PRIORITY:
        do(s, c.PASS)
    assert s.decision is not None
    assert s.decision.kind == c.MAY_PROTECT
    assert said(s, 1, c.PROTECT, guard) == []
    assert said(s, 1, c.PROTECT, tired) == [("is-exhausted", "wow:602.2")]
    assert said(s, 1, c.PROTECT, plain) == [("no-protector", "wow:602.2")]
    assert said(s, 1, c.PROTECT, hero)[0] == ("not-itself", "wow:602.2b")
    assert said(s, 1, c.PROTECT, attacker) == [("not-yours", "wow:602.2")]
    assert said(s, 0, c.PROTECT, attacker)[0] == ("another-seat-is-asked", "wow:602.2")


# ------------------------------------------------------------------------ other acts


def test_reasons_against_quests_weapons_and_powers() -> None:
    s, _ = opened(count=0)
    quest = put(s, 0, c.RESOURCES, "The Missing Diplomat")[0]
    hidden = put(s, 0, c.RESOURCES, "The Missing Diplomat", face_down=True, knows=1)[0]
    weapon = put(s, 0, c.HERO_ROW, "Krol Blade")[0]
    go(s)
    hero = s.hero(0)
    assert hero is not None
    assert said(s, 0, c.COMPLETE, quest) == [("resources", "wow7.4:403.6")]
    assert said(s, 0, c.COMPLETE, hidden) == [("no-open-quest", "wow7.4:702.2")]
    assert said(s, 0, c.USE, hidden) == [("is-face-down", "wow7.4:412.1")]
    assert said(s, 0, c.STRIKE, weapon)[0] == ("hero-not-in-combat", "wow:602.3a")
    assert said(s, 0, c.STRIKE, hero) == [("no-weapon-of-yours", "wow:602.3a")]
    assert said(s, 0, c.USE, weapon, n=7) == [("no-such-power", "wow7.4:701.2")]
    assert said(s, 0, c.USE) == [("which-card", "wow7.4:701.2")]


def test_a_hero_that_lies_face_down_has_no_power() -> None:
    s, _ = opened()
    hero = s.hero(0)
    assert hero is not None
    hero.face_down = True
    go(s)
    assert said(s, 0, c.USE, hero) == [("is-face-down", "wow:301.2")]


def test_answers_to_questions_that_are_not_open() -> None:
    s, (fireball,) = opened("Fireball")
    go(s)
    assert said(s, 0, c.YES) == [("nothing-asks-for-that", "ruling:announcement-can-be-finished")]
    assert said(s, 0, c.PASS) == []
    assert said(s, 1, c.PASS) == [("not-your-priority", "wow7.4:410.1")]
    do(s, c.PLAY, fireball)
    assert said(s, 0, c.PLAY, fireball) == [("something-else-is-asked", "wow7.4:707.1d")]
    assert said(s, 0, c.DONE_CHOOSING, fireball) == [("not-enough-yet", "wow7.4:707.1d")]
    assert said(s, 1, c.PASS) == [("not-your-priority", "wow7.4:410.1")], "the announcement is not known to others"
    assert said(s, 0, c.TARGET, fireball, fireball) == [("wrong-zone", "wow7.4:707.1d")]


def test_who_must_attack_may_not_pass() -> None:
    """Mocking Blow: the ally it hits must attack, and only the hero of whoever played it."""
    s, _ = opened()
    ally = put(s, 0, c.ALLIES, "Nerra Lifeboon")[0]
    other = put(s, 1, c.ALLIES, "Parvink")[0]
    blow = put(s, 1, c.HAND, "Mocking Blow")[0]
    go(s)
    hero = s.hero(1)
    assert hero is not None
    do(s, c.PASS)
    do(s, c.PLAY, blow)
    do(s, c.TARGET, None, ally)
    settle(s)
    ally = now(s, ally)
    assert said(s, 0, c.PASS) == [("must-attack", "wow:600.2")]
    assert said(s, 0, c.ATTACK, ally, hero) == []
    assert said(s, 0, c.ATTACK, ally, other) == [("must-attack-another", "wow:601.2c")]


def test_of_cards_one_cannot_see_nothing_is_said() -> None:
    s, _ = opened("Parvink")
    fireball, ally = put(s, 1, c.HAND, "Fireball", "Latro Abiectus")
    deck = s.pieces[s.zone(c.DECK, 0)[-1]]
    go(s)
    nothing = [("no-such-card", "ruling:known-hidden-cards")]
    for hidden in (fireball, ally, deck):
        for verb in range(1, len(c.VERBS)):
            assert said(s, 0, verb, hidden) == nothing
            assert said(s, 0, verb, 0, hidden) == nothing
    assert said(s, 1, c.PLAY, fireball)[0] == ("not-your-priority", "wow7.4:410.1")
    for senseless in (-1, 0xFFFF, 1 << 40, 77 << 16 | 1):
        assert said(s, 0, c.PLAY, senseless) == nothing


def test_after_the_end_nothing_can_be_done() -> None:
    s, (ally,) = opened("Parvink")
    hero = s.hero(1)
    assert hero is not None
    hero.damage = 99
    s.dirty = True
    go(s)
    assert s.result is not None
    assert said(s, 0, c.PLAY, ally) == [("game-over", "wow:102.1")]
    assert said(s, 0, c.PASS) == [("game-over", "wow:102.1")]


def test_a_seat_that_is_none_is_refused() -> None:
    s, _ = opened()
    go(s)
    assert said(s, 7, c.PASS) == [("not-in-game", "wow:102.2")]
    assert said(s, -1, c.PASS) == [("not-in-game", "wow:102.2")]
