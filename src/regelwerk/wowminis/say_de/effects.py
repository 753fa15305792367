"""What abilities and cards do, and whom they speak of, in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.kernel.german import ACC, DAT, GEN, KANN, NOM, Article, Case, Clause, Phrase, Verb
from regelwerk.kernel.wording import Unworded, german_number, listed, sentence
from regelwerk.kernel.words import Then, Word
from regelwerk.wowminis import words as w
from regelwerk.wowminis.say_de.terms import ANGREIFER, FIGUR, VERTEIDIGER, signed, spaces, term

# ------------------------------------------------------------------------ figures

ADJECTIVES: Final = {w.Whose.OPPOSING: ("gegnerisch",), w.Whose.ALLIED: ("verbündet",), w.Whose.PARTY: ()}

THIS_FIGURE: Final = Phrase((FIGUR,), Article.THIS)


def described(what: w.Figures, article: Article, plural: bool = False) -> Phrase:
    """Figures with an article.

    >>> described(w.Figures(w.Whose.ALLIED, (w.Adjacent(),)), Article.NONE, plural=True).said(NOM)
    'verbündete Figuren direkt neben dieser Figur'
    """
    behind = ["ihrer Gruppe"] if what.whose is w.Whose.PARTY else []
    for qual in w.narrowest(what):
        if isinstance(qual, w.Adjacent):
            behind.append("direkt neben dieser Figur")
        elif isinstance(qual, w.Within):
            behind.append(f"im Umkreis von {qual.spaces} {'Feld' if qual.spaces == 1 else 'Feldern'}")
        else:
            behind.append("mit höchstens der Hälfte ihrer Anfangsgesundheit")
    return Phrase((FIGUR,), article, ADJECTIVES[what.whose], plural=plural, after=" ".join(behind))


def whom(ref: w.Ref, case: Case) -> str:
    """Figures in a case.

    >>> whom(w.ADJACENT_OPPONENTS, DAT), whom(w.SELF_OR_ALLY, GEN)
    ('jeder gegnerischen Figur direkt neben dieser Figur', 'dieser Figur oder einer verbündeten Figur')
    """
    if isinstance(ref, w.This):
        return THIS_FIGURE.said(case)
    if isinstance(ref, w.Attacker):
        return Phrase((ANGREIFER,), Article.THE).said(case)
    if isinstance(ref, w.Defender):
        return Phrase((VERTEIDIGER,), Article.THE).said(case)
    if isinstance(ref, w.Each):
        return described(ref.of, Article.EVERY).said(case)
    assert isinstance(ref, w.One)
    if w.has_itself(ref.of):
        ally = described(w.Figures(w.Whose.ALLIED, ref.of.quals), Article.A)
        return f"{THIS_FIGURE.said(case)} oder {ally.said(case)}"
    return described(ref.of, Article.A).said(case)


# ------------------------------------------------------------------- attacks, heals


def attack_parts(word: w.Attack) -> list[tuple[str, str]]:
    """An attack in parts: (text, which part of the definition it shows)."""
    found = [(f"Reichweite {word.range}", "range"), (dice(word.type, word.strength, word.element), "strength")]
    if word.whom != w.AN_OPPONENT:
        found.append((f"gegen {whom(word.whom, ACC)}{reach(word.whom)}", "whom"))
    return found


def reach(ref: w.Ref) -> str:
    """What stands behind "each figure" where the description itself does not say how far off they are."""
    if not isinstance(ref, w.Each) or any(isinstance(qual, (w.Adjacent, w.Within)) for qual in ref.of.quals):
        return ""
    return " in Reichweite und freier Sicht"


def dice(type: w.AttackType, strength: int, element: w.Element) -> str:
    """Type, strength and damage word as they stand on a card.

    >>> dice(w.AttackType.PHYSICAL, 4, w.Element.MELEE)
    'physisch 4 (Nahkampf)'
    """
    return f"{term(type)} {strength} ({term(element)})"


def heal_parts(word: w.Heal) -> list[tuple[str, str]]:
    """A heal in parts."""
    found = [(f"Reichweite {word.range}", "range"), (f"Heilstärke {word.strength}", "strength")]
    if word.whom != w.SELF_OR_ALLY:
        found.append((f"für {whom(word.whom, ACC)}{reach(word.whom)}", "whom"))
    return found


def critical(word: Word) -> str:
    """What stands behind the sign of a critical, without a full stop.

    >>> critical(w.DamageMore(1)), critical(w.HealMore(1))
    ('Schaden +1', 'heilt 1 zusätzlich')
    """
    if isinstance(word, w.DamageMore):
        return f"Schaden {signed(word.more)}"
    if isinstance(word, w.HealMore):
        return f"heilt {word.more} zusätzlich"
    if isinstance(word, w.AttackDefender):
        strength = f"mit Stärke {word.strength} ({term(word.element)})"
        attack = f"einen {term(word.type)}en Angriff {strength} gegen den Verteidiger"
        return Clause(Verb("führen", "durch"), None, (attack,)).main()
    return command(word)


# ------------------------------------------------------------------------ commands


def deal(word: w.DealDamage) -> str:
    return Clause(Verb("fügen", "zu"), None, (whom(word.whom, DAT), f"{word.amount} Schaden")).main()


def heal_damage(word: w.HealDamage) -> str:
    return Clause(Verb("heilen"), None, (f"{word.amount} Schaden von {whom(word.whom, DAT)}",)).main()


def push(word: w.Push) -> str:
    return Clause(Verb("stoßen", "weg"), None, (whom(word.whom, ACC), f"bis zu {spaces(word.spaces)} weit")).main()


def teleport(word: w.Teleport) -> str:
    return Clause(Verb("teleportieren"), None, (whom(word.whom, ACC), f"bis zu {spaces(word.spaces)} weit")).main()


def advance(word: w.AdvanceClock) -> str:
    clock = f"die persönliche Uhr {whom(word.whom, GEN)}"
    return Clause(Verb("stellen", "vor"), None, (clock, f"um {word.ticks}")).main()


def attack(word: w.Attack) -> str:
    said = ", ".join(text for text, _ in attack_parts(word))
    return f"Angriff: {said}{_behind(word.critical)}"


def heal(word: w.Heal) -> str:
    said = ", ".join(text for text, _ in heal_parts(word))
    return f"Heilung: {said}{_behind(word.critical)}"


def _behind(word: Word | None) -> str:
    return f". Kritisch: {critical(word)}" if word is not None else ""


HABEN: Final = Verb("haben", third="hat", second="hast")


def having(word: w.Have, subject: Phrase) -> list[Clause]:
    """Somebody has values, and can roll dice again."""
    values = [
        f"{signed(number)} {name}"
        for number, name in (
            (word.armor, "Rüstung"),
            (word.resist, "Widerstand"),
            (word.strength, "Angriffsstärke"),
            (word.main_strength, "Stärke beim Hauptangriff"),
            (word.movement, "Bewegungspunkt" if abs(word.movement) == 1 else "Bewegungspunkte"),
        )
        if number
    ]
    again = [
        f"{'einem' if number == 1 else german_number(number)} weiteren {name}{'' if number == 1 else 'n'}"
        for number, name in ((word.attack_rerolls, "Angriffswürfel"), (word.defense_rerolls, "Verteidigungswürfel"))
        if number
    ]
    found = [Clause(HABEN, subject, (listed(values, "und"),))] if values else []
    if again:
        found.append(Clause(KANN, subject, (f"mit {listed(again, 'und')}",), "noch einmal würfeln"))
    if not found:
        raise Unworded(word, "German")
    return found


def have(word: w.Have) -> str:
    """Values for a span.

    >>> have(w.Have(w.THIS, resist=1, attack_rerolls=1, span=w.Span.TURN))
    'in diesem Zug hat diese Figur +1 Widerstand und kann mit einem weiteren Angriffswürfel noch einmal würfeln'
    """
    clauses = having(word, as_subject(word.whom))
    if word.span is None:
        first = clauses[0].main()
    else:
        lead = "in diesem Zug" if word.span is w.Span.TURN else "während dieses Angriffs"
        first = f"{lead} {clauses[0].inverted()}"
    return " und ".join([first, *(clause.rest() for clause in clauses[1:])])


def as_subject(ref: w.Ref) -> Phrase:
    """Figures as the subject of a clause."""
    if isinstance(ref, w.This):
        return THIS_FIGURE
    if isinstance(ref, w.Attacker):
        return Phrase((ANGREIFER,), Article.THE)
    if isinstance(ref, w.Defender):
        return Phrase((VERTEIDIGER,), Article.THE)
    if isinstance(ref, w.Each):
        return described(ref.of, Article.EVERY)
    assert isinstance(ref, w.One)
    if w.has_itself(ref.of):
        return Phrase(name=whom(ref, NOM), spoken_of=FIGUR.gender)
    return described(ref.of, Article.A)


COMMANDS: Final[dict[type, Any]] = {
    w.Attack: attack,
    w.Heal: heal,
    w.DealDamage: deal,
    w.HealDamage: heal_damage,
    w.Push: push,
    w.Teleport: teleport,
    w.AdvanceClock: advance,
    w.Have: have,
}
"""Effect class -> its command."""


def command(word: Word) -> str:
    """One effect as a command, without a full stop. Raises Unworded."""
    if type(word) not in COMMANDS:
        raise Unworded(word, "German")
    worded: Callable[[Any], str] = COMMANDS[type(word)]
    return worded(word)


def effect_text(word: Word) -> str:
    """An effect as sentences.

    >>> effect_text(w.Then((w.DealDamage(1, w.ATTACKER), w.Teleport(2))))
    'Füge dem Angreifer 1 Schaden zu. Teleportiere diese Figur bis zu 2 Felder weit.'
    """
    parts = word.parts if isinstance(word, Then) else (word,)
    return " ".join(sentence(command(part)) for part in parts)


def lasting_text(word: Word) -> str:
    """What an ongoing ability does, as a sentence.

    >>> lasting_text(w.Have(w.ADJACENT_ALLIES, armor=1))
    'Verbündete Figuren direkt neben dieser Figur haben +1 Rüstung.'
    """
    if isinstance(word, w.Taunt):
        return "Gegnerische Figuren direkt neben dieser Figur können nur diese Figur angreifen."
    if not isinstance(word, w.Have):
        raise Unworded(word, "German")
    if isinstance(word.whom, w.Each):
        subject = described(word.whom.of, Article.NONE, plural=True)
    else:
        subject = as_subject(word.whom)
    clauses = having(word, subject)
    return sentence(" und ".join([clauses[0].main(), *(clause.rest() for clause in clauses[1:])]))


def when_text(word: w.IsAttacked) -> str:
    """What a reaction answers.

    >>> when_text(w.IsAttacked(w.THIS, w.AttackType.PHYSICAL))
    'Wenn diese Figur als Verteidiger eines physischen Angriffs bestimmt wurde, vor dem Würfeln'
    """
    who = whom(word.what, NOM) if isinstance(word.what, w.This) else described(word.what.of, Article.A).said(NOM)
    against = f" eines {term(word.type)}en Angriffs" if word.type is not None else ""
    return f"Wenn {who} als Verteidiger{against} bestimmt wurde, vor dem Würfeln"
