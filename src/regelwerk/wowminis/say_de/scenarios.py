"""What a scenario is about, in German."""

from __future__ import annotations

from regelwerk.kernel.wording import capital, german_number, listed
from regelwerk.wowminis import words as w
from regelwerk.wowminis.say_de.terms import counted
from regelwerk.wowminis.shelf import Shelf, standard


def points(number: int) -> str:
    """Victory points."""
    return counted(number, "Siegpunkt", "Siegpunkte")


def board_name(scenario: w.Scenario, shelf: Shelf) -> str:
    """The board by its German name where it has one."""
    board = shelf.boards.get(shelf.board_code(scenario.board))
    return (board.name_de if board is not None else "") or scenario.board


def scenario_text(scenario: w.Scenario, shelf: Shelf | None = None) -> list[str]:
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
    said = [f"Spielbrett: {board_name(scenario, shelf or standard())}."]
    if scenario.victory:
        said.append(f"SP-Felder: {', '.join(scenario.victory)}.")
    if isinstance(scenario.goal, int):
        said.append(f"Es gewinnt, wer {points(scenario.goal)} hat.")
    else:
        said.append("Es gewinnt, wer so viele Siegpunkte hat, wie seine Gruppe Ehre hat.")
    if scenario.points_destroyed:
        said.append(f"Für eine zerstörte gegnerische Figur: {points(scenario.points_destroyed)}.")
    if scenario.points_held and scenario.score_ticks:
        ticks = listed([str(tick) for tick in scenario.score_ticks], "und")
        when = f"der Ticks {ticks}" if len(scenario.score_ticks) > 1 else f"von Tick {ticks}"
        each = "für jede Figur auf oder direkt neben einem SP-Feld"
        said.append(f"Am Ende {when}: {points(scenario.points_held)} {each}.")
    rounds = "einer Runde" if scenario.rounds == 1 else f"{scenario.rounds} Runden"
    said.append(f"Nach {rounds} gewinnt die höhere Punktzahl.")
    return said + party_text(scenario)


def party_text(scenario: w.Scenario) -> list[str]:
    """What the scenario wants of a party."""
    said = []
    if scenario.figures:
        sizes = listed(["eine" if size == 1 else german_number(size) for size in scenario.figures], "oder")
        said.append(f"Eine Gruppe hat {sizes} {'Figur' if scenario.figures == (1,) else 'Figuren'}.")
    same = ", alle gleich viele" if scenario.same_cards else ""
    if scenario.cards is not None:
        least, most = scenario.cards
        number = str(least) if least == most else f"{least} bis {most}"
        card = "Aktionsleisten-Karte" if most == 1 else "Aktionsleisten-Karten"
        said.append(f"Jede Figur hat {number} {card}{same if least != most else ''}.")
    elif scenario.same_cards:
        said.append("Jede Figur hat gleich viele Aktionsleisten-Karten.")
    if scenario.cards_in_all is not None:
        number = capital(german_number(scenario.cards_in_all))
        said.append(f"{number} Aktionsleisten-Karten werden frei auf die Figuren einer Gruppe verteilt.")
    if scenario.honor is not None:
        said.append(f"Eine Gruppe hat {scenario.honor[0]} bis {scenario.honor[1]} Ehre.")
    if scenario.mixed_factions:
        said.append("Eine Gruppe darf mehrere Fraktionen mischen.")
    return said
