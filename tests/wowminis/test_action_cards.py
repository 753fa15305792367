"""Action cards: playing, exhausting, making ready, instants, reactions, what their texts do (minis08:p13 to p16)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.ids import NO_REF
from regelwerk.wowminis import codes, vocabulary
from regelwerk.wowminis.derived_values import armor, movement, resist, strength
from regelwerk.wowminis.refusals import why_not
from tests.wowminis.tables import (
    GOREBELLY,
    HODOON,
    LOTHERIN,
    RUBY,
    At,
    actor,
    asked,
    move,
    offered,
    piece,
    space,
    spaces,
    table,
    take,
    with_words,
)

CHARGE, EXECUTE = "starter/charge", "starter/execute"
BARRIER, FIRE = "starter/ice-barrier", "starter/fire-blast"
SCREAM, MIND = "starter/psychic-scream", "starter/mind-blast"
WRATH, FLASH = "starter/hammer-of-wrath", "starter/flash-of-light"
SHIELD, CHARM, NET, BOOTS = "ours/spiked-shield", "ours/lucky-charm", "ours/throwing-net", "ours/rocket-boots"
DYNAMITE, BOMB, DRAUGHT = "ours/dynamite", "ours/stink-bomb", "ours/healing-draught"

FAR: Final = (At(LOTHERIN, "a1", 9),)


def refused(s: object, seat: int, option: Option) -> list[str]:
    """The kinds of all reasons."""
    return [reason.kind for reason in why_not(s, seat, option)]  # type: ignore[arg-type]


def test_playing_a_card_turns_it_up_exhausts_it_and_costs_its_ticks() -> None:
    state = table((At(HODOON, "f1"),), (At(LOTHERIN, "f3", 9, cards=(MIND,)), At(GOREBELLY, "a1", 9)))
    assert not offered(state, codes.VERB_PLAY)
    state = table((At(HODOON, "f1", cards=(WRATH,)),), (At(LOTHERIN, "f3", 9, health=2),), draws=[[1] * 4, [1] * 3])
    card = piece(state, WRATH)
    assert card.known_to == 1
    take(state, codes.VERB_PLAY, subject=card.ref)
    card = piece(state, WRATH)
    assert (card.up, card.exhausted, card.known_to) == (True, True, EVERYONE)
    assert piece(state, HODOON).time == 3
    assert not offered(state, codes.VERB_ATTACK), "the card was the action of this turn"
    assert "is-exhausted" in refused(state, 0, Option(codes.VERB_PLAY, card.ref))


def test_only_weak_targets_for_cards_that_say_so() -> None:
    state = table((At(HODOON, "f1", cards=(WRATH,)),), (At(LOTHERIN, "f3", 9, health=3),))
    assert not offered(state, codes.VERB_PLAY), "3 is more than half of 5"
    assert "not-weakened" in refused(
        state, 0, Option(codes.VERB_PLAY, piece(state, WRATH).ref, piece(state, LOTHERIN).ref)
    )


def test_cards_are_ready_again_at_the_end_of_the_round_and_stay_turned_up() -> None:
    state = table(
        (At(RUBY, "f1", 10, cards=("+" + FIRE, BARRIER), exhausted=(FIRE,)),), (At(LOTHERIN, "a1", 12),), time=10
    )
    take(state, codes.VERB_END)
    card = piece(state, FIRE)
    assert (card.exhausted, card.up) == (False, True)
    assert not piece(state, BARRIER).up


def test_an_instant_leaves_the_action_and_the_tick() -> None:
    state = table((At(RUBY, "f1", cards=(FIRE, BARRIER)),), (At(LOTHERIN, "f3", 9),), draws=[[1] * 2, [1] * 3])
    take(state, codes.VERB_PLAY, subject=piece(state, FIRE).ref)
    assert piece(state, RUBY).time == 1
    assert offered(state, codes.VERB_ATTACK) and offered(state, codes.VERB_MOVE)
    take(state, codes.VERB_END)
    assert piece(state, RUBY).time == 2


def test_one_instant_a_turn() -> None:
    state = table((At(RUBY, "f1", cards=(DRAUGHT, FIRE)),), (At(LOTHERIN, "f3", 9),))
    take(state, codes.VERB_PLAY, subject=piece(state, DRAUGHT).ref)
    assert not offered(state, codes.VERB_PLAY)
    assert refused(state, 0, Option(codes.VERB_PLAY, piece(state, FIRE).ref)) == ["instant-played"]


def test_charge_lasts_for_the_turn() -> None:
    state = table((At(HODOON, "a8", 9),), (At(GOREBELLY, "f1", cards=(CHARGE,)),))
    assert "e4" not in spaces(state)
    take(state, codes.VERB_PLAY)
    gore = piece(state, GOREBELLY)
    assert (movement(state, gore), strength(state, gore, 6, True), strength(state, gore, 6, False)) == (3, 7, 6)
    assert "f4" in spaces(state)
    move(state, "f4")
    assert state.master_time == 2, "nothing is left to do"
    gore = piece(state, GOREBELLY)
    assert (movement(state, gore), state.modifiers) == (2, [])


def test_a_turn_with_a_face_down_card_left_is_not_ended_for_the_player() -> None:
    state = table((At(HODOON, "f1", cards=(WRATH,)),), FAR)
    move(state, "f2")
    assert asked(state) == (0, "turn")
    assert [option.verb for option in offered(state, codes.VERB_END)] == [codes.VERB_END]
    state = table((At(HODOON, "f1", cards=("+" + WRATH,)),), FAR)
    move(state, "f2")
    assert state.master_time == 2, "everybody sees that nothing is left to do"


# --------------------------------------------------------------------------- reactions


def test_a_reaction_is_played_before_any_dice_and_paid_at_once() -> None:
    draws = [[9] * 6, [9, 9, 9, 9]]
    state = table((At(RUBY, "f2", 1, cards=(BARRIER,)),), (At(GOREBELLY, "f1"),), last=0, draws=draws)
    take(state, codes.VERB_ATTACK)
    assert asked(state) == (0, "reaction")
    assert state.chance.undrawn_count() == 2
    take(state, codes.VERB_PLAY)
    assert piece(state, RUBY).health == 3, "armor 1 and 3 more"
    assert piece(state, RUBY).time == 2, "minis:q3: her turn of this tick has moved"
    assert state.modifiers == []
    assert (armor(state, piece(state, RUBY)), resist(state, piece(state, RUBY))) == (1, 2)


@pytest.mark.parametrize("card", [BARRIER, FIRE])
def test_who_has_a_face_down_card_is_asked_whatever_it_is(card: str) -> None:
    state = table((At(RUBY, "f2", 9, cards=(card,)),), (At(GOREBELLY, "f1"),))
    take(state, codes.VERB_ATTACK)
    assert asked(state) == (0, "reaction")
    assert len(offered(state, codes.VERB_PLAY)) == (1 if card == BARRIER else 0)
    if card == FIRE:
        assert refused(state, 0, Option(codes.VERB_PLAY, piece(state, FIRE).ref)) == ["not-a-reaction"]


def test_who_has_only_open_or_exhausted_cards_is_not_asked_for_nothing() -> None:
    state = table((At(RUBY, "f2", 9, cards=("+" + FIRE,)),), (At(GOREBELLY, "f1"),), draws=[[1] * 6, [1]])
    take(state, codes.VERB_ATTACK)
    assert actor(state) == "gorebelly"


def test_a_reaction_that_destroys_the_attacker_ends_attack_and_turn() -> None:
    party = (At(RUBY, "f2", 9, cards=(SHIELD,)), At(HODOON, "k1", 2))
    state = table(party, (At(GOREBELLY, "f1", health=1),), draws=[])
    take(state, codes.VERB_ATTACK)
    events = take(state, codes.VERB_PLAY)
    gore = piece(state, GOREBELLY)
    assert "destroy" in events and "roll" not in events
    assert (gore.space, gore.time) == (codes.OFF_BOARD, 1 + 3 + 2)
    assert state.points == [4, 0]
    assert state.modifiers == []


def test_reactions_answer_only_attacks_of_their_type() -> None:
    state = table((At(RUBY, "f2", 9, cards=("+" + SHIELD,)),), (At(LOTHERIN, "f1"),), draws=[[1] * 3, [1] * 2])
    take(state, codes.VERB_ATTACK)
    assert actor(state) == "lotherin", "a magical attack"


# ------------------------------------------------------------------------- what texts do


def test_those_pushed_move_farther_with_each_step_and_their_pusher_says_where() -> None:
    state = table((At(RUBY, "f3", 9), At(HODOON, "e2", 9)), (At(LOTHERIN, "f2", cards=(SCREAM,)),))
    take(state, codes.VERB_PLAY)
    assert asked(state) == (1, "space")
    distance = state.scenario.field.distance[space(state, "f2")]
    for option in offered(state, codes.VERB_PUSH):
        assert distance[option.number] in (2, 3)
    take(state, codes.VERB_PUSH, object=piece(state, RUBY).ref, number=space(state, "f5"))
    assert piece(state, RUBY).space == space(state, "f5")
    assert {option.object for option in offered(state, codes.VERB_PUSH)} == {piece(state, HODOON).ref}
    take(state, codes.VERB_NO)
    assert piece(state, HODOON).space == space(state, "e2")
    assert asked(state)[1] == "turn"


def test_an_attack_on_several_rolls_anew_for_each() -> None:
    draws = [[9, 9, 1], [1, 1], [1, 1, 1], [1, 1]]
    party = (At(RUBY, "f3", 9), At(HODOON, "e2", 9))
    state = table(party, (At(LOTHERIN, "f2", cards=(DYNAMITE,)),), draws=draws)
    events = take(state, codes.VERB_PLAY)
    assert events.count("roll") == events.count("defend") == 2
    assert sorted((piece(state, RUBY).health, piece(state, HODOON).health)) in ([5, 6], [3, 8])
    assert state.chance.undrawn_count() == 0


def test_an_attack_on_several_next_to_a_taunter_must_be_on_it_too() -> None:
    state = table((At(RUBY, "f2", cards=(DYNAMITE,)),), (At(GOREBELLY, "f3", 9), At(LOTHERIN, "e2", 9)))
    assert offered(state, codes.VERB_PLAY)


def test_a_net_moves_the_clock_of_an_opponent() -> None:
    state = table((At(RUBY, "f2", cards=(NET,)),), (At(GOREBELLY, "f3", 1),))
    take(state, codes.VERB_PLAY)
    assert piece(state, GOREBELLY).time == 3


def test_rocket_boots_pass_over_whatever_stands_between() -> None:
    state = table((At(RUBY, "f1", cards=(BOOTS,)),), (At(GOREBELLY, "f2", 9),))
    assert "f3" not in spaces(state)
    take(state, codes.VERB_PLAY)
    take(state, codes.VERB_TELEPORT, number=space(state, "f3"))
    assert piece(state, RUBY).space == space(state, "f3")
    assert offered(state, codes.VERB_MOVE)


def test_a_stink_bomb_may_destroy_several_at_once() -> None:
    party = (At(RUBY, "f3", 9, health=1), At(RUBY, "e2", 9, health=1))
    state = table(party, (At(LOTHERIN, "f2", cards=(BOMB,)),))
    take(state, codes.VERB_PLAY)
    assert state.points == [0, 8]


# --------------------------------------------------------------------- words of one's own

OWN = vocabulary.Card(
    "Rally",
    vocabulary.CardKind.ACTION,
    2,
    vocabulary.Then(
        (
            vocabulary.Have(
                vocabulary.Each(vocabulary.FigureFilter(vocabulary.Allegiance.PARTY)),
                armor=2,
                span=vocabulary.Duration.TURN,
            ),
            vocabulary.ChangeHealth(1, vocabulary.SELF_OR_ALLY),
        )
    ),
)
GUARD = vocabulary.Card(
    "Guard",
    vocabulary.CardKind.REACTION,
    0,
    vocabulary.Have(vocabulary.DEFENDER, armor=4, span=vocabulary.Duration.ATTACK),
    when=vocabulary.IsAttacked(vocabulary.ADJACENT_ALLIES),
)


def test_texts_of_several_parts_ask_for_what_they_choose() -> None:
    defs = with_words(("own/rally", OWN))
    state = table((At(RUBY, "f1", cards=("own/rally",)), At(HODOON, "f2", 9, health=5)), FAR, defs=defs)
    take(state, codes.VERB_PLAY)
    assert asked(state) == (0, "target")
    assert armor(state, piece(state, RUBY)) == 1 + 2 + 1
    take(state, codes.VERB_TARGET, object=piece(state, HODOON).ref)
    assert piece(state, HODOON).health == 6


def test_a_reaction_may_guard_an_ally_next_to_it() -> None:
    defs = with_words(("own/guard", GUARD))
    party = (At(RUBY, "f2", 9), At(HODOON, "e1", 9, cards=("own/guard",)))
    state = table(party, (At(GOREBELLY, "f1"),), draws=[[4] * 6, [4] * 6], defs=defs)
    take(state, codes.VERB_ATTACK)
    take(state, codes.VERB_TARGET, object=piece(state, RUBY).ref)
    assert asked(state) == (0, "reaction")
    take(state, codes.VERB_PLAY)
    assert piece(state, RUBY).health == 5, "armor 1, 1 of the aura, 4 of the card"


def test_a_reaction_may_heal_with_dice_whom_it_is_about() -> None:
    mercy = vocabulary.Card(
        "Mercy",
        vocabulary.CardKind.REACTION,
        0,
        vocabulary.Heal(9, 2, whom=vocabulary.DEFENDER),
        when=vocabulary.IsAttacked(vocabulary.ADJACENT_ALLIES),
    )
    defs = with_words(("own/mercy", mercy))
    party = (At(RUBY, "f2", 9, health=1), At(LOTHERIN, "e1", 9, cards=("own/mercy",)))
    state = table(party, (At(GOREBELLY, "f1"),), draws=[[4, 4], [1] * 6, [1]], defs=defs)
    take(state, codes.VERB_ATTACK)
    take(state, codes.VERB_TARGET, object=piece(state, RUBY).ref)
    take(state, codes.VERB_PLAY)
    assert (piece(state, RUBY).health, piece(state, LOTHERIN).health) == (3, 5)


def test_an_attack_on_several_that_would_miss_the_taunter_is_refused_because_of_it() -> None:
    weak = vocabulary.Each(vocabulary.FigureFilter(vocabulary.Allegiance.OPPOSING, (vocabulary.HalfHealth(),)))
    reap = vocabulary.Card(
        "Reap",
        vocabulary.CardKind.ACTION,
        1,
        vocabulary.Attack(2, vocabulary.AttackType.PHYSICAL, 2, vocabulary.Element.MELEE, whom=weak),
    )
    defs = with_words(("own/reap", reap))
    party = (At(GOREBELLY, "f2", 9), At(LOTHERIN, "e1", 9, health=1))
    state = table((At(RUBY, "f1", cards=("own/reap",)),), party, defs=defs)
    assert not offered(state, codes.VERB_PLAY)
    assert ("taunter-not-included", "minis:q10") in [
        (reason.kind, reason.rule.number)
        for reason in why_not(state, 0, Option(codes.VERB_PLAY, piece(state, "own/reap").ref))
    ]


def test_who_could_not_move_off_because_of_an_ability_waits() -> None:
    """What an ongoing ability adds counts where the figure would stand."""
    mire = vocabulary.Ongoing("Mire", vocabulary.Have(vocabulary.ADJACENT_ALLIES, movement=-9))
    boss = replace(with_words().figure(HODOON).word, name="Mired", abilities=(mire,))
    defs = with_words(("own/mired", boss))
    state = table((At("own/mired", "k3", 9), At(HODOON, "k4", 9), At(RUBY)), (At(GOREBELLY, "a1", 2),), defs=defs)
    assert (piece(state, RUBY).space, piece(state, RUBY).time) == (codes.OFF_BOARD, 2)


def test_a_card_under_another_figure_is_refused_because_of_its_bar() -> None:
    state = table((At(RUBY, "f1"), At(HODOON, "k1", 9, cards=(WRATH,))), FAR)
    assert refused(state, 0, Option(codes.VERB_PLAY, piece(state, WRATH).ref)) == ["not-in-this-bar"]
    assert refused(state, 0, Option(codes.VERB_MOVE, piece(state, HODOON).ref, NO_REF, 0)) == ["not-its-turn"]


def test_an_attack_made_by_a_reaction_does_not_end_what_others_have_given() -> None:
    """The dice of the barrier last for the attack that it answered, whatever another reaction does in between."""
    riposte = vocabulary.Card(
        "Riposte",
        vocabulary.CardKind.REACTION,
        0,
        vocabulary.Attack(1, vocabulary.AttackType.PHYSICAL, 1, vocabulary.Element.MELEE),
        when=vocabulary.IsAttacked(vocabulary.THIS),
    )
    defs = with_words(("own/riposte", riposte))
    draws = [[1], [1, 1, 1], [4] * 6, [4] * 4]
    party = (At(RUBY, "f2", 9, cards=(BARRIER, "own/riposte")),)
    state = table(party, (At(GOREBELLY, "f1"),), draws=draws, defs=defs)
    take(state, codes.VERB_ATTACK)
    take(state, codes.VERB_PLAY, subject=piece(state, BARRIER).ref)
    take(state, codes.VERB_PLAY, subject=piece(state, "own/riposte").ref)
    assert piece(state, RUBY).health == 3
    assert state.modifiers == []
    assert state.chance.undrawn_count() == 0
