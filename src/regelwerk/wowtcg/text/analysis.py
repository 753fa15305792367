"""What a card's words say about themselves, before any language words them.

What the card is attached to, whose things a description means, where its ongoing part begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from regelwerk.kernel.vocabulary.words import And, Word, words_in
from regelwerk.wowtcg import vocabulary

STATES: Final = frozenset({
    vocabulary.Keyword.STEALTH, vocabulary.Keyword.BEAR_FORM, vocabulary.Keyword.CAT_FORM,
})  # fmt: skip
"""Keywords that a character is in, rather than has."""
CHARACTERS: Final = frozenset({vocabulary.CardType.HERO, vocabulary.CardType.ALLY})
EQUIPMENT: Final = frozenset({vocabulary.CardType.WEAPON, vocabulary.CardType.ARMOR, vocabulary.CardType.ITEM})

KIND_OF_TAG: Final = {
    "Pet": vocabulary.CardType.ALLY,
    "Dagger": vocabulary.CardType.WEAPON,
    "Sword": vocabulary.CardType.WEAPON,
    "Axe": vocabulary.CardType.WEAPON,
    "Mace": vocabulary.CardType.WEAPON,
    "Staff": vocabulary.CardType.WEAPON,
    "Bow": vocabulary.CardType.WEAPON,
    "Gun": vocabulary.CardType.WEAPON,
    "Polearm": vocabulary.CardType.WEAPON,
    "Shield": vocabulary.CardType.ARMOR,
    "Air Totem": vocabulary.CardType.TOTEM,
    "Earth Totem": vocabulary.CardType.TOTEM,
    "Fire Totem": vocabulary.CardType.TOTEM,
    "Water Totem": vocabulary.CardType.TOTEM,
}
"""Tags that are nouns: a Dagger is a weapon, so no text says "Dagger weapon"."""


# ---------------------------------------------------------------------- descriptions


def noun_of(ref: vocabulary.Selector, otherwise: vocabulary.CardFilter) -> vocabulary.CardFilter:
    """The description inside a reference.

    >>> [kind.name for kind in noun_of(vocabulary.YourHero(), vocabulary.HERO_OR_ALLY).kinds]
    ['HERO']
    """
    description = ref.description()
    return otherwise if description is None else description


def attached_noun(card: vocabulary.Card) -> vocabulary.CardFilter:
    """What this card is attached to, read off its own "attach to"; a character if it does not say."""
    words = [word for power in card.powers for word in words_in(power)]
    found = [word.to for word in words if isinstance(word, vocabulary.Attach) and word.to is not None]
    return noun_of(found[0], vocabulary.HERO_OR_ALLY) if found else vocabulary.HERO_OR_ALLY


def tags(noun: vocabulary.CardFilter) -> list[str]:
    """The tags a description asks for, in order."""
    return [qual.tag for qual in noun.criteria if isinstance(qual, vocabulary.Tagged)]


def is_plain(noun: vocabulary.CardFilter) -> bool:
    """Whether it asks for nothing but tags."""
    return all(isinstance(qual, vocabulary.Tagged) for qual in noun.criteria)


def owner(noun: vocabulary.CardFilter) -> vocabulary.Player | None:
    """Whose things a description means ("your weapons", "his resources"); None if it does not say."""
    for qual in noun.criteria:
        if isinstance(qual, vocabulary.Yours):
            return vocabulary.YOU
        if isinstance(qual, vocabulary.ControlledBy):
            return qual.who
    return None


def unowned(noun: vocabulary.CardFilter) -> vocabulary.CardFilter:
    """The same without "your", which goes without saying where you strike."""
    quals = tuple(qual for qual in noun.criteria if not isinstance(qual, vocabulary.Yours))
    return vocabulary.CardFilter(noun.kinds, quals, noun.zone, noun.whose)


def in_deck(noun: vocabulary.CardFilter, whose: vocabulary.Player | None = None) -> vocabulary.CardFilter:
    """The cards of a deck that fit; nobody's deck where the text has said whose it is."""
    return vocabulary.CardFilter(noun.kinds, noun.criteria, vocabulary.Zone.DECK, whose)


def is_character(noun: vocabulary.CardFilter) -> bool:
    """Hero or ally, both."""
    return frozenset(noun.kinds) - {vocabulary.CardType.TOTEM} == CHARACTERS


def is_any_character(noun: vocabulary.CardFilter) -> bool:
    """Hero, ally or Totem: all three together are called characters."""
    return frozenset(noun.kinds) == CHARACTERS | {vocabulary.CardType.TOTEM}


def is_equipment(noun: vocabulary.CardFilter) -> bool:
    """Weapon, armor or item, all three (rb06:ausruestung)."""
    return frozenset(noun.kinds) == EQUIPMENT


def besides_equipment(noun: vocabulary.CardFilter) -> tuple[vocabulary.CardType, ...] | None:
    """The other types of a description that names all of weapon, armor and item among them; None if it does not."""
    if not frozenset(noun.kinds) > EQUIPMENT:
        return None
    return tuple(kind for kind in noun.kinds if kind not in EQUIPMENT)


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
    if len(parts) != 2 or not isinstance(parts[0], vocabulary.Prevent) or not isinstance(parts[1], vocabulary.Prevent):
        return False
    return parts[0].to is not None and replace(parts[0], to=None, by=parts[0].to) == parts[1]


def controls_it(word: vocabulary.Unless) -> bool:
    """Whether who may buy it off controls the very thing that it is done to."""
    return isinstance(word.who, vocabulary.ControllerOf) and word.who.what == getattr(word.do, "what", None)


def controls_such(word: vocabulary.Unless) -> bool:
    """Whether what it is done to has been described as things of his who may buy it off."""
    return vocabulary.ControlledBy(word.who) in words_in(getattr(word.do, "what", None))


def happens_once(event: vocabulary.TriggerEvent, effect: Word) -> bool:
    """Whether "at the end of each turn" would mislead: the text destroys its own card."""
    each = isinstance(event, vocabulary.EndOfTurn) and event.whose is vocabulary.TurnOwner.EACH
    return each and effect == vocabulary.Destroy(vocabulary.THIS)


def of_each_player(event: vocabulary.StartOfTurn | vocabulary.EndOfTurn, effect: Word) -> bool:
    """Whether a text that waits for every turn speaks of the player whose turn it is."""
    return event.whose is vocabulary.TurnOwner.EACH and vocabulary.TurnPlayer() in words_in(effect)


def is_of(what: vocabulary.WhileAttacking | vocabulary.WhileDefending, about: vocabulary.Selector) -> bool:
    """Whether a condition speaks of the very thing (or of each of those) that its own sentence is about."""
    introduced = isinstance(about, (vocabulary.Target, vocabulary.Chosen, vocabulary.All, vocabulary.Them))
    return what.what == about or (introduced and isinstance(what.what, vocabulary.Them))


def what_about(what: vocabulary.Condition) -> vocabulary.Selector | None:
    """The one thing of which a condition says what it is or does; None where it speaks of something else.

    >>> what_about(vocabulary.HasKeyword(vocabulary.THIS, vocabulary.Keyword.STEALTH)) == vocabulary.THIS
    True
    """
    if isinstance(what, (vocabulary.AllOf, vocabulary.AnyOf)):
        found = [what_about(part) for part in what.parts]
        return found[0] if all(about == found[0] for about in found) else None
    if isinstance(what, (vocabulary.WhileAttacking, vocabulary.WhileDefending)):
        return what.what
    if isinstance(what, vocabulary.HasKeyword) and what.keyword in STATES:
        return what.what
    return None


def has_happened(what: vocabulary.Condition) -> bool:
    """Whether it looks back to what has happened, which does not cease to be so."""
    if isinstance(what, (vocabulary.AllOf, vocabulary.AnyOf)):
        return any(has_happened(part) for part in what.parts)
    return isinstance(what, vocabulary.HasDealtDamage)


# -------------------------------------------------------------------------------- cards


def begins_ongoing(card: vocabulary.Card, at: int) -> bool:
    """Whether the word "Ongoing" stands before this power: the first that works in play (wow:306.2)."""
    if not card.ongoing or not card.powers[at].works_in_play():
        return False
    return not any(power.works_in_play() for power in card.powers[:at])
