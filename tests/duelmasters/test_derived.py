"""Every field of every class enters the position or says why not; tables are dropped when what they read changes."""

from __future__ import annotations

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.game import CLASSES, RULES
from regelwerk.duelmasters.position import FIELDS
from regelwerk.duelmasters.setup import start
from regelwerk.duelmasters.state import DmState
from regelwerk.duelmasters.values import keywords, power, powers, values
from regelwerk.kernel.save import KERNEL_CLASSES, fields_of
from tests.duelmasters.tables import Bench, creature
from tests.laws.common import walk


def test_the_position_says_of_every_field_how_it_enters() -> None:
    for kind in (*CLASSES, *KERNEL_CLASSES):
        assert set(fields_of(kind)) == set(FIELDS[kind.__name__]), kind.__name__


def begin(seed: int, windows: int) -> DmState:
    """A game with a bit of every card, also those for scenes."""
    defs = RULES.defs({})
    codes = [card.code for card in defs.cards if card.code]
    decks = [[codes[(seed * 37 + i * step) % len(codes)] for i in range(60)] for step in (7, 11)]
    return start(defs, decks, [0, 1], seed, windows)


def test_kept_tables_say_what_tables_built_anew_say() -> None:
    """A table that nothing has dropped must be what would be built from the state as it is now."""

    def told(state: DmState) -> list[object]:
        found: list[object] = []
        for seat in range(state.seats):
            for id in state.zone(c.BATTLE, seat):
                piece = state.pieces[id]
                val = values(state).by_id.get(id)
                forbids = (val.forbids, len(val.limits), len(val.given)) if val is not None else (0, 0, 0)
                found.append((id, power(state, piece), keywords(state, piece), forbids))
        watching = [(kind, len(watch)) for kind, watch in sorted(powers(state).watch.items())]
        return [*found, watching, len(values(state).costs), len(values(state).attacks)]

    def visit(state: DmState, n: int) -> None:
        kept = told(state)
        other = state.fork()
        other.stir()
        assert told(other) == kept, f"decision {n}"

    for seed in range(6):
        walk(begin, seed, visit)


def test_abilities_that_depend_on_power_come_after_power() -> None:
    big = w.Is(w.THIS, w.Noun((), (w.PowerAtLeast(3000),)))
    grow = w.Always(w.Have(w.THIS, power=w.Times(1000, w.Count(w.Noun((), zone=w.Zone.HAND, whose=w.YOU)))))
    b = Bench(creature("Sprout", 1000, w.Always(w.Have(w.THIS, abilities=(w.Breaker(2),), condition=big)), grow))
    (piece,) = b.put(0, c.BATTLE, "Sprout")
    assert not keywords(b.s, piece) & c.DOUBLE_BREAKER
    b.put(0, c.HAND, "Plain", "Plain")
    assert power(b.s, piece) == 3000
    assert keywords(b.s, piece) & c.DOUBLE_BREAKER


def test_a_creature_whose_power_is_taken_away_is_destroyed() -> None:
    weaken = w.Always(w.Have(w.All(w.OPPOSING_CREATURE), power=-2000))
    b = Bench(creature("Mist", 1000, weaken))
    b.put(1, c.BATTLE, "Plain")
    (big,) = b.put(1, c.BATTLE, "Big")
    (piece,) = b.put(0, c.HAND, "Mist")
    b.put(0, c.MANA, "Plain")
    b.go()
    b.do(c.SUMMON, piece)
    assert b.names(c.BATTLE, 1) == ["Big"] and b.names(c.GRAVEYARD, 1) == ["Plain"]
    assert power(b.s, big) == 3000
