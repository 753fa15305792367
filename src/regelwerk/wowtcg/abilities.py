"""What stands on a card: costs, powers, and the card itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.kernel.words import And, Word
from regelwerk.wowtcg.groups import Kind, Rarity

if TYPE_CHECKING:
    from regelwerk.wowtcg.amounts import TheX
    from regelwerk.wowtcg.conditions import Condition, Has
    from regelwerk.wowtcg.continuous import Continuous
    from regelwerk.wowtcg.groups import Class, Element, Faction, Keyword
    from regelwerk.wowtcg.nouns import Noun, This, YourHero
    from regelwerk.wowtcg.people import Amount
    from regelwerk.wowtcg.triggers import Happening


@dataclass(frozen=True)
class Resources(Word):
    """Exhaust so many resources (wow7.4:403.6)."""

    count: int | TheX


@dataclass(frozen=True)
class Activate(Word):
    """Exhaust this card: the activate symbol (wow7.4:701.3)."""


@dataclass(frozen=True)
class FlipThis(Word):
    """Turn this hero face down (wow:301.2)."""


@dataclass(frozen=True)
class ExhaustCost(Word):
    """Exhaust things: your hero, or `count` that fit (wow:105.1)."""

    what: Noun | YourHero
    count: int = 1


@dataclass(frozen=True)
class DestroyCost(Word):
    """Destroy this card, or `count` that fit (wow7.4:415.9d)."""

    what: Noun | This
    count: int = 1


@dataclass(frozen=True)
class DiscardCost(Word):
    """Discard so many cards (wow7.4:415.9e)."""

    count: int


@dataclass(frozen=True)
class PutDamageCost(Word):
    """Put damage on something: it is not dealt (wow7.4:405.3)."""

    amount: int | Amount
    on: Noun | This | YourHero


@dataclass(frozen=True)
class RemoveCost(Word):
    """Remove this card, or `count` cards that fit, from the game.

    `up_to`: any number up to it, said while announcing like an X (inf:additional-cost-count).
    """

    what: Noun | This
    count: int = 1
    up_to: bool = False


@dataclass(frozen=True)
class Say(Word):
    """Say something aloud: always possible (wow7.4:403.1)."""

    words: str


Cost = (
    Resources | Activate | FlipThis | ExhaustCost | DestroyCost | DiscardCost | PutDamageCost | RemoveCost | Say
)  # fmt: skip


@dataclass(frozen=True)
class OnPlay(Word):
    """What an ability does as it resolves (wow:306.1), before it enters play if it is ongoing.

    Several on one card are the paragraphs of one text: announced together, carried out in order.
    """

    effect: Word


@dataclass(frozen=True)
class AlsoPay(Word):
    """An additional cost to play this card (wow7.4:707.1e)."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True)
class RatherThanPay(Word):
    """An alternate cost: you may pay this rather than the card's resource cost (wow7.4:403.3)."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True)
class OnlyDuring(Word):
    """This card can be played only while that holds ("only on an opponent's turn") (wow:103.1)."""

    condition: Condition


@dataclass(frozen=True)
class When(Word):
    """A triggered power (wow7.4:703.1).

    `condition`: an if-clause right after the event, checked twice (wow7.4:703.2).
    `first_each_turn`: for the first time each turn.
    `during`: a part of the event ("while in bear form"), judged only as it happens (wow7.4:703.1).
    """

    event: Happening
    effect: Word
    condition: Condition | None = None
    first_each_turn: bool = False
    during: Has | None = None

    def problem(self) -> str:
        return "asks for the same twice" if self.during is not None and self.during == self.condition else ""


@dataclass(frozen=True)
class Pay(Word):
    """A payment power (wow7.4:701.1): costs, then the effect."""

    costs: tuple[Cost, ...]
    effect: Word
    condition: Condition | None = None
    """ "Use only ..." """
    once_per_turn: bool = False


@dataclass(frozen=True)
class Reward(Word):
    """A completion power (wow7.4:702.1): a quest's cost, restriction and reward."""

    costs: tuple[Cost, ...]
    effect: Word
    condition: Condition | None = None


@dataclass(frozen=True)
class Always(Word):
    """A continuous power (wow7.4:704.1); `And` joins several that stand in one sentence."""

    what: Continuous | And


@dataclass(frozen=True)
class ForFaction(Word):
    """A power behind a faction icon (wow:207.1c)."""

    faction: Faction
    power: When | Pay | Always


Power = OnPlay | AlsoPay | RatherThanPay | OnlyDuring | When | Pay | Reward | Always | ForFaction


@dataclass(frozen=True)
class Card(Word):
    """One card: everything it has and does.

    name          English name; `name_de` the official German one, empty if no source gives it
    kind          card type; a Totem is an ABILITY with `totem`
    cost          play cost (upper left corner); None for heroes; 0 for quests (wow:201.2)
    plus_x        the cost is "cost + X"
    tags          tags without a number, in print order (race, class, talent spec, professions, "Axe", "Feral" ...)
    limits        tags that carry a number, in print order: (("Melee", 1),); the card has these tags too
    keywords      printed keywords of the card itself
    icons         class icons; empty: neutral
    health, atk, defense, strike   numbers in the corners, None where there is none
    element       damage type of ATK
    """

    name: str
    kind: Kind
    cost: int | None
    powers: tuple[Power, ...] = ()
    tags: tuple[str, ...] = ()
    limits: tuple[tuple[str, int], ...] = ()
    icons: tuple[Class, ...] = ()
    faction: Faction | None = None
    atk: int | None = None
    element: Element | None = None
    health: int | None = None
    defense: int | None = None
    strike: int | None = None
    plus_x: bool = False
    instant: bool = False
    ongoing: bool = False
    totem: bool = False
    unique: bool = False
    unlimited: bool = False
    two_handed: bool = False
    keywords: tuple[Keyword, ...] = ()
    hero_required: str = ""
    number: int = 0
    rarity: Rarity = Rarity.COMMON
    name_de: str = ""
    short: str = ""
    """What the text calls it after the first mention ("Leeroy")."""
    pronoun: str = "it"
    """The pronoun its text uses for it: it, he, she."""
    emblem: str = ""
    """One fitting icon of the game-icons set, drawn in place of a painting."""
    scenes_only: bool = False
    """Known only from an example of the rules: legal in no deck."""
