"""The page of the Miniatures game, docs/figures.md; `python -m tools.cards_page` writes it with the others."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import regelwerk.wowminis
from regelwerk.wowminis import say_de, say_en
from regelwerk.wowminis import words as w
from regelwerk.wowminis.formats import Party, read_party
from regelwerk.wowminis.shelf import standard
from regelwerk.wowminis.words import Standing, standing
from tools.house import ROOT

PAGE: Final = ROOT / "docs" / "figures.md"
PARTIES: Final = Path(regelwerk.wowminis.__path__[0]) / "parties"

HEAD: Final = """\
# Figures, action cards, boards and scenarios of the Miniatures game

Made by `python -m tools.cards_page`; do not edit.

The symbols of the starter's rulebook were lost, and most numbers of its cards with them; the printed board was not to
be had. What is printed or follows from print stands here as it is. **?** marks what is inferred from other places,
**\\*** what is a proposal of ours. Enter the true numbers, and figures of your own, as [own_figures.md](own_figures.md)
says.
"""
SIGNS: Final = {Standing.SOURCE: "", Standing.INFERRED: "?", Standing.PROPOSED: "\\*"}


def marked(text: str, by: Standing) -> str:
    """A value with the sign of its standing."""
    if text.endswith((".", ":")):
        return f"{text[:-1]}{SIGNS[by]}{text[-1]}"
    return f"{text}{SIGNS[by]}"


def parts(found: list[tuple[str, Standing]]) -> str:
    """Parts in a row, each with its sign."""
    short = [marked(text, by) for text, by in found if not text.endswith((".", ":"))]
    long = [marked(text, by) for text, by in found if text.endswith((".", ":"))]
    return "; ".join(part for part in (", ".join(short), " ".join(long)) if part)


def named(word: w.Definition) -> str:
    """Both names."""
    other = say_de.name(word)
    return word.name if other == word.name else f"{word.name} (*{other}*)"


def figure(word: w.Figure) -> list[str]:
    """One figure: its traits, its numbers, its abilities."""
    traits = " ".join(marked(text, by) for _, text, by in say_en.traits(word))
    numbers = " · ".join(f"{term} **{marked(str(number), by)}**" for term, number, by in say_en.values(word))
    lines = [f"### {named(word)}", "", traits, "", numbers, ""]
    for ability in (word.attack, *word.abilities):
        (name, by), *doing = say_en.ability_parts(ability)
        lines.append(f"- **{marked(name, by)}** (*{say_de.name(ability)}*): {parts(doing)}")
    return [*lines, ""]


def cards() -> list[str]:
    """A table of all action cards."""
    lines = ["| card | kind | for | ticks and text |", "| --- " * 4 + "|"]
    for code, word in standard().cards.items():
        whose = "" if code.startswith("starter/") else " of ours"
        kind = f"{marked(say_en.VOICE.terms[f'card_{word.kind.value}'], standing(word, 'kind'))}{whose}"
        needs = marked(say_en.needs_text(word), standing(word, "needs"))
        lines.append(f"| {named(word)} | {kind} | {needs} | {parts(say_en.card_parts(word))} |")
    return lines


def board(word: w.Board) -> list[str]:
    """One board, drawn."""
    return [f"### {named(word)}", "", "```text", *word.rows, "```", ""]


def scenario(word: w.Scenario) -> list[str]:
    """One scenario; its board and what else is ours are marked behind the name."""
    ours = ", ".join(part.replace("_", " ") for part in word.proposed)
    return [f"- **{named(word)}** {' '.join(say_en.scenario_text(word))} (ours: {ours})"]


def party(name: str, found: Party) -> str:
    """One ready party in a line."""
    shelf = standard()
    figures = []
    for member in found.members:
        bar = ", ".join(shelf.cards[code].name for code in member.cards)
        figures.append(f"{shelf.figures[member.figure].name}{f' ({bar})' if bar else ''}")
    cells = (f"`{name}`", shelf.scenarios[found.scenario].name, str(found.honor(shelf)), "; ".join(figures))
    return f"| {' | '.join(cells)} |"


def page() -> str:
    """The whole page."""
    shelf = standard()
    lines = [HEAD, "## Figures", ""]
    for one in shelf.figures.values():
        lines += figure(one)
    lines += ["## Action cards", "", *cards(), "", "## Boards", ""]
    lines += ["`.` open, `%` forest, `^` hill, `V` victory space, `#` wall; `A`, `H`, `1`, `2` start spaces.", ""]
    for drawn in shelf.boards.values():
        lines += board(drawn)
    lines += ["## Scenarios", ""]
    for played in shelf.scenarios.values():
        lines += scenario(played)
    lines += ["", "## Ready parties", "", "| party | scenario | honor | figures and their cards |", "| --- " * 4 + "|"]
    for file in sorted(PARTIES.glob("*.party")):
        lines.append(party(file.stem, read_party(file.read_text(encoding="utf-8"), shelf)))
    return "\n".join(lines) + "\n"
