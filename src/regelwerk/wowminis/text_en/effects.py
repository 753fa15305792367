"""What abilities and cards do, and whom they speak of, in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from regelwerk.kernel.language.sentences import english_number, join_list, signed, with_article
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.text.effects import Effects, dice
from regelwerk.wowminis.text.references import Naming, narrowest
from regelwerk.wowminis.text_en.terms import TERMS, spaces, term

# ------------------------------------------------------------------------ figures

HEADS: Final = {
    vocabulary.Allegiance.OPPOSING: ("opposing figure", "opposing figures"),
    vocabulary.Allegiance.ALLIED: ("ally", "allies"),
    vocabulary.Allegiance.PARTY: ("figure of its party", "figures of its party"),
}


def within(word: vocabulary.Within) -> str:
    """How far away, behind the noun.

    >>> within(vocabulary.Within(2)), within(vocabulary.Within(2, beside=True)), within(vocabulary.ADJACENT)
    (' within 2 spaces', ' 1 to 2 spaces away', '')
    """
    if word.is_adjacent():
        return ""
    return f" 1 to {spaces(word.spaces)} away" if word.beside else f" within {spaces(word.spaces)}"


BEHIND: Final[dict[type[Word], Callable[[Any, bool], str]]] = {
    vocabulary.Within: lambda qual, plural: within(qual),
    vocabulary.HalfHealth: lambda qual, plural: f" with at most half of {'their' if plural else 'its'} starting health",
}
"""What a quality adds behind the noun; "adjacent" stands before it."""


def described(what: vocabulary.FigureFilter, plural: bool = False) -> str:
    """Figures without an article.

    >>> described(vocabulary.FigureFilter(vocabulary.Allegiance.ALLIED, (vocabulary.ADJACENT,)), plural=True)
    'adjacent allies'
    """
    quals = narrowest(what)
    before = "adjacent " if vocabulary.ADJACENT in quals else ""
    after = "".join(BEHIND[type(qual)](qual, plural) for qual in quals if type(qual) in BEHIND)
    return before + HEADS[what.whose][1 if plural else 0] + after


class Named(NamedTuple):
    """Figures in a sentence."""

    words: str
    plural: bool = False


class EnglishNaming(Naming[Named]):
    """English phrases for figures."""

    language = "English"
    this = Named("this figure")
    combatants: ClassVar = {
        vocabulary.Role.ATTACKING: Named("the attacker"),
        vocabulary.Role.DEFENDING: Named("the defender"),
    }

    def single(self, figures: vocabulary.FigureFilter) -> Named:
        return Named(with_article(described(figures)))

    def each(self, figures: vocabulary.FigureFilter) -> Named:
        return Named(f"each {described(figures)}")

    def this_or(self, figures: vocabulary.FigureFilter) -> Named:
        return Named(f"this figure or {with_article(described(figures))}")

    def all(self, figures: vocabulary.FigureFilter) -> Named:
        return Named(described(figures, plural=True), True)


NAMES: Final = EnglishNaming()


def whom(ref: vocabulary.Selector) -> str:
    """Figures with an article, as the object of a sentence.

    >>> whom(vocabulary.AN_OPPONENT), whom(vocabulary.ADJACENT_OPPONENTS), whom(vocabulary.SELF_OR_ALLY)
    ('an opposing figure', 'each adjacent opposing figure', 'this figure or an ally')
    >>> whom(vocabulary.Target(vocabulary.FigureFilter(vocabulary.Allegiance.PARTY, (vocabulary.HalfHealth(),))))
    'a figure of its party with at most half of its starting health'
    """
    return NAMES.named(ref).words


# ------------------------------------------------------------------------ effects

MOVES: Final = {
    vocabulary.MoveType.PUSH: "push {whom} up to {spaces} away",
    vocabulary.MoveType.TELEPORT: "teleport {whom} up to {spaces}",
}

COMMANDS: Final[dict[type[Word], Callable[[Any], str]]] = {
    vocabulary.ChangeHealth: lambda word: (
        f"heal {word.change} damage from {whom(word.whom)}"
        if word.change > 0
        else f"deal {word.damage} damage to {whom(word.whom)}"
    ),
    vocabulary.Move: lambda word: MOVES[word.type].format(whom=whom(word.whom), spaces=spaces(word.spaces)),
    vocabulary.AdvanceClock: lambda word: f"advance the personal clock of {whom(word.whom)} by {word.ticks}",
}
"""Effect class -> its command."""

CRITICALS: Final[dict[type[Word], Callable[[Any], str]]] = {
    vocabulary.DamageMore: lambda word: f"damage {signed(word.more)}",
    vocabulary.HealMore: lambda word: f"heals {word.more} more",
    vocabulary.Attack: lambda word: f"make a {dice(word, TERMS)} attack against {whom(word.whom)}",
}

LABELS: Final = {
    "range": "range",
    "heal strength": "heal",
    "against": "against",
    "for": "for",
    "reach": "in range and sight",
    "attack": "attack",
    "heal": "heal",
}
VALUES: Final = {
    "armor": "armor",
    "resist": "resist",
    "strength": "attack strength",
    "main_strength": "strength with the main attack",
}
DICE: Final = {"attack_rerolls": "attack", "defense_rerolls": "defense"}
SPANS: Final = {None: "", vocabulary.Duration.TURN: "this turn, ", vocabulary.Duration.ATTACK: "during this attack, "}


class English(Effects[str, Named]):
    """English sentences.

    >>> TWO_SPACES = vocabulary.Move(vocabulary.MoveType.TELEPORT, 2)
    >>> effect_text(vocabulary.Then((vocabulary.ChangeHealth(-1, vocabulary.ATTACKER), TWO_SPACES)))
    'Deal 1 damage to the attacker. Teleport this figure up to 2 spaces.'
    >>> critical(vocabulary.DamageMore(1)), critical(vocabulary.HealMore(1))
    ('damage +1', 'heals 1 more')
    >>> lasting_text(vocabulary.Have(vocabulary.ADJACENT_ALLIES, armor=1, resist=2, defense_rerolls=1))
    'Adjacent allies have +1 armor and +2 resist and can roll one more defense die again.'
    >>> when_text(vocabulary.IsAttacked(vocabulary.THIS, vocabulary.AttackType.PHYSICAL))
    'When this figure becomes the defender of a physical attack, before any dice'
    """

    language = "English"
    terms = TERMS
    naming = NAMES
    commands = COMMANDS
    criticals = CRITICALS
    labels = LABELS

    def object(self, ref: vocabulary.Selector) -> str:
        return whom(ref)

    def value(self, number: int, field: str) -> str:
        if field == "movement":
            return "movement point" if abs(number) == 1 else "movement points"
        return VALUES[field]

    def dice_again(self, number: int, field: str) -> str:
        return f"{english_number(number)} more {DICE[field]} {'die' if number == 1 else 'dice'}"

    def has(self, subject: Named, values: list[str]) -> str:
        return f"{'have' if subject.plural else 'has'} {join_list(values, 'and')}"

    def rolls_again(self, subject: Named, dice: list[str]) -> str:
        return f"can roll {join_list(dice, 'and')} again"

    def together(self, subject: Named, clauses: list[str], span: vocabulary.Duration | None) -> str:
        return f"{SPANS[span]}{subject.words} {' and '.join(clauses)}"

    def taunt(self) -> str:
        return "Adjacent opposing figures can attack only this figure."

    def attacked(self, who: Named, type: vocabulary.AttackType | None) -> str:
        against = f" of {with_article(term(type))} attack" if type is not None else ""
        return f"When {who.words} becomes the defender{against}, before any dice"


ENGLISH: Final = English()

critical = ENGLISH.critical
effect_text = ENGLISH.effect_text
lasting_text = ENGLISH.lasting_text
when_text = ENGLISH.when_text
