"""The words a World of Warcraft TCG card is made of.

Frozen data only. `lowering.py` gives the words their meaning, `say_en.py` and
`say_de.py` their wording. Chapters refer to the Comprehensive Rules 1.11 (`wow:`)
and, from 401 on, to the numbers of 7.4 (`wow7.4:`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from regelwerk.kernel.words import Again, And, FlipCoin, RollDie, Then, Word

__all__ = ["Again", "And", "FlipCoin", "RollDie", "Then", "Word"]


class Kind(Enum):
    """Card types (wow:300.1), and two groups that texts name like types."""

    HERO = "hero"
    ALLY = "ally"
    ABILITY = "ability"
    WEAPON = "weapon"
    ARMOR = "armor"
    ITEM = "item"
    QUEST = "quest"
    TOTEM = "totem"
    """A Totem ability in play (wow:306.4); a Totem card elsewhere is an ability card."""
    RESOURCE = "resource"
    """Whatever lies in a resource row (wow7.4:412.1b)."""


class Faction(Enum):
    """wow:207.1b"""

    ALLIANCE = "Alliance"
    HORDE = "Horde"


class Class(Enum):
    """wow:207.1a"""

    DRUID = "Druid"
    HUNTER = "Hunter"
    MAGE = "Mage"
    PALADIN = "Paladin"
    PRIEST = "Priest"
    ROGUE = "Rogue"
    SHAMAN = "Shaman"
    WARLOCK = "Warlock"
    WARRIOR = "Warrior"


class Element(Enum):
    """Damage types (wow:205.1)."""

    ARCANE = "arcane"
    FIRE = "fire"
    FROST = "frost"
    HOLY = "holy"
    MELEE = "melee"
    NATURE = "nature"
    RANGED = "ranged"
    SHADOW = "shadow"


class Rarity(Enum):
    """wow:204.1"""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    EPIC = "epic"
    LEGENDARY = "legendary"


class Keyword(Enum):
    """Keywords and states that a character can have."""

    ELUSIVE = "elusive"
    FEROCITY = "ferocity"
    PROTECTOR = "protector"
    LONG_RANGE = "long-range"
    STEALTH = "stealthed"
    BEAR_FORM = "in bear form"
    DUAL_WIELD = "dual wield"


class Act(Enum):
    """Something a modifier can forbid ("can't ...", wow:103.2)."""

    ATTACK = "attack"
    ATTACK_HEROES_AND_ALLIES_OF_YOURS = "attack heroes or allies in your party"
    PROTECT = "protect"
    READY_IN_READY_STEP = "ready during its controller's ready step"
    READY_IN_NEXT_READY_STEP = "ready during its controller's next ready step"
    READY_IN_YOUR_NEXT_READY_STEP = "ready during your next ready step"
    BE_DESTROYED = "be destroyed"
    BE_ATTACKED = "be attacked"
    BE_HEALED = "be healed"
    BE_TARGETED_BY_OPPONENTS = "be targeted by opponents"
    STRIKE = "strike with weapons"
    PLAY_CARDS = "play cards"
    DRAW = "draw cards"


class Span(Enum):
    """How long a modifier from a link lasts (wow7.4:714.3)."""

    THIS_TURN = "this turn"
    THIS_COMBAT = "this combat"
    GAME = "for the rest of the game"


class Zone(Enum):
    """wow7.4:415.1"""

    PLAY = "play"
    HAND = "hand"
    DECK = "deck"
    GRAVEYARD = "graveyard"
    REMOVED = "removed from the game"
    CHAIN = "chain"


class Whose(Enum):
    """Whose turn, step or phase a text means."""

    YOURS = "your"
    EACH = "each"
    OPPONENTS = "an opponent's"


# ------------------------------------------------------------------- amounts


@dataclass(frozen=True)
class TheX(Word):
    """The X that was announced (wow7.4:707.1b)."""


@dataclass(frozen=True)
class ThatMuch(Word):
    """The number mentioned last: "that amount", "for each damage dealt"."""


@dataclass(frozen=True)
class Count(Word):
    """How many things fit a description, now."""

    noun: Noun


@dataclass(frozen=True)
class Plus(Word):
    """A number plus an amount."""

    number: int
    amount: Amount


@dataclass(frozen=True)
class Minus(Word):
    """A number minus an amount."""

    number: int
    amount: Amount


@dataclass(frozen=True)
class AtkOf(Word):
    what: Ref


@dataclass(frozen=True)
class HealthOf(Word):
    what: Ref


@dataclass(frozen=True)
class CostOf(Word):
    what: Ref


@dataclass(frozen=True)
class DamageOn(Word):
    what: Ref


@dataclass(frozen=True)
class CountersOn(Word):
    what: Ref
    name: str


@dataclass(frozen=True)
class CardsInHand(Word):
    who: Player


X = TheX()
THAT_MUCH = ThatMuch()

Amount = int | TheX | ThatMuch | Count | Plus | Minus | AtkOf | HealthOf | CostOf | DamageOn | CountersOn | CardsInHand


# --------------------------------------------------------------------- nouns


@dataclass(frozen=True)
class OfFaction(Word):
    faction: Faction


@dataclass(frozen=True)
class Tagged(Word):
    """Has the tag (wow:202.1): a race, a class, "Pet", "Melee", a talent ..."""

    tag: str


@dataclass(frozen=True)
class Named(Word):
    name: str


@dataclass(frozen=True)
class SameName(Word):
    """The same name as the thing mentioned last."""


@dataclass(frozen=True)
class InYourParty(Word):
    """In your party: your hero and the allies you control (rb06:gruppe)."""


@dataclass(frozen=True)
class Yours(Word):
    """You control it ("your weapons", "one of your Pets"; wow:400.2)."""


@dataclass(frozen=True)
class Opposing(Word):
    """Controlled by an opponent (rb06:gegnerisch)."""


@dataclass(frozen=True)
class Friendly(Word):
    """Controlled by you or a team mate (rb06:befreundet)."""


@dataclass(frozen=True)
class InPartyOf(Word):
    """In the same party as that."""

    what: Ref


@dataclass(frozen=True)
class ControlledBy(Word):
    """Controlled by that player."""

    who: Player


@dataclass(frozen=True)
class Other(Word):
    """Not this card itself ("other Horde allies")."""


@dataclass(frozen=True)
class WithCost(Word):
    """Cost exactly that much (wow:201.1)."""

    amount: Amount


@dataclass(frozen=True)
class CostAtMost(Word):
    amount: Amount


@dataclass(frozen=True)
class Exhausted(Word):
    """Is exhausted."""


@dataclass(frozen=True)
class Damaged(Word):
    """With damage on it."""


@dataclass(frozen=True)
class FaceDown(Word):
    """Lies face down."""


@dataclass(frozen=True)
class Defending(Word):
    """Is a defender (wow:602.3)."""


@dataclass(frozen=True)
class Attacking(Word):
    """Is attacking (wow:602.1)."""


@dataclass(frozen=True)
class DealtDamageThisTurn(Word):
    """Was dealt damage this turn."""


@dataclass(frozen=True)
class DealtCombatDamageByYourHeroThisTurn(Word):
    """Was dealt combat damage by your hero this turn."""


@dataclass(frozen=True)
class AttachedToHeroOrAlly(Word):
    """An ability attached to a hero or ally."""


@dataclass(frozen=True)
class NotAttachedToFriendly(Word):
    """Unless it is attached to a friendly hero or ally."""


Qual = (
    OfFaction | Tagged | Named | SameName | InYourParty | Yours | Opposing | Friendly | InPartyOf | ControlledBy
    | Other | WithCost | CostAtMost | Exhausted | Damaged | FaceDown | Defending | Attacking | DealtDamageThisTurn
    | DealtCombatDamageByYourHeroThisTurn | AttachedToHeroOrAlly | NotAttachedToFriendly
)  # fmt: skip


@dataclass(frozen=True)
class Noun(Word):
    """A description of cards: types, qualities, and the zone (wow:300.2).

    Without kinds it means cards of any type: a text that names only a tag ("your Pets"), or only "a card".
    """

    kinds: tuple[Kind, ...]
    quals: tuple[Qual, ...] = ()
    zone: Zone = Zone.PLAY
    whose: Player | None = None
    """Whose zone; None for any. Play has no owner: use Yours, InYourParty ..."""


# ---------------------------------------------------------------- references


@dataclass(frozen=True)
class This(Word):
    """The card the text stands on (wow:200.1)."""


@dataclass(frozen=True)
class YourHero(Word):
    """The hero you control."""


@dataclass(frozen=True)
class Attached(Word):
    """What this card is attached to (wow:306.3)."""


@dataclass(frozen=True)
class Target(Word):
    """Chosen while the link is being added (wow7.4:707.1d).

    `count` targets, or any number up to it where `up_to` is set; `another`: not what an
    earlier target of this text is.
    """

    noun: Noun
    count: Amount = 1
    up_to: bool = False
    another: bool = False


@dataclass(frozen=True)
class Chosen(Word):
    """Chosen while the link resolves (wow7.4:709.2b); not a target.

    `up_to`: fewer, or none, may be chosen; `another`: nothing that was mentioned before.
    """

    noun: Noun
    by: Player
    count: Amount = 1
    up_to: bool = False
    another: bool = False


@dataclass(frozen=True)
class All(Word):
    """Everything that fits."""

    noun: Noun


@dataclass(frozen=True)
class Them(Word):
    """Whatever the text mentioned last: "it", "that ally", "they" (wow7.4:712)."""


@dataclass(frozen=True)
class TheOne(Word):
    """What the event was about: in "when an ally is destroyed", that ally."""


@dataclass(frozen=True)
class TheOther(Word):
    """The other thing in the event: in "when your hero deals combat damage to an ally", that ally."""


@dataclass(frozen=True)
class DealtThisWay(Word):
    """Whoever was really dealt damage by what this text did before: "a character dealt damage this way"."""


THIS, YOUR_HERO, ATTACHED, THEM, THE_ONE, THE_OTHER = This(), YourHero(), Attached(), Them(), TheOne(), TheOther()

Ref = This | YourHero | Attached | Target | Chosen | All | Them | TheOne | TheOther | DealtThisWay


# ------------------------------------------------------------------- players


@dataclass(frozen=True)
class You(Word):
    """The controller of the text."""


@dataclass(frozen=True)
class ControllerOf(Word):
    """The controller of that, last known if it is gone (wow7.4:707.3)."""

    what: Ref


@dataclass(frozen=True)
class TargetPlayer(Word):
    """Target player, or target opponent."""

    opponent: bool = False


@dataclass(frozen=True)
class EachPlayer(Word):
    """Each player, turn player first."""


@dataclass(frozen=True)
class EachOpponent(Word):
    """Each opponent, clockwise."""


@dataclass(frozen=True)
class TurnPlayer(Word):
    """The player whose turn it is."""


@dataclass(frozen=True)
class ThatPlayer(Word):
    """The player the text mentioned last: "that player", "he", "his"."""


YOU = You()

Player = You | ControllerOf | TargetPlayer | EachPlayer | EachOpponent | TurnPlayer | ThatPlayer


# ---------------------------------------------------------- what can be done


@dataclass(frozen=True)
class Deal(Word):
    """Deal damage (wow7.4:405). `by` deals it; `element` None: no type.

    Where the text has mentioned nothing before, THEM in `amount` is whom it is dealt to.
    """

    amount: Amount
    element: Element | None
    to: Ref
    by: Ref = YOUR_HERO
    unpreventable: bool = False


@dataclass(frozen=True)
class PutDamage(Word):
    """Put damage on something: not dealt, not preventable (wow7.4:405.3)."""

    amount: Amount
    on: Ref


@dataclass(frozen=True)
class Heal(Word):
    """Heal damage (wow7.4:407). Amount None: all damage."""

    amount: Amount | None
    what: Ref
    by: Ref = YOUR_HERO


@dataclass(frozen=True)
class RemoveDamage(Word):
    """Remove all damage from something; not healing."""

    what: Ref


@dataclass(frozen=True)
class Prevent(Word):
    """Prevent damage that would be dealt (wow7.4:717). Amount None: all of it.

    With a span the first `amount` points in it, or all of them; without one (in Always)
    `amount` of every packet. `by`: only damage dealt by that; `combat`: only combat damage.
    """

    amount: Amount | None
    to: Ref | None
    span: Span | None = None
    by: Ref | None = None
    combat: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class Exhaust(Word):
    what: Ref


@dataclass(frozen=True)
class Ready(Word):
    what: Ref


@dataclass(frozen=True)
class Destroy(Word):
    what: Ref


@dataclass(frozen=True)
class Draw(Word):
    count: Amount
    who: Player = YOU


@dataclass(frozen=True)
class Discard(Word):
    """Discard cards of one's own choice, one after another (wow7.4:415.9e)."""

    count: Amount
    who: Player = YOU


@dataclass(frozen=True)
class Attach(Word):
    """Attach this card (wow:306.3)."""

    to: Ref


@dataclass(frozen=True)
class Reattach(Word):
    """Attach a target ability to another thing of the kinds its own text names (wow:306.3f)."""

    what: Ref


@dataclass(frozen=True)
class PutInto(Word):
    """Put cards into their owners' hand, deck or graveyard."""

    what: Ref
    zone: Zone
    bottom: bool = False


@dataclass(frozen=True)
class PutIntoPlay(Word):
    """Put cards into play under their owner's control (or yours)."""

    what: Ref
    exhausted: bool = False


@dataclass(frozen=True)
class PutIntoResources(Word):
    """Put a card into its owner's resource row face down; not placing (wow7.4:412.1)."""

    what: Ref
    exhausted: bool = True


@dataclass(frozen=True)
class RemoveFromGame(Word):
    what: Ref


@dataclass(frozen=True)
class RemoveFromCombat(Word):
    """wow:602.4"""

    what: Ref


@dataclass(frozen=True)
class Interrupt(Word):
    """Interrupt a link (wow7.4:711)."""

    what: Ref


@dataclass(frozen=True)
class GainControl(Word):
    """Control changes for a span (wow:400.3)."""

    what: Ref
    span: Span
    who: Player = YOU


@dataclass(frozen=True)
class Tokens(Word):
    """Put ally tokens into play (wow7.4:404.2). `tags` and numbers are all a token has."""

    count: int
    tags: tuple[str, ...]
    atk: int
    health: int
    faction: Faction | None = None
    name: str = ""
    unique: bool = False
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class PutCounter(Word):
    name: str
    on: Ref


@dataclass(frozen=True)
class Search(Word):
    """Look through one's own deck for one card that fits, use it, then shuffle (wow7.4:413).

    `reveal`: show it to all. The card found is "them" for `use`; nothing found: `use` is skipped.
    """

    noun: Noun
    use: Word
    who: Player = YOU
    reveal: bool = False


@dataclass(frozen=True)
class RevealTop(Word):
    """Reveal the top cards of your deck; one that fits goes to the hand, the rest to the bottom."""

    count: int
    noun: Noun


@dataclass(frozen=True)
class LookAtTop(Word):
    """Look at the top cards of your deck; put one into `zone` (hand, or top of the deck), the rest to the bottom."""

    count: int
    zone: Zone


@dataclass(frozen=True)
class ShuffleInto(Word):
    """Shuffle your hand or graveyard into your deck; "that many" is how many cards that was."""

    zone: Zone


@dataclass(frozen=True)
class ExtraTurn(Word):
    """Take an extra turn after this one (wow7.4:500.3)."""


# --------------------------------------------------------- arranging, asking


@dataclass(frozen=True)
class May(Word):
    """That player may do it, in its entirety or not at all."""

    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class MayPay(Word):
    """ "You may pay (n). If you do, ..." Paying is a cost (wow7.4:403). """

    resources: Amount
    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class Unless(Word):
    """ "Do this unless that player pays (n)." """

    do: Word
    resources: int
    who: Player


@dataclass(frozen=True)
class ChooseOne(Word):
    """ "Choose one: ...; or ..." A mode, chosen while the link is added (wow7.4:707.1c). """

    modes: tuple[Word, ...]


@dataclass(frozen=True)
class Pick(Word):
    """A clause that only chooses: "Choose an ally in your party"."""

    what: Chosen


@dataclass(frozen=True)
class If(Word):
    """Do it only if that is so now."""

    condition: Condition
    do: Word


@dataclass(frozen=True)
class AtEndOfTurn(Word):
    """ "... at end of turn": a modifier that triggers once, at the next end of turn. """

    do: Word


@dataclass(frozen=True)
class NextTime(Word):
    """ "When ... this turn, ...": a triggered modifier (wow7.4:715). `once`: only the next time. """

    event: Happening
    do: Word
    once: bool = False


# -------------------------------------------------------------- conditions


@dataclass(frozen=True)
class Is(Word):
    """That thing fits the description. It has then been mentioned: THEM, in what is done if so."""

    what: Ref
    noun: Noun


@dataclass(frozen=True)
class Has(Word):
    """That character has the keyword or state ("while Kayleitha is stealthed")."""

    what: Ref
    keyword: Keyword


@dataclass(frozen=True)
class AtLeast(Word):
    """At least so many things fit ("while there are four or more allies in your party")."""

    number: int
    noun: Noun


@dataclass(frozen=True)
class OnlyOne(Word):
    """This is the only thing that fits ("while he is the only ally in your party")."""

    noun: Noun


@dataclass(frozen=True)
class MoreAlliesThanYou(Word):
    """An opponent has more allies in the party than you."""


@dataclass(frozen=True)
class YourTurn(Word):
    """During your turn."""


@dataclass(frozen=True)
class OpponentsTurn(Word):
    """During an opponent's turn."""


@dataclass(frozen=True)
class OpposingHeroDamagedByAllyOfYours(Word):
    """An opposing hero was dealt damage this turn by an ally in your party."""


@dataclass(frozen=True)
class WhileAttacking(Word):
    """While it is attacking; with a noun: while it is attacking such a character.

    THEM is, one by one, each of those that the modifier speaks of.
    """

    what: Ref
    noun: Noun | None = None


@dataclass(frozen=True)
class WhileDefending(Word):
    """While it is defending; THEM as in WhileAttacking."""

    what: Ref


Condition = (
    Is | Has | AtLeast | OnlyOne | MoreAlliesThanYou | YourTurn | OpponentsTurn | OpposingHeroDamagedByAllyOfYours
    | WhileAttacking | WhileDefending
)  # fmt: skip


# ------------------------------------------------------- continuous modifiers


@dataclass(frozen=True)
class Have(Word):
    """Values, keywords or powers given to something, while a condition holds (wow7.4:714).

    In `Always` without a span; as an effect with one.
    """

    what: Ref
    atk: Amount = 0
    health: Amount = 0
    defense: Amount = 0
    keywords: tuple[Keyword, ...] = ()
    power: Pay | None = None
    condition: Condition | None = None
    span: Span | None = None


@dataclass(frozen=True)
class Cannot(Word):
    """Something can't do or suffer something (wow:103.2).

    `unless_pays`: it can, if its controller pays that much for each (wow:600.3).
    """

    what: Ref
    act: Act
    span: Span | None = None
    unless_pays: int = 0
    condition: Condition | None = None


@dataclass(frozen=True)
class PlayersCannot(Word):
    """Players (opponents only, or all) can't do something."""

    act: Act
    opponents: bool = True
    your_turn: bool = False
    span: Span | None = None


@dataclass(frozen=True)
class CanProtectOnly(Word):
    """This can protect that, though it is no protector."""

    what: Ref
    whom: Ref


@dataclass(frozen=True)
class MustAttack(Word):
    """Must attack if able (wow:600.2)."""

    what: Ref
    span: Span | None = None


@dataclass(frozen=True)
class CanAttackOnly(Word):
    """Can attack only that, if able (wow:601.2c); not `if_able`: that or nothing."""

    what: Ref
    whom: Ref
    span: Span | None = None
    if_able: bool = True


@dataclass(frozen=True)
class Control(Word):
    """You control that (wow:400.3)."""

    what: Ref


@dataclass(frozen=True)
class LosesPowers(Word):
    """Loses all powers (wow7.4:700.3)."""

    what: Ref


@dataclass(frozen=True)
class BecomesTagged(Word):
    """Is also a ... (wow:202.3)."""

    what: Ref
    tag: str


@dataclass(frozen=True)
class DealsMore(Word):
    """ "If X would deal (type) damage, it deals that much plus n (or double) instead" (wow7.4:716). """

    what: Ref
    more: int = 0
    double: bool = False
    element: Element | None = None
    with_ability: bool = False


@dataclass(frozen=True)
class IsDealtMore(Word):
    """ "If X would be dealt damage, it is dealt that much plus n instead." """

    what: Ref
    more: int


@dataclass(frozen=True)
class StrikesForLess(Word):
    """You pay less to strike with weapons; `next_time`: only the next time, this turn."""

    less: int
    weapon: Ref
    next_time: bool = False


@dataclass(frozen=True)
class DamageCannotBePrevented(Word):
    """Damage dealt by that can't be prevented (`with_this`: combat damage dealt with this weapon)."""

    by: Ref
    with_this: bool = False


@dataclass(frozen=True)
class HandSize(Word):
    """The maximum hand size of that player is larger."""

    who: Player
    more: int


Continuous = (
    Have | Cannot | PlayersCannot | CanProtectOnly | MustAttack | CanAttackOnly | Control | LosesPowers
    | BecomesTagged | DealsMore | IsDealtMore | StrikesForLess | DamageCannotBePrevented | HandSize | Prevent
)  # fmt: skip


# -------------------------------------------------------------------- events


@dataclass(frozen=True)
class EntersPlay(Word):
    what: Noun | This


@dataclass(frozen=True)
class IsDestroyed(Word):
    what: Noun | This | Attached


@dataclass(frozen=True)
class YouPlay(Word):
    """You play a card (wow7.4:409.1): `tag` wanted, or (`not_tag`) not allowed; `kinds` empty: any."""

    kinds: tuple[Kind, ...] = ()
    tag: str = ""
    not_tag: str = ""


@dataclass(frozen=True)
class YouStrike(Word):
    """You strike with a weapon; `this`: with this one."""

    this: bool = False


@dataclass(frozen=True)
class Attacks(Word):
    what: Noun | This


@dataclass(frozen=True)
class Defends(Word):
    what: Noun | This | YourHero


@dataclass(frozen=True)
class Protects(Word):
    what: Noun | This | YourHero


@dataclass(frozen=True)
class DealsDamage(Word):
    """Something deals damage (`combat`: combat damage; `with_this`: with this weapon) to something.

    The one is who deals it, the other who gets it, "that much" is how much.
    """

    by: Noun | This | YourHero
    to: Noun | None = None
    combat: bool = False
    with_this: bool = False


@dataclass(frozen=True)
class IsDealtDamage(Word):
    """Something is dealt damage. The one is who gets it, the other who deals it."""

    what: Noun | This | YourHero
    combat: bool = False


@dataclass(frozen=True)
class BecomesExhausted(Word):
    what: This


@dataclass(frozen=True)
class StartOfTurn(Word):
    whose: Whose = Whose.YOURS


@dataclass(frozen=True)
class EndOfTurn(Word):
    whose: Whose = Whose.EACH


Happening = (
    EntersPlay | IsDestroyed | YouPlay | YouStrike | Attacks | Defends | Protects | DealsDamage | IsDealtDamage
    | BecomesExhausted | StartOfTurn | EndOfTurn
)  # fmt: skip


# --------------------------------------------------------------------- costs


@dataclass(frozen=True)
class Resources(Word):
    """Exhaust so many resources (wow7.4:403.6)."""

    count: int | TheX


@dataclass(frozen=True)
class Activate(Word):
    """Exhaust this card: the activate symbol (wow7.4:701.3)."""


@dataclass(frozen=True)
class FlipThis(Word):
    """Turn this hero face down (wow:301.2)."""


@dataclass(frozen=True)
class ExhaustCost(Word):
    """Exhaust things: your hero, or `count` that fit."""

    what: Noun | YourHero
    count: int = 1


@dataclass(frozen=True)
class DestroyCost(Word):
    what: Noun | This
    count: int = 1


@dataclass(frozen=True)
class DiscardCost(Word):
    count: int


@dataclass(frozen=True)
class PutDamageCost(Word):
    amount: Amount
    on: Noun | This | YourHero


@dataclass(frozen=True)
class RemoveCost(Word):
    """Remove this card, or `count` cards that fit, from the game."""

    what: Noun | This
    count: int = 1


@dataclass(frozen=True)
class Say(Word):
    """Say something aloud: always possible."""

    words: str


Cost = (
    Resources | Activate | FlipThis | ExhaustCost | DestroyCost | DiscardCost | PutDamageCost | RemoveCost | Say
)  # fmt: skip


# -------------------------------------------------------------------- powers


@dataclass(frozen=True)
class OnPlay(Word):
    """What an ability does as it resolves (wow:306.1), before it enters play if it is ongoing.

    Several on one card are the paragraphs of one text: announced together, carried out in order.
    """

    effect: Word


@dataclass(frozen=True)
class AlsoPay(Word):
    """An additional cost to play this card (wow7.4:403)."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True)
class OnlyDuring(Word):
    """This card can be played only while that holds ("only on an opponent's turn")."""

    condition: Condition


@dataclass(frozen=True)
class When(Word):
    """A triggered power (wow7.4:703).

    `condition`: an if-clause right after the event, checked twice (wow7.4:703.2).
    `first_each_turn`: for the first time each turn.
    """

    event: Happening
    effect: Word
    condition: Condition | None = None
    first_each_turn: bool = False


@dataclass(frozen=True)
class Pay(Word):
    """A payment power (wow7.4:701): costs, then the effect."""

    costs: tuple[Cost, ...]
    effect: Word
    condition: Condition | None = None
    """ "Use only ..." """
    once_per_turn: bool = False


@dataclass(frozen=True)
class Reward(Word):
    """A completion power (wow7.4:702): a quest's cost, restriction and reward."""

    costs: tuple[Cost, ...]
    effect: Word
    condition: Condition | None = None


@dataclass(frozen=True)
class Always(Word):
    """A continuous power (wow7.4:704); `And` joins several that stand in one sentence."""

    what: Continuous | And


@dataclass(frozen=True)
class ForFaction(Word):
    """A power behind a faction icon (wow:207.1c)."""

    faction: Faction
    power: When | Pay | Always


Power = OnPlay | AlsoPay | OnlyDuring | When | Pay | Reward | Always | ForFaction


# --------------------------------------------------------------------- cards


@dataclass(frozen=True)
class Card(Word):
    """One card: everything it has and does.

    name          English name; `name_de` the official German one, empty if no source gives it
    kind          card type; a Totem is an ABILITY with `totem`
    cost          play cost (upper left corner); None for heroes; 0 for quests (wow:201.2)
    plus_x        the cost is "cost + X"
    tags          tags without a number, in print order (race, class, talent spec, professions, "Axe", "Feral" ...)
    limits        tags that carry a number, in print order: (("Melee", 1),); the card has these tags too
    keywords      printed keywords of the card itself
    icons         class icons; empty: neutral
    health, atk, defense, strike   numbers in the corners, None where there is none
    element       damage type of ATK
    """

    name: str
    kind: Kind
    cost: int | None
    powers: tuple[Power, ...] = ()
    tags: tuple[str, ...] = ()
    limits: tuple[tuple[str, int], ...] = ()
    icons: tuple[Class, ...] = ()
    faction: Faction | None = None
    atk: int | None = None
    element: Element | None = None
    health: int | None = None
    defense: int | None = None
    strike: int | None = None
    plus_x: bool = False
    instant: bool = False
    ongoing: bool = False
    totem: bool = False
    unique: bool = False
    unlimited: bool = False
    two_handed: bool = False
    keywords: tuple[Keyword, ...] = ()
    hero_required: str = ""
    number: int = 0
    rarity: Rarity = Rarity.COMMON
    name_de: str = ""
    short: str = ""
    """What the text calls it after the first mention ("Leeroy")."""
    pronoun: str = "it"
    """The pronoun its text uses for it: it, he, she."""
    emblem: str = ""
    """One fitting icon of the game-icons set, drawn in place of a painting."""
    scenes_only: bool = False
    """Known only from an example of the rules: legal in no deck."""


ALLY = Noun((Kind.ALLY,))
HERO = Noun((Kind.HERO,))
HERO_OR_ALLY = Noun((Kind.HERO, Kind.ALLY))

# Read off the names above rather than listed, so that no word can be forgotten.
VOCABULARY: dict[str, object] = {
    name: thing
    for name, thing in globals().items()
    if isinstance(thing, Word)
    or (isinstance(thing, type) and issubclass(thing, (Word, Enum)) and thing is not Word and thing is not Enum)
}
"""What a text form may name: every word class, every enumeration, every ready-made word."""
