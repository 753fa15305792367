"""What holds for a while or always, in German."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.continuous import by_kind, while_what
from regelwerk.duelmasters.text.discourse import Discourse
from regelwerk.duelmasters.text_de import clauses
from regelwerk.duelmasters.text_de.conditions import amount_phrase, condition
from regelwerk.duelmasters.text_de.references import GEGNER, described, each, everything, player, ref
from regelwerk.duelmasters.text_de.terms import TERMS
from regelwerk.kernel.language.german import (
    ACC,
    DAT,
    NOM,
    PLURAL,
    YOU_SUBJECT,
    Article,
    GermanClause,
    NounPhrase,
    named,
)
from regelwerk.kernel.language.sentences import join_list, wording_of
from regelwerk.kernel.vocabulary.words import Word

NEXT_TURN: Final = "bis zum Beginn deines nächsten Zugs"
THEIR_NEXT_TURN: Final = "im nächsten Zug deines Gegners"
TURN: Final[dict[vocabulary.Duration | None, str]] = {
    None: "",
    vocabulary.Duration.THIS_TURN: "in diesem Zug",
    vocabulary.Duration.UNTIL_YOUR_NEXT_TURN: NEXT_TURN,
    vocabulary.Duration.OPPONENTS_NEXT_TURN: THEIR_NEXT_TURN,
}
"""How long something may be done or not."""
END: Final[dict[vocabulary.Duration | None, str]] = {
    None: "",
    vocabulary.Duration.THIS_TURN: "bis zum Ende des Zugs",
    vocabulary.Duration.UNTIL_YOUR_NEXT_TURN: NEXT_TURN,
    vocabulary.Duration.OPPONENTS_NEXT_TURN: THEIR_NEXT_TURN,
}
"""How long something has what it is given."""


def _subject(discourse: Discourse, what: vocabulary.Selector) -> NounPhrase:
    if isinstance(what, vocabulary.All):
        return everything(discourse, what.noun, "" if what.noun.zone is vocabulary.Zone.BATTLE else "in", subject=True)
    return ref(discourse, what, subject=True)


TURNS: Final = {
    vocabulary.TurnOwner.YOURS: "in deinem Zug",
    vocabulary.TurnOwner.OPPONENTS: "im Zug deines Gegners",
    vocabulary.TurnOwner.EACH: "in jedem Zug",
}


def _conditions(discourse: Discourse, word: vocabulary.Condition | None) -> tuple[str, str]:
    """What a condition says in the middle of a clause, and what at its end."""
    parts = while_what(word)
    during = "beim Angreifen" if parts.attacking else TURNS[parts.turn] if parts.turn is not None else ""
    return during, f", solange {condition(discourse, parts.rest).verb_last()}" if parts.rest is not None else ""


def have(
    discourse: Discourse,
    word: vocabulary.Have,
    lasts: bool,
    names: Sequence[str],
    tap_abilities: Sequence[vocabulary.TapAbility],
    inside: Callable[[Discourse, vocabulary.TapAbility], str],
) -> GermanClause:
    """Power and abilities: `names` are quoted, `tap_abilities` are worded where they stand in the sentence."""
    subject = (
        each(discourse, word.what.noun) if isinstance(word.what, vocabulary.All) else _subject(discourse, word.what)
    )
    near, discourse.near = discourse.near, word.what
    during, tail = _conditions(discourse, word.condition)
    discourse.near = near
    if tap_abilities:
        return GermanClause(
            clauses.HABEN, subject, (f"die Tapp-Fähigkeit „{inside(discourse, tap_abilities[0])}“",), tail=tail
        )
    parts = [amount_phrase(discourse, word.power, "Stärke")] if word.power != 0 else []
    parts += [join_list([f"„{name}“" for name in names], "und")] if names else []
    span = END[word.span]
    middle = tuple(part for part in (span, during, " und ".join(parts)) if part)
    return GermanClause(clauses.HABEN if lasts else clauses.ERHALTEN, subject, middle, tail=tail)


def _must_attack(discourse: Discourse, word: vocabulary.MustAttack) -> GermanClause:
    often = TURN[word.span] or "in jedem Zug"
    return GermanClause(clauses.ANGREIFEN, _subject(discourse, word.what), (often,), tail=", wenn möglich")


def _must_block(discourse: Discourse, word: vocabulary.MustBlock) -> GermanClause:
    ahead = "wenn eine Kreatur eines Gegners" + (f" {TURN[word.span]}" if word.span else "") + " angreift"
    return GermanClause(clauses.BLOCKEN, _subject(discourse, word.what), tail=", wenn möglich", front=ahead)


FORBIDDEN: Final = {
    vocabulary.RestrictedAction.ATTACK: ("nicht angreifen", ""),
    vocabulary.RestrictedAction.ATTACK_PLAYERS: ("angreifen", "keine Spieler"),
    vocabulary.RestrictedAction.ATTACK_CREATURES: ("angreifen", "keine Kreaturen"),
    vocabulary.RestrictedAction.BE_BLOCKED: ("geblockt werden", "nicht"),
    vocabulary.RestrictedAction.BE_ATTACKED: ("angegriffen werden", "nicht"),
}
"""The end of the clause, and what stands before it: a word of denial that "von ..." may follow."""


def _cannot(discourse: Discourse, word: vocabulary.Cannot) -> GermanClause:
    span = (TURN[word.span],) if word.span else ()
    if word.act is vocabulary.RestrictedAction.BE_CHOSEN_BY_OPPONENTS:
        gegner = NounPhrase((GEGNER,), Article.YOUR)
        what = _subject(discourse, word.what).in_case(ACC)
        during, tail = _conditions(discourse, word.condition)
        middle = (what, *span, *([during] if during else []))
        return GermanClause(clauses.KOENNEN, gegner, middle, "nicht wählen", tail)
    if word.act is vocabulary.RestrictedAction.BE_DESTROYED_BY_LOSING:
        return _survives(discourse, word, span)
    subject = _subject(discourse, word.what)
    discourse.near = word.what
    during, tail = _conditions(discourse, word.condition)
    middle = (*span, *([during] if during else []))
    if word.act is vocabulary.RestrictedAction.UNTAP_AT_START:
        return GermanClause(clauses.WERDEN, subject, ("zu Beginn deiner Züge", *middle), "nicht enttappt", tail)
    end, denial = FORBIDDEN[word.act]
    if word.by is not None:
        others = described(discourse, word.by, plural=True)
        if word.act in (vocabulary.RestrictedAction.BE_BLOCKED, vocabulary.RestrictedAction.BE_ATTACKED):
            denial = f"{denial} von {others.in_case(DAT)}"
        else:
            end, denial = "angreifen", described(discourse, word.by, Article.NO, True).in_case(ACC)
    return GermanClause(clauses.KOENNEN, subject, middle, f"{denial} {end}".strip(), tail)


def _survives(discourse: Discourse, word: vocabulary.Cannot, span: tuple[str, ...]) -> GermanClause:
    """Losing a battle does not destroy it."""
    subject = _subject(discourse, word.what)
    against = f"gegen {described(discourse, word.by, Article.A).in_case(ACC)}" if word.by is not None else ""
    loses = GermanClause(clauses.VERLIEREN, subject, tuple(part for part in (*span, "einen Kampf", against) if part))
    discourse.near = word.what
    during, tail = _conditions(discourse, word.condition)
    middle = (during,) if during else ()
    return GermanClause(
        clauses.WERDEN,
        _subject(discourse, word.what),
        middle,
        "nicht zerstört",
        tail,
        front=f"wenn {loses.verb_last()}",
    )


def _attack_player(
    discourse: Discourse, word: vocabulary.CanAttack, whom: vocabulary.Player, span: tuple[str, ...]
) -> GermanClause:
    who = "deinen Gegner" if isinstance(whom, vocabulary.Opponent) else "diesen Spieler"
    subject = _subject(discourse, word.what)
    if word.despite:
        what = f"alle Effekte, die {subject.in_case(ACC)} daran hindern würden, {who} anzugreifen"
        return GermanClause(clauses.IGNORIEREN, None, (*span, what))
    return GermanClause(clauses.KOENNEN, subject, (who, *span), "angreifen")


def _attack_such(
    discourse: Discourse, word: vocabulary.CanAttack, whom: vocabulary.CardFilter, span: tuple[str, ...]
) -> GermanClause:
    subject = _subject(discourse, word.what)
    return GermanClause(
        clauses.KOENNEN, subject, (*span, described(discourse, whom, plural=True).in_case(ACC)), "angreifen"
    )


def _attack_that(
    discourse: Discourse, word: vocabulary.CanAttack, whom: vocabulary.Selector, span: tuple[str, ...]
) -> GermanClause:
    that = ref(discourse, whom)
    tail = f", als {'wären' if that.is_plural else 'wäre'} {that.in_case(NOM)} getappt" if that.spoken_of else ""
    return GermanClause(
        clauses.KOENNEN, _plain_subject(discourse, word.what), (that.in_case(ACC), *span), "angreifen", tail
    )


CAN_ATTACK: Final[dict[type[Word], Callable[[Discourse, vocabulary.CanAttack, Any, tuple[str, ...]], GermanClause]]] = {
    vocabulary.Player: _attack_player,
    vocabulary.CardFilter: _attack_such,
    vocabulary.Selector: _attack_that,
}
"""Whom something can attack: a player, such creatures, that creature."""


def _can_attack(discourse: Discourse, word: vocabulary.CanAttack) -> GermanClause:
    said_of = wording_of(CAN_ATTACK, word.whom, "German")
    return said_of(discourse, word, word.whom, (TURN[word.span],) if word.span else ())


def _plain_subject(discourse: Discourse, what: vocabulary.Selector) -> NounPhrase:
    """What attacks, without becoming what the text speaks of."""
    last, near = discourse.last, discourse.near
    phrase = _subject(discourse, what)
    discourse.last, discourse.near = last, near
    return phrase


def _costs(discourse: Discourse, word: vocabulary.CostChange) -> GermanClause:
    """Cards cost more or less; summoning and casting are told apart where both are meant."""
    noun = word.noun
    how = f"{abs(word.more)} {'mehr' if word.more > 0 else 'weniger'}"
    parts = []
    for bare in by_kind(noun):
        action = "beim Beschwören" if bare.kinds == (vocabulary.CardType.CREATURE,) else "beim Wirken"
        article = Article.YOUR if isinstance(noun.whose, vocabulary.You) else Article.NONE
        theirs = " deines Gegners" if isinstance(noun.whose, vocabulary.Opponent) else ""
        parts.append((described(discourse, bare, article, True).in_case(NOM) + theirs, f"{action} {how}"))
    span = (TURN[word.span],) if word.span else ()
    first = GermanClause(clauses.KOSTEN, named(parts[0][0], PLURAL), (*span, parts[0][1]))
    tail = "".join(f" und {name} {much_more}" for name, much_more in parts[1:])
    if word.floor:
        tail += f", aber nicht weniger als {word.floor}"
    return GermanClause(first.verb, first.subject, first.middle, tail=tail)


def _enter_tapped(discourse: Discourse, word: vocabulary.EnterTapped) -> GermanClause:
    mine = isinstance(word.noun.whose, vocabulary.You)
    creatures = described(discourse, word.noun, Article.YOUR if mine else Article.NONE, True, with_owner=not mine)
    return GermanClause(clauses.WERDEN, creatures, ("getappt in den Kampfbereich",), "gelegt")


def _attack_first(discourse: Discourse, word: vocabulary.AttackFirst) -> GermanClause:
    attackers = named("angreifende Kreaturen deines Gegners", PLURAL)
    victims = everything(discourse, word.noun, subject=True).in_case(ACC)
    return GermanClause(clauses.ANGREIFEN, attackers, (victims,), tail=", wenn möglich")


def _choose_shields(discourse: Discourse, word: vocabulary.ChooseShields) -> GermanClause:
    ahead = "wenn eine Kreatur eines Gegners einen Schild durchbrechen würde"
    return GermanClause(clauses.WAEHLEN, YOU_SUBJECT, ("anstelle deines Gegners den Schild",), front=ahead)


def _cannot_play(discourse: Discourse, word: vocabulary.CannotPlay) -> GermanClause:
    """Players can't cast such spells, or can't use such shield triggers."""
    noun = word.noun
    who = named("Spieler", PLURAL) if noun.whose is None else player(discourse, noun.whose) or YOU_SUBJECT
    if word.by_shield_trigger:
        cards = described(discourse, replace(noun, whose=None), plural=True).in_case(DAT)
        return GermanClause(clauses.KOENNEN, who, (f"„{TERMS['shield_trigger']}“ von {cards}",), "nicht benutzen")
    acts = [
        f"{described(discourse, bare, Article.NO, True).in_case(ACC)} "
        f"{'beschwören' if bare.kinds == (vocabulary.CardType.CREATURE,) else 'wirken'}"
        for bare in by_kind(noun)
    ]
    return GermanClause(clauses.KOENNEN, who, (), join_list(acts, "und"))


STATEMENTS: Final[dict[type[Word], Callable[[Discourse, Any], GermanClause]]] = {
    vocabulary.Cannot: _cannot,
    vocabulary.CanAttack: _can_attack,
    vocabulary.MustAttack: _must_attack,
    vocabulary.MustBlock: _must_block,
    vocabulary.CostChange: _costs,
    vocabulary.CannotPlay: _cannot_play,
    vocabulary.EnterTapped: _enter_tapped,
    vocabulary.AttackFirst: _attack_first,
    vocabulary.ChooseShields: _choose_shields,
}
"""Each continuous word by its clause; `have` has one of its own."""
