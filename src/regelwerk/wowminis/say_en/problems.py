"""What is wrong in a user's files, in English."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.own.problems import Problem
from regelwerk.wowminis.own.wants import Want
from regelwerk.wowminis.say.problems import Problems

TEXTS: Final[dict[str, str]] = {
    "no-block": "“{0}” begins nothing; a line at the left edge is one of: {hint}",
    "no-name": "a name is missing; write: {hint}",
    "no-letters": "“{0}” has neither letters nor digits; a name has some",
    "out-of-line": "“{0}” is indented differently from the entries above; {hint} blanks stand before them",
    "tabs": "tabs and blanks are mixed here before the lines of one block; indent with blanks",
    "no-entry": "“{0}” has no colon; an entry is “key: value”",
    "unknown-key": "{where} has no “{0}”; it has: {hint}",
    "key-twice": "a second “{0}”; {where} has one",
    "missing": "{where} needs “{0}”; add: {hint}",
    "empty": "nothing stands behind “{0}”; write: {hint}",
    "nothing-below": "below “{0}” nothing may be indented",
    "bad-number": "“{0}” is no number that may stand here; right would be: {hint}",
    "not-yes-or-no": "“{0}” is neither yes nor no, which alone may stand here",
    "not-one-of": "“{0}” is not known here; right would be: {hint}",
    "wrong-word": "behind “{0}” stands one of: {hint}",
    "ongoing-ticks": "“{0}” is ongoing and costs no ticks; leave “ticks” out, or make it an action",
    "name-twice": "“{0}” is defined twice; the first time in {1}, line {2}",
    "unknown-part": "“{0}” is no part that could be marked; there is: {hint}",
    "attack-in-reaction": "a reaction cannot be an attack: it answers one; use DealDamage(...) or Have(...)",
    "no-such-figure": "{0} means nothing in {where}: nobody is being attacked there; use THIS, One(...) or Each(...)",
    "nobody-chooses": "{0}(...) cannot stand in {where}: nobody is asked there; use THIS, DEFENDER or Each(...)",
    "have-nothing": "Have(...) changes nothing; name a value, like armor=1",
    "span-in-ongoing": "{0} cannot stand in an ongoing ability, which holds as long as the figure is on the board",
    "no-span": "Have(...) does not say how long; add span=TURN (or span=ATTACK in a reaction)",
    "no-attack-to-last": "{0} is for reactions and criticals; use span=TURN",
    "instant-ticks": "an instant costs 0 ticks, not {0}",
    "when-not-reaction": "only a reaction has “when”; this card is {where}",
    "unknown-figure": "no figure is called “{0}”; there is: {hint}",
    "too-few-starts": "{0} start spaces; a board has at least two: 1 and 2, or two of A, H, M",
    "cut-off": "no way leads from {0} to {1}; join the parts of the board",
    "unknown-board": "no board is called “{0}”; there is: {hint}",
    "unknown-space": "{1} has no space “{0}”; its spaces are {hint}",
    "unknown-rule": "there is no rule “{0}”; a rule is cited like {hint}",
    "no-victory-space": "{0} has no victory space; name some ({hint}), draw a V, or write “points held: 0”",
    "map-unknown-sign": "“{0}” is no sign of a map; there are . % ^ # V, and A H M or 1 to 6 for start spaces",
    "map-out-of-line": "“{0}” is not half a space beside the row above; shift the row by one blank",
    "map-start-twice": "a second start space {0}; each side has one",
    "map-starts-mixed": "start spaces are either letters (A H M) or numbers (1 to 6), not both",
    "map-starts-not-in-row": "start space {0}, but one before it is missing; count from 1",
    "map-too-many-rows": "a row too many; a board has at most {0}",
    "map-too-wide": "a space too many; a row has at most {0}",
    "map-no-spaces": "the map has no spaces; draw some with .",
    "word-never-closed": "a parenthesis is opened here and never closed; add “)”",
    "word-never-opened": "this parenthesis closes none; take it away, or open one before",
    "word-named-first": "a value without a name stands behind one with a name; "
    "write those without first, like Have(THIS, armor=1)",
    "word-comma": "something is missing between two values; put a comma there",
    "word-no-word": "this cannot be read; "
    "a text is a word with its values in parentheses, like DealDamage(1, AN_OPPONENT)",
    "word-too-deep": "too deeply nested; no word needs more than a few parentheses",
    "word-no-member": "{0} has no {1}; right would be: {hint}",
    "word-only-words": "only words, names, numbers and parentheses may stand here, like Each(Figures(OPPOSING))",
    "word-unknown-word": "unknown word “{0}”",
    "word-no-call": "only a word can be followed by parentheses",
    "word-no-stars": "** may not stand here; name each value, like armor=1",
    "word-wrong-fields": "{0} takes ({1})",
    "word-wrong-value": "{0} takes {want} as “{1}”",
    "no-folder": "there is no folder {0}",
    "unreadable": "cannot be read ({0}); a file is text in UTF-8",
    "too-long": "longer than {0} characters; divide it into several files",
}
"""Kind of problem -> what is wrong, and what would be right."""


WHERE: Final = {
    "figure": "a figure",
    "card": "an action card",
    "board": "a board",
    "scenario": "a scenario",
    "attack": "an attack",
    "action": "an action",
    "instant": "an instant",
    "reaction": "a reaction",
    "critical": "a critical effect",
    "ongoing": "an ongoing ability",
}
"""What the problem is about, with its article."""


PROBLEMS: Final = Problems(
    texts=TEXTS,
    places=lambda kind: WHERE,
    guess="did you mean {}?",
    number="a number from {} to {}",
    several="words in parentheses, with a comma behind each: {}",
    last="or",
)


def problem_text(problem: Problem) -> str:
    """A problem in a line: file, line, column, what is wrong and what would be right.

    >>> problem_text(Problem("a.minis", 3, 10, "bad-number", ("many",), "0-20"))
    'a.minis:3:10: “many” is no number that may stand here; right would be: 0-20'
    """
    return PROBLEMS.problem_text(problem)


def wanted(want: Want) -> str:
    """What a field takes.

    >>> from regelwerk.wowminis.own.wants import Number
    >>> wanted(Number(1, 20))
    'a number from 1 to 20'
    """
    return PROBLEMS.wanted(want)
