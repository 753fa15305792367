"""Laws 3 and 6 held against Duel Masters: what a seat is sent, and what its table says, tells nothing hidden."""

from __future__ import annotations

import inspect
import random
from typing import Any, Final

import pytest

from regelwerk.duelmasters import codes, visibility
from regelwerk.duelmasters.effects import PutInto
from regelwerk.duelmasters.enums import Zone
from regelwerk.duelmasters.instructions.choices import Choose, Search
from regelwerk.duelmasters.position import position
from regelwerk.duelmasters.presentation.command_parser import parse
from regelwerk.duelmasters.presentation.presenter import DmPresenter
from regelwerk.duelmasters.refusals import why_not
from regelwerk.duelmasters.ruleset import RULESET
from regelwerk.duelmasters.state import DmScope, DmState, frames_of
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import NO_REF, Seat
from regelwerk.kernel.piece import ID_MASK, seat_ref
from regelwerk.kernel.presentation.commands import CommandSyntaxError
from regelwerk.kernel.state import ALL, MEANINGFUL, PUBLIC
from regelwerk.kernel.visibility import SPECTATOR_SEAT, is_known_to, piece_handle, reasons_for
from tests.laws.common import (
    as_text,
    assert_same_text,
    faces,
    law_hidden,
    law_hidden_at_every_kind,
    law_secret_choices,
    told_option,
    walk,
)
from tests.laws.duelmasters_games import (
    STARTS,
    new_game,
    rules_of,
    start,
    start_every_card,
    start_teams,
    start_three,
    state_of,
)
from tests.laws.table_says import says_as_data, says_of_ending, says_of_several

every_start = pytest.mark.parametrize("table", STARTS, ids=lambda table: table.__name__)

# ----------------------------------------------------------------------- 3: what is hidden

TRIES: Final = 6
"""How many intents each seat tries at each moment."""


def see(state: DmState, seat: int) -> dict[str, Any]:
    """All that a seat is sent at this moment."""
    return {
        "view": visibility.view(state, seat).to_data(),
        "events": visibility.events_for(state, state.events, seat),
        "refused": [reasons_for(state, why_not(state, seat, intent), seat) for intent in intents(state, seat)],
    }


def intents(state: DmState, seat: int) -> list[Option]:
    """Things to try; the same for every dealing, since ids and places do not change with it."""
    if seat == SPECTATOR_SEAT:
        return []
    # While a deck is searched, which of its cards are called what depends on what is in it: that is for the view.
    searched = (
        state.decision is not None and state.decision.kind == codes.DECISION_SEARCH and state.decision.seat == seat
    )
    pieces = [piece for piece in state.pieces if not (searched and state.zone_kind(piece) == codes.ZONE_DECK)]
    pieces.sort(key=lambda piece: piece_handle(piece, seat))
    named = [piece.ref for piece in pieces if piece_handle(piece, seat)]
    other = [piece.ref for piece in pieces if not piece_handle(piece, seat)]
    source = random.Random(len(named) * 1000 + state.turn)
    tries = []
    for i in range(TRIES):
        subject = source.choice(other if i == 0 and other else named)
        object = source.choice((NO_REF, source.choice(named), source.choice([*other, NO_REF]), seat_ref(Seat(seat))))
        tries.append(Option(source.randrange(1, len(codes.VERBS)), subject, object, source.randrange(3)))
    return tries


def redeal(state: DmState, seat: int, chance: Chance) -> DmState:
    """Another dealing of the same moment; what has happened stays what has happened."""
    other = visibility.redeal_unseen(state, seat, chance)
    other.events = state.events
    return other


def guess(state: DmState, seat: int, chance: Chance) -> object:
    """A guess as plain data: the canonical position, and what another seat would see in it."""
    guessed = visibility.guess(state, seat, chance)
    return {"position": position(guessed), "view": visibility.view(guessed, state.next_seat(seat)).to_data()}


@every_start
@pytest.mark.parametrize("windows", [ALL, PUBLIC])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.thorough)])
def test_what_is_sent_does_not_depend_on_what_is_hidden(table: Any, windows: int, seed: int) -> None:
    """Hands, decks and shields, even one's own."""
    changed = law_hidden(table, seed, see, redeal, windows, 7, 2, guess)
    assert changed > 20, "the dealings have hardly changed anything: the law has shown nothing"


def test_the_law_has_seen_every_kind_of_question() -> None:
    left = {
        codes.DECISION_MANA_STEP,
        codes.DECISION_MAIN_STEP,
        codes.DECISION_ATTACK_STEP,
        codes.DECISION_CHOOSE_PAYMENT,
        codes.DECISION_MAY_BLOCK,
        codes.DECISION_CHOOSE_SHIELD,
        codes.DECISION_SHIELD_TRIGGERS,
    }
    left |= {codes.DECISION_ORDER_TRIGGERS, codes.DECISION_MAY, codes.DECISION_CHOOSE, codes.DECISION_SEARCH}
    law_hidden_at_every_kind(
        left, codes.DECISIONS, 400, lambda seed: start_every_card if seed % 2 else start, see, redeal, guess
    )


def secret(state: DmState) -> list[int]:
    """In which order cards go onto a deck, and what is taken from it unseen or laid to the shields, is one's own."""
    decision = state.decision
    assert decision is not None
    if decision.kind == codes.DECISION_ARRANGE:
        return list(range(len(decision.options)))
    top = state.frames[-1]
    if not isinstance(top, DmScope):
        return []
    instr, after = top.program.code[top.pc], top.program.code[top.pc + 1 : top.pc + 2]
    to_hand = any(isinstance(one, PutInto) and one.zone is Zone.HAND for one in after)
    if isinstance(instr, Search) and not instr.reveal and to_hand:  # in the mana zone everybody sees it
        return [i for i, option in enumerate(decision.options) if option.verb == codes.VERB_PICK]
    hidden = isinstance(instr, Choose) and instr.noun.zone is Zone.HAND
    to_shields = any(isinstance(one, PutInto) and one.zone is Zone.SHIELDS for one in after)
    return list(range(len(decision.options))) if hidden and to_shields else []


def start_searching(seed: int, windows: int = 1) -> DmState:
    """Two decks with a spell that looks for a card and does not show it."""
    return state_of(new_game(seed, windows, ("undertow", "undertow")))


def test_a_secret_choice_tells_nobody_else_anything() -> None:
    def seen(state: DmState, seat: int) -> object:
        return [visibility.view(state, seat).to_data(), visibility.events_for(state, state.events, seat)]

    tables = (*STARTS, start_searching)
    assert sum(law_secret_choices(table, seed, seen, secret) for table in tables for seed in range(12)) > 100


def test_nobody_knows_a_shield_and_everybody_what_lies_open() -> None:
    def visit(state: DmState, n: int) -> None:
        for piece in state.pieces:
            kind = state.zone_kind(piece)
            if kind in (codes.ZONE_MANA, codes.ZONE_BATTLE, codes.ZONE_GRAVEYARD):
                assert all(is_known_to(piece.known_to, seat) for seat in range(SPECTATOR_SEAT, state.seats))
            if kind == codes.ZONE_SHIELDS:
                assert piece.place > 0

    walk(start_three, 4, visit, PUBLIC, every=2)
    state = start(1)
    for seat in range(SPECTATOR_SEAT, state.seats):
        for side in visibility.view(state, seat).seats:
            assert [shield.face for shield in side.shields] == [None] * 5


def top_card(state: DmState, seat: int) -> object:
    """The face of the next card of the first deck."""
    deck = state.zone_ids(codes.ZONE_DECK, 0)
    return state.pieces[deck[-1]].card.code if deck else ""


def own_shield(state: DmState, seat: int) -> object:
    """The faces of the shields of the first seat."""
    return [state.pieces[id].card.code for id in state.zone_ids(codes.ZONE_SHIELDS, 0)]


def playable(state: DmState, seat: int) -> object:
    """How many things the asked seat can do, for everybody to see."""
    return len(state.decision.options) if state.decision is not None else 0


@pytest.mark.parametrize("leak", [top_card, own_shield, playable])
def test_a_leak_in_what_is_sent_is_noticed(leak: Any) -> None:
    with pytest.raises(AssertionError, match="seed"):
        for seed in range(3):
            law_hidden(start, seed, lambda state, seat: [see(state, seat), leak(state, seat)], redeal, PUBLIC, every=3)


def test_asking_only_who_can_do_something_is_noticed() -> None:
    with pytest.raises(AssertionError):
        for seed in range(4):
            law_hidden(start, seed, see, redeal, MEANINGFUL, every=2)


# -------------------------------------------------------------------- 6: only sight filters

TYPED: Final = (
    "attack opponent with vorg",
    "summon bolshack dragon",
    "mana vorg",
    "mana 1",
    "beschwöre zyler",
    "block with dome shell",
    "trigger",
    "break 3",
    "end",
    "nonsense",
)
"""Lines that a reader might type: what he has, what he has not, and what nobody has."""
NEEDS_ARGUMENTS: Final = frozenset(
    {
        "menu_lines",
        "option_at",
        "summary_lines",
        "log_lines",
        "card_detail_lines",
        "modifier_lines",
        "piles",
        "parse",
        "follow",
    }
)


def says(presenter: DmPresenter, events: list[Event]) -> dict[str, Any]:
    """Everything that a table says to its reader, by method."""
    offers = presenter.option_items()
    orders = [presenter.parse(line) for line in TYPED]
    person = presenter.seat != SPECTATOR_SEAT
    return {
        "board_lines": presenter.board_lines(),
        "compact_board": presenter.compact_board(),
        "display_key": presenter.display_key(),
        "question_lines": presenter.question_lines(),
        "option_items": [(o.command, o.index) for o in offers],
        "wordings": presenter.wordings(),
        "outside_wordings": presenter.outside_wordings([Option(codes.VERB_END)]),
        "menu_lines": presenter.menu_lines(offers),
        "option_at": [presenter.option_at(n) for n in range(5)],
        "summary_lines": presenter.summary_lines(events),
        "log_lines": presenter.log_lines(events),
        "card_detail_lines": [presenter.card_detail_lines(name) for name in ("vorg", "shield 1", "bolshack")],
        "modifier_lines": [presenter.modifier_lines(handle) for handle in list(presenter.view.pieces)[:6]],
        "pile_lines": presenter.pile_lines(""),
        "hints": presenter.hints() if person else [],
        "short_name": [presenter.short_name(side, True) for side in presenter.view.seats],
        "result_lines": presenter.result_lines(),
        "parse": [(o.index, o.choices, o.pending_targets, o.pass_until, o.error, o.name) for o in orders],
        "parse_order": [presenter.parse_order(f"please {line}")[0].index for line in TYPED[:2]],
        "continue_command": [presenter.continue_command(["vorg"], -1), presenter.continue_command([], -1)],
        "explain": [presenter.explain(line) for line in TYPED] if person else [],
        "reason_lines": presenter.reason_lines(presenter.game.why_not(presenter.seat, Option(codes.VERB_END)))
        if person
        else [],
        "pass_option": presenter.pass_option(),
        "stop_key": presenter.stop_key(),
        "is_own_main_step": presenter.is_own_main_step(),
        "is_long_pass_over": [presenter.is_long_pass_over(until, 1) for until in ("end", "turn")],
        "turn_number": presenter.turn_number(),
        "is_announcing": presenter.is_announcing(),
        "to_data": presenter.to_data(),
        **says_of_ending(presenter),
        **says_as_data(presenter, events, TYPED, Option(codes.VERB_END)),
        **says_of_several(presenter, TYPED),
    }


def test_every_way_out_of_the_table_is_put_to_the_law() -> None:
    """A method that is added to the table must be added above."""
    methods = {name for name, _ in inspect.getmembers(DmPresenter, inspect.isfunction) if not name.startswith("_")}
    assert methods == set(says(DmPresenter(Game(RULESET, start(1)), 0, "en", ["", "Ben"]), []))


def all_told(state: DmState, seat: int) -> str:
    """Every text that reader gets, in both languages, and what its words come to."""
    names = ["" if other == seat else f"Player {other}" for other in range(state.seats)]
    told: list[Any] = [
        says(DmPresenter(Game(rules_of(state), state), seat, lang, names), state.events) for lang in ("en", "de")
    ]
    for line in TYPED if seat != SPECTATOR_SEAT else ():
        try:
            told.append(told_option(parse(state, seat, line)))
        except CommandSyntaxError as error:
            told.append(str(error))
    return as_text(told)


RARELY: Final[dict[Any, int]] = {start_three: 47, start_teams: 151, start_every_card: 29}
"""Where many seats read long tables, only so many decisions are looked at."""


@pytest.mark.parametrize(
    "table",
    [pytest.param(one, marks=pytest.mark.thorough if one is start else []) for one in STARTS],  # modern games say more
    ids=lambda table: table.__name__,
)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.thorough)])
def test_no_text_depends_on_what_is_hidden(table: Any, seed: int) -> None:
    changed = 0

    def visit(state: DmState, n: int) -> None:
        nonlocal changed
        for seat in range(SPECTATOR_SEAT, state.seats):
            other = redeal(state, seat, Chance(n))
            changed += faces(other) != faces(state)
            sent, again = all_told(state, seat), all_told(other, seat)
            assert_same_text(sent, again, f"decision {n}, seat {seat}")

    walk(table, seed, visit, PUBLIC, RARELY.get(table, 13))
    assert changed > 5


def test_a_table_that_names_a_shield_is_noticed() -> None:
    class Gossip(DmPresenter):
        def display_key(self) -> str:
            state = state_of(self.game)
            return str([state.pieces[id].card.name for id in state.zone_ids(codes.ZONE_SHIELDS, 0)])

    state = start(2)
    other = redeal(state, 0, Chance(9))
    told = [Gossip(Game(RULESET, one), 0, "en", ["", "Ben"]).display_key() for one in (state, other)]
    assert told[0] != told[1]
    assert frames_of(state)
    assert state.pieces[0].ref & ID_MASK == 1
