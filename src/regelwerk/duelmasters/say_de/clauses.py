"""German verbs of this game, and how one sentence follows on another."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.german import Clause, Verb

ZIEHEN: Final = Verb("ziehen")
ABWERFEN: Final = Verb("werfen", "ab", third="wirft", second="wirfst", imperative="wirf")
ZERSTOEREN: Final = Verb("zerstören")
TAPPEN: Final = Verb("tappen")
ENTTAPPEN: Final = Verb("enttappen")
LEGEN: Final = Verb("legen")
BRINGEN: Final = Verb("bringen", "zurück")
NEHMEN: Final = Verb("nehmen", third="nimmt", second="nimmst", imperative="nimm")
FUEGEN: Final = Verb("fügen", "hinzu")
DURCHBRECHEN: Final = Verb("durchbrechen", third="durchbricht", second="durchbrichst", imperative="durchbrich")
ANSEHEN: Final = Verb("sehen", "an", third="sieht", second="siehst", imperative="sieh")
DURCHSUCHEN: Final = Verb("durchsuchen")
ZEIGEN: Final = Verb("zeigen")
MISCHEN: Final = Verb("mischen")
WAEHLEN: Final = Verb("wählen")
MACHEN: Final = Verb("machen")
ERHALTEN: Final = Verb("erhalten", third="erhält", second="erhältst", imperative="erhalte")
HABEN: Final = Verb("haben", third="hat", second="hast")
SIND: Final = Verb("sind", third="ist", second="bist")
WERDEN: Final = Verb("werden", third="wird", second="wirst")
WUERDE: Final = Verb("würden", third="würde", second="würdest")
ANGREIFEN: Final = Verb("greifen", "an")
BLOCKEN: Final = Verb("blocken")
KAEMPFEN: Final = Verb("kämpfen")
GEWINNEN: Final = Verb("gewinnen")
VERLIEREN: Final = Verb("verlieren")
VERLASSEN: Final = Verb("verlassen", third="verlässt")
WIRKEN: Final = Verb("wirken")
BESCHWOEREN: Final = Verb("beschwören")
KOSTEN: Final = Verb("kosten", third="kostet")
IGNORIEREN: Final = Verb("ignorieren")
KOENNEN: Final = Verb("können", third="kann", second="kannst")


def then(clause: Clause) -> str:
    """What comes after something else: "mische dann ...", "dann zerstört dein Gegner ...".

    >>> from regelwerk.kernel.german import named, M
    >>> then(Clause(MISCHEN, None, ("dein Deck",))), then(Clause(ZIEHEN, named("er", M), ("eine Karte",)))
    ('mische dann dein Deck', 'dann zieht er eine Karte')
    """
    if clause.subject is None and not clause.ahead:
        pronoun = bool(clause.middle) and clause.middle[0] in ("er", "sie", "es", "ihn", "ihnen")
        return (behind_the_thing(clause, "dann") if pronoun else clause.with_span("dann")).main()
    return f"dann {clause.inverted()}"


def behind_the_thing(clause: Clause, words: str) -> Clause:
    """The same with something said behind what it is done to: "lege sie stattdessen in ..."."""
    return replace(clause, middle=(*clause.middle[:1], words, *clause.middle[1:]))


def would(clause: Clause) -> str:
    """An event that has not happened yet, verb last: "diese Kreatur zerstört würde".

    >>> from regelwerk.kernel.german import named, F
    >>> would(Clause(WERDEN, named("sie", F), (), "zerstört")), would(Clause(DURCHBRECHEN, named("sie", F), ("ihn",)))
    ('sie zerstört würde', 'sie ihn durchbrechen würde')
    """
    if clause.verb is WERDEN:
        return replace(clause, verb=WUERDE).final()
    infinitive = f"{clause.verb.prefix}{clause.verb.infinitive}"
    return replace(clause, verb=WUERDE, closing=f"{clause.closing} {infinitive}".strip()).final()
