"""Evolution, replacement, last known information, empty decks (dm:9, 10)."""

from __future__ import annotations

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.changes import evolve
from regelwerk.duelmasters.defs import EDITION, MODERN
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.sight import view
from regelwerk.duelmasters.values import power, sick
from tests.duelmasters.tables import Bench, creature, spell
from tests.laws.common import conserved

LORD = creature("Lord", 6000, w.Evolution((w.Noun((), (w.OfRace("Human"),), whose=w.YOU),)))
KING = creature(
    "King",
    9000,
    w.Evolution((w.Noun((), (w.OfRace("Human"),), whose=w.YOU), w.Noun((), (w.OfRace("Beast"),), whose=w.YOU))),
)
BEAST = creature("Beast", 1000, races=("Beast",))
UP = spell("Up", w.Have(w.Chosen(w.YOUR_CREATURE), power=1000, span=w.Span.THIS_TURN))


def test_an_evolved_creature_keeps_tap_state_and_effects_and_attacks_at_once() -> None:
    b = Bench(LORD, UP)
    (base,) = b.put(0, c.BATTLE, "Plain", new=True)
    lord, up = b.put(0, c.HAND, "Lord", "Up")
    b.put(0, c.MANA, *["Plain"] * 4)
    b.go()
    ref, in_hand = base.ref, lord.ref
    b.do(c.CAST, up)
    b.do(c.SUMMON, lord)
    piece = b.s.creature(ref)
    assert piece is not None and piece.card.name == "Lord"
    assert power(b.s, piece) == 7000
    assert not sick(b.s, piece)
    assert [b.s.pieces[id].card.name for id in piece.pile] == ["Plain"]
    assert b.s.find(in_hand) is None


def test_a_pile_leaves_as_one_and_its_cards_are_separate() -> None:
    b = Bench(LORD, spell("Back", w.PutInto(w.Chosen(w.YOUR_CREATURE), w.Zone.MANA)))
    b.put(0, c.BATTLE, "Plain", tapped=True)
    lord, back = b.put(0, c.HAND, "Lord", "Back")
    b.put(0, c.MANA, *["Plain"] * 2)
    b.go()
    b.do(c.SUMMON, lord)
    assert b.s.pieces[b.s.zone(c.BATTLE, 0)[0]].tapped
    events = b.do(c.CAST, back)
    assert events.count("leave") == 1, "only the top card counts (dm:10.4)"
    assert b.names(c.MANA, 0) == ["Plain", "Plain", "Lord", "Plain"]
    assert b.names(c.UNDER, 0) == []
    conserved(b.s)


def test_the_order_of_several_cards_on_a_deck_is_their_owners_secret() -> None:
    b = Bench(LORD, spell("Under", w.PutInto(w.Chosen(w.OPPOSING_CREATURE), w.Zone.DECK)))
    (base,) = b.put(1, c.BATTLE, "Plain")
    (lord,) = b.put(1, c.HAND, "Lord")
    evolve(b.s, lord.id, [base.ref], rule("dm:10.1"))
    b.put(1, c.BATTLE, "Plain")
    (cast,) = b.put(0, c.HAND, "Under")
    b.put(0, c.MANA, "Plain")
    b.go()
    b.do(c.CAST, cast)
    b.do(c.PICK, None, base)
    assert b.asked() == (1, "arrange")
    seen = []
    for option in b.s.decision.options:  # type: ignore[union-attr]  # somebody is asked
        twin = b.s.fork()
        twin.apply(option)
        names = [twin.pieces[id].card.name for id in twin.zone(c.DECK, 1)[-2:]]
        assert names[0] == b.s.last(option.object).card.name, "the first one picked lies lower"
        seen.append((names, view(twin, 0), [card["at"] for card in view(twin, 1)["seats"][1]["deck"]["cards"]]))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1], "the other player cannot tell"
    assert seen[0][2] == [0, 1], "the owner knows both"


def test_an_evolution_creature_without_a_base_cannot_be_summoned_or_put_into_the_battle_zone() -> None:
    call = spell("Call", w.PutIntoBattle(w.All(w.Noun((w.Kind.CREATURE,), zone=w.Zone.HAND, whose=w.YOU))))
    b = Bench(LORD, call)
    b.put(0, c.BATTLE, "Drop")
    b.s.pieces[b.s.zone(c.BATTLE, 0)[0]].card.races[:] = ["Cyber Lord"]
    _, cast = b.put(0, c.HAND, "Lord", "Call")
    b.put(0, c.MANA, *["Plain"] * 3)
    b.go()
    assert b.offered() == ["cast", "attack step"]
    b.do(c.CAST, cast)
    assert b.names(c.HAND, 0) == ["Lord"]


def test_a_vortex_is_one_creature_of_two_and_tapped_if_either_was() -> None:
    b = Bench(KING, BEAST)
    (human,) = b.put(0, c.BATTLE, "Plain")
    (beast,) = b.put(0, c.BATTLE, "Beast", tapped=True)
    (king,) = b.put(0, c.HAND, "King")
    b.put(0, c.MANA, "Plain")
    b.go()
    first, second = human.ref, beast.ref
    b.do(c.SUMMON, king)
    piece = b.s.creature(first)
    assert piece is not None and piece is b.s.creature(second), "what speaks of either base means the new creature"
    assert piece.tapped and piece.card.name == "King" and len(piece.pile) == 2
    assert len(b.s.zone(c.BATTLE, 0)) == 1
    conserved(b.s)


def test_a_replaced_destruction_never_happened() -> None:
    watch = w.When(w.IsDestroyed(w.CREATURE), w.Draw(1))
    safe = w.Instead(w.IsDestroyed(w.THIS), w.PutInto(w.THIS, w.Zone.HAND))
    b = Bench(creature("Watch", 9000, watch), creature("Safe", 1000, safe))
    (piece,) = b.put(0, c.BATTLE, "Safe")
    b.put(0, c.BATTLE, "Watch")
    (other,) = b.put(1, c.BATTLE, "Big", tapped=True)
    b.go(c.ATTACK_PHASE)
    events = b.attack(piece, other)
    assert "destroy" not in events and "replace" in events and "draw" not in events
    assert b.names(c.HAND, 0) == ["Safe"]


def test_one_event_is_replaced_once_and_a_may_can_be_declined() -> None:
    away = w.Instead(w.IsDestroyed(w.THIS), w.PutInto(w.THIS, w.Zone.MANA), may=True)
    back = w.Instead(w.IsDestroyed(w.THIS), w.PutInto(w.THIS, w.Zone.HAND), may=True)
    b = Bench(creature("Cat", 1000, away, back))
    (piece,) = b.put(0, c.BATTLE, "Cat")
    (other,) = b.put(1, c.BATTLE, "Big", tapped=True)
    b.go(c.ATTACK_PHASE)
    b.attack(piece, other)
    assert b.asked() == (0, "replacement") and b.offered() == ["instead", "instead", "no"]
    rest = b.s.fork()
    b.do(c.INSTEAD)
    assert b.names(c.MANA, 0) == ["Cat"] and b.names(c.HAND, 0) == []
    b.s = rest
    b.do(c.NO)
    assert b.names(c.GRAVEYARD, 0) == ["Cat"]


def test_creatures_that_die_together_see_themselves_but_not_each_other() -> None:
    watch = w.When(w.IsDestroyed(w.YOUR_CREATURE), w.Draw(1))
    own = w.When(w.IsDestroyed(w.THIS), w.Draw(1))
    bomb = spell("Bomb", w.Destroy(w.All(w.CREATURE)))
    b = Bench(creature("Watch", 1000, watch), creature("Will", 1000, own), bomb)
    b.put(0, c.BATTLE, "Watch", "Will", "Plain")
    (cast,) = b.put(0, c.HAND, "Bomb")
    b.put(0, c.MANA, "Plain")
    b.go()
    events = b.do(c.CAST, cast)
    assert events.count("destroy") == 3
    assert events.count("draw") == 2, "Watch for itself, Will for itself; nobody for Plain (dm:9.4.1)"


def test_whoever_draws_the_last_card_has_lost_at_once() -> None:
    b = Bench(spell("Gulp", w.Then((w.Draw(10), w.Draw(1, w.OPPONENT)))))
    (cast,) = b.put(0, c.HAND, "Gulp")
    b.put(0, c.MANA, "Plain")
    b.go()
    b.do(c.CAST, cast)
    assert b.s.result is not None
    assert (b.s.result.winners, b.s.result.rule.number) == ([1], "dm:9.3")
    assert b.names(c.HAND, 1) == []


def test_decks_that_run_out_together_are_a_draw() -> None:
    grind = spell("Grind", w.PutInto(w.Top(10, w.EachPlayer()), w.Zone.GRAVEYARD))
    b = Bench(grind)
    (cast,) = b.put(0, c.HAND, "Grind")
    b.put(0, c.MANA, "Plain")
    b.go()
    b.do(c.CAST, cast)
    assert b.s.result is not None
    assert (b.s.result.winners, b.s.result.rule.number) == ([], "inf:both-lose")


def test_a_silent_skill_comes_before_untapping_in_2004_and_after_it_today() -> None:
    count = w.Draw(w.Count(w.Noun((), (w.Untapped(),), whose=w.YOU)))
    for edition, drawn in ((EDITION, 0), (MODERN, 1)):
        b = Bench(creature("Still", 1000, w.SilentSkill(count)), edition=edition)
        (piece,) = b.put(1, c.BATTLE, "Still", tapped=True)
        b.put(1, c.BATTLE, "Plain", tapped=True)
        b.s.turn = 9
        b.s.active = 0
        b.go(c.START)
        assert b.asked() == (1, "silent skill")
        b.do(c.YES)
        assert b.s.pieces[piece.id].tapped
        assert len(b.s.zone(c.HAND, 1)) == drawn + 1, "and the card of the draw step"


def test_what_waits_is_carried_out_though_its_source_is_gone() -> None:
    last = w.When(w.IsDestroyed(w.THIS), w.Draw(w.Count(w.Noun((), whose=w.OPPONENT))))
    b = Bench(creature("Last", 1000, last))
    (piece,) = b.put(0, c.BATTLE, "Last")
    (other,) = b.put(1, c.BATTLE, "Big", tapped=True)
    b.go(c.ATTACK_PHASE)
    b.attack(piece, other)
    assert len(b.s.zone(c.HAND, 0)) == 1


def test_if_only_the_top_card_leaves_what_lay_beneath_is_the_creature_again() -> None:
    off = spell("Off", w.PutInto(w.Chosen(w.OPPOSING_CREATURE), w.Zone.MANA, top_card=True))
    farewell = w.When(w.LeavesBattle(w.THIS), w.Draw(1))
    human = w.Noun((), (w.OfRace("Human"),), whose=w.YOU)
    b = Bench(LORD, off, creature("Baron", 8000, w.Evolution((human,)), farewell))
    (base,) = b.put(1, c.BATTLE, "Plain", tapped=True)
    lord, baron = b.put(1, c.HAND, "Lord", "Baron")
    for laid in (lord, baron):
        evolve(b.s, laid.id, [base.ref], rule("dm:10.6"))
    ref = base.ref
    cards = b.put(0, c.HAND, "Off", "Off", "Off")
    b.put(0, c.MANA, *["Plain"] * 3)
    b.go()
    for cast, left, under in zip(cards, ("Lord", "Plain"), (1, 0)):
        b.do(c.CAST, cast)
        piece = b.s.creature(ref)
        assert piece is not None and piece.tapped, "it never left, and is as it was"
        assert (piece.card.name, len(piece.pile), power(b.s, piece)) == (left, under, piece.card.power)
    assert sorted(b.names(c.MANA, 1)) == ["Baron", "Lord"]
    assert len(b.s.zone(c.HAND, 1)) == 1, "the top card left the battle zone, once"
    b.do(c.CAST, cards[2])
    assert b.s.creature(ref) is None, "a single card leaves altogether"
    conserved(b.s)
