"""What abilities and cards do, and whom they speak of, in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.kernel.german import ACC, DAT, GEN, KANN, NOM, Article, Case, Clause, Phrase, Verb
from regelwerk.kernel.wording import german_number, listed, signed
from regelwerk.kernel.words import Word
from regelwerk.wowminis import words as w
from regelwerk.wowminis.say.effects import Effects
from regelwerk.wowminis.say.naming import Naming, has_itself, narrowest
from regelwerk.wowminis.say_de.terms import ANGREIFER, FIGUR, TERMS, VERTEIDIGER, spaces, term

# ------------------------------------------------------------------------ figures

ADJECTIVES: Final = {w.Whose.OPPOSING: ("gegnerisch",), w.Whose.ALLIED: ("verbündet",), w.Whose.PARTY: ()}

BEHIND: Final[dict[type[Word], Callable[[Any], str]]] = {
    w.Adjacent: lambda qual: "direkt neben dieser Figur",
    w.Within: lambda qual: f"im Umkreis von {qual.spaces} {'Feld' if qual.spaces == 1 else 'Feldern'}",
    w.HalfHealth: lambda qual: "mit höchstens der Hälfte ihrer Anfangsgesundheit",
}
"""What a quality adds behind the noun."""


def described(what: w.Figures, article: Article, plural: bool = False) -> Phrase:
    """Figures with an article.

    >>> described(w.Figures(w.Whose.ALLIED, (w.Adjacent(),)), Article.NONE, plural=True).said(NOM)
    'verbündete Figuren direkt neben dieser Figur'
    """
    behind = ["ihrer Gruppe"] if what.whose is w.Whose.PARTY else []
    behind += [BEHIND[type(qual)](qual) for qual in narrowest(what)]
    return Phrase((FIGUR,), article, ADJECTIVES[what.whose], plural=plural, after=" ".join(behind))


def this_or(figures: w.Figures, case: Case) -> str:
    """dieser Figur oder einer verbündeten Figur"""
    return f"{NAMES.this.said(case)} oder {described(figures, Article.A).said(case)}"


class GermanNaming(Naming[Phrase]):
    """German phrases for figures, ready to be said in any case; what is two phrases, as a subject only."""

    language = "German"
    this = Phrase((FIGUR,), Article.THIS)
    attacker = Phrase((ANGREIFER,), Article.THE)
    defender = Phrase((VERTEIDIGER,), Article.THE)

    def one(self, figures: w.Figures) -> Phrase:
        return described(figures, Article.A)

    def each(self, figures: w.Figures) -> Phrase:
        return described(figures, Article.EVERY)

    def this_or(self, figures: w.Figures) -> Phrase:
        return Phrase(name=this_or(figures, NOM), spoken_of=FIGUR.gender)

    def all(self, figures: w.Figures) -> Phrase:
        return described(figures, Article.NONE, plural=True)


NAMES: Final = GermanNaming()


def whom(ref: w.Ref, case: Case) -> str:
    """Figures in a case.

    >>> whom(w.ADJACENT_OPPONENTS, DAT), whom(w.SELF_OR_ALLY, GEN)
    ('jeder gegnerischen Figur direkt neben dieser Figur', 'dieser Figur oder einer verbündeten Figur')
    """
    if isinstance(ref, w.One) and has_itself(ref.of):
        return this_or(w.Figures(w.Whose.ALLIED, ref.of.quals), case)
    return NAMES.named(ref).said(case)


# ------------------------------------------------------------------------ effects


def _moved(verb: Verb, word: w.Push | w.Teleport) -> str:
    return Clause(verb, None, (whom(word.whom, ACC), f"bis zu {spaces(word.spaces)} weit")).main()


def _deal(word: w.DealDamage) -> str:
    return Clause(Verb("fügen", "zu"), None, (whom(word.whom, DAT), f"{word.amount} Schaden")).main()


def _heal_damage(word: w.HealDamage) -> str:
    return Clause(Verb("heilen"), None, (f"{word.amount} Schaden von {whom(word.whom, DAT)}",)).main()


def _advance(word: w.AdvanceClock) -> str:
    clock = f"die persönliche Uhr {whom(word.whom, GEN)}"
    return Clause(Verb("stellen", "vor"), None, (clock, f"um {word.ticks}")).main()


def _attack_defender(word: w.AttackDefender) -> str:
    strength = f"mit Stärke {word.strength} ({term(word.element)})"
    attack = f"einen {term(word.type)}en Angriff {strength} gegen den Verteidiger"
    return Clause(Verb("führen", "durch"), None, (attack,)).main()


COMMANDS: Final[dict[type[Word], Callable[[Any], str]]] = {
    w.DealDamage: _deal,
    w.HealDamage: _heal_damage,
    w.Push: lambda word: _moved(Verb("stoßen", "weg"), word),
    w.Teleport: lambda word: _moved(Verb("teleportieren"), word),
    w.AdvanceClock: _advance,
}
"""Effect class -> its command."""

CRITICALS: Final[dict[type[Word], Callable[[Any], str]]] = {
    w.DamageMore: lambda word: f"Schaden {signed(word.more)}",
    w.HealMore: lambda word: f"heilt {word.more} zusätzlich",
    w.AttackDefender: _attack_defender,
}

LABELS: Final = {
    "range": "Reichweite",
    "heal strength": "Heilstärke",
    "against": "gegen",
    "for": "für",
    "reach": "in Reichweite und freier Sicht",
    "attack": "Angriff",
    "heal": "Heilung",
}
VALUES: Final = {
    "armor": "Rüstung",
    "resist": "Widerstand",
    "strength": "Angriffsstärke",
    "main_strength": "Stärke beim Hauptangriff",
}
DICE: Final = {"attack_rerolls": "Angriffswürfel", "defense_rerolls": "Verteidigungswürfel"}
SPANS: Final = {w.Span.TURN: "in diesem Zug", w.Span.ATTACK: "während dieses Angriffs"}
HABEN: Final = Verb("haben", third="hat", second="hast")


class German(Effects[Clause, Phrase]):
    """German sentences.

    >>> effect_text(w.Then((w.DealDamage(1, w.ATTACKER), w.Teleport(2))))
    'Füge dem Angreifer 1 Schaden zu. Teleportiere diese Figur bis zu 2 Felder weit.'
    >>> effect_text(w.Have(w.THIS, resist=1, attack_rerolls=1, span=w.Span.TURN))
    'In diesem Zug hat diese Figur +1 Widerstand und kann mit einem weiteren Angriffswürfel noch einmal würfeln.'
    >>> critical(w.DamageMore(1)), critical(w.HealMore(1))
    ('Schaden +1', 'heilt 1 zusätzlich')
    >>> lasting_text(w.Have(w.ADJACENT_ALLIES, armor=1))
    'Verbündete Figuren direkt neben dieser Figur haben +1 Rüstung.'
    >>> when_text(w.IsAttacked(w.THIS, w.AttackType.PHYSICAL))
    'Wenn diese Figur als Verteidiger eines physischen Angriffs bestimmt wurde, vor dem Würfeln'
    """

    language = "German"
    terms = TERMS
    naming = NAMES
    commands = COMMANDS
    criticals = CRITICALS
    labels = LABELS

    def object(self, ref: w.Ref) -> str:
        return whom(ref, ACC)

    def value(self, number: int, field: str) -> str:
        if field == "movement":
            return "Bewegungspunkt" if abs(number) == 1 else "Bewegungspunkte"
        return VALUES[field]

    def dice_again(self, number: int, field: str) -> str:
        return f"{'einem' if number == 1 else german_number(number)} weiteren {DICE[field]}{'' if number == 1 else 'n'}"

    def has(self, subject: Phrase, values: list[str]) -> Clause:
        return Clause(HABEN, subject, (listed(values, "und"),))

    def rolls_again(self, subject: Phrase, dice: list[str]) -> Clause:
        return Clause(KANN, subject, (f"mit {listed(dice, 'und')}",), "noch einmal würfeln")

    def together(self, subject: Phrase, clauses: list[Clause], span: w.Span | None) -> str:
        first, *rest = clauses
        opened = first.main() if span is None else f"{SPANS[span]} {first.inverted()}"
        return " und ".join([opened, *(clause.rest() for clause in rest)])

    def taunt(self) -> str:
        return "Gegnerische Figuren direkt neben dieser Figur können nur diese Figur angreifen."

    def attacked(self, who: Phrase, type: w.AttackType | None) -> str:
        against = f" eines {term(type)}en Angriffs" if type is not None else ""
        return f"Wenn {who.said(NOM)} als Verteidiger{against} bestimmt wurde, vor dem Würfeln"


GERMAN: Final = German()

critical = GERMAN.critical
effect_text = GERMAN.effect_text
lasting_text = GERMAN.lasting_text
when_text = GERMAN.when_text
