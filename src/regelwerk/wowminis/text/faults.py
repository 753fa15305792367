"""What is wrong with a party, as a line: where it stands, what is wrong, what would be right, and the rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.language.sentences import counted, fault_line
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.party_file import Fault, names_for
from regelwerk.wowminis.text.generator import TextGenerator

GUESSED: Final = ("unknown-scenario", "unknown-figure", "unknown-card")


@dataclass(frozen=True)
class Faults:
    """One language's words for faults.

    texts           kind of fault -> what is wrong, and what would be right
    guess           "did you mean ...?", others "there is: ...", line "line"
    cards, figures  one, and more
    """

    voice: TextGenerator
    texts: Mapping[str, str]
    guess: str
    others: str
    line: str
    cards: tuple[str, str]
    figures: tuple[str, str]

    def fault_text(self, fault: Fault, shelf: DefinitionSet) -> str:
        """A fault in a line: the line of the file, what is wrong, what would be right, and the rule."""
        hint = self.called(fault.hint, shelf)
        if fault.kind == "restricted":
            hint = self.voice.needs_text(shelf.cards[fault.name])
        text = self.texts[fault.kind].format(
            name=self.called(fault.name, shelf),
            of=self.called(fault.of, shelf),
            hint=hint,
            number=fault.number,
            limit=fault.limit,
            cards=counted(fault.number, *self.cards),
            figures=counted(fault.number, *self.figures),
        )
        if fault.kind in GUESSED and fault.hint:
            text += f"; {self.guess.format(hint=fault.hint)}"
        elif fault.kind in GUESSED:
            text += f"; {self.others}{names_for(fault.kind, shelf, self.voice.german and not self.voice.english)}"
        return fault_line(text, self.line, fault.line, fault.rule.number if fault.rule is not None else "")

    def called(self, name: str, shelf: DefinitionSet) -> str:
        """The name that belongs to a code, or the words themselves."""
        for place in (shelf.figures, shelf.cards, shelf.scenarios):
            if name in place:
                return self.voice.name(place[name])
        return self.voice.terms.get(name, name)
