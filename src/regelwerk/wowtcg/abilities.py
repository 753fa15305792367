"""What stands on a card: powers, and the card itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import And, Word
from regelwerk.wowtcg.conditions import Condition, HasKeyword
from regelwerk.wowtcg.continuous import Continuous
from regelwerk.wowtcg.costs import Cost
from regelwerk.wowtcg.enums import CardType, Class, Element, Faction, Keyword, Rarity
from regelwerk.wowtcg.lowered import Playable
from regelwerk.wowtcg.state import UNTIL_GONE
from regelwerk.wowtcg.triggers import TriggerEvent

if TYPE_CHECKING:
    from regelwerk.wowtcg.lowered import CardDefinition, Lowering


@dataclass(frozen=True)
class Power(Word):
    """A paragraph of a card's text (wow7.4:700.1): what it adds to playing the card, and to the card in play."""

    def is_followed_in_playing(self) -> bool:
        """Whether it has been followed when the card is on the chain."""
        return False

    def works_in_play(self) -> bool:
        """Whether it does something as long as the card is in play."""
        return False

    def on_resolution(self) -> Word | None:
        """What the card does of it as it resolves."""
        return None

    def add_to_playing(self, lowering: Lowering, path: str, play: Playable) -> None:
        """Enter it into the playing of its card."""

    def add_alternate(self, lowering: Lowering, path: str, card: CardDefinition, play: Playable) -> None:
        """Enter another way to pay for its card, beside everything that it costs in either."""

    def print_on(self, lowering: Lowering, path: str, card: CardDefinition) -> None:
        """Enter it into the card on which it is printed."""


@dataclass(frozen=True)
class OnPlay(Power):
    """What an ability does as it resolves (wow:306.1), before it enters play if it is ongoing.

    Several on one card are the paragraphs of one text: announced together, carried out in order.
    """

    effect: Word

    def on_resolution(self) -> Word | None:
        return self.effect


# -------------------------------------------------------------- in playing the card


@dataclass(frozen=True)
class PlayingPower(Power):
    """Something that is followed while its card is being played (wow7.4:707.1)."""

    def is_followed_in_playing(self) -> bool:
        return True


@dataclass(frozen=True)
class ToPlay(PlayingPower):
    """What it takes to play this card: an additional cost (wow7.4:707.1e).

    `rather`: an alternate cost, which may be paid rather than the card's resource cost (wow7.4:403.3). `only`: no cost,
    but something that has to be so ("only on an opponent's turn") (wow:103.1).
    """

    costs: tuple[Cost, ...] = ()
    rather: bool = False
    only: Condition | None = None

    def problem(self) -> str:
        if self.only is not None:
            return "is about a cost, or about when it is played" if self.costs or self.rather else ""
        return "" if self.costs else "names no cost"

    def add_to_playing(self, lowering: Lowering, path: str, play: Playable) -> None:
        if self.only is not None:
            play.condition = lowering.placed(path, self.only)
        elif not self.rather:
            for i, cost in enumerate(self.costs):
                lowering.cost(f"{path}/{i}", cost, play)

    def add_alternate(self, lowering: Lowering, path: str, card: CardDefinition, play: Playable) -> None:
        if not self.rather:
            return
        if play.uses_x or len(play.modes) != 1 or play.alternate is not None:
            raise lowering.error(self, "goes with no X, no modes, and no other alternate cost")
        instead = lowering.alternate(f"{path}/instead", play)
        for i, cost in enumerate(self.costs):
            lowering.cost(f"{path}/instead/{i}", cost, instead)
        instead.resources += play.resources - card.cost  # wow7.4:403.6
        instead.costs += play.costs
        instead.modes = play.modes
        instead.played = True
        instead.condition = play.condition
        instead.finalize(card.kind)
        play.alternate = instead


# ----------------------------------------------------------------- of a card in play


def bits_of(faction: Faction | None) -> int:
    """The icon before a power as a bit, 0 for none."""
    return 0 if faction is None else faction.value


@dataclass(frozen=True)
class BoardPower(Power):
    """Something that a card has in play (wow7.4:700.1); one with a `faction` stands behind its icon (wow:207.1c)."""

    def works_in_play(self) -> bool:
        return True


@dataclass(frozen=True)
class When(BoardPower):
    """A triggered power (wow7.4:703.1).

    `condition`: an if-clause right after the event, checked twice (wow7.4:703.2).
    `first_each_turn`: for the first time each turn.
    `during`: a part of the event ("while in bear form"), judged only as it happens (wow7.4:703.1).
    """

    event: TriggerEvent
    effect: Word
    condition: Condition | None = None
    first_each_turn: bool = False
    during: HasKeyword | None = None
    faction: Faction | None = None

    def problem(self) -> str:
        if self.first_each_turn and self.event.comes_once_a_turn():
            return "waits for what comes once each turn"
        return "asks for the same twice" if self.during is not None and self.during == self.condition else ""

    def print_on(self, lowering: Lowering, path: str, card: CardDefinition) -> None:
        trigger = lowering.trigger(path, self.event, self.effect, self)
        trigger.faction = bits_of(self.faction)
        trigger.first_each_turn = self.first_each_turn
        if self.first_each_turn:
            lowering.note_first(trigger.event)
        if self.condition is not None:
            trigger.condition = lowering.placed(path + "/if", self.condition)
            trigger.play.condition = trigger.condition
            trigger.play.finalize(card.kind)
        if self.during is not None:
            trigger.condition = lowering.placed(path + "/during", self.during)
        card.triggers.append(trigger)


@dataclass(frozen=True)
class Pay(BoardPower):
    """A payment power (wow7.4:701.1): costs, then the effect."""

    costs: tuple[Cost, ...]
    effect: Word
    condition: Condition | None = None
    """ "Use only ..." """
    once_per_turn: bool = False
    faction: Faction | None = None

    def print_on(self, lowering: Lowering, path: str, card: CardDefinition) -> None:
        play = self.lowered(lowering, path)
        play.faction = bits_of(self.faction)
        card.payments.append(play)

    def lowered(self, lowering: Lowering, path: str) -> Playable:
        """What is announced to use it, on a card or given by a text."""
        play = lowering.playable(path, self, self.costs, self.effect, self.condition)
        play.once_per_turn = self.once_per_turn
        only = all(cost.may_change_nothing() for cost in play.costs)
        play.free = only and play.resources == 0 and not play.x_resources
        return play


@dataclass(frozen=True)
class Reward(BoardPower):
    """A completion power (wow7.4:702.1): a quest's cost, restriction and reward."""

    costs: tuple[Cost, ...]
    effect: Word
    condition: Condition | None = None

    def print_on(self, lowering: Lowering, path: str, card: CardDefinition) -> None:
        card.reward = lowering.playable(path, self, self.costs, self.effect, self.condition)


@dataclass(frozen=True)
class Always(BoardPower):
    """A continuous power (wow7.4:704.1); `And` joins several that stand in one sentence."""

    what: Continuous | And
    faction: Faction | None = None

    def parts(self) -> tuple[Word, ...]:
        """The modifiers of its sentence, in order."""
        return self.what.parts if isinstance(self.what, And) else (self.what,)

    def problem(self) -> str:
        for part in self.parts():
            if not isinstance(part, Continuous):
                return f"contains {type(part).__name__}, which is no continuous modifier"
            if part.until() != UNTIL_GONE:
                return f"contains {type(part).__name__}, which has an end of its own"
        return ""

    def print_on(self, lowering: Lowering, path: str, card: CardDefinition) -> None:
        for i, part in enumerate(self.parts()):
            if isinstance(part, Continuous):
                effect = lowering.continuous(f"{path}/{i}", part)
                effect.faction = bits_of(self.faction)
                card.statics.append(effect)


# ------------------------------------------------------------------------ the card


@dataclass(frozen=True)
class Card(Word):
    """One card: everything it has and does.

    name                          English name; `name_de` the official German one, empty if no source gives it
    kind                          card type; a Totem is an ABILITY with `totem`
    cost                          play cost (upper left corner); None for heroes; 0 for quests (wow:201.2)
    plus_x                        the cost is "cost + X"
    tags                          tags without a number, in print order (race, class, talent spec, professions, "Axe",
                                  "Feral" ...)
    limits                        tags that carry a number, in print order: (("Melee", 1),); the card has these tags too
    keywords                      printed keywords of the card itself
    icons                         class icons; empty: neutral
    health, atk, defense, strike  numbers in the corners, None where there is none
    element                       damage type of ATK
    """

    name: str
    kind: CardType
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

    def problem(self) -> str:
        for power in self.powers:
            if not isinstance(power, Power):
                return f"has {type(power).__name__} among its powers, which is no power"
        return ""
