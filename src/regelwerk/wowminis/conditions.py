"""Conditions: what a figure must be to have an action card in its bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis.enums import Class

if TYPE_CHECKING:
    from regelwerk.wowminis.definition_words import Figure


@dataclass(frozen=True)
class Restriction(Word):
    """What a figure must fit (minis08:p17.restriction)."""

    def allows(self, figure: Figure) -> bool:
        """Whether that figure does."""
        raise NotImplementedError


@dataclass(frozen=True)
class OfClass(Restriction):
    """Only for figures of that class (minis08:p17.restriction)."""

    class_: Class

    def allows(self, figure: Figure) -> bool:
        return figure.class_ is self.class_


@dataclass(frozen=True)
class OfTalent(Restriction):
    """Only for figures with that talent (minis08:p17.restriction)."""

    talent: str

    def allows(self, figure: Figure) -> bool:
        return figure.talent.lower() == self.talent.lower()


@dataclass(frozen=True)
class OfRace(Restriction):
    """Only for figures of that race (minis08:p17.restriction)."""

    race: str

    def allows(self, figure: Figure) -> bool:
        return figure.race.lower() == self.race.lower()


@dataclass(frozen=True)
class OnlyForFigure(Restriction):
    """Only for the figure of that name, English or German (minis08:p17.restriction)."""

    name: str

    def allows(self, figure: Figure) -> bool:
        return self.name.lower() in (figure.name.lower(), figure.name_de.lower())
