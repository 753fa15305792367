"""The proof of a puzzle: every move of the solver and every answer of the others, as far as all of it is certain.

Nothing that chance or a hidden card decides counts for the solver: a line ends as failed where a deck would be
shuffled, or where a card leaves a deck for anything but the solver's own hand. Cards of the solver's deck are blank in
a puzzle, so a card that is drawn helps nobody. Dice may be rolled where the task is done however they fall: every roll
that the rules tell apart is looked at (`Ruleset.rolls`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from regelwerk.kernel.chance import DictationError, UndictatedRollError
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.persistence.save import digest
from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import MEANINGFUL, VISIBLE_TO_NONE, State

WIN: Final = "win"
ATTACK: Final = "attack"
SURVIVE: Final = "survive"
SCORE: Final = "score"
HOLD: Final = "hold"
TASKS: Final = (WIN, ATTACK, SURVIVE, SCORE, HOLD)
"""Win this turn; the same where all hangs on the one attack that has to come first; survive the turn of the other; win
this tick by points; let nobody else win this tick."""
MOST_MOVES: Final = 8
"""So many moves a solution has at most."""
ANSWERS: Final = 400
"""So many answers follow each other at most until a line counts as failed."""

MOST_WAYS: Final = 400
"""In so many ways an answer may go, by the dice, at most; one with more counts as failed."""

OPEN: Final = 0
SOLVED: Final = 1
FAILED: Final = -1

Moves = tuple[int, ...]
"""Options by their indexes, decision by decision."""
Rolls = list[list[int]]
"""What the dice show, roll by roll: what `Chance.dictate` takes."""
Way = tuple[Rolls, State]
"""How an answer may go: what the dice show, and the position after it."""
Ways = list[Way]


class ProofTooLargeError(Exception):
    """The proof needs more positions than it may look at."""


class Prover:
    """Proves and refutes positions of one puzzle.

    ruleset   whose game it is
    turn      number of the turn in which it must be done
    active    the seat whose turn that is
    solver    the seat that has the task
    limit     how many positions may be looked at; `looked` is how many have been
    """

    def __init__(self, ruleset: Ruleset, state: State, limit: int, task: str = WIN) -> None:
        self.ruleset = ruleset
        self.turn, self.active = ruleset.turn(state)
        self.task = task
        self.solver = solver_of(ruleset, state, task)
        self.limit = limit
        self.looked = 0
        self._proven: dict[str, int] = {}
        self._refuted: dict[str, int] = {}

    # ------------------------------------------------------------------ one step

    def outcome(self, state: State) -> int:
        """Whether the task is done, failed, or still open."""
        if state.result is not None:
            return SOLVED if self.solver in state.result.winners else FAILED
        if self.ruleset.turn(state)[0] == self.turn:
            return OPEN
        return SOLVED if self.task in (SURVIVE, HOLD) else FAILED

    def ways(self, state: State, index: int) -> Ways:
        """Every way in which an answer may go, by the dice; none where something uncertain would decide."""
        decision = state.decision
        assert decision is not None
        before = hidden_cards(state)
        ways = []
        for way in rolled(self.ruleset, state, decision.options[index]):
            if way is None or self.is_uncertain(before, way[1]):
                return []
            ways.append(way)
        return ways if len(ways) == 1 else self.distinct(ways)

    def is_uncertain(self, before: list[tuple[int, list[int]]], after: State) -> bool:
        """Whether a card that nobody sees has left its place for anything but the solver's hand."""
        for zone, ids in before:
            now = after.zones[zone]
            if now == ids or self.outcome(after) != OPEN:
                continue
            for id in ids:
                piece = after.pieces[id]
                if piece.zone != zone and not self.is_draw(after, piece.zone):
                    return True
        return False

    def distinct(self, ways: Ways) -> Ways:
        """The same with one way for each position with nothing under way."""
        found: Ways = []
        seen: set[str] = set()
        for rolls, after in ways:
            key = key_of(self.ruleset, after) if self.ruleset.is_quiescent(after) else ""
            if not key or key not in seen:
                seen.add(key)
                found.append((rolls, after))
        return found

    def worst(self, state: State, index: int) -> tuple[Rolls, State | None]:
        """The way an answer goes that is worst for the solver; no position where something uncertain would decide."""
        ways = self.ways(state, index)
        if len(ways) < 2:
            return ways[0] if ways else ([], None)
        worst, longest = ways[0], -1
        for way in ways:
            needed = self.depth(way[1])
            if needed < 0:
                return way
            if needed > longest:
                worst, longest = way, needed
        return worst

    def after(self, state: State, index: int) -> State | None:
        """The position after an answer, the dice as bad for the solver as can be; None where something uncertain would
        decide."""
        return self.worst(state, index)[1]

    def does(self, state: State, index: int, moves: int) -> bool:
        """Whether the task can be done in so many moves after an answer, however the dice fall.

        The ways are looked at one by one: the first that fails is enough, and it is mostly among the extremes.
        """
        decision = state.decision
        assert decision is not None
        before = hidden_cards(state)
        seen: set[str] = set()
        for way in rolled(self.ruleset, state, decision.options[index]):
            if way is None or self.is_uncertain(before, way[1]):
                return False
            rolls, after = way
            if rolls and self.ruleset.is_quiescent(after):
                key = key_of(self.ruleset, after)
                if key in seen:
                    continue
                seen.add(key)
            if not self.wins(after, moves):
                return False
        return True

    def is_draw(self, state: State, zone: int) -> bool:
        """Whether that is the solver's own hand: a zone that only its owner sees."""
        kind, seat = divmod(zone, state.seats)
        return seat == self.solver and state.zone_visibility[kind] not in (VISIBLE_TO_NONE, 0)

    def cost(self, state: State, index: int) -> int:
        """1 for a move of the solver, 0 for what belongs to one and for going on to the next step.

        While something is under way it is a move not to let it take its course.
        """
        decision = state.decision
        assert decision is not None
        if decision.seat != self.solver:
            return 0
        if self.ruleset.is_quiescent(state):
            return 0 if index == self.ruleset.neutral_option(state) else 1
        # In the turn of the other what matters is whether the solver steps in.
        course = self.ruleset.course_option(state, self.active)
        return 0 if course < 0 or index == course else 1

    def lets_go_on(self, state: State, index: int) -> bool:
        """Whether an answer only goes on to the next step, or lets what is under way take its course."""
        if self.ruleset.is_quiescent(state):
            return index == self.ruleset.neutral_option(state)
        return index == self.ruleset.course_option(state, self.active)

    def settled(self, state: State | None) -> State | None:
        """The position at the next question with more than one answer, or whose answer rolls dice."""
        for _ in range(ANSWERS):
            if state is None or self.outcome(state) != OPEN or state.decision is None:
                return state
            if len(state.decision.options) > 1:
                return state
            if self.cost(state, 0):
                return state
            before = hidden_cards(state)
            ways = list(islice(rolled(self.ruleset, state, state.decision.options[0]), 2))
            if len(ways) > 1:
                return state
            way = ways[0]
            state = None if way is None or self.is_uncertain(before, way[1]) else way[1]
        return None

    # --------------------------------------------------------------------- proof

    def wins(self, state: State | None, moves: int) -> bool:
        """Whether the task can be done with at most so many moves. Raises ProofTooLargeError."""
        state = self.settled(state)
        if state is None:
            return False
        known = self.outcome(state)
        if known != OPEN:
            return known == SOLVED
        # Only where nothing is under way do several ways lead to one position: no other is worth its key, and neither
        # is one from which no move is left with which to win.
        worth = (moves or self.task not in (WIN, ATTACK)) and self.ruleset.is_quiescent(state)
        key = key_of(self.ruleset, state) if worth else ""
        if key and self._proven.get(key, MOST_MOVES + 1) <= moves:
            return True
        if key and self._refuted.get(key, -1) >= moves:
            return False
        self.looked += 1
        if self.looked > self.limit:
            raise ProofTooLargeError(f"more than {self.limit} positions")
        found = self.search(state, moves)
        if not key:
            return found
        if found:
            self._proven[key] = moves
        else:
            self._refuted[key] = moves
        return found

    def search(self, state: State, moves: int) -> bool:
        """The same for a position in which somebody has a choice."""
        decision = state.decision
        assert decision is not None
        if decision.seat == self.solver:
            return any(
                left >= 0 and self.does(state, index, left)
                for index in range(len(decision.options))
                for left in [moves - self.cost(state, index)]
            )
        purposes, options = self.ruleset.purposes, decision.options
        order = sorted(range(len(options)), key=lambda index: purposes.get(options[index].verb) != Purpose.ATTACK)
        return all(self.does(state, index, moves) for index in order)

    def depth(self, state: State | None, most: int = MOST_MOVES) -> int:
        """The fewest moves that do the task whatever the others answer; -1 if so many do not."""
        for moves in range(most + 1):
            if self.wins(state, moves):
                return moves
        return -1

    # ------------------------------------------------------------------ both sides

    def winning(self, state: State, moves: int) -> list[int]:
        """The answers of the solver with which the task can still be done in so many moves."""
        decision = state.decision
        assert decision is not None
        return [
            index
            for index in range(len(decision.options))
            if (left := moves - self.cost(state, index)) >= 0 and self.does(state, index, left)
        ]

    def hardest(self, state: State, moves: int) -> int:
        """What the other side answers: what refutes, or else what takes the solver the most moves."""
        decision = state.decision
        assert decision is not None
        best, longest = 0, -1
        for index in range(len(decision.options)):
            needed = self.depth(self.after(state, index), moves)
            if needed < 0:
                return index
            if needed > longest:
                best, longest = index, needed
        return best


def rolled(ruleset: Ruleset, state: State, option: Option) -> Iterator[Way | None]:
    """Every way in which an option may go, by the dice; in the end None where anything else is drawn by chance."""
    found = 0
    open_rolls: list[Rolls] = [[]]
    while open_rolls:
        rolls = open_rolls.pop()
        after = state.fork()
        after.chance.dictate(rolls)
        try:
            after.apply(option)
        except UndictatedRollError as missing:
            further = ruleset.rolls(missing.count)
            if not further or found + len(open_rolls) + len(further) > MOST_WAYS:
                yield None
                return
            open_rolls += [[*rolls, roll] for roll in reversed(further)]
        except DictationError:
            yield None
            return
        else:
            found += 1
            yield rolls, after


def solver_of(ruleset: Ruleset, state: State, task: str) -> int:
    """The seat that has a task: whose turn it is, or who has to survive that turn."""
    active = ruleset.turn(state)[1]
    return (active + 1) % state.seats if task == SURVIVE else active


class AttackProver(Prover):
    """Proves what attacks alone can do."""

    def cost(self, state: State, index: int) -> int:
        cost = super().cost(state, index)
        decision = state.decision
        if cost == 0 or decision is None:
            return cost
        verb = decision.options[index].verb
        return cost if self.ruleset.purposes.get(verb) == Purpose.ATTACK else MOST_MOVES + 1


def hidden_cards(state: State) -> list[tuple[int, list[int]]]:
    """The zones in which nobody sees anything, with what lies there."""
    seats = state.seats
    return [
        (zone, ids[:])
        for zone, ids in enumerate(state.zones)
        if ids and state.zone_visibility[zone // seats] == VISIBLE_TO_NONE
    ]


def key_of(ruleset: Ruleset, state: State) -> str:
    """A key that is the same for positions that go on in the same way."""
    return digest(state, ruleset)


def is_certain(state: State, solver: int) -> bool:
    """Whether the solver sees everything that the others could bring into play, decks aside."""
    for piece in state.pieces:
        kind = piece.zone // state.seats
        if piece.owner == solver or state.zone_visibility[kind] == VISIBLE_TO_NONE:
            continue
        if not piece.known_to >> solver & 1 and piece.known_to != EVERYONE:
            return False
    return True


def prepared(state: State) -> State:
    """A fork in which only questions are asked that have something to them, and nothing is drawn by chance."""
    state = state.fork()
    state.windows = MEANINGFUL
    state.chance.dictate([])
    return state
