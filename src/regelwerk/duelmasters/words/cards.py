"""Events, keywords, abilities, and the card itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.groups import Rarity, Whose
from regelwerk.duelmasters.nouns import Keyword
from regelwerk.kernel.words import And, Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.conditions import Condition
    from regelwerk.duelmasters.groups import Civilization, Kind
    from regelwerk.duelmasters.nouns import Noun, This
    from regelwerk.duelmasters.people import Player
    from regelwerk.duelmasters.words.lasting import Continuous


# -------------------------------------------------------------------------- events


@dataclass(frozen=True)
class EntersBattle(Word):
    """Something is put into the battle zone, summoned or not, an evolution too (dm:10.2)."""

    what: Noun | This


@dataclass(frozen=True)
class LeavesBattle(Word):
    """Something leaves the battle zone, wherever to (dm:9.4)."""

    what: Noun | This


@dataclass(frozen=True)
class IsDestroyed(Word):
    """A creature is destroyed (dm:3.4)."""

    what: Noun | This


@dataclass(frozen=True)
class Attacks(Word):
    """A creature attacks, once it is tapped and has named its target (dm04:segmente, dm:8.2.2).

    The other is what it attacks. `player`: only when it attacks a player.
    """

    what: Noun | This
    player: bool = False


@dataclass(frozen=True)
class Blocks(Word):
    """A creature blocks (dm:8.2.4). The other is the attacker."""

    what: Noun | This


@dataclass(frozen=True)
class BecomesBlocked(Word):
    """An attacking creature becomes blocked. The other is the blocker."""

    what: Noun | This
    player: bool = False
    """Only while it attacks a player."""


@dataclass(frozen=True)
class IsNotBlocked(Word):
    """A creature attacks and isn't blocked: the third segment (dm04:segmente)."""

    what: Noun | This
    player: bool = False
    """Only while it attacks a player."""


@dataclass(frozen=True)
class Battles(Word):
    """A creature has battled: after the battle, won or lost (dm:8.3.4). The other is whom it fought.

    `blocking`: only where it was the blocker.
    """

    what: Noun | This
    blocking: bool = False


@dataclass(frozen=True)
class WinsBattle(Word):
    """A creature wins a battle (dm:7.7). The other is the loser."""

    what: Noun | This


@dataclass(frozen=True)
class BreaksShield(Word):
    """A shield is broken (dm:8.4.1). The one is the shield, the other the creature that breaks it.

    `whose`: only shields of such a player; `by`: only by such a creature.
    """

    whose: Player | None = None
    by: Noun | This | None = None


@dataclass(frozen=True)
class Casts(Word):
    """A player casts a spell that fits, paid or not (dm:6.4). The one is the spell."""

    who: Player
    noun: Noun


@dataclass(frozen=True)
class Summons(Word):
    """A player summons a creature that fits, paid or not (dm:6.4). The one is the creature."""

    who: Player
    noun: Noun


@dataclass(frozen=True)
class StartOfTurn(Word):
    """dm:5.1"""

    whose: Whose = Whose.YOURS


@dataclass(frozen=True)
class EndOfTurn(Word):
    """dm:5.6"""

    whose: Whose = Whose.YOURS


Happening = (
    EntersBattle | LeavesBattle | IsDestroyed | Attacks | Blocks | BecomesBlocked | IsNotBlocked | Battles | WinsBattle
    | BreaksShield | Casts | Summons | StartOfTurn | EndOfTurn
)  # fmt: skip


# ------------------------------------------------------------------------ keywords


@dataclass(frozen=True)
class Blocker(Keyword):
    """May block an attack of an opponent's creature (dm:7.2); `against`: only such creatures."""

    against: Noun | None = None

    def bit(self) -> int:
        return c.BLOCKER


@dataclass(frozen=True)
class ShieldTrigger(Keyword):
    """May be played at once for no cost when it goes from the shield zone to the hand (dm:7.1)."""

    def bit(self) -> int:
        return c.SHIELD_TRIGGER


@dataclass(frozen=True)
class Breaker(Keyword):
    """Breaks that many shields: 2 is a double, 3 a triple breaker (dm:7.3)."""

    count: int = 2

    def problem(self) -> str:
        return "" if self.count in (2, 3) else "breaks neither two shields nor three"

    def bit(self) -> int:
        return c.TRIPLE_BREAKER if self.count == 3 else c.DOUBLE_BREAKER


@dataclass(frozen=True)
class CrewBreaker(Keyword):
    """Breaks one more shield for each other creature of yours that fits (dm:7.4)."""

    crew: Noun

    def bit(self) -> int:
        return c.CREW_BREAKER


@dataclass(frozen=True)
class PowerAttacker(Keyword):
    """Gets that much power while attacking (dm:7.5)."""

    power: int

    def bit(self) -> int:
        return c.POWER_ATTACKER


@dataclass(frozen=True)
class Slayer(Keyword):
    """Destroys what it battles after the battle (dm:7.6); `against`: only such creatures."""

    against: Noun | None = None

    def bit(self) -> int:
        return c.SLAYER


@dataclass(frozen=True)
class SpeedAttacker(Keyword):
    """Has no summoning sickness (dm:7.10)."""

    def bit(self) -> int:
        return c.SPEED_ATTACKER


@dataclass(frozen=True)
class Stealth(Keyword):
    """Can't be blocked while an opponent has a card of that civilization in the mana zone (dm:7.12)."""

    civilization: Civilization

    def bit(self) -> int:
        return c.STEALTH


@dataclass(frozen=True)
class Charger(Keyword):
    """Goes to the mana zone instead of the graveyard after being cast (dm:7.12)."""

    # ----------------------------------------------------------------------- abilities

    def bit(self) -> int:
        return c.CHARGER


@dataclass(frozen=True)
class OnCast(Word):
    """What a spell does (dm:6.6). Several are the paragraphs of one text, carried out in order."""

    effect: Word


@dataclass(frozen=True)
class When(Word):
    """A triggered ability (dm:9.4). `condition`: an if-clause, checked when it is carried out."""

    event: Happening
    effect: Word
    condition: Condition | None = None


@dataclass(frozen=True)
class Instead(Word):
    """A replacement (dm:7.20, 9.5): where the event would happen, this is done and it does not happen.

    `may`: whose card it is decides each time; `condition`: only while that holds.
    """

    would: Happening
    do: Word
    may: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class Always(Word):
    """A continuous ability (dm:9.6); `And` joins several that stand in one sentence."""

    what: Continuous | And


@dataclass(frozen=True)
class Evolution(Word):
    """Put on one of your creatures (dm:10.1); with two nouns on one of each, a vortex evolution (dm:7.16)."""

    on: tuple[Noun, ...]


@dataclass(frozen=True)
class TapAbility(Word):
    """Instead of attacking, tap the creature and do this (dm:7.11)."""

    effect: Word


@dataclass(frozen=True)
class SilentSkill(Word):
    """At the start of your turn it may stay tapped to do this (dm:7.13)."""

    effect: Word


@dataclass(frozen=True)
class Survivor(Word):
    """Each of your Survivors has this ability (dm:7.9)."""

    ability: Ability


@dataclass(frozen=True)
class TurboRush(Word):
    """Has this ability until the end of a turn in which another creature of yours broke a shield (dm:7.12)."""

    ability: Ability


@dataclass(frozen=True)
class WaveStriker(Word):
    """Has this ability while two or more other creatures in the battle zone have wave striker (dm:7.15)."""

    ability: Ability


Ability = (
    Keyword | OnCast | When | Instead | Always | Evolution | TapAbility | SilentSkill | Survivor | TurboRush
    | WaveStriker
)  # fmt: skip


@dataclass(frozen=True)
class Card(Word):
    """One card: everything it has and does (dm:2.1).

    name            English name; `name_de` the official German one, empty if no source gives it
    kind            card type
    cost            printed cost
    civilizations   one, or two for a multicolored card, which enters the mana zone tapped (dm:5.3)
    races           of a creature
    power           printed power of a creature; None for a spell
    plus            a "+" is printed behind the power (dm:2.4)
    abilities       in print order
    number          collector number without the size of the set: "1" to "110", "S1" to "S10"
    """

    name: str
    kind: Kind
    cost: int
    civilizations: tuple[Civilization, ...]
    abilities: tuple[Ability, ...] = ()
    races: tuple[str, ...] = ()
    power: int | None = None
    plus: bool = False
    number: str = ""
    rarity: Rarity = Rarity.COMMON
    name_de: str = ""
    emblem: str = ""
    """One fitting icon of the game-icons set, drawn in place of a painting."""
    scenes_only: bool = False
    """From a set that is not complete here: for scenes, legal in no deck."""
