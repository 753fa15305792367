"""What lasts, in German: values, prohibitions, prevention."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.german import ACC, DAT, DU, KANN, NOM, Article, Clause, F, M, Phrase, Verb, relative
from regelwerk.kernel.wording import Unworded, german_number, listed
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table
from regelwerk.wowtcg.say.reading import unowned
from regelwerk.wowtcg.say_de.amounts import MEASURED, plainly, unit
from regelwerk.wowtcg.say_de.clauses import (
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
    ZUSCHLAGEN,
    be,
    command,
)
from regelwerk.wowtcg.say_de.conditions import STATES, while_so, while_tail
from regelwerk.wowtcg.say_de.describing import described
from regelwerk.wowtcg.say_de.nouns import GEGNER, OF_TAG, SPIELER, damage, spoken_damage
from regelwerk.wowtcg.say_de.speech import KONTROLLIEREN, each, name, one, player, players_thing, ref, subject
from regelwerk.wowtcg.say_de.terms import TERMS, tag


def spans(span: w.Span | None) -> tuple[str, ...]:
    return (SPANS[span],) if span is not None else ()


# -------------------------------------------------------------------------- values

UNITS: Final = ("ANG", "Gesundheit", "VRT")


def signed(value: int | w.Amount) -> str:
    if isinstance(value, int):
        return f"{value:+d}"
    return "+X" if isinstance(value, MEASURED) else "+1"


def measured(discourse: Speech, value: int | w.Amount) -> tuple[str, str]:
    """What follows a value that is no plain number: right behind it, or behind the whole clause."""
    if isinstance(value, MEASURED):
        return "", plainly(discourse, value)[1]
    return f" für {unit(discourse, value).said(ACC)}", ""


def have(discourse: Speech, word: w.Have) -> list[Clause]:
    """hat +2 ANG und +2 Gesundheit, hat Beschützer, ist Verstohlen"""
    who = subject(discourse, word.what)
    given = [(amount, unit_name) for amount, unit_name in zip((word.atk, word.health, word.defense), UNITS) if amount]
    parts = [f"{signed(amount)} {unit_name}" for amount, unit_name in given]
    parts += [TERMS[keyword.name.lower()] for keyword in word.keywords if keyword not in STATES]
    if word.power is not None:
        parts.append(quoted_power(discourse, word.power, word.span is not None))
    per = [amount for amount, _ in given if not isinstance(amount, int)]
    behind, tail = measured(discourse, per[0]) if per else ("", "")
    tail += while_tail(discourse, word.what, who, word.condition)
    found: list[Clause] = []
    if parts:
        middle = (*spans(word.span), listed(parts, "und") + behind)
        found.append(Clause(HABEN, who, middle, tail=tail, about=word.what))
    for keyword in word.keywords:
        if keyword in STATES:
            found.append(Clause(be(who), who, (*spans(word.span), STATES[keyword]), tail=tail, about=word.what))
    if not found:
        raise Unworded(word, "German")
    return found


def quoted_power(discourse: Speech, power: w.Pay, goes_on: bool) -> str:
    """A power that is given, between quotation marks; its stop is left out where the sentence goes on."""
    from regelwerk.wowtcg.say_de.powers import PAGE

    words = " ".join(PAGE.pay(discourse, power))
    return f"„{words.removesuffix('.') if goes_on else words}“"


def loses_powers(discourse: Speech, word: w.LosesPowers) -> Clause:
    return Clause(VERLIEREN, subject(discourse, word.what), (*spans(word.span), "alle Kräfte"), about=word.what)


def becomes_tagged(discourse: Speech, word: w.BecomesTagged) -> Clause:
    who = subject(discourse, word.what)
    noun = OF_TAG.get(word.tag)
    called = Phrase((noun,), Article.A, plural=who.is_plural).said(NOM) if noun is not None else tag(word.tag)
    return Clause(be(who), who, (called,), about=word.what)


def control(discourse: Speech, word: w.Control) -> Clause:
    return Clause(KONTROLLIEREN, DU, (ref(discourse, word.what).said(ACC),))


def hand_size(discourse: Speech, word: w.HandSize) -> Clause:
    size = players_thing(discourse, word.who, HAND_SIZE)
    return Clause(ERHOEHEN, replace(size, adjectives=("maximal",)), ("sich", f"um {german_number(word.more)}"))


HAND_SIZE: Final = replace(damage(""), gender=F, singular="Handgröße", plural="Handgrößen")


# -------------------------------------------------------------------- prohibitions

ACTS: Final = {
    w.Act.ATTACK: ("", "nicht angreifen"),
    w.Act.ATTACK_HEROES_AND_ALLIES_OF_YOURS: ("Helden oder Verbündete in deiner Gruppe", "nicht angreifen"),
    w.Act.PROTECT: ("", "nicht beschützen"),
    w.Act.BE_DESTROYED: ("", "nicht zerstört werden"),
    w.Act.BE_ATTACKED: ("", "nicht angegriffen werden"),
    w.Act.BE_HEALED: ("", "nicht geheilt werden"),
    w.Act.BE_TARGETED_BY_OPPONENTS: ("", "nicht von Gegnern als Ziel gewählt werden"),
    w.Act.STRIKE: ("", "nicht mit Waffen zuschlagen"),
    w.Act.PLAY_CARDS: ("", "keine Karten spielen"),
    w.Act.DRAW: ("", "keine Karten ziehen"),
    w.Act.READY_IN_YOUR_NEXT_READY_STEP: (
        "während deines nächsten Bereitmach-Schritts",
        "nicht bereit gemacht werden",
    ),
}


def forbidden(act: w.Act, who: Phrase) -> tuple[str, str]:
    """What stands in the middle, and what closes: ("", "nicht angreifen")."""
    if act in ACTS:
        return ACTS[act]
    nexts = {w.Act.READY_IN_READY_STEP: "", w.Act.READY_IN_NEXT_READY_STEP: "nächsten "}
    if act not in nexts:
        raise Unworded(act, "German")
    owners = "seines Beherrschers"
    if who.is_plural:
        owners = "ihrer Beherrscher"
    elif who.gender is F:
        owners = "ihres Beherrschers"
    return f"während des {nexts[act]}Bereitmach-Schritts {owners}", "nicht bereit gemacht werden"


def cannot(discourse: Speech, word: w.Cannot) -> Clause:
    who = subject(discourse, word.what)
    middle, closing = forbidden(word.act, who)
    tail = while_tail(discourse, word.what, who, word.condition)
    if word.unless_pays:
        whose = "ihr" if who.is_plural or who.gender is F else "sein"
        each_one = " für jeden Angreifer" if who.is_plural else ""
        tail += f", es sei denn, {whose} Beherrscher bezahlt ({word.unless_pays}){each_one},"
    parts = (*spans(word.span), *((middle,) if middle else ()))
    return Clause(KANN, who, parts, closing, tail=tail, about=word.what)


def players_cannot(discourse: Speech, word: w.PlayersCannot) -> Clause:
    if word.who is not None:
        who = player(discourse, word.who) or DU
    else:
        who = Phrase((GEGNER if word.opponents else SPIELER,), plural=True)
    middle, closing = forbidden(word.act, who)
    when = ("in deinem Zug",) if word.your_turn else ()
    parts = (*when, *spans(word.span), *((middle,) if middle else ()))
    return Clause(KANN, who, parts, closing, about=word.who or who)


def can_protect_only(discourse: Speech, word: w.CanProtectOnly) -> Clause:
    who = subject(discourse, word.what)
    return Clause(KANN, who, (ref(discourse, word.whom).said(ACC),), "beschützen", about=word.what)


def can_sabotage(discourse: Speech, word: w.CanSabotage) -> Clause:
    who = subject(discourse, word.what)
    return Clause(KANN, who, (ref(discourse, w.All(word.whom)).said(ACC),), "sabotieren", about=word.what)


def must_attack(discourse: Speech, word: w.MustAttack) -> Clause:
    who = subject(discourse, word.what)
    return Clause(MUESSEN, who, spans(word.span), "angreifen", tail=", falls möglich,", about=word.what)


def can_attack_only(discourse: Speech, word: w.CanAttackOnly) -> Clause:
    who = subject(discourse, word.what)
    whom = ref(discourse, word.whom).said(ACC)
    if isinstance(word.what, w.All):
        able = "können" if who.is_plural else "kann"
        who = replace(who, after=f"{who.after}, {relative(who.gender, NOM)} {whom} angreifen {able},")
        return Clause(KANN, who, (*spans(word.span), f"nur {whom}"), "angreifen", about=word.what)
    only = (*spans(word.span), f"nur {whom}")
    return Clause(KANN, who, only, "angreifen", tail=", falls möglich,", about=word.what)


# ------------------------------------------------------------------------- damage


def prevent(discourse: Speech, word: w.Prevent) -> Clause:
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
        number, explained = plainly(discourse, word.amount)
        how_much, would = f"die nächsten {number} {what}", "würden"
    said = f"{how_much}, {dealt(discourse, word, plural=would == 'würden')} {would},{explained}"
    discourse.damage = True
    return replace(command(VERHINDERN, said), ahead=ahead)


def dealt(discourse: Speech, word: w.Prevent, plural: bool) -> str:
    """der ihm in diesem Zug zugefügt werden; den er zufügen"""
    which = "die" if plural else "der"
    span = spans(word.span)
    if word.to is None:
        by = whom(discourse, word.by).said(NOM) if word.by is not None else "irgendetwas"
        return " ".join(["die" if plural else "den", by, *span, "zufügen"])
    said = [which, whom(discourse, word.to).said(DAT), *span]
    if word.by is not None:
        said.append(f"von {whom(discourse, word.by).said(DAT)}")
    return " ".join([*said, "zugefügt werden"])


def prevent_each(discourse: Speech, word: w.Prevent) -> Clause:
    what = spoken_damage(None, word.combat)
    number, explained = plainly(discourse, word.amount if word.amount is not None else 0)
    if word.to is not None:
        by = f" von {whom(discourse, word.by).said(DAT)}" if word.by is not None else ""
        ahead = f"falls {somebody(discourse, word.to).said(DAT)}{by} {what} zugefügt werden würde"
    else:
        by = somebody(discourse, word.by).said(NOM) if word.by is not None else "irgendetwas"
        ahead = f"falls {by} {what} zufügen würde"
    if word.condition is not None:
        ahead = f"{while_so(discourse, word.condition)}, {ahead}"
    return replace(command(VERHINDERN, f"{number} von diesem {what}{explained}"), ahead=ahead)


def somebody(discourse: Speech, what: w.Ref) -> Phrase:
    """One of those it would happen to: "ein Held oder Verbündeter in deiner Gruppe"."""
    return one(discourse, what.noun) if isinstance(what, w.All) else subject(discourse, what)


def whom(discourse: Speech, what: w.Ref) -> Phrase:
    return each(discourse, what) if isinstance(what, w.All) else ref(discourse, what)


def deals_more(discourse: Speech, word: w.DealsMore) -> Clause:
    who = somebody(discourse, word.what)
    how = "mit einer Fähigkeit " if word.with_ability else ""
    ahead = f"falls {who.said(NOM)} {how}{spoken_damage(word.element)} zufügen würde"
    more = "das Doppelte dieser Menge Schaden" if word.double else f"diese Menge Schaden plus {word.more}"
    pronoun = Phrase(spoken_of=who.gender)
    return Clause(FUEGEN, pronoun, ("stattdessen", more), ahead=ahead)


def is_dealt_more(discourse: Speech, word: w.IsDealtMore) -> Clause:
    who = somebody(discourse, word.what)
    ahead = f"falls {who.said(DAT)} Schaden zugefügt werden würde"
    amount = Phrase(name=f"{Phrase(spoken_of=who.gender).said(DAT)} stattdessen diese Menge Schaden plus {word.more}")
    return Clause(Verb("werden", third="wird"), replace(amount, spoken_of=M), (), "zugefügt", ahead=ahead)


def heals_more(discourse: Speech, word: w.HealsMore) -> Clause:
    who = somebody(discourse, word.what)
    ahead = f"falls {who.said(NOM)} Schaden heilen würde"
    more = ("stattdessen", f"diese Menge Schaden plus {word.more}")
    return Clause(HEILEN, Phrase(spoken_of=who.gender), more, ahead=ahead)


def strikes_for_less(discourse: Speech, word: w.StrikesForLess) -> Clause:
    what = word.weapon
    less = f"({word.less}) weniger"
    if word.next_time:
        weapon = one(discourse, unowned(what.noun)) if isinstance(what, w.All) else ref(discourse, what)
        middle = ("in diesem Zug das nächste Mal", f"mit {weapon.said(DAT)}")
        return Clause(BEZAHLEN, DU, (less,), ahead=f"wenn {Clause(ZUSCHLAGEN, DU, middle).final()}")
    every = (
        described(discourse, unowned(what.noun), Article.NONE, plural=True)
        if isinstance(what, w.All)
        else ref(discourse, what)
    )
    purpose = Clause(ZUSCHLAGEN, None, (f"mit {every.said(DAT)}",)).purpose()
    return Clause(BEZAHLEN, DU, (less,), tail=f", {purpose}")


def plays_for_less(discourse: Speech, word: w.PlaysForLess) -> Clause:
    less = f"({word.less}) weniger"
    if word.next_card:
        purpose = Clause(SPIELEN, None, ("in diesem Zug", "deine nächste Karte")).purpose()
        return Clause(BEZAHLEN, DU, (less,), tail=f", {purpose}")
    cards = described(discourse, word.noun, Article.NONE, plural=True).said(ACC) if word.noun is not None else "Karten"
    floor = f" mindestens jedoch ({word.minimum})," if word.minimum else ""
    return Clause(BEZAHLEN, DU, (less,), tail=f", {Clause(SPIELEN, None, (cards,)).purpose()},{floor}")


def damage_cannot_be_prevented(discourse: Speech, word: w.DamageCannotBePrevented) -> Clause:
    by = whom(discourse, word.by).said(NOM)
    what = f"Kampfschaden, den {by} mit {name(discourse)}" if word.with_this else f"Schaden, den {by}"
    return Clause(KANN, Phrase(name=f"{what} zufügt,", spoken_of=M), (), "nicht verhindert werden")


LASTING: Final[Table[Clause]] = {
    w.Cannot: cannot,
    w.PlayersCannot: players_cannot,
    w.CanProtectOnly: can_protect_only,
    w.CanSabotage: can_sabotage,
    w.MustAttack: must_attack,
    w.CanAttackOnly: can_attack_only,
    w.Control: control,
    w.LosesPowers: loses_powers,
    w.BecomesTagged: becomes_tagged,
    w.DealsMore: deals_more,
    w.IsDealtMore: is_dealt_more,
    w.HealsMore: heals_more,
    w.StrikesForLess: strikes_for_less,
    w.PlaysForLess: plays_for_less,
    w.DamageCannotBePrevented: damage_cannot_be_prevented,
    w.HandSize: hand_size,
    w.Prevent: prevent,
}
"""Word class -> its clause."""
