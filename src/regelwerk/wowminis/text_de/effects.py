"""What abilities and cards do, and whom they speak of, in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from regelwerk.kernel.language.german import (
    ACC,
    CAN,
    DAT,
    GEN,
    NOM,
    Article,
    Case,
    GermanClause,
    GermanVerb,
    NounPhrase,
)
from regelwerk.kernel.language.sentences import german_number, join_list, signed
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.text.effects import Effects
from regelwerk.wowminis.text.references import Naming, has_itself, narrowest
from regelwerk.wowminis.text_de.terms import ANGREIFER, FIGUR, TERMS, VERTEIDIGER, spaces, term

# ------------------------------------------------------------------------ figures

ADJECTIVES: Final = {
    vocabulary.Allegiance.OPPOSING: ("gegnerisch",),
    vocabulary.Allegiance.ALLIED: ("verbündet",),
    vocabulary.Allegiance.PARTY: (),
}


def within(word: vocabulary.Within) -> str:
    """How far away, behind the noun.

    >>> within(vocabulary.Within(2)), within(vocabulary.Within(2, beside=True)), within(vocabulary.ADJACENT)
    ('im Umkreis von 2 Feldern', 'in 1 bis 2 Feldern Entfernung', 'direkt neben dieser Figur')
    """
    if word.is_adjacent():
        return "direkt neben dieser Figur"
    if word.beside:
        return f"in 1 bis {word.spaces} Feldern Entfernung"
    return f"im Umkreis von {word.spaces} {'Feld' if word.spaces == 1 else 'Feldern'}"


BEHIND: Final[dict[type[Word], Callable[[Any], str]]] = {
    vocabulary.Within: within,
    vocabulary.HalfHealth: lambda qual: "mit höchstens der Hälfte ihrer Anfangsgesundheit",
}
"""What a quality adds behind the noun."""


def described(what: vocabulary.FigureFilter, article: Article, plural: bool = False) -> NounPhrase:
    """Figures with an article.

    >>> described(
    ...     vocabulary.FigureFilter(vocabulary.Allegiance.ALLIED, (vocabulary.ADJACENT,)), Article.NONE, plural=True
    ... ).in_case(NOM)
    'verbündete Figuren direkt neben dieser Figur'
    """
    behind = ["ihrer Gruppe"] if what.whose is vocabulary.Allegiance.PARTY else []
    behind += [BEHIND[type(qual)](qual) for qual in narrowest(what)]
    return NounPhrase((FIGUR,), article, ADJECTIVES[what.whose], plural=plural, after=" ".join(behind))


def this_or(figures: vocabulary.FigureFilter, case: Case) -> str:
    """dieser Figur oder einer verbündeten Figur"""
    return f"{NAMES.this.in_case(case)} oder {described(figures, Article.A).in_case(case)}"


class GermanNaming(Naming[NounPhrase]):
    """German phrases for figures, ready to be said in any case; what is two phrases, as a subject only."""

    language = "German"
    this = NounPhrase((FIGUR,), Article.THIS)
    combatants: ClassVar = {
        vocabulary.Role.ATTACKING: NounPhrase((ANGREIFER,), Article.THE),
        vocabulary.Role.DEFENDING: NounPhrase((VERTEIDIGER,), Article.THE),
    }

    def single(self, figures: vocabulary.FigureFilter) -> NounPhrase:
        return described(figures, Article.A)

    def each(self, figures: vocabulary.FigureFilter) -> NounPhrase:
        return described(figures, Article.EVERY)

    def this_or(self, figures: vocabulary.FigureFilter) -> NounPhrase:
        return NounPhrase(name=this_or(figures, NOM), spoken_of=FIGUR.gender)

    def all(self, figures: vocabulary.FigureFilter) -> NounPhrase:
        return described(figures, Article.NONE, plural=True)


NAMES: Final = GermanNaming()


def whom(ref: vocabulary.Selector, case: Case) -> str:
    """Figures in a case.

    >>> whom(vocabulary.ADJACENT_OPPONENTS, DAT), whom(vocabulary.SELF_OR_ALLY, GEN)
    ('jeder gegnerischen Figur direkt neben dieser Figur', 'dieser Figur oder einer verbündeten Figur')
    """
    if isinstance(ref, vocabulary.Target) and has_itself(ref.of):
        return this_or(vocabulary.FigureFilter(vocabulary.Allegiance.ALLIED, ref.of.criteria), case)
    return NAMES.named(ref).in_case(case)


# ------------------------------------------------------------------------ effects


MOVES: Final = {
    vocabulary.MoveType.PUSH: GermanVerb("stoßen", "weg"),
    vocabulary.MoveType.TELEPORT: GermanVerb("teleportieren"),
}


def _moved(word: vocabulary.Move) -> str:
    how_far = f"bis zu {spaces(word.spaces)} weit"
    return GermanClause(MOVES[word.type], None, (whom(word.whom, ACC), how_far)).main_clause()


def _change_health(word: vocabulary.ChangeHealth) -> str:
    if word.change > 0:
        healed = f"{word.change} Schaden von {whom(word.whom, DAT)}"
        return GermanClause(GermanVerb("heilen"), None, (healed,)).main_clause()
    return GermanClause(GermanVerb("fügen", "zu"), None, (whom(word.whom, DAT), f"{word.damage} Schaden")).main_clause()


def _advance(word: vocabulary.AdvanceClock) -> str:
    clock = f"die persönliche Uhr {whom(word.whom, GEN)}"
    return GermanClause(GermanVerb("stellen", "vor"), None, (clock, f"um {word.ticks}")).main_clause()


def _attack_again(word: vocabulary.Attack) -> str:
    strength = f"mit Stärke {word.strength} ({term(word.element)})"
    attack = f"einen {term(word.type)}en Angriff {strength} gegen {whom(word.whom, ACC)}"
    return GermanClause(GermanVerb("führen", "durch"), None, (attack,)).main_clause()


COMMANDS: Final[dict[type[Word], Callable[[Any], str]]] = {
    vocabulary.ChangeHealth: _change_health,
    vocabulary.Move: _moved,
    vocabulary.AdvanceClock: _advance,
}
"""Effect class -> its command."""

CRITICALS: Final[dict[type[Word], Callable[[Any], str]]] = {
    vocabulary.DamageMore: lambda word: f"Schaden {signed(word.more)}",
    vocabulary.HealMore: lambda word: f"heilt {word.more} zusätzlich",
    vocabulary.Attack: _attack_again,
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
SPANS: Final = {vocabulary.Duration.TURN: "in diesem Zug", vocabulary.Duration.ATTACK: "während dieses Angriffs"}
HABEN: Final = GermanVerb("haben", third="hat", second="hast")


class German(Effects[GermanClause, NounPhrase]):
    """German sentences.

    >>> TWO_SPACES = vocabulary.Move(vocabulary.MoveType.TELEPORT, 2)
    >>> effect_text(vocabulary.Then((vocabulary.ChangeHealth(-1, vocabulary.ATTACKER), TWO_SPACES)))
    'Füge dem Angreifer 1 Schaden zu. Teleportiere diese Figur bis zu 2 Felder weit.'
    >>> effect_text(vocabulary.Have(vocabulary.THIS, resist=1, attack_rerolls=1, span=vocabulary.Duration.TURN))
    'In diesem Zug hat diese Figur +1 Widerstand und kann mit einem weiteren Angriffswürfel noch einmal würfeln.'
    >>> critical(vocabulary.DamageMore(1)), critical(vocabulary.HealMore(1))
    ('Schaden +1', 'heilt 1 zusätzlich')
    >>> lasting_text(vocabulary.Have(vocabulary.ADJACENT_ALLIES, armor=1))
    'Verbündete Figuren direkt neben dieser Figur haben +1 Rüstung.'
    >>> when_text(vocabulary.IsAttacked(vocabulary.THIS, vocabulary.AttackType.PHYSICAL))
    'Wenn diese Figur als Verteidiger eines physischen Angriffs bestimmt wurde, vor dem Würfeln'
    """

    language = "German"
    terms = TERMS
    naming = NAMES
    commands = COMMANDS
    criticals = CRITICALS
    labels = LABELS

    def object(self, ref: vocabulary.Selector) -> str:
        return whom(ref, ACC)

    def value(self, number: int, field: str) -> str:
        if field == "movement":
            return "Bewegungspunkt" if abs(number) == 1 else "Bewegungspunkte"
        return VALUES[field]

    def dice_again(self, number: int, field: str) -> str:
        return f"{'einem' if number == 1 else german_number(number)} weiteren {DICE[field]}{'' if number == 1 else 'n'}"

    def has(self, subject: NounPhrase, values: list[str]) -> GermanClause:
        return GermanClause(HABEN, subject, (join_list(values, "und"),))

    def rolls_again(self, subject: NounPhrase, dice: list[str]) -> GermanClause:
        return GermanClause(CAN, subject, (f"mit {join_list(dice, 'und')}",), "noch einmal würfeln")

    def together(self, subject: NounPhrase, clauses: list[GermanClause], span: vocabulary.Duration | None) -> str:
        first, *rest = clauses
        opened = first.main_clause() if span is None else f"{SPANS[span]} {first.verb_first()}"
        return " und ".join([opened, *(clause.without_subject() for clause in rest)])

    def taunt(self) -> str:
        return "Gegnerische Figuren direkt neben dieser Figur können nur diese Figur angreifen."

    def attacked(self, who: NounPhrase, type: vocabulary.AttackType | None) -> str:
        against = f" eines {term(type)}en Angriffs" if type is not None else ""
        return f"Wenn {who.in_case(NOM)} als Verteidiger{against} bestimmt wurde, vor dem Würfeln"


GERMAN: Final = German()

critical = GERMAN.critical
effect_text = GERMAN.effect_text
lasting_text = GERMAN.lasting_text
when_text = GERMAN.when_text
