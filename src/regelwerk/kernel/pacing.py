"""Where a game stops for a person: what each game says of an open question before anything is tried.

A person is asked where something would end visibly differently if it were done now instead of at the next window, and
differently from not doing it at all. What everybody can see is decided first, so that going on tells nothing.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.state import State

ASKED: Final = 0
"""The person is asked, whatever comes of the options."""
OPENLY: Final = 1
"""Nothing is to be done here, and everybody can see that: the game goes on at once."""
QUIETLY: Final = 2
"""Nothing can be done here, but others cannot see that: to them it must look like a pass by hand."""
TRIED: Final = 3
"""Something can be done; whether it could matter now has to be tried."""


class Window:
    """What a game's rule says of an open question.

    passing  the option that goes on without doing anything, -1 where the question has to be answered
    verdict  ASKED, OPENLY, QUIETLY or TRIED
    options  where it is TRIED, the options to be tried; where it is ASKED, those that are the reason, if any are
    """

    __slots__ = ("options", "passing", "verdict")

    def __init__(self, passing: int, verdict: int, options: list[int]) -> None:
        self.passing = passing
        self.verdict = verdict
        self.options = options

    def __repr__(self) -> str:
        return f"Window({self.passing}, {self.verdict}, {self.options})"


MUST_ANSWER: Final = Window(-1, ASKED, [])
"""What the rules demand is never skipped."""


class StopRule:
    """When one game stops for a person. Without anything else of its own a game asks every question.

    shortest, longest  the seconds that a pass by hand takes, before a room knows how fast its people are
    """

    shortest: float = 0.5
    longest: float = 1.6

    def window(self, state: Any, ignored: Container[str]) -> Window:
        """What the rule says of the open decision; options of cards whose code is `ignored` don't count."""
        return MUST_ANSWER

    def card_code(self, state: Any, option: Option) -> str:
        """The code of the card that an option is about, "" where it is about none."""
        return ""

    # ------------------------------------------------------ only where something is TRIED

    def is_last_chance(self, state: Any) -> bool:
        """Whether this is the last window of the turn, so that the seat must be asked now or not at all."""
        raise NotImplementedError

    def is_after(self, start: Any, state: Any) -> bool:
        """Whether a trial that began in `start`, a last chance, has come to where it is compared."""
        raise NotImplementedError

    def same_option(self, start: Any, option: Option, state: Any) -> int:
        """The option of the open decision that is that of an earlier window of the same turn; -1 if it is not there.

        -2: the turn is over.
        """
        raise NotImplementedError

    def outcome(self, state: Any) -> Any:
        """What lies on the table, to be compared."""
        raise NotImplementedError

    def matters(self, start: Any, option: Option, taken: Any, passed: Any) -> bool:
        """Whether the outcome of taking an option differs from that of passing by more than what it costs."""
        raise NotImplementedError


def has_other_options(state: State, window: Window) -> bool:
    """Whether anything besides going on can be chosen."""
    decision = state.decision
    return decision is not None and len(decision.options) > (1 if window.passing >= 0 else 0)


def wanted_option(rule: StopRule, state: State, window: Window, wanted: Container[str]) -> int:
    """The first option besides going on that is about a card with one of these codes, -1 if there is none."""
    decision = state.decision
    for index, option in enumerate(decision.options if decision is not None else ()):
        if index != window.passing and rule.card_code(state, option) in wanted:
            return index
    return -1


def option_cards(rule: StopRule, state: State, indexes: Sequence[int]) -> list[str]:
    """The codes of the cards that these options of the open decision are about."""
    decision = state.decision
    return [rule.card_code(state, decision.options[index]) for index in indexes] if decision is not None else []
