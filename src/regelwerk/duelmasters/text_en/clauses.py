"""English clauses: who does what, and how several become one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.kernel.language.sentences import join_list, third_person


@dataclass(frozen=True)
class EnglishClause:
    """A clause before its verbs are conjugated.

    subject   "" for a command
    verbs     verb phrases in their plain form, one after another
    trailing  what follows all of them ("until the end of the turn")
    plural    the subject is in the plural
    front     what opens the clause ("while attacking")
    lead      what opens the whole sentence ("then", "if you do,")
    """

    subject: str
    verbs: tuple[str, ...]
    trailing: str = ""
    plural: bool = False
    front: str = ""
    lead: str = ""

    def text(self) -> str:
        """The clause as a sentence without capital and stop.

        >>> EnglishClause("this creature", ("get +1000 power", "have \\"blocker\\""), front="while attacking").text()
        'while attacking, this creature gets +1000 power and has "blocker"'
        """
        conjugated = self.verbs
        if self.subject and self.subject != "you" and not self.plural:
            conjugated = tuple(third_person(verb) for verb in self.verbs)
        words = f"{self.subject + ' ' if self.subject else ''}{join_list(conjugated, 'and', serial=True)}"
        ahead = f"{self.front}, " if self.front else ""
        ahead = f"{self.lead} {ahead}" if self.lead else ahead
        return f"{ahead}{words}{' ' + self.trailing if self.trailing else ''}"

    def may(self) -> str:
        """The same as something that is allowed: "you may draw a card"."""
        words = f"{self.subject or 'you'} may {join_list(self.verbs, 'and', serial=True)}"
        return f"{words}{' ' + self.trailing if self.trailing else ''}"


def command(*verbs: str, subject: str = "", tail: str = "") -> EnglishClause:
    """Somebody does something: you, or whoever is named."""
    return EnglishClause(subject, verbs, tail)
