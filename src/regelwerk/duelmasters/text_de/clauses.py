"""German verbs of this game, and how one sentence follows on another."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.german import GermanClause, GermanVerb

ZIEHEN: Final = GermanVerb("ziehen")
ABWERFEN: Final = GermanVerb("werfen", "ab", third="wirft", second="wirfst", imperative="wirf")
ZERSTOEREN: Final = GermanVerb("zerstören")
TAPPEN: Final = GermanVerb("tappen")
ENTTAPPEN: Final = GermanVerb("enttappen")
LEGEN: Final = GermanVerb("legen")
BRINGEN: Final = GermanVerb("bringen", "zurück")
NEHMEN: Final = GermanVerb("nehmen", third="nimmt", second="nimmst", imperative="nimm")
FUEGEN: Final = GermanVerb("fügen", "hinzu")
DURCHBRECHEN: Final = GermanVerb("durchbrechen", third="durchbricht", second="durchbrichst", imperative="durchbrich")
ANSEHEN: Final = GermanVerb("sehen", "an", third="sieht", second="siehst", imperative="sieh")
DURCHSUCHEN: Final = GermanVerb("durchsuchen")
VORZEIGEN: Final = GermanVerb("zeigen", "vor")
ZEIGEN: Final = GermanVerb("zeigen")
MISCHEN: Final = GermanVerb("mischen")
WAEHLEN: Final = GermanVerb("wählen")
MACHEN: Final = GermanVerb("machen")
ERHALTEN: Final = GermanVerb("erhalten", third="erhält", second="erhältst", imperative="erhalte")
HABEN: Final = GermanVerb("haben", third="hat", second="hast")
SIND: Final = GermanVerb("sind", third="ist", second="bist")
WERDEN: Final = GermanVerb("werden", third="wird", second="wirst")
WUERDE: Final = GermanVerb("würden", third="würde", second="würdest")
ANGREIFEN: Final = GermanVerb("greifen", "an")
BEENDEN: Final = GermanVerb("beenden")
BENUTZEN: Final = GermanVerb("benutzen")
BEWIRKEN: Final = GermanVerb("bewirken")
BLOCKEN: Final = GermanVerb("blocken")
KAEMPFEN: Final = GermanVerb("kämpfen")
STATTFINDEN: Final = GermanVerb("finden", "statt", third="findet", second="findest")
GEWINNEN: Final = GermanVerb("gewinnen")
VERLIEREN: Final = GermanVerb("verlieren")
VERLASSEN: Final = GermanVerb("verlassen", third="verlässt")
WIRKEN: Final = GermanVerb("wirken")
BESCHWOEREN: Final = GermanVerb("beschwören")
KOSTEN: Final = GermanVerb("kosten", third="kostet")
IGNORIEREN: Final = GermanVerb("ignorieren")
KOENNEN: Final = GermanVerb("können", third="kann", second="kannst")


def then(clause: GermanClause) -> str:
    """What comes after something else: "mische dann ...", "dann zerstört dein Gegner ...".

    >>> from regelwerk.kernel.language.german import named, M
    >>> then(GermanClause(MISCHEN, None, ("dein Deck",))), then(GermanClause(ZIEHEN, named("er", M), ("eine Karte",)))
    ('mische dann dein Deck', 'dann zieht er eine Karte')
    """
    if clause.subject is None and not clause.front:
        pronoun = bool(clause.middle) and clause.middle[0] in ("er", "sie", "es", "ihn", "ihnen")
        return (behind_the_thing(clause, "dann") if pronoun else clause.with_span("dann")).main_clause()
    return f"dann {clause.verb_first()}"


def behind_the_thing(clause: GermanClause, words: str) -> GermanClause:
    """The same with something said behind what it is done to: "lege sie stattdessen in ..."."""
    return replace(clause, middle=(*clause.middle[:1], words, *clause.middle[1:]))


def would(clause: GermanClause) -> str:
    """An event that has not happened yet, verb last: "diese Kreatur zerstört würde".

    >>> from regelwerk.kernel.language.german import named, F
    >>> (
    ...     would(GermanClause(WERDEN, named("sie", F), (), "zerstört")),
    ...     would(GermanClause(DURCHBRECHEN, named("sie", F), ("ihn",))),
    ... )
    ('sie zerstört würde', 'sie ihn durchbrechen würde')
    """
    if clause.verb is WERDEN:
        return replace(clause, verb=WUERDE).verb_last()
    infinitive = f"{clause.verb.prefix}{clause.verb.infinitive}"
    return replace(clause, verb=WUERDE, closing=f"{clause.closing} {infinitive}".strip()).verb_last()
