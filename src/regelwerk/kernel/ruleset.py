"""What the kernel must know of one game: how it starts, its views, its acts, and how a record names its pieces."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.match_score import Kept
from regelwerk.kernel.piece import ID_BITS, ID_MASK, as_seat
from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.search_budget import SearchBudget
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.standing import Standing
from regelwerk.kernel.state import State
from regelwerk.kernel.vocabulary.words import to_text

CONCEDE: Final = "concede"
OFFER_DRAW: Final = "offer draw"
WITHDRAW_DRAW: Final = "withdraw draw"
TIME_OUT: Final = "time out"
TABLE_ACTIONS: Final = (CONCEDE, OFFER_DRAW, WITHDRAW_DRAW, TIME_OUT)
"""What a seat may do at any moment, asked or not (ruling:acts-nobody-asked-for)."""

OVER: Final = "ruling:acts-nobody-asked-for"
OFFERED: Final = "ruling:announcement-can-be-finished"
"""Rules of the table itself: every game's book has them."""


class Ruleset:
    """What the kernel must know of one game. A game has one instance, found through `game_registry`.

    Every `state` is one of the game's own class: a game names that class where it overrides a method.
    """

    name: str = ""
    edition: str = ""
    decisions: Sequence[str] = ()
    """The names of the kinds of decisions, by number."""
    verbs: Sequence[str] = ()
    """The names of the verbs of options, by number."""
    deck_type: type = object
    """What a deck is in a setup."""
    evaluation_scale: float = 10.0
    """See `win_chance`; `tools/fit_evaluation.py` fits it to games."""
    purposes: Mapping[int, Purpose] = {}
    """By the number of a verb what its options are for, where that is plain; see `neutral_option` for waiting."""
    can_leave_unanswered: bool = False
    """Whether a game heeds `UNANSWERED`; one in which there is never a window while something is under way need not."""
    search_budgets: Sequence[SearchBudget] = ()
    """How much the computer players that search think, the weakest first."""

    def book(self) -> Rulebook:
        """The rule book, for citations and their texts."""
        raise NotImplementedError

    def state_classes(self) -> Sequence[type]:
        """Every class of the game whose instances may stand in a state; saving and loading go by it."""
        raise NotImplementedError

    def derived_fields(self) -> Mapping[str, Sequence[str]]:
        """By class name the fields that are built again where they are as in a new instance, and so are not saved."""
        return {}

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """The setup of a game as plain data, from which `start` makes the same game again and again.

        It holds at least `decks`, `teams`, `seed` and `windows`. Raises ValueError with all that is wrong.
        """
        raise NotImplementedError

    def custom_files(self, folder: str) -> list[tuple[str, str]]:
        """Name and text of every file in a user's folder that defines something for this game.

        Raises ValueError with all that cannot be read.
        """
        return []

    def prepare_custom(
        self,
        decks: Sequence[object],
        seed: int,
        teams: Sequence[int] | None,
        windows: str,
        own: Sequence[tuple[str, str]],
    ) -> dict[str, Any]:
        """`prepare` with definitions of a user's own: files of (name, text), which the setup keeps as `own`."""
        if own:
            raise ValueError(f"{self.name} doesn't support custom files")
        return self.prepare(decks, seed, teams, windows)

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        """The game of a setup up to its first decision; `dictated`: the draws up to there, None for random ones."""
        raise NotImplementedError

    def kept_cards(self, state: Any) -> Sequence[Sequence[Kept]]:
        """For each seat the cards that begin the next game of the match in play, once this game is over."""
        return [() for _ in range(state.seats)]

    def suggested_exchange(
        self, setup: Mapping[str, Any], seat: int, seen: Sequence[str]
    ) -> tuple[Sequence[str], Sequence[str]]:
        """What a computer player in that seat exchanges with its side deck: codes that go out, and that come in.

        `setup` has the deck as it stands, `seen` are the codes of all cards of the other side's decks that it knows.
        """
        return (), ()

    def exchange_problem(self, setup: Mapping[str, Any], deck: Mapping[str, Any]) -> str:
        """Why a deck may not be played after an exchange, "" if it may; the setup is that of the match."""
        return ""

    def defs(self, setup: Mapping[str, Any]) -> Definitions:
        """The definitions that a game of this setup uses."""
        raise NotImplementedError

    def perform(self, state: Any, seat: int, verb: str) -> None:
        """Carry out a table action, up to the next decision; raises IllegalActionError."""
        raise NotImplementedError

    def why_not(self, state: Any, seat: int, intent: Option) -> list[Reason]:
        """Every reason why the seat cannot do that now; empty if it can."""
        raise NotImplementedError

    def why_not_further(self, state: Any, seat: int, intent: Option, more: Sequence[Ref]) -> list[Reason]:
        """Why what may begin with `intent` cannot go on with these further references; a game may know none."""
        return []

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """What the seat may know, as plain data; seat -1 is a spectator."""
        raise NotImplementedError

    def turn(self, state: Any) -> tuple[int, int]:
        """The number of the turn, 0 before the first, and the seat whose turn it is, -1 where it is nobody's.

        A game without turns leaves it as it is.
        """
        return 0, -1

    def own_setup(self, state: Any) -> dict[str, Any]:
        """What a setup holds so that `defs` makes the definitions of a position that do not come with the game."""
        own = [to_text(card.word) for code, card in state.defs.by_code.items() if code.startswith("own/")]
        return {"own": own} if own else {}

    def position(self, state: Any) -> dict[str, Any]:
        """The canonical position: what a scene would say, no ids. The digest is taken over it."""
        raise NotImplementedError

    def guess(self, state: Any, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        """A state the seat cannot tell from the real one; a function of its view, `unseen` and `chance`."""
        raise NotImplementedError

    def evaluate(self, state: Any, seat: int) -> float:
        """How well a seat stands, for players that look ahead: higher is better, in a unit of the game's own."""
        raise NotImplementedError

    def first_impression(self, state: Any, seat: int) -> float:
        """How well a seat seems to stand to a beginner, who sees what is big and not what threatens."""
        return self.evaluate(state, seat)

    def standing(self, state: Any) -> Standing:
        """How the game stands in what everybody sees, to tell what a move changes; nothing for a game that has not
        said."""
        return Standing()

    def win_chance(self, state: Any, seat: int) -> float:
        """How likely the seat's team is to win, 0 to 1, read off `evaluate`; 0.5 for a draw.

        `evaluation_scale` says how far ahead a team is, in the unit of `evaluate`, that wins about 73 of 100 games.
        """
        if state.result is not None:
            return (1.0 if seat in state.result.winners else 0.0) if state.result.winners else 0.5
        ahead = self.evaluate(state, seat) / self.evaluation_scale
        return 1.0 / (1.0 + exp(-min(max(ahead, -30.0), 30.0)))

    def is_quiescent(self, state: Any) -> bool:
        """Whether nothing is under way, so that the position may be judged by `evaluate`."""
        raise NotImplementedError

    def candidate_options(self, state: Any, quick: bool) -> list[int]:
        """Which options of the open decision deserve a look, by index, the usual answer first; never empty.

        Only doubles are left out, unless `quick`: then only what matters while a look ahead plays on.
        """
        raise NotImplementedError

    def policy_options(self, state: Any) -> list[int]:
        """Which options the quick policy looks at when nothing is under way; never empty."""
        return self.candidate_options(state, False)

    def neutral_option(self, state: Any) -> int:
        """The index of the option after which all stays as it is (a pass with nothing under way); -1 if none does."""
        raise NotImplementedError

    def course_option(self, state: Any, reader: int) -> int:
        """The option of the open decision with which what is under way takes its course, to tell a reader beforehand
        what comes of it: nobody adds anything or steps in, and what is paid with makes no difference.

        -1 where somebody has to choose, or the reader himself may step in.
        """
        return -1

    def may_surprise(self, state: Any) -> bool:
        """Whether the seat that is asked may answer with a card that others do not see, as far as they can tell."""
        return False

    def set_choice(self, state: Any) -> SetChoice | None:
        """The open choice of several things, which people make in any order; None if none is open."""
        return None

    def is_inside_set(self, state: Any) -> bool:
        """Whether the open decision goes on with a choice of several of which something has been picked."""
        return False

    def option_values(self, state: Any) -> list[float] | None:
        """What each option of the open decision is worth to the seat that is asked, for a game that can tell without
        playing on (from exact odds, say); None: look ahead with `evaluate`. `state` may be a guess."""
        return None

    def rolls(self, count: int) -> Sequence[list[int]]:
        """How so many dice may fall, but for rolls that no rule tells apart: what `Chance.dictate` takes for one.

        None for a game in which no dice are rolled.
        """
        return ()

    def parse(self, state: Any, seat: int, line: str) -> Option:
        """What a seat wishes with words typed in English or German; raises ValueError for words that mean nothing."""
        raise NotImplementedError

    def parse_set(self, state: Any, seat: int, line: str) -> list[Option]:
        """All the things that a line names for the open choice of several; raises ValueError like `parse`."""
        return [self.parse(state, seat, line)]

    def option_key(self, state: Any, option: Option) -> str:
        """A stable description of an option, for records: the same in every run of the same game.

        Like `play 0:17.2`: the verb, then subject and object (see `piece_key`); a number stands behind `#`.
        """
        parts = [self.verbs[option.verb]]
        if option.subject or option.object:
            parts.append(recorded_piece_key(state, option.subject))
        if option.object:
            parts.append(recorded_piece_key(state, option.object))
        if option.number:
            parts.append(f"#{option.number}")
        return " ".join(parts)

    def kind_key(self, kind: int) -> str:
        """The name of a kind of decision, for records."""
        return self.decisions[kind] if self.decisions else str(kind)

    def source_directory(self) -> Path:
        """The folder with the sources of the game; records name a hash over them."""
        where = sys.modules[type(self).__module__].__file__
        assert where is not None
        return Path(where).parent


def recorded_piece_number(state: State, ref: Ref) -> str:
    """A piece in a record, whatever its incarnation: seat:number (number among that seat's pieces)."""
    id = (ref & ID_MASK) - 1
    owner = state.pieces[id].owner
    number = 0
    for piece in state.pieces[:id]:
        if piece.owner == owner:
            number += 1
    return f"{owner}:{number}"


def recorded_piece_key(state: State, ref: Ref) -> str:
    """A reference in a record: seat:number.incarnation (number among that seat's pieces), `seat1`, `-` for nothing."""
    if ref == 0:
        return "-"
    if ref < 0:
        return f"seat{as_seat(ref)}"
    return f"{recorded_piece_number(state, ref)}.{ref >> ID_BITS}"
