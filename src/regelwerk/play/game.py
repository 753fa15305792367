"""The games from Python: begin one, look at it from a seat, answer what is asked, copy it, guess and search.

What a game tells a seat is what that seat may know: cards are called by the seat's own handles, kinds and verbs are
names, and nothing hidden comes along. Only `Game.save`, `Game.replay`, `Game.digest` and `Game.fork` hold the whole
game. docs/python.md is the manual.

>>> game = new_game("duelmasters", ["dawn-watch", "deep-night"], seed=7)
>>> game
<Duel Masters, rules of 2004, 2 seats, decision 1: seat 0 is asked, mana>
>>> game.apply(0)
[<mana Frei, Vizier of Air of seat 0 [dm:5.3]>, <phase of seat 0 [dm:5.4]>]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index as as_index
from typing import Any, Final, Protocol, SupportsIndex

from regelwerk import game_registry
from regelwerk.kernel import decision as engine
from regelwerk.kernel import game as kernel
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.persistence import save as saving
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.text import plain
from regelwerk.kernel.ruleset import TABLE_ACTIONS, Ruleset
from regelwerk.kernel.setup import with_lists
from regelwerk.kernel.visibility import SPECTATOR_SEAT, CodeNames, SeatHandles, decision_for, events_for, parse_option
from regelwerk.play.lines import LANGUAGES, answers_to, illegal, reasons_against
from regelwerk.play.observations import (
    Decision,
    Event,
    IllegalActionError,
    Option,
    Reason,
    Result,
    View,
    Wordings,
    event_of,
    option_of,
    piece_of,
    reason_of,
)

SEAT: Final = {"en": "Seat {}", "de": "Platz {}"}
"""What a seat is called in a text that another seat reads, by the language."""
DEFINITIONS: Final = "own"
"""The part of a setup that a game's definitions are made of; everybody at the table may read it."""


class RandomBits(Protocol):
    """A source of random numbers, such as `random.Random(7)` or the module `random` itself."""

    def getrandbits(self, k: int, /) -> int:
        """A whole number of so many random bits."""


class Game:
    """A game being played. `new_game` begins one, `load` goes on with a saved one.

    A `regelwerk.kernel.game.Game`, such as a scene or a replay gives, can be wrapped: `Game(replay.resume())`.
    """

    def __init__(self, inner: kernel.Game, definitions: Mapping[str, Any] | None = None) -> None:
        self._inner = inner
        self._definitions = dict(definitions if definitions is not None else _definitions_in(inner.setup or {}))
        self._package = game_registry.package(inner.ruleset.name)
        self._asked: engine.Decision | None = None
        self._decision: Decision | None = None

    # ------------------------------------------------------------------- what it is

    @property
    def name(self) -> str:
        """The name of the game, as `new_game` takes it."""
        return self._inner.ruleset.name

    @property
    def edition(self) -> str:
        """Which rules it is played by."""
        return self._inner.ruleset.edition

    @property
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0, clockwise."""
        return self._inner.state.seats

    @property
    def decision(self) -> Decision | None:
        """Who is asked what, as that seat may know it; None when the game is over."""
        asked = self._inner.decision
        if asked is None:
            return None
        if asked is not self._asked or self._decision is None:
            self._asked, self._decision = asked, self._decision_for(asked.seat)
        return self._decision

    @property
    def result(self) -> Result | None:
        """How the game has ended; None while it is on."""
        found = self._inner.result
        if found is None:
            return None
        rule = found.rule.number
        return Result(tuple(found.winners), rule, self._inner.ruleset.book().entry(rule).title("en"))

    @property
    def event_count(self) -> int:
        """How many events there have been since the game began, or since it was forked, guessed or loaded."""
        return len(self._inner.event_log)

    # ------------------------------------------------------------------------ to play

    def apply(self, answer: Option | SupportsIndex | str) -> list[Event]:
        """Answer the open decision; what happened, as the seat that answered may know it.

        answer  one of the options, its index, or what one would type for it at the table, in English or German. A
                line may name several things ("attack radak with kena"): it then also answers what is asked next.

        Raises IllegalActionError, with the reasons, for what is not offered; IndexError for an index that there is not;
        ValueError for words that mean nothing; TypeError for anything else. Nothing has changed then.
        """
        asked = self._inner.decision
        if asked is None:
            raise IllegalActionError(f"{self!r}: there is nothing left to decide")
        before = len(self._inner.event_log)
        if isinstance(answer, str):
            for step in answers_to(self._inner, asked.seat, answer, self._presenter):
                self._inner.apply(step)
        else:
            self._inner.apply(self._index_of(answer))
        return self._observed_events(asked.seat, before)

    def act(self, seat: int, action: str) -> list[Event]:
        """Do what a seat may do at any time: "concede", "offer draw" or "withdraw draw". Raises IllegalActionError."""
        self._check(seat, False)
        before = len(self._inner.event_log)
        try:
            self._inner.perform(seat, action)
        except engine.IllegalActionError as refused:
            if self._inner.result is not None:
                raise IllegalActionError(f"{self!r}: it is too late to {action!r}") from None
            if action not in TABLE_ACTIONS:
                raise ValueError(f"unknown action {action!r}; available: {', '.join(TABLE_ACTIONS)}") from None
            found = self._presenter(self._inner, seat, "en").reasoned(refused.reasons)
            raise illegal(found, str(refused)) from None
        return self._observed_events(seat, before)

    def _index_of(self, answer: object) -> int:
        """Which option of the open decision is meant. Raises what `apply` raises."""
        decision = self.decision
        assert decision is not None
        if isinstance(answer, Option):
            if answer.index < len(decision.options) and answer == decision.options[answer.index]:
                return answer.index
            if answer.decision == decision.number and answer.asked == decision.seat:
                raise IllegalActionError(f"{answer!r} is not among the options of {decision.head}")
            raise IllegalActionError(
                f"{answer!r} belongs to decision {answer.decision} of seat {answer.asked}; open is {decision.head}"
            )
        number = answer if type(answer) is int else _number(answer)
        if not 0 <= number < len(decision.options):
            raise IndexError(
                f"there is no option {number}: {decision.head} has {len(decision.options)}, "
                f"numbered from 0 to {len(decision.options) - 1}"
            )
        return number

    # ----------------------------------------------------------------------- to look

    def describe(self, option: Option | SupportsIndex, lang: str = "en") -> str:
        """An option in a sentence, or the option of the open decision that has this index.

        Typed at the table, the sentence means this very option.
        """
        if isinstance(option, Option):
            return option.text(self._language(lang))
        decision = self.decision
        if decision is None:
            raise IllegalActionError(f"{self!r}: there is nothing left to decide")
        return decision.options[self._index_of(option)].text(self._language(lang))

    def view(self, seat: int) -> View:
        """What a seat may know; -1 is a spectator."""
        self._check(seat)
        inner = self._inner
        turn, active = inner.ruleset.turn(inner.state)
        return View(
            game=inner.ruleset.name,
            edition=inner.ruleset.edition,
            seat=seat,
            turn=turn,
            active=active if active >= 0 else None,
            decision=self._decision_for(seat),
            result=self.result,
            data=inner.view(seat),
        )

    def board(self, seat: int, lang: str = "en", width: int = 100) -> str:
        """The table as a seat sees it, as text: everybody's cards or figures, and what is asked."""
        self._check(seat)
        presenter = self._presenter(self._inner, seat, self._language(lang), width)
        lines = presenter.board_lines()
        if self._inner.decision is not None:
            lines += [*presenter.question_lines(), *presenter.menu_lines(presenter.option_items())]
        return "\n".join(plain(line).rstrip() for line in [*lines, *presenter.result_lines()])

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """Everything that has happened, from the event with that number on, as a seat may know it (-1: a spectator)."""
        self._check(seat)
        return self._observed_events(seat, self._since(since))

    def news(self, seat: int, since: int = 0, lang: str = "en") -> list[str]:
        """The same as sentences for people, each with its rule; what nobody wants to read is left out."""
        self._check(seat)
        presenter = self._presenter(self._inner, seat, self._language(lang))
        return [plain(line) for line in presenter.summary_lines(self._inner.event_log[self._since(since) :])]

    def why_not(self, seat: int, wish: Option | str, lang: str = "en") -> list[Reason]:
        """Every reason why a seat cannot do that now, each with its rule; an empty list if it can.

        wish  an option of any decision, or what one would type, in English or German

        Raises ValueError for words that mean nothing.
        """
        self._check(seat, False)
        lang = self._language(lang)
        inner = self._inner
        if isinstance(wish, str):
            found, unknown = reasons_against(inner, seat, wish, lang, self._presenter)
            if unknown:
                raise ValueError(f"seat {seat} sees nothing called {unknown!r}")
        elif isinstance(wish, Option):
            intent = parse_option(SeatHandles(inner.state, seat), wish.to_data(), self._terms)
            if intent is None:
                raise ValueError(f"unknown verb {wish.verb!r} in {self.name}")
            found = self._presenter(inner, seat, lang).reasoned(inner.why_not(seat, intent))
        else:
            raise TypeError(f"expected an option or typed words, not {wish!r}")
        return [reason_of(one) for one in found]

    # ---------------------------------------------------------------------- to copy

    def fork(self) -> Game:
        """A copy that goes on by itself, in the same way: the same hidden cards, the same chance to come.

        Its events are counted from here.
        """
        return Game(self._inner.fork(), self._definitions)

    def guess(self, seat: int, rng: RandomBits | SupportsIndex = 0) -> Game:
        """A game that the seat cannot tell from this one: what it does not know is dealt anew, chance to come too.

        The open decision is the same, with the same options. A search may do with it what it likes: it learns
        nothing from it that the seat does not know.

        rng  a number, or a source of random numbers such as `random.Random(7)`
        """
        self._check(seat, False)
        inner = self._inner
        return Game(kernel.Game(inner.ruleset, inner.guess(seat, Chance(_seed_from(rng)))), self._definitions)

    def save(self) -> dict[str, Any]:
        """The whole game as plain data that JSON can hold, hidden things included; `load` goes on from it."""
        data = saving.save(self._inner.state, self._inner.ruleset)
        return {**data, "setup": dict(self._definitions)} if self._definitions else data

    def replay(self) -> Replay:
        """The record of the whole game, to be written to a file or verified; hidden things included.

        Raises ValueError if the game was forked, guessed or loaded: then its record does not go back to its start.
        """
        if self._inner.setup is None:
            raise ValueError("the record of this game does not go back to its start: it was forked, guessed or loaded")
        return Replay.record(self._inner)

    def digest(self) -> str:
        """A short hash over the whole position, hidden things included: equal for games that continue identically."""
        return self._inner.digest()

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.save(),)

    def __repr__(self) -> str:
        """In one line what everybody may know."""
        inner, result = self._inner, self.result
        head = f"{self._package.title('en', self.edition)}, {self.seats} seats"
        if result is not None:
            return f"<{head}, over: {result}>"
        asked = inner.decision
        if asked is None:
            return f"<{head}>"
        return (
            f"<{head}, decision {asked.number}: seat {asked.seat} is asked, {self._terms.decisions[asked.public_kind]}>"
        )

    # ----------------------------------------------------------------------- inside

    @property
    def _terms(self) -> CodeNames:
        return self._package.terms

    def _presenter(self, inner: kernel.Game, seat: int, lang: str, width: int = 100) -> GamePresenter:
        """The game in words, as a seat reads it."""
        names = ["" if other == seat else SEAT[lang].format(other) for other in range(inner.state.seats)]
        return self._package.presenter(inner, seat, lang, names, width)

    def _decision_for(self, seat: int) -> Decision | None:
        """The open decision as a seat may know it: its options are there for the seat that is asked."""
        inner = self._inner
        data = decision_for(inner.state, seat, self._terms)
        if data is None:
            return None
        number, asked, kind = data["number"], data["seat"], data["kind"]
        if "options" not in data:
            return Decision(number, asked, kind)
        # a fork: the options can still be put into words when the game has gone on
        wordings = Wordings(inner.fork(), seat, self._presenter)
        options = [option_of(data, place, wordings) for place in range(len(data["options"]))]
        return Decision(number, asked, kind, piece_of(data["about"]), tuple(options))

    def _observed_events(self, seat: int, since: int) -> list[Event]:
        event_data = events_for(self._inner.state, self._inner.event_log[since:], seat, self._terms)
        return [event_of(data) for data in event_data]

    def _check(self, seat: int, spectator: bool = True) -> None:
        """Raise ValueError for a seat that there is not."""
        first = SPECTATOR_SEAT if spectator else 0
        if isinstance(seat, bool) or not isinstance(seat, int) or not first <= seat < self.seats:
            watching = ", and -1 for a spectator" if spectator else ""
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}{watching}")

    def _since(self, since: int) -> int:
        if isinstance(since, bool) or not isinstance(since, int) or since < 0:
            raise ValueError(f"events are counted from 0; there is no event {since!r}")
        return since

    def _language(self, lang: str) -> str:
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; available: {', '.join(LANGUAGES)}")
        return lang


def _number(answer: object) -> int:
    """A whole number of whatever type (NumPy has its own). Raises TypeError for anything else."""
    if isinstance(answer, bool) or not isinstance(answer, SupportsIndex):
        raise TypeError(f"answer with an option, its index, or typed words, not with {answer!r}")
    return as_index(answer)


def _seed_from(rng: RandomBits | SupportsIndex) -> int:
    """A seed: the number itself, or one that a source of random numbers gives."""
    if isinstance(rng, SupportsIndex):
        return as_index(rng)
    if not callable(getattr(rng, "getrandbits", None)):
        raise TypeError(f"rng must be a number or have getrandbits, like random.Random(7), not {rng!r}")
    return rng.getrandbits(63)


def _definitions_in(setup: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a setup that tells what the game's definitions are."""
    return {DEFINITIONS: setup[DEFINITIONS]} if DEFINITIONS in setup else {}


def new_game(
    game: str,
    decks: Sequence[object],
    seed: int = 0,
    *,
    edition: str = "",
    teams: Sequence[int] | None = None,
    windows: str = "all",
    folder: str = "",
    open_lists: bool = False,
) -> Game:
    """Begin a game; the first decision is open.

    game        one of `GAMES`, or what people call it for short: "wow", "dm", "minis"
    decks       one for each seat, clockwise: the name of a deck that comes with the game (`decks` lists them), the text
                of a deck file, or a deck of the game's own class
    seed        of the random numbers; the same seed and the same answers are the same game
    edition     which rules, the usual ones if empty
    teams       the team of each seat; without, everybody plays for himself
    windows     which questions with nothing but passing are asked: "all", "public" (those that could have something to
                them for all that the others know; what a simulation wants), or "meaningful", which tells the others
                what is in a hand
    folder      one with files of your own definitions, for games that take them; the game keeps their text
    open_lists  whether everybody may know what is in everybody's deck; without, a guess deals others what the format
                allows and what the seat has seen (ruling:closed-lists)

    Raises UnknownGameError for a game or edition that there is not, and ValueError for what cannot be: decks that are
    not legal, with everything that is wrong, teams that nobody can form, a seed that is no number.
    """
    ruleset, setup = new_setup(game, decks, seed, edition, teams, windows, folder, open_lists)
    return Game(kernel.Game(ruleset, ruleset.start(setup, None), setup))


def new_setup(
    game: str,
    decks: Sequence[object],
    seed: int,
    edition: str,
    teams: Sequence[int] | None,
    windows: str,
    folder: str,
    open_lists: bool,
) -> tuple[Ruleset, dict[str, Any]]:
    """The rules of a game and what it begins with; everything as in `new_game`."""
    if isinstance(decks, str) or not isinstance(decks, Sequence):
        raise ValueError(f"decks must be a list with one deck for each seat, not {decks!r}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"the seed must be a whole number, not {seed!r}")
    ruleset = game_registry.ruleset(_whole_name(game), edition)
    own = ruleset.custom_files(folder) if folder else []
    if folder and not own:
        raise ValueError(f"no definition files for {ruleset.name} in {folder!r}")
    return ruleset, with_lists(ruleset.prepare_custom(decks, seed, teams, windows, own), open_lists)


def decks(game: str) -> list[str]:
    """The names of the decks (in the Miniatures: parties) that come with a game.

    >>> decks("duelmasters")[:3]
    ['angel-choir', 'ash-and-bone', 'bright-embers']
    """
    name = _whole_name(game)
    game_registry.ruleset(name)
    return game_registry.package(name).card_library().ready_decks()


def load(data: Mapping[str, Any]) -> Game:
    """The game that `Game.save` made the data of. Raises SaveFormatError, and says where and what is wrong.

    Its events are counted from here.
    """
    if not isinstance(data, Mapping) or not isinstance(data.get("game"), str):
        raise saving.SaveFormatError("", "this is not a saved game")
    setup = data.get("setup", {})
    if not isinstance(setup, Mapping):
        raise saving.SaveFormatError("setup", f"{setup!r} is not a setup")
    try:
        ruleset = game_registry.ruleset(data["game"], str(data.get("edition", "")))
    except game_registry.UnknownGameError as error:
        raise saving.SaveFormatError("", str(error)) from None
    definitions = _definitions_in(setup)
    try:
        known = ruleset.defs(definitions)
    except (ValueError, TypeError) as error:
        raise saving.SaveFormatError("setup", f"the definitions cannot be read: {error}") from None
    return Game(kernel.Game(ruleset, saving.load(data, ruleset, known)), definitions)


def _whole_name(game: str) -> str:
    """The name of a game that may have been given for short."""
    return game_registry.ALIASES.get(game, game) if isinstance(game, str) else game
