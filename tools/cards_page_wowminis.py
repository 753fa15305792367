"""The page of the Miniatures game's figures, cards and boards, which `python -m tools.docs` puts on the site."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import regelwerk.wowminis
from regelwerk.wowminis import text_de, text_en, vocabulary
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.party_file import Party, read_party
from regelwerk.wowminis.text.generator import TextGenerator
from regelwerk.wowminis.vocabulary import Provenance, standing

PARTIES: Final = Path(regelwerk.wowminis.__path__[0]) / "parties"

HEAD: Final = """\
# Figures, action cards, boards and scenarios of the Miniatures game

The symbols of the starter's rulebook were lost, and most numbers of its cards with them; the printed board could not be
found. What is printed or follows from print is given as it is. **?** marks what is inferred from other places, **\\***
what is a proposal of ours. The true numbers, and figures of your own, are entered in
[text files](/docs/own_figures.md).
"""
SIGNS: Final = {Provenance.SOURCE: "", Provenance.INFERRED: "?", Provenance.PROPOSED: "\\*"}


def marked(text: str, by: Provenance) -> str:
    """A value with the sign of its standing."""
    if text.endswith((".", ":")):
        return f"{text[:-1]}{SIGNS[by]}{text[-1]}"
    return f"{text}{SIGNS[by]}"


def parts(found: list[tuple[str, Provenance]]) -> str:
    """Parts in a row, each with its sign."""
    short = [marked(text, by) for text, by in found if not text.endswith((".", ":"))]
    long = [marked(text, by) for text, by in found if text.endswith((".", ":"))]
    return "; ".join(part for part in (", ".join(short), " ".join(long)) if part)


def named(word: vocabulary.Definition) -> str:
    """Both names."""
    other = text_de.name(word)
    return word.name if other == word.name else f"{word.name} (*{other}*)"


def figure(word: vocabulary.Figure) -> list[str]:
    """One figure, in both languages."""
    return [
        f"### {named(word)}",
        "",
        *_figure(word, text_en.VOICE),
        "",
        *_figure(word, text_de.VOICE),
        "{: lang=de }",
        "",
    ]


def _figure(word: vocabulary.Figure, voice: TextGenerator) -> list[str]:
    """Its traits, its numbers and its abilities, one in each line of a paragraph."""
    traits = " ".join(marked(text, by) for _, text, by in voice.traits(word))
    numbers = " · ".join(f"{term} **{marked(str(number), by)}**" for term, number, by in voice.values(word))
    lines = [traits, numbers]
    for ability in (word.attack, *word.abilities):
        (name, by), *doing = voice.ability_parts(ability)
        lines.append(f"**{marked(name, by)}**: {parts(doing)}")
    return ["<br>\n".join(lines)]


def card(code: str, word: vocabulary.Card) -> list[str]:
    """One action card, in both languages."""
    whose = "" if code.startswith("starter/") else [" (a card of ours)", " (eine Karte von uns)"]
    lines = [f"### {named(word)}", ""]
    for at, voice in enumerate((text_en.VOICE, text_de.VOICE)):
        kind = marked(voice.terms[f"card_{word.kind.name.lower()}"], standing(word, "kind"))
        needs = marked(voice.needs_text(word), standing(word, "needs"))
        lines += [f"{kind} · {needs}{whose[at] if whose else ''}<br>", parts(voice.card_parts(word))]
        lines += ["{: lang=de }", ""] if at else [""]
    return lines


def board(word: vocabulary.Board) -> list[str]:
    """One board, drawn."""
    return [f"### {named(word)}", "", "```text", *word.rows, "```", ""]


def scenario(word: vocabulary.Scenario) -> list[str]:
    """One scenario, in both languages; its board and what else is ours are marked behind the name."""
    ours = ", ".join(part.replace("_", " ") for part in word.proposed)
    lines = [f"### {named(word)}", "", f"{' '.join(text_en.scenario_text(word))} (ours: {ours})", ""]
    return [*lines, " ".join(text_de.scenario_text(word)), "{: lang=de }", ""]


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
    for drawn in shelf.figures.values():
        lines += figure(drawn)
    lines += ["## Action cards", ""]
    for code, one in shelf.cards.items():
        lines += card(code, one)
    lines += ["## Boards", ""]
    lines += ["`.` open, `%` forest, `^` hill, `V` victory space, `#` wall; `A`, `H`, `1`, `2` start spaces.", ""]
    for field in shelf.boards.values():
        lines += board(field)
    lines += ["## Scenarios", ""]
    for played in shelf.scenarios.values():
        lines += scenario(played)
    lines += ["## Ready parties", "", "| party | scenario | honor | figures and their cards |", "| --- " * 4 + "|"]
    for file in sorted(PARTIES.glob("*.party")):
        lines.append(party(file.stem, read_party(file.read_text(encoding="utf-8"), shelf)))
    return "\n".join(lines) + "\n"
