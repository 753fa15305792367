"""Laws 3 and 6 held against Duel Masters: what a seat is sent, and what its table says, tells nothing hidden."""

from __future__ import annotations

import inspect
import random
from typing import Any, Final

import pytest

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import sight
from regelwerk.duelmasters.effects import PutInto
from regelwerk.duelmasters.explain import why_not
from regelwerk.duelmasters.game import RULES
from regelwerk.duelmasters.groups import Zone
from regelwerk.duelmasters.instructions.asking import Choose, Search
from regelwerk.duelmasters.parse import parse
from regelwerk.duelmasters.position import position
from regelwerk.duelmasters.state import DmScope, DmState, frames_of
from regelwerk.duelmasters.table import Table
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.sight import SPECTATOR, knows, name_of, reasons_for
from regelwerk.kernel.state import ALL, MEANINGFUL, PUBLIC
from regelwerk.kernel.table_orders import Misread
from tests.laws.common import (
    as_text,
    faces,
    first_unlike,
    law_hidden,
    law_hidden_at_every_kind,
    law_secret_choices,
    told_option,
    walk,
)
from tests.laws.duel import (
    STARTS,
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
        "view": sight.view(state, seat),
        "events": sight.events_for(state, state.events, seat),
        "refused": [reasons_for(state, why_not(state, seat, intent), seat) for intent in intents(state, seat)],
    }


def intents(state: DmState, seat: int) -> list[Option]:
    """Things to try; the same for every dealing, since ids and places do not change with it."""
    if seat == SPECTATOR:
        return []
    # While a deck is searched, which of its cards are called what depends on what is in it: that is for the view.
    searched = state.decision is not None and state.decision.kind == c.SEARCH and state.decision.seat == seat
    pieces = [piece for piece in state.pieces if not (searched and state.place(piece) == c.DECK)]
    pieces.sort(key=lambda piece: name_of(piece, seat))
    named = [piece.ref for piece in pieces if name_of(piece, seat)]
    other = [piece.ref for piece in pieces if not name_of(piece, seat)]
    source = random.Random(len(named) * 1000 + state.turn)
    tries = []
    for i in range(TRIES):
        subject = source.choice(other if i == 0 and other else named)
        object = source.choice((0, source.choice(named), source.choice([*other, 0]), -1 - seat))
        tries.append(Option(source.randrange(1, len(c.VERBS)), subject, object, source.randrange(3)))
    return tries


def redeal(state: DmState, seat: int, chance: Chance) -> DmState:
    """Another dealing of the same moment; what has happened stays what has happened."""
    other = sight.redeal(state, seat, chance)
    other.events = state.events
    return other


def guess(state: DmState, seat: int, chance: Chance) -> object:
    """A guess as plain data: the canonical position, and what another seat would see in it."""
    guessed = sight.guess(state, seat, chance)
    return {"position": position(guessed), "view": sight.view(guessed, state.next_seat(seat))}


@every_start
@pytest.mark.parametrize("windows", [ALL, PUBLIC])
def test_what_is_sent_does_not_depend_on_what_is_hidden(table: Any, windows: int) -> None:
    """Hands, decks and shields, even one's own."""
    changed = sum(law_hidden(table, seed, see, redeal, windows, 7, 2, guess) for seed in range(2))
    assert changed > 40, "the dealings have hardly changed anything: the law has shown nothing"


def test_the_law_has_seen_every_kind_of_question() -> None:
    left = {c.MANA_STEP, c.MAIN_STEP, c.ATTACK_STEP, c.CHOOSE_PAYMENT, c.MAY_BLOCK, c.CHOOSE_SHIELD, c.SHIELD_TRIGGERS}
    left |= {c.ORDER_TRIGGERS, c.MAY, c.CHOOSE, c.SEARCH}
    law_hidden_at_every_kind(
        left, c.DECISIONS, 80, lambda seed: start_every_card if seed % 2 else start, see, redeal, guess
    )


def secret(state: DmState) -> list[int]:
    """In which order cards go onto a deck, and what is taken from it unseen or laid to the shields, is one's own."""
    decision = state.decision
    assert decision is not None
    if decision.kind == c.ARRANGE:
        return list(range(len(decision.options)))
    top = state.frames[-1]
    if not isinstance(top, DmScope):
        return []
    instr, after = top.program.code[top.pc], top.program.code[top.pc + 1 : top.pc + 2]
    if isinstance(instr, Search) and not instr.reveal:
        return [i for i, option in enumerate(decision.options) if option.verb == c.PICK]
    hidden = isinstance(instr, Choose) and instr.noun.zone is Zone.HAND
    to_shields = any(isinstance(one, PutInto) and one.zone is Zone.SHIELDS for one in after)
    return list(range(len(decision.options))) if hidden and to_shields else []


def test_a_secret_choice_tells_nobody_else_anything() -> None:
    def seen(state: DmState, seat: int) -> object:
        return [sight.view(state, seat), sight.events_for(state, state.events, seat)]

    assert sum(law_secret_choices(start_every_card, seed, seen, secret) for seed in range(60)) > 0


def test_nobody_knows_a_shield_and_everybody_what_lies_open() -> None:
    def visit(state: DmState, n: int) -> None:
        for piece in state.pieces:
            kind = state.place(piece)
            if kind in (c.MANA, c.BATTLE, c.GRAVEYARD):
                assert all(knows(piece.knows, seat) for seat in range(SPECTATOR, state.seats))
            if kind == c.SHIELDS:
                assert piece.place > 0

    walk(start_three, 4, visit, PUBLIC, every=2)
    state = start(1)
    for seat in range(SPECTATOR, state.seats):
        for side in sight.view(state, seat)["seats"]:
            assert [shield["face"] for shield in side["shields"]] == [None] * 5


def top_card(state: DmState, seat: int) -> object:
    """The face of the next card of the first deck."""
    deck = state.zone(c.DECK, 0)
    return state.pieces[deck[-1]].card.code if deck else ""


def own_shield(state: DmState, seat: int) -> object:
    """The faces of the shields of the first seat."""
    return [state.pieces[id].card.code for id in state.zone(c.SHIELDS, 0)]


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
NEEDS_ARGUMENTS: Final = frozenset({"menu", "numbered", "news", "log", "show", "changes", "piles", "read", "follow"})


def says(t: Table, events: list[Event]) -> dict[str, Any]:
    """Everything that a table says to its reader, by method."""
    offers = t.offers()
    orders = [t.read(line) for line in TYPED]
    person = t.seat != SPECTATOR
    return {
        "board": t.board(),
        "between": t.between(),
        "marks": t.marks(),
        "question": t.question(),
        "offers": [(o.said, o.index) for o in offers],
        "wordings": t.wordings(),
        "menu": t.menu(offers),
        "numbered": [t.numbered(n) for n in range(5)],
        "news": t.news(events),
        "log": t.log(events),
        "show": [t.show(name) for name in ("vorg", "shield 1", "bolshack")],
        "changes": [t.changes(handle) for handle in list(t.view.pieces)[:6]],
        "piles": t.piles(""),
        "hints": t.hints() if person else [],
        "first_name": [t.first_name(side, True) for side in t.view.seats],
        "ending": t.ending(),
        "read": [(o.index, o.choices, o.then, o.until, o.problem, o.name) for o in orders],
        "follow": [t.follow(["vorg"], -1), t.follow([], -1)],
        "why": [t.why(line) for line in TYPED] if person else [],
        "refusal": t.refusal(t.game.why_not(t.seat, Option(c.END))) if person else [],
        "passing": t.passing(),
        "only_passing": t.only_passing(),
        "stop": t.stop(),
        "main": t.main(),
        "past": [t.past(until, 1) for until in ("end", "turn")],
        "turn": t.turn(),
        "announcing": t.announcing(),
        "data": t.data(),
        **says_of_ending(t),
        **says_as_data(t, events, TYPED, Option(c.END)),
        **says_of_several(t, TYPED),
    }


def test_every_way_out_of_the_table_is_put_to_the_law() -> None:
    """A method that is added to the table must be added above."""
    methods = {name for name, _ in inspect.getmembers(Table, inspect.isfunction) if not name.startswith("_")}
    assert methods == set(says(Table(Game(RULES, start(1)), 0, "en", ["", "Ben"]), []))


def all_told(state: DmState, seat: int) -> str:
    """Every text that reader gets, in both languages, and what its words come to."""
    names = ["" if other == seat else f"Player {other}" for other in range(state.seats)]
    told: list[Any] = [
        says(Table(Game(rules_of(state), state), seat, lang, names), state.events) for lang in ("en", "de")
    ]
    for line in TYPED if seat != SPECTATOR else ():
        try:
            told.append(told_option(parse(state, seat, line)))
        except Misread as error:
            told.append(str(error))
    return as_text(told)


RARELY: Final[dict[Any, int]] = {start_three: 47, start_teams: 151, start_every_card: 29}
"""Where many seats read long tables, only so many decisions are looked at."""


@every_start
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.thorough)])
def test_no_text_depends_on_what_is_hidden(table: Any, seed: int) -> None:
    changed = 0

    def visit(state: DmState, n: int) -> None:
        nonlocal changed
        for seat in range(SPECTATOR, state.seats):
            other = redeal(state, seat, Chance(n))
            changed += faces(other) != faces(state)
            sent, again = all_told(state, seat), all_told(other, seat)
            assert sent == again, f"decision {n}, seat {seat}" + first_unlike(sent, again)

    walk(table, seed, visit, PUBLIC, RARELY.get(table, 13))
    assert changed > 5


def test_a_table_that_names_a_shield_is_noticed() -> None:
    class Gossip(Table):
        def marks(self) -> str:
            state = state_of(self.game)
            return str([state.pieces[id].card.name for id in state.zone(c.SHIELDS, 0)])

    state = start(2)
    other = redeal(state, 0, Chance(9))
    told = [Gossip(Game(RULES, one), 0, "en", ["", "Ben"]).marks() for one in (state, other)]
    assert told[0] != told[1]
    assert frames_of(state)
    assert state.pieces[0].ref & ID_MASK == 1
