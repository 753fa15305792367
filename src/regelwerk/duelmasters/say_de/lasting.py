"""What holds for a while or always, in German."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de.conditions import condition, much
from regelwerk.duelmasters.say_de.speech import GEGNER, described, each, everything, ref
from regelwerk.duelmasters.words import Act, Kind, Ref, Whose, Zone
from regelwerk.kernel.german import ACC, DAT, NOM, PLURAL, Article, Clause, Phrase, named
from regelwerk.kernel.wording import Unworded, listed
from regelwerk.kernel.words import Word

STATEMENTS: Final[tuple[type[Word], ...]] = (
    w.Have, w.Cannot, w.CanAttack, w.MustAttack, w.MustBlock, w.Costs,
)  # fmt: skip
TURN: Final = "in diesem Zug"
END: Final = "bis zum Ende des Zugs"


def statement(discourse: Speech, word: Word, lasts: bool) -> Clause:
    """A continuous word as a clause; `lasts`: it stands on the card for as long as that is there."""
    if isinstance(word, w.Have):
        return _have(discourse, word, lasts)
    if isinstance(word, w.Cannot):
        return _cannot(discourse, word)
    if isinstance(word, w.CanAttack):
        return _can_attack(discourse, word)
    if isinstance(word, w.MustAttack):
        subject = _subject(discourse, word.what)
        often = TURN if word.span else "in jedem Zug"
        return Clause(v.ANGREIFEN, subject, (often,), tail=", wenn möglich")
    if isinstance(word, w.MustBlock):
        ahead = "wenn eine Kreatur eines Gegners" + (f" {TURN}" if word.span else "") + " angreift"
        return Clause(v.BLOCKEN, _subject(discourse, word.what), tail=", wenn möglich", ahead=ahead)
    if isinstance(word, w.Costs):
        return _costs(discourse, word)
    raise Unworded(word, "German")


def _subject(discourse: Speech, what: Ref) -> Phrase:
    if isinstance(what, w.All):
        return everything(discourse, what.noun, "" if what.noun.zone is Zone.BATTLE else "in", subject=True)
    return ref(discourse, what, subject=True)


def _conditions(discourse: Speech, word: w.Condition | None) -> tuple[str, str]:
    """What a condition says in the middle of a clause, and what at its end."""
    if word is None:
        return "", ""
    if isinstance(word, w.WhileAttacking) and isinstance(word.what, w.This):
        return "beim Angreifen", ""
    if isinstance(word, w.TurnOf):
        turns = {Whose.YOURS: "in deinem Zug", Whose.OPPONENTS: "im Zug deines Gegners", Whose.EACH: "in jedem Zug"}
        return turns[word.whose], ""
    if isinstance(word, w.AllOf):
        attacking = [part for part in word.conditions if isinstance(part, w.WhileAttacking)]
        rest = tuple(part for part in word.conditions if part not in attacking)
        if attacking and rest:
            inner = rest[0] if len(rest) == 1 else w.AllOf(rest)
            return "beim Angreifen", f", solange {condition(discourse, inner).final()}"
    return "", f", solange {condition(discourse, word).final()}"


def _have(discourse: Speech, word: w.Have, lasts: bool) -> Clause:
    subject = each(discourse, word.what.noun) if isinstance(word.what, w.All) else _subject(discourse, word.what)
    near, discourse.near = discourse.near, word.what
    during, tail = _conditions(discourse, word.condition)
    discourse.near = near
    granted = [ability for ability in word.abilities if isinstance(ability, w.TapAbility)]
    plain = [ability for ability in word.abilities if ability not in granted]
    if granted:
        return _granted(discourse, subject, granted[0], tail)
    parts = [much(discourse, word.power, "Stärke")] if word.power != 0 else []
    parts += [_quoted(discourse, plain)] if plain else []
    if not parts:
        raise Unworded(word, "German")
    span = END if word.span else ""
    middle = tuple(part for part in (span, during, " und ".join(parts)) if part)
    return Clause(v.HABEN if lasts else v.ERHALTEN, subject, middle, tail=tail)


def _granted(discourse: Speech, subject: Phrase, ability: w.TapAbility, tail: str) -> Clause:
    """Each of them may tap for something."""
    from regelwerk.duelmasters.say_de.abilities import run

    text = run(discourse, ability.effect).rstrip(".")
    return Clause(v.HABEN, subject, (f"die Tapp-Fähigkeit „{text}“",), tail=tail)


def _quoted(discourse: Speech, abilities: Sequence[w.Ability]) -> str:
    from regelwerk.duelmasters.say_de.abilities import short

    return listed([f"„{short(discourse.card, ability)}“" for ability in abilities], "und")


FORBIDDEN: Final = {
    Act.ATTACK: ("nicht angreifen", ""),
    Act.ATTACK_PLAYERS: ("angreifen", "keine Spieler"),
    Act.ATTACK_CREATURES: ("angreifen", "keine Kreaturen"),
    Act.BE_BLOCKED: ("geblockt werden", "nicht"),
    Act.BE_ATTACKED: ("angegriffen werden", "nicht"),
}
"""The end of the clause, and what stands before it: a word of denial that "von ..." may follow."""


def _cannot(discourse: Speech, word: w.Cannot) -> Clause:
    span = (TURN,) if word.span else ()
    if word.act is Act.BE_CHOSEN_BY_OPPONENTS:
        gegner = Phrase((GEGNER,), Article.YOUR)
        what = _subject(discourse, word.what).said(ACC)
        during, tail = _conditions(discourse, word.condition)
        middle = (what, *span, *([during] if during else []))
        return Clause(v.KOENNEN, gegner, middle, "nicht wählen", tail)
    if word.act is Act.BE_DESTROYED_BY_LOSING:
        return _survives(discourse, word, span)
    subject = _subject(discourse, word.what)
    discourse.near = word.what
    during, tail = _conditions(discourse, word.condition)
    middle = (*span, *([during] if during else []))
    if word.act is Act.UNTAP_AT_START:
        return Clause(v.WERDEN, subject, ("zu Beginn deiner Züge", *middle), "nicht enttappt", tail)
    end, denial = FORBIDDEN[word.act]
    if word.by is not None:
        others = described(discourse, word.by, plural=True)
        if word.act in (Act.BE_BLOCKED, Act.BE_ATTACKED):
            denial = f"{denial} von {others.said(DAT)}"
        else:
            end, denial = "angreifen", described(discourse, word.by, Article.NO, True).said(ACC)
    return Clause(v.KOENNEN, subject, middle, f"{denial} {end}".strip(), tail)


def _survives(discourse: Speech, word: w.Cannot, span: tuple[str, ...]) -> Clause:
    """Losing a battle does not destroy it."""
    subject = _subject(discourse, word.what)
    against = f"gegen {described(discourse, word.by, Article.A).said(ACC)}" if word.by is not None else ""
    loses = Clause(v.VERLIEREN, subject, tuple(part for part in (*span, "einen Kampf", against) if part))
    discourse.near = word.what
    during, tail = _conditions(discourse, word.condition)
    middle = (during,) if during else ()
    return Clause(
        v.WERDEN, _subject(discourse, word.what), middle, "nicht zerstört", tail, ahead=f"wenn {loses.final()}"
    )


def _can_attack(discourse: Speech, word: w.CanAttack) -> Clause:
    span = (TURN,) if word.span else ()
    if isinstance(word.whom, w.Player):
        who = "deinen Gegner" if isinstance(word.whom, w.Opponent) else "diesen Spieler"
        subject = _subject(discourse, word.what)
        if word.despite:
            what = f"alle Effekte, die {subject.said(ACC)} daran hindern würden, {who} anzugreifen"
            return Clause(v.IGNORIEREN, None, (*span, what))
        return Clause(v.KOENNEN, subject, (who, *span), "angreifen")
    if isinstance(word.whom, w.Noun):
        subject = _subject(discourse, word.what)
        return Clause(v.KOENNEN, subject, (*span, described(discourse, word.whom, plural=True).said(ACC)), "angreifen")
    whom = ref(discourse, word.whom)
    tail = f", als {'wären' if whom.is_plural else 'wäre'} {whom.said(NOM)} getappt" if whom.spoken_of else ""
    return Clause(v.KOENNEN, _plain_subject(discourse, word.what), (whom.said(ACC), *span), "angreifen", tail)


def _plain_subject(discourse: Speech, what: Ref) -> Phrase:
    """What attacks, without becoming what the text speaks of."""
    last, near = discourse.last, discourse.near
    phrase = _subject(discourse, what)
    discourse.last, discourse.near = last, near
    return phrase


def _costs(discourse: Speech, word: w.Costs) -> Clause:
    """Cards cost more or less; summoning and casting are told apart where both are meant."""
    noun = word.noun
    how = f"{abs(word.more)} {'mehr' if word.more > 0 else 'weniger'}"
    parts = []
    for kind in noun.kinds or (Kind.CREATURE, Kind.SPELL):
        bare = w.Noun((kind,), noun.quals)
        deed = "beim Beschwören" if kind is Kind.CREATURE else "beim Wirken"
        article = Article.YOUR if isinstance(noun.whose, w.You) else Article.NONE
        theirs = " deines Gegners" if isinstance(noun.whose, w.Opponent) else ""
        parts.append((described(discourse, bare, article, True).said(NOM) + theirs, f"{deed} {how}"))
    first = Clause(v.KOSTEN, named(parts[0][0], PLURAL), (*((TURN,) if word.span else ()), parts[0][1]))
    tail = "".join(f" und {name} {much_more}" for name, much_more in parts[1:])
    if word.floor:
        tail += f", aber nicht weniger als {word.floor}"
    return Clause(first.verb, first.subject, first.middle, tail=tail)
