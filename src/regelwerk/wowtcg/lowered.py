"""What a definition is made of in the engine: words at their places on a card, with the programs made for them.

A word means the same wherever it stands; what a state holds must be found again in a saved game, so it is known by
the path of its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from regelwerk.kernel.definitions import Definition, LoweredWord
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.program import Instruction, Program, Step
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes

if TYPE_CHECKING:
    from regelwerk.wowtcg.abilities import Card as CardWord
    from regelwerk.wowtcg.conditions import Condition
    from regelwerk.wowtcg.continuous import Continuous
    from regelwerk.wowtcg.costs import Cost, NonResourceCost
    from regelwerk.wowtcg.effects import EachPieceInstruction
    from regelwerk.wowtcg.effects_zones import CreateTokens
    from regelwerk.wowtcg.players import Amount, Player
    from regelwerk.wowtcg.selectors import CardFilter, Chosen
    from regelwerk.wowtcg.state import Packet, TurnFact, WowScope, WowState
    from regelwerk.wowtcg.triggers import TriggerEvent

W = TypeVar("W", bound=Word)

NO_CHARACTER: Final = 1 << 30
"""More damage than there can be: nothing else than a character is destroyed by it."""
OFF_HAND: Final = "Off-Hand"
"""The tag of what does not go together with a two-handed weapon (kw:off-hand)."""


class ContinuousEffect(LoweredWord):
    """A continuous word at its place on a card (wow7.4:714).

    what          to which cards it applies, None to none in play
    condition     while what it holds
    stage         the layer in which it is read (TAGS, FIRST, THEN)
    read          what it depends on (DEPENDS_ON_... bits)
    power         the payment power that it gives, None if it gives none
    faction       it stands behind the icons of those factions, as bits (wow:207.1c); 0 for none
    is_of_strike  whether it is what a strike makes (wow:303.2a)
    """

    __slots__ = ("condition", "faction", "is_of_strike", "power", "read", "stage", "what", "word")

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
        self.is_of_strike = False


class TargetSlot:
    """One use of the word "target" (wow7.4:706.1).

    noun         what fits; None for a player
    players      1 any player, 2 an opponent, where a player is the target
    count        how many; `up_to` fewer or none will do
    is_single    whether it is exactly one, as nearly always
    must_differ  not what an earlier slot has
    """

    __slots__ = ("count", "is_single", "must_differ", "noun", "players", "up_to")

    def __init__(self, noun: CardFilter | None, players: int, count: int | Amount, up_to: bool, another: bool) -> None:
        self.noun = noun
        self.players = players
        self.count = count
        self.is_single = not up_to and isinstance(count, int) and count == 1
        self.up_to = up_to
        self.must_differ = another


class Mode:
    """One way in which a text can be announced: its targets and what it does on resolution."""

    __slots__ = ("program", "slots")

    def __init__(self, slots: list[TargetSlot], program: Program) -> None:
        self.slots = slots
        self.program = program


class Playable(LoweredWord):
    """Whatever can be added to the chain with choices and costs: a card, a payment power, a quest, a trigger.

    origin              the card or power that it was made from, which says its text; None for what the rules make
    resources           resource cost without X; `x_resources`: X resources more
    costs               what else is paid
    modes               at least one
    condition           "use only ...", "play only ..."; of a triggered effect its if-clause, looked at again on
                        resolution
    once_per_turn       whether the text allows it only once a turn
    activated           whether the activate symbol is in the cost (wow7.4:701.3)
    uses_x              whether an X has to be announced
    concedes            whether its cost is conceding the game, so that nobody can respond to it (wow7.4:800.1)
    free                whether its cost may change nothing (ruling:free-payment-power-once)
    faction             bits of the factions of whose hero it needs, 0 none (wow:207.1c)
    is_resources_only   whether nothing but resources is asked for: no X, mode, target, other cost or condition
    only_target         what fits as its target, where one target is all that is asked for besides resources; else None
    played              whether it is the playing of a card, whose cost modifiers may lower
    alternate           the same with an alternate cost in place of the resources, if it has one (wow7.4:403.3)
    min_resource_cost   the fewest resources it can take, modifiers aside
    parts_may_conflict  whether several parts of the cost may do the same to one card (wow7.4:403.1)
    """

    __slots__ = (
        "activated",
        "alternate",
        "concedes",
        "condition",
        "costs",
        "faction",
        "free",
        "is_resources_only",
        "min_resource_cost",
        "modes",
        "once_per_turn",
        "only_target",
        "origin",
        "parts_may_conflict",
        "played",
        "resources",
        "uses_x",
        "x_resources",
    )

    def __init__(self, path: str, origin: Word | None) -> None:
        super().__init__(path)
        self.origin = origin
        self.resources = 0
        self.x_resources = False
        self.uses_x = False
        self.costs: list[NonResourceCost] = []
        self.modes: list[Mode] = []
        self.condition: Condition | None = None
        self.once_per_turn = False
        self.activated = False
        self.concedes = False
        self.free = False
        self.faction = 0
        self.is_resources_only = False
        self.only_target: CardFilter | None = None
        self.played = False
        self.alternate: Playable | None = None
        self.min_resource_cost = 0
        self.parts_may_conflict = False

    def finalize(self, kind: int) -> None:
        """Everything has been entered: see what follows from it. `kind`: the type of the card on which it stands."""
        plain = not self.costs and not self.uses_x and len(self.modes) == 1 and self.alternate is None
        self.is_resources_only = plain and self.condition is None and not self.modes[0].slots
        slot = self.modes[0].slots[0] if plain and not self.x_resources and len(self.modes[0].slots) == 1 else None
        self.only_target = slot.noun if slot is not None and slot.is_single and not slot.must_differ else None
        self.min_resource_cost = (
            self.resources if self.alternate is None else min(self.resources, self.alternate.resources)
        )
        effects = [cost.effect_on_card() for cost in self.costs if cost.effect_on_card()]
        if self.resources or self.x_resources:
            effects += [codes.PAID_BY_EXHAUSTING for cost in self.costs if cost.exhausts_resources(kind)]
        self.parts_may_conflict = len(set(effects)) < len(effects)


class Trigger(LoweredWord):
    """A triggered power or triggered modifier (wow7.4:703, 715).

    awaited               what it waits for; None for what the rules make wait (the loss of bear form and stealth)
    event                 the number of that event, 0 without one
    play                  its effect: targets and program, without cost
    condition             an if-clause, checked twice
    first_each_turn       only for the first time each turn
    once                  a triggered modifier that triggers only the next time
    speaks_of_doer_first  the text speaks of what did it first, of what it happened to second
    """

    __slots__ = (
        "awaited",
        "condition",
        "event",
        "faction",
        "first_each_turn",
        "once",
        "play",
        "speaks_of_doer_first",
    )

    def __init__(self, path: str, awaited: TriggerEvent | None, play: Playable) -> None:
        super().__init__(path)
        self.awaited = awaited
        self.event = 0 if awaited is None else awaited.event()
        self.play = play
        self.condition: Condition | None = None
        self.first_each_turn = False
        self.faction = 0
        self.once = False
        self.speaks_of_doer_first = awaited is not None and awaited.is_turned()

    def is_triggered_by(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        """Whether the event is the one it waits for, judged on the state just before it (wow7.4:703.4)."""
        return self.awaited is not None and self.awaited.matches(state, scope, a, b, n, seat, packet)

    def happened(self, state: WowState, scope: WowScope, note: TurnFact, about: Ref) -> bool:
        """Whether something noted this turn was the same event, which so does not happen for the first time."""
        return self.awaited is not None and self.awaited.happened(state, scope, note, about)


class CardDefinition(Definition):
    """A card definition, lowered. Immutable. See `words.Card` for what the values mean."""

    __slots__ = (
        "atk",
        "attach_mask",
        "attaches",
        "cost",
        "defense",
        "destroys_resources",
        "element",
        "face_up_types",
        "faction",
        "fatal_damage",
        "has_board_powers",
        "has_uniqueness_limit",
        "health",
        "instant",
        "keywords",
        "kind",
        "min_resource_cost",
        "numbered_powers",
        "ongoing",
        "only_activated",
        "only_reward",
        "payments",
        "play",
        "plus_x",
        "reward",
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
        self.face_up_types = 0
        """What it counts as face up in play, as bits: its card type, and whether it is a Totem."""
        self.totem = word.totem
        self.fatal_damage = NO_CHARACTER
        """With how much damage it is destroyed, modifiers aside (wow7.4:410.6a); 0 for a character without health."""
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
        self.has_uniqueness_limit = word.unique or word.two_handed or len(word.limits) > 0 or OFF_HAND in word.tags
        """Whether there are cards that one may not control beside it (wow7.4:414.3)."""
        self.play: Playable | None = None
        self.payments: list[Playable] = []
        self.numbered_powers: list[tuple[int, Playable]] | None = []
        """Its payment powers with their numbers; None if it has some only under a hero of one faction."""
        self.only_activated = False
        """Whether each of its payment powers has the activate symbol, so that it has none to use while exhausted."""
        self.reward: Playable | None = None
        self.only_reward = False
        """Whether a reward is all that works of it in play, as of nearly all quests."""
        self.triggers: list[Trigger] = []
        self.statics: list[ContinuousEffect] = []
        self.attach_mask = 0
        """The card types its attach text names, as bits (wow:306.3f)."""
        self.attaches = False
        """Whether its text says "attach to ..." (wow:306.3a)."""
        self.min_resource_cost = 0
        """The smallest resource cost among its payment powers and its reward."""
        self.destroys_resources = False
        """Whether its text destroys resources, so that it matters which of them are exhausted."""
        self.has_board_powers = False
        """Whether it has any power that works in play."""


class ProgramBuilder:
    """A program that is being made: its steps, and the place of each in the text."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.paths: list[str] = []

    def __len__(self) -> int:
        return len(self.steps)

    def step(self, path: str, step: Step) -> None:
        """Append a step, which does not know its place."""
        self.steps.append(step)
        self.paths.append(path)

    def add(self, instruction: Instruction) -> None:
        """Append an instruction, which knows its place."""
        self.step(instruction.path, instruction)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lowering:
    """What a word may ask for when its card is loaded: whatever needs its place there (`lowering`).

    card     the definition that is being made
    builder  the program to which the effects of the text are appended
    doer     who does what is being read ("that player may ..."), if it is not the controller of the text
    """

    def __init__(self, card: CardDefinition) -> None:
        self.card = card
        self.builder = ProgramBuilder()
        self.doer: Player | None = None

    def error(self, word: object, problem: str) -> Exception:
        """A definition that cannot work."""
        raise NotImplementedError

    def placed(self, path: str, word: W, for_amount_only: bool = False) -> W:
        """What a text speaks of, as it is where it stands: its targets numbered, its choices made before."""
        raise NotImplementedError

    def add_slot(self, slot: TargetSlot) -> int:
        """Add a target to the text that is read; its number there."""
        raise NotImplementedError

    def add_choice(self, path: str, chosen: Chosen, for_amount_only: bool) -> None:
        """Append a choice to the program, before what speaks of it."""
        raise NotImplementedError

    def cost(self, path: str, cost: Cost, play: Playable) -> None:
        """Enter a part of a cost into what is paid for something."""
        raise NotImplementedError

    def playable(
        self, path: str, word: Word, costs: Sequence[Cost], effect: Word | None, condition: Condition | None
    ) -> Playable:
        """A text that is announced, with its costs, targets and modes."""
        raise NotImplementedError

    def alternate(self, path: str, play: Playable) -> Playable:
        """An empty one for an alternate cost of what is played (wow7.4:403.3)."""
        raise NotImplementedError

    def trigger(self, path: str, event: TriggerEvent, effect: Word, word: Word) -> Trigger:
        """A text that waits for something."""
        raise NotImplementedError

    def note_first(self, event: int) -> None:
        """That event is waited for the first time each turn: so what has happened is to be remembered."""
        raise NotImplementedError

    def continuous(self, path: str, word: Continuous) -> ContinuousEffect:
        """A continuous word at its place."""
        raise NotImplementedError

    def effect(self, path: str, word: Word) -> None:
        """Append what a word does to the program that is being made."""
        raise NotImplementedError

    def effect_of(self, who: Player, path: str, word: Word) -> None:
        """The same, done by those players."""
        raise NotImplementedError

    def modify(self, path: str, word: Continuous) -> None:
        """Append the beginning of a continuous modifier (wow7.4:714.3)."""
        raise NotImplementedError

    def narrow_choice(self, effect: EachPieceInstruction) -> None:
        """Have the choice made last offer only what the effect can be done to (wow7.4:709.2b)."""
        raise NotImplementedError

    def deck_filter(self, path: str, word: CardFilter) -> CardFilter:
        """A description of cards in a deck that is looked through: the text says elsewhere in whose."""
        raise NotImplementedError

    def token(self, path: str, word: CreateTokens) -> CardDefinition:
        """The definition of the tokens that a text makes."""
        raise NotImplementedError
