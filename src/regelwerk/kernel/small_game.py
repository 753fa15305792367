"""What is alike in games without cards, decks or odds, so that such a game says only what is its own.

Its rules say `begin`, `view`, `position` and `guess` (`SmallRules`), its presenter what there is to see, what is asked,
what an option is called and what an event is told as (`SmallPresenter`); its package puts both together.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import IllegalActionError, Option, Reason
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.frames import advance
from regelwerk.kernel.game import Game
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.presentation.commands import CommandSyntaxError
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.log_entries import Data, LogEntry, Reasoned
from regelwerk.kernel.presentation.option_list import OptionItem, menu
from regelwerk.kernel.presentation.text import SeatNames, StyledLine
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, OFFERED, OVER, TIME_OUT, Ruleset
from regelwerk.kernel.setup import resolve_teams
from regelwerk.kernel.state import WINDOWS, State
from regelwerk.kernel.visibility import CodeNames

WORDS: Final = {
    "en": {
        "you": "You",
        "waiting": "{who} [have|has] to decide.",
        "won": "{who} [have|has] won.",
        "draw": "It is a draw.",
        "another-seat-is-asked": "Another player has to decide first.",
        "not-offered": "That is not one of the options.",
        "no-such-option": "There is no such option.",
        "game-over": "The game is over.",
        "not-in-game": "This player has left the game.",
        "already-offered": "You have already offered a draw.",
        "no-offer": "You have not offered a draw.",
    },
    "de": {
        "you": "Du",
        "waiting": "{who} [musst|muss] entscheiden.",
        "won": "{who} [hast|hat] gewonnen.",
        "draw": "Das Spiel endet unentschieden.",
        "another-seat-is-asked": "Zuerst muss ein anderer Spieler entscheiden.",
        "not-offered": "Das ist keine der Optionen.",
        "no-such-option": "Diese Option gibt es nicht.",
        "game-over": "Das Spiel ist zu Ende.",
        "not-in-game": "Dieser Spieler hat das Spiel verlassen.",
        "already-offered": "Du hast schon ein Unentschieden angeboten.",
        "no-offer": "Du hast kein Unentschieden angeboten.",
    },
}  # fmt: skip


class SmallRules(Ruleset):
    """Rules of a game without cards, decks or odds of its own. `begin`, `view`, `position` and `guess` are the game's.

    A frame of such a game asks again when it is stepped again: that is how the game goes on without a seat that leaves.
    """

    terms: CodeNames

    def __init_subclass__(cls) -> None:
        cls.decisions, cls.verbs = cls.terms.decisions, cls.terms.verbs

    # ------------------------------------------------------------ what a game must say

    def begin(self, defs: Definitions, teams: list[int], chance: Chance, windows: int) -> State:
        """The state with its first frame, before anybody is asked."""
        raise NotImplementedError

    # -------------------------------------------------------------------- what follows

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """Nobody has a deck; there are as many seats as decks are named, whatever they are."""
        return {
            "decks": [None for _ in decks],
            "teams": resolve_teams(len(decks), teams, windows),
            "seed": seed,
            "windows": windows,
        }

    def defs(self, setup: Mapping[str, Any]) -> Definitions:
        defs = Definitions(self.name, self.edition, "0")
        defs.add(Definition("", 0, ""))
        return defs

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        chance = Chance(setup["seed"])
        if dictated is not None:
            chance.dictate(dictated)
        state = self.begin(self.defs(setup), list(setup["teams"]), chance, WINDOWS.index(setup["windows"]))
        advance(state)
        return state

    def perform(self, state: State, seat: int, verb: str) -> None:
        rule = self.book().citation(OVER)
        if verb in (CONCEDE, TIME_OUT):
            state.left_seats |= 1 << seat
            state.draw_offers &= ~(1 << seat)
            rest = state.clockwise(0)
            if not any(state.are_opponents(rest[0], other) for other in rest):
                state.finish(rest, rule)
                return
            state.decision = None
        else:
            if (state.draw_offers >> seat & 1 == 1) == (verb == OFFER_DRAW):
                raise IllegalActionError([Reason(rule, "already-offered" if verb == OFFER_DRAW else "no-offer")])
            state.draw_offers ^= 1 << seat
        if all(state.draw_offers >> other & 1 for other in state.clockwise(0)):
            state.finish([], rule)
        elif state.decision is None:
            advance(state)

    def why_not(self, state: State, seat: int, intent: Option) -> list[Reason]:
        rule = self.book().citation(OFFERED)
        if state.decision is None or state.decision.seat != seat:
            return [Reason(rule, "another-seat-is-asked")]
        return (
            [] if any(option.is_same_as(intent) for option in state.decision.options) else [Reason(rule, "not-offered")]
        )

    def evaluate(self, state: State, seat: int) -> float:
        return 0.0

    def is_quiescent(self, state: State) -> bool:
        return True

    def candidate_options(self, state: State, quick: bool) -> list[int]:
        return list(range(len(state.decision.options))) if state.decision is not None else []

    def neutral_option(self, state: State) -> int:
        return -1

    def parse(self, state: State, seat: int, line: str) -> Option:
        """A verb as the options have it."""
        if line.strip() not in self.verbs:
            raise CommandSyntaxError(line)
        return Option(self.verbs.index(line.strip()))


class SmallPresenter(GamePresenter):
    """A small game in words. `board_lines`, `asking`, `wording` and `log_entry` are the game's.

    view    what the seat sees; `seat_names`: who sits where, as it reads their names
    """

    def __init__(self, terms: CodeNames, game: Game, seat: int, lang: str, names: Sequence[str], width: int) -> None:
        super().__init__(game, seat, lang)
        self.terms = terms
        self.width = width
        self.seat_names = SeatNames(names, WORDS[language(lang)]["you"], seat)
        self.view = game.view(seat)

    @abstractmethod
    def asking(self, kind: str) -> str:
        """What the reader is asked."""

    @abstractmethod
    def wording(self, option: Data) -> str:
        """One option in words; typed back they mean this option."""

    @abstractmethod
    def log_entry(self, event: Data) -> LogEntry | None:
        """One event as a line of the log, None for one that is worth none."""

    # -------------------------------------------------------------------- what follows

    def to_data(self) -> Data:
        return self.view

    def question_lines(self) -> list[StyledLine]:
        asked = self.view["decision"]
        if asked is None:
            return []
        mine = asked["seat"] == self.seat
        waiting = WORDS[language(self.lang)]["waiting"]
        return [[(self.asking(asked["kind"]) if mine else self.seat_names.format_template(waiting, asked["seat"]), "")]]

    def wordings(self) -> list[str]:
        asked = self.view["decision"] or {}
        return [self.wording(option) for option in asked.get("options", ())]

    def option_items(self) -> list[OptionItem]:
        return [OptionItem(index, "", text, text) for index, text in enumerate(self.wordings())]

    def menu_lines(self, offers: list[OptionItem]) -> list[StyledLine]:
        return menu(offers, self.width)

    def all_entries(self, events: Sequence[Data]) -> list[LogEntry]:
        return [self.log_entry(event) or LogEntry("", event["rule"], event["kind"]) for event in events]

    def entries(self, events: Sequence[Data]) -> list[LogEntry]:
        return [entry for entry in self.all_entries(events) if entry.text]

    def reasoned(self, reasons: Sequence[Reason]) -> list[Reasoned]:
        words = WORDS[language(self.lang)]
        return [Reasoned(words.get(reason.kind, reason.kind), reason.rule.number) for reason in reasons]

    def outcome(self) -> Reasoned | None:
        result, words = self.game.result, WORDS[language(self.lang)]
        if result is None:
            return None
        text = " ".join(self.seat_names.format_template(words["won"], seat) for seat in result.winners) or words["draw"]
        return Reasoned(text, result.rule.number)
