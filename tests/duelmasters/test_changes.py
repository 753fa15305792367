"""Evolution, replacement, last known information, empty decks (dm:9, 10)."""

from __future__ import annotations

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.changes import evolve
from regelwerk.duelmasters.definitions import EDITION, MODERN
from regelwerk.duelmasters.derived_values import has_summoning_sickness, power
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.visibility import view
from tests.duelmasters.tables import Bench, creature, spell
from tests.laws.common import conserved

LORD = creature(
    "Lord",
    6000,
    vocabulary.Evolution((vocabulary.CardFilter((), (vocabulary.OfRace("Human"),), whose=vocabulary.YOU),)),
)
KING = creature(
    "King",
    9000,
    vocabulary.Evolution(
        (
            vocabulary.CardFilter((), (vocabulary.OfRace("Human"),), whose=vocabulary.YOU),
            vocabulary.CardFilter((), (vocabulary.OfRace("Beast"),), whose=vocabulary.YOU),
        )
    ),
)
BEAST = creature("Beast", 1000, races=("Beast",))
UP = spell(
    "Up", vocabulary.Have(vocabulary.Chosen(vocabulary.YOUR_CREATURE), power=1000, span=vocabulary.Duration.THIS_TURN)
)


def test_an_evolved_creature_keeps_tap_state_and_effects_and_attacks_at_once() -> None:
    b = Bench(LORD, UP)
    (base,) = b.put(0, codes.ZONE_BATTLE, "Plain", new=True)
    lord, up = b.put(0, codes.ZONE_HAND, "Lord", "Up")
    b.put(0, codes.ZONE_MANA, *["Plain"] * 4)
    b.go()
    ref, in_hand = base.ref, lord.ref
    b.do(codes.VERB_CAST, up)
    b.do(codes.VERB_SUMMON, lord)
    piece = b.state.creature(ref)
    assert piece is not None and piece.card.name == "Lord"
    assert power(b.state, piece) == 7000
    assert not has_summoning_sickness(b.state, piece)
    assert [b.state.pieces[id].card.name for id in piece.pile] == ["Plain"]
    assert b.state.piece_or_none(in_hand) is None


def test_a_pile_leaves_as_one_and_its_cards_are_separate() -> None:
    b = Bench(
        LORD, spell("Back", vocabulary.PutInto(vocabulary.Chosen(vocabulary.YOUR_CREATURE), vocabulary.Zone.MANA))
    )
    b.put(0, codes.ZONE_BATTLE, "Plain", tapped=True)
    lord, back = b.put(0, codes.ZONE_HAND, "Lord", "Back")
    b.put(0, codes.ZONE_MANA, *["Plain"] * 2)
    b.go()
    b.do(codes.VERB_SUMMON, lord)
    assert b.state.pieces[b.state.zone_ids(codes.ZONE_BATTLE, 0)[0]].tapped
    events = b.do(codes.VERB_CAST, back)
    assert events.count("leave") == 1, "only the top card counts (dm:10.4)"
    assert b.names(codes.ZONE_MANA, 0) == ["Plain", "Plain", "Lord", "Plain"]
    assert b.names(codes.ZONE_UNDER, 0) == []
    conserved(b.state)


def test_the_order_of_several_cards_on_a_deck_is_their_owners_secret() -> None:
    b = Bench(
        LORD, spell("Under", vocabulary.PutInto(vocabulary.Chosen(vocabulary.OPPOSING_CREATURE), vocabulary.Zone.DECK))
    )
    (base,) = b.put(1, codes.ZONE_BATTLE, "Plain")
    (lord,) = b.put(1, codes.ZONE_HAND, "Lord")
    evolve(b.state, lord.id, [base.ref], rule("dm:10.1"))
    b.put(1, codes.ZONE_BATTLE, "Plain")
    (cast,) = b.put(0, codes.ZONE_HAND, "Under")
    b.put(0, codes.ZONE_MANA, "Plain")
    b.go()
    b.do(codes.VERB_CAST, cast)
    b.do(codes.VERB_PICK, None, base)
    assert b.asked() == (1, "arrange")
    seen = []
    for option in b.state.decision.options:  # type: ignore[union-attr]  # somebody is asked
        twin = b.state.fork()
        twin.apply(option)
        names = [twin.pieces[id].card.name for id in twin.zone_ids(codes.ZONE_DECK, 1)[-2:]]
        assert names[0] == b.state.last_known(option.object).card.name, "the first one picked lies lower"
        seen.append((names, view(twin, 0).to_data(), [card.at for card in view(twin, 1).seats[1].deck]))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1], "the other player cannot tell"
    assert seen[0][2] == [0, 1], "the owner knows both"


def test_an_evolution_creature_without_a_base_cannot_be_summoned_or_put_into_the_battle_zone() -> None:
    call = spell(
        "Call",
        vocabulary.PutIntoBattle(
            vocabulary.All(
                vocabulary.CardFilter((vocabulary.CardType.CREATURE,), zone=vocabulary.Zone.HAND, whose=vocabulary.YOU)
            )
        ),
    )
    b = Bench(LORD, call)
    b.put(0, codes.ZONE_BATTLE, "Drop")
    b.state.pieces[b.state.zone_ids(codes.ZONE_BATTLE, 0)[0]].card.races[:] = ["Cyber Lord"]
    _, cast = b.put(0, codes.ZONE_HAND, "Lord", "Call")
    b.put(0, codes.ZONE_MANA, *["Plain"] * 3)
    b.go()
    assert b.offered() == ["cast", "attack step"]
    b.do(codes.VERB_CAST, cast)
    assert b.names(codes.ZONE_HAND, 0) == ["Lord"]


def test_a_vortex_is_one_creature_of_two_and_tapped_if_either_was() -> None:
    b = Bench(KING, BEAST)
    (human,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    (beast,) = b.put(0, codes.ZONE_BATTLE, "Beast", tapped=True)
    (king,) = b.put(0, codes.ZONE_HAND, "King")
    b.put(0, codes.ZONE_MANA, "Plain")
    b.go()
    first, second = human.ref, beast.ref
    b.do(codes.VERB_SUMMON, king)
    piece = b.state.creature(first)
    assert piece is not None and piece is b.state.creature(second), "what speaks of either base means the new creature"
    assert piece.tapped and piece.card.name == "King" and len(piece.pile) == 2
    assert len(b.state.zone_ids(codes.ZONE_BATTLE, 0)) == 1
    conserved(b.state)


def test_a_replaced_destruction_never_happened() -> None:
    watch = vocabulary.When(vocabulary.IsDestroyed(vocabulary.CREATURE), vocabulary.Draw(1))
    safe = vocabulary.Instead(
        vocabulary.IsDestroyed(vocabulary.THIS), vocabulary.PutInto(vocabulary.THIS, vocabulary.Zone.HAND)
    )
    b = Bench(creature("Watch", 9000, watch), creature("Safe", 1000, safe))
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Safe")
    b.put(0, codes.ZONE_BATTLE, "Watch")
    (other,) = b.put(1, codes.ZONE_BATTLE, "Big", tapped=True)
    b.go(codes.PHASE_ATTACK)
    events = b.attack(piece, other)
    assert "destroy" not in events and "replace" in events and "draw" not in events
    assert b.names(codes.ZONE_HAND, 0) == ["Safe"]


def test_one_event_is_replaced_once_and_a_may_can_be_declined() -> None:
    away = vocabulary.Instead(
        vocabulary.IsDestroyed(vocabulary.THIS), vocabulary.PutInto(vocabulary.THIS, vocabulary.Zone.MANA), may=True
    )
    back = vocabulary.Instead(
        vocabulary.IsDestroyed(vocabulary.THIS), vocabulary.PutInto(vocabulary.THIS, vocabulary.Zone.HAND), may=True
    )
    b = Bench(creature("Cat", 1000, away, back))
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Cat")
    (other,) = b.put(1, codes.ZONE_BATTLE, "Big", tapped=True)
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, other)
    assert b.asked() == (0, "replacement") and b.offered() == ["instead", "instead", "no"]
    rest = b.state.fork()
    b.do(codes.VERB_INSTEAD)
    assert b.names(codes.ZONE_MANA, 0) == ["Cat"] and b.names(codes.ZONE_HAND, 0) == []
    b.state = rest
    b.do(codes.VERB_NO)
    assert b.names(codes.ZONE_GRAVEYARD, 0) == ["Cat"]


def test_creatures_that_die_together_see_themselves_but_not_each_other() -> None:
    watch = vocabulary.When(vocabulary.IsDestroyed(vocabulary.YOUR_CREATURE), vocabulary.Draw(1))
    own = vocabulary.When(vocabulary.IsDestroyed(vocabulary.THIS), vocabulary.Draw(1))
    bomb = spell("Bomb", vocabulary.Destroy(vocabulary.All(vocabulary.CREATURE)))
    b = Bench(creature("Watch", 1000, watch), creature("Will", 1000, own), bomb)
    b.put(0, codes.ZONE_BATTLE, "Watch", "Will", "Plain")
    (cast,) = b.put(0, codes.ZONE_HAND, "Bomb")
    b.put(0, codes.ZONE_MANA, "Plain")
    b.go()
    events = b.do(codes.VERB_CAST, cast)
    assert events.count("destroy") == 3
    assert events.count("draw") == 2, "Watch for itself, Will for itself; nobody for Plain (dm:9.4.1)"


def test_whoever_draws_the_last_card_has_lost_at_once() -> None:
    b = Bench(spell("Gulp", vocabulary.Then((vocabulary.Draw(10), vocabulary.Draw(1, vocabulary.OPPONENT)))))
    (cast,) = b.put(0, codes.ZONE_HAND, "Gulp")
    b.put(0, codes.ZONE_MANA, "Plain")
    b.go()
    b.do(codes.VERB_CAST, cast)
    assert b.state.result is not None
    assert (b.state.result.winners, b.state.result.rule.number) == ([1], "dm:9.3")
    assert b.names(codes.ZONE_HAND, 1) == []


def test_decks_that_run_out_together_are_a_draw() -> None:
    grind = spell(
        "Grind", vocabulary.PutInto(vocabulary.TopOfDeck(10, vocabulary.EachPlayer()), vocabulary.Zone.GRAVEYARD)
    )
    b = Bench(grind)
    (cast,) = b.put(0, codes.ZONE_HAND, "Grind")
    b.put(0, codes.ZONE_MANA, "Plain")
    b.go()
    b.do(codes.VERB_CAST, cast)
    assert b.state.result is not None
    assert (b.state.result.winners, b.state.result.rule.number) == ([], "inf:both-lose")


def test_a_silent_skill_comes_before_untapping_in_2004_and_after_it_today() -> None:
    count = vocabulary.Draw(vocabulary.Count(vocabulary.CardFilter((), (vocabulary.Untapped(),), whose=vocabulary.YOU)))
    for edition, drawn in ((EDITION, 0), (MODERN, 1)):
        b = Bench(creature("Still", 1000, vocabulary.SilentSkill(count)), edition=edition)
        (piece,) = b.put(1, codes.ZONE_BATTLE, "Still", tapped=True)
        b.put(1, codes.ZONE_BATTLE, "Plain", tapped=True)
        b.state.turn = 9
        b.state.turn_player = 0
        b.go(codes.PHASE_START)
        assert b.asked() == (1, "silent skill")
        b.do(codes.VERB_YES)
        assert b.state.pieces[piece.id].tapped
        assert len(b.state.zone_ids(codes.ZONE_HAND, 1)) == drawn + 1, "and the card of the draw step"


def test_what_waits_is_carried_out_though_its_source_is_gone() -> None:
    last = vocabulary.When(
        vocabulary.IsDestroyed(vocabulary.THIS),
        vocabulary.Draw(vocabulary.Count(vocabulary.CardFilter((), whose=vocabulary.OPPONENT))),
    )
    b = Bench(creature("Last", 1000, last))
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Last")
    (other,) = b.put(1, codes.ZONE_BATTLE, "Big", tapped=True)
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, other)
    assert len(b.state.zone_ids(codes.ZONE_HAND, 0)) == 1


def test_if_only_the_top_card_leaves_what_lay_beneath_is_the_creature_again() -> None:
    off = spell(
        "Off",
        vocabulary.PutInto(vocabulary.Chosen(vocabulary.OPPOSING_CREATURE), vocabulary.Zone.MANA, top_card_only=True),
    )
    farewell = vocabulary.When(vocabulary.LeavesBattle(vocabulary.THIS), vocabulary.Draw(1))
    human = vocabulary.CardFilter((), (vocabulary.OfRace("Human"),), whose=vocabulary.YOU)
    b = Bench(LORD, off, creature("Baron", 8000, vocabulary.Evolution((human,)), farewell))
    (base,) = b.put(1, codes.ZONE_BATTLE, "Plain", tapped=True)
    lord, baron = b.put(1, codes.ZONE_HAND, "Lord", "Baron")
    for laid in (lord, baron):
        evolve(b.state, laid.id, [base.ref], rule("dm:10.6"))
    ref = base.ref
    cards = b.put(0, codes.ZONE_HAND, "Off", "Off", "Off")
    b.put(0, codes.ZONE_MANA, *["Plain"] * 3)
    b.go()
    for cast, left, under in zip(cards, ("Lord", "Plain"), (1, 0)):
        b.do(codes.VERB_CAST, cast)
        piece = b.state.creature(ref)
        assert piece is not None and piece.tapped, "it never left, and is as it was"
        assert (piece.card.name, len(piece.pile), power(b.state, piece)) == (left, under, piece.card.power)
    assert sorted(b.names(codes.ZONE_MANA, 1)) == ["Baron", "Lord"]
    assert len(b.state.zone_ids(codes.ZONE_HAND, 1)) == 1, "the top card left the battle zone, once"
    b.do(codes.VERB_CAST, cards[2])
    assert b.state.creature(ref) is None, "a single card leaves altogether"
    conserved(b.state)
