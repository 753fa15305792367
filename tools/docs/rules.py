"""The pages of the rules: every numbered rule in both languages, where the code cites it, and what shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from regelwerk.kernel.rulebook import RuleEntry
from tools.docs.text import anchor, german, plain
from tools.rule_kinds import acts, kinds_of, shares, switches_of
from tools.rules_page import BOOKS, TITLES, RuleEvidence, book, state_of

MOST: Final = 3
"""So many places and scenes of one rule are named; the rest are counted."""
STATES: Final = ("shown", "same", "reason", "open")

HEAD: Final = """\
# The rules and what shows them

Every numbered rule of the three games, in English and in German. `regelwerk rules NUMBER` shows one in the terminal.
The part of a number before the colon names its book. **Standing** says how well a rule is attested: in a *source* of
its time, in a *later edition*, *inferred* or *proposed* by us.

**Shown**: a scene or a test names the rule. That is no proof that the rule acts: `make rules-mutation` switches off one
rule after the other and says which ones no test misses. **The same**: another number says the same thing and is shown.
**Nothing to show**: the rule says why. **Not shown**: the rule says what is missing.

**Acts**: a *switch* is a place in the code where the rule can be switched off; *under* names the rule that shares its
switch. A *definition* says what a word or a number is, a *permission* what nothing forbids, a *consequence* follows
from others, a *principle* holds everywhere, and a *card* is a reading of one card that its definition follows.
"""


def page_of(game: str, name: str) -> str:
    """The page of one book.

    >>> page_of("wowtcg", "wow7.4")
    'rules/wowtcg/wow7-4.md'
    """
    return f"rules/{game}/{anchor(name)}.md"


def pages(games: Mapping[str, dict[str, RuleEvidence]]) -> dict[str, str]:
    """Every page of rules by its place on the site, the contents first."""
    made = {"rules/index.md": contents(games)}
    for game, all in games.items():
        for name in BOOKS[game]:
            made[page_of(game, name)] = "\n".join(_book(game, name, all))
    return made


def contents(games: Mapping[str, dict[str, RuleEvidence]]) -> str:
    """The page that leads to the books, with how many of their rules are shown."""
    lines = [HEAD]
    for game, all in games.items():
        lines += [f"## {TITLES[game]}", "", *_summary(game, all), "", shares(game, list(all)), ""]
    return "\n".join(lines)


def _summary(game: str, all: Mapping[str, RuleEvidence]) -> Iterator[str]:
    counted = {name: dict.fromkeys(STATES, 0) for name in (*BOOKS[game], "")}
    for of in all.values():
        for name in (of.number.partition(":")[0], ""):
            counted[name][state_of(of, dict(all))] += 1
    yield "| book | rules | shown | the same as one shown | nothing to show | not shown |"
    yield "| --- " * 6 + "|"
    for name, counts in counted.items():
        whole = sum(counts.values())
        title = f"[`{name}:` {BOOKS[game][name]}](/docs/{page_of(game, name)})" if name else "**all**"
        shown = f"{counts['shown']} ({100 * counts['shown'] // whole} %)" if whole else "0"
        yield f"| {title} | {whole} | {shown} | {counts['same']} | {counts['reason']} | {counts['open']} |"


def _book(game: str, name: str, all: Mapping[str, RuleEvidence]) -> Iterator[str]:
    yield from (f"# {TITLES[game]}: {BOOKS[game][name]}", "", f"The numbers that begin with `{name}:`.", "")
    for number, of in all.items():
        if number.partition(":")[0] == name:
            yield from _rule(game, book(game).entry(number), of, all)


def _rule(game: str, entry: RuleEntry, of: RuleEvidence, all: Mapping[str, RuleEvidence]) -> Iterator[str]:
    titles = dict.fromkeys((entry.title_en, entry.title_de))
    yield from (f"## {entry.number} {plain(' / '.join(titles))} {{: #{anchor(entry.number)} }}", "")
    yield from (plain(entry.text_en), "", *german(plain(entry.text_de)))
    facts = {
        "Source": f"{plain(entry.source)} ({entry.provenance})",
        "See": ", ".join(_to(game, number) for number in entry.see),
        "Acts": plain(acts(entry.number, kinds_of(game), switches_of(game))),
        "Code": places(of),
        "Shown by": showing(game, of, all),
    }
    yield from (f"- {name}: {text}" for name, text in facts.items() if text)
    yield ""


def _to(game: str, number: str) -> str:
    name = number.partition(":")[0]
    if number not in book(game) or name not in BOOKS[game]:
        return plain(number)
    return f"[{number}](/docs/{page_of(game, name)}#{anchor(number)})"


def places(of: RuleEvidence) -> str:
    """Where the code cites a rule."""
    files: dict[str, list[str]] = {}
    for path, name in of.cited:
        files.setdefault(path, []).append(name)
    cites = []
    for path, names in list(files.items())[:MOST]:
        link = f"[{path.removeprefix('src/regelwerk/')}](/{path})"
        cites.append(f"{link} {plain(', '.join(names))}" if any(names) else link)
    return and_more(cites, len(files))


def showing(game: str, of: RuleEvidence, all: Mapping[str, RuleEvidence]) -> str:
    """What shows a rule, or why nothing does."""
    state = state_of(of, dict(all))
    if state == "same":
        return f"the same as {_to(game, of.same)}"
    if state == "reason":
        return f"nothing: {plain(of.reason)}"
    if state == "open":
        return f"**not shown**: {plain(of.open) or 'nothing names it yet'}"
    scenes = [f"[{_short(path)}](/{path})" for path in of.scenes]
    tests = [f"[{name}](/{path})" for path, name in of.tests]
    if of.tested:
        tests.append(f"[{of.tested.rpartition('/')[2]}](/{of.tested})")
    return and_more((scenes + tests)[:MOST], len(scenes) + len(tests))


def _short(path: str) -> str:
    return path.removeprefix("tests/scenes/").removesuffix(".scene")


def and_more(entries: list[str], count: int) -> str:
    """The first few, and how many there are besides."""
    return "; ".join(entries) + (f"; and {count - MOST} more" if count > MOST else "")
