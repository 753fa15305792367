"""Why not: every reason with its rule, none that presupposes another, nothing about cards one cannot see."""

from __future__ import annotations

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import Seat
from regelwerk.kernel.piece import seat_ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.refusals import why_not
from regelwerk.wowtcg.state import WowPiece, WowState
from tests.wowtcg import tables
from tests.wowtcg.tables import do, go, new_table, now, put, resources, settle

Said = list[tuple[str, str]]


def said(
    state: WowState, seat: int, verb: int, subject: WowPiece | int = 0, object: WowPiece | int = 0, n: int = 0
) -> Said:
    """The reasons as (kind, rule)."""
    intent = Option(verb, tables.ref(subject), tables.ref(object), n)
    return [(reason.kind, reason.rule.number) for reason in why_not(state, seat, intent)]


def opened(*hand: str, count: int = 8) -> tuple[WowState, list[WowPiece]]:
    state = new_table()
    cards = put(state, 0, codes.ZONE_HAND, *hand)
    for seat in (0, 1):
        put(state, seat, codes.ZONE_DECK, *["Parvink"] * 5)
        resources(state, seat, count)
    return state, cards


# ---------------------------------------------------------------- playing and placing


def test_all_reasons_against_a_card_come_together() -> None:
    state, (ally,) = opened("Lady Jaina Proudmoore", count=2)
    go(state)
    assert said(state, 0, codes.VERB_PLAY, ally) == [("resources", "wow7.4:403.6")]
    do(state, codes.VERB_PASS)
    assert said(state, 0, codes.VERB_PLAY, ally) == [
        ("not-your-priority", "wow7.4:410.1"),
        ("resources", "wow7.4:403.6"),
    ]
    do(state, codes.VERB_PASS)
    assert state.phase == codes.PHASE_END
    assert said(state, 0, codes.VERB_PLAY, ally) == [("not-instant", "wow7.4:409.1"), ("resources", "wow7.4:403.6")]


def test_a_card_that_may_be_played_has_no_reason_against_it() -> None:
    state, (ally, quest) = opened("Latro Abiectus", "The Defias Brotherhood")
    go(state)
    assert said(state, 0, codes.VERB_PLAY, ally) == []
    assert said(state, 0, codes.VERB_PLAY, quest) == [("quests-are-not-played", "wow:307.1")]
    assert said(state, 0, codes.VERB_PLACE, quest, n=1) == []
    assert said(state, 0, codes.VERB_PLACE, ally, n=1) == [("only-quests-face-up", "wow7.4:412.1b")]


def test_one_resource_a_turn() -> None:
    state, (one, two) = opened("Parvink", "Latro Abiectus")
    go(state)
    do(state, codes.VERB_PLACE, one)
    assert said(state, 0, codes.VERB_PLACE, two) == [
        ("no-time-to-place", "wow7.4:412.1a"),
        ("already-placed", "wow7.4:412.1"),
    ]
    settle(state)
    assert said(state, 0, codes.VERB_PLACE, two) == [("already-placed", "wow7.4:412.1")]
    assert said(state, 0, codes.VERB_PLAY, now(state, one)) == [("not-in-your-hand", "wow7.4:707.1a")]


def test_playing_with_a_first_target() -> None:
    state, (polymorph, fireball) = opened("Polymorph", "Fireball")
    mine = put(state, 0, codes.ZONE_ALLIES, "Parvink")[0]
    theirs = put(state, 1, codes.ZONE_ALLIES, "Guardian Steelhorn")[0]
    shielded = put(state, 1, codes.ZONE_RESOURCES, "Parvink", face_down=True, known_to=0b10)[0]
    go(state)
    hero = state.hero(1)
    assert hero is not None
    assert said(state, 0, codes.VERB_PLAY, fireball, theirs) == []
    assert said(state, 0, codes.VERB_PLAY, fireball, hero) == []
    assert said(state, 0, codes.VERB_PLAY, fireball, shielded) == [("wrong-type", "wow7.4:707.1d")], "play is one zone"
    assert said(state, 0, codes.VERB_PLAY, fireball, seat_ref(Seat(1))) == [("no-card", "wow7.4:707.1d")]
    assert said(state, 0, codes.VERB_PLAY, polymorph, theirs) == []
    assert said(state, 0, codes.VERB_PLAY, polymorph, hero) == [("wrong-type", "wow7.4:707.1d")]
    assert said(state, 0, codes.VERB_PLAY, mine, theirs) == [("not-in-your-hand", "wow7.4:707.1a")]


def test_an_x_that_does_not_fit() -> None:
    with_x = [card.name for card in tables.DEFS.cards if is_x(card.name)]
    assert with_x
    state, (spell,) = opened(with_x[0], count=8)
    put(state, 1, codes.ZONE_ALLIES, "Guardian Steelhorn")
    go(state)
    assert said(state, 0, codes.VERB_PLAY, spell, n=50) == [("no-such-x", "wow7.4:707.1b")]
    assert said(state, 0, codes.VERB_PLAY, spell, n=1) == []


def is_x(name: str) -> bool:
    """Whether it is a card whose cost has an X, with at most three resources besides."""
    card = tables.DEFS.named(name) if name else None
    return card is not None and card.play is not None and card.play.x_resources and card.cost <= 3


# -------------------------------------------------------------------------- attacking


def test_reasons_against_attacking() -> None:
    state, _ = opened()
    ready, tired, new = put(state, 0, codes.ZONE_ALLIES, "Parvink", "Latro Abiectus", "Crazy Igvand")
    tired.exhausted = True
    new.since = 5
    new.exhausted = True
    elusive = put(state, 1, codes.ZONE_ALLIES, "Apprentice Teep")[0]
    plain = put(state, 1, codes.ZONE_ALLIES, "Guardian Steelhorn")[0]
    go(state)
    assert said(state, 0, codes.VERB_ATTACK, ready) == []
    assert said(state, 0, codes.VERB_ATTACK, ready, plain) == []
    assert said(state, 0, codes.VERB_ATTACK, ready, elusive) == [("is-elusive", "wow:601.2b")]
    assert said(state, 0, codes.VERB_ATTACK, ready, tired) == [("not-an-opponents", "wow:601.2b")]
    assert said(state, 0, codes.VERB_ATTACK, tired, plain) == [("is-exhausted", "wow:601.2a")]
    both = [("is-exhausted", "wow:601.2a"), ("joined-this-turn", "wow:601.2a")]
    assert said(state, 0, codes.VERB_ATTACK, new, plain) == both
    assert said(state, 0, codes.VERB_ATTACK, new, elusive) == [*both, ("is-elusive", "wow:601.2b")]
    assert said(state, 0, codes.VERB_ATTACK, plain, ready) == [("no-character-of-yours", "wow:601.2a")]
    assert said(state, 1, codes.VERB_ATTACK, plain, ready)[:2] == [
        ("not-your-priority", "wow7.4:410.1"),
        ("not-your-action-phase", "wow:601.1"),
    ]


def test_reasons_against_protecting() -> None:
    state, _ = opened()
    attacker = put(state, 0, codes.ZONE_ALLIES, "Parvink")[0]
    guard, tired, plain = put(
        state, 1, codes.ZONE_ALLIES, "Guardian Steelhorn", "Guardian Steelhorn", "Voss Treebender"
    )
    tired.exhausted = True
    go(state)
    hero = state.hero(1)
    assert hero is not None
    assert said(state, 1, codes.VERB_PROTECT, guard)[0] == ("not-your-priority", "wow7.4:410.1")
    do(state, codes.VERB_ATTACK, attacker)
    assert said(state, 0, codes.VERB_TARGET, attacker, hero) == []
    assert said(state, 0, codes.VERB_PASS) == [("something-else-is-asked", "wow:601.2")]
    do(state, codes.VERB_TARGET, attacker, hero)
    while state.decision is not None and state.decision.kind == codes.DECISION_PRIORITY:
        do(state, codes.VERB_PASS)
    assert state.decision is not None
    assert state.decision.kind == codes.DECISION_MAY_PROTECT
    assert said(state, 1, codes.VERB_PROTECT, guard) == []
    assert said(state, 1, codes.VERB_PROTECT, tired) == [("is-exhausted", "wow:602.2")]
    assert said(state, 1, codes.VERB_PROTECT, plain) == [("no-protector", "wow:602.2")]
    assert said(state, 1, codes.VERB_PROTECT, hero)[0] == ("not-itself", "wow:602.2b")
    assert said(state, 1, codes.VERB_PROTECT, attacker) == [("not-yours", "wow:602.2")]
    assert said(state, 0, codes.VERB_PROTECT, attacker)[0] == ("another-seat-is-asked", "wow:602.2")


# ------------------------------------------------------------------------ other acts


def test_reasons_against_quests_weapons_and_powers() -> None:
    state, _ = opened(count=0)
    quest = put(state, 0, codes.ZONE_RESOURCES, "The Missing Diplomat")[0]
    hidden = put(state, 0, codes.ZONE_RESOURCES, "The Missing Diplomat", face_down=True, known_to=1)[0]
    weapon = put(state, 0, codes.ZONE_HERO_ROW, "Krol Blade")[0]
    go(state)
    hero = state.hero(0)
    assert hero is not None
    assert said(state, 0, codes.VERB_COMPLETE, quest) == [("resources", "wow7.4:403.6")]
    assert said(state, 0, codes.VERB_COMPLETE, hidden) == [("no-open-quest", "wow7.4:702.2")]
    assert said(state, 0, codes.VERB_USE, hidden) == [("is-face-down", "wow7.4:412.1")]
    assert said(state, 0, codes.VERB_STRIKE, weapon)[0] == ("hero-not-in-combat", "wow:602.3a")
    assert said(state, 0, codes.VERB_STRIKE, hero) == [("no-weapon-of-yours", "wow:602.3a")]
    assert said(state, 0, codes.VERB_USE, weapon, n=7) == [("no-such-power", "wow7.4:701.2")]
    assert said(state, 0, codes.VERB_USE) == [("which-card", "wow7.4:701.2")]


def test_a_hero_that_lies_face_down_has_no_power() -> None:
    state, _ = opened()
    hero = state.hero(0)
    assert hero is not None
    hero.face_down = True
    go(state)
    assert said(state, 0, codes.VERB_USE, hero) == [("is-face-down", "wow:301.2")]


def test_answers_to_questions_that_are_not_open() -> None:
    state, (fireball,) = opened("Fireball")
    go(state)
    assert said(state, 0, codes.VERB_YES) == [("nothing-asks-for-that", "ruling:announcement-can-be-finished")]
    assert said(state, 0, codes.VERB_PASS) == []
    assert said(state, 1, codes.VERB_PASS) == [("not-your-priority", "wow7.4:410.1")]
    do(state, codes.VERB_PLAY, fireball)
    assert said(state, 0, codes.VERB_PLAY, fireball) == [("something-else-is-asked", "wow7.4:707.1d")]
    assert said(state, 0, codes.VERB_DONE_CHOOSING, fireball) == [("not-enough-yet", "wow7.4:707.1d")]
    assert said(state, 1, codes.VERB_PASS) == [("not-your-priority", "wow7.4:410.1")], (
        "the announcement is not known to others"
    )
    assert said(state, 0, codes.VERB_TARGET, fireball, fireball) == [("wrong-zone", "wow7.4:707.1d")]


def test_who_must_attack_may_not_pass() -> None:
    """Mocking Blow: the ally it hits must attack, and only the hero of whoever played it."""
    state, _ = opened()
    ally = put(state, 0, codes.ZONE_ALLIES, "Nerra Lifeboon")[0]
    other = put(state, 1, codes.ZONE_ALLIES, "Parvink")[0]
    blow = put(state, 1, codes.ZONE_HAND, "Mocking Blow")[0]
    go(state)
    hero = state.hero(1)
    assert hero is not None
    do(state, codes.VERB_PASS)
    do(state, codes.VERB_PLAY, blow)
    do(state, codes.VERB_TARGET, None, ally)
    settle(state)
    ally = now(state, ally)
    assert said(state, 0, codes.VERB_PASS) == [("must-attack", "wow:600.2")]
    assert said(state, 0, codes.VERB_ATTACK, ally, hero) == []
    assert said(state, 0, codes.VERB_ATTACK, ally, other) == [("must-attack-another", "wow:601.2c")]


def test_of_cards_one_cannot_see_nothing_is_said() -> None:
    state, _ = opened("Parvink")
    fireball, ally = put(state, 1, codes.ZONE_HAND, "Fireball", "Latro Abiectus")
    deck = state.pieces[state.zone_ids(codes.ZONE_DECK, 0)[-1]]
    go(state)
    nothing = [("no-such-card", "ruling:known-hidden-cards")]
    for hidden in (fireball, ally, deck):
        for verb in range(1, len(codes.VERBS)):
            assert said(state, 0, verb, hidden) == nothing
            assert said(state, 0, verb, 0, hidden) == nothing
    assert said(state, 1, codes.VERB_PLAY, fireball)[0] == ("not-your-priority", "wow7.4:410.1")
    for senseless in (-1, 0xFFFF, 1 << 40, 77 << 16 | 1):
        assert said(state, 0, codes.VERB_PLAY, senseless) == nothing


def test_after_the_end_nothing_can_be_done() -> None:
    state, (ally,) = opened("Parvink")
    hero = state.hero(1)
    assert hero is not None
    hero.damage = 99
    state.checks_dirty = True
    go(state)
    assert state.result is not None
    assert said(state, 0, codes.VERB_PLAY, ally) == [("game-over", "wow:102.1")]
    assert said(state, 0, codes.VERB_PASS) == [("game-over", "wow:102.1")]


def test_a_seat_that_is_none_is_refused() -> None:
    state, _ = opened()
    go(state)
    assert said(state, 7, codes.VERB_PASS) == [("not-in-game", "wow:102.2")]
    assert said(state, -1, codes.VERB_PASS) == [("not-in-game", "wow:102.2")]
