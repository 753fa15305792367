"""Law 3 at the door for programs: what `regelwerk.Game` tells a seat is the same however the hidden cards are dealt.

Worlds that differ only in what a seat does not know are told apart by nothing that it can ask: decision, options,
their texts in both languages, events, news, views, boards, reasons, errors, and the `repr` of the game.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest

import regelwerk as rw
from regelwerk.duelmasters import visibility as duel_visibility
from regelwerk.kernel import game as kernel
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.event import Event
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import PUBLIC, State
from regelwerk.kernel.visibility import SPECTATOR_SEAT
from regelwerk.wowminis import visibility as minis_visibility
from regelwerk.wowminis.ruleset import RULESET as MINIS
from regelwerk.wowtcg import visibility as wow_visibility
from tests.laws import duelmasters_games, minis, wow
from tests.laws.common import as_text, assert_same_text, faces, walk
from tests.laws.duelmasters_games import rules_of
from tests.laws.mixed_decks import start_mixed

TYPED: Final = {
    "wowtcg": (
        "attack hero with elendril",
        "play bloodclaw",
        "spiele feuerball",
        "protect with kor",
        "nonsense",
        "end",
    ),
    "duelmasters": ("charge vorg", "summon aqua hulk", "beschwöre vorg", "attack player with vorg", "block", "end"),
    "wowminis": ("move to c4", "attack ruby", "greife blutbauch an", "play card 1", "no", "end"),
}
"""Lines that a seat might type: what it has, what it has not, and what nobody has."""
RECENT: Final = 40
"""So many events are told again at every moment."""
WHOLE: Final = frozenset({"save", "replay", "digest", "fork", "act"})
"""What holds the whole game, or changes it."""


def tell(game: rw.Game, seat: int) -> dict[str, Any]:
    """Everything that a seat is told at this moment, by the name of what tells it."""
    view = game.view(seat)
    asked = view.decision is not None and view.decision.seat == seat
    told: dict[str, Any] = {
        "name": game.name,
        "edition": game.edition,
        "seats": game.seats,
        "event_count": game.event_count,
        "repr": repr(game),
        "view": [repr(view), str(view.decision), view.data, view.turn, view.active],
        "events": [[repr(event), repr(event.other), repr(event.source)] for event in game.events(seat)],
        "news": [game.news(seat, 0, lang) for lang in rw.LANGUAGES],
        "board": [game.board(seat, lang) for lang in rw.LANGUAGES],
        "result": repr(game.result),
        "decision": [],
        "describe": [],
        "apply": [],
        "why_not": [],
        "guess": [],
    }
    if seat == SPECTATOR_SEAT:
        return told
    wishes: list[Any] = list(TYPED[game.name])
    if asked and game.decision is not None:
        wishes += game.decision.options[:3]
        told["decision"] = [repr(game.decision), [option.to_data() for option in game.decision.options]]
        told["describe"] = [[game.describe(option, lang) for lang in rw.LANGUAGES] for option in game.decision.options]
        told["apply"] = [refused(game, line) for line in (*TYPED[game.name], 99)]
    told["why_not"] = [why_not(game, seat, wish) for wish in wishes]
    guessed = game.guess(seat, 5)
    told["guess"] = [repr(guessed), guessed.save(), guessed.view(guessed.seats - 1).data]
    return told


def refused(game: rw.Game, answer: Any) -> str:
    """What is said of an answer that is not taken; nothing of one that is."""
    try:
        game.fork().apply(answer)
    except (ValueError, IndexError) as error:
        return str(error)
    return "taken"


def why_not(game: rw.Game, seat: int, wish: Any) -> list[str]:
    found = []
    for lang in rw.LANGUAGES:
        try:
            found += [str(reason) for reason in game.why_not(seat, wish, lang)]
        except ValueError as error:
            found.append(str(error))
    return found


def opened(ruleset: Ruleset, state: State, journal: Sequence[Event]) -> rw.Game:
    """The state as a program gets it, with what has happened of late."""
    inner = kernel.Game(ruleset, state)
    inner.event_log = list(journal)
    return rw.Game(inner)


Start = Callable[[int, int], Any]
Redeal = Callable[[Any, int, Chance], Any]
CASES: Final[list[Any]] = [
    pytest.param(wow.start, wow_visibility.redeal_unseen, 31, id="wowtcg, learning decks", marks=pytest.mark.thorough),
    pytest.param(wow.start_big, wow_visibility.redeal_unseen, 53, id="wowtcg, whole decks"),
    pytest.param(
        wow.start_three, wow_visibility.redeal_unseen, 149, id="wowtcg, three seats", marks=pytest.mark.thorough
    ),
    pytest.param(start_mixed, wow_visibility.redeal_unseen, 53, id="wowtcg, any cards"),
    pytest.param(
        duelmasters_games.start, duel_visibility.redeal_unseen, 13, id="duelmasters", marks=pytest.mark.thorough
    ),
    pytest.param(duelmasters_games.start_three, duel_visibility.redeal_unseen, 47, id="duelmasters, three seats"),
    pytest.param(duelmasters_games.start_every_card, duel_visibility.redeal_unseen, 29, id="duelmasters, every card"),
    pytest.param(minis.start, minis_visibility.redeal_unseen, 61, id="wowminis"),
    pytest.param(
        minis.start_duel, minis_visibility.redeal_unseen, 41, id="wowminis, duels", marks=pytest.mark.thorough
    ),
]


def rules_for(state: Any) -> Ruleset:
    if state.defs.game == wow.RULESET.name:
        return wow.RULESET
    return MINIS if state.defs.game == MINIS.name else rules_of(state)


def compare(start: Start, redeal: Redeal, seed: int, every: int, told: Callable[[rw.Game, int], object] = tell) -> int:
    """Hold two dealings of the same moments against each other; in how many cases they differed underneath."""
    changed = 0
    journal: list[Event] = []

    def visit(state: Any, n: int) -> None:
        nonlocal changed
        journal.extend(state.events)
        if n % every != seed % every:
            return
        ruleset = rules_for(state)
        for seat in range(SPECTATOR_SEAT, state.seats):
            other = redeal(state, seat, Chance(seed * 7919 + n))
            changed += faces(other) != faces(state)
            sent, again = (
                as_text(told(opened(ruleset, one, journal[-RECENT:]), seat)) for one in (state.fork(), other)
            )
            assert_same_text(sent, again, f"seed {seed}, decision {n}, seat {seat}")

    walk(start, seed, visit, PUBLIC)
    return changed


@pytest.mark.parametrize(("start", "redeal", "every"), CASES)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.thorough)])
def test_nothing_that_a_program_is_told_depends_on_what_is_hidden(
    start: Start, redeal: Redeal, every: int, seed: int
) -> None:
    assert compare(start, redeal, seed, every) > 2


def test_everything_that_a_program_can_ask_is_put_to_the_law() -> None:
    """A method or property that is added must be added to `tell`."""
    members = {name for name, _ in inspect.getmembers(rw.Game) if not name.startswith("_")}
    told = tell(rw.new_game("wowtcg", ["learn-elendril", "learn-radak"], 1), 0)
    assert members == (set(told) | WHOLE) - {"repr"}


def counted(game: rw.Game, seat: int) -> object:
    """A planted leak: how many options the asked seat has, for everybody."""
    return [repr(game), len(game.decision.options) if game.decision is not None else 0]


def overheard(game: rw.Game, seat: int) -> object:
    """A planted leak: a guess made with what another seat knows."""
    return [game.guess(game.seats - 1).digest()]


@pytest.mark.parametrize("leak", [counted, overheard])
def test_a_leak_is_noticed(leak: Callable[[rw.Game, int], object]) -> None:
    with pytest.raises(AssertionError, match="decision"):
        for seed in range(2):
            compare(wow.start_big, wow_visibility.redeal_unseen, seed, 7, leak)
