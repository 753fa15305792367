"""The value of a Miniatures game: laws 1 to 5 over its kinds of games, positions, acts, sight, refusals."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import IllegalActionError, Option
from regelwerk.kernel.frames import Frame
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.persistence.replay import EXACT, Replay
from regelwerk.kernel.persistence.save import KERNEL_CLASSES, declared_fields, digest, load, save
from regelwerk.kernel.piece import Piece, WriteToken
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, WITHDRAW_DRAW
from regelwerk.kernel.state import MEANINGFUL
from regelwerk.kernel.visibility import SPECTATOR_SEAT, SeatHandles, reasons_for
from regelwerk.wowminis import codes, visibility
from regelwerk.wowminis.line_of_sight import trace
from regelwerk.wowminis.position import FIELDS, position
from regelwerk.wowminis.refusals import is_offered, why_not
from regelwerk.wowminis.rules import BOOK
from regelwerk.wowminis.ruleset import RULESET
from regelwerk.wowminis.state import MinisState
from regelwerk.wowminis.targets import attackable, taunters
from tests.laws import minis
from tests.laws.common import (
    at_random,
    law_copies_go_on,
    law_ends,
    law_hidden,
    law_options_hold,
    law_same_game,
    take,
    walk,
)
from tests.laws.plain_data import forgotten

Start = Callable[[int, int], MinisState]
with_games = pytest.mark.parametrize("start", minis.STARTS)


def reloaded(state: MinisState) -> MinisState:
    """Saved as text, and read back."""
    found = load(json.loads(json.dumps(save(state, RULESET))), RULESET, state.defs)
    assert isinstance(found, MinisState)
    return found


# ------------------------------------------------------------------------ laws 1, 2, 5


@with_games
def test_the_same_setup_decisions_and_chance_are_the_same_game(start: Start) -> None:
    law_same_game(start, 1)


@with_games
def test_every_game_ends_by_a_rule_and_nothing_is_lost(start: Start) -> None:
    for seed in range(3):
        law_ends(start, seed, BOOK, every=19)


@with_games
@pytest.mark.parametrize("copy", [MinisState.fork, reloaded])
def test_every_copy_goes_on_alike(start: Start, copy: Any) -> None:
    assert law_copies_go_on(start, 2, copy, every=37, leave_out=minis.BUILT) > 2


def things(state: MinisState) -> Iterator[Any]:
    """Everything in a state that has fields of its own."""
    todo: list[Any] = [state]
    while todo:
        thing = todo.pop()
        if isinstance(thing, (list, tuple)):
            todo += thing
        elif isinstance(thing, dict):
            todo += thing.values()
        elif type(thing).__name__ in FIELDS:
            yield thing
            todo += [getattr(thing, name) for name in declared_fields(type(thing)) if name not in ("events", "own")]


def test_every_copy_carries_every_field() -> None:
    copied: set[str] = set()

    def visit(state: MinisState, n: int) -> None:
        for thing in things(state.fork()):
            name = type(thing).__name__
            if name in copied:
                continue
            if isinstance(thing, MinisState):
                lost = forgotten(thing, MinisState.fork, frozenset({"defs", "scenario"}))
            elif isinstance(thing, Piece):
                lost = forgotten(thing, lambda piece: piece.copy(WriteToken()))
            elif isinstance(thing, Frame) and declared_fields(type(thing)):
                lost = forgotten(thing, lambda frame: frame.copy())
            else:
                continue
            copied.add(name)
            assert lost == [], f"{name} forgets {lost}"

    for seed in range(3):
        walk(minis.start_nine, seed, visit)
    assert copied >= {"MinisState", "MinisPiece", "TurnFrame", "AttackFrame", "HealFrame", "SetupFrame", "MinisScope"}


def test_the_position_says_of_every_field_how_it_enters() -> None:
    kinds = {kind.__name__: kind for kind in (*KERNEL_CLASSES, *RULESET.state_classes())}
    assert sorted(FIELDS) == sorted(kinds)
    for name, kind in kinds.items():
        assert sorted(FIELDS[name]) == declared_fields(kind), name


def test_whatever_enters_the_position_changes_it() -> None:
    tried: set[tuple[str, str]] = set()

    def visit(state: MinisState, n: int) -> None:
        before = json.dumps(position(state))
        for thing in things(state):
            name = type(thing).__name__
            for field, how in FIELDS[name].items():
                value = getattr(thing, field)
                if how.startswith("-") or (name, field) in tried or not isinstance(value, int) or "it is" not in how:
                    continue
                tried.add((name, field))
                setattr(thing, field, not value if isinstance(value, bool) else value + 1)
                changed = json.dumps(position(state)) != before
                setattr(thing, field, value)
                assert changed, f"{field} of {name} enters the position, and changes nothing there"

    for seed in range(2):
        walk(minis.start_nine, seed, visit, every=3)
    assert len(tried) > 35


def test_a_saved_game_is_saved_as_it_was_and_has_the_same_digest() -> None:
    def visit(state: MinisState, n: int) -> None:
        again = reloaded(state)
        assert json.dumps(save(again, RULESET)) == json.dumps(save(state, RULESET))
        assert digest(again, RULESET) == digest(state, RULESET) == digest(state.fork(), RULESET)

    walk(minis.start, 8, visit, every=11)
    walk(minis.start_five, 8, visit, every=67)


def test_a_replay_is_exact_also_from_its_file(tmp_path: Path) -> None:
    game = minis.random_play(minis.new_game(5), 5)
    file = tmp_path / "game.replay"
    Replay.record(game).write(file)
    assert '["dice",10,' in file.read_text().replace(" ", "")
    assert Replay.load(file).verify().outcome == EXACT


def test_the_engine_reaches_whom_the_rules_of_sight_say() -> None:
    """Against `seeing.look`, which sweeps path by path, at every figure of random games."""
    compared = 0

    def visit(state: MinisState, n: int) -> None:
        nonlocal compared
        board = state.scenario.field.ground
        for piece in (state.pieces[id] for id in state.figures):
            strike = piece.figure.abilities[0].attack
            if piece.space < 0 or strike is None or taunters(state, piece):
                continue
            wanted = [
                other.id
                for other in (state.pieces[id] for id in state.figures)
                if other.space >= 0
                and other.team != piece.team
                and board.distance[piece.space][other.space] <= strike.attack.range
                and trace(board, piece.space, other.space, state.foes(piece.team)).seen
            ]
            assert attackable(state, piece, strike.attack) == wanted
            compared += len(wanted)

    for start in (minis.start_keep, minis.start_five, minis.start_three):
        walk(start, 7, visit, every=3)
    assert compared > 100


# ------------------------------------------------------------------------------- law 3


def see(state: MinisState, seat: int) -> dict[str, Any]:
    """All that a seat is sent at this moment, refusals of what it might try among it."""
    tries = [] if seat == SPECTATOR_SEAT else attempts(state, seat, random.Random(state.public_decision_count), 6)
    return {
        "view": visibility.view(state, seat).to_data(),
        "events": visibility.events_for(state, state.events, seat),
        "refused": [reasons_for(state, why_not(state, seat, intent), seat) for intent in tries],
    }


def attempts(state: MinisState, seat: int, source: random.Random, count: int) -> list[Option]:
    """Things a seat might try: with figures and cards it can name, and with nonsense."""
    names = SeatHandles(state, seat)
    named = [piece.ref for piece in state.pieces if names.handle(piece.ref)]
    return [
        Option(
            source.randrange(1, len(codes.VERBS)),
            source.choice([NO_REF, *named]),
            source.choice([NO_REF, NO_REF, *named]),
            source.choice((0, 1, 2, source.randrange(100))),
        )
        for _ in range(count)
    ]


def redeal(state: MinisState, seat: int, chance: Chance) -> MinisState:
    other = visibility.redeal_unseen(state, seat, chance)
    other.events = state.events
    return other


def guess(state: MinisState, seat: int, chance: Chance) -> object:
    guessed = visibility.guess(state, seat, chance)
    return {"position": RULESET.position(guessed), "view": visibility.view(guessed, state.next_seat(seat)).to_data()}


@pytest.mark.parametrize("start", [minis.start, minis.start_duel, minis.start_nine, minis.start_four])
def test_what_is_sent_does_not_depend_on_what_is_hidden(start: Start) -> None:
    changed = sum(law_hidden(start, seed, see, redeal, seed % 2, 19, 2, guess) for seed in range(2))
    assert changed > 40


def test_a_leak_would_be_noticed() -> None:
    def leaky(state: MinisState, seat: int) -> object:
        return [piece.card.code for piece in state.pieces]

    with pytest.raises(AssertionError):
        law_hidden(minis.start, 1, leaky, redeal)


def test_a_guess_may_deal_from_cards_that_the_seat_takes_for_possible() -> None:
    state = minis.start(3)
    pool = [piece.card.code for piece in state.pieces if piece.host >= 0 and piece.owner == 1]
    pool += ["ours/bandage", "ours/dynamite", "starter/fire-blast"]
    seen = set()
    for seed in range(40):
        guessed = visibility.guess(state, 0, Chance(seed), [[], pool])
        cards = [piece for piece in guessed.pieces if piece.host >= 0 and piece.owner == 1]
        assert all(len({guessed.pieces[id].card.code for id in guessed.pieces[piece.host].bar}) == 2 for piece in cards)
        seen |= {piece.card.code for piece in cards}
        assert "starter/fire-blast" not in seen, "no figure of that side may have it"
    assert "ours/dynamite" in seen
    with pytest.raises(ValueError, match="cannot fill"):
        visibility.guess(state, 0, Chance(1), [[], ["starter/fire-blast"] * 9])


def test_meaningful_windows_ask_only_who_can_react() -> None:
    def visit(state: MinisState, n: int) -> None:
        assert state.decision is not None
        if state.decision.kind == codes.DECISION_REACT:
            assert len(state.decision.options) > 1

    for seed in range(6):
        walk(minis.start, seed, visit, MEANINGFUL)


# ------------------------------------------------------------------------------- law 4


@with_games
def test_what_is_offered_is_accepted(start: Start) -> None:
    assert law_options_hold(start, 3, every=13) > 100


@with_games
def test_what_is_offered_is_never_refused_and_anything_else_is_with_a_rule(start: Start) -> None:
    def visit(state: MinisState, n: int) -> None:
        decision = state.decision
        assert decision is not None
        for option in decision.options:
            assert why_not(state, decision.seat, option) == []
        for seat in range(state.seats):
            for option in attempts(state, seat, random.Random(n), 6):
                found = why_not(state, seat, option)
                if found:
                    assert all(reason.rule.number in BOOK for reason in found)
                    assert seat != decision.seat or not is_offered(state, decision, option)
                    continue
                assert seat == decision.seat
                if not is_offered(state, decision, option):
                    says_more(state, option)

    walk(start, 4, visit, every=17)


def says_more(state: MinisState, intent: Option) -> None:
    """An intent that names its target at once: it begins with an option, and the target can be chosen then."""
    twin = state.fork()
    assert twin.decision is not None
    first = [
        option
        for option in twin.decision.options
        if (option.verb, option.number) == (intent.verb, intent.number) and option.subject in (0, intent.subject)
    ]
    assert len(first) == 1
    twin.apply(first[0])
    after = twin.decision
    if after is not None and after.kind == codes.DECISION_CHOOSE_TARGET:
        assert any(option.object == intent.object for option in after.options)


# -------------------------------------------------------------------------------- acts


def test_conceding_gives_the_game_to_the_last_team() -> None:
    game = minis.new_game(1)
    game.perform(0, CONCEDE)
    assert game.result is not None
    assert (game.result.winners, game.result.rule.number) == ([1], "ruling:last-side")
    with pytest.raises(IllegalActionError):
        game.perform(1, CONCEDE)


@pytest.mark.parametrize("steps", range(0, 120, 7))
def test_the_game_goes_on_without_a_seat_that_leaves_at_any_moment(steps: int) -> None:
    for seat in range(3):
        game = minis.new_game(steps, 1, ("starter-alliance", "starter-horde", "starter-horde"))
        minis.random_play(game, steps, steps)
        if game.decision is None:
            continue
        game.perform(seat, CONCEDE)
        state = minis.state_of(game)
        assert state.figure_ids_by_seat[seat] == []
        assert all(state.pieces[id].space < 0 for id in state.zones[codes.ZONE_OUT * 3 + seat])
        decision = game.decision
        assert decision is not None
        assert decision.seat != seat
        assert load(save(state, RULESET), RULESET, state.defs).decision is not None
        minis.random_play(game, steps)
        assert game.result is not None
        assert seat not in game.result.winners


def test_a_seat_may_leave_in_the_middle_of_an_attack_or_text() -> None:
    """Wherever one of three is asked something inside a turn, any of them leaves."""
    left: set[str] = set()

    def visit(state: MinisState, n: int) -> None:
        decision = state.decision
        assert decision is not None
        kind = codes.DECISIONS[decision.kind]
        if decision.kind in (codes.DECISION_TURN, codes.DECISION_WHO_ACTS) or n % 3:
            return
        for seat in range(3):
            twin = state.fork()
            RULESET.perform(twin, seat, CONCEDE)
            pick = at_random(n)
            for _ in range(6):
                if twin.decision is not None:
                    take(twin, pick)
            left.add(kind)

    for seed in range(8):
        walk(minis.start_three, seed, visit)
    assert left >= {"reaction", "target"}


def test_a_draw_is_agreed_by_all_and_an_offer_lapses() -> None:
    game = minis.new_game(2)
    game.perform(0, OFFER_DRAW)
    with pytest.raises(IllegalActionError):
        game.perform(0, OFFER_DRAW)
    game.perform(0, WITHDRAW_DRAW)
    game.perform(0, OFFER_DRAW)
    game.perform(1, OFFER_DRAW)
    assert game.result is not None
    assert (game.result.winners, game.result.rule.number) == ([], "ruling:draw-agreement")


# --------------------------------------------------------------------- definitions of one's own


def test_a_game_keeps_the_files_of_its_own_definitions() -> None:
    own = [("bar.txt", BANG)]
    party = "# Ours\nscenario: starter\nRuby Gemsparkle\n  Bang\n  Ice Barrier\nVindicator Hodoon\n  Bang\n  Bandage\n"
    setup = RULESET.prepare_custom([party, "starter-horde"], 1, None, "all", own)
    assert setup["own"] == [["bar.txt", BANG]]
    s = RULESET.start(json.loads(json.dumps(setup)), None)
    assert isinstance(s, MinisState)
    assert any(piece.card.code == "own/bang" for piece in s.pieces)
    assert s.defs.digest != minis.start(1).defs.digest
    walk(lambda seed, windows: s, 1, lambda state, n: None)
    assert s.result is not None


BANG = """card Bang
  kind: action
  ticks: 1
  does: ChangeHealth(-2, Target(FigureFilter(Allegiance.OPPOSING, (Within(2),))))
"""
