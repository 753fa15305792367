"""Descriptions: amounts, nouns with their qualities, references, players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.kernel.words import Word
from regelwerk.wowtcg.words.groups import Zone

if TYPE_CHECKING:
    from regelwerk.wowtcg.words.groups import Faction, Kind


@dataclass(frozen=True)
class You(Word):
    """The controller of the text."""


YOU = You()


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


@dataclass(frozen=True)
class CardsToHandSize(Word):
    """As many cards as your hand lacks of its maximum size (wow7.4:415.4)."""


@dataclass(frozen=True)
class RemovedForCost(Word):
    """How many such cards were removed as a cost of this text (inf:additional-cost-count)."""

    noun: Noun


@dataclass(frozen=True)
class AnyNumber(Word):
    """As many as the chooser likes, none too; for a `Chosen` that is `up_to`."""


X = TheX()
THAT_MUCH = ThatMuch()

Amount = (
    int | TheX | ThatMuch | Count | Plus | Minus | AtkOf | HealthOf | CostOf | DamageOn | CountersOn | CardsInHand
    | CardsToHandSize | RemovedForCost | AnyNumber
)  # fmt: skip


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
    """Controlled by you or a player of your team (rb06:befreundet)."""


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
class DifferentNames(Word):
    """Of several that are chosen no two have the same name; only in a `Chosen`."""


@dataclass(frozen=True)
class AttachedToHeroOrAlly(Word):
    """An ability attached to a hero or ally."""


@dataclass(frozen=True)
class AttachedTo(Word):
    """Attached to that (wow:306.3)."""

    what: Ref


@dataclass(frozen=True)
class NotAttachedToFriendly(Word):
    """Unless it is attached to a friendly hero or ally (rb06:befreundet)."""


Qual = (
    OfFaction | Tagged | Named | SameName | InYourParty | Yours | Opposing | Friendly | InPartyOf | ControlledBy
    | Other | WithCost | CostAtMost | Exhausted | Damaged | FaceDown | Defending | Attacking | DealtDamageThisTurn
    | DealtCombatDamageByYourHeroThisTurn | DifferentNames | AttachedToHeroOrAlly | AttachedTo | NotAttachedToFriendly
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
class TopOfDeck(Word):
    """The top cards of that player's deck, the topmost first; all of them if there are fewer."""

    count: Amount = 1
    who: Player = YOU


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

Ref = This | YourHero | Attached | Target | Chosen | All | TopOfDeck | Them | TheOne | TheOther | DealtThisWay


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


Player = You | ControllerOf | TargetPlayer | EachPlayer | EachOpponent | TurnPlayer | ThatPlayer
