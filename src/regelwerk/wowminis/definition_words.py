"""Definitions: figures, action cards, boards, scenarios, and how well each of their parts is attested."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis.abilities import Ability, Action, Ongoing
from regelwerk.wowminis.conditions import Restriction
from regelwerk.wowminis.effects import Attack, EffectWord
from regelwerk.wowminis.enums import CardKind, Class, Faction, Goal, Provenance
from regelwerk.wowminis.triggers import IsAttacked

EVERYTHING: Final = "everything"
"""Names all parts of a definition at once, where it says which are inferred or proposed."""


@dataclass(frozen=True)
class Figure(Word):
    """One figure: what its card says (term:figure).

    attack                the main attack
    abilities             what it has besides
    class_, race, talent  what restrictions of cards ask for; none or "" if it has none
    legendary             at most one in a party, worth double when destroyed (minis:legendary)
    inferred, proposed    the parts that are not from a source: "honor", "armor", "resist", "health", "class", "race",
                          "talent", or EVERYTHING
    """

    name: str
    faction: Faction
    honor: int
    armor: int
    resist: int
    health: int
    attack: Action
    abilities: tuple[Ability, ...] = ()
    class_: Class | None = None
    race: str = ""
    talent: str = ""
    legendary: bool = False
    name_de: str = ""
    emblem: str = ""
    """One fitting icon of the game-icons set, drawn in place of a painting."""
    inferred: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()

    def problem(self) -> str:
        return "" if isinstance(self.attack.effect, Attack) else "has a main attack that is no attack"


@dataclass(frozen=True)
class Card(Word):
    """One action card (minis08:p14.card-parts).

    ticks               what playing it costs; an instant costs none
    needs               its restrictions, all of which a figure must fit; none: generic
    when                what it answers: for reactions, and only for them
    inferred, proposed  the parts that are not from a source: "name", "kind", "ticks", "needs", "effect", or EVERYTHING
    """

    name: str
    kind: CardKind
    ticks: int
    effect: EffectWord
    needs: tuple[Restriction, ...] = ()
    when: IsAttacked | None = None
    name_de: str = ""
    emblem: str = ""
    inferred: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()

    def problem(self) -> str:
        if (self.when is None) == (self.kind is CardKind.REACTION):
            return "says what it answers exactly if it is a reaction"
        return ""

    def fits(self, figure: Figure) -> bool:
        """Whether a figure may have the card in its bar (minis08:p17.restriction).

        >>> from regelwerk.wowminis.cards.starter import CARDS, GOREBELLY, HODOON
        >>> CARDS[0].fits(HODOON), CARDS[0].fits(GOREBELLY)
        (True, False)
        """
        return all(need.allows(figure) for need in self.needs)


@dataclass(frozen=True)
class Board(Word):
    """A board: its drawing, as `hexes.ground` reads it (term:space)."""

    name: str
    rows: tuple[str, ...]
    name_de: str = ""
    inferred: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scenario(Word):
    """What is played for, where, and with what parties (ruling:scenario).

    board            English name of the board
    victory          names of the victory spaces, where they are not those of the board
    score_ticks      ticks of the master clock at whose end figures on and next to victory spaces score
    points_held      victory points for each such figure
    points_destroyed victory points for an opposing figure destroyed; double for a legendary one
    goal                victory points that win
    rounds              after so many the higher score wins (ruling:round-limit)
    figures             numbers of figures a party may have; empty: any
    cards               least and most action cards under each figure; `same_cards`: each figure as many
    cards_in_all        action cards of the party together, where they may be spread freely; None: not limited
    honor               least and most total honor of a party; None: no limit
    mixed_factions      whether figures of several factions may stand in one party
    rule                number of the rule that its limits on parties are from; "" where they are its own
    inferred, proposed  the parts that are not from a source: any field, or EVERYTHING
    """

    name: str
    board: str
    victory: tuple[str, ...] = ()
    score_ticks: tuple[int, ...] = (5, 10)
    points_held: int = 1
    points_destroyed: int = 4
    goal: Goal | int = Goal.HONOR
    rounds: int = 30
    figures: tuple[int, ...] = ()
    cards: tuple[int, int] | None = None
    same_cards: bool = True
    cards_in_all: int | None = None
    honor: tuple[int, int] | None = None
    mixed_factions: bool = False
    name_de: str = ""
    rule: str = ""
    inferred: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()


Definition = Figure | Card | Board | Scenario

IN_EFFECT: Final = ("range", "type", "strength", "element", "critical", "whom")
"""Parts of what an ability or card does, for which "effect" speaks at once."""

PARTS: Final[dict[type[Word], tuple[str, ...]]] = {
    Figure: ("name", "german", "faction", "honor", "armor", "resist", "health", "class", "race", "talent",
             "legendary", EVERYTHING),
    Action: ("name", "german", "ticks", "effect", *IN_EFFECT, EVERYTHING),
    Ongoing: ("name", "german", "what", EVERYTHING),
    Card: ("name", "german", "kind", "ticks", "needs", "when", "effect", *IN_EFFECT, EVERYTHING),
    Board: ("name", "german", "map", EVERYTHING),
    Scenario: ("name", "german", "board", "victory", "score_ticks", "points_held", "points_destroyed", "goal",
               "rounds", "figures", "cards", "same_cards", "cards_in_all", "honor", "mixed_factions", EVERYTHING),
}  # fmt: skip
"""The parts of which a definition can say how well they are attested."""


def standing(of: Definition | Ability, part: str) -> Provenance:
    """How well a part of a definition is attested.

    >>> standing(Board("Field", (".",), proposed=(EVERYTHING,)), "map")
    <Provenance.PROPOSED: 'proposed'>
    """
    wider = (part, EVERYTHING, "effect") if part in IN_EFFECT else (part, EVERYTHING)
    if any(name in of.proposed for name in wider):
        return Provenance.PROPOSED
    if any(name in of.inferred for name in wider):
        return Provenance.INFERRED
    return Provenance.SOURCE
