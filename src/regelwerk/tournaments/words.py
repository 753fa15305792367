"""Tournaments in words: systems, formats, and what decides the standings, in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.language.reading import language, with_decimal_mark
from regelwerk.tournaments.plan import CONSTRUCTED, DOUBLE, DRAFT, ROUND_ROBIN, SEALED, SINGLE, SWISS, Plan


@dataclass(frozen=True)
class Explained:
    """Something with a name, a short name for the head of a column, and what it means, by language."""

    name: dict[str, str]
    short: dict[str, str]
    about: dict[str, str]


PARTIES: Final = "party"
"""How a game introduces its players that plays with parties in place of decks (`GamePackage.plays`)."""

SYSTEM_WORDS: Final = {
    SWISS: Explained(
        {"en": "Swiss system", "de": "Schweizer System"},
        {"en": "Swiss", "de": "Schweizer System"},
        {
            "en": "Everybody plays every round, against somebody with about as many points, and never twice against "
            "the same one if that can be avoided.",
            "de": "Alle spielen jede Runde, gegen jemanden mit etwa gleich vielen Punkten und, wenn es sich vermeiden "
            "lässt, nie zweimal gegen denselben.",
        },
    ),
    SINGLE: Explained(
        {"en": "Single elimination", "de": "K.-o.-System"},
        {"en": "Single elimination", "de": "K.-o."},
        {
            "en": "Whoever loses is out. A drawn match is played again.",
            "de": "Wer verliert, scheidet aus. Ein unentschiedenes Match wird wiederholt.",
        },
    ),
    DOUBLE: Explained(
        {"en": "Double elimination", "de": "Doppel-K.-o.-System"},
        {"en": "Double elimination", "de": "Doppel-K.-o."},
        {
            "en": "Whoever loses twice is out. The last unbeaten player meets the last one with a single defeat; if "
            "the former loses, they play once more.",
            "de": "Wer zweimal verliert, scheidet aus. Wer als Einziger unbesiegt ist, trifft auf den Letzten mit nur "
            "einer Niederlage; unterliegt er, spielen die beiden noch einmal.",
        },
    ),
    ROUND_ROBIN: Explained(
        {"en": "Round robin", "de": "Jeder gegen jeden"},
        {"en": "Round robin", "de": "Jeder gegen jeden"},
        {"en": "Everybody plays once against everybody else.", "de": "Jeder spielt einmal gegen jeden anderen."},
    ),
}

FORMAT_WORDS: Final = {
    CONSTRUCTED: {"en": "Constructed decks", "de": "Mitgebrachte Decks"},
    SEALED: {"en": "Sealed deck", "de": "Sealed Deck"},
    DRAFT: {"en": "Booster draft", "de": "Booster-Draft"},
    PARTIES: {"en": "Parties", "de": "Mitgebrachte Gruppen"},
}

DECIDING: Final = {
    "points": Explained(
        {"en": "Match points", "de": "Matchpunkte"},
        {"en": "Points", "de": "Punkte"},
        {
            "en": "Three for a match won, one for a drawn one. A bye counts as won.",
            "de": "Drei für ein gewonnenes Match, einer für ein unentschiedenes. Ein Freilos zählt als gewonnen.",
        },
    ),
    "opponents_matches": Explained(
        {"en": "Opponents' match-win percentage", "de": "Match-Quote der Gegner"},
        {"en": "OMW", "de": "Gegner"},
        {
            "en": "The average share of the possible match points that your opponents have: who has met stronger "
            "ones stands higher. None counts as less than a third, so that nobody suffers for an opponent "
            "who loses everything. Byes are left out.",
            "de": "Welchen Anteil der möglichen Matchpunkte die eigenen Gegner im Durchschnitt haben: Wer stärkere "
            "Gegner hatte, steht weiter oben. Kein Gegner zählt weniger als ein Drittel, damit niemand unter einem "
            "Gegner leidet, der alles verliert. Freilose zählen nicht mit.",
        },
    ),
    "games": Explained(
        {"en": "Game-win percentage", "de": "Spiel-Quote"},
        {"en": "GW", "de": "Spiele"},
        {
            "en": "The share of the possible points that you have from single games, three for each game won and one "
            "for a drawn one: a match won without losing a game counts for more. At least a third.",
            "de": "Welchen Anteil der möglichen Punkte man aus einzelnen Spielen hat, drei für jedes gewonnene und "
            "einen für ein unentschiedenes: Ein Match ohne verlorenes Spiel zählt mehr. Mindestens ein Drittel.",
        },
    ),
    "opponents_games": Explained(
        {"en": "Opponents' game-win percentage", "de": "Spiel-Quote der Gegner"},
        {"en": "OGW", "de": "Gegnerspiele"},
        {
            "en": "The average game-win percentage of your opponents, each at least a third.",
            "de": "Die Spiel-Quote der eigenen Gegner im Durchschnitt, jede mindestens ein Drittel.",
        },
    ),
}
"""What decides the standings where points count, in this order; the keys are fields of `Standing`."""

KNOCKED_OUT: Final = {
    "en": "Who stays in longer stands higher; those who are knocked out in the same round share a place.",
    "de": "Wer länger im Turnier bleibt, steht weiter oben; wer in derselben Runde ausscheidet, teilt sich den Platz.",
}
"""What decides the standings of an elimination."""


def format_name(plan: Plan, lang: str) -> str:
    """Where decks come from; parties are brought along like decks."""
    brings_parties = plan.format == CONSTRUCTED and game_registry.package(plan.game).plays == PARTIES
    return FORMAT_WORDS[PARTIES if brings_parties else plan.format][language(lang)]


def percent(share: Fraction, lang: str) -> str:
    """A share as it is printed.

    >>> percent(Fraction(1, 3), "en"), percent(Fraction(1), "de")
    ('33.3 %', '100,0 %')
    """
    return with_decimal_mark(f"{float(100 * share):.1f} %", lang)
