"""Things and people in English: descriptions, references, pronouns, amounts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from regelwerk.kernel.wording import Unworded, an, english_number, listed
from regelwerk.wowtcg.say_en.reading import (
    KIND_OF_TAG,
    NOTHING,
    Mention,
    attached_noun,
    is_character,
    is_equipment,
    noun_of,
    owner,
    tags,
)
from regelwerk.wowtcg.say_en.terms import AFTER, BEFORE, HEADS, PEOPLE, TERMS, plural
from regelwerk.wowtcg.words import (
    HERO_OR_ALLY,
    YOU,
    All,
    Amount,
    AnyNumber,
    Attached,
    AttachedTo,
    Attacking,
    Card,
    Chosen,
    ControlledBy,
    ControllerOf,
    CostAtMost,
    Damaged,
    DealtThisWay,
    EachOpponent,
    EachPlayer,
    InPartyOf,
    InYourParty,
    Kind,
    Named,
    Noun,
    OfFaction,
    Other,
    Player,
    Qual,
    Ref,
    RemovedForCost,
    Tagged,
    Target,
    TargetPlayer,
    ThatMuch,
    ThatPlayer,
    Them,
    TheOne,
    TheOther,
    TheX,
    This,
    TopOfDeck,
    TurnPlayer,
    WithCost,
    You,
    YourHero,
    Yours,
    Zone,
)

Role = Literal["subject", "object", "possessive", "reflexive"]

PRONOUNS: dict[str, dict[Role, str]] = {
    "it": {"subject": "it", "object": "it", "possessive": "its", "reflexive": "itself"},
    "he": {"subject": "he", "object": "him", "possessive": "his", "reflexive": "himself"},
    "she": {"subject": "she", "object": "her", "possessive": "her", "reflexive": "herself"},
    "they": {"subject": "they", "object": "them", "possessive": "their", "reflexive": "themselves"},
}


@dataclass
class Speech:
    """Where a text is: what it has named, what it spoke of last, whether a sentence begins here."""

    card: Card
    attached: Noun
    named: bool = False
    topic: Ref | None = None
    last: Mention = NOTHING
    one: Mention = NOTHING
    other: Mention = NOTHING
    fresh: bool = False
    """The event named one thing only, and its sentence goes on: "it" is that thing."""
    taken: Ref | None = None
    """What "it" stands for in this sentence."""
    opening: bool = True
    row: bool = False
    actor: Player = YOU
    damage: bool = False
    """The number mentioned last counts damage."""
    counted_event: bool = False
    """The event that began this power counts damage."""
    told: bool = False
    """The last sentence told what your hero or this card does: "it" would be that."""
    source: str = ""
    """What the other thing in the event is called, where it has no description."""
    lines: list[str] = field(default_factory=list)

    def new_sentence(self, keep: bool = False) -> None:
        """A full stop: pronouns lose their hold, unless the sentence goes on in the next ("If you do")."""
        self.told = isinstance(self.topic, (This, YourHero))
        if not keep:
            self.topic = None
        self.fresh = False
        self.taken = None
        self.opening = True


def begin(card: Card) -> Speech:
    """The beginning of a card's text."""
    return Speech(card, attached_noun(card))


# -------------------------------------------------------------------- descriptions


def kind_words(kinds: tuple[Kind, ...], many: bool, joint: str) -> str:
    """hero or ally; heroes and allies; equipment."""
    if is_equipment(Noun(kinds)):
        return "equipment"
    if frozenset(kinds) == frozenset({Kind.HERO, Kind.ALLY, Kind.TOTEM}):
        return "characters" if many else "character"
    words = [HEADS[kind][many] for kind in kinds]
    return joint.join(words) if joint == " and/or " else listed(words, joint)


def head(noun: Noun, many: bool = False, joint: str = "") -> str:
    """The noun itself with its tags: "Pet card", "Melee weapons", "heroes and allies"."""
    joint = joint or ("and" if many else "or")
    kinds = noun.kinds
    words = tags(noun)
    alone = [tag for tag in words if tag in KIND_OF_TAG]
    adjectives = [tag for tag in words if tag not in alone]
    if noun.zone is not Zone.PLAY:
        if alone:
            return " ".join([*adjectives, *alone, "cards" if many else "card"])
        said = kind_words(kinds, False, "or")
        return " ".join([*adjectives, *([said] if said else []), "cards" if many else "card"])
    if alone:
        return " ".join([*adjectives, *alone[:-1], plural(alone[-1]) if many else alone[-1]])
    if adjectives and adjectives[-1] in PEOPLE and (not kinds or is_character(noun)):
        return " ".join([*adjectives[:-1], plural(adjectives[-1]) if many else adjectives[-1]])
    if Attacking() in noun.quals and is_character(noun):
        return "attackers" if many else "attacker"
    said = kind_words(kinds, many, joint) or ("cards" if many else "card")
    return " ".join([*adjectives, said])


def described(discourse: Speech, noun: Noun, many: bool = False, joint: str = "", moving: bool = False) -> str:
    """A description without article and owner. `moving`: "from" the place instead of "in" it."""
    before: list[str] = []
    after: list[str] = []
    for qual in noun.quals:
        if isinstance(qual, Attacking) and is_character(noun):
            continue
        if type(qual) in BEFORE:
            before.append(BEFORE[type(qual)])
        elif isinstance(qual, OfFaction):
            before.append(TERMS[qual.faction.name.lower()])
        elif not isinstance(qual, (Tagged, Other, Yours)):
            after.append(_after(discourse, qual, noun, many, moving))
    if Other() in noun.quals and many:
        before.insert(0, "other")
    after.append(_place(discourse, noun, many, moving))
    return " ".join(part for part in [*before, head(noun, many, joint), *after] if part)


def _after(discourse: Speech, qual: Qual, noun: Noun, many: bool, moving: bool) -> str:
    """What is said behind the head."""
    if isinstance(qual, InYourParty) and moving:
        return "from your party"
    if isinstance(qual, Damaged) and many:
        return "with damage on them"
    if type(qual) in AFTER:
        return AFTER[type(qual)]
    if isinstance(qual, Named):
        return f"named {qual.name}"
    if isinstance(qual, InPartyOf):
        return f"in {far_possessive(discourse, qual.what)} party"
    if isinstance(qual, AttachedTo):
        return f"attached to {said(discourse, qual.what)}"
    if isinstance(qual, ControlledBy):
        if is_actor(discourse, qual.who) and qual.who != YOU and Kind.ALLY in noun.kinds:
            return "from his party" if moving else "in his party"
        return ""
    if isinstance(qual, (WithCost, CostAtMost)):
        return _cost(discourse, qual)
    raise Unworded(qual, "English")


def _cost(discourse: Speech, qual: WithCost | CostAtMost) -> str:
    """with cost X, with cost 3 or less"""
    if isinstance(qual.amount, (int, TheX)):
        return f"with cost {number(qual.amount)}{' or less' if isinstance(qual, CostAtMost) else ''}"
    from regelwerk.wowtcg.say_en.amounts import total

    most = "less than or " if isinstance(qual, CostAtMost) else ""
    return f"with cost {most}equal to {total(discourse, qual.amount)}"


def qualified(discourse: Speech, qual: Qual) -> str:
    """What a quality adds to a description, by itself: "opposing", "with cost 3", "your"."""
    if isinstance(qual, Other):
        return "other"
    if isinstance(qual, (Yours, ControlledBy)):
        return player_possessive(discourse, YOU if isinstance(qual, Yours) else qual.who)
    if isinstance(qual, Tagged):
        return qual.tag
    if isinstance(qual, OfFaction):
        return TERMS[qual.faction.name.lower()]
    return BEFORE.get(type(qual)) or _after(discourse, qual, HERO_OR_ALLY, False, False)


PLACES: Final = (Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.REMOVED)


def _place(discourse: Speech, noun: Noun, many: bool, moving: bool) -> str:
    """Where the cards are, if not in play."""
    if noun.zone not in PLACES or ((noun.zone is Zone.DECK or discourse.row) and noun.whose is None):
        return ""
    if noun.zone is Zone.REMOVED:
        return "removed from the game"
    if many and noun.whose is None:
        return f"in all {TERMS[noun.zone.name.lower()]}s"
    into = "from" if moving and noun.whose is not None else "in"
    whose = "any" if noun.whose is None else player_possessive(discourse, noun.whose)
    return f"{into} {whose} {TERMS[noun.zone.name.lower()]}"


def possession(discourse: Speech, noun: Noun) -> str:
    """ "your", "his" ... before a plural, or "" where the description names no owner."""
    who = owner(noun)
    if who is None or (not isinstance(who, You) and is_actor(discourse, who) and Kind.ALLY in noun.kinds):
        return ""
    return player_possessive(discourse, who)


def a_noun(discourse: Speech, noun: Noun, moving: bool = False, another: bool = False) -> str:
    """One thing that fits: "an ally", "another hero", "one of your weapons"."""
    whose = possession(discourse, noun)
    if whose and noun.kinds == (Kind.HERO,):
        return f"{whose} {described(discourse, noun, moving=moving)}"
    if whose:
        return f"one of {whose} {described(discourse, noun, many=True, moving=moving)}"
    words = described(discourse, noun, moving=moving)
    return f"another {words}" if another or Other() in noun.quals else an(words)


def counted(discourse: Speech, noun: Noun, count: str, moving: bool = False) -> str:
    """Several: "three ally cards", "two of your resources"."""
    whose = possession(discourse, noun)
    words = described(discourse, noun, many=True, moving=moving)
    return f"{count} of {whose} {words}" if whose else f"{count} {words}"


def number(amount: Amount) -> str:
    """An amount in digits, or X."""
    if isinstance(amount, TheX):
        return "X"
    if isinstance(amount, int):
        return str(amount)
    raise Unworded(amount, "English")


# ---------------------------------------------------------------------- references


def name(discourse: Speech) -> str:
    """The card's name; what it is called for short once it was named."""
    said = discourse.card.short if discourse.named and discourse.card.short else discourse.card.name
    discourse.named = True
    return said


def own(text: str, role: Role) -> str:
    """The genitive, if that is the role."""
    if role != "possessive":
        return text
    return text + ("'" if text.endswith("s") and text[:1].islower() else "'s")


def far_possessive(discourse: Speech, what: Ref) -> str:
    """Never a pronoun: "that ally's"."""
    if isinstance(what, (Them, TheOne, TheOther)):
        return f"that {mention_head(mention(discourse, what))}'s"
    return said(discourse, what, "possessive")


def mention(discourse: Speech, ref: Ref) -> Mention:
    """What a pronoun stands for."""
    if isinstance(ref, TheOne):
        return discourse.one
    return discourse.other if isinstance(ref, TheOther) else discourse.last


def mention_head(spoken: Mention) -> str:
    """ "character", "ally", "card": what stands after "that"."""
    noun = spoken.noun
    if noun.zone is not Zone.PLAY:
        return "cards" if spoken.plural else "card"
    if is_character(noun):
        return "characters" if spoken.plural else "character"
    return kind_words(noun.kinds, spoken.plural, "or") or head(noun, spoken.plural)


def is_plural(discourse: Speech, ref: Ref) -> bool:
    """Whether the verb stands in the plural."""
    if isinstance(ref, All):
        return True
    if isinstance(ref, TopOfDeck):
        return ref.count != 1
    if isinstance(ref, (Target, Chosen)):
        return ref.count != 1 or (ref.up_to and isinstance(ref, Target))
    return isinstance(ref, Them) and discourse.last.plural


def pronoun_word(discourse: Speech, ref: Ref) -> str:
    """he, she, it or they."""
    if isinstance(ref, This):
        return discourse.card.pronoun
    return "they" if is_plural(discourse, ref) else "it"


def said(discourse: Speech, ref: Ref, role: Role = "object", moving: bool = False) -> str:
    """A reference in its place in the sentence."""
    if isinstance(ref, (This, YourHero)) and discourse.topic == ref:
        word = pronoun_word(discourse, ref)
        discourse.taken = ref if word == "it" else discourse.taken
        return PRONOUNS[word][role]
    if isinstance(ref, DealtThisWay):
        return own("a character dealt damage this way", role)
    if isinstance(ref, TheOther) and discourse.source:
        return own(discourse.source, role)
    if isinstance(ref, This):
        return own(name(discourse), role)
    if isinstance(ref, YourHero):
        return own("your hero", role)
    if isinstance(ref, Attached):
        return own("attached " + mention_head(Mention(discourse.attached)), role)
    if isinstance(ref, TopOfDeck):
        discourse.last = Mention(Noun((), zone=Zone.DECK, whose=ref.who), ref.count != 1)
        return own(top_of_deck(discourse, ref), role)
    if isinstance(ref, (Target, Chosen, All)):
        text = _introduced(discourse, ref, moving)
        discourse.last = Mention(noun_of(ref, discourse.attached), is_plural(discourse, ref))
        return own(text, role)
    return _spoken_of(discourse, ref, role)


def _introduced(discourse: Speech, ref: Target | Chosen | All, moving: bool) -> str:
    if isinstance(ref, Target):
        return target(discourse, ref, moving)
    if isinstance(ref, Chosen):
        return chosen(discourse, ref, moving)
    return everything(discourse, ref, moving)


def _spoken_of(discourse: Speech, ref: Ref, role: Role) -> str:
    """it, they, that ally."""
    spoken = mention(discourse, ref)
    if spoken.paid:
        what = mention_head(spoken)
        # an ability's cost was paid by "you", a power's cost by nobody in particular
        yours = discourse.card.kind is Kind.ABILITY
        return own(f"the {what} you destroyed" if yours else f"the destroyed {what}", role)
    near = discourse.taken is None or discourse.taken == ref
    if isinstance(ref, Them):
        near = (
            near
            and not discourse.row
            and (role != "subject" or spoken.plural or (discourse.opening and not discourse.told))
        )
    else:
        near = near and discourse.fresh and isinstance(ref, TheOne)
    if near:
        discourse.taken = None if spoken.plural else ref
        return PRONOUNS["they" if spoken.plural else "it"][role]
    return own(("those " if spoken.plural else "that ") + mention_head(spoken), role)


def number_word(count: Amount) -> str:
    """two, X, that many"""
    if isinstance(count, (TheX, RemovedForCost)):
        return "X"
    if isinstance(count, int):
        return english_number(count)
    if isinstance(count, ThatMuch):
        return "that many"
    if isinstance(count, AnyNumber):
        return "any number of"
    raise Unworded(count, "English")


def target(discourse: Speech, ref: Target, moving: bool = False) -> str:
    """target ally; up to three target heroes and/or allies; one of your weapons (not a target by its printed words)."""
    control = _controlled(discourse, ref.noun)
    if ref.count == 1 and not ref.up_to:
        words = described(discourse, ref.noun, moving=moving)
        return f"{'another ' if ref.another else ''}target {words}{control}"
    count = number_word(ref.count)
    several = described(discourse, ref.noun, many=True, joint=" and/or ", moving=moving)
    return f"{'up to ' if ref.up_to else ''}{count} {'other ' if ref.another else ''}target {several}{control}"


def _controlled(discourse: Speech, noun: Noun) -> str:
    """Whose targets they are: " you control", " that player controls"."""
    who = owner(noun)
    if who is None or not possession(discourse, noun):
        return ""
    return " you control" if who == YOU else f" {player(discourse, who)} controls"


def chosen(discourse: Speech, ref: Chosen, moving: bool = False) -> str:
    """an ally in your party; three allies from his party."""
    if ref.count == 1 and not ref.up_to:
        return a_noun(discourse, ref.noun, moving, ref.another)
    words = counted(discourse, ref.noun, number_word(ref.count) + (" other" if ref.another else ""), moving)
    return f"up to {words}" if ref.up_to and not isinstance(ref.count, AnyNumber) else words


def top_of_deck(discourse: Speech, ref: TopOfDeck) -> str:
    """the top card of your deck; the top X cards of his deck."""
    cards = "card" if ref.count == 1 else f"{number_word(ref.count)} cards"
    return f"the top {cards} of {player_possessive(discourse, ref.who)} deck"


def is_mass(noun: Noun) -> bool:
    """Armor and equipment have no plural."""
    return noun.kinds == (Kind.ARMOR,) or is_equipment(noun)


def everything(discourse: Speech, ref: All, moving: bool = False) -> str:
    """all other allies in your party: after a verb that acts on every one."""
    whose = possession(discourse, ref.noun)
    return f"all {whose + ' ' if whose else ''}{described(discourse, ref.noun, many=True, moving=moving)}"


def each(discourse: Speech, ref: All) -> str:
    """each opposing hero and ally: where each gets its own damage."""
    discourse.last = Mention(ref.noun, True)
    whose = possession(discourse, ref.noun)
    words = described(discourse, ref.noun, many=bool(whose), joint="and")
    return f"each of {whose} {words}" if whose else f"each {words}"


def whole_class(discourse: Speech, ref: All) -> str:
    """allies in your party, all allies, your weapons: the subject of a lasting statement."""
    discourse.last = Mention(ref.noun, not is_mass(ref.noun))
    whose = possession(discourse, ref.noun)
    if is_mass(ref.noun):
        return f"each {f'of {whose} ' if whose else ''}{described(discourse, ref.noun)}"
    words = described(discourse, ref.noun, many=True)
    if whose:
        return f"{whose} {words}"
    plain = not any(not isinstance(qual, Tagged) for qual in ref.noun.quals)
    return f"all {words}" if plain else words


# -------------------------------------------------------------------------- people


def player(discourse: Speech, who: Player) -> str:
    """A player as a subject; "" is you, whom commands address."""
    if isinstance(who, You):
        return ""
    if isinstance(who, ControllerOf):
        return f"{said(discourse, who.what, 'possessive')} controller"
    if isinstance(who, TargetPlayer):
        return "target opponent" if who.opponent else "target player"
    if isinstance(who, EachPlayer):
        return "each player"
    if isinstance(who, EachOpponent):
        return "each opponent"
    if isinstance(who, ThatPlayer) and discourse.actor != YOU:
        return ""
    if isinstance(who, (TurnPlayer, ThatPlayer)):
        return "that player"
    raise Unworded(who, "English")


def is_actor(discourse: Speech, who: Player) -> bool:
    """Whether "he" can only be this player."""
    return who == discourse.actor or (isinstance(who, ThatPlayer) and discourse.actor != YOU)


def player_possessive(discourse: Speech, who: Player) -> str:
    """your, his, its controller's."""
    if isinstance(who, You):
        return "your"
    if is_actor(discourse, who):
        return "his"
    return own(player(discourse, who), "possessive")
