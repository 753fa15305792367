"""The Miniatures as one object: see `kernel.package`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from regelwerk.kernel.game import Game
from regelwerk.kernel.package import HEXES, CardLibrary, GamePackage, Own, ReadyTable, each_for_himself
from regelwerk.kernel.presentation.text import StyledLine
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.wowminis import visibility
from regelwerk.wowminis.pacing import MinisStopRule
from regelwerk.wowminis.party_file import local_title
from regelwerk.wowminis.presentation import card_library, presenter
from regelwerk.wowminis.presentation.glossary import glossary
from regelwerk.wowminis.presentation.labels import messages
from regelwerk.wowminis.presentation.presenter import MinisPresenter
from regelwerk.wowminis.ruleset import RULESET

if TYPE_CHECKING:
    from regelwerk.kernel.observation_layout import ObservationLayout
    from regelwerk.kernel.scene.scene import SceneGame
    from regelwerk.kernel.web_data import DefinitionTexts, OwnDefinitions, WebData


class MinisLibrary:
    """Figures, cards and parties, among them those of a user's own files."""

    def __init__(self, own: Own) -> None:
        self.own = own

    def ready_decks(self) -> list[str]:
        return card_library.ready_decks()

    def learning_decks(self) -> list[str]:
        return card_library.learning_decks()

    def deck_summary(self, name: str, lang: str) -> StyledLine:
        return card_library.deck_summary(name, lang)

    def open_deck(self, given: str) -> Any:
        return card_library.open_deck(given, self.own)

    def deck_lines(self, deck: Any, lang: str) -> list[StyledLine]:
        return card_library.deck_lines(deck, lang, self.own)

    def list_lines(self, setup: Mapping[str, Any], seat: int, lang: str) -> list[StyledLine]:
        return card_library.list_lines(setup, seat, lang)

    def deck_faults(self, deck: Any, edition: str = "") -> Sequence[Any]:
        return card_library.deck_faults(deck, self.own)

    def fault_line(self, fault: Any, lang: str) -> str:
        return card_library.fault_line(fault, lang, self.own)

    def find_cards(self, query: str, lang: str) -> Sequence[Any]:
        return card_library.find_cards(query, lang, self.own)

    def card_lines(self, card: Any, lang: str) -> list[StyledLine]:
        return card_library.card_lines(card, lang)

    def card_line(self, card: Any, lang: str) -> StyledLine:
        return card_library.card_line(card, lang)


class MinisPackage(GamePackage):
    """The game with all its parts; what only a browser or a scene needs is loaded when it is asked for."""

    name = RULESET.name
    editions = (RULESET.edition,)
    seats = presenter.SEAT_RANGE
    layout = HEXES
    plays = presenter.DECK_KIND
    terms = visibility.TERMS
    stop_rule = MinisStopRule()
    name_languages = ("en", "de")
    cover = ("starter/vindicator-hodoon", "starter/gorebelly", "starter/ruby-gemsparkle")
    tables = (
        each_for_himself("duel-hodoon", "duel-gorebelly", "duel-ruby"),
        each_for_himself("duel-hodoon", "duel-gorebelly", "duel-ruby", "duel-lotherin"),
        ReadyTable(
            "two-teams",
            {"en": "Alliance against Horde, two each", "de": "Allianz gegen Horde, je zwei"},
            ("duel-hodoon", "duel-gorebelly", "duel-ruby", "duel-lotherin"),
            (0, 1, 0, 1),
        ),
    )

    def rules(self, edition: str = "") -> Ruleset:
        return RULESET

    def title(self, lang: str, edition: str = "") -> str:
        return presenter.title(lang, edition)

    def presenter(
        self, game: Game, seat: int, lang: str, names: Sequence[str] = (), width: int = 100
    ) -> MinisPresenter:
        return MinisPresenter(game, seat, lang, self.called(game, seat, names), width)

    def card_library(self, own: Own = ()) -> CardLibrary:
        return MinisLibrary(own)

    @cached_property
    def scenes(self) -> SceneGame:
        from regelwerk.wowminis.scene import SCENE_GAME

        return SCENE_GAME

    @cached_property
    def web(self) -> WebData:
        from regelwerk.wowminis import web_data

        return web_data

    @cached_property
    def definition_texts(self) -> DefinitionTexts | None:
        from regelwerk.wowminis import web_data

        return web_data

    @cached_property
    def observation(self) -> ObservationLayout:
        from regelwerk.wowminis.observation import LAYOUT

        return LAYOUT

    def hints(self, lang: str) -> list[str]:
        values = {"destroyed": "4", "held": "1", "goal": "11"}
        return [line.format(**values) for line in messages(lang).HINTS[:2]]

    def examples(self, lang: str) -> Sequence[str]:
        return presenter.examples(lang)

    def glossary(self, lang: str) -> list[tuple[str, list[str]]]:
        return glossary(lang)

    def deck_title(self, title: str, lang: str) -> str:
        return local_title(title, lang)

    def deck_headline(self, deck: Any, lang: str, own: Own = ()) -> str:
        return presenter.hero_of(deck, lang, own)

    @cached_property
    def own(self) -> OwnDefinitions:
        from regelwerk.wowminis import web_data

        return web_data

    def compatible_deck(self, deck: Any, own: Own = ()) -> str:
        return card_library.rival(deck, own)

    def own_problem_lines(self, problems: Sequence[Any], lang: str) -> Sequence[str]:
        return card_library.problem_lines(problems, lang)


PACKAGE: Final = MinisPackage()
