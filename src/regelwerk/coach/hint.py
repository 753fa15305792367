"""A hint: what a strong player would do in the reader's place, and why, from what the reader may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk import game_registry
from regelwerk.coach.outcome import changes_in, outcomes_of
from regelwerk.coach.wording import Speech, facts_of, messages
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.language.sentences import capitalize, join_list
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.visibility import ref_handle
from regelwerk.players.driver import choose_option, state_sampler
from regelwerk.players.levels import LEVELS
from regelwerk.players.search import CandidateTrace, SearchPlayer, SearchTrace, difference

LEVEL: Final = LEVELS["master"]
"""The level that is asked."""
EQUAL: Final = 0.015
"""Two moves whose chances differ by less are told as equally good."""
ADVICE: Final = 0x68696E74
"""Sets the hint's chance apart from all others."""


@dataclass(frozen=True)
class Hint:
    """What to do, and why.

    option   the index of the option of the open decision; `command` as a sentence
    reason   what that leads to, the command included
    odds     how it compares with the next best, "" if there was nothing to compare
    chance   how likely the seat is to win after it, 0 to 1; None if nothing was played on
    """

    option: int
    command: str
    reason: str
    odds: str
    chance: float | None

    @property
    def text(self) -> str:
        """All of it."""
        return f"{self.reason} {self.odds}".strip()


def give_hint(
    game: Game,
    seat: int,
    lang: str,
    names: Sequence[str] = (),
    seed: int = 0,
    level: int = LEVEL,
    seconds: float | None = None,
) -> Hint | None:
    """What a strong player would do in that seat; None if the seat is not asked.

    Only the seat's view and guesses of it are looked at: with the same view and seed the hint is the same, whatever is
    hidden. `seconds` caps the search, which is else bounded by counts. The game is not changed.
    """
    state = game.state
    decision = state.decision
    if decision is None or decision.seat != seat:
        return None
    chance = Chance(derive(derive(seed, ADVICE), decision.number))
    player = SearchPlayer(derive(seed, decision.number), level, seconds=seconds)
    option = choose_option(game.ruleset, state, player)
    presenter = game_registry.package(game.ruleset.name).presenter(game, seat, lang, names)
    wordings = presenter.wordings()
    command = capitalize(wordings[option])
    if len(decision.options) == 1:
        return Hint(option, command, messages(lang).ONLY.format(command=command), "", None)
    allies = frozenset(other for other in range(state.seats) if state.teams[other] == state.teams[seat])
    speech = Speech(lang, seat, allies, naming(presenter, game, seat), names)
    reason = reason_of(game, option, command, chance, speech)
    odds, mean = odds_of(player.trace, wordings, lang)
    return Hint(option, command, reason, odds, mean)


def naming(presenter: GamePresenter, game: Game, seat: int) -> Callable[[Ref], str]:
    """What the reader calls what is in play."""
    names = presenter.piece_names()

    def name(ref: Ref) -> str:
        return names.get(ref_handle(game.state, ref, seat), "")

    return name


def reason_of(game: Game, option: int, command: str, chance: Chance, speech: Speech) -> str:
    """The move and what it does; where it does nothing by itself, what the rest of the turn makes of it."""
    ruleset, state = game.ruleset, game.state
    guess = state_sampler(ruleset, state, speech.seat)
    found = messages(speech.lang)
    facts = facts_of(changes_in(outcomes_of(ruleset, guess, option, chance)), speech)
    template: str = found.APART if ": " in command else found.SENTENCE
    if not facts and option == ruleset.neutral_option(state):
        template = found.WAIT
    elif not facts:
        facts = facts_of(changes_in(outcomes_of(ruleset, guess, option, chance, True)), speech)
        template = found.FOLLOWED if facts else found.PLAIN
    told = join_list(facts, found.AND)
    told = capitalize(told) if template == found.APART else told
    return template.format(command=command.rstrip("."), facts=told).replace("….", "…")


def odds_of(trace: SearchTrace | None, wordings: Sequence[str], lang: str) -> tuple[str, float | None]:
    """How the chosen move compares with the next best one, and how often it wins."""
    if trace is None:
        return "", None
    chosen = next(candidate for candidate in trace.candidates if candidate.option == trace.chosen)
    if not chosen.chances:
        return "", None
    rivals = [
        (difference(candidate, chosen)[0], candidate)
        for candidate in trace.candidates
        if candidate is not chosen and candidate.chances and wordings[candidate.option] != wordings[chosen.option]
    ]
    if not rivals:
        return "", chosen.mean
    gap, rival = max(rivals, key=by_gap)
    found = messages(lang)
    template = found.EQUAL if gap > -EQUAL else found.ODDS
    text = template.format(
        n=len(chosen.chances),
        chance=round(100 * chosen.mean),
        other=wordings[rival.option],
        rest=round(100 * max(chosen.mean + gap, 0.0)),
    )
    return text, chosen.mean


def by_gap(rival: tuple[float, CandidateTrace]) -> float:
    """How a rival compares with the chosen move."""
    return rival[0]
