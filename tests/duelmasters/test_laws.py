"""The laws on games of Duel Masters: forks and saves, hidden cards, what is offered, how games end."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import sight
from regelwerk.duelmasters.instructions.asking import Choose, Search
from regelwerk.duelmasters.instructions.moving import PutInto
from regelwerk.duelmasters.rules import BOOK
from regelwerk.duelmasters.state import DmScope, DmState, frames_of
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.save import digest, load, save
from regelwerk.kernel.sight import reasons_for
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
from tests.laws.duel import BUILT, STARTS, rules_of, start, start_every_card, start_three

Begin = Callable[[int, int], DmState]
EACH = pytest.mark.parametrize("begin", STARTS, ids=[begin.__name__ for begin in STARTS])


@EACH
def test_same_setup_and_decisions_same_game(begin: Begin) -> None:
    for seed in range(2):
        law_same_game(begin, seed)


def forked(s: DmState) -> DmState:
    return s.fork()


def reloaded(s: DmState) -> DmState:
    """Saved as text, and read back."""
    rules = rules_of(s)
    text = json.dumps(save(s, rules))
    found = load(json.loads(text), rules, s.defs)
    assert isinstance(found, DmState)
    assert json.dumps(save(found, rules)) == text
    assert digest(found, rules) == digest(s, rules)
    return found


@EACH
@pytest.mark.parametrize("copy", [forked, reloaded])
def test_every_copy_goes_on_alike(begin: Begin, copy: Callable[[DmState], DmState]) -> None:
    assert law_copies_go_on(begin, 5, copy, every=5, leave_out=BUILT) > 10


def sent(s: DmState, seat: int) -> object:
    """What a seat is sent at this moment: its view, and why it cannot do things with what it can follow."""
    found: list[object] = [sight.view(s, seat)]
    if seat < 0:
        return found
    asked = s.decision.about if s.decision is not None and s.decision.seat == seat else 0
    for p in [p for p in s.pieces if p.handle or (p.owner == seat and p.private)][::5]:
        for verb in (c.CHARGE, c.SUMMON, c.ATTACK, c.BLOCK, c.USE):
            found.append(reasons_for(s, rules_of(s).why_not(s, seat, Option(verb, p.ref)), seat))
        for verb in (c.PICK, c.PAY, c.BREAK):
            found.append(reasons_for(s, rules_of(s).why_not(s, seat, Option(verb, asked, p.ref)), seat))
    return found


def guessed(s: DmState, seat: int, chance: Chance) -> object:
    return rules_of(s).position(sight.guess(s, seat, chance))


@EACH
@pytest.mark.parametrize("windows", [0, 1])
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(begin: Begin, windows: int) -> None:
    assert law_hidden(begin, 4 + windows, sent, sight.redeal, windows, every=7, deals=1, guess=guessed) > 5


def test_a_leak_of_the_shields_is_noticed() -> None:
    """A planted leak: how many shields are triggers."""

    def leaking(s: DmState, seat: int) -> object:
        return sum(s.pieces[id].card.trigger() for id in s.zone(c.SHIELDS, 0))

    with pytest.raises(AssertionError, match="seed 1"):
        law_hidden(start, 1, leaking, sight.redeal, every=3)


def told(s: DmState, seat: int) -> object:
    """Everything that a seat is sent after an answer."""
    return [sight.view(s, seat), sight.events_for(s, s.events, seat)]


def secret(s: DmState) -> list[int]:
    """Which card is taken from a deck unshown, becomes a shield or lies where on a deck is nobody else's business."""
    decision = s.decision
    assert decision is not None
    top = frames_of(s)[-1]
    if not isinstance(top, DmScope) or top.pc >= len(top.program.code):
        return []
    instr = top.program.code[top.pc]
    picks = [i for i, option in enumerate(decision.options) if option.verb == c.PICK]
    if isinstance(instr, Search):
        return [] if instr.reveal else picks
    if isinstance(instr, Choose) and instr.noun.zone == c.HAND:
        after = top.program.code[top.pc + 1]
        return picks if isinstance(after, PutInto) and after.zone == c.SHIELDS else []
    return picks if decision.kind == c.ARRANGE else []


def test_a_secret_choice_tells_the_others_nothing() -> None:
    assert sum(law_secret_choices(begin, seed, told, secret) for begin in STARTS for seed in range(6)) > 50


@EACH
def test_what_is_offered_is_accepted_and_nothing_else(begin: Begin) -> None:
    assert law_options_hold(begin, 3, every=3) > 40


def test_there_is_a_reason_exactly_against_what_is_not_offered() -> None:
    for begin in (start, start_three, start_every_card):
        s = begin(2, 1)
        pick = at_random(2)
        other = at_random(3)
        while s.decision is not None:
            decision = s.decision
            assert all(not rules_of(s).why_not(s, decision.seat, option) for option in decision.options)
            mixed = decision.options[other(decision)]
            refs = [p.ref for p in s.pieces[::9]]
            for ref in refs:
                intent = Option(mixed.verb, mixed.subject, ref, mixed.n)
                fine = any(option.same(intent) for option in decision.options)
                assert (rules_of(s).why_not(s, decision.seat, intent) == []) == fine
            take(s, pick)


@EACH
def test_every_game_ends_by_a_rule_and_no_card_is_lost(begin: Begin) -> None:
    for seed in range(3):
        law_ends(begin, seed, BOOK)


def test_a_player_may_leave_at_every_moment_and_the_others_go_on() -> None:
    for seed in range(4):
        s = STARTS[2 + seed % 2](seed, 1)
        pick = at_random(seed)
        n = 0
        while s.decision is not None:
            n += 1
            if n % 7 == 0:
                game = Game(rules_of(s), s.fork())
                leaving = [seat for seat in range(s.seats) if s.in_game(seat)][n % 2]
                game.act(leaving, "concede")
                for _ in range(20):
                    if game.decision is None:
                        break
                    assert game.state.in_game(game.decision.seat)
                    game.apply(pick(game.decision))
                conserved(game.state)
            take(s, pick)
