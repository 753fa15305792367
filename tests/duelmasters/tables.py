"""Small tables for tests of one part: a position in somebody's turn, put together by names."""

from __future__ import annotations

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import turn as steps
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import EDITION, DmDefs
from regelwerk.duelmasters.loading import load
from regelwerk.duelmasters.meaning import Card
from regelwerk.duelmasters.setup import add_card
from regelwerk.duelmasters.state import DmPiece, DmState, seat_ref
from regelwerk.duelmasters.turn import Turn
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import advance

STEPS = {c.START: steps.BEGIN, c.MANA_PHASE: steps.MANA, c.MAIN: steps.PLAY, c.ATTACK_PHASE: steps.FIGHT}
"""What a turn does next where a step begins."""

FIRE, WATER, NATURE = w.Civilization.FIRE, w.Civilization.WATER, w.Civilization.NATURE
LIGHT, DARKNESS = w.Civilization.LIGHT, w.Civilization.DARKNESS


def creature(name: str, power: int, *abilities: w.Ability, cost: int = 1, **more: object) -> w.Card:
    """A creature for one test: a fire Human unless `civilizations` and `races` say something else."""
    civilizations = more.get("civilizations", (FIRE,))
    races = more.get("races", ("Human",))
    assert isinstance(civilizations, tuple) and isinstance(races, tuple)
    return w.Card(name, w.Kind.CREATURE, cost, civilizations, abilities, races, power)


def spell(name: str, effect: w.Word, *abilities: w.Ability, cost: int = 1) -> w.Card:
    """A fire spell for one test."""
    return w.Card(name, w.Kind.SPELL, cost, (FIRE,), (*abilities, w.OnCast(effect)))


PLAIN = creature("Plain", 2000)
BIG = creature("Big", 5000)
BLOCKER = creature("Wall", 3000, w.Blocker())
TRIGGER = spell("Spark", w.Draw(1), w.ShieldTrigger())
SHARED = w.Card("Two", w.Kind.CREATURE, 2, (FIRE, WATER), (), ("Human",), 2000)
DROP = creature("Drop", 1000, civilizations=(WATER,))
OWN = (PLAIN, BIG, BLOCKER, TRIGGER, SHARED, DROP)


class Bench:
    """A table under construction and in play."""

    def __init__(self, *cards: w.Card, seats: int = 2, edition: str = EDITION, teams: list[int] | None = None) -> None:
        self.defs: DmDefs = load((*OWN, *cards), edition)
        self.s = DmState(self.defs, teams or list(range(seats)), Chance(1))
        self.s.turn = 10
        self.s.started = [10, *range(10 - self.s.seats + 1, 10)]
        for seat in range(self.s.seats):
            self.put(seat, c.DECK, *["Plain"] * 10)

    def card(self, name: str) -> Card:
        found = self.defs.named(name)
        assert found is not None, name
        return found

    def put(self, seat: int, zone: int, *names: str, tapped: bool = False, new: bool = False) -> list[DmPiece]:
        """Cards for a seat, the last one on top; creatures have been there for long unless they are `new`."""
        state = self.s
        pieces = []
        for name in names:
            piece = add_card(state, self.card(name), seat, c.DECK)
            if zone != c.DECK:
                state.move(piece.id, zone * state.seats + seat, False, zone == c.SHIELDS)
            piece = state.writable(piece.id)
            piece.tapped = tapped
            piece.since = 10 if new else 0
            if zone == c.SHIELDS:
                state.places[seat] += 1
                piece.place = state.places[seat]
            pieces.append(piece)
        state.stir()
        return pieces

    def go(self, phase: int = c.MAIN) -> DmState:
        """On to the first decision of seat 0's turn in that step."""
        state = self.s
        turn = Turn(0)
        turn.at = STEPS[phase]
        state.phase = phase
        state.charged = phase > c.MANA_PHASE
        state.frames = [turn]
        advance(state)
        state.events = []
        return state

    # ----------------------------------------------------------- answering

    def find(self, verb: int, subject: DmPiece | int | None = None, object: DmPiece | int | None = None) -> Option:
        """The option with that verb (and subject, and object) in the open decision."""
        decision = self.s.decision
        assert decision is not None
        for option in decision.options:
            if option.verb == verb and (subject is None or option.subject == ref(subject)):
                if object is None or option.object == ref(object):
                    return option
        raise AssertionError(f"no {c.VERBS[verb]} among {self.offered()}")

    def offered(self) -> list[str]:
        """The verbs that are offered."""
        decision = self.s.decision
        return [] if decision is None else [c.VERBS[option.verb] for option in decision.options]

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        decision = self.s.decision
        assert decision is not None
        return decision.seat, c.DECISIONS[decision.kind]

    def do(self, verb: int, subject: DmPiece | int | None = None, object: DmPiece | int | None = None) -> list[str]:
        """Answer; the names of the events up to the next decision."""
        return [c.EVENTS[event.kind] for event in self.s.apply(self.find(verb, subject, object))]

    def attack(self, piece: DmPiece, target: DmPiece | int) -> list[str]:
        """Attack a creature, or a seat given by its number."""
        return self.do(c.ATTACK, piece, seat_ref(target) if isinstance(target, int) else target)

    def names(self, zone: int, seat: int) -> list[str]:
        """The names of the cards in a zone."""
        return [self.s.pieces[id].card.name for id in self.s.zone(zone, seat)]


def ref(what: DmPiece | int) -> int:
    """The reference of a piece as it is now, or a reference."""
    return what if isinstance(what, int) else what.ref
