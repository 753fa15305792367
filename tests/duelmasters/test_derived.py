"""Every field of every class enters the position or says why not; tables are dropped when what they read changes."""

from __future__ import annotations

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.derived_values import keywords, power, powers, values
from regelwerk.duelmasters.position import FIELDS
from regelwerk.duelmasters.ruleset import CLASSES, RULESET
from regelwerk.duelmasters.setup import start
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.persistence.save import KERNEL_CLASSES, declared_fields
from tests.duelmasters.tables import Bench, creature
from tests.laws.common import walk


def test_the_position_says_of_every_field_how_it_enters() -> None:
    for kind in (*CLASSES, *KERNEL_CLASSES):
        assert set(declared_fields(kind)) == set(FIELDS[kind.__name__]), kind.__name__


def begin(seed: int, windows: int) -> DmState:
    """A game with a bit of every card, also those for scenes."""
    defs = RULESET.defs({})
    card_codes = [card.code for card in defs.cards if card.code]
    decks = [[card_codes[(seed * 37 + i * step) % len(card_codes)] for i in range(60)] for step in (7, 11)]
    return start(defs, decks, [0, 1], seed, windows)


def test_kept_tables_say_what_tables_built_anew_say() -> None:
    """A table that nothing has dropped must be what would be built from the state as it is now."""

    def derived(state: DmState) -> list[object]:
        found: list[object] = []
        for seat in range(state.seats):
            for id in state.zone_ids(codes.ZONE_BATTLE, seat):
                piece = state.pieces[id]
                val = values(state).by_id.get(id)
                forbids = (val.forbids, len(val.limits), len(val.given)) if val is not None else (0, 0, 0)
                found.append((id, power(state, piece), keywords(state, piece), forbids))
        watching = [(kind, len(watch)) for kind, watch in sorted(powers(state).watch.items())]
        return [*found, watching, len(values(state).costs), len(values(state).attacks)]

    def visit(state: DmState, n: int) -> None:
        kept = derived(state)
        other = state.fork()
        other.invalidate_all()
        assert derived(other) == kept, f"decision {n}"

    for seed in range(6):
        walk(begin, seed, visit)


def test_abilities_that_depend_on_power_come_after_power() -> None:
    big = vocabulary.Matches(vocabulary.THIS, vocabulary.CardFilter((), (vocabulary.PowerAtLeast(3000),)))
    grow = vocabulary.Always(
        vocabulary.Have(
            vocabulary.THIS,
            power=vocabulary.Times(
                1000, vocabulary.Count(vocabulary.CardFilter((), zone=vocabulary.Zone.HAND, whose=vocabulary.YOU))
            ),
        )
    )
    b = Bench(
        creature(
            "Sprout",
            1000,
            vocabulary.Always(vocabulary.Have(vocabulary.THIS, abilities=(vocabulary.Breaker(2),), condition=big)),
            grow,
        )
    )
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Sprout")
    assert not keywords(b.state, piece) & codes.KEYWORD_DOUBLE_BREAKER
    b.put(0, codes.ZONE_HAND, "Plain", "Plain")
    assert power(b.state, piece) == 3000
    assert keywords(b.state, piece) & codes.KEYWORD_DOUBLE_BREAKER


def test_a_creature_whose_power_is_taken_away_is_destroyed() -> None:
    weaken = vocabulary.Always(vocabulary.Have(vocabulary.All(vocabulary.OPPOSING_CREATURE), power=-2000))
    b = Bench(creature("Mist", 1000, weaken))
    b.put(1, codes.ZONE_BATTLE, "Plain")
    (big,) = b.put(1, codes.ZONE_BATTLE, "Big")
    (piece,) = b.put(0, codes.ZONE_HAND, "Mist")
    b.put(0, codes.ZONE_MANA, "Plain")
    b.go()
    b.do(codes.VERB_SUMMON, piece)
    assert b.names(codes.ZONE_BATTLE, 1) == ["Big"] and b.names(codes.ZONE_GRAVEYARD, 1) == ["Plain"]
    assert power(b.state, big) == 3000
