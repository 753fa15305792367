"""The laws held against Duel Masters: both editions, two to four seats, decks of all cards (laws 1, 2, 4, 5)."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any, Final

import pytest

from regelwerk.duelmasters import codes, visibility
from regelwerk.duelmasters.cards import WHOLE
from regelwerk.duelmasters.criteria import OfRace
from regelwerk.duelmasters.deck_file import MOST_COPIES, SIZE_OF_A_DECK, Deck, faults_of, ready_decks
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.position import FIELDS, position
from regelwerk.duelmasters.refusals import why_not
from regelwerk.duelmasters.rules import BOOK
from regelwerk.duelmasters.ruleset import RULESET
from regelwerk.duelmasters.setup import start as begin
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import Frame
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import NO_REF, Seat
from regelwerk.kernel.persistence.position import PLAIN
from regelwerk.kernel.persistence.replay import EXACT, Replay
from regelwerk.kernel.persistence.save import KERNEL_CLASSES, declared_fields, digest, load, save
from regelwerk.kernel.piece import LastKnown, Piece, WriteToken, seat_ref
from regelwerk.kernel.ruleset import CONCEDE, TIME_OUT
from regelwerk.kernel.state import ALL, PUBLIC
from regelwerk.kernel.visibility import SeatHandles, option_for, parse_option
from regelwerk.simulation.laws import check_cards_conserved
from tests.laws.common import (
    LONGEST,
    as_text,
    at_random,
    conserved,
    law_copies_go_on,
    law_options_hold,
    law_same_game,
    take,
    told_event,
    told_option,
    walk,
)
from tests.laws.duelmasters_games import (
    BUILT,
    STARTS,
    new_game,
    random_play,
    rules_of,
    start,
    start_every_card,
    start_modern,
    start_second,
    start_teams,
    start_three,
    state_of,
)
from tests.laws.plain_data import forgotten

every_start = pytest.mark.parametrize("table", STARTS, ids=lambda table: table.__name__)

# ----------------------------------------------------------------------- 1: the same game


@every_start
def test_the_same_again(table: Any) -> None:
    for seed in (1, 2):
        law_same_game(table, seed)


def test_the_same_again_with_every_window() -> None:
    law_same_game(start, 3, ALL)


def events_of(game: Game) -> str:
    """A hash over every event of a game."""
    return hashlib.sha256(as_text([told_event(event) for event in game.event_log]).encode()).hexdigest()


IN_A_FRESH_PROCESS = """
import sys
from regelwerk import Replay
from tests.laws.test_duel import events_of
replay = Replay.read(sys.stdin.read())
print(replay.verify().outcome, events_of(replay.resume()))
"""


@pytest.mark.parametrize(("seed", "hashing"), [(5, "1"), (6, "2")])
def test_the_same_in_a_fresh_process(seed: int, hashing: str) -> None:
    game = random_play(new_game(seed), seed)
    environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", IN_A_FRESH_PROCESS],
        input=Replay.record(game).text(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [EXACT, events_of(game)]


# ------------------------------------------------------------------------- 2: the copies


def forked(state: DmState) -> DmState:
    return state.fork()


def reloaded(state: DmState) -> DmState:
    """Saved as text, and read back."""
    found = load(json.loads(json.dumps(save(state, rules_of(state)))), rules_of(state), state.defs)
    assert isinstance(found, DmState)
    return found


@every_start
@pytest.mark.parametrize("copy", [forked, reloaded])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.thorough)])
def test_every_copy_goes_on_alike(table: Any, copy: Any, seed: int) -> None:
    assert law_copies_go_on(table, seed, copy, every=13, leave_out=BUILT) > 5


@every_start
def test_a_saved_game_is_saved_as_it_was(table: Any) -> None:
    def visit(state: DmState, n: int) -> None:
        again, ruleset = reloaded(state), rules_of(state)
        assert json.dumps(save(again, ruleset)) == json.dumps(save(state, ruleset))
        assert digest(again, ruleset) == digest(state, ruleset) == digest(state.fork(), ruleset)

    walk(table, 8, visit, every=11)


def things(state: DmState) -> Iterator[Any]:
    """Everything in a state that has fields of its own, one of each class."""
    seen: set[str] = set()
    todo: list[Any] = [state]
    while todo:
        thing = todo.pop()
        if isinstance(thing, (list, tuple)):
            todo += thing
        elif isinstance(thing, dict):
            todo += thing.values()
        elif type(thing).__name__ in FIELDS:
            if type(thing).__name__ not in seen:
                seen.add(type(thing).__name__)
                yield thing
            todo += [getattr(thing, name) for name in declared_fields(type(thing)) if name not in ("events", "own")]


def test_every_copy_carries_every_field() -> None:
    copied: set[str] = set()

    def visit(state: DmState, n: int) -> None:
        if n and copied.issuperset(type(frame).__name__ for frame in state.frames):
            return  # nothing that has not been copied yet
        for thing in things(state.fork()):
            name = type(thing).__name__
            if name in copied:
                continue
            if isinstance(thing, DmState):
                lost = forgotten(thing, DmState.fork, frozenset({"defs"}))
            elif isinstance(thing, Piece):
                lost = forgotten(thing, lambda piece: piece.copy(WriteToken()))
            elif isinstance(thing, Frame) or name == "Chance":
                lost = forgotten(thing, lambda other: other.copy())
            else:
                continue
            copied.add(name)
            assert lost == [], f"{name} forgets {lost}"

    frames = {kind.__name__ for kind in RULESET.state_classes() if issubclass(kind, Frame)}
    visit(start_second(1), 0)
    for seed in range(200):
        if copied >= frames:
            break
        walk(start_every_card if seed % 2 else start, seed, visit)
    assert copied >= {"DmState", "DmPiece", "Chance"} | frames


def test_what_a_field_holds_is_named_for_every_class() -> None:
    kinds = {kind.__name__: kind for kind in (*KERNEL_CLASSES, *RULESET.state_classes())}
    assert sorted(FIELDS) == sorted(kinds)
    for name, kind in kinds.items():
        assert sorted(FIELDS[name]) == declared_fields(kind), name


def test_whatever_enters_the_position_changes_it() -> None:
    tried: set[tuple[str, str]] = set()

    def visit(state: DmState, n: int) -> None:
        before = json.dumps(position(state))
        for thing in things(state):
            name = type(thing).__name__
            if isinstance(thing, LastKnown):
                continue  # enters only where a reference names it
            for field, how in FIELDS[name].items():
                value = getattr(thing, field)
                if how != PLAIN or (name, field) in tried or not isinstance(value, int):
                    continue
                tried.add((name, field))
                other = not value if isinstance(value, bool) else value - 1 if value > 0 else value + 1
                setattr(thing, field, other)
                changed = json.dumps(position(state)) != before
                setattr(thing, field, value)
                assert changed, f"{field} of {name} enters the position, and changes nothing there"

    for seed in range(6):
        walk(start_every_card if seed % 2 else start, seed, visit, every=3)
    assert len(tried) > 40


# ------------------------------------------------------------------------ 4: the options


@every_start
def test_what_is_offered_is_accepted(table: Any) -> None:
    assert sum(law_options_hold(table, seed, PUBLIC, 3) for seed in range(3)) > 100


def attempts(state: DmState, seat: int, source: random.Random, count: int) -> list[Option]:
    """Things a seat might try, with cards it can name, some it cannot, seats and numbers."""
    names = SeatHandles(state, seat)
    named = [piece.ref for piece in state.pieces if piece.zone >= 0 and names.handle(piece.ref)]
    found = []
    for _ in range(count):
        anything = source.choice(state.pieces).ref
        object = source.choice(
            (NO_REF, NO_REF, source.choice(named), anything, seat_ref(Seat(source.randrange(state.seats))))
        )
        verb = source.randrange(1, len(codes.VERBS))
        found.append(Option(verb, source.choice(named), object, source.choice((0, 0, 1, 2))))
    return found


@every_start
def test_anything_else_is_refused_with_a_rule_of_the_book(table: Any) -> None:
    kinds: set[str] = set()

    def visit(state: DmState, n: int) -> None:
        source = random.Random(n)
        decision = state.decision
        assert decision is not None
        for option in decision.options:
            assert why_not(state, decision.seat, option) == []
        for seat in range(state.seats):
            for intent in attempts(state, seat, source, 8):
                reasons = why_not(state, seat, intent)
                offered = seat == decision.seat and any(option.is_same_as(intent) for option in decision.options)
                assert (reasons == []) == offered, told_option(intent)
                assert all(reason.rule.number in BOOK for reason in reasons)
                kinds.update(reason.kind for reason in reasons)
                assert len({(r.rule.number, r.kind, r.ref, r.number) for r in reasons}) == len(reasons)

    for seed in range(3):
        walk(table, seed + 20, visit, PUBLIC, 3)
    assert len(kinds) > 12


@every_start
def test_an_option_said_in_handles_means_the_same_option(table: Any) -> None:
    heard = 0

    def visit(state: DmState, n: int) -> None:
        nonlocal heard
        decision = state.decision
        assert decision is not None
        names = SeatHandles(state, decision.seat)
        for option in decision.options:
            meant = parse_option(names, option_for(names, option, visibility.TERMS), visibility.TERMS)
            assert meant is not None
            assert told_option(meant) == told_option(option)
            heard += 1

    for seed in range(3):
        walk(table, seed, visit, PUBLIC)
    assert heard > 100


# ---------------------------------------------------------------------------- 5: the end

ENDS: Final = frozenset(
    {"dm04:ohne-schilde", "dm:9.3", "inf:both-lose", "ruling:turn-limit", "ruling:loop-limit", "ruling:draw-agreement"}
)
"""The rules by which a game may be over if nobody leaves it."""
USES: Final = (codes.EVENT_SUMMON, codes.EVENT_CAST)


def play_out(state: DmState, seed: int) -> set[str]:
    """Play at random to the end, every law held at every decision; the codes of the cards played on the way."""
    cards = len(state.pieces)
    mine = Counter(piece.owner for piece in state.pieces)
    pick = at_random(seed)
    found: set[str] = set()
    asked = 0
    while state.decision is not None:
        check_cards_conserved(state, cards)
        assert Counter(piece.owner for piece in state.pieces) == mine
        for event in state.apply(state.decision.options[pick(state.decision)]):
            if event.kind in USES:
                found.add(event.about_identity.card.code)
        asked += 1
        assert asked < LONGEST
    check_cards_conserved(state, cards)
    result = state.result
    assert result is not None and result.rule is BOOK.citation(result.rule.number)
    assert len({state.teams[seat] for seat in result.winners}) <= 1
    return found


@pytest.mark.parametrize("pair", list(combinations_with_replacement(ready_decks(), 2)), ids="-".join)
def test_games_between_ready_decks_end(pair: tuple[str, str]) -> None:
    for seed in range(2):
        state = state_of(new_game(seed, (ALL, PUBLIC)[seed], pair))
        play_out(state, seed)
        assert state.result is not None and state.result.rule.number in ENDS


def legal_deck(source: random.Random, first: list[str]) -> Deck:
    """A legal deck of forty: four each of ten cards, `first` before any others, of one or two civilizations."""
    defs = RULESET.defs({})
    pool = sorted({card.code for card in defs.cards if card.code} - scenes_only())
    civs = defs.card(first[0]).civs if first else source.choice((1, 2, 4, 8, 16))
    civs |= source.choice((1, 2, 4, 8, 16))
    sampled = [*first, *source.sample(pool, len(pool))]
    wanted = bases_of(first[0]) if first else frozenset()  # before others: without one it could never be played
    sampled[1:1] = [code for code in sampled if not wanted.isdisjoint(defs.card(code).races)][: len(wanted)]
    fitting = [code for code in sampled if not defs.card(code).civs & ~civs]
    chosen = list(dict.fromkeys(fitting))[: SIZE_OF_A_DECK // MOST_COPIES]
    return Deck("random", [code for code in chosen for _ in range(MOST_COPIES)])


def bases_of(code: str) -> frozenset[str]:
    """The races that an evolution creature is put on (dm:10.1)."""
    nouns = RULESET.defs({}).card(code).bases
    return frozenset(quality.race for noun in nouns for quality in noun.criteria if isinstance(quality, OfRace))


def scenes_only() -> set[str]:
    """The codes of the cards that are legal in no deck."""
    return {card.code for card in RULESET.defs({}).cards if getattr(getattr(card, "word", None), "scenes_only", False)}


def test_games_between_random_legal_decks_end_and_every_card_is_played() -> None:
    """All cards of complete sets, in the usual edition and in the modern one."""
    wanted = {card.code for card in RULESET.defs({}).cards if card.code} - scenes_only()
    assert len(wanted) == sum(len(of.CARDS) for of in WHOLE)
    played: set[str] = set()
    for seed in range(600):
        left = sorted(wanted - played)
        if seed >= 60 and not left:
            break
        source = random.Random(f"law 5, {seed}")
        source.shuffle(left)
        decks = [legal_deck(source, left[seat:]) for seat in range(3 if seed % 10 == 9 else 2)]
        ruleset = (RULESET, rules_of(start_modern(1)))[seed % 4 == 3]
        assert [faults_of(deck, ruleset.defs({})) for deck in decks] == [[] for _ in decks]
        state = ruleset.start(ruleset.prepare(decks, seed, None, "public"), None)
        assert isinstance(state, DmState)
        played |= play_out(state, seed)
    assert wanted - played == set()


def test_cards_for_scenes_are_played_too() -> None:
    """Those of the later sets, in decks of all cards."""
    cards = [card for card in RULESET.defs({}).cards if card.code and isinstance(card, CardDefinition)]
    hardly_ever = {card.code for card in cards if card.bases or card.play_only_if is not None or card.cost >= 10}
    wanted = scenes_only() - hardly_ever
    played: set[str] = set()
    for seed in range(600):
        if seed >= 100 and wanted <= played:
            break
        played |= play_out(start_every_card(seed), seed)
    assert wanted - played == set()


@pytest.mark.parametrize("verb", [CONCEDE, TIME_OUT])
@pytest.mark.parametrize("table", [start_three, start_teams])
def test_games_that_are_left_end_by_a_rule_too(verb: str, table: Any) -> None:
    for seed in range(6):
        s = table(seed)
        game = Game(RULESET, s)
        cards = len(s.pieces)
        pick = at_random(seed)
        while game.decision is not None and game.state.in_game(2):
            if len(game.steps) == 12 * (seed + 1):
                game.perform(2, verb)
                check_cards_conserved(game.state, cards)
            if game.decision is not None:
                game.apply(pick(game.decision))
        play_out(state_of(game), seed)


def test_a_player_may_leave_at_every_moment_and_the_others_go_on() -> None:
    for seed in range(4):
        state = (start_three, start_teams)[seed % 2](seed)
        pick = at_random(seed)
        n = 0
        while state.decision is not None:
            n += 1
            if n % 7 == 0:
                game = Game(rules_of(state), state.fork())
                leaving = [seat for seat in range(state.seats) if state.in_game(seat)][n % 2]
                game.perform(leaving, CONCEDE)
                for _ in range(20):
                    if game.decision is None:
                        break
                    assert game.state.in_game(game.decision.seat)
                    game.apply(pick(game.decision))
                conserved(game.state)
            take(state, pick)


def test_a_game_in_which_nobody_does_anything_ends_with_the_decks() -> None:
    state = start(1, ALL)
    while state.decision is not None:
        lazy = [
            i
            for i, option in enumerate(state.decision.options)
            if option.verb in (codes.VERB_SKIP, codes.VERB_ATTACKING, codes.VERB_END, codes.VERB_NO)
        ]
        state.apply(state.decision.options[lazy[0] if lazy else -1])
    assert state.result is not None
    assert state.result.rule.number == "dm:9.3"


def test_an_end_without_a_card_is_for_whoever_does_not_hold_it() -> None:
    """Only events count as playing: the deal alone plays nothing."""
    state = begin(RULESET.defs({}), [["dm01/bolshack-dragon"] * 20, ["dm01/bolshack-dragon"] * 20], [0, 1], 1, PUBLIC)
    assert not any(event.kind in USES for event in state.events)
