"""What an ability or a card can do, and what each effect means: who is meant stands in `selectors`, dice in `attack`
and `heal`."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import NEXT, NO_REFS, WAIT, Step
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Then, Word
from regelwerk.wowminis import codes
from regelwerk.wowminis.damage import deal_damage, heal
from regelwerk.wowminis.enums import AttackType, Duration, Element, MoveType, Role
from regelwerk.wowminis.instructions import GainInstruction
from regelwerk.wowminis.line_of_sight import neighbours_of, space_numbers
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.selectors import (
    AN_OPPONENT,
    SELF_OR_ALLY,
    THIS,
    Combatant,
    Each,
    FigureFilter,
    Selector,
    Target,
    This,
)
from regelwerk.wowminis.state import Modifier
from regelwerk.wowminis.targets import ANYWHERE, attackable, reachable

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisScope, MinisState

TARGET: Final = rule("minis08:p9.target")
DAMAGE: Final = rule("minis08:p10.health")
HEALING: Final = rule("minis08:p11.damage-stays")
CLOCK: Final = rule("minis08:p14.card-powers")
THIS_TURN: Final = rule("ruling:this-turn")
THIS_ATTACK: Final = rule("ruling:reaction-playable")
PUSH: Final = rule("ruling:push")
TELEPORT: Final = rule("minis08:p14.card-powers")

STAY_THERE: Final = Option(codes.VERB_NO)


@dataclass(frozen=True)
class Effect(Step):
    """What a text does. An effect of which a state keeps nothing is its own instruction (`instructions`)."""

    def first_targets(self, state: MinisState, piece: MinisPiece, scope: MinisScope) -> list[int]:
        """Ids of the figures that it can begin with: the targets to choose from, or all that it reaches."""
        return []

    def asks_whom(self) -> bool:
        """Whether it begins with the choice of one figure among several."""
        return False

    def wants_target(self) -> bool:
        """Whether a text with this is idle without a target for it (minis:q8)."""
        return False

    def is_sure(self) -> bool:
        """Whether it always has somebody to be about: the figure itself."""
        return False

    def range_at_opponents(self) -> int:
        """How far what is about opponents only reaches, at least 1; 0 for the rest."""
        return 0


def reaching(group: FigureFilter | None, range: int) -> int:
    """How far that reaches if it is about opponents only, at least 1; else 0."""
    return max(1, min(range, ANYWHERE)) if group is not None and group.side == codes.ALLEGIANCE_OPPOSING else 0


# ------------------------------------------------------------------- done to figures


@dataclass(frozen=True)
class OnFigures(Effect):
    """An effect on figures. Subclasses say what in `do`, which may ask on: then the scope's `mentioned` are left."""

    def about(self) -> Selector:
        """Whom it is done to."""
        raise NotImplementedError

    def can_execute(self, state: MinisState, scope: MinisScope) -> bool:
        return len(self.about().figures(state, scope)) > 0

    def first_targets(self, state: MinisState, piece: MinisPiece, scope: MinisScope) -> list[int]:
        return self.about().figures(state, scope)

    def asks_whom(self) -> bool:
        return self.about().is_chosen()

    def wants_target(self) -> bool:
        return self.about().is_chosen()

    def is_sure(self) -> bool:
        return isinstance(self.about(), This)

    def range_at_opponents(self) -> int:
        group = self.about().group()
        return 0 if group is None else reaching(group, group.range())

    def execute(self, state: MinisState, scope: MinisScope) -> int:
        if scope.flag:
            return self.go_on(state, scope)
        found = self.about().figures(state, scope)
        if found and self.about().is_chosen():
            if len(found) > 1:
                options = [Option(codes.VERB_TARGET, NO_REF, Ref(id + 1)) for id in found]
                state.ask(scope.you, codes.DECISION_CHOOSE_TARGET, options, scope.source)
                return WAIT
            chosen(state, scope, found[0])
        return NEXT if self.do(state, scope, found) == NEXT else self.go_on(state, scope)

    def answer(self, state: MinisState, scope: MinisScope, option: Option) -> None:
        if scope.flag:
            self.finish(state, scope, option)
            return
        chosen(state, scope, option.object - 1)
        if self.do(state, scope, [option.object - 1]) == NEXT:
            scope.pc += 1

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        """Do it to those figures: NEXT, or WAIT with `flag` set and references in `mentioned`: then `go_on` asks."""
        raise NotImplementedError

    def go_on(self, state: MinisState, scope: MinisScope) -> int:
        """Go on with what `do` has begun."""
        return NEXT

    def finish(self, state: MinisState, scope: MinisScope, option: Option) -> None:
        """Take an answer to what `go_on` has asked."""


def chosen(state: MinisState, scope: MinisScope, target: int) -> None:
    """Tell whom a text has been aimed at."""
    state.emit_about_with(codes.EVENT_TARGET, TARGET, state.pieces[scope.who], scope.source, Ref(target + 1), 0)


@dataclass(frozen=True)
class ChangeHealth(OnFigures):
    """Damage or healing without dice: damage cannot be blocked (minis08:p10.health), healing goes up to the starting
    health (minis08:p11.damage-stays).

    `change`: less than 0 for damage, more for healing. Worked out: `damage`, how much it is, 0 for healing.
    """

    change: int
    whom: Selector
    damage: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "damage", max(0, -self.change))

    def problem(self) -> str:
        return "" if self.change else "changes nothing"

    def about(self) -> Selector:
        return self.whom

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        state.batch += 1
        for id in ids:
            if self.change > 0:
                heal(state, state.pieces[id], self.change, HEALING, scope.source, Ref(scope.who + 1))
            elif state.result is None and state.pieces[id].space >= 0:
                deal_damage(state, state.pieces[id], self.damage, state.pieces[scope.who], DAMAGE, scope.source)
        return NEXT


@dataclass(frozen=True)
class AdvanceClock(OnFigures):
    """The personal clock of the figure moves on by so many ticks (minis08:p14.card-powers)."""

    ticks: int
    whom: Selector

    def about(self) -> Selector:
        return self.whom

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        state.batch += 1
        for id in ids:
            piece = state.writable_piece(id)
            piece.time += self.ticks
            state.emit_about_with(codes.EVENT_CLOCK, CLOCK, piece, scope.source, NO_REF, piece.time)
        return NEXT


@dataclass(frozen=True)
class Have(OnFigures):
    """Values added to figures: for a span as an effect (ruling:this-turn), without one in `Ongoing`
    (minis08:p11.ongoing).

    strength                         of all attacks of the figure; `main_strength` of its main attack only
    movement                         movement points
    attack_rerolls, defense_rerolls  dice that may be rolled again besides what terrain gives
    Worked out: `adds`, the same by value (codes.VALUES); `attack`, whether it is for this attack only.
    """

    whom: Selector
    armor: int = 0
    resist: int = 0
    strength: int = 0
    main_strength: int = 0
    movement: int = 0
    attack_rerolls: int = 0
    defense_rerolls: int = 0
    span: Duration | None = None
    adds: list[int] = field(init=False, repr=False, compare=False)
    attack: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        adds = [self.armor, self.resist, self.strength, self.main_strength, self.movement]
        adds += [self.attack_rerolls, self.defense_rerolls]
        object.__setattr__(self, "adds", adds)
        object.__setattr__(self, "attack", self.span is Duration.ATTACK)

    def problem(self) -> str:
        return "" if any(self.adds) else "adds no value"

    def about(self) -> Selector:
        return self.whom

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        gain = scope.program.code[scope.pc]
        assert isinstance(gain, GainInstruction)
        state.batch += 1
        state.modifiers = [*state.modifiers, *[Modifier(gain, id, scope.source) for id in ids]]
        for id in ids:
            state.emit_about_with(
                codes.EVENT_MODIFY, THIS_ATTACK if self.attack else THIS_TURN, state.pieces[id], scope.source, NO_REF, 0
            )
        return NEXT


# ------------------------------------------------------------------------ moved about


@dataclass(frozen=True)
class Move(OnFigures):
    """You move figures up to so many spaces, one after the other, in the order that you like: each step farther from
    this figure (ruling:push), or onto a free space whatever stands between (minis08:p14.card-powers)."""

    type: MoveType
    spaces: int
    whom: Selector = THIS

    def problem(self) -> str:
        return "pushes no figure away from itself" if self.type is MoveType.PUSH and isinstance(self.whom, This) else ""

    def about(self) -> Selector:
        return self.whom

    def is_sure(self) -> bool:
        return False

    def places(self, state: MinisState, scope: MinisScope, piece: MinisPiece) -> int:
        """Where a figure may be put, as bits."""
        if self.type is MoveType.PUSH:
            return self.places_farther(state, state.pieces[scope.who], piece)
        return state.scenario.field.within_distance(piece.space, self.spaces) & ~state.everybody()

    def places_farther(self, state: MinisState, pusher: MinisPiece, piece: MinisPiece) -> int:
        """Where a figure may be pushed by another, as bits."""
        field = state.scenario.field
        if pusher.space < 0:
            return 0
        taken = state.everybody()
        layer = 1 << piece.space
        found = 0
        far = field.distance[pusher.space][piece.space]
        rings = field.rings[pusher.space]
        for step in range(1, self.spaces + 1):
            if far + step >= len(rings):
                break
            layer = neighbours_of(field.near, layer) & rings[far + step] & ~taken
            found |= layer
        return found

    def can_execute(self, state: MinisState, scope: MinisScope) -> bool:
        for id in self.whom.figures(state, scope):
            if self.places(state, scope, state.pieces[id]):
                return True
        return False

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        if not ids:
            return NEXT
        scope.flag = 1
        scope.mentioned = [Ref(id + 1) for id in ids]
        return WAIT

    def go_on(self, state: MinisState, scope: MinisScope) -> int:
        verb = codes.VERB_PUSH if self.type is MoveType.PUSH else codes.VERB_TELEPORT
        options = []
        for ref in scope.mentioned:
            piece = state.pieces[ref - 1]
            if piece.space >= 0:
                options += [
                    Option(verb, NO_REF, ref, space) for space in space_numbers(self.places(state, scope, piece))
                ]
        if not options:
            scope.flag = 0  # nothing is left to ask: the next instruction finds the registers as at first
            scope.mentioned = NO_REFS
            return NEXT
        options.append(STAY_THERE)
        state.ask(scope.you, codes.DECISION_CHOOSE_SPACE, options, scope.source)
        return WAIT

    def finish(self, state: MinisState, scope: MinisScope, option: Option) -> None:
        if option.verb == codes.VERB_NO:
            scope.mentioned = []
            return
        piece = state.writable_piece(option.object - 1)
        scope.mentioned = [ref for ref in scope.mentioned if ref != option.object]
        state.batch += 1
        state.place_figure(piece, option.number)
        if self.type is MoveType.PUSH:
            state.emit_about_with(codes.EVENT_PUSH, PUSH, piece, scope.source, NO_REF, piece.space)
        else:
            state.emit_about_with(codes.EVENT_TELEPORT, TELEPORT, piece, scope.source, NO_REF, piece.space)


# ---------------------------------------------------------------------------- with dice


@dataclass(frozen=True)
class DamageMore(Word):
    """A critical effect: so many more hits, which can be blocked like any other (minis08:p9.damage-plus-one)."""

    more: int


@dataclass(frozen=True)
class HealMore(Word):
    """A critical effect: the heal heals so much more (minis08:p12.heal-critical)."""

    more: int


@dataclass(frozen=True)
class Attack(Effect):
    """An attack with dice (minis08:p9.attack).

    `strength` dice against armor (physical) or resist (magical). With `Each` every defender is
    attacked with dice of his own. `critical` happens once if a die shows a critical; it may be another attack
    against the defender, without ticks, range and critical effect (minis:q6).
    Worked out: `magical`; `reach`, the range as boards count it; `more`, the hits that a critical adds; `known`,
    whether it is settled against whom; `group`, whom else it may be made against.
    """

    range: int
    type: AttackType
    strength: int
    element: Element
    critical: Critical | None = None
    whom: Target | Each | Combatant = AN_OPPONENT
    magical: bool = field(init=False, repr=False, compare=False)
    reach: int = field(init=False, repr=False, compare=False)
    more: int = field(init=False, repr=False, compare=False)
    known: bool = field(init=False, repr=False, compare=False)
    group: FigureFilter = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        critical = self.critical
        whom = self.whom
        object.__setattr__(self, "magical", self.type is AttackType.MAGICAL)
        object.__setattr__(self, "reach", min(self.range, ANYWHERE))
        object.__setattr__(self, "more", critical.more if isinstance(critical, DamageMore) else 0)
        object.__setattr__(self, "known", isinstance(whom, Combatant))
        object.__setattr__(self, "group", AN_OPPONENT.of if isinstance(whom, Combatant) else whom.of)

    def problem(self) -> str:
        if self.critical is not None and not isinstance(self.critical, (DamageMore, Effect)):
            return f"has no critical effect {type(self.critical).__name__}"
        if isinstance(self.critical, Move) and self.critical.type is not MoveType.PUSH:
            return "has no critical effect that teleports"
        if isinstance(self.critical, Attack) and not self.critical.repeats():
            return "has no critical effect that attacks others, or with a critical effect of its own"
        if (self.range == 0) != self.known:
            return "has a range exactly if it is not known whom it is against"
        return ""

    def repeats(self) -> bool:
        """Whether a critical effect may make it: once more against the defender, and that is all (minis:q6)."""
        return self.whom.has_role(Role.DEFENDING) and self.critical is None

    def can_execute(self, state: MinisState, scope: MinisScope) -> bool:
        piece = state.pieces[scope.who]
        if piece.space < 0:
            return False
        return len(self.whom.figures(state, scope) if self.known else attackable(state, piece, self)) > 0

    def first_targets(self, state: MinisState, piece: MinisPiece, scope: MinisScope) -> list[int]:
        return attackable(state, piece, self)

    def asks_whom(self) -> bool:
        return self.whom.is_chosen()

    def wants_target(self) -> bool:
        return True

    def range_at_opponents(self) -> int:
        return reaching(self.group, self.range)


Critical = DamageMore | Attack | ChangeHealth | Move | AdvanceClock
"""What may stand behind the sign of an attack's critical."""


@dataclass(frozen=True)
class Heal(Effect):
    """A heal with dice (minis08:p12.heal): each success heals 1; nobody resists it.

    Worked out: `more`, what a critical heals besides.
    """

    range: int
    strength: int
    critical: HealMore | None = None
    whom: Selector = SELF_OR_ALLY
    more: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "more", 0 if self.critical is None else self.critical.more)

    def can_execute(self, state: MinisState, scope: MinisScope) -> bool:
        piece = state.pieces[scope.who]
        return piece.space >= 0 and self.reaches(state, piece)

    def reaches(self, state: MinisState, piece: MinisPiece) -> bool:
        """Whether there is anybody whom a figure may heal."""
        return self.is_sure() or len(self.targets(state, piece)) > 0

    def targets(self, state: MinisState, piece: MinisPiece) -> list[int]:
        """Whom a figure may heal (minis08:p12.heal-targets): itself, where nobody else is described."""
        group = self.whom.group()
        return [piece.id] if group is None else reachable(state, piece, group, self.range)

    def first_targets(self, state: MinisState, piece: MinisPiece, scope: MinisScope) -> list[int]:
        return self.targets(state, piece)

    def asks_whom(self) -> bool:
        return self.whom.is_chosen()

    def wants_target(self) -> bool:
        return True

    def is_sure(self) -> bool:
        group = self.whom.group()
        return group is None or (group.side == codes.ALLEGIANCE_PARTY and not group.half and not group.beside)

    def range_at_opponents(self) -> int:
        return reaching(self.whom.group(), self.range)


EffectWord = Attack | Heal | ChangeHealth | Move | AdvanceClock | Have | Then
"""What an ability or a card may do."""
