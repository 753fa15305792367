"""What holds for a while or always, in German."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.lasting import by_kind, while_what
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de.conditions import condition, much
from regelwerk.duelmasters.say_de.speech import GEGNER, described, each, everything, ref
from regelwerk.kernel.german import ACC, DAT, NOM, PLURAL, Article, Clause, Phrase, named
from regelwerk.kernel.wording import listed, wording_of
from regelwerk.kernel.words import Word

TURN: Final = "in diesem Zug"
END: Final = "bis zum Ende des Zugs"


def _subject(discourse: Speech, what: w.Ref) -> Phrase:
    if isinstance(what, w.All):
        return everything(discourse, what.noun, "" if what.noun.zone is w.Zone.BATTLE else "in", subject=True)
    return ref(discourse, what, subject=True)


TURNS: Final = {
    w.Whose.YOURS: "in deinem Zug",
    w.Whose.OPPONENTS: "im Zug deines Gegners",
    w.Whose.EACH: "in jedem Zug",
}


def _conditions(discourse: Speech, word: w.Condition | None) -> tuple[str, str]:
    """What a condition says in the middle of a clause, and what at its end."""
    parts = while_what(word)
    during = "beim Angreifen" if parts.attacking else TURNS[parts.turn] if parts.turn is not None else ""
    return during, f", solange {condition(discourse, parts.rest).final()}" if parts.rest is not None else ""


def have(
    discourse: Speech,
    word: w.Have,
    lasts: bool,
    names: Sequence[str],
    told: Sequence[w.TapAbility],
    inside: Callable[[Speech, w.TapAbility], str],
) -> Clause:
    """Power and abilities: `names` are quoted, `told` are said when their place in the sentence has come."""
    subject = each(discourse, word.what.noun) if isinstance(word.what, w.All) else _subject(discourse, word.what)
    near, discourse.near = discourse.near, word.what
    during, tail = _conditions(discourse, word.condition)
    discourse.near = near
    if told:
        return Clause(v.HABEN, subject, (f"die Tapp-Fähigkeit „{inside(discourse, told[0])}“",), tail=tail)
    parts = [much(discourse, word.power, "Stärke")] if word.power != 0 else []
    parts += [listed([f"„{name}“" for name in names], "und")] if names else []
    span = END if word.span else ""
    middle = tuple(part for part in (span, during, " und ".join(parts)) if part)
    return Clause(v.HABEN if lasts else v.ERHALTEN, subject, middle, tail=tail)


def _must_attack(discourse: Speech, word: w.MustAttack) -> Clause:
    often = TURN if word.span else "in jedem Zug"
    return Clause(v.ANGREIFEN, _subject(discourse, word.what), (often,), tail=", wenn möglich")


def _must_block(discourse: Speech, word: w.MustBlock) -> Clause:
    ahead = "wenn eine Kreatur eines Gegners" + (f" {TURN}" if word.span else "") + " angreift"
    return Clause(v.BLOCKEN, _subject(discourse, word.what), tail=", wenn möglich", ahead=ahead)


FORBIDDEN: Final = {
    w.Act.ATTACK: ("nicht angreifen", ""),
    w.Act.ATTACK_PLAYERS: ("angreifen", "keine Spieler"),
    w.Act.ATTACK_CREATURES: ("angreifen", "keine Kreaturen"),
    w.Act.BE_BLOCKED: ("geblockt werden", "nicht"),
    w.Act.BE_ATTACKED: ("angegriffen werden", "nicht"),
}
"""The end of the clause, and what stands before it: a word of denial that "von ..." may follow."""


def _cannot(discourse: Speech, word: w.Cannot) -> Clause:
    span = (TURN,) if word.span else ()
    if word.act is w.Act.BE_CHOSEN_BY_OPPONENTS:
        gegner = Phrase((GEGNER,), Article.YOUR)
        what = _subject(discourse, word.what).said(ACC)
        during, tail = _conditions(discourse, word.condition)
        middle = (what, *span, *([during] if during else []))
        return Clause(v.KOENNEN, gegner, middle, "nicht wählen", tail)
    if word.act is w.Act.BE_DESTROYED_BY_LOSING:
        return _survives(discourse, word, span)
    subject = _subject(discourse, word.what)
    discourse.near = word.what
    during, tail = _conditions(discourse, word.condition)
    middle = (*span, *([during] if during else []))
    if word.act is w.Act.UNTAP_AT_START:
        return Clause(v.WERDEN, subject, ("zu Beginn deiner Züge", *middle), "nicht enttappt", tail)
    end, denial = FORBIDDEN[word.act]
    if word.by is not None:
        others = described(discourse, word.by, plural=True)
        if word.act in (w.Act.BE_BLOCKED, w.Act.BE_ATTACKED):
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


def _attack_player(discourse: Speech, word: w.CanAttack, whom: w.Player, span: tuple[str, ...]) -> Clause:
    who = "deinen Gegner" if isinstance(whom, w.Opponent) else "diesen Spieler"
    subject = _subject(discourse, word.what)
    if word.despite:
        what = f"alle Effekte, die {subject.said(ACC)} daran hindern würden, {who} anzugreifen"
        return Clause(v.IGNORIEREN, None, (*span, what))
    return Clause(v.KOENNEN, subject, (who, *span), "angreifen")


def _attack_such(discourse: Speech, word: w.CanAttack, whom: w.Noun, span: tuple[str, ...]) -> Clause:
    subject = _subject(discourse, word.what)
    return Clause(v.KOENNEN, subject, (*span, described(discourse, whom, plural=True).said(ACC)), "angreifen")


def _attack_that(discourse: Speech, word: w.CanAttack, whom: w.Ref, span: tuple[str, ...]) -> Clause:
    that = ref(discourse, whom)
    tail = f", als {'wären' if that.is_plural else 'wäre'} {that.said(NOM)} getappt" if that.spoken_of else ""
    return Clause(v.KOENNEN, _plain_subject(discourse, word.what), (that.said(ACC), *span), "angreifen", tail)


CAN_ATTACK: Final[dict[type[Word], Callable[[Speech, w.CanAttack, Any, tuple[str, ...]], Clause]]] = {
    w.Player: _attack_player,
    w.Noun: _attack_such,
    w.Ref: _attack_that,
}
"""Whom something can attack: a player, such creatures, that creature."""


def _can_attack(discourse: Speech, word: w.CanAttack) -> Clause:
    said_of = wording_of(CAN_ATTACK, word.whom, "German")
    return said_of(discourse, word, word.whom, (TURN,) if word.span else ())


def _plain_subject(discourse: Speech, what: w.Ref) -> Phrase:
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
    for bare in by_kind(noun):
        deed = "beim Beschwören" if bare.kinds == (w.Kind.CREATURE,) else "beim Wirken"
        article = Article.YOUR if isinstance(noun.whose, w.You) else Article.NONE
        theirs = " deines Gegners" if isinstance(noun.whose, w.Opponent) else ""
        parts.append((described(discourse, bare, article, True).said(NOM) + theirs, f"{deed} {how}"))
    first = Clause(v.KOSTEN, named(parts[0][0], PLURAL), (*((TURN,) if word.span else ()), parts[0][1]))
    tail = "".join(f" und {name} {much_more}" for name, much_more in parts[1:])
    if word.floor:
        tail += f", aber nicht weniger als {word.floor}"
    return Clause(first.verb, first.subject, first.middle, tail=tail)


STATEMENTS: Final[dict[type[Word], Callable[[Speech, Any], Clause]]] = {
    w.Cannot: _cannot,
    w.CanAttack: _can_attack,
    w.MustAttack: _must_attack,
    w.MustBlock: _must_block,
    w.Costs: _costs,
}
"""Each continuous word by its clause; `have` has one of its own."""
