"""The World of Warcraft TCG as one object: see `kernel.package`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from regelwerk.kernel.boosters import Booster
from regelwerk.kernel.game import Game
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.kernel.observation_layout import ObservationLayout
from regelwerk.kernel.package import CardGamePackage, CardLibrary, Own, ReadyTable, each_for_himself
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.web_data import DefinitionTexts, WebData
from regelwerk.wowtcg import codes, visibility
from regelwerk.wowtcg.deck_file import as_deck, local_title, team_faults
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.pacing import WowStopRule
from regelwerk.wowtcg.presentation import card_library, presenter
from regelwerk.wowtcg.presentation.glossary import glossary
from regelwerk.wowtcg.presentation.messages import WowMessages
from regelwerk.wowtcg.presentation.presenter import WowPresenter
from regelwerk.wowtcg.ruleset import RULESET

if TYPE_CHECKING:
    from regelwerk.kernel.scene.scene import SceneGame


class WowPackage(CardGamePackage):
    """The game with all its parts; what only a browser or a scene needs is loaded when it is asked for."""

    name = RULESET.name
    editions = (RULESET.edition,)
    seats = presenter.SEAT_RANGE
    plays = presenter.DECK_KIND
    terms = visibility.TERMS
    stops = presenter.STOPS
    stop_rule = WowStopRule()
    name_languages = ("en", "de")
    cover = ("hoa/fury", "hoa/leeroy-jenkins", "hoa/frost-nova")
    tables = (
        each_for_himself("frost-and-flame", "call-of-the-storm", "learn-elendril"),
        each_for_himself("frost-and-flame", "call-of-the-storm", "learn-elendril", "learn-radak"),
        ReadyTable(
            "two-teams",
            {"en": "Alliance against Horde, two each", "de": "Allianz gegen Horde, je zwei"},
            ("frost-and-flame", "call-of-the-storm", "learn-elendril", "learn-radak"),
            (0, 1, 0, 1),
        ),
    )

    def rules(self, edition: str = "") -> Ruleset:
        return RULESET

    def presenter(self, game: Game, seat: int, lang: str, names: Sequence[str] = (), width: int = 100) -> WowPresenter:
        return WowPresenter(game, seat, lang, self.called(game, seat, names), width)

    def messages(self, lang: str) -> WowMessages:
        return card_library.messages(lang)

    def card_library(self, own: Own = ()) -> CardLibrary:
        return card_library

    def team_faults(self, decks: Sequence[Any], teams: Sequence[int]) -> Sequence[Any]:
        return team_faults([as_deck(deck, standard()) for deck in decks], teams, standard())

    def boosters(self) -> Mapping[str, Booster]:
        from regelwerk.wowtcg.boosters import boosters

        return boosters()

    @cached_property
    def limited_sets(self) -> Mapping[str, LimitedPlay]:
        from regelwerk.wowtcg.limited import PLAY

        return {PLAY.booster.code: PLAY}

    @cached_property
    def scenes(self) -> SceneGame:
        from regelwerk.wowtcg.scene import SCENE_GAME

        return SCENE_GAME

    @cached_property
    def web(self) -> WebData:
        from regelwerk.wowtcg import web_data

        return web_data

    @cached_property
    def definition_texts(self) -> DefinitionTexts | None:
        from regelwerk.wowtcg import web_data

        return web_data

    @cached_property
    def observation(self) -> ObservationLayout:
        from regelwerk.wowtcg.observation import LAYOUT

        return LAYOUT

    def phases(self) -> list[str]:
        return list(codes.PHASES[codes.PHASE_READY_STEP :])

    def phase_rules(self) -> dict[str, str]:
        return {
            "ready step": "rb06:bereitmach-schritt",
            "draw step": "rb06:zieh-schritt",
            "action phase": "rb06:aktionsphase",
            "attack window": "wow:602.1",
            "defend window": "wow:602.3",
            "combat conclusion": "wow:603.1",
            "end phase": "rb06:endphase",
            "wrap-up step": "rb06:aufraeum-schritt",
        }

    def stop_name(self, stop: str, lang: str) -> str:
        return presenter.stop_name(stop, lang)

    def glossary(self, lang: str) -> list[tuple[str, list[str]]]:
        return glossary(lang)

    def deck_title(self, title: str, lang: str) -> str:
        return local_title(title, lang)

    def deck_headline(self, deck: Any, lang: str, own: Own = ()) -> str:
        return presenter.hero_of(deck, lang)

    def card_name(self, setup: Mapping[str, Any], code: str, lang: str) -> str:
        return card_library.name_of(RULESET.defs(setup).card(code), lang)

    def not_implemented(self, name: str) -> tuple[str, str, str] | None:
        return card_library.not_implemented(name)

    def waits(self) -> list[tuple[str, str]]:
        return card_library.waits()


PACKAGE: Final = WowPackage()
