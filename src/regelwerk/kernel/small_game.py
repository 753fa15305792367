"""What is alike in games without cards, decks or odds, so that such a game says only what is its own.

Its rules say `begin`, `view`, `position` and `guess` (`SmallRules`), its presenter what there is to see, what is asked,
what an option is called and what an event is told as (`SmallPresenter`); its package puts both together.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason, Refused
from regelwerk.kernel.defs import Def, Defs
from regelwerk.kernel.frames import advance
from regelwerk.kernel.game import CONCEDE, OFFER_DRAW, OFFERED, OVER, TIME_OUT, Game, Rules
from regelwerk.kernel.game_presenter import GamePresenter
from regelwerk.kernel.setup import teams_of
from regelwerk.kernel.sight import Terms
from regelwerk.kernel.state import WINDOWS, State
from regelwerk.kernel.table_events import Data, Entry, Reasoned
from regelwerk.kernel.table_offers import Offer, menu
from regelwerk.kernel.table_orders import Misread
from regelwerk.kernel.table_text import Line, People

WORDS: Final = {
    "en": {
        "you": "You",
        "waiting": "{who} [are|is] asked.",
        "won": "{who} [have|has] won.",
        "draw": "It is a draw.",
        "another-seat-is-asked": "Another player is asked.",
        "not-offered": "That is not among the options.",
        "no-such-option": "There is no such option.",
        "game-over": "The game is over.",
        "not-in-game": "This player has left the game.",
        "already-offered": "A draw has been offered already.",
        "no-offer": "No draw has been offered.",
    },
    "de": {
        "you": "Du",
        "waiting": "{who} [bist|ist] gefragt.",
        "won": "{who} [hast|hat] gewonnen.",
        "draw": "Das Spiel endet unentschieden.",
        "another-seat-is-asked": "Jemand anderes ist gefragt.",
        "not-offered": "Das steht nicht zur Wahl.",
        "no-such-option": "Diese Option gibt es nicht.",
        "game-over": "Das Spiel ist aus.",
        "not-in-game": "Dieser Spieler ist nicht mehr im Spiel.",
        "already-offered": "Ein Unentschieden ist schon angeboten.",
        "no-offer": "Es ist kein Unentschieden angeboten.",
    },
}  # fmt: skip


class SmallRules(Rules):
    """Rules of a game without cards, decks or odds of its own. `begin`, `view`, `position` and `guess` are the game's.

    A frame of such a game asks again when it is stepped again: that is how the game goes on without a seat that leaves.
    """

    terms: Terms

    def __init_subclass__(cls) -> None:
        cls.decisions, cls.verbs = cls.terms.decisions, cls.terms.verbs

    # ------------------------------------------------------------ what a game must say

    def begin(self, defs: Defs, teams: list[int], chance: Chance, windows: int) -> State:
        """The state with its first frame, before anybody is asked."""
        raise NotImplementedError

    # -------------------------------------------------------------------- what follows

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """Nobody has a deck; there are as many seats as decks are named, whatever they are."""
        return {
            "decks": [None for _ in decks],
            "teams": teams_of(len(decks), teams, windows),
            "seed": seed,
            "windows": windows,
        }

    def defs(self, setup: Mapping[str, Any]) -> Defs:
        defs = Defs(self.name, self.edition, "0")
        defs.add(Def("", 0, ""))
        return defs

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        chance = Chance(setup["seed"])
        if dictated is not None:
            chance.dictate(dictated)
        state = self.begin(self.defs(setup), list(setup["teams"]), chance, WINDOWS.index(setup["windows"]))
        advance(state)
        return state

    def act(self, state: State, seat: int, verb: str) -> None:
        rule = self.book().cite(OVER)
        if verb in (CONCEDE, TIME_OUT):
            state.left |= 1 << seat
            state.offers &= ~(1 << seat)
            rest = state.clockwise(0)
            if not any(state.opposed(rest[0], other) for other in rest):
                state.finish(rest, rule)
                return
            state.decision = None
        else:
            if (state.offers >> seat & 1 == 1) == (verb == OFFER_DRAW):
                raise Refused([Reason(rule, "already-offered" if verb == OFFER_DRAW else "no-offer")])
            state.offers ^= 1 << seat
        if all(state.offers >> other & 1 for other in state.clockwise(0)):
            state.finish([], rule)
        elif state.decision is None:
            advance(state)

    def why_not(self, state: State, seat: int, intent: Option) -> list[Reason]:
        rule = self.book().cite(OFFERED)
        if state.decision is None or state.decision.seat != seat:
            return [Reason(rule, "another-seat-is-asked")]
        return [] if any(option.same(intent) for option in state.decision.options) else [Reason(rule, "not-offered")]

    def evaluate(self, state: State, seat: int) -> float:
        return 0.0

    def settled(self, state: State) -> bool:
        return True

    def sensible(self, state: State, quick: bool) -> list[int]:
        return list(range(len(state.decision.options))) if state.decision is not None else []

    def standing(self, state: State) -> int:
        return -1

    def parse(self, state: State, seat: int, line: str) -> Option:
        """A verb as the options have it."""
        if line.strip() not in self.verbs:
            raise Misread(line)
        return Option(self.verbs.index(line.strip()))


class SmallPresenter(GamePresenter):
    """A small game in words. `board`, `asking`, `wording` and `telling` are the game's.

    view    what the seat sees; `people`: who sits where, as it reads their names
    """

    def __init__(self, terms: Terms, game: Game, seat: int, lang: str, names: Sequence[str], width: int) -> None:
        super().__init__(game, seat, lang)
        self.terms = terms
        self.width = width
        self.people = People(names, WORDS[lang]["you"], seat)
        self.view = game.view(seat)

    @abstractmethod
    def asking(self, kind: str) -> str:
        """What the reader is asked."""

    @abstractmethod
    def wording(self, option: Data) -> str:
        """One option in words; typed back they mean this option."""

    @abstractmethod
    def telling(self, event: Data) -> Entry | None:
        """One event as a line of the log, None for one that is worth none."""

    # -------------------------------------------------------------------- what follows

    def data(self) -> Data:
        return self.view

    def question(self) -> list[Line]:
        asked = self.view["decision"]
        if asked is None:
            return []
        mine = asked["seat"] == self.seat
        waiting = WORDS[self.lang]["waiting"]
        return [[(self.asking(asked["kind"]) if mine else self.people.filled(waiting, asked["seat"]), "")]]

    def wordings(self) -> list[str]:
        asked = self.view["decision"] or {}
        return [self.wording(option) for option in asked.get("options", ())]

    def offers(self) -> list[Offer]:
        return [Offer(index, "", said, said) for index, said in enumerate(self.wordings())]

    def menu(self, offers: list[Offer]) -> list[Line]:
        return menu(offers, self.width)

    def everything(self, told: Sequence[Data]) -> list[Entry]:
        return [self.telling(event) or Entry("", event["rule"], event["kind"]) for event in told]

    def entries(self, told: Sequence[Data]) -> list[Entry]:
        return [entry for entry in self.everything(told) if entry.text]

    def reasoned(self, reasons: Sequence[Reason]) -> list[Reasoned]:
        words = WORDS[self.lang]
        return [Reasoned(words.get(reason.kind, reason.kind), reason.rule.number) for reason in reasons]

    def outcome(self) -> Reasoned | None:
        result, words = self.game.result, WORDS[self.lang]
        if result is None:
            return None
        said = " ".join(self.people.filled(words["won"], seat) for seat in result.winners) or words["draw"]
        return Reasoned(said, result.rule.number)
