"""What a card's words say about themselves, before any language words them.

Both languages read cards with these: what the card is attached to, what was mentioned
last, where its ongoing part begins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from regelwerk.kernel.words import And, Word, written
from regelwerk.wowtcg.words import (
    HERO_OR_ALLY,
    YOU,
    All,
    AlsoPay,
    Attach,
    Card,
    Chosen,
    ControlledBy,
    InYourParty,
    Kind,
    Noun,
    OnlyDuring,
    OnPlay,
    Player,
    Power,
    Prevent,
    Ref,
    Tagged,
    Target,
    YourHero,
    Yours,
)

CHARACTERS = frozenset({Kind.HERO, Kind.ALLY})
EQUIPMENT = frozenset({Kind.WEAPON, Kind.ARMOR, Kind.ITEM})

KIND_OF_TAG = {
    "Pet": Kind.ALLY,
    "Dagger": Kind.WEAPON,
    "Sword": Kind.WEAPON,
    "Axe": Kind.WEAPON,
    "Mace": Kind.WEAPON,
    "Staff": Kind.WEAPON,
    "Bow": Kind.WEAPON,
    "Gun": Kind.WEAPON,
    "Polearm": Kind.WEAPON,
    "Shield": Kind.ARMOR,
}
"""Tags that are nouns: a Dagger is a weapon, so no text says "Dagger weapon"."""


@dataclass(frozen=True)
class Mention:
    """Something a text spoke of: what it is, whether several, whether it was given up as a cost."""

    noun: Noun
    plural: bool = False
    paid: bool = False

    @property
    def yours(self) -> bool:
        """Everything it can be is yours."""
        return any(isinstance(qual, (InYourParty, Yours)) for qual in self.noun.quals)


NOTHING = Mention(HERO_OR_ALLY)
"""What a pronoun means where nothing was mentioned: a scene that words a single effect."""


def noun_of(ref: Ref, otherwise: Noun) -> Noun:
    """The description inside a reference.

    >>> noun_of(YourHero(), HERO_OR_ALLY).kinds
    (<Kind.HERO: 'hero'>,)
    """
    if isinstance(ref, (Target, Chosen, All)):
        return ref.noun
    if isinstance(ref, YourHero):
        return Noun((Kind.HERO,), (Yours(),))
    return otherwise


def attached_noun(card: Card) -> Noun:
    """What this card is attached to, read off its own "attach to"; a character if it does not say."""
    found = [word for power in card.powers for word in inside(power) if isinstance(word, Attach)]
    return noun_of(found[0].to, HERO_OR_ALLY) if found else HERO_OR_ALLY


def inside(word: object) -> list[object]:
    """A word and every word in it, outermost first.

    >>> from regelwerk.kernel.words import Then
    >>> [type(part).__name__ for part in inside(Then((YOU,)))]
    ['Then', 'You']
    """
    found: list[object] = []
    if isinstance(word, Word):
        found.append(word)
        for field in written(type(word)):
            found += inside(getattr(word, field.name))
    elif isinstance(word, tuple):
        for part in word:
            found += inside(part)
    return found


def flat(word: Word) -> list[Word]:
    """The parts of a (nested) "and"; any other word alone."""
    if isinstance(word, And):
        return [part for inner in word.parts for part in flat(inner)]
    return [word]


def dealt_to_and_by(parts: list[Word]) -> bool:
    """Two preventions, of what is dealt to a thing and of what it deals: one sentence says both."""
    if len(parts) != 2 or not isinstance(parts[0], Prevent) or not isinstance(parts[1], Prevent):
        return False
    return parts[0].to is not None and replace(parts[0], to=None, by=parts[0].to) == parts[1]


def tags(noun: Noun) -> list[str]:
    """The tags a description asks for, in order."""
    return [qual.tag for qual in noun.quals if isinstance(qual, Tagged)]


def owner(noun: Noun) -> Player | None:
    """Whose things a description means ("your weapons", "his resources"); None if it does not say."""
    for qual in noun.quals:
        if isinstance(qual, Yours):
            return YOU
        if isinstance(qual, ControlledBy):
            return qual.who
    return None


def is_character(noun: Noun) -> bool:
    """Hero or ally, both."""
    return frozenset(noun.kinds) - {Kind.TOTEM} == CHARACTERS


def is_equipment(noun: Noun) -> bool:
    """Weapon, armor or item, all three (rb06:ausruestung)."""
    return frozenset(noun.kinds) == EQUIPMENT


def begins_ongoing(card: Card, at: int) -> bool:
    """Whether the word "Ongoing" stands before this power: the first that works in play (wow:306.2)."""
    if not card.ongoing or not _in_play(card.powers[at]):
        return False
    return not any(_in_play(power) for power in card.powers[:at])


def _in_play(power: Power) -> bool:
    return not isinstance(power, (OnPlay, AlsoPay, OnlyDuring))
