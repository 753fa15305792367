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
    state: WowState, seat: int, verb: int, subject: WowPiece | int = 0, object: WowPiece | int = 0, n: int = 0
) -> Said:
    """The reasons as (kind, rule)."""
    intent = Option(verb, tables.ref(subject), tables.ref(object), n)
    return [(reason.kind, reason.rule.number) for reason in why_not(state, seat, intent)]


def opened(*hand: str, count: int = 8) -> tuple[WowState, list[WowPiece]]:
    state = new_table()
    cards = put(state, 0, c.HAND, *hand)
    for seat in (0, 1):
        put(state, seat, c.DECK, *["Parvink"] * 5)
        resources(state, seat, count)
    return state, cards


# ---------------------------------------------------------------- playing and placing


def test_all_reasons_against_a_card_come_together() -> None:
    state, (ally,) = opened("Lady Jaina Proudmoore", count=2)
    go(state)
    assert said(state, 0, c.PLAY, ally) == [("resources", "wow7.4:403.6")]
    do(state, c.PASS)
    assert said(state, 0, c.PLAY, ally) == [("not-your-priority", "wow7.4:410.1"), ("resources", "wow7.4:403.6")]
    do(state, c.PASS)
    assert state.phase == c.END
    assert said(state, 0, c.PLAY, ally) == [("not-instant", "wow7.4:409.1"), ("resources", "wow7.4:403.6")]


def test_a_card_that_may_be_played_has_no_reason_against_it() -> None:
    state, (ally, quest) = opened("Latro Abiectus", "The Defias Brotherhood")
    go(state)
    assert said(state, 0, c.PLAY, ally) == []
    assert said(state, 0, c.PLAY, quest) == [("quests-are-not-played", "wow:307.1")]
    assert said(state, 0, c.PLACE, quest, n=1) == []
    assert said(state, 0, c.PLACE, ally, n=1) == [("only-quests-face-up", "wow7.4:412.1b")]


def test_one_resource_a_turn() -> None:
    state, (one, two) = opened("Parvink", "Latro Abiectus")
    go(state)
    do(state, c.PLACE, one)
    assert said(state, 0, c.PLACE, two) == [("no-time-to-place", "wow7.4:412.1a"), ("already-placed", "wow7.4:412.1")]
    settle(state)
    assert said(state, 0, c.PLACE, two) == [("already-placed", "wow7.4:412.1")]
    assert said(state, 0, c.PLAY, now(state, one)) == [("not-in-your-hand", "wow7.4:707.1a")]


def test_playing_with_a_first_target() -> None:
    state, (polymorph, fireball) = opened("Polymorph", "Fireball")
    mine = put(state, 0, c.ALLIES, "Parvink")[0]
    theirs = put(state, 1, c.ALLIES, "Guardian Steelhorn")[0]
    shielded = put(state, 1, c.RESOURCES, "Parvink", face_down=True, knows=0b10)[0]
    go(state)
    hero = state.hero(1)
    assert hero is not None
    assert said(state, 0, c.PLAY, fireball, theirs) == []
    assert said(state, 0, c.PLAY, fireball, hero) == []
    assert said(state, 0, c.PLAY, fireball, shielded) == [("wrong-type", "wow7.4:707.1d")], "play is one zone"
    assert said(state, 0, c.PLAY, fireball, seat_ref(1)) == [("no-card", "wow7.4:707.1d")]
    assert said(state, 0, c.PLAY, polymorph, theirs) == []
    assert said(state, 0, c.PLAY, polymorph, hero) == [("wrong-type", "wow7.4:707.1d")]
    assert said(state, 0, c.PLAY, mine, theirs) == [("not-in-your-hand", "wow7.4:707.1a")]


def test_an_x_that_does_not_fit() -> None:
    with_x = [card.name for card in tables.DEFS.cards if is_x(card.name)]
    assert with_x
    state, (spell,) = opened(with_x[0], count=8)
    put(state, 1, c.ALLIES, "Guardian Steelhorn")
    go(state)
    assert said(state, 0, c.PLAY, spell, n=50) == [("no-such-x", "wow7.4:707.1b")]
    assert said(state, 0, c.PLAY, spell, n=1) == []


def is_x(name: str) -> bool:
    """Whether it is a card whose cost has an X, with at most three resources besides."""
    card = tables.DEFS.named(name) if name else None
    return card is not None and card.play is not None and card.play.x_resources and card.cost <= 3


# -------------------------------------------------------------------------- attacking


def test_reasons_against_attacking() -> None:
    state, _ = opened()
    ready, tired, new = put(state, 0, c.ALLIES, "Parvink", "Latro Abiectus", "Crazy Igvand")
    tired.exhausted = True
    new.since = 5
    new.exhausted = True
    elusive = put(state, 1, c.ALLIES, "Apprentice Teep")[0]
    plain = put(state, 1, c.ALLIES, "Guardian Steelhorn")[0]
    go(state)
    assert said(state, 0, c.ATTACK, ready) == []
    assert said(state, 0, c.ATTACK, ready, plain) == []
    assert said(state, 0, c.ATTACK, ready, elusive) == [("is-elusive", "wow:601.2b")]
    assert said(state, 0, c.ATTACK, ready, tired) == [("not-an-opponents", "wow:601.2b")]
    assert said(state, 0, c.ATTACK, tired, plain) == [("is-exhausted", "wow:601.2a")]
    both = [("is-exhausted", "wow:601.2a"), ("joined-this-turn", "wow:601.2a")]
    assert said(state, 0, c.ATTACK, new, plain) == both
    assert said(state, 0, c.ATTACK, new, elusive) == [*both, ("is-elusive", "wow:601.2b")]
    assert said(state, 0, c.ATTACK, plain, ready) == [("no-character-of-yours", "wow:601.2a")]
    assert said(state, 1, c.ATTACK, plain, ready)[:2] == [
        ("not-your-priority", "wow7.4:410.1"),
        ("not-your-action-phase", "wow:601.1"),
    ]


def test_reasons_against_protecting() -> None:
    state, _ = opened()
    attacker = put(state, 0, c.ALLIES, "Parvink")[0]
    guard, tired, plain = put(state, 1, c.ALLIES, "Guardian Steelhorn", "Guardian Steelhorn", "Voss Treebender")
    tired.exhausted = True
    go(state)
    hero = state.hero(1)
    assert hero is not None
    assert said(state, 1, c.PROTECT, guard)[0] == ("not-your-priority", "wow7.4:410.1")
    do(state, c.ATTACK, attacker)
    assert said(state, 0, c.TARGET, attacker, hero) == []
    assert said(state, 0, c.PASS) == [("something-else-is-asked", "wow:601.2")]
    do(state, c.TARGET, attacker, hero)
    while state.decision is not None and state.decision.kind == c.PRIORITY:
        do(state, c.PASS)
    assert state.decision is not None
    assert state.decision.kind == c.MAY_PROTECT
    assert said(state, 1, c.PROTECT, guard) == []
    assert said(state, 1, c.PROTECT, tired) == [("is-exhausted", "wow:602.2")]
    assert said(state, 1, c.PROTECT, plain) == [("no-protector", "wow:602.2")]
    assert said(state, 1, c.PROTECT, hero)[0] == ("not-itself", "wow:602.2b")
    assert said(state, 1, c.PROTECT, attacker) == [("not-yours", "wow:602.2")]
    assert said(state, 0, c.PROTECT, attacker)[0] == ("another-seat-is-asked", "wow:602.2")


# ------------------------------------------------------------------------ other acts


def test_reasons_against_quests_weapons_and_powers() -> None:
    state, _ = opened(count=0)
    quest = put(state, 0, c.RESOURCES, "The Missing Diplomat")[0]
    hidden = put(state, 0, c.RESOURCES, "The Missing Diplomat", face_down=True, knows=1)[0]
    weapon = put(state, 0, c.HERO_ROW, "Krol Blade")[0]
    go(state)
    hero = state.hero(0)
    assert hero is not None
    assert said(state, 0, c.COMPLETE, quest) == [("resources", "wow7.4:403.6")]
    assert said(state, 0, c.COMPLETE, hidden) == [("no-open-quest", "wow7.4:702.2")]
    assert said(state, 0, c.USE, hidden) == [("is-face-down", "wow7.4:412.1")]
    assert said(state, 0, c.STRIKE, weapon)[0] == ("hero-not-in-combat", "wow:602.3a")
    assert said(state, 0, c.STRIKE, hero) == [("no-weapon-of-yours", "wow:602.3a")]
    assert said(state, 0, c.USE, weapon, n=7) == [("no-such-power", "wow7.4:701.2")]
    assert said(state, 0, c.USE) == [("which-card", "wow7.4:701.2")]


def test_a_hero_that_lies_face_down_has_no_power() -> None:
    state, _ = opened()
    hero = state.hero(0)
    assert hero is not None
    hero.face_down = True
    go(state)
    assert said(state, 0, c.USE, hero) == [("is-face-down", "wow:301.2")]


def test_answers_to_questions_that_are_not_open() -> None:
    state, (fireball,) = opened("Fireball")
    go(state)
    assert said(state, 0, c.YES) == [("nothing-asks-for-that", "ruling:announcement-can-be-finished")]
    assert said(state, 0, c.PASS) == []
    assert said(state, 1, c.PASS) == [("not-your-priority", "wow7.4:410.1")]
    do(state, c.PLAY, fireball)
    assert said(state, 0, c.PLAY, fireball) == [("something-else-is-asked", "wow7.4:707.1d")]
    assert said(state, 0, c.DONE_CHOOSING, fireball) == [("not-enough-yet", "wow7.4:707.1d")]
    assert said(state, 1, c.PASS) == [("not-your-priority", "wow7.4:410.1")], "the announcement is not known to others"
    assert said(state, 0, c.TARGET, fireball, fireball) == [("wrong-zone", "wow7.4:707.1d")]


def test_who_must_attack_may_not_pass() -> None:
    """Mocking Blow: the ally it hits must attack, and only the hero of whoever played it."""
    state, _ = opened()
    ally = put(state, 0, c.ALLIES, "Nerra Lifeboon")[0]
    other = put(state, 1, c.ALLIES, "Parvink")[0]
    blow = put(state, 1, c.HAND, "Mocking Blow")[0]
    go(state)
    hero = state.hero(1)
    assert hero is not None
    do(state, c.PASS)
    do(state, c.PLAY, blow)
    do(state, c.TARGET, None, ally)
    settle(state)
    ally = now(state, ally)
    assert said(state, 0, c.PASS) == [("must-attack", "wow:600.2")]
    assert said(state, 0, c.ATTACK, ally, hero) == []
    assert said(state, 0, c.ATTACK, ally, other) == [("must-attack-another", "wow:601.2c")]


def test_of_cards_one_cannot_see_nothing_is_said() -> None:
    state, _ = opened("Parvink")
    fireball, ally = put(state, 1, c.HAND, "Fireball", "Latro Abiectus")
    deck = state.pieces[state.zone(c.DECK, 0)[-1]]
    go(state)
    nothing = [("no-such-card", "ruling:known-hidden-cards")]
    for hidden in (fireball, ally, deck):
        for verb in range(1, len(c.VERBS)):
            assert said(state, 0, verb, hidden) == nothing
            assert said(state, 0, verb, 0, hidden) == nothing
    assert said(state, 1, c.PLAY, fireball)[0] == ("not-your-priority", "wow7.4:410.1")
    for senseless in (-1, 0xFFFF, 1 << 40, 77 << 16 | 1):
        assert said(state, 0, c.PLAY, senseless) == nothing


def test_after_the_end_nothing_can_be_done() -> None:
    state, (ally,) = opened("Parvink")
    hero = state.hero(1)
    assert hero is not None
    hero.damage = 99
    state.dirty = True
    go(state)
    assert state.result is not None
    assert said(state, 0, c.PLAY, ally) == [("game-over", "wow:102.1")]
    assert said(state, 0, c.PASS) == [("game-over", "wow:102.1")]


def test_a_seat_that_is_none_is_refused() -> None:
    state, _ = opened()
    go(state)
    assert said(state, 7, c.PASS) == [("not-in-game", "wow:102.2")]
    assert said(state, -1, c.PASS) == [("not-in-game", "wow:102.2")]
