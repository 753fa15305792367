"""The laws on games of Duel Masters: forks and saves, hidden cards, what is offered, how games end."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from regelwerk.duelmasters import codes, visibility
from regelwerk.duelmasters.effects import PutInto
from regelwerk.duelmasters.enums import Zone
from regelwerk.duelmasters.instructions.choices import Choose, Search
from regelwerk.duelmasters.rules import BOOK
from regelwerk.duelmasters.state import DmScope, DmState, frames_of
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.persistence.save import digest, load, save
from regelwerk.kernel.visibility import reasons_for
from tests.laws.common import (
    at_random,
    conserved,
    law_copies_go_on,
    law_ends,
    law_hidden,
    law_options_hold,
    law_same_game,
    law_secret_choices,
    take,
)
from tests.laws.duelmasters_games import BUILT, STARTS, rules_of, start, start_every_card, start_three

Begin = Callable[[int, int], DmState]
EACH = pytest.mark.parametrize("begin", STARTS, ids=[begin.__name__ for begin in STARTS])


@EACH
def test_same_setup_and_decisions_same_game(begin: Begin) -> None:
    for seed in range(2):
        law_same_game(begin, seed)


def forked(state: DmState) -> DmState:
    return state.fork()


def reloaded(state: DmState) -> DmState:
    """Saved as text, and read back."""
    ruleset = rules_of(state)
    text = json.dumps(save(state, ruleset))
    found = load(json.loads(text), ruleset, state.defs)
    assert isinstance(found, DmState)
    assert json.dumps(save(found, ruleset)) == text
    assert digest(found, ruleset) == digest(state, ruleset)
    return found


@EACH
@pytest.mark.parametrize("copy", [forked, reloaded])
def test_every_copy_goes_on_alike(begin: Begin, copy: Callable[[DmState], DmState]) -> None:
    assert law_copies_go_on(begin, 5, copy, every=5, leave_out=BUILT) > 10


def sent(state: DmState, seat: int) -> object:
    """What a seat is sent at this moment: its view, and why it cannot do things with what it can follow."""
    found: list[object] = [visibility.view(state, seat).to_data()]
    if seat < 0:
        return found
    asked = state.decision.asking_ref if state.decision is not None and state.decision.seat == seat else NO_REF
    for piece in [piece for piece in state.pieces if piece.handle or (piece.owner == seat and piece.owner_handle)][::5]:
        for verb in (codes.VERB_CHARGE, codes.VERB_SUMMON, codes.VERB_ATTACK, codes.VERB_BLOCK, codes.VERB_USE):
            found.append(reasons_for(state, rules_of(state).why_not(state, seat, Option(verb, piece.ref)), seat))
        for verb in (codes.VERB_PICK, codes.VERB_PAY, codes.VERB_BREAK):
            found.append(reasons_for(state, rules_of(state).why_not(state, seat, Option(verb, asked, piece.ref)), seat))
    return found


def guessed(state: DmState, seat: int, chance: Chance) -> object:
    return rules_of(state).position(visibility.guess(state, seat, chance))


@EACH
@pytest.mark.parametrize("windows", [0, 1])
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(begin: Begin, windows: int) -> None:
    assert law_hidden(begin, 4 + windows, sent, visibility.redeal_unseen, windows, every=7, deals=1, guess=guessed) > 5


def test_a_leak_of_the_shields_is_noticed() -> None:
    """A planted leak: how many shields are triggers."""

    def leaking(state: DmState, seat: int) -> object:
        return sum(state.pieces[id].card.trigger() for id in state.zone_ids(codes.ZONE_SHIELDS, 0))

    with pytest.raises(AssertionError, match="seed 1"):
        law_hidden(start, 1, leaking, visibility.redeal_unseen, every=3)


def sent_after_answer(state: DmState, seat: int) -> object:
    """Everything that a seat is sent after an answer."""
    return [visibility.view(state, seat).to_data(), visibility.events_for(state, state.events, seat)]


def secret(state: DmState) -> list[int]:
    """Which card is taken from a deck unshown, becomes a shield or lies where on a deck is nobody else's business."""
    decision = state.decision
    assert decision is not None
    top = frames_of(state)[-1]
    if not isinstance(top, DmScope) or top.pc >= len(top.program.code):
        return []
    instr = top.program.code[top.pc]
    picks = [i for i, option in enumerate(decision.options) if option.verb == codes.VERB_PICK]
    if isinstance(instr, Search):
        return [] if instr.reveal else picks
    if isinstance(instr, Choose) and instr.noun.zone is Zone.HAND:
        after = top.program.code[top.pc + 1]
        return picks if isinstance(after, PutInto) and after.zone is Zone.SHIELDS else []
    return picks if decision.kind == codes.DECISION_ARRANGE else []


def test_a_secret_choice_tells_the_others_nothing() -> None:
    assert sum(law_secret_choices(begin, seed, sent_after_answer, secret) for begin in STARTS for seed in range(6)) > 50


@EACH
def test_what_is_offered_is_accepted_and_nothing_else(begin: Begin) -> None:
    assert law_options_hold(begin, 3, every=3) > 40


def test_there_is_a_reason_exactly_against_what_is_not_offered() -> None:
    for begin in (start, start_three, start_every_card):
        state = begin(2, 1)
        pick = at_random(2)
        other = at_random(3)
        while state.decision is not None:
            decision = state.decision
            assert all(not rules_of(state).why_not(state, decision.seat, option) for option in decision.options)
            mixed = decision.options[other(decision)]
            refs = [piece.ref for piece in state.pieces[::9]]
            for ref in refs:
                intent = Option(mixed.verb, mixed.subject, ref, mixed.number)
                fine = any(option.is_same_as(intent) for option in decision.options)
                assert (rules_of(state).why_not(state, decision.seat, intent) == []) == fine
            take(state, pick)


@EACH
def test_every_game_ends_by_a_rule_and_no_card_is_lost(begin: Begin) -> None:
    for seed in range(3):
        law_ends(begin, seed, BOOK)


def test_a_player_may_leave_at_every_moment_and_the_others_go_on() -> None:
    for seed in range(4):
        state = STARTS[2 + seed % 2](seed, 1)
        pick = at_random(seed)
        n = 0
        while state.decision is not None:
            n += 1
            if n % 7 == 0:
                game = Game(rules_of(state), state.fork())
                leaving = [seat for seat in range(state.seats) if state.in_game(seat)][n % 2]
                game.perform(leaving, "concede")
                for _ in range(20):
                    if game.decision is None:
                        break
                    assert game.state.in_game(game.decision.seat)
                    game.apply(pick(game.decision))
                conserved(game.state)
            take(state, pick)
