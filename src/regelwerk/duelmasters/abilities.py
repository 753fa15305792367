"""What stands on a card: keywords and other abilities, each with what it adds to a set of them; the card itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.conditions import Condition
from regelwerk.duelmasters.continuous import Continuous
from regelwerk.duelmasters.criteria import Ability, Keyword
from regelwerk.duelmasters.effects import Effect, PieceInstruction
from regelwerk.duelmasters.enums import CardType, Civilization, Rarity
from regelwerk.duelmasters.lowered import Replacement, Trigger
from regelwerk.duelmasters.selectors import EVENT_SUBJECT, THIS, CardFilter, This
from regelwerk.duelmasters.triggers import IsDiscarded, TriggerEvent
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import And, Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.lowered import AbilitySet, Lowering
    from regelwerk.duelmasters.lowered import CardDefinition as CardDef


# ------------------------------------------------------------------------ keywords


@dataclass(frozen=True)
class Blocker(Keyword):
    """May block an attack of an opponent's creature (dm:7.2); `against`: only such creatures."""

    against: CardFilter | None = None

    def bit(self) -> int:
        return codes.KEYWORD_BLOCKER

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        super().add(lowering, path, into)
        into.blocks.append(self.against)


@dataclass(frozen=True)
class ShieldTrigger(Keyword):
    """May be played at once for no cost when it goes from the shield zone to the hand (dm:7.1)."""

    def bit(self) -> int:
        return codes.KEYWORD_SHIELD_TRIGGER


@dataclass(frozen=True)
class Breaker(Keyword):
    """Breaks that many shields: 2 is a double, 3 a triple breaker (dm:7.3)."""

    count: int = 2

    def problem(self) -> str:
        return "" if self.count in (2, 3) else "breaks neither two shields nor three"

    def bit(self) -> int:
        return codes.KEYWORD_TRIPLE_BREAKER if self.count == 3 else codes.KEYWORD_DOUBLE_BREAKER

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        super().add(lowering, path, into)
        into.breaks.append(self.count)


@dataclass(frozen=True)
class CrewBreaker(Keyword):
    """Breaks one more shield for each other creature of yours that fits (dm:7.4)."""

    crew: CardFilter

    def bit(self) -> int:
        return codes.KEYWORD_CREW_BREAKER

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        super().add(lowering, path, into)
        into.crew_filters.append(self.crew)


@dataclass(frozen=True)
class PowerAttacker(Keyword):
    """Gets that much power while attacking (dm:7.5)."""

    power: int

    def bit(self) -> int:
        return codes.KEYWORD_POWER_ATTACKER

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        super().add(lowering, path, into)
        into.power_attack += self.power


@dataclass(frozen=True)
class Slayer(Keyword):
    """Destroys what it battles after the battle (dm:7.6); `against`: only such creatures."""

    against: CardFilter | None = None

    def bit(self) -> int:
        return codes.KEYWORD_SLAYER

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        super().add(lowering, path, into)
        into.slayer_filters.append(self.against)


@dataclass(frozen=True)
class SpeedAttacker(Keyword):
    """Has no summoning sickness (dm:7.10)."""

    def bit(self) -> int:
        return codes.KEYWORD_SPEED_ATTACKER


@dataclass(frozen=True)
class Stealth(Keyword):
    """Can't be blocked while an opponent has a card of that civilization in the mana zone (dm:7.12)."""

    civilization: Civilization

    def bit(self) -> int:
        return codes.KEYWORD_STEALTH

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        super().add(lowering, path, into)
        into.stealth |= self.civilization.value


@dataclass(frozen=True)
class Charger(Keyword):
    """Goes to the mana zone instead of the graveyard after being cast (dm:7.12)."""

    def bit(self) -> int:
        return codes.KEYWORD_CHARGER


# ----------------------------------------------------------------------- abilities


@dataclass(frozen=True)
class OnCast(Ability):
    """What a spell does (dm:6.6). Several are the paragraphs of one text, carried out in order."""

    effect: Word

    def print_on(self, lowering: Lowering, path: str, card: CardDef) -> None:
        """All paragraphs together are one program of the card, so here nothing is left to do."""
        if card.kind != codes.TYPE_SPELL:
            raise lowering.error(self, "stands on a creature")


@dataclass(frozen=True)
class PlayOnlyIf(Ability):
    """You can cast this spell, or summon this creature, only if that is so now (ruling:only-if)."""

    condition: Condition

    def print_on(self, lowering: Lowering, path: str, card: CardDef) -> None:
        card.play_only_if = self.condition


@dataclass(frozen=True)
class When(Ability):
    """A triggered ability (dm:9.4). `condition`: an if-clause, checked when it is carried out."""

    event: TriggerEvent
    effect: Word
    condition: Condition | None = None

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        if isinstance(self.event, IsDiscarded):
            raise lowering.error(self.event, "can only be replaced: a card in the hand waits for nothing")
        into.triggers.append(lowering.trigger(path, self.event, self.effect, self.condition))


@dataclass(frozen=True)
class Instead(Ability):
    """A replacement (dm:7.20, 9.5): where the event would happen, this is done and it does not happen.

    `may`: whose card it is decides each time; `condition`: only while that holds.
    """

    would: TriggerEvent
    do: Word
    may: bool = False
    condition: Condition | None = None

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        if not self.would.is_replaceable():
            raise lowering.error(self.would, "cannot be replaced")
        if self.may and isinstance(self.would, IsDiscarded):
            raise lowering.error(self.would, "is replaced without a question")
        would = Trigger(path + "/would", self.would)
        made = Replacement(path, would, lowering.program(path, self.do), self.may)
        made.condition = self.condition
        if isinstance(self.do, Effect):
            made.zone = self.do.moves_to(THIS)
            made.subject_zone = self.do.moves_to(EVENT_SUBJECT)
        for at, step in enumerate(made.program.code):
            if isinstance(step, PieceInstruction) and isinstance(step.what, This):
                made.uses_up_card = True
                made.needed = made.needed[: at + 1]
                break
        lowering.keep(made)
        into.replacements.append(made)


@dataclass(frozen=True)
class Always(Ability):
    """A continuous ability (dm:9.6); `And` joins several that stand in one sentence."""

    what: Continuous | And

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        for i, part in enumerate(self.what.parts if isinstance(self.what, And) else (self.what,)):
            if not isinstance(part, Continuous):
                raise lowering.error(part, "is no continuous effect")
            if part.until() is not None:
                raise lowering.error(part, "has no span in Always: it holds as long as its card is there")
            into.statics += lowering.continuous(f"{path}/{i}", part, False)


@dataclass(frozen=True)
class Evolution(Ability):
    """Put on one of your creatures (dm:10.1); with two nouns on one of each, a vortex evolution (dm:7.16)."""

    on: tuple[CardFilter, ...]

    def print_on(self, lowering: Lowering, path: str, card: CardDef) -> None:
        card.kind |= codes.TYPE_EVOLUTION
        card.bases = list(self.on)


@dataclass(frozen=True)
class EvolutionBase(Ability):
    """An evolution creature of any race may be put on it (dm:10.1, 10.6)."""

    def print_on(self, lowering: Lowering, path: str, card: CardDef) -> None:
        card.is_any_base = True


@dataclass(frozen=True)
class TapAbility(Ability):
    """Instead of attacking, tap the creature and do this (dm:7.11)."""

    effect: Word

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        into.tap_programs.append(lowering.program(path, self.effect))


@dataclass(frozen=True)
class SilentSkill(Ability):
    """At the start of your turn it may stay tapped to do this (dm:7.13)."""

    effect: Word

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        into.silent_skills.append(lowering.trigger(path, None, self.effect, None))


@dataclass(frozen=True)
class Survivor(Ability):
    """Each of your Survivors has this ability (dm:7.9)."""

    ability: Ability

    def print_on(self, lowering: Lowering, path: str, card: CardDef) -> None:
        card.survivor = lowering.shared(path, self.ability, card.survivor)


@dataclass(frozen=True)
class TurboRush(Ability):
    """Has this ability until the end of a turn in which another creature of yours broke a shield (dm:7.12)."""

    ability: Ability

    def print_on(self, lowering: Lowering, path: str, card: CardDef) -> None:
        card.turbo_rush = lowering.shared(path, self.ability, card.turbo_rush)


@dataclass(frozen=True)
class WaveStriker(Ability):
    """Has this ability while two or more other creatures in the battle zone have wave striker (dm:7.15)."""

    ability: Ability

    def print_on(self, lowering: Lowering, path: str, card: CardDef) -> None:
        card.wave_striker = lowering.shared(path, self.ability, card.wave_striker)


# ------------------------------------------------------------------------ the card


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
    kind: CardType
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
