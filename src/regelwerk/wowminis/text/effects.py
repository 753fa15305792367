"""What abilities and cards do: which parts are said, and in what order, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from regelwerk.kernel.language.sentences import MissingWordingError, sentence, signed, wording_of
from regelwerk.kernel.vocabulary.words import Then, Word
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.text.references import Naming, says_how_far

C = TypeVar("C")
P = TypeVar("P")

Part = tuple[str, str]
"""A piece of text, and which part of the definition it shows."""

# Fields of `Have`, in the order in which they are said.
VALUES: Final = ("armor", "resist", "strength", "main_strength", "movement")
AGAIN: Final = ("attack_rerolls", "defense_rerolls")


def dice(word: vocabulary.Attack, terms: Mapping[str, str]) -> str:
    """Type, strength and damage word as they stand on a card: "physical 4 (Melee)"."""
    return f"{terms[word.type.name.lower()]} {word.strength} ({terms[word.element.name.lower()]})"


def given(word: vocabulary.Have, fields: tuple[str, ...]) -> list[tuple[int, str]]:
    """What is added by these fields: number and field, without those that add nothing."""
    return [(getattr(word, field), field) for field in fields if getattr(word, field)]


class Effects(Generic[C, P]):
    """One language: `commands` says what is done, `criticals` what stands behind the sign of a critical."""

    language: ClassVar[str]
    terms: ClassVar[Mapping[str, str]]
    naming: Naming[P]
    commands: Mapping[type[Word], Callable[[Any], str]]
    criticals: Mapping[type[Word], Callable[[Any], str]]
    labels: ClassVar[Mapping[str, str]]
    """The words "range", "heal", "in range and sight" ... by the key under which this file asks for them."""

    # ----------------------------------------------------------------- of the language

    def object(self, ref: vocabulary.Selector) -> str:
        """Figures to whom something is done."""
        raise NotImplementedError

    def value(self, number: int, field: str) -> str:
        """What a value is called: "armor", "movement points"."""
        raise NotImplementedError

    def dice_again(self, number: int, field: str) -> str:
        """How many dice more: "one more attack die"."""
        raise NotImplementedError

    def has(self, subject: P, values: list[str]) -> C:
        """Somebody has values."""
        raise NotImplementedError

    def rolls_again(self, subject: P, dice: list[str]) -> C:
        """Somebody can roll dice again."""
        raise NotImplementedError

    def together(self, subject: P, clauses: list[C], span: vocabulary.Duration | None) -> str:
        """Clauses that share their subject, for a span."""
        raise NotImplementedError

    def taunt(self) -> str:
        """Only this figure can be attacked."""
        raise NotImplementedError

    def attacked(self, who: P, type: vocabulary.AttackType | None) -> str:
        """When somebody becomes the defender."""
        raise NotImplementedError

    # ------------------------------------------------------------------- attacks, heals

    def attack_parts(self, word: vocabulary.Attack) -> list[Part]:
        """An attack in parts: (text, which part of the definition it shows)."""
        found = [(f"{self.labels['range']} {word.range}", "range"), (dice(word, self.terms), "strength")]
        return found if word.whom == vocabulary.AN_OPPONENT else [*found, (self._whom("against", word.whom), "whom")]

    def heal_parts(self, word: vocabulary.Heal) -> list[Part]:
        """A heal in parts."""
        found = [
            (f"{self.labels['range']} {word.range}", "range"),
            (f"{self.labels['heal strength']} {word.strength}", "strength"),
        ]
        return found if word.whom == vocabulary.SELF_OR_ALLY else [*found, (self._whom("for", word.whom), "whom")]

    def _whom(self, label: str, ref: vocabulary.Selector) -> str:
        reach = "" if says_how_far(ref) else f" {self.labels['reach']}"
        return f"{self.labels[label]} {self.object(ref)}{reach}"

    def critical(self, word: Word) -> str:
        """What stands behind the sign of a critical, without a full stop."""
        wording = self.criticals.get(type(word))
        return wording(word) if wording is not None else self.command(word)

    # ------------------------------------------------------------------------ commands

    def command(self, word: Word) -> str:
        """One effect as a command, without a full stop. Raises MissingWordingError."""
        shared = COMMANDS.get(type(word))
        return shared(self, word) if shared is not None else wording_of(self.commands, word, self.language)(word)

    def attack(self, word: vocabulary.Attack) -> str:
        """An attack that is an effect among others."""
        return self._rolled("attack", self.attack_parts(word), word.critical)

    def heal(self, word: vocabulary.Heal) -> str:
        """A heal that is an effect among others."""
        return self._rolled("heal", self.heal_parts(word), word.critical)

    def have(self, word: vocabulary.Have) -> str:
        """Values for a span."""
        subject = self.naming.named(word.whom)
        return self.together(subject, self.having(word, subject), word.span)

    def _rolled(self, label: str, parts: list[Part], critical: Word | None) -> str:
        wording = f"{self.labels[label]}: {', '.join(text for text, _ in parts)}"
        return wording if critical is None else f"{wording}. {self.terms['critical']}: {self.critical(critical)}"

    def having(self, word: vocabulary.Have, subject: P) -> list[C]:
        """Somebody has values, and can roll dice again."""
        values = [(getattr(word, field), field) for field in VALUES if getattr(word, field)]
        again = [(getattr(word, field), field) for field in AGAIN if getattr(word, field)]
        found = []
        if values:
            found.append(
                self.has(subject, [f"{signed(number)} {self.value(number, field)}" for number, field in values])
            )
        if again:
            found.append(self.rolls_again(subject, [self.dice_again(number, field) for number, field in again]))
        if not found:
            raise MissingWordingError(word, self.language)
        return found

    def effect_text(self, word: Word) -> str:
        """An effect as sentences."""
        parts = word.parts if isinstance(word, Then) else (word,)
        return " ".join(sentence(self.command(part)) for part in parts)

    # ------------------------------------------------------------------ lasting, reactions

    def lasting_text(self, word: Word) -> str:
        """What an ongoing ability does, as a sentence."""
        if isinstance(word, vocabulary.Taunt):
            return self.taunt()
        if not isinstance(word, vocabulary.Have):
            raise MissingWordingError(word, self.language)
        subject = self.naming.lastingly(word.whom)
        return sentence(self.together(subject, self.having(word, subject), None))

    def when_text(self, word: vocabulary.IsAttacked) -> str:
        """What a reaction answers."""
        who = self.naming.this if isinstance(word.what, vocabulary.This) else self.naming.single(word.what.of)
        return self.attacked(who, word.type)


COMMANDS: Final[dict[type[Word], Callable[[Any, Any], str]]] = {
    vocabulary.Attack: Effects.attack,
    vocabulary.Heal: Effects.heal,
    vocabulary.Have: Effects.have,
}
"""Effects that are made of parts."""
