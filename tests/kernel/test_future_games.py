"""Three things the games to come need, written as scenes in pseudo-words and held against the kernel.

**The shield trigger of Duel Masters.** A broken shield goes to its owner's hand, who may play
it at once if it has a trigger; then the next shield is broken.
Offered: an OPEN zone with `move(..., face_down=True)` is a row of shields: everybody follows
them, nobody knows them, their owner neither. A shield keeps its handle in the hand, so all
know which card of the hand it was. A frame can put its question whether or not the secret
is there; its own option list differs, and nobody else sees that. The trigger's text is a
`Scope` on top of the attack, which goes on below it with references, so it does not mind
that its attacker has gone. Missing: nothing.

**The evolution pile of Duel Masters.** A card is laid on a creature; it is the same creature,
with other characteristics, and it leaves as one.
Offered: identity lives in the reference of the piece below, which does not change when
cards are hosted on it, so effects, being tapped, targets and the handle stay; the face is
read from the top. Leaving moves every card and makes each a different piece. What was known
of the pile is `Gone.values`: the power, and the face that was on top, because `Gone.piece`
alone is the card below. Missing: a vortex makes one creature of two, and a reference to the
second must find the first. That needs a table of references that have become others,
consulted by `State.find` (one dict, empty in the other games). Until such a card is
written nothing in the kernel stands in its way.

**The Miniatures' reaction before dice.** Whoever may have a reaction is asked before the dice.
Offered: as above; the strike is a frame whose registers a text may change from above it
(another target, none), dice are drawn when the frame goes on and not before, and a text that
reads the strength of a figure that has left finds it in `Gone.values`. Missing: nothing, but
the frame that a text interrupts must be looked for by class; two strikes inside each other
would need the number of a frame in the scope.
"""

from __future__ import annotations

import pytest

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.program import Instruction
from regelwerk.kernel.visibility import decision_for, events_for
from tests.laws.common import conserved
from tests.toys.shapes import (
    BATTLE,
    BREAK,
    GRAVE,
    HAND,
    NO,
    SHIELDS,
    TERMS,
    YES,
    Attack,
    Card,
    DestroyIt,
    Intercept,
    ItsPower,
    Strike,
    Table,
    Thing,
    destroy,
    evolve,
    power_of,
    top_of,
)

# ---------------------------------------------------------------------------- the scenes


def shields(trigger: bool) -> tuple[Table, Ref]:
    """Seat 1 has three shields; the one in the middle is a trigger or is not. The attacker's reference."""
    state = Table(2)
    attacker = state.put(Card("attacker", 0, 4000), 0, BATTLE)
    text = [DestroyIt("spark/0"), ItsPower("spark/1")] if trigger else []
    for card in (Card("plain", 0, 1000), Card("spark", 0, 0, *text), Card("other", 0, 1000)):
        state.put(card, 1, SHIELDS)
    return state, attacker


def test_shields_are_followed_by_all_and_known_to_nobody() -> None:
    state, _ = shields(True)
    pieces = [state.recall(ref) for ref in state.held(SHIELDS, 1)]
    assert all(piece.handle and piece.owner_handle and piece.known_to == 0 for piece in pieces)


@pytest.mark.parametrize("seat", [0, -1])
def test_nobody_else_can_tell_whether_the_broken_shield_was_a_trigger(seat: int) -> None:
    told = []
    for trigger in (True, False):
        state, attacker = shields(trigger)
        state.run(Attack(attacker, 1, 1))
        state.apply(state.question().options[1])
        told.append(
            [decision_for(state, seat, TERMS), events_for(state, state.events, seat, TERMS), state.question().seat]
        )
        assert len(state.question().options) == (2 if trigger else 1)
    assert told[0] == told[1]


def test_a_trigger_is_done_with_before_the_next_shield_is_broken_and_may_take_the_attacker() -> None:
    state, attacker = shields(True)
    state.run(Attack(attacker, 1, 2))
    state.apply(state.question().options[1])
    state.say(YES)
    assert state.piece_or_none(attacker) is None
    assert state.damage == 4000, "its power is read after it has left"
    assert (state.question().kind, state.question().seat) == (1, 0), "and its owner goes on breaking"
    state.say(BREAK)
    assert [option.verb for option in state.question().options] == [NO]
    state.say(NO)
    assert state.result is not None
    conserved(state)


def test_a_trigger_that_is_not_used_is_a_card_of_the_hand_that_all_can_follow() -> None:
    state, attacker = shields(True)
    shield = state.recall(state.held(SHIELDS, 1)[1])
    handle = shield.handle
    state.run(Attack(attacker, 1, 1))
    state.apply(state.question().options[1])
    state.say(NO)
    card = state.recall(state.held(HAND, 1)[0])
    assert (card.handle, card.known_to) == (handle, 0b10)


def test_a_fork_in_the_middle_of_a_trigger_goes_on_by_itself() -> None:
    state, attacker = shields(True)
    state.run(Attack(attacker, 1, 1))
    state.apply(state.question().options[1])
    twin = state.fork()
    state.say(YES)
    assert state.piece_or_none(attacker) is None
    assert twin.piece_or_none(attacker) is not None
    assert [option.verb for option in twin.question().options] == [YES, NO]
    twin.say(YES)
    assert twin.damage == state.damage == 4000


def pile() -> tuple[Table, Ref, Ref]:
    """A tapped creature with an effect on it, and the card that lies on it now."""
    state = Table(2)
    base = state.put(Card("base", 0, 2000), 0, BATTLE)
    thing = state.writable_piece(state.recall(base).id)
    assert isinstance(thing, Thing)
    thing.tapped = True
    state.effects.append((base, 500))
    over = state.put(Card("over", 0, 6000), 0, HAND)
    evolve(state, over, base)
    return state, base, over


def test_an_evolved_creature_is_the_same_one_with_another_face() -> None:
    state, base, over = pile()
    piece = state.piece_or_none(base)
    assert isinstance(piece, Thing)
    assert piece.tapped
    assert top_of(state, base).card.code == "over"
    assert power_of(state, base) == 6500
    assert state.piece_or_none(over) is None, "the card in hand has become a different piece"


def test_a_pile_leaves_as_one_and_its_cards_are_separate_afterwards() -> None:
    state, base, _ = pile()
    state.events = []
    destroy(state, base)
    assert [state.recall(ref).card.code for ref in state.held(GRAVE, 0)] == ["base", "over"]
    assert [event.about_identity.card.code for event in state.events] == ["over"], "only the top card was destroyed"
    assert power_of(state, base) == 6500
    assert state.defs.cards[state.last_known_pieces[base].values[1]].code == "over"
    assert not any(isinstance(piece, Thing) and (piece.host or piece.tapped) for piece in state.pieces)
    conserved(state)


def test_if_only_the_top_card_leaves_the_creature_stays() -> None:
    state, base, _ = pile()
    state.move(top_of(state, base).id, HAND * state.seats)
    piece = state.piece_or_none(base)
    assert isinstance(piece, Thing)
    assert piece.tapped
    assert power_of(state, base) == 2500


def test_a_pile_of_three_has_the_face_of_the_last() -> None:
    state, base, _ = pile()
    evolve(state, state.put(Card("third", 0, 9000), 0, HAND), base)
    assert power_of(state, base) == 9500
    destroy(state, base)
    assert len(state.held(GRAVE, 0)) == 3


def strike(*text: Instruction) -> tuple[Table, Ref, Ref]:
    """Seat 0's figure strikes seat 1's, who has a card with that text in hand."""
    state = Table(2)
    by, target = state.put(Card("by", 0, 3), 0, BATTLE), state.put(Card("target", 0, 1), 1, BATTLE)
    state.put(Card("guard", 0, 2, *text), 1, HAND)
    state.chance.dictate([[4]])
    state.run(Strike(by, target))
    return state, by, target


@pytest.mark.parametrize("text", [[], [Intercept("guard/0")]])
def test_the_reaction_is_asked_for_before_the_die_whether_it_is_there_or_not(text: list[Instruction]) -> None:
    state, _, target = strike(*text)
    assert state.chance.undrawn_count() == 1
    assert decision_for(state, 0, TERMS) == {"number": 1, "seat": 1, "kind": "react"}
    state.say(NO)
    assert [(event.about, event.number) for event in state.events] == [(target, 5)]


def test_a_reaction_changes_what_the_strike_below_it_is_aimed_at() -> None:
    state, _, target = strike(Intercept("guard/0"))
    state.say(YES)
    assert [state.recall(event.about).card.code for event in state.events] == ["guard"]
    assert state.piece_or_none(target) is not None


def test_a_reaction_that_takes_the_striker_leaves_the_die_where_it_is() -> None:
    state, by, _ = strike(DestroyIt("guard/0"), ItsPower("guard/1"))
    state.say(YES)
    assert state.chance.undrawn_count() == 1
    assert state.piece_or_none(by) is None
    assert state.damage == 3
