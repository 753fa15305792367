"""What lowered words are: the kinds of thing a definition is made of in the engine.

Each class here is a base with one job; its subclasses stand in the chapter they
belong to (`continuous`, `triggers`, `costs`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Why
from regelwerk.kernel.defs import Def, Lowered
from regelwerk.kernel.program import Program

if TYPE_CHECKING:
    from regelwerk.kernel.words import Word
    from regelwerk.wowtcg.abilities import Card as CardWord
    from regelwerk.wowtcg.conditions import Condition
    from regelwerk.wowtcg.continuous import Continuous
    from regelwerk.wowtcg.nouns import Noun
    from regelwerk.wowtcg.people import Amount
    from regelwerk.wowtcg.state import Note, Packet, WowPiece, WowScope, WowState
    from regelwerk.wowtcg.triggers import Happening

OFF_HAND: Final = "Off-Hand"
"""The tag of what does not go together with a two-handed weapon (kw:off-hand)."""


class ContinuousEffect(Lowered):
    """A continuous word at its place on a card (wow7.4:714).

    what       to which cards it applies, None to none in play
    condition  while what it holds
    stage      the layer in which it is read (TAGS, FIRST, THEN)
    read       what it depends on (R_... bits)
    power      the payment power that it gives, None if it gives none
    faction    it stands behind the icons of those factions, as bits (wow:207.1c); 0 for none
    """

    __slots__ = ("condition", "faction", "power", "read", "stage", "what", "word")

    def __init__(self, path: str, word: Continuous, power: Playable | None) -> None:
        super().__init__(path)
        self.word = word
        self.what = word.subject()
        self.condition = word.proviso()
        self.stage = word.stage()
        self.read = word.reads()
        if self.condition is not None:
            self.read |= self.condition.reads()
        self.power = power
        self.faction = 0


class Slot:
    """One use of the word "target" (wow7.4:706.1).

    noun      what fits; None for a player
    players   1 any player, 2 an opponent, where a player is the target
    count     how many; `up_to` fewer or none will do
    one       whether it is exactly one, as nearly always
    another   not what an earlier slot has
    """

    __slots__ = ("another", "count", "noun", "one", "players", "up_to")

    def __init__(self, noun: Noun | None, players: int, count: int | Amount, up_to: bool, another: bool) -> None:
        self.noun = noun
        self.players = players
        self.count = count
        self.one = not up_to and isinstance(count, int) and count == 1
        self.up_to = up_to
        self.another = another


class Cost(Lowered):
    """One part of a cost besides resources (wow7.4:403): what is picked for it, and how it is paid."""

    __slots__ = ()

    def picks(self, state: WowState, scope: WowScope) -> int:
        """How many cards must be picked to pay it (0: nothing to choose)."""
        return 0

    def candidates(self, state: WowState, scope: WowScope) -> list[WowPiece]:
        """What may be picked, in canonical order."""
        return []

    def payable(self, state: WowState, scope: WowScope, why: Why | None) -> bool:
        """Whether it can be paid in full now, for itself."""
        raise NotImplementedError

    def deed(self) -> int:
        """What paying does to a card that cannot be done to it again: EXHAUSTS, LEAVES, or 0."""
        return 0

    def exhausts_resources(self) -> bool:
        """Whether what it exhausts may be a resource."""
        return False

    def fixed(self, state: WowState, scope: WowScope) -> int:
        """Reference of the one card it does that to, 0 where cards are picked."""
        return 0

    def puts_damage(self) -> bool:
        """Whether it is paid with damage, which may turn out to be none."""
        return False

    def idles(self, state: WowState, scope: WowScope, picked: list[int]) -> bool:
        """Whether paying it so changes nothing (ruling:free-payment-power-once)."""
        return False

    def pay(self, state: WowState, scope: WowScope, picked: list[int]) -> None:
        """Pay it."""
        raise NotImplementedError


EXHAUSTS: Final = 1
LEAVES: Final = 2
"""What paying part of a cost does to a card (`Cost.deed`)."""


class Mode:
    """One way in which a text can be announced: its targets and what it does on resolution."""

    __slots__ = ("program", "slots")

    def __init__(self, slots: list[Slot], program: Program) -> None:
        self.slots = slots
        self.program = program


class Playable(Lowered):
    """Whatever can be added to the chain with choices and costs: a card, a payment power, a quest, a trigger.

    resources      resource cost without X; `x_resources`: X resources more
    costs          what else is paid
    modes          at least one
    condition      "use only ...", "play only ..."; of a triggered effect its if-clause, looked at again on resolution
    once_per_turn  whether the text allows it only once a turn
    activated      whether the activate symbol is in the cost (wow7.4:701.3)
    uses_x         whether an X has to be announced
    free           whether its cost may change nothing (ruling:free-payment-power-once)
    faction        bits of the factions of whose hero it needs, 0 none (wow:207.1c)
    plain          whether nothing but resources is asked for: no X, mode, target, other cost or condition
    played         whether it is the playing of a card, whose cost modifiers may lower
    instead        the same with an alternate cost in place of the resources, if it has one (wow7.4:403.3)
    least          the fewest resources it can take, modifiers aside
    entwined       whether several parts of the cost may do the same to one card (wow7.4:403.1)
    """

    __slots__ = (
        "activated",
        "condition",
        "costs",
        "entwined",
        "faction",
        "free",
        "instead",
        "least",
        "modes",
        "once_per_turn",
        "plain",
        "played",
        "resources",
        "uses_x",
        "word",
        "x_resources",
    )

    def __init__(self, path: str, word: Word | None) -> None:
        super().__init__(path)
        self.word = word
        self.resources = 0
        self.x_resources = False
        self.uses_x = False
        self.costs: list[Cost] = []
        self.modes: list[Mode] = []
        self.condition: Condition | None = None
        self.once_per_turn = False
        self.activated = False
        self.free = False
        self.faction = 0
        self.plain = False
        self.played = False
        self.instead: Playable | None = None
        self.least = 0
        self.entwined = False

    def settle(self) -> None:
        """Everything has been entered: see what follows from it."""
        self.plain = (
            self.condition is None
            and not self.costs
            and not self.uses_x
            and len(self.modes) == 1
            and not self.modes[0].slots
            and self.instead is None
        )
        self.least = self.resources if self.instead is None else min(self.resources, self.instead.resources)
        deeds = [cost.deed() for cost in self.costs if cost.deed()]
        if self.resources or self.x_resources:
            deeds += [EXHAUSTS for cost in self.costs if cost.exhausts_resources()]
        self.entwined = len(set(deeds)) < len(deeds)


class Trigger(Lowered):
    """A triggered power or triggered modifier (wow7.4:703, 715).

    happening        what it waits for; None for what the rules make wait (the loss of bear form and stealth)
    event            the number of that event, 0 without one
    play             its effect: targets and program, without cost
    condition        an if-clause, checked twice
    first_each_turn  only for the first time each turn
    once             a triggered modifier that triggers only the next time
    turned           the text speaks of what did it first, of what it happened to second
    """

    __slots__ = ("condition", "event", "faction", "first_each_turn", "happening", "once", "play", "turned", "word")

    def __init__(self, path: str, happening: Happening | None, play: Playable, word: Word | None) -> None:
        super().__init__(path)
        self.happening = happening
        self.event = 0 if happening is None else happening.event()
        self.play = play
        self.word = word
        self.condition: Condition | None = None
        self.first_each_turn = False
        self.faction = 0
        self.once = False
        self.turned = happening is not None and happening.is_turned()

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        """Whether the event is the one it waits for, judged on the state just before it (wow7.4:703.4)."""
        return self.happening is not None and self.happening.meets(state, scope, a, b, n, seat, packet)

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        """Whether something noted this turn was the same event, which so does not happen for the first time."""
        return self.happening is not None and self.happening.happened(state, scope, note, about)


class Card(Def):
    """A card definition, lowered. Immutable. See `words.Card` for what the values mean."""

    __slots__ = (
        "atk",
        "attach_mask",
        "attaches",
        "cost",
        "defense",
        "element",
        "exclusive",
        "faction",
        "frail",
        "health",
        "instant",
        "keywords",
        "kind",
        "least",
        "lively",
        "meddles",
        "numbered",
        "ongoing",
        "payments",
        "play",
        "plus_x",
        "reward",
        "shown",
        "statics",
        "strike",
        "tags",
        "totem",
        "triggers",
        "two_handed",
        "unique",
        "word",
    )

    def __init__(self, code: str, index: int, word: CardWord) -> None:
        super().__init__(code, index, word.name)
        self.word = word
        self.kind = 0
        self.shown = 0
        """What it counts as face up in play, as bits: its card type, and whether it is a Totem."""
        self.totem = word.totem
        self.frail = False
        """Whether it is a character without health, which only modifiers can keep in play (wow7.4:410.6a)."""
        self.cost = word.cost or 0
        self.plus_x = word.plus_x
        self.atk = word.atk or 0
        self.element = 0
        self.health = word.health or 0
        self.defense = word.defense or 0
        self.strike = word.strike or 0
        self.keywords = 0
        self.tags: list[str] = []
        self.faction = 0
        self.instant = word.instant
        self.ongoing = word.ongoing
        self.unique = word.unique
        self.two_handed = word.two_handed
        self.exclusive = word.unique or word.two_handed or len(word.limits) > 0 or OFF_HAND in word.tags
        """Whether there are cards that one may not control beside it (wow7.4:414.3)."""
        self.play: Playable | None = None
        self.payments: list[Playable] = []
        self.numbered: list[tuple[int, Playable]] | None = []
        """Its payment powers with their numbers; None if it has some only under a hero of one faction."""
        self.reward: Playable | None = None
        self.triggers: list[Trigger] = []
        self.statics: list[ContinuousEffect] = []
        self.attach_mask = 0
        """The card types its attach text names, as bits (wow:306.3f)."""
        self.attaches = False
        """Whether its text says "attach to ..." (wow:306.3a)."""
        self.least = 0
        """The smallest resource cost among its payment powers and its reward."""
        self.meddles = False
        """Whether its text destroys resources, so that it matters which of them are exhausted."""
        self.lively = False
        """Whether it has any power that works in play."""
