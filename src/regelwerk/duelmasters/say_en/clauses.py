"""English clauses: who does what, and how several become one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.kernel.wording import listed, third_person


@dataclass(frozen=True)
class Clause:
    """A clause before its verbs are conjugated.

    subject  "" for a command
    verbs    verb phrases in their plain form, said in a row
    tail     what follows all of them ("until the end of the turn")
    plural   the subject is in the plural
    ahead    what opens the clause ("while attacking")
    lead     what opens the whole sentence ("then", "if you do,")
    """

    subject: str
    verbs: tuple[str, ...]
    tail: str = ""
    plural: bool = False
    ahead: str = ""
    lead: str = ""

    def said(self) -> str:
        """The clause as a sentence without capital and stop.

        >>> Clause("this creature", ("get +1000 power", "have \\"blocker\\""), ahead="while attacking").said()
        'while attacking, this creature gets +1000 power and has "blocker"'
        """
        conjugated = self.verbs
        if self.subject and self.subject != "you" and not self.plural:
            conjugated = tuple(third_person(verb) for verb in self.verbs)
        words = f"{self.subject + ' ' if self.subject else ''}{listed(conjugated, 'and', serial=True)}"
        ahead = f"{self.ahead}, " if self.ahead else ""
        ahead = f"{self.lead} {ahead}" if self.lead else ahead
        return f"{ahead}{words}{' ' + self.tail if self.tail else ''}"

    def may(self) -> str:
        """The same as something that is allowed: "you may draw a card"."""
        words = f"{self.subject or 'you'} may {listed(self.verbs, 'and', serial=True)}"
        return f"{words}{' ' + self.tail if self.tail else ''}"


def command(*verbs: str, subject: str = "", tail: str = "") -> Clause:
    """Somebody does something: you, or whoever is named."""
    return Clause(subject, verbs, tail)
