"""Duel Masters as one object: see `kernel.package`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from regelwerk.duelmasters import codes, visibility
from regelwerk.duelmasters.deck_file import local_title
from regelwerk.duelmasters.definitions import EDITIONS
from regelwerk.duelmasters.pacing import DmStopRule
from regelwerk.duelmasters.presentation import card_library, presenter
from regelwerk.duelmasters.presentation.glossary import glossary
from regelwerk.duelmasters.presentation.messages import DmMessages
from regelwerk.duelmasters.presentation.presenter import DmPresenter
from regelwerk.duelmasters.ruleset import RULESET, rules
from regelwerk.kernel.game import Game
from regelwerk.kernel.package import CardGamePackage, CardLibrary, Own, ReadyTable, each_for_himself
from regelwerk.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from regelwerk.kernel.boosters import Booster
    from regelwerk.kernel.limited import LimitedPlay
    from regelwerk.kernel.observation_layout import ObservationLayout
    from regelwerk.kernel.scene.scene import SceneGame
    from regelwerk.kernel.web_data import DefinitionTexts, WebData


class DmPackage(CardGamePackage):
    """The game with all its parts; what only a browser or a scene needs is loaded when it is asked for."""

    name = RULESET.name
    editions = EDITIONS
    seats = presenter.SEAT_RANGE
    plays = presenter.DECK_KIND
    terms = visibility.TERMS
    stops = presenter.STOPS
    stop_rule = DmStopRule()
    cover = ("dm01/aqua-hulcus", "dm01/bolshack-dragon", "dm01/zagaan-knight-of-darkness")
    tables = (
        each_for_himself("first-spark", "green-tide", "undertow"),
        each_for_himself("first-spark", "green-tide", "undertow", "grave-hours"),
        ReadyTable(
            "two-teams",
            {"en": "Two against two", "de": "Zwei gegen zwei"},
            ("first-spark", "undertow", "green-tide", "grave-hours"),
            (0, 1, 0, 1),
        ),
    )

    def rules(self, edition: str = "") -> Ruleset:
        return rules(edition)

    def title(self, lang: str, edition: str = "") -> str:
        return presenter.title(lang, edition)

    def presenter(self, game: Game, seat: int, lang: str, names: Sequence[str] = (), width: int = 100) -> DmPresenter:
        return DmPresenter(game, seat, lang, self.called(game, seat, names), width)

    def messages(self, lang: str) -> DmMessages:
        return card_library.messages(lang)

    def card_library(self, own: Own = ()) -> CardLibrary:
        return card_library

    def boosters(self) -> Mapping[str, Booster]:
        from regelwerk.duelmasters.boosters import boosters

        return boosters()

    @cached_property
    def limited_sets(self) -> Mapping[str, LimitedPlay]:
        from regelwerk.duelmasters.limited import PLAYS

        return PLAYS

    @cached_property
    def scenes(self) -> SceneGame:
        from regelwerk.duelmasters.scene import SCENE_GAME

        return SCENE_GAME

    @cached_property
    def web(self) -> WebData:
        from regelwerk.duelmasters import web_data

        return web_data

    @cached_property
    def definition_texts(self) -> DefinitionTexts | None:
        from regelwerk.duelmasters import web_data

        return web_data

    @cached_property
    def observation(self) -> ObservationLayout:
        from regelwerk.duelmasters.observation import LAYOUT

        return LAYOUT

    def phases(self) -> list[str]:
        return list(codes.PHASES[codes.PHASE_START :])

    def phase_rules(self) -> dict[str, str]:
        return {phase: f"kw:{phase.replace(' ', '-')}" for phase in self.phases()}

    def stop_name(self, stop: str, lang: str) -> str:
        return presenter.stop_name(stop, lang)

    def glossary(self, lang: str) -> list[tuple[str, list[str]]]:
        return glossary(lang)

    def edition_notes(self, lang: str) -> list[dict[str, str]]:
        """The editions, and what differs in the other one (dm:12)."""
        texts = card_library.messages(lang).EDITIONS
        return [{"key": key, "name": texts[key], "about": texts[f"{key}:about"]} for key in EDITIONS]

    def deck_title(self, title: str, lang: str) -> str:
        return local_title(title, lang)

    def deck_headline(self, deck: Any, lang: str, own: Own = ()) -> str:
        return presenter.hero_of(deck, lang)


PACKAGE: Final = DmPackage()
