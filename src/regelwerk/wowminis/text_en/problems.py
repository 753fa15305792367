"""What is wrong in a user's files, in English.

>>> from regelwerk.wowminis.field_types import WholeNumber
>>> from regelwerk.wowminis.file_problems import FileProblem
>>> problem_text(FileProblem("a.minis", 3, 10, "bad-number", ("many",), "0-20"))
'a.minis:3:10: “many” is not a valid number here; expected: 0-20'
>>> wanted(WholeNumber(1, 20))
'a number from 1 to 20'
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.text.problems import Problems

TEXTS: Final[dict[str, str]] = {
    "no-block": "“{0}” starts no definition; a line at the left margin starts with one of: {hint}",
    "no-name": "a name is missing; write: {hint}",
    "no-letters": "“{0}” has neither letters nor digits; a name needs some",
    "out-of-line": "“{0}” is indented differently from the entries above; indent it with {hint} blanks",
    "tabs": "tabs and blanks are mixed in the indentation of this block; indent with blanks",
    "no-entry": "“{0}” has no colon; an entry is “key: value”",
    "unknown-key": "{where} has no “{0}”; it has: {hint}",
    "key-twice": "a second “{0}”; {where} has only one",
    "missing": "{where} needs “{0}”; add: {hint}",
    "empty": "“{0}” has no value; write: {hint}",
    "nothing-below": "nothing may be indented below “{0}”",
    "bad-number": "“{0}” is not a valid number here; expected: {hint}",
    "not-yes-or-no": "“{0}” is neither yes nor no",
    "not-one-of": "“{0}” is not known here; expected: {hint}",
    "wrong-word": "“{0}” must be followed by one of: {hint}",
    "ongoing-ticks": "“{0}” is ongoing and costs no ticks; leave “ticks” out, or make it an action",
    "name-twice": "“{0}” is defined twice; the first time in {1}, line {2}",
    "unknown-part": "“{0}” is not a part that can be marked; available: {hint}",
    "attack-in-reaction": "a reaction can't be an attack, since it responds to one; use ChangeHealth(...) or Have(...)",
    "no-such-figure": "{0} has no meaning in {where}: nobody is being attacked there;"
    " use THIS, Target(...) or Each(...)",
    "nobody-chooses": "{0}(...) can't be used in {where}: nobody can choose there; use THIS, DEFENDER or Each(...)",
    "no-change": "ChangeHealth(0, ...) changes nothing; a number below 0 is damage, one above 0 is healing",
    "attack-range": "an attack has a range of at least 1; only that of a critical effect, against DEFENDER, has 0",
    "critical-attack": "the attack of a critical effect is against the defender and has no critical effect of its own;"
    " write Attack(0, ..., whom=DEFENDER)",
    "push-itself": "Move(PUSH, ...) moves figures away from this one; say which, like ADJACENT_OPPONENTS",
    "teleport-in-critical": "a critical effect can push figures, but not teleport them; use Move(PUSH, ...)",
    "have-nothing": "Have(...) changes nothing; name a value, like armor=1",
    "span-in-ongoing": "{0} can't be used in an ongoing ability, which applies as long as the figure is on the board",
    "no-span": "Have(...) does not say how long; add span=TURN (or span=ATTACK in a reaction)",
    "no-attack-to-last": "{0} is for reactions and criticals; use span=TURN",
    "instant-ticks": "an instant costs 0 ticks, not {0}",
    "when-not-reaction": "only a reaction can have “when”; this card is {where}",
    "unknown-figure": "unknown figure “{0}”; available: {hint}",
    "too-few-starts": "{0} start spaces; a board needs at least two: 1 and 2, or two of A, H, M",
    "cut-off": "there is no path from {0} to {1}; connect the parts of the board",
    "unknown-board": "unknown board “{0}”; available: {hint}",
    "unknown-space": "{1} has no space “{0}”; its spaces are {hint}",
    "unknown-rule": "unknown rule “{0}”; cite a rule like {hint}",
    "no-victory-space": "{0} has no victory space; name some ({hint}), draw a V, or write “points held: 0”",
    "map-unknown-sign": "“{0}” is not a map character; use . % ^ # V, and A H M or 1 to 6 for start spaces",
    "map-out-of-line": "“{0}” is not offset by half a space from the row above; shift the row by one blank",
    "map-start-twice": "a second start space {0}; each side has one",
    "map-starts-mixed": "start spaces are either letters (A H M) or numbers (1 to 6), not both",
    "map-starts-not-in-row": "start space {0}, but one before it is missing; count from 1",
    "map-too-many-rows": "too many rows; a board has at most {0}",
    "map-too-wide": "too many spaces; a row has at most {0}",
    "map-no-spaces": "the map has no spaces; draw some with “.”",
    "word-never-closed": "this parenthesis is never closed; add “)”",
    "word-never-opened": "this parenthesis was never opened; remove it, or open one before",
    "word-named-first": "a value without a name follows one with a name; write those without a name first, like "
    "Have(THIS, armor=1)",
    "word-comma": "a comma is missing between two values",
    "word-no-word": "this can't be read; a text is a word with its values in parentheses, like ChangeHealth(-1, "
    "AN_OPPONENT)",
    "word-too-deep": "nested too deeply; no word needs more than a few parentheses",
    "word-no-member": "{0} has no {1}; expected: {hint}",
    "word-only-words": "only words, names, numbers and parentheses are allowed here, like Each(FigureFilter(OPPOSING))",
    "word-unknown-word": "unknown word “{0}”",
    "word-no-call": "only a word can be followed by parentheses",
    "word-no-stars": "** is not allowed here; name each value, like armor=1",
    "word-wrong-fields": "{0} takes ({1})",
    "word-wrong-value": "{0} takes {want} as “{1}”",
    "no-folder": "folder {0} not found",
    "unreadable": "can't be read ({0}); a file is UTF-8 text",
    "too-long": "longer than {0} characters; split it into several files",
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
    several="words in parentheses, each followed by a comma: {}",
    last="or",
)
problem_text = PROBLEMS.problem_text
wanted = PROBLEMS.wanted
