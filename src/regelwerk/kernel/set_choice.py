"""Choices of several things: people make them in any order, the engine takes them in one.

The engine asks for the things of a set one after the other, and offers each set in one order only, so that a search
meets it once. That order hides things from people: the last candidate ends the choice, one that only fits behind
others is not offered at all. A `SetChoice` says what the engine would offer after any of its steps; a `Draft` collects
what a person picks, in any order, says what else goes with it, and gives the engine its own sequence in the end.
Nothing is applied before that, so that nothing can come out by trying.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.rulebook import RuleCitation

MAX_STEPS: Final = 4000
"""After so many steps the search for a set that holds what is picked gives up."""


class SetChoice:
    """An open choice of several, as one game's engine asks for it. Candidates are numbers: places in `options`.

    options  for every candidate the option that picks it, in the engine's order
    picked   what the engine has been told already
    least    the fewest and the most things that the set may have, `picked` among them
    """

    __slots__ = ("least", "most", "options", "picked")

    def __init__(self, options: list[Option], picked: list[int], least: int, most: int) -> None:
        self.options = options
        self.picked = picked
        self.least = least
        self.most = most

    def offered(self, picked: Sequence[int]) -> list[int]:
        """What the engine offers after these, in its order; empty if it asks for nothing more."""
        raise NotImplementedError

    def done(self, picked: Sequence[int]) -> Option | None:
        """The option that ends the choice there, None if the engine does not offer it."""
        return None

    def is_taken(self, picked: Sequence[int]) -> bool:
        """Whether the engine takes the first of what is `offered` by itself, without asking."""
        return False

    def kind_of(self, candidate: int) -> int:
        """Candidates of one kind are the same to the engine: it takes the first of them first."""
        return candidate

    def may_end(self, picked: Sequence[int]) -> bool:
        """Whether these are a whole set."""
        return self.done(picked) is not None or not self.offered(picked)


class Draft:
    """A set being put together: what somebody has picked of a choice, in any order. Cheap; make a new one each time.

    picks   in the order of picking, without what the engine has been told already
    chosen  all of the set, in the engine's order
    """

    __slots__ = ("_known", "_left", "choice", "chosen", "picks")

    def __init__(self, choice: SetChoice, picks: Sequence[int] = ()) -> None:
        self.choice = choice
        self._known: dict[tuple[int, ...], list[int]] = {}
        self._left = 0
        self.picks: list[int] = []
        for pick in picks:
            pick = self._first_alike(pick)
            if pick >= 0:
                self.picks.append(pick)
        self.chosen = sorted([*choice.picked, *self.picks])

    # ------------------------------------------------------------------ what it is now

    def candidates(self) -> list[int]:
        """Everything that is in some set, whatever has been picked; of things of one kind as many as go together."""
        empty = Draft(self.choice)
        found = [*self.choice.picked]
        kinds: dict[int, list[int]] = {}
        for candidate in range(len(self.choice.options)):
            if candidate in self.choice.picked:
                continue
            alike = kinds.setdefault(self.choice.kind_of(candidate), [])
            if empty.can_hold([*alike, candidate]):
                alike.append(candidate)
                found.append(candidate)
        return sorted(found)

    def open(self) -> list[int]:
        """What can be picked now: together with what is chosen it is in some set."""
        return [candidate for candidate in range(len(self.choice.options)) if self.can_add(candidate)]

    def can_add(self, candidate: int) -> bool:
        """Whether that candidate goes with what is chosen; of things of one kind the first that is left."""
        if candidate in self.chosen or self._first_alike(candidate) != candidate:
            return False
        return self.can_hold([*self.picks, candidate])

    def can_pick(self, candidate: int) -> bool:
        """Whether that candidate, or one of its kind in its place, can be added."""
        return candidate not in self.chosen and self.can_add(self._first_alike(candidate))

    def is_complete(self) -> bool:
        """Whether what is chosen is a whole set."""
        return self._way(list(self.chosen), False) is not None

    def is_full(self) -> bool:
        """Whether what is chosen is a whole set, and nothing can be added to it."""
        return self.is_complete() and not self.open()

    def steps(self) -> list[Option]:
        """The options by which the engine is told the set, in its order. The set must be complete."""
        choice = self.choice
        found: list[Option] = []
        for at in range(len(choice.picked), len(self.chosen)):
            if not choice.is_taken(self.chosen[:at]):
                found.append(choice.options[self.chosen[at]])
        done = choice.done(self.chosen)
        return found if done is None else [*found, done]

    # ---------------------------------------------------------------------- picking

    def find(self, option: Option) -> int:
        """The candidate that an option picks, -1 if it is none."""
        for i, one in enumerate(self.choice.options):
            if one.verb == option.verb and one.object == option.object and one.number == option.number:
                return i
        return -1

    def toggled(self, candidate: int) -> Draft:
        """With that candidate, or without it where it is picked."""
        if candidate in self.picks:
            same = self.choice.kind_of(candidate)
            last = max(pick for pick in self.picks if self.choice.kind_of(pick) == same)
            return Draft(self.choice, [pick for pick in self.picks if pick != last])
        return Draft(self.choice, [*self.picks, candidate])

    def why_not(self, candidate: int, rule: RuleCitation) -> list[Reason]:
        """Why that candidate cannot be picked now; empty if it can."""
        ref = max(self.choice.options[candidate].object, NO_REF)
        if candidate in self.chosen:
            return [Reason(rule, "picked-already", ref)]
        if self.can_pick(candidate):
            return []
        if len(self.chosen) >= self.choice.most:
            return [Reason(rule, "choice-is-full", ref, self.choice.most)]
        return [Reason(rule, "does-not-go-with-these", ref)]

    def why_not_done(self, rule: RuleCitation) -> list[Reason]:
        """Why this is no set yet; empty if it is one."""
        return [] if self.is_complete() else [Reason(rule, "set-not-complete", NO_REF, self.choice.least)]

    # ----------------------------------------------------------------- the way there

    def can_hold(self, picks: Sequence[int]) -> bool:
        """Whether some set has all of these in it, and what the engine has been told."""
        return self._way(sorted([*self.choice.picked, *picks]), True) is not None

    def _first_alike(self, candidate: int) -> int:
        """Of the things of its kind the first that is not picked; -1 if there is none left, or no such candidate."""
        if not 0 <= candidate < len(self.choice.options):
            return -1
        kind = self.choice.kind_of(candidate)
        for other in range(len(self.choice.options)):
            if self.choice.kind_of(other) == kind and other not in self.choice.picked and other not in self.picks:
                return other
        return -1

    def _way(self, wanted: list[int], more: bool) -> list[int] | None:
        """The engine's way to a set with all that is wanted in it (`more`: and perhaps others); None: there is none."""
        self._left = MAX_STEPS
        start = len(self.choice.picked)
        if wanted[:start] != self.choice.picked:
            return None  # what the engine has been told comes first in its order
        return self._search(self.choice.picked, wanted[start:], more)

    def _search(self, picked: list[int], wanted: list[int], more: bool) -> list[int] | None:
        self._left -= 1
        if self._left < 0:
            return None
        if not wanted and self.choice.may_end(picked):
            return picked
        offered = self._offered(picked)
        if wanted:
            # The engine goes through its candidates in order, so what is wanted next cannot be passed over.
            tries = wanted[:1] if wanted[0] in offered else []
            if more:
                tries += [one for one in offered if one < wanted[0]]
        else:
            tries = offered if more else []
        for one in tries:
            found = self._search([*picked, one], wanted[1:] if wanted and one == wanted[0] else wanted, more)
            if found is not None:
                return found
        return None

    def _offered(self, picked: list[int]) -> list[int]:
        key = tuple(picked)
        if key not in self._known:
            self._known[key] = self.choice.offered(picked)
        return self._known[key]
