"""Lowering of effects: the instructions of a text, in order, with their jumps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, cast

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.continuous import Continuous
from regelwerk.duelmasters.criteria import Ability
from regelwerk.duelmasters.effects import Effect, PieceInstruction, Shuffle
from regelwerk.duelmasters.instructions import choices, modifiers
from regelwerk.duelmasters.lowered import AbilitySet, CardDefinition, ContinuousEffect, Trigger
from regelwerk.duelmasters.lowering.selectors import SelectorLowering, inside
from regelwerk.duelmasters.replacement import ChoiceInstruction
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.program import Jump, Program, Step
from regelwerk.kernel.vocabulary.words import swapped

D = TypeVar("D", vocabulary.May, vocabulary.Either, vocabulary.EachDoes)


class EffectLowering(SelectorLowering):
    """Reads what the texts of one card do."""

    def __init__(self, defs: Definitions, card: CardDefinition) -> None:
        super().__init__(defs, card)
        self.inside_each = 0

    def abilities(self, path: str, words: Sequence[Ability]) -> AbilitySet:
        """Abilities that a text gives."""
        raise NotImplementedError

    def program(self, path: str, word: vocabulary.Word) -> Program:
        """A text by itself."""
        outer, self.code, self.paths = (self.code, self.paths), [], []
        self.effect(path + "/do", word)
        if nothing_meant(self.code):
            raise self.error(word, 'speaks of "it" before anything has been mentioned')
        made = Program(path, self.code, self.paths)
        self.code, self.paths = outer
        self.defs.programs[path] = made
        return made

    # ------------------------------------------------------------- effects

    def effect(self, path: str, word: vocabulary.Word) -> None:
        """Append what a word does to the program that is being made."""
        if isinstance(word, (vocabulary.Then, vocabulary.And)):
            for i, part in enumerate(word.parts):
                self.effect(f"{path}/{i}", part)
            return
        arranged = ARRANGING.get(type(word))
        if arranged is not None:
            arranged(self, path, word)
        elif isinstance(word, Continuous):
            self.modify(path, word)
        else:
            self.simple_effect(path, word)

    def simple_effect(self, path: str, word: vocabulary.Word) -> None:
        """Append an effect that is its own instruction. Raises LoweringError for a word that is none."""
        if not isinstance(word, Effect):
            raise self.error(word, "does nothing here")
        self.choices(path, *inside(word))
        self.step(path, word)

    # ----------------------------------------------------- lasting effects

    def modify(self, path: str, word: Continuous) -> None:
        """Something that lasts until the end of the turn, for the creatures that there are (dm:9.6)."""
        if word.until() is None:
            raise self.error(word, "needs a span where it does not stand in Always")
        for place, ref in word.refs():
            self.choices(path + place, ref)
        for effect in self.continuous(path, word, True):
            self.add(modifiers.AddModifier(effect.path + "/begin", effect))

    def continuous(self, path: str, word: Continuous, bound: bool) -> list[ContinuousEffect]:
        made = []
        for place, part in word.parts():
            gives = part.gives()
            given = self.abilities(path + "/abilities", gives) if gives else None
            effect = ContinuousEffect(path + place, part, given, bound)
            self.keep(effect)
            made.append(effect)
        return made

    # ------------------------------------------------------------ arranging

    def by_each(self, path: str, word: D, decided: Callable[[str, D], None]) -> None:
        """Of several players each decides and does it: inside, they are "that player"."""
        if isinstance(word.who, (vocabulary.You, vocabulary.ThatPlayer)):
            decided(path, word)
            return
        if self.inside_each:
            raise self.error(word, "stands inside another one for several players")
        self.inside_each += 1
        self.add(choices.ForEachPlayer(path + "/each", word.who))
        head = len(self.code)
        ahead = choices.NextPlayer(path + "/next")
        self.add(ahead)
        decided(path, cast("D", swapped(word, word.who, vocabulary.THAT_PLAYER)))
        back = Jump(path + "/back")
        back.to = head
        self.add(back)
        ahead.to = len(self.code)
        self.inside_each -= 1

    def may(self, path: str, word: vocabulary.May) -> None:
        self.by_each(path, word, self.may_by_one)

    def may_by_one(self, path: str, word: vocabulary.May) -> None:
        ask = choices.May(path, word.who)
        self.add(ask)
        start = len(self.code)
        self.effect(path + "/do", word.do)
        ask.body = self.code[start:]
        ask.to = len(self.code)

    def each(self, path: str, word: vocabulary.EachDoes) -> None:
        self.by_each(path, word, self.done_by_one)

    def done_by_one(self, path: str, word: vocabulary.EachDoes) -> None:
        self.effect(path + "/do", word.do)

    def either(self, path: str, word: vocabulary.Either) -> None:
        self.by_each(path, word, self.either_by_one)

    def either_by_one(self, path: str, word: vocabulary.Either) -> None:
        ask = choices.Either(path, word.who)
        self.add(ask)
        jumps = []
        for i, mode in enumerate(word.modes):
            start = len(self.code)
            ask.starts.append(start)
            self.effect(f"{path}/{i}", mode)
            ask.bodies.append(self.code[start:])
            jump = Jump(f"{path}/{i}/end")
            self.add(jump)
            jumps.append(jump)
        ask.to = len(self.code)
        for jump in jumps:
            jump.to = len(self.code)

    def when(self, path: str, word: vocabulary.If) -> None:
        ask = choices.If(path, word.condition)
        self.add(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def pick(self, path: str, word: vocabulary.Choose) -> None:
        self.choices(path, word.what)

    def search(self, path: str, word: vocabulary.Search) -> None:
        search = choices.Search(path, word.noun, word.reveal, word.count)
        self.add(search)
        self.effect(path + "/use", word.then_do)
        search.to = len(self.code)
        self.add(Shuffle(path + "/shuffle", search.whose))

    def this_turn(self, path: str, word: vocabulary.ThisTurn) -> None:
        trigger = Trigger(path + "/when", word.event)
        trigger.program = self.program(path + "/then", word.effect)
        self.keep(trigger)
        self.add(modifiers.AddTrigger(path, trigger))


SPEAKING_OF_IT: Final = (vocabulary.Them, vocabulary.Among, vocabulary.TheRest)
"""References to what a text has mentioned before."""


def nothing_meant(code: list[Step]) -> bool:
    """Whether a text speaks of THEM before it has chosen or found anything: it would never do anything to them.

    What another text has chosen is not known to it, not even to what it leaves behind for this turn.
    """
    for instr in code:
        if counts_them(instr):
            return True
        if isinstance(instr, (ChoiceInstruction, vocabulary.Discard, vocabulary.Reveal, vocabulary.ShuffleIntoDeck)):
            return False
        if isinstance(instr, PieceInstruction) and isinstance(instr.what, SPEAKING_OF_IT):
            return True
        if isinstance(instr, modifiers.AddModifier) and isinstance(instr.frozen, vocabulary.Them):
            return True
    return False


def counts_them(step: Step) -> bool:
    """Whether a number in it is that of what the text mentioned last."""
    if isinstance(step, choices.Choose):
        return isinstance(step.what.count, vocabulary.ThatMany)
    return isinstance(step, (vocabulary.Draw, vocabulary.Discard)) and isinstance(step.count, vocabulary.ThatMany)


ARRANGING: Final[dict[type, Any]] = {
    vocabulary.May: EffectLowering.may,
    vocabulary.Either: EffectLowering.either,
    vocabulary.If: EffectLowering.when,
    vocabulary.Choose: EffectLowering.pick,
    vocabulary.Search: EffectLowering.search,
    vocabulary.EachDoes: EffectLowering.each,
    vocabulary.ThisTurn: EffectLowering.this_turn,
}
"""Words that arrange other words."""
