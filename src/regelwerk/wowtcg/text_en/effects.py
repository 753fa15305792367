"""What the effects say in English: a clause for each word that does something."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.sentences import MissingWordingError, english_number, join_list, with_article
from regelwerk.kernel.vocabulary.words import Again, RollDie
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Antecedent, Discourse, Table
from regelwerk.wowtcg.text_en.amounts import MEASURED, amount, bare_number, unit
from regelwerk.wowtcg.text_en.clauses import SPANS, EnglishClause, act, command, subject
from regelwerk.wowtcg.text_en.references import doer, each, player, player_possessive, selector_text
from regelwerk.wowtcg.text_en.terms import TERMS, keyword_word

# ------------------------------------------------------------------- damage, healing


def typed(element: vocabulary.Element | None) -> str:
    """fire damage, damage"""
    return f"{TERMS[element.name.lower()]} damage" if element is not None else "damage"


def to_whom(discourse: Discourse, ref: vocabulary.Selector, by: vocabulary.Selector) -> str:
    """each ... for several, itself for the doer."""
    if ref == by:
        return selector_text(discourse, ref, "reflexive") if discourse.topic == ref else selector_text(discourse, ref)
    if isinstance(ref, vocabulary.All):
        return each(discourse, ref)
    text = selector_text(discourse, ref)
    return f"each of {text}" if isinstance(ref, vocabulary.Target) and ref.count != 1 else text


def deal(discourse: Discourse, word: vocabulary.Deal) -> EnglishClause:
    who, many = subject(discourse, word.by)
    damage = typed(word.element)
    if isinstance(word.amount, vocabulary.ValueOf) and word.amount.what == word.by:
        _, behind = amount(discourse, word.amount)
        predicate = f"deal {damage}{behind} to {to_whom(discourse, word.to, word.by)}"
    else:
        before = discourse.last
        whom = to_whom(discourse, word.to, word.by)
        with discourse.speaking_of(before if before.paid else discourse.last):
            how_much, behind = amount(discourse, word.amount)
        predicate = f"deal {how_much} {damage} to {whom}{behind}".replace("deal  ", "deal ")
    discourse.damage = True
    return EnglishClause(who, predicate, many, word.by)


def heal(discourse: Discourse, word: vocabulary.Heal) -> EnglishClause:
    who, many = subject(discourse, word.by)
    whom = to_whom(discourse, word.what, word.by)
    how_much, behind = amount(discourse, word.amount) if word.amount is not None else ("all", "")
    if isinstance(word.amount, vocabulary.ThatMuch) and not discourse.counted_event:
        how_much, behind = "1", " for each damage dealt"
    discourse.damage = True
    return EnglishClause(who, f"heal {how_much} damage from {whom}{behind}", many, word.by)


def put_damage(discourse: Discourse, word: vocabulary.PutDamage) -> EnglishClause:
    if word.amount is None:
        return act(discourse, "remove all damage from", word.on)
    how_much, behind = amount(discourse, word.amount)
    return act(discourse, f"put {how_much} damage on", word.on, behind)


# ------------------------------------------------------------------------ one thing


def destroy(discourse: Discourse, word: vocabulary.Destroy) -> EnglishClause:
    many = word.what.count if isinstance(word.what, vocabulary.Target) else 1
    explained = bare_number(discourse, many)[1] if isinstance(many, vocabulary.RemovedForCost) else ""
    return act(discourse, "destroy", word.what, explained)


def turn(discourse: Discourse, word: vocabulary.Turn) -> EnglishClause:
    if word.position is vocabulary.Position.EXHAUSTED:
        return act(discourse, "exhaust", word.what)
    return act(discourse, "turn", word.what, " face down")


def gain_control(discourse: Discourse, word: vocabulary.GainControl) -> EnglishClause:
    who = player(discourse, word.who) or "you"
    if word.span is None:
        return EnglishClause(who, f"control {selector_text(discourse, word.what)}")
    return EnglishClause(
        who, f"gain control of {selector_text(discourse, word.what)}", about=word.who, span=SPANS[word.span]
    )


# ------------------------------------------------------------------------ moving


def put_into(discourse: Discourse, word: vocabulary.PutInto) -> EnglishClause:
    if word.zone not in (vocabulary.Zone.HAND, vocabulary.Zone.DECK, vocabulary.Zone.GRAVEYARD):
        raise MissingWordingError(word, "English")
    moved = act(discourse, "put", word.what, moving=True)
    whose = _owners(discourse, word.what)
    place = TERMS[word.zone.name.lower()]
    if word.zone is vocabulary.Zone.DECK:
        place = f"on the {'bottom' if word.bottom else 'top'} of {whose} {place}"
    else:
        place = f"into {whose} {place}{'s' if whose.startswith('their owner') else ''}"
    return replace(moved, predicate=f"{moved.predicate} {place}")


def _owners(discourse: Discourse, ref: vocabulary.Selector) -> str:
    """Whose hand or deck a card goes to: its owner's, or yours where it can be no other."""
    if isinstance(ref, vocabulary.This):
        return "your"
    if isinstance(ref, vocabulary.TopOfDeck):
        return "your" if ref.who == vocabulary.YOU else "his"
    spoken = (
        Antecedent(ref.noun)
        if isinstance(ref, (vocabulary.Target, vocabulary.Chosen, vocabulary.All))
        else discourse.mention(ref)
    )
    if spoken.noun.zone is not vocabulary.Zone.PLAY and spoken.noun.whose is not None:
        return player_possessive(discourse, spoken.noun.whose)
    many = isinstance(ref, vocabulary.All) or (
        isinstance(ref, (vocabulary.Target, vocabulary.Chosen)) and ref.count != 1
    )
    return "their owners'" if many or (isinstance(ref, vocabulary.Them) and spoken.plural) else "its owner's"


def put_into_play(discourse: Discourse, word: vocabulary.PutIntoPlay) -> EnglishClause:
    how = " exhausted" if word.exhausted else ""
    if word.wounded:
        how += " with damage on it equal to its health minus 1"
    if word.who == vocabulary.YOU:
        return act(discourse, "put", word.what, f" into play{how}", moving=True)
    who = doer(discourse, word.who)
    with discourse.acting(word.who):
        clause = act(discourse, "put", word.what, f" into play{how}", moving=True)
    return EnglishClause(who, clause.predicate, about=word.who)


def put_into_resources(discourse: Discourse, word: vocabulary.PutIntoResources) -> EnglishClause:
    how = " face down and exhausted" if word.exhausted else " face down"
    whose = _owners(discourse, word.what)
    return act(discourse, "put", word.what, f" into {whose} resource row{how}", moving=True)


def shuffle_into(discourse: Discourse, word: vocabulary.ShuffleInto) -> EnglishClause:
    if word.zone not in (vocabulary.Zone.HAND, vocabulary.Zone.GRAVEYARD):
        raise MissingWordingError(word, "English")
    discourse.damage = False
    return command(f"shuffle your {TERMS[word.zone.name.lower()]} into your deck")


# -------------------------------------------------------------------------- cards


def cards(discourse: Discourse, count: int | vocabulary.Amount) -> str:
    """a card, two cards, that many cards, a card for each damage dealt."""
    if isinstance(count, int):
        return "a card" if count == 1 else f"{english_number(count)} cards"
    if isinstance(count, vocabulary.ThatMuch) and not discourse.damage:
        return "that many cards"
    if isinstance(count, MEASURED):
        how_many, behind = amount(discourse, count)
        return f"{how_many} cards{behind}".strip()
    return f"a card for each {unit(discourse, count)}"


def draw(discourse: Discourse, word: vocabulary.Draw) -> EnglishClause:
    who = doer(discourse, word.who)
    discourse.opening = False
    if word.count == vocabulary.CardsInHand(vocabulary.YOU, lacking=True) and word.who == vocabulary.YOU:
        return EnglishClause(who, "draw cards until you reach your maximum hand size", about=word.who)
    return EnglishClause(
        who, f"draw {cards(discourse, word.count)}", about=word.who, then=isinstance(word.count, vocabulary.ThatMuch)
    )


def discard(discourse: Discourse, word: vocabulary.Discard) -> EnglishClause:
    who = doer(discourse, word.who)
    discourse.opening = False
    return EnglishClause(
        who, f"discard {cards(discourse, word.count)}", about=word.who, then=word.who == vocabulary.YOU
    )


def tokens(discourse: Discourse, word: vocabulary.CreateTokens) -> EnglishClause:
    kind = [TERMS[word.faction.name.lower()]] if word.faction is not None else []
    kind += [*word.tags, "ally", "token" if word.count == 1 else "tokens"]
    what = " ".join([*(["unique"] if word.unique else []), *kind])
    many = f"{english_number(word.count)} {what}" if word.count != 1 else with_article(what)
    called = f" named {word.name}" if word.name not in ("", " ".join(word.tags)) else ""
    worth = [f"{word.atk} ATK", f"{word.health} health", *map(keyword_word, word.keywords)]
    discourse.last = Antecedent(vocabulary.ALLY, word.count != 1)
    return command(f"put {many}{called} with {join_list(worth, 'and', serial=True)} into play")


def secret_numbers(discourse: Discourse, word: vocabulary.SecretNumbers) -> EnglishClause:
    who = doer(discourse, word.who)
    discourse.opening = False
    return EnglishClause(who, "choose a number in secret, and you choose one of those with the highest", about=word.who)


DOING: Final[Table[EnglishClause]] = {
    vocabulary.Deal: deal,
    vocabulary.Heal: heal,
    vocabulary.PutDamage: put_damage,
    vocabulary.Turn: turn,
    vocabulary.Ready: lambda s, word: act(s, "ready", word.what),
    vocabulary.Destroy: destroy,
    vocabulary.Interrupt: lambda s, word: act(s, "interrupt", word.what),
    vocabulary.Choose: lambda s, word: act(s, "choose", word.what),
    vocabulary.Attach: lambda s, word: (
        act(s, "attach to", word.to)
        if word.moved is None
        else command(f"attach {selector_text(s, word.moved)} to another hero or ally")
    ),
    vocabulary.RemoveFromGame: lambda s, word: act(s, "remove", word.what, " from the game"),
    vocabulary.BecomeDefender: lambda s, word: act(s, "make", word.what, " a defender"),
    vocabulary.RemoveFromCombat: lambda s, word: act(s, "remove", word.what, " from combat"),
    vocabulary.GainControl: gain_control,
    vocabulary.PutCounter: lambda s, word: act(s, f"put {with_article(word.name)} counter on", word.on),
    vocabulary.SecretNumbers: secret_numbers,
    vocabulary.ExtraTurn: lambda s, word: command("take an extra turn after this one"),
    vocabulary.PutInto: put_into,
    vocabulary.PutIntoPlay: put_into_play,
    vocabulary.KeepForNextGame: lambda s, word: act(s, "keep", word.what, " in play for the next game of the match"),
    vocabulary.PutIntoResources: put_into_resources,
    vocabulary.ShuffleInto: shuffle_into,
    vocabulary.Draw: draw,
    vocabulary.Discard: discard,
    vocabulary.CreateTokens: tokens,
    RollDie: lambda s, word: command("roll a die"),
    Again: lambda s, word: command("reflip"),
}
"""Word class -> its clause."""
