"""What a game offers to everybody else: one object, which the registry gives out and the type checker knows.

Whatever terminal, server, laboratory and tools want of a game they ask of its `GamePackage`. What a game need not have
(cards and decks, editions, scenes, files of a user's own, data for a browser) has a default here, so that a small game
writes only what it has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Protocol

from regelwerk.kernel.game import Game
from regelwerk.kernel.pacing import StopRule
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.text import StyledLine
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.visibility import CodeNames

if TYPE_CHECKING:  # what a start does not need; whoever asks for it loads it
    from regelwerk.kernel.boosters import Booster
    from regelwerk.kernel.limited import LimitedPlay
    from regelwerk.kernel.observation_layout import ObservationLayout
    from regelwerk.kernel.scene.scene import SceneGame
    from regelwerk.kernel.web_data import DefinitionTexts, OwnDefinitions, WebData

CARDS: Final = "cards"
HEXES: Final = "hexes"
LIST: Final = "list"
"""How a client draws a game: zones of cards, a map of hexes, or no more than its options and its log."""

Own = Sequence[tuple[str, str]]
"""A user's own files of definitions: names and texts. Only games that take such files are ever handed any."""


class CardLibrary(Protocol):
    """Cards and decks outside a game. A deck, a card and a fault are whatever the game makes of them."""

    def ready_decks(self) -> list[str]:
        """Names of the decks that come with the game."""

    def learning_decks(self) -> list[str]:
        """Two of them for a first game."""

    def deck_summary(self, name: str, lang: str) -> StyledLine:
        """One line about such a deck."""

    def open_deck(self, given: str) -> Any:
        """A deck by name or from a file; raises ValueError (with `faults`, where it can say more) or OSError."""

    def deck_lines(self, deck: Any, lang: str) -> list[StyledLine]:
        """A deck to be read."""

    def list_lines(self, setup: Mapping[str, Any], seat: int, lang: str) -> list[StyledLine]:
        """The list with which a seat plays, from the setup of its game, to be read where lists are open."""

    def deck_faults(self, deck: Any, edition: str = "") -> Sequence[Any]:
        """Everything that makes it illegal, in an edition ("": the one that it names, or the usual one)."""

    def fault_line(self, fault: Any, lang: str) -> str:
        """One fault, worded."""

    def find_cards(self, query: str, lang: str) -> Sequence[Any]:
        """The cards a reader means, best first."""

    def card_lines(self, card: Any, lang: str) -> list[StyledLine]:
        """A card to be read."""

    def card_line(self, card: Any, lang: str) -> StyledLine:
        """A card in one line."""


class NoCardLibrary:
    """The library of a game without cards: whatever one asks for, there is none."""

    def ready_decks(self) -> list[str]:
        return []

    def learning_decks(self) -> list[str]:
        return []

    def deck_summary(self, name: str, lang: str) -> StyledLine:
        return []

    def open_deck(self, given: str) -> Any:
        raise ValueError(f"this game has no decks, and was asked for {given!r}")

    def deck_lines(self, deck: Any, lang: str) -> list[StyledLine]:
        return []

    def list_lines(self, setup: Mapping[str, Any], seat: int, lang: str) -> list[StyledLine]:
        return []

    def deck_faults(self, deck: Any, edition: str = "") -> Sequence[Any]:
        return []

    def fault_line(self, fault: Any, lang: str) -> str:
        return str(fault)

    def find_cards(self, query: str, lang: str) -> Sequence[Any]:
        return []

    def card_lines(self, card: Any, lang: str) -> list[StyledLine]:
        return []

    def card_line(self, card: Any, lang: str) -> StyledLine:
        return []


@dataclass(frozen=True)
class ReadyTable:
    """A table that is ready for more than two: what each seat plays, and with whom.

    title  by language
    decks  names of ready decks, one for each seat
    teams  the team of each seat; seats with a team of their own play for themselves
    """

    key: str
    title: Mapping[str, str]
    decks: Sequence[str]
    teams: Sequence[int]


def each_for_himself(*decks: str) -> ReadyTable:
    """A table at which each of three or four plays for himself.

    >>> each_for_himself("first-spark", "green-tide", "undertow").teams
    (0, 1, 2)
    """
    key, title = {
        3: ("three", {"en": "Three, each for himself", "de": "Drei, jeder für sich"}),
        4: ("four", {"en": "Four, each for himself", "de": "Vier, jeder für sich"}),
    }[len(decks)]
    return ReadyTable(key, title, decks, tuple(range(len(decks))))


class GamePackage(ABC):
    """A game: its rules, its terms, its presenter in words, and what terminal and browser show besides.

    name         as replays, addresses and commands have it
    editions     of its rules, the usual one first
    seats        the fewest and the most
    layout       CARDS, HEXES or LIST: what a client must be able to draw
    plays        how a player is introduced: "hero", "deck" or "party" (messages `intro-...`)
    terms        names of decisions, verbs and events
    stops        where a seat may want to be asked besides, wherever it could do anything
    stop_rule    when the game stops for a person who says nothing else
    cover        codes of three cards or figures that stand for it where games are chosen, the middle one second
    tables       set-ups of three and more seats
    name_languages  languages in which cards have names, as far as a source gives them
    """

    name: str
    editions: Sequence[str]
    seats: tuple[int, int] = (2, 2)
    layout: str = LIST
    plays: str = "deck"
    terms: CodeNames
    stops: Sequence[str] = ()
    stop_rule: StopRule = StopRule()
    cover: Sequence[str] = ()
    tables: Sequence[ReadyTable] = ()
    name_languages: Sequence[str] = ("en",)

    # ---------------------------------------------------------------- what every game has

    @abstractmethod
    def rules(self, edition: str = "") -> Ruleset:
        """The rules of one of `editions`, "" for the usual one."""

    @abstractmethod
    def title(self, lang: str, edition: str = "") -> str:
        """The name of the game and its edition."""

    @abstractmethod
    def presenter(self, game: Game, seat: int, lang: str, names: Sequence[str] = (), width: int = 100) -> GamePresenter:
        """The game in words for one seat (-1: a spectator) as it is now.

        names  what the seats are called, "" for the reader who is spoken to as "you"; without any, the others have
               numbers
        """

    # -------------------------------------------------------------- what only some games have

    def card_library(self, own: Own = ()) -> CardLibrary:
        """Cards and decks, with a user's own definitions if there are any."""
        return NoCardLibrary()

    def boosters(self) -> Mapping[str, Booster]:
        """The booster packs of its sets, by the code of the set."""
        return {}

    @cached_property
    def limited_sets(self) -> Mapping[str, LimitedPlay]:
        """Sealed deck and booster draft by the code of the set whose boosters are opened, the usual one first."""
        return {}

    @property
    def limited(self) -> LimitedPlay | None:
        """Sealed deck and booster draft with the usual boosters; None: the game has no boosters."""
        return next(iter(self.limited_sets.values()), None)

    def limited_with(self, set_code: str) -> LimitedPlay | None:
        """Sealed deck and booster draft with boosters of a set, or ("") the usual ones; None: there are none such."""
        return self.limited_sets.get(set_code) if set_code else self.limited

    @cached_property
    def scenes(self) -> SceneGame | None:
        """What reads and runs scenes of the game; None: it has none."""
        return None

    @cached_property
    def web(self) -> WebData:
        """What a browser needs beside the presenter."""
        from regelwerk.kernel.web_data import PlainWebData

        return PlainWebData(self)

    @cached_property
    def definition_texts(self) -> DefinitionTexts | None:
        """What puts definitions into texts and reads them back; None: a game goes on under the present ones."""
        return None

    @cached_property
    def own(self) -> OwnDefinitions | None:
        """What reads a user's own definitions for a browser; None: the game takes none."""
        return None

    @cached_property
    def observation(self) -> ObservationLayout:
        """What a learning program observes besides the decision and its options."""
        from regelwerk.kernel.observation_layout import PLAIN

        return PLAIN

    def phases(self) -> list[str]:
        """Keys of the phases, in the order of the turn."""
        return []

    def phase_rules(self) -> dict[str, str]:
        """The rule that says what a phase is, for each of `phases`."""
        return {}

    def stop_name(self, stop: str, lang: str) -> str:
        """One of `stops` in words."""
        return stop

    def hints(self, lang: str) -> list[str]:
        """What a newcomer has to know."""
        return []

    def examples(self, lang: str) -> Sequence[str]:
        """What can be typed in this game, line by line, for the help."""
        return []

    def glossary(self, lang: str) -> list[tuple[str, list[str]]]:
        """Numbers of rules, each with the words it explains, in the forms in which texts have them."""
        return []

    def choices(self, lang: str) -> list[dict[str, Any]]:
        """What may be chosen before a game: the fields of `server.forms.GameOption`. `WebData.prepare` gets them."""
        return []

    def edition_notes(self, lang: str) -> list[dict[str, str]]:
        """The editions, the usual one first: `key`, `name` and `about`."""
        return [{"key": edition, "name": edition, "about": ""} for edition in self.editions]

    def deck_headline(self, deck: Any, lang: str, own: Own = ()) -> str:
        """What stands for a deck besides its name where a player is introduced."""
        return ""

    def deck_title(self, title: str, lang: str) -> str:
        """What a deck of that title is called in a language, if it comes with the game; else the title itself."""
        return title

    def card_name(self, setup: Mapping[str, Any], code: str, lang: str) -> str:
        """What a card of a game with that setup is called."""
        card = self.rules().defs(setup).by_code.get(code)
        return card.name if card is not None else code

    def team_faults(self, decks: Sequence[Any], teams: Sequence[int]) -> Sequence[Any]:
        """Everything that keeps these decks from being played in these teams, as faults of the library.

        Decks are those of the library, or texts of deck files. Raises ValueError for a text that is no deck.
        """
        return ()

    def compatible_deck(self, deck: Any, own: Own = ()) -> str:
        """A ready deck that can meet another one, "" where every two can meet."""
        return ""

    def own_problem_lines(self, problems: Sequence[Any], lang: str) -> Sequence[str]:
        """What is wrong in a user's own files, one in a line."""
        return [str(problem) for problem in problems]

    def not_implemented(self, name: str) -> tuple[str, str, str] | None:
        """A card of that name that exists and is not in the game: its name, what it waits for in English and German."""
        return None

    def waits(self) -> list[tuple[str, str]]:
        """What the cards wait for that are not implemented, in English and in German."""
        return []

    # --------------------------------------------------------------------------- from these

    def called(self, game: Game, seat: int, names: Sequence[str]) -> list[str]:
        """These names for the seats of a game; without any, the reader is "you" and the others have numbers."""
        return list(names) or ["" if other == seat else f"#{other + 1}" for other in range(game.state.seats)]


class PackageMessages(Protocol):
    """The sentences of a game's table that are said outside a game, too."""

    TITLE: str
    HINTS: tuple[str, ...]
    EXAMPLES: tuple[str, ...]


class CardGamePackage(GamePackage):
    """A card game, whose title, hints and examples stand among the sentences of its table."""

    layout = CARDS

    @abstractmethod
    def messages(self, lang: str) -> PackageMessages:
        """The sentences in a language."""

    def title(self, lang: str, edition: str = "") -> str:
        return self.messages(lang).TITLE

    def hints(self, lang: str) -> list[str]:
        return list(self.messages(lang).HINTS[:2])

    def examples(self, lang: str) -> Sequence[str]:
        return self.messages(lang).EXAMPLES
