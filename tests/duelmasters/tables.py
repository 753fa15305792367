"""Small tables for tests of one part: a position in somebody's turn, put together by names."""

from __future__ import annotations

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters import turn as steps
from regelwerk.duelmasters.definition_loading import load
from regelwerk.duelmasters.definitions import EDITION, DmDefinitions
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.setup import add_card
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.turn import TurnFrame
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import Ref, Seat
from regelwerk.kernel.piece import seat_ref

STEPS = {
    codes.PHASE_START: steps.BEGIN,
    codes.PHASE_MANA: steps.MANA,
    codes.PHASE_MAIN: steps.PLAY,
    codes.PHASE_ATTACK: steps.FIGHT,
}
"""What a turn does next where a step begins."""

FIRE, WATER, NATURE = vocabulary.Civilization.FIRE, vocabulary.Civilization.WATER, vocabulary.Civilization.NATURE
LIGHT, DARKNESS = vocabulary.Civilization.LIGHT, vocabulary.Civilization.DARKNESS


def creature(name: str, power: int, *abilities: vocabulary.Ability, cost: int = 1, **more: object) -> vocabulary.Card:
    """A creature for one test: a fire Human unless `civilizations` and `races` say something else."""
    civilizations = more.get("civilizations", (FIRE,))
    races = more.get("races", ("Human",))
    assert isinstance(civilizations, tuple) and isinstance(races, tuple)
    return vocabulary.Card(name, vocabulary.CardType.CREATURE, cost, civilizations, abilities, races, power)


def spell(name: str, effect: vocabulary.Word, *abilities: vocabulary.Ability, cost: int = 1) -> vocabulary.Card:
    """A fire spell for one test."""
    return vocabulary.Card(name, vocabulary.CardType.SPELL, cost, (FIRE,), (*abilities, vocabulary.OnCast(effect)))


PLAIN = creature("Plain", 2000)
BIG = creature("Big", 5000)
BLOCKER = creature("Wall", 3000, vocabulary.Blocker())
TRIGGER = spell("Spark", vocabulary.Draw(1), vocabulary.ShieldTrigger())
SHARED = vocabulary.Card("Two", vocabulary.CardType.CREATURE, 2, (FIRE, WATER), (), ("Human",), 2000)
DROP = creature("Drop", 1000, civilizations=(WATER,))
OWN = (PLAIN, BIG, BLOCKER, TRIGGER, SHARED, DROP)


class Bench:
    """A table under construction and in play."""

    def __init__(
        self, *cards: vocabulary.Card, seats: int = 2, edition: str = EDITION, teams: list[int] | None = None
    ) -> None:
        self.defs: DmDefinitions = load((*OWN, *cards), edition)
        self.state = DmState(self.defs, teams or list(range(seats)), Chance(1))
        self.state.turn = 10
        self.state.last_turn_numbers = [10, *range(10 - self.state.seats + 1, 10)]
        for seat in range(self.state.seats):
            self.put(seat, codes.ZONE_DECK, *["Plain"] * 10)

    def card(self, name: str) -> CardDefinition:
        found = self.defs.named(name)
        assert found is not None, name
        return found

    def put(self, seat: int, zone: int, *names: str, tapped: bool = False, new: bool = False) -> list[DmPiece]:
        """Cards for a seat, the last one on top; creatures have been there for long unless they are `new`."""
        state = self.state
        pieces = []
        for name in names:
            piece = add_card(state, self.card(name), seat, codes.ZONE_DECK)
            if zone != codes.ZONE_DECK:
                state.move(piece.id, zone * state.seats + seat, False, zone == codes.ZONE_SHIELDS)
            piece = state.writable_piece(piece.id)
            piece.tapped = tapped
            piece.since = 10 if new else 0
            if zone == codes.ZONE_SHIELDS:
                state.shield_numbers[seat] += 1
                piece.place = state.shield_numbers[seat]
            pieces.append(piece)
        state.invalidate_all()
        return pieces

    def go(self, phase: int = codes.PHASE_MAIN) -> DmState:
        """On to the first decision of seat 0's turn in that step."""
        state = self.state
        turn = TurnFrame(0)
        turn.at = STEPS[phase]
        state.phase = phase
        state.has_charged_mana = phase > codes.PHASE_MANA
        state.frames = [turn]
        advance(state)
        state.events = []
        return state

    # ----------------------------------------------------------- answering

    def find(self, verb: int, subject: DmPiece | int | None = None, object: DmPiece | int | None = None) -> Option:
        """The option with that verb (and subject, and object) in the open decision."""
        decision = self.state.decision
        assert decision is not None
        for option in decision.options:
            if option.verb == verb and (subject is None or option.subject == ref(subject)):
                if object is None or option.object == ref(object):
                    return option
        raise AssertionError(f"no {codes.VERBS[verb]} among {self.offered()}")

    def offered(self) -> list[str]:
        """The verbs that are offered."""
        decision = self.state.decision
        return [] if decision is None else [codes.VERBS[option.verb] for option in decision.options]

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        decision = self.state.decision
        assert decision is not None
        return decision.seat, codes.DECISIONS[decision.kind]

    def do(self, verb: int, subject: DmPiece | int | None = None, object: DmPiece | int | None = None) -> list[str]:
        """Answer; the names of the events up to the next decision."""
        return [codes.EVENTS[event.kind] for event in self.state.apply(self.find(verb, subject, object))]

    def attack(self, piece: DmPiece, target: DmPiece | int) -> list[str]:
        """Attack a creature, or a seat given by its number."""
        return self.do(codes.VERB_ATTACK, piece, seat_ref(Seat(target)) if isinstance(target, int) else target)

    def names(self, zone: int, seat: int) -> list[str]:
        """The names of the cards in a zone."""
        return [self.state.pieces[id].card.name for id in self.state.zone_ids(zone, seat)]


def ref(what: DmPiece | int) -> Ref:
    """The reference of a piece as it is now, or a reference."""
    return Ref(what) if isinstance(what, int) else what.ref
