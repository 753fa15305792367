"""What a scenario is about, in German."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import german_number
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.text.scenarios import Scenarios, Sentence

TEXTS: Final[dict[str, str]] = {
    "board": "Spielbrett: {}.",
    "victory": "SP-Felder: {}.",
    "goal": "Es gewinnt, wer {} hat.",
    "goal honor": "Es gewinnt, wer so viele Siegpunkte hat, wie seine Gruppe Ehre hat.",
    "destroyed": "Für eine zerstörte gegnerische Figur: {}.",
    "same": "Jede Figur hat gleich viele Aktionsleisten-Karten.",
    "each the same": ", alle gleich viele",
    "in all": "{} Aktionsleisten-Karten werden frei auf die Figuren einer Gruppe verteilt.",
    "honor": "Eine Gruppe hat {} bis {} Ehre.",
    "mixed": "Eine Gruppe darf mehrere Fraktionen mischen.",
}
FORMS: Final[dict[str, Sentence]] = {
    "held": (
        "Am Ende von Tick {}: {} für jede Figur auf oder direkt neben einem SP-Feld.",
        "Am Ende der Ticks {}: {} für jede Figur auf oder direkt neben einem SP-Feld.",
    ),
    "rounds": ("Nach einer Runde gewinnt die höhere Punktzahl.", "Nach {} Runden gewinnt die höhere Punktzahl."),
    "sizes": ("Eine Gruppe hat {} Figur.", "Eine Gruppe hat {} Figuren."),
    "cards": ("Jede Figur hat {} Aktionsleisten-Karte.", "Jede Figur hat {} Aktionsleisten-Karten."),
    "cards from to": (
        "Jede Figur hat {} bis {} Aktionsleisten-Karte{}.",
        "Jede Figur hat {} bis {} Aktionsleisten-Karten{}.",
    ),
}


def board_name(scenario: vocabulary.Scenario, shelf: DefinitionSet | None) -> str:
    """The board by its German name where it has one."""
    known = shelf or standard()
    board = known.boards.get(known.board_code(scenario.board))
    return (board.name_de if board is not None else "") or scenario.board


SCENARIOS: Final = Scenarios(
    texts=TEXTS,
    forms=FORMS,
    points=("Siegpunkt", "Siegpunkte"),
    number=german_number,
    several=lambda size: "eine" if size == 1 else german_number(size),
    last=("und", "oder"),
    board=board_name,
)


def scenario_text(scenario: vocabulary.Scenario, shelf: DefinitionSet | None = None) -> list[str]:
    """Board, goal, points, limits: one sentence in a line. `shelf`: where its board stands.

    >>> from regelwerk.wowminis.scenarios import DUEL
    >>> for line in scenario_text(DUEL):
    ...     print(line)
    Spielbrett: Lichtung.
    Es gewinnt, wer so viele Siegpunkte hat, wie seine Gruppe Ehre hat.
    Für eine zerstörte gegnerische Figur: 4 Siegpunkte.
    Am Ende der Ticks 5 und 10: 1 Siegpunkt für jede Figur auf oder direkt neben einem SP-Feld.
    Nach 30 Runden gewinnt die höhere Punktzahl.
    Eine Gruppe hat eine Figur.
    Jede Figur hat 4 bis 7 Aktionsleisten-Karten, alle gleich viele.
    """
    return SCENARIOS.scenario_text(scenario, shelf)
