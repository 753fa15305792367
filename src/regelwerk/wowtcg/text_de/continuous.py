"""What lasts, in German: values, prohibitions, prevention."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.german import (
    ACC,
    CAN,
    DAT,
    NOM,
    YOU_SUBJECT,
    Article,
    F,
    GermanClause,
    GermanVerb,
    M,
    NounPhrase,
    relative,
)
from regelwerk.kernel.language.sentences import MissingWordingError, german_number, join_list
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import unowned
from regelwerk.wowtcg.text.discourse import Discourse, Table
from regelwerk.wowtcg.text_de.amounts import MEASURED, bare_number, unit
from regelwerk.wowtcg.text_de.clauses import (
    BEZAHLEN,
    ERHOEHEN,
    FUEGEN,
    HABEN,
    HEILEN,
    MUESSEN,
    SPANS,
    SPIELEN,
    VERHINDERN,
    VERLIEREN,
    WAEHLEN,
    ZUSCHLAGEN,
    be,
    command,
)
from regelwerk.wowtcg.text_de.conditions import STATES, while_so, while_tail
from regelwerk.wowtcg.text_de.noun_phrases import described
from regelwerk.wowtcg.text_de.nouns import GEGNER, OF_TAG, SPIELER, damage, spoken_damage
from regelwerk.wowtcg.text_de.references import a_noun, each, name, player, players_thing, ref, subject
from regelwerk.wowtcg.text_de.terms import TERMS, tag


def spans(span: vocabulary.Duration | None) -> tuple[str, ...]:
    return (SPANS[span],) if span is not None else ()


# -------------------------------------------------------------------------- values

UNITS: Final = ("ANG", "Gesundheit", "VRT")


def signed(value: int | vocabulary.Amount) -> str:
    if isinstance(value, int):
        return f"{value:+d}"
    return "+X" if isinstance(value, MEASURED) else "+1"


def measured(discourse: Discourse, value: int | vocabulary.Amount) -> tuple[str, str]:
    """What follows a value that is no plain number: right behind it, or behind the whole clause."""
    if isinstance(value, MEASURED):
        return "", bare_number(discourse, value)[1]
    return f" für {unit(discourse, value).in_case(ACC)}", ""


def have(discourse: Discourse, word: vocabulary.Have) -> list[GermanClause]:
    """hat +2 ANG und +2 Gesundheit, hat Beschützer, ist Verstohlen"""
    if word.instant:
        return [are_instant(discourse, word)]
    who = subject(discourse, word.what)
    given = [(amount, unit_name) for amount, unit_name in zip((word.atk, word.health, word.defense), UNITS) if amount]
    parts = [f"{signed(amount)} {unit_name}" for amount, unit_name in given]
    parts += [TERMS[keyword.name.lower()] for keyword in word.keywords if keyword not in STATES]
    if word.power is not None:
        parts.append(quoted_power(discourse, word.power, word.span is not None))
    per = [amount for amount, _ in given if not isinstance(amount, int)]
    behind, tail = measured(discourse, per[0]) if per else ("", "")
    tail += while_tail(discourse, word.what, who, word.condition)
    found: list[GermanClause] = []
    if parts:
        middle = (*spans(word.span), join_list(parts, "und") + behind)
        found.append(GermanClause(HABEN, who, middle, tail=tail, about=word.what))
    for keyword in word.keywords:
        if keyword in STATES:
            found.append(GermanClause(be(who), who, (*spans(word.span), STATES[keyword]), tail=tail, about=word.what))
    if not found:
        raise MissingWordingError(word, "German")
    return found


def quoted_power(discourse: Discourse, power: vocabulary.Pay, goes_on: bool) -> str:
    """A power that is given, between quotation marks; its stop is left out where the sentence goes on."""
    from regelwerk.wowtcg.text_de.powers import PAGE

    words = " ".join(PAGE.pay(discourse, power))
    return f"„{words.removesuffix('.') if goes_on else words}“"


def loses_powers(discourse: Discourse, word: vocabulary.LosesPowers) -> GermanClause:
    return GermanClause(VERLIEREN, subject(discourse, word.what), (*spans(word.span), "alle Kräfte"), about=word.what)


def becomes_tagged(discourse: Discourse, word: vocabulary.BecomesTagged) -> GermanClause:
    who = subject(discourse, word.what)
    noun = OF_TAG.get(word.tag)
    called = NounPhrase((noun,), Article.A, plural=who.is_plural).in_case(NOM) if noun is not None else tag(word.tag)
    return GermanClause(be(who), who, (called,), about=word.what)


def may_stay_exhausted(discourse: Discourse, word: vocabulary.Cannot) -> GermanClause:
    whom = ref(discourse, word.what).in_case(ACC)
    middle = ("während deines Bereitmach-Schritts", "darauf verzichten,", whom, "bereit zu machen")
    return GermanClause(CAN, YOU_SUBJECT, middle)


def draws_instead(discourse: Discourse, word: vocabulary.DrawsInstead) -> GermanClause:
    card = a_noun(discourse, word.noun)
    middle = ("stattdessen", card.in_case(ACC))
    pronoun = NounPhrase(spoken_of=card.gender).in_case(ACC)
    clause = GermanClause(WAEHLEN, None, middle, tail=f" und nimm {pronoun} auf die Hand")
    return clause.after("falls du eine Karte ziehen würdest")


def are_instant(discourse: Discourse, word: vocabulary.Have) -> GermanClause:
    who = subject(discourse, word.what)
    return GermanClause(be(who), who, ("Sofort-Karten" if who.is_plural else "eine Sofort-Karte",), about=word.what)


def hand_size(discourse: Discourse, word: vocabulary.HandSize) -> GermanClause:
    size = players_thing(discourse, word.who, HAND_SIZE)
    return GermanClause(
        ERHOEHEN, replace(size, adjectives=("maximal",)), ("sich", f"um {german_number(word.increase)}")
    )


HAND_SIZE: Final = replace(damage(""), gender=F, singular="Handgröße", plural="Handgrößen")


# -------------------------------------------------------------------- prohibitions

ACTS: Final = {
    vocabulary.RestrictedAction.ATTACK: ("", "nicht angreifen"),
    vocabulary.RestrictedAction.ATTACK_HEROES_AND_ALLIES_OF_YOURS: (
        "Helden oder Verbündete in deiner Gruppe",
        "nicht angreifen",
    ),
    vocabulary.RestrictedAction.PROTECT: ("", "nicht beschützen"),
    vocabulary.RestrictedAction.BE_DESTROYED: ("", "nicht zerstört werden"),
    vocabulary.RestrictedAction.BE_ATTACKED: ("", "nicht angegriffen werden"),
    vocabulary.RestrictedAction.BE_HEALED: ("", "nicht geheilt werden"),
    vocabulary.RestrictedAction.BE_TARGETED_BY_OPPONENTS: ("", "nicht von Gegnern als Ziel gewählt werden"),
    vocabulary.RestrictedAction.STRIKE: ("", "nicht mit Waffen zuschlagen"),
    vocabulary.RestrictedAction.PLAY_CARDS: ("", "keine Karten spielen"),
    vocabulary.RestrictedAction.DRAW: ("", "keine Karten ziehen"),
    vocabulary.RestrictedAction.READY_IN_YOUR_NEXT_READY_STEP: (
        "während deines nächsten Bereitmach-Schritts",
        "nicht bereit gemacht werden",
    ),
}


def forbidden(act: vocabulary.RestrictedAction, who: NounPhrase) -> tuple[str, str]:
    """What stands in the middle, and what closes: ("", "nicht angreifen")."""
    if act in ACTS:
        return ACTS[act]
    nexts = {
        vocabulary.RestrictedAction.READY_IN_READY_STEP: "",
        vocabulary.RestrictedAction.READY_IN_NEXT_READY_STEP: "nächsten ",
    }
    if act not in nexts:
        raise MissingWordingError(act, "German")
    owners = "seines Beherrschers"
    if who.is_plural:
        owners = "ihrer Beherrscher"
    elif who.gender is F:
        owners = "ihres Beherrschers"
    return f"während des {nexts[act]}Bereitmach-Schritts {owners}", "nicht bereit gemacht werden"


def cannot(discourse: Discourse, word: vocabulary.Cannot) -> GermanClause:
    if word.by_choice:
        return may_stay_exhausted(discourse, word)
    who = subject(discourse, word.what)
    middle, closing = forbidden(word.act, who)
    tail = while_tail(discourse, word.what, who, word.condition)
    if word.unless_pays:
        whose = "ihr" if who.is_plural or who.gender is F else "sein"
        each_one = " für jeden Angreifer" if who.is_plural else ""
        tail += f", es sei denn, {whose} Beherrscher bezahlt ({word.unless_pays}){each_one},"
    parts = (*spans(word.span), *((middle,) if middle else ()))
    return GermanClause(CAN, who, parts, closing, tail=tail, about=word.what)


def players_cannot(discourse: Discourse, word: vocabulary.PlayersCannot) -> GermanClause:
    if word.who is not None:
        who = player(discourse, word.who) or YOU_SUBJECT
    else:
        who = NounPhrase((GEGNER if word.opponents else SPIELER,), plural=True)
    middle, closing = forbidden(word.act, who)
    when = ("in deinem Zug",) if word.your_turn else ()
    parts = (*when, *spans(word.span), *((middle,) if middle else ()))
    return GermanClause(CAN, who, parts, closing, about=word.who or who)


def named(discourse: Discourse, word: vocabulary.CombatRule) -> str:
    """Whom it speaks of, in the accusative."""
    return "" if word.whom is None else ref(discourse, word.whom).in_case(ACC)


def can_do(discourse: Discourse, word: vocabulary.CombatRule) -> GermanClause:
    who = subject(discourse, word.what)
    verb = "beschützen" if word.duty is vocabulary.CombatDuty.CAN_PROTECT else "sabotieren"
    return GermanClause(CAN, who, (named(discourse, word),), verb, about=word.what)


def must_attack(discourse: Discourse, word: vocabulary.CombatRule) -> GermanClause:
    who = subject(discourse, word.what)
    return GermanClause(MUESSEN, who, spans(word.span), "angreifen", tail=", falls möglich,", about=word.what)


def can_attack_only(discourse: Discourse, word: vocabulary.CombatRule) -> GermanClause:
    who = subject(discourse, word.what)
    whom = named(discourse, word)
    if isinstance(word.what, vocabulary.All):
        able = "können" if who.is_plural else "kann"
        who = replace(who, after=f"{who.after}, {relative(who.gender, NOM)} {whom} angreifen {able},")
        return GermanClause(CAN, who, (*spans(word.span), f"nur {whom}"), "angreifen", about=word.what)
    only = (*spans(word.span), f"nur {whom}")
    return GermanClause(CAN, who, only, "angreifen", tail=", falls möglich,", about=word.what)


# ------------------------------------------------------------------------- damage


def prevent(discourse: Discourse, word: vocabulary.Prevent) -> GermanClause:
    """Prevent all, the next few, or a few of every packet."""
    if word.span is None and word.amount is not None:
        return prevent_each(discourse, word)
    ahead = while_so(discourse, word.condition) if word.condition is not None else ""
    what, explained = spoken_damage(None, word.combat), ""
    if word.amount is None:
        how_much, would = f"allen {what}", "würde"
    elif word.amount == 1:
        how_much, would = f"den nächsten 1 {what}", "würde"
    else:
        number, explained = bare_number(discourse, word.amount)
        how_much, would = f"die nächsten {number} {what}", "würden"
    damage = f"{how_much}, {dealt(discourse, word, plural=would == 'würden')} {would},{explained}"
    discourse.damage = True
    return replace(command(VERHINDERN, damage), front=ahead)


def dealt(discourse: Discourse, word: vocabulary.Prevent, plural: bool) -> str:
    """der ihm in diesem Zug zugefügt werden; den er zufügen"""
    which = "die" if plural else "der"
    span = spans(word.span)
    if word.to is None:
        by = whom(discourse, word.by).in_case(NOM) if word.by is not None else "irgendetwas"
        return " ".join(["die" if plural else "den", by, *span, "zufügen"])
    words = [which, whom(discourse, word.to).in_case(DAT), *span]
    if word.by is not None:
        words.append(f"von {whom(discourse, word.by).in_case(DAT)}")
    return " ".join([*words, "zugefügt werden"])


def prevent_each(discourse: Discourse, word: vocabulary.Prevent) -> GermanClause:
    what = spoken_damage(None, word.combat)
    number, explained = bare_number(discourse, word.amount if word.amount is not None else 0)
    if word.to is not None:
        by = f" von {whom(discourse, word.by).in_case(DAT)}" if word.by is not None else ""
        ahead = f"falls {somebody(discourse, word.to).in_case(DAT)}{by} {what} zugefügt werden würde"
    else:
        by = somebody(discourse, word.by).in_case(NOM) if word.by is not None else "irgendetwas"
        ahead = f"falls {by} {what} zufügen würde"
    if word.condition is not None:
        ahead = f"{while_so(discourse, word.condition)}, {ahead}"
    return replace(command(VERHINDERN, f"{number} von diesem {what}{explained}"), front=ahead)


def somebody(discourse: Discourse, what: vocabulary.Selector) -> NounPhrase:
    """One of those it would happen to: "ein Held oder Verbündeter in deiner Gruppe"."""
    return a_noun(discourse, what.noun) if isinstance(what, vocabulary.All) else subject(discourse, what)


def whom(discourse: Discourse, what: vocabulary.Selector) -> NounPhrase:
    return each(discourse, what) if isinstance(what, vocabulary.All) else ref(discourse, what)


def deals_more(discourse: Discourse, word: vocabulary.RaisesDamage) -> GermanClause:
    who = somebody(discourse, word.what)
    how = "mit einer Fähigkeit " if word.with_ability else ""
    ahead = f"falls {who.in_case(NOM)} {how}{spoken_damage(word.element)} zufügen würde"
    more = "das Doppelte dieser Menge Schaden" if word.double else f"diese Menge Schaden plus {word.increase}"
    pronoun = NounPhrase(spoken_of=who.gender)
    return GermanClause(FUEGEN, pronoun, ("stattdessen", more), front=ahead)


def is_dealt_more(discourse: Discourse, word: vocabulary.RaisesDamage) -> GermanClause:
    who = somebody(discourse, word.what)
    ahead = f"falls {who.in_case(DAT)} Schaden zugefügt werden würde"
    amount = NounPhrase(
        name=f"{NounPhrase(spoken_of=who.gender).in_case(DAT)} stattdessen diese Menge Schaden plus {word.increase}"
    )
    return GermanClause(GermanVerb("werden", third="wird"), replace(amount, spoken_of=M), (), "zugefügt", front=ahead)


def heals_more(discourse: Discourse, word: vocabulary.RaisesDamage) -> GermanClause:
    who = somebody(discourse, word.what)
    ahead = f"falls {who.in_case(NOM)} Schaden heilen würde"
    more = ("stattdessen", f"diese Menge Schaden plus {word.increase}")
    return GermanClause(HEILEN, NounPhrase(spoken_of=who.gender), more, front=ahead)


def strikes_for_less(discourse: Discourse, word: vocabulary.StrikesForLess) -> GermanClause:
    what = word.weapon
    less = f"({word.reduction}) weniger"
    if word.next_time:
        weapon = a_noun(discourse, unowned(what.noun)) if isinstance(what, vocabulary.All) else ref(discourse, what)
        middle = ("in diesem Zug das nächste Mal", f"mit {weapon.in_case(DAT)}")
        return GermanClause(
            BEZAHLEN, YOU_SUBJECT, (less,), front=f"wenn {GermanClause(ZUSCHLAGEN, YOU_SUBJECT, middle).verb_last()}"
        )
    every = (
        described(discourse, unowned(what.noun), Article.NONE, plural=True)
        if isinstance(what, vocabulary.All)
        else ref(discourse, what)
    )
    purpose = GermanClause(ZUSCHLAGEN, None, (f"mit {every.in_case(DAT)}",)).purpose_clause()
    return GermanClause(BEZAHLEN, YOU_SUBJECT, (less,), tail=f", {purpose}")


def plays_for_less(discourse: Discourse, word: vocabulary.PlaysForLess) -> GermanClause:
    less = f"({word.reduction}) weniger"
    if word.next_card:
        purpose = GermanClause(SPIELEN, None, ("in diesem Zug", "deine nächste Karte")).purpose_clause()
        return GermanClause(BEZAHLEN, YOU_SUBJECT, (less,), tail=f", {purpose}")
    cards = (
        described(discourse, word.noun, Article.NONE, plural=True).in_case(ACC) if word.noun is not None else "Karten"
    )
    floor = f" mindestens jedoch ({word.minimum})," if word.minimum else ""
    return GermanClause(
        BEZAHLEN, YOU_SUBJECT, (less,), tail=f", {GermanClause(SPIELEN, None, (cards,)).purpose_clause()},{floor}"
    )


def damage_cannot_be_prevented(discourse: Discourse, word: vocabulary.DamageCannotBePrevented) -> GermanClause:
    by = whom(discourse, word.by).in_case(NOM)
    what = f"Kampfschaden, den {by} mit {name(discourse)}" if word.with_this_weapon else f"Schaden, den {by}"
    return GermanClause(CAN, NounPhrase(name=f"{what} zufügt,", spoken_of=M), (), "nicht verhindert werden")


COMBAT: Final = {
    vocabulary.CombatDuty.MUST_ATTACK: must_attack,
    vocabulary.CombatDuty.CAN_ATTACK_ONLY: can_attack_only,
    vocabulary.CombatDuty.CAN_PROTECT: can_do,
    vocabulary.CombatDuty.CAN_SABOTAGE: can_do,
}
RAISED: Final = {
    vocabulary.DamageOf.DEALING: deals_more,
    vocabulary.DamageOf.BEING_DEALT: is_dealt_more,
    vocabulary.DamageOf.HEALING: heals_more,
}

LASTING: Final[Table[GermanClause]] = {
    vocabulary.Cannot: cannot,
    vocabulary.PlayersCannot: players_cannot,
    vocabulary.CombatRule: lambda s, word: COMBAT[word.duty](s, word),
    vocabulary.DrawsInstead: draws_instead,
    vocabulary.LosesPowers: loses_powers,
    vocabulary.BecomesTagged: becomes_tagged,
    vocabulary.RaisesDamage: lambda s, word: RAISED[word.of](s, word),
    vocabulary.StrikesForLess: strikes_for_less,
    vocabulary.PlaysForLess: plays_for_less,
    vocabulary.DamageCannotBePrevented: damage_cannot_be_prevented,
    vocabulary.HandSize: hand_size,
    vocabulary.Prevent: prevent,
}
"""Word class -> its clause."""
