"""Players, and the bases of what a text speaks of besides: numbers, and references to cards."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.piece import as_seat
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.lowered import TargetSlot

if TYPE_CHECKING:
    from regelwerk.wowtcg.lowered import Lowering
    from regelwerk.wowtcg.selectors import CardFilter
    from regelwerk.wowtcg.state import WowPiece, WowScope, WowState


@dataclass(frozen=True)
class Amount(Word):
    """A number that has to be looked up; a plain number stands for itself."""

    def of(self, state: WowState, scope: WowScope) -> int:
        """The number, now; negative counts as zero when used (wow:104.2), which the user of it sees to."""
        raise NotImplementedError

    def reads(self) -> int:
        """What it depends on (DEPENDS_ON_... bits), for the table of derived values."""
        return 0


def number_of(amount: int | Amount, state: WowState, scope: WowScope) -> int:
    """A number in a text, now."""
    return amount if isinstance(amount, int) else amount.of(state, scope)


def reads_of(amount: int | Amount) -> int:
    """What a number in a text depends on."""
    return 0 if isinstance(amount, int) else amount.reads()


@dataclass(frozen=True)
class Selector(Word):
    """Which cards a text speaks of."""

    def placed(self, lowering: Lowering, path: str, for_amount_only: bool) -> Selector:
        """The same at its place in a text: a target with its number, a choice after the instruction that makes it."""
        return self

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        """References, in a canonical order; those that have become different cards may be among them."""
        raise NotImplementedError

    def measured(self, state: WowState, scope: WowScope) -> list[Ref]:
        """Those that a number is read off: what is chosen only for a number is not "them"."""
        return self.select(state, scope)

    def includes(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        """Whether the piece is one of them: for continuous powers, which never list."""
        return piece.ref in self.select(state, scope)

    def dependencies(self) -> int:
        """What it depends on (DEPENDS_ON_... bits)."""
        return 0

    def is_open(self) -> bool:
        """Whether a modifier applies to whatever fits as time goes by, not to what fits first (wow7.4:714.3e)."""
        return False

    def description(self) -> CardFilter | None:
        """What fits it, as far as the text says so itself; None if it refers to something else."""
        return None

    def is_plural(self) -> bool:
        """Whether the text may speak of more than one thing with it."""
        return False

    def host_types(self) -> int:
        """The card types that "attach to" this names, as bits (wow:306.3f)."""
        return codes.TYPE_HERO


@dataclass(frozen=True)
class Player(Word):
    """Which players a text speaks of."""

    def placed(self, lowering: Lowering, path: str, for_amount_only: bool) -> Player:
        """The same at its place in a text: a target with its number, a choice after the instruction that makes it."""
        return self

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        """Seats still in the game, in the order in which they act."""
        raise NotImplementedError


@dataclass(frozen=True)
class You(Player):
    """The controller of the text (wow:400.1)."""

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.you] if state.in_game(scope.you) else []


@dataclass(frozen=True)
class ControllerOf(Player):
    """The controller of that, last known if it is gone (wow7.4:707.3)."""

    what: Selector

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        found: list[int] = []
        for ref in self.what.select(state, scope):
            seat = state.last_known(ref).control
            if state.in_game(seat) and seat not in found:
                found.append(seat)
        return found


@dataclass(frozen=True)
class TargetPlayer(Player):
    """Target player, or target opponent (wow7.4:706.1). `slot`: which target of its text, as soon as that is read."""

    opponent: bool = False
    slot: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "slot", -1)

    def numbered(self, slot: int) -> TargetPlayer:
        """The same as that target of its text."""
        made = TargetPlayer(self.opponent)
        object.__setattr__(made, "slot", slot)
        return made

    def placed(self, lowering: Lowering, path: str, for_amount_only: bool) -> TargetPlayer:
        return self.numbered(lowering.add_slot(TargetSlot(None, 2 if self.opponent else 1, 1, False, False)))

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        if not 0 <= self.slot < len(scope.targets):
            return []
        return [as_seat(ref) for ref in scope.targets[self.slot] if ref < 0 and state.in_game(as_seat(ref))]


@dataclass(frozen=True)
class EachPlayer(Player):
    """Each player, or each `opponent`, turn player first, then clockwise (ruling:simultaneous-order)."""

    opponent: bool = False

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        seats = state.clockwise(state.turn_player)
        return [seat for seat in seats if state.teams[seat] != state.teams[scope.you]] if self.opponent else seats


@dataclass(frozen=True)
class TurnPlayer(Player):
    """The player whose turn it is (wow7.4:500.1)."""

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        return [state.turn_player] if state.in_game(state.turn_player) else []


@dataclass(frozen=True)
class ThatPlayer(Player):
    """The player the text mentioned last: "that player", "he", "his" (wow7.4:709.2d)."""

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.said] if scope.said >= 0 and state.in_game(scope.said) else []


YOU = You()
