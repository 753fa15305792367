"""Nobody is asked in vain: a question in which order things come has answers that differ (ruling:nothing-to-decide).

Games are played at random. At every question of that kind each answer is carried out on a fork, until nothing of it is
under way any more. Two answers that read the same and come to the same position are one answer too many.

`REGELWERK_ORDER_GAMES=500` plays so many games of each kind instead of a few.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from regelwerk import game_registry
from regelwerk.duelmasters import codes as dm
from regelwerk.duelmasters.position import FIELDS as DUEL_FIELDS
from regelwerk.duelmasters.position import DmPositionEncoder
from regelwerk.duelmasters.ruleset import RULESET, RULESET_MODERN
from regelwerk.duelmasters.setup import start as begin_duel
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.persistence.position import PositionEncoder
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import PUBLIC, State
from regelwerk.wowminis import codes as mn
from regelwerk.wowminis.position import FIELDS as MINIS_FIELDS
from regelwerk.wowtcg import codes as wow
from regelwerk.wowtcg.deck_file import Deck
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.position import WowPositionEncoder
from regelwerk.wowtcg.setup import start as begin_wow
from tests.laws import minis, mixed_decks
from tests.laws.common import at_random

GAMES: Final = int(os.environ.get("REGELWERK_ORDER_GAMES", "0"))
LONGEST: Final = 60
"""Decisions after which the carrying out of one answer counts as done."""
MOST: Final = 1500
"""Decisions of a game that are looked at."""

ORDERS: Final = {
    "wowtcg": (wow.DECISION_ORDER_TRIGGERS, wow.DECISION_PACKET),
    "duelmasters": (dm.DECISION_ORDER_TRIGGERS, dm.DECISION_ARRANGE),
    "wowminis": (mn.DECISION_WHO_ACTS,),
}
"""The questions in which order something comes."""
WINDOWS: Final = {
    "wowtcg": (wow.DECISION_PRIORITY,),
    "duelmasters": (dm.DECISION_MANA_STEP, dm.DECISION_MAIN_STEP, dm.DECISION_ATTACK_STEP),
    "wowminis": (mn.DECISION_TURN, mn.DECISION_WHO_ACTS),
}
"""The questions at which nothing more is under way."""
TELLERS: Final[dict[str, Callable[[Any], PositionEncoder]]] = {
    "wowtcg": WowPositionEncoder,
    "duelmasters": lambda s: DmPositionEncoder(s, DUEL_FIELDS, dm.ZONES),
    "wowminis": lambda s: PositionEncoder(s, MINIS_FIELDS, mn.ZONES),
}
AGES: Final = ("asked", "time", "since")
"""What of a position is only older or newer."""


# ------------------------------------------------------------------ games of many copies


def start_wow(seed: int) -> State:
    """Decks of a few cards many times, so that many things are alike."""
    source = random.Random(f"copies {seed}")
    decks = []
    for _ in range(2):
        few = [source.choice(mixed_decks.cards(False)).code for _ in range(6)]
        decks.append(Deck("copies", source.choice(mixed_decks.cards(True)).code, [few[i % 6] for i in range(42)]))
    return begin_wow(standard(), decks, [0, 1], seed, PUBLIC)


def start_duel(seed: int) -> State:
    """The same in Duel Masters, in either edition."""
    source = random.Random(f"copies {seed}")
    defs = (RULESET, RULESET_MODERN)[seed % 2].defs({})
    codes = [card.code for card in defs.cards if card.code]
    decks = []
    for _ in range(2):
        few = source.sample(codes, 4)
        decks.append([few[i % 4] for i in range(40)])
    return begin_duel(defs, decks, [0, 1], seed, PUBLIC)


def start_minis(seed: int) -> State:
    """Parties in which every figure is there twice."""
    twice = "2 Vindicator Hodoon\n2 Ruby Gemsparkle\n"
    return minis.state_of(minis.new_game(seed, PUBLIC, (twice, twice)))


# ---------------------------------------------------------------------- both answers


def bare(told: Any) -> Any:
    """A position without what is only older or newer, and with those lists in order that have none of their own."""
    if isinstance(told, dict):
        kept = {key: bare(value) for key, value in told.items() if key not in AGES}
        for key in ("modifiers", "turn_facts", "waiting"):
            if isinstance(kept.get(key), list):
                kept[key] = sorted(kept[key], key=repr)
        return kept
    return [bare(entry) for entry in told] if isinstance(told, list) else told


def exchanged(state: State, a: int, b: int) -> State:
    """The same with two pieces in each other's places."""
    other = state.fork()
    swap = {a: b, b: a}
    other.zones = [[swap.get(id, id) for id in zone] for zone in other.zones]
    return other


def carried_out(ruleset: Ruleset, game: str, state: State, option: Option) -> State:
    """What becomes of an answer, if nobody does anything about it: everything else is answered in the first way."""
    fork = state.fork()
    fork.apply(option)
    for _ in range(LONGEST):
        decision = fork.decision
        if decision is None or (decision.kind in WINDOWS[game] and not getattr(fork, "chain", None)):
            break
        fork.apply(decision.options[0])
    return fork


def look(state: State, tell: Callable[[State], PositionEncoder], option: Option) -> str:
    """How an option reads: the cards that it speaks of, as they lie there."""
    teller = tell(state)
    pieces = [state.recall(ref) if ref > 0 else None for ref in (option.subject, option.object)]
    told = [None if piece is None else (piece.zone, bare(teller.piece(piece))) for piece in pieces]
    return f"{option.verb} {ability(state, option)} {told}"


def ability(state: State, option: Option) -> str:
    """Which of several abilities a player of Duel Masters would resolve: one creature may have more than one."""
    decision = state.decision
    if not isinstance(state, DmState) or decision is None or decision.kind != dm.DECISION_ORDER_TRIGGERS:
        return ""
    waiting = [one.trigger for one in state.waiting if one.you == decision.seat]
    trigger = waiting[option.number] if option.number < len(waiting) else None
    return "" if trigger is None else trigger.path


def in_order(state: State, kind: int) -> bool:
    """Whether the open question is one of that kind, and all that it speaks of is known to everybody."""
    decision = state.decision
    assert decision is not None
    for option in decision.options:
        if kind == wow.DECISION_PACKET and option.verb not in (wow.VERB_APPLY, wow.VERB_PICK):
            return False
        for ref in (option.subject, option.object):
            piece = state.piece_or_none(ref) if ref > 0 else None
            if piece is not None and kind != wow.DECISION_PACKET and piece.known_to != EVERYONE:
                return False
    return True


def apart(one: Option, other: Option) -> list[tuple[int, int]]:
    """The ids of the pieces in which two options differ."""
    pairs = {(one.subject, other.subject), (one.object, other.object)}
    return sorted({((x & ID_MASK) - 1, (y & ID_MASK) - 1) for x, y in pairs if x != y and x > 0 and y > 0})


def involved(ruleset: Ruleset, state: State) -> Any:
    """What the cards have to do with the combat and with each other, and what has become of them this turn."""
    told = ruleset.position(state)
    hosts = [[entry.get("host") for entry in zone] for zone in told["zones"].values()]
    return bare([told.get("combat"), {"turn_facts": told.get("turn_facts")}, hosts])


def in_vain(ruleset: Ruleset, game: str, s: State) -> list[str]:
    """Two options that read the same and come to the same, in words."""
    decision = s.decision
    assert decision is not None
    if decision.kind not in ORDERS[game] or not in_order(s, decision.kind):
        return []
    options = decision.options
    done = [carried_out(ruleset, game, s, option) for option in options]
    told = [bare(ruleset.position(state)) for state in done]
    reads = [look(s, TELLERS[game], option) for option in options]
    for i in range(len(options)):
        for j in range(i):
            if reads[i] != reads[j]:
                continue
            ids = apart(options[i], options[j])
            if len(ids) == 1 and involved(ruleset, s) != involved(ruleset, exchanged(s, *ids[0])):
                continue
            same = told[i] == told[j]
            if len(ids) == 1 and not same:
                same = told[i] == bare(ruleset.position(exchanged(done[j], *ids[0])))
            if same:
                return [f"{ruleset.kind_key(decision.kind)}: {reads[i]} of {len(options)}"]
    return []


def asked_in_vain(game: str, start: Callable[[int], State], games: int) -> tuple[int, list[str]]:
    """How many questions of order came up in so many games, and those that could not matter."""
    ruleset = game_registry.ruleset(game)
    met = 0
    found: list[str] = []
    for seed in range(games):
        state = start(seed)
        pick = at_random(seed)
        for _ in range(MOST):
            decision = state.decision
            if decision is None:
                break
            if decision.kind in ORDERS[game]:
                met += 1
                found += [f"seed {seed}, {line}" for line in in_vain(ruleset, game, state)]
            state.apply(decision.options[pick(decision)])
    return met, found


@pytest.mark.parametrize(
    ("game", "start", "few"),
    [("wowtcg", start_wow, 36), ("duelmasters", start_duel, 160), ("wowminis", start_minis, 4)],
)
def test_no_two_answers_to_a_question_of_order_come_to_the_same(
    game: str, start: Callable[[int], State], few: int
) -> None:
    met, found = asked_in_vain(game, start, GAMES or few)
    assert not found, "\n".join(found)
    assert met, "nobody was asked for an order at all"


# ---------------------------------------------------------------------- one answer

ALONE: Final = {
    "wowtcg": (wow.DECISION_PRIORITY, wow.DECISION_SEARCH, wow.DECISION_LOOKED),
    "duelmasters": (
        dm.DECISION_MANA_STEP,
        dm.DECISION_MAIN_STEP,
        dm.DECISION_ATTACK_STEP,
        dm.DECISION_SHIELD_TRIGGERS,
        dm.DECISION_SEARCH,
    ),
    "wowminis": (mn.DECISION_TURN, mn.DECISION_REACT),
}
"""Questions that are asked with a single answer too: windows, and those that would tell a secret if they were not.

In public an announcement is a window, as long as it may be taken back.
"""


def forced(game: str, state: State) -> bool:
    """Whether the open question has one answer, and everybody can see that."""
    decision = state.decision
    assert decision is not None
    if len(decision.options) > 1 or decision.public_kind in ALONE[game]:
        return False
    return game != "duelmasters" or decision.options[0].verb != dm.VERB_DONE_CHOOSING  # nothing found in a hidden zone


@pytest.mark.parametrize(
    ("game", "start", "few"),
    [
        ("wowtcg", start_wow, 25),
        ("wowtcg", mixed_decks.start_mixed, 15),
        ("duelmasters", start_duel, 40),
        ("wowminis", minis.start, 3),
    ],
)
def test_nobody_is_asked_for_the_only_thing_there_is(game: str, start: Callable[[int], State], few: int) -> None:
    ruleset = game_registry.ruleset(game)
    for seed in range(GAMES or few):
        state = start(seed)
        pick = at_random(seed)
        while state.decision is not None:
            assert not forced(game, state), f"seed {seed}: {ruleset.kind_key(state.decision.kind)}"
            state.apply(state.decision.options[pick(state.decision)])
