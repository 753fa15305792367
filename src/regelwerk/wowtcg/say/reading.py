"""What a card's words say about themselves, before any language words them.

What the card is attached to, whose things a description means, where its ongoing part begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from regelwerk.kernel.words import And, Word, words_in
from regelwerk.wowtcg import words as w

CHARACTERS: Final = frozenset({w.Kind.HERO, w.Kind.ALLY})
EQUIPMENT: Final = frozenset({w.Kind.WEAPON, w.Kind.ARMOR, w.Kind.ITEM})

KIND_OF_TAG: Final = {
    "Pet": w.Kind.ALLY,
    "Dagger": w.Kind.WEAPON,
    "Sword": w.Kind.WEAPON,
    "Axe": w.Kind.WEAPON,
    "Mace": w.Kind.WEAPON,
    "Staff": w.Kind.WEAPON,
    "Bow": w.Kind.WEAPON,
    "Gun": w.Kind.WEAPON,
    "Polearm": w.Kind.WEAPON,
    "Shield": w.Kind.ARMOR,
}
"""Tags that are nouns: a Dagger is a weapon, so no text says "Dagger weapon"."""


# ---------------------------------------------------------------------- descriptions


def noun_of(ref: w.Ref, otherwise: w.Noun) -> w.Noun:
    """The description inside a reference.

    >>> [kind.name for kind in noun_of(w.YourHero(), w.HERO_OR_ALLY).kinds]
    ['HERO']
    """
    if isinstance(ref, (w.Target, w.Chosen, w.All)):
        return ref.noun
    if isinstance(ref, w.TopOfDeck):
        return w.Noun((), zone=w.Zone.DECK, whose=ref.who)
    if isinstance(ref, w.YourHero):
        return w.Noun((w.Kind.HERO,), (w.Yours(),))
    return otherwise


def attached_noun(card: w.Card) -> w.Noun:
    """What this card is attached to, read off its own "attach to"; a character if it does not say."""
    found = [word for power in card.powers for word in words_in(power) if isinstance(word, w.Attach)]
    return noun_of(found[0].to, w.HERO_OR_ALLY) if found else w.HERO_OR_ALLY


def tags(noun: w.Noun) -> list[str]:
    """The tags a description asks for, in order."""
    return [qual.tag for qual in noun.quals if isinstance(qual, w.Tagged)]


def is_plain(noun: w.Noun) -> bool:
    """Whether it asks for nothing but tags."""
    return all(isinstance(qual, w.Tagged) for qual in noun.quals)


def owner(noun: w.Noun) -> w.Player | None:
    """Whose things a description means ("your weapons", "his resources"); None if it does not say."""
    for qual in noun.quals:
        if isinstance(qual, w.Yours):
            return w.YOU
        if isinstance(qual, w.ControlledBy):
            return qual.who
    return None


def unowned(noun: w.Noun) -> w.Noun:
    """The same without "your", which goes without saying where you strike."""
    quals = tuple(qual for qual in noun.quals if not isinstance(qual, w.Yours))
    return w.Noun(noun.kinds, quals, noun.zone, noun.whose)


def in_deck(noun: w.Noun, whose: w.Player | None = None) -> w.Noun:
    """The cards of a deck that fit; nobody's deck where the text has said whose it is."""
    return w.Noun(noun.kinds, noun.quals, w.Zone.DECK, whose)


def is_character(noun: w.Noun) -> bool:
    """Hero or ally, both."""
    return frozenset(noun.kinds) - {w.Kind.TOTEM} == CHARACTERS


def is_any_character(noun: w.Noun) -> bool:
    """Hero, ally or Totem: all three together are called characters."""
    return frozenset(noun.kinds) == CHARACTERS | {w.Kind.TOTEM}


def is_equipment(noun: w.Noun) -> bool:
    """Weapon, armor or item, all three (rb06:ausruestung)."""
    return frozenset(noun.kinds) == EQUIPMENT


# ----------------------------------------------------------------------------- effects


def flat(word: Word) -> list[Word]:
    """The parts of a (nested) "and"; any other word alone."""
    return list(_flat(word))


def _flat(word: Word) -> Iterator[Word]:
    if not isinstance(word, And):
        yield word
        return
    for part in word.parts:
        yield from _flat(part)


def dealt_to_and_by(parts: list[Word]) -> bool:
    """Two preventions, of what is dealt to a thing and of what it deals: one sentence says both."""
    if len(parts) != 2 or not isinstance(parts[0], w.Prevent) or not isinstance(parts[1], w.Prevent):
        return False
    return parts[0].to is not None and replace(parts[0], to=None, by=parts[0].to) == parts[1]


def controls_it(word: w.Unless) -> bool:
    """Whether who may buy it off controls the very thing that it is done to."""
    return isinstance(word.who, w.ControllerOf) and word.who.what == getattr(word.do, "what", None)


def controls_such(word: w.Unless) -> bool:
    """Whether what it is done to has been described as things of his who may buy it off."""
    return w.ControlledBy(word.who) in words_in(getattr(word.do, "what", None))


def happens_once(happening: w.Happening, effect: Word) -> bool:
    """Whether "at the end of each turn" would mislead: the text destroys its own card."""
    each = isinstance(happening, w.EndOfTurn) and happening.whose is w.Whose.EACH
    return each and effect == w.Destroy(w.THIS)


def of_each_player(happening: w.StartOfTurn | w.EndOfTurn, effect: Word) -> bool:
    """Whether a text that waits for every turn speaks of the player whose turn it is."""
    return happening.whose is w.Whose.EACH and w.TurnPlayer() in words_in(effect)


def is_of(what: w.WhileAttacking | w.WhileDefending, about: w.Ref) -> bool:
    """Whether a condition speaks of the very thing (or of each of those) that its own sentence is about."""
    introduced = isinstance(about, (w.Target, w.Chosen, w.All, w.Them))
    return what.what == about or (introduced and isinstance(what.what, w.Them))


# -------------------------------------------------------------------------------- cards


def begins_ongoing(card: w.Card, at: int) -> bool:
    """Whether the word "Ongoing" stands before this power: the first that works in play (wow:306.2)."""
    if not card.ongoing or not _in_play(card.powers[at]):
        return False
    return not any(_in_play(power) for power in card.powers[:at])


def _in_play(power: w.Power) -> bool:
    return not isinstance(power, (w.OnPlay, w.AlsoPay, w.OnlyDuring))
