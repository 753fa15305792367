"""Descriptions: amounts, nouns with their qualities, references, players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.duelmasters.words.groups import Zone
from regelwerk.kernel.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.words.cards import Keyword
    from regelwerk.duelmasters.words.groups import Civilization, Kind


# ------------------------------------------------------------------------- players


@dataclass(frozen=True)
class You(Word):
    """The player whose card the text stands on."""


@dataclass(frozen=True)
class Opponent(Word):
    """Your opponent. With several: each of them, clockwise, as the one who acts (dm:11.6); any of them in
    a description, so that "one of your opponent's creatures" may be any opponent's (dm:11.3)."""


@dataclass(frozen=True)
class EachPlayer(Word):
    """Each player, turn player first, then clockwise."""


@dataclass(frozen=True)
class ThatPlayer(Word):
    """The player who is acting in this clause ("he", "his"); before anybody acts, the player whom the event was
    about: whose turn begins or ends, who casts or summons."""


@dataclass(frozen=True)
class OwnerOf(Word):
    """The owner of that card, last known if it is gone.

    `otherwise`: who is meant where there is no such card. In "choose one of your opponent's creatures ... then he
    ..." the opponent is spoken of before any creature is chosen, so he does it without one too (dm:6.6).
    """

    what: Ref
    otherwise: Player | None = None


YOU, OPPONENT, THAT_PLAYER = You(), Opponent(), ThatPlayer()

Player = You | Opponent | EachPlayer | ThatPlayer | OwnerOf


# ------------------------------------------------------------------------- amounts


@dataclass(frozen=True)
class Count(Word):
    """How many things fit a description, now (dm:9.7)."""

    noun: Noun


@dataclass(frozen=True)
class Times(Word):
    """A number for each: 1000 for each fire card."""

    number: int
    amount: Count


Amount = int | Count | Times


# ----------------------------------------------------------------------- qualities


@dataclass(frozen=True)
class OfCivilization(Word):
    """Has that civilization, or one of those ("fire or nature creatures"; dm:2.2)."""

    civilizations: tuple[Civilization, ...]


@dataclass(frozen=True)
class OfRace(Word):
    """Has exactly that race (dm:2.6)."""

    race: str


@dataclass(frozen=True)
class RaceHas(Word):
    """Has that whole word in its race: Dragon in Armored Dragon, never in Dragonoid (dm:2.6)."""

    word: str


@dataclass(frozen=True)
class Named(Word):
    """Has that name."""

    name: str


@dataclass(frozen=True)
class PowerAtMost(Word):
    """Has that power or less; in the battle zone the power it has now, elsewhere the printed one (dm:2.4)."""

    amount: Amount


@dataclass(frozen=True)
class PowerAtLeast(Word):
    """Has that power or more."""

    amount: Amount


@dataclass(frozen=True)
class CostAtMost(Word):
    """Has that printed cost or less (dm:2.5)."""

    amount: Amount


@dataclass(frozen=True)
class Having(Word):
    """Has that keyword, in whatever form: `Having(Blocker())` counts restricted blockers too (dm:7.2)."""

    keyword: Keyword


@dataclass(frozen=True)
class Tapped(Word):
    """Is tapped."""


@dataclass(frozen=True)
class Untapped(Word):
    """Is untapped."""


@dataclass(frozen=True)
class IsEvolution(Word):
    """Is an evolution creature; not `so`: is none ("non-evolution creature"; dm:10.1)."""

    so: bool = True


@dataclass(frozen=True)
class Other(Word):
    """Not this card itself ("your other creatures")."""


Qual = (
    OfCivilization | OfRace | RaceHas | Named | PowerAtMost | PowerAtLeast | CostAtMost | Having | Tapped | Untapped
    | IsEvolution | Other
)  # fmt: skip


@dataclass(frozen=True)
class Noun(Word):
    """A description of cards: types, qualities, the zone and whose (dm:3.5).

    kinds   empty: a card of any type; in the battle zone every card is a creature
    whose   whose cards in that zone; None: anybody's
    """

    kinds: tuple[Kind, ...]
    quals: tuple[Qual, ...] = ()
    zone: Zone = Zone.BATTLE
    whose: Player | None = None


# ---------------------------------------------------------------------- references


@dataclass(frozen=True)
class This(Word):
    """The card the text stands on; on a shared ability, the creature that has it (dm:7.9)."""


@dataclass(frozen=True)
class Chosen(Word):
    """Things chosen while the text is carried out: `count` of them, or as many as there are (dm:7.22).

    up_to     fewer, or none, may be chosen (dm:7.21)
    by        who chooses; in `noun`, THAT_PLAYER is then whoever that is ("one of his creatures")
    random    chance picks instead of a player (dm:7.21)
    """

    noun: Noun
    count: Amount = 1
    up_to: bool = False
    by: Player = YOU
    random: bool = False


@dataclass(frozen=True)
class All(Word):
    """Everything that fits; nothing is chosen (dm:7.22)."""

    noun: Noun


@dataclass(frozen=True)
class Top(Word):
    """The top cards of a deck, as many as there are."""

    count: Amount = 1
    who: Player = YOU


@dataclass(frozen=True)
class Them(Word):
    """Whatever the text mentioned last: "it", "that creature", "they"."""


@dataclass(frozen=True)
class TheOne(Word):
    """What the event was about: in "when one of your creatures becomes blocked", that creature."""


@dataclass(frozen=True)
class TheOther(Word):
    """The other thing in the event: who blocked it, whom it fought, who broke the shield."""


THIS, THEM, THE_ONE, THE_OTHER = This(), Them(), TheOne(), TheOther()

Ref = This | Chosen | All | Top | Them | TheOne | TheOther
