"""`regelwerk rules`: the rulebook, by number or by words."""

from __future__ import annotations

import click

from regelwerk import catalogue
from regelwerk.kernel.rulebook import Entry, Rulebook
from regelwerk.terminal.clicking import FAILED, Command, Failure, Said, game_option, lang_option, plain_option
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Line, Screen

SHOWN = 12
"""More rules than these are listed by their titles."""


@click.command("rules", cls=Command, help="help-rules")
@click.argument("query", nargs=-1)
@click.option("--all", "everything", is_flag=True, cls=Said, help="help-rules-all")
@plain_option
@game_option
def rules(query: tuple[str, ...], everything: bool, plain: bool, game: str | None) -> None:
    """Show rules."""
    book = catalogue.rules(game or catalogue.FIRST).book()
    screen = Screen(True if plain else None)
    words = " ".join(query).strip()
    if not words:
        screen.lines(contents(book))
        return
    found = book.find(words, say.lang)
    if not found:
        raise Failure(say("rules-none", query=words), FAILED)
    show_rules(screen, found, everything)


def show_rules(screen: Screen, found: list[Entry], everything: bool = False) -> None:
    """Few rules in full, many by their titles."""
    if len(found) <= SHOWN or everything:
        for i, entry in enumerate(found):
            if i:
                screen.line()
            screen.lines(rule_lines(entry))
        return
    screen.line(say("rules-many", count=len(found)))
    for entry in found[: SHOWN * 4]:
        screen.line(title_line(entry), 4)
    if len(found) > SHOWN * 4:
        screen.line(say("rules-more", count=len(found) - SHOWN * 4))


def title_line(entry: Entry) -> Line:
    """Number and title."""
    return [(entry.number, "number"), ("  " + entry.title(say.lang), "name"), (standing_mark(entry.standing), "quiet")]


def standing_mark(standing: str) -> str:
    """What the table shows beside a rule that no source of the edition states."""
    return "" if standing == "source" else f"  ({say('standing-' + standing.replace(' ', '-'))})"


def rule_lines(entry: Entry) -> list[Line]:
    """A rule to be read: title, text, source and standing, what to see beside it."""
    lines: list[Line] = [title_line(entry), [("  " + entry.text(say.lang), "text")]]
    about = f"  {say('rules-source')}: {entry.source}"
    if entry.see:
        about += f" · {say('rules-see')}: {', '.join(entry.see)}"
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
    lines: list[Line] = [[(say("rules-contents", count=len(book)), "heading")]]
    for key, numbers in chapters.items():
        first = book.entry(numbers[0])
        lines.append([(f"{key:<12}", "number"), (f" {len(numbers):>4}  ", "quiet"), (first.title(say.lang), "")])
    lines.append([(say("rules-how"), "quiet")])
    return lines


rules.params.append(lang_option())
