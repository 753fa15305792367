"""`regelwerk rules`: the rulebook, by number or by words."""

from __future__ import annotations

import click

from regelwerk import game_registry
from regelwerk.kernel.rulebook import Rulebook, RuleEntry
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    LocalizedCommand,
    LocalizedOption,
    game_option,
    plain_option,
)
from regelwerk.terminal.screen import Line, Screen

SHOWN = 12
"""More rules than these are listed by their titles."""


@click.command("rules", cls=LocalizedCommand, help="help-rules")
@click.argument("query", nargs=-1)
@click.option("--all", "everything", is_flag=True, cls=LocalizedOption, help="help-rules-all")
@plain_option
@game_option
def rules(query: tuple[str, ...], everything: bool, plain: bool, game: str | None) -> None:
    """Show rules."""
    book = game_registry.ruleset(game or game_registry.FIRST).book()
    screen = Screen(True if plain else None)
    words = " ".join(query).strip()
    if not words:
        screen.lines(contents(book))
        return
    found = book.find(words, translate.lang)
    if not found:
        raise CommandError(translate("rules-none", query=words), EXIT_FAILED)
    show_rules(screen, found, everything)


def show_rules(screen: Screen, found: list[RuleEntry], everything: bool = False) -> None:
    """Few rules in full, many by their titles."""
    if len(found) <= SHOWN or everything:
        for i, entry in enumerate(found):
            if i:
                screen.line()
            screen.lines(rule_lines(entry))
        return
    screen.line(translate("rules-many", count=len(found)))
    for entry in found[: SHOWN * 4]:
        screen.line(title_line(entry), 4)
    if len(found) > SHOWN * 4:
        screen.line(translate("rules-more", count=len(found) - SHOWN * 4))


def title_line(entry: RuleEntry) -> Line:
    """Number and title."""
    return [
        (entry.number, "number"),
        ("  " + entry.title(translate.lang), "name"),
        (standing_mark(entry.provenance), "quiet"),
    ]


def standing_mark(standing: str) -> str:
    """What the table shows beside a rule that no source of the edition states."""
    return "" if standing == "source" else f"  ({translate('standing-' + standing.replace(' ', '-'))})"


def rule_lines(entry: RuleEntry) -> list[Line]:
    """A rule to be read: title, text, source and standing, what to see beside it."""
    lines: list[Line] = [title_line(entry), [("  " + entry.text(translate.lang), "text")]]
    about = f"  {translate('rules-source')}: {entry.source}"
    if entry.see:
        about += f" · {translate('rules-see')}: {', '.join(entry.see)}"
    lines.append([(about, "quiet")])
    return lines


def contents(book: Rulebook) -> list[Line]:
    """The chapters: how many rules each book of rules has, and where they begin."""
    chapters: dict[str, list[str]] = {}
    for number in book.numbers():
        prefix, _, local = number.partition(":")
        head = local.split(".")[0]
        key = f"{prefix}:{head[0]}.." if head[:1].isdigit() else f"{prefix}:"
        chapters.setdefault(key, []).append(number)
    lines: list[Line] = [[(translate("rules-contents", count=len(book)), "heading")]]
    for key, numbers in chapters.items():
        first = book.entry(numbers[0])
        lines.append([(f"{key:<12}", "number"), (f" {len(numbers):>4}  ", "quiet"), (first.title(translate.lang), "")])
    lines.append([(translate("rules-how"), "quiet")])
    return lines
