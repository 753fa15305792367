"""How each rule of a game acts: where it can be switched off, or of what kind it is (tools/rules_kinds.toml).

Law 7 wants switching a rule off to be noticed. A rule that says what a word means, or that something is allowed, has
nothing that could be switched off; then it says so here, and is not counted among those that act.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from tools import rule_mutants
from tools.rule_mutants import Mutant, Site, constants
from tools.source_files import ROOT, Source, python_files

KINDS_FILE: Final = ROOT / "tools" / "rules_kinds.toml"
UNDER: Final = "under"
KINDS: Final = ("definition", "permission", "consequence", "principle", "card")
Kinds = dict[str, tuple[str, str]]
"""Number -> its kind (one of KINDS, or UNDER) and the text, or the other number."""


@cache
def kinds_of(game: str) -> Kinds:
    """The table of one game; empty for a game that has none."""
    tables: dict[str, dict[str, str]] = tomllib.loads(KINDS_FILE.read_text(encoding="utf-8")).get(game, {})
    return {number: (kind, text) for kind, entries in tables.items() for number, text in entries.items()}


@cache
def switches_of(game: str) -> dict[str, list[Site]]:
    """Where each rule of a game can be switched off."""
    files: list[Source] = python_files("src/regelwerk/kernel", f"src/regelwerk/{game}")
    known = constants(files)
    found: dict[str, list[Site]] = {}
    for of in files:
        for switch in rule_mutants.switches(of, known)[0]:
            found.setdefault(switch.site.number, []).append(switch.site)
    return found


def under(found: list[Mutant], kinds: Kinds) -> list[Mutant]:
    """The mutants of rules that act under another number: those of that number, called by theirs.

    >>> made = under([Mutant(Site("a:1", "x.py", 3), "branch", "")], {"b:2": ("under", "a:1"), "b:3": ("card", "")})
    >>> [mutant.site.number for mutant in made]
    ['b:2']
    """
    return [
        Mutant(Site(number, mutant.site.path, mutant.site.line), mutant.how, mutant.text)
        for number, (kind, other) in kinds.items()
        if kind == UNDER
        for mutant in found
        if mutant.site.number == other
    ]


def acts(number: str, kinds: Kinds, switches: dict[str, list[Site]]) -> str:
    """How a rule acts, in a few words; "" if nothing is known of it.

    >>> acts("a:1", {"a:1": ("card", "she says this card")}, {})
    'card: she says this card'
    """
    if number in switches:
        count = len(switches[number])
        return "switch" if count == 1 else f"{count} switches"
    kind, text = kinds.get(number, ("", ""))
    return f"under {text}" if kind == UNDER else f"{kind}: {text}" if kind else ""


def shares(game: str, numbers: Sequence[str]) -> str:
    """One line: how many of a game's rules can be switched off, and what the others are."""
    kinds, switches = kinds_of(game), switches_of(game)
    counts = dict.fromkeys((UNDER, *KINDS), 0)
    for number in numbers:
        if number not in switches and number in kinds:
            counts[kinds[number][0]] += 1
    can = sum(number in switches for number in numbers)
    others = ", ".join(f"{count} {kind}" for kind, count in counts.items() if count)
    return f"{can} of {len(numbers)} can be switched off by themselves" + (f"; {others}." if others else ".")


ELSEWHERE: Final = ("same", "reason", "open")
"""Tables of a game's file of reasons: what stands there acts under another number, or nowhere."""


def faults_of_kinds(game: str, numbers: Sequence[str], reasons: Mapping[str, Mapping[str, str]]) -> list[str]:
    """What is wrong with a game's table of kinds; nothing where it has none."""
    kinds, switches = kinds_of(game), switches_of(game)
    if not kinds:
        return []
    excused = {number for table in ELSEWHERE for number in reasons.get(table, {})}
    found = []
    for number, (kind, text) in kinds.items():
        if number not in numbers:
            found.append(f"{number} in [{game}.{kind}] is not on the list of required rules")
        elif number in switches:
            found.append(f"{number} can be switched off; take it out of [{game}.{kind}]")
        elif kind == UNDER and text not in switches:
            found.append(f"{number} points to {text}, which nothing switches off")
        elif kind not in (*KINDS, UNDER):
            found.append(f"{number}: there is no kind {kind!r}")
        elif number in excused:
            found.append(f"{number} stands in [{game}.{kind}] and among the reasons")
    for number in numbers:
        if number not in switches and number not in kinds and number not in excused:
            found.append(f"{number} acts nowhere and has no kind")
    return found
