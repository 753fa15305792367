"""When the persons of a room are asked, as its worker finds it out: see `kernel.presentation.pass_and_undo.passed`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from regelwerk import game_registry
from regelwerk.kernel.pacing import ASKED, OPENLY, StopRule
from regelwerk.kernel.presentation.pass_and_undo import PassPlan, PassVerdict, passed
from regelwerk.players.last_moment import tried

if TYPE_CHECKING:
    from regelwerk.server.worker.game_session import GameSession

IS_ASKED: Final = PassVerdict(-1, "")


class SeatPacing:
    """When the persons of one room are asked.

    held         number of steps at which somebody has come back to a question, and is asked whatever is set
    has_passed   by seat whether its last answer was a pass at a question that may be passed
    """

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.rule: StopRule = game_registry.package(session.rules.name).stop_rule
        self.held = -1
        self.has_passed: dict[int, bool] = {}
        self.known: tuple[int, PassVerdict] | None = None

    def forget(self) -> None:
        """Something has been set otherwise, or the game goes on from somewhere else."""
        self.known = None

    def verdict(self) -> PassVerdict:
        """Whether the open question is passed for the person who is asked; computers are asked."""
        session = self.session
        decision = session.game.decision
        if decision is None or session.seat_configs[decision.seat].player or session.at == self.held:
            return IS_ASKED
        if self.known is None or self.known[0] != session.at:
            self.known = (session.at, self.find_verdict(decision.seat))
        return self.known[1]

    def find_verdict(self, seat: int) -> PassVerdict:
        session = self.session
        auto = session.seat_configs[seat].auto
        if not auto.on and not auto.until:
            return IS_ASKED
        presenter = session.reader((seat, "en")).presenter
        never = [*auto.never, *auto.ignored] if auto.since == presenter.turn_number() else auto.never
        plan = PassPlan(auto.on, auto.stops, auto.until, auto.since, auto.full, auto.soon, auto.always, never)
        verdict = passed(presenter, plan, self.rule, partial(tried, self.rule, session.game))
        soon = auto.soon and not (verdict.option < 0 and presenter.pass_option() >= 0)
        if (verdict.until, soon) != (auto.until, auto.soon):
            session.plan(seat, msgspec.structs.replace(auto, until=verdict.until, soon=soon))
        return verdict

    def option(self) -> int:
        """The option that is passed at once, -1 if the person is asked, or others must not notice that he is not."""
        verdict = self.verdict()
        return -1 if self.is_quiet(verdict) else verdict.option

    def is_quiet(self, verdict: PassVerdict) -> bool:
        """Whether a pass has to look as if it had been done by hand: only persons could learn anything from it."""
        return verdict.quietly and len(self.session.people()) > 1

    def pause(self) -> tuple[float, float] | None:
        """The seconds that such a pass takes, fewest and most; None where no such pass is to be done."""
        return (self.rule.shortest, self.rule.longest) if self.is_quiet(self.verdict()) else None

    def follows(self) -> bool:
        """Whether the seat that is asked has passed just before."""
        decision = self.session.game.decision
        return decision is not None and self.has_passed.get(decision.seat, False)

    def is_pass(self, index: int) -> bool:
        """Whether an option passes the open question where others cannot tell that nothing is to be done."""
        window = self.rule.window(self.session.game.state, ())
        turn_is_played = window.verdict == ASKED and not window.options
        return index == window.passing >= 0 and window.verdict != OPENLY and not turn_is_played
