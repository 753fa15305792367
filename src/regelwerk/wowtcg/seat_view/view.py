"""The view of a seat, and the open decision in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.presentation.decision_view import DecisionView, ResultView
from regelwerk.kernel.presentation.log_entries import Data, PieceMention
from regelwerk.wowtcg.seat_view.chain import (
    AnnouncementView,
    CombatView,
    LinkView,
    ModifierView,
    WaitingView,
    mention_data,
)
from regelwerk.wowtcg.seat_view.pieces import ALLY_ROW, HERO_ROW, RESOURCE_ROW, PieceView, SideView


@dataclass
class PacketView:
    """The damage that the open decision is about: `amount` as it is now, `types` words of `codes.ELEMENTS`."""

    amount: int
    to: PieceMention | None
    by: PieceMention | None
    combat: bool
    types: list[str]

    def to_data(self) -> Data:
        """The damage as it is sent."""
        return {
            "amount": self.amount,
            "to": mention_data(self.to),
            "by": mention_data(self.by),
            "combat": self.combat,
            "types": self.types,
        }


@dataclass
class LookedAtView:
    """Cards of one name that the asked seat may look at now; `handle` is 0 if they are no option."""

    handle: Handle
    face: Data | None
    count: int

    def to_data(self) -> Data:
        """The cards as they are sent."""
        return {"handle": self.handle, "face": self.face, "count": self.count}


@dataclass
class WowDecisionView(DecisionView):
    """The open decision.

    sent        what `kernel.visibility.decision_for` sends of it; unlike `options`, it stays as it is while a choice of
                several shows its candidates
    looking     the cards that the asked seat may look at now
    announcing  what it has chosen so far for the link it is announcing, None if it is announcing none
    packet      the damage that is asked about, None if there is none
    path        the path of what asks in the text that is being carried out (sent as `doing`), "" where no text asks
    """

    sent: Data = field(default_factory=dict)
    looking: list[LookedAtView] = field(default_factory=list)
    announcing: AnnouncementView | None = None
    packet: PacketView | None = None
    path: str = ""

    def to_data(self) -> Data:
        """The decision as it is sent: to a seat that is not asked only what the kernel sends of it."""
        if "options" not in self.sent:
            return self.sent
        return {
            **self.sent,
            "looking": [card.to_data() for card in self.looking],
            "announcing": self.announcing.to_data() if self.announcing is not None else None,
            "packet": self.packet.to_data() if self.packet is not None else None,
            "doing": self.path,
        }


# ---------------------------------------------------------------------------- view


@dataclass
class WowView:
    """What one seat sees at one moment.

    game, edition  which rule book
    seat           whose view it is, -1 for a spectator
    turn, active   number of the turn (0 before the first), the turn player
    phase          one of `codes.PHASES`
    priority       the seat that has priority, None if nobody has
    passed         how many have passed in succession
    chain          the links, the next to resolve first
    waiting        triggered effects to be added
    modifiers      what changes what
    offers         the seats that offer a draw
    defs           the definitions in force; they are not sent
    """

    game: str
    edition: str
    seat: int
    turn: int
    active: int
    phase: str
    priority: int | None
    passed: int
    seats: list[SideView]
    chain: list[LinkView]
    waiting: list[WaitingView]
    combat: CombatView | None
    modifiers: list[ModifierView]
    offers: list[int]
    result: ResultView | None
    decision: WowDecisionView | None
    defs: Definitions

    @property
    def attacker(self) -> Handle:
        """Handle of the attacker, 0 if there is none."""
        return self.combat.attacker if self.combat is not None else NO_HANDLE

    @property
    def proposed(self) -> Handle:
        """Handle of the defender that was proposed, 0 if there is none."""
        return self.combat.proposed if self.combat is not None else NO_HANDLE

    @property
    def defender(self) -> Handle:
        """Handle of the defender, 0 if there is none."""
        return self.combat.defender if self.combat is not None else NO_HANDLE

    @cached_property
    def pieces(self) -> dict[Handle, PieceView]:
        """Every card that has a handle, by it; cards on the chain come last."""
        cards = [*self.everything(), *self._cards_on_chain()]
        return {piece.handle: piece for piece in cards if piece.handle}

    def _cards_on_chain(self) -> list[PieceView]:
        """The cards that are links, the first one added first. A power, a reward or a strike is no card."""
        return [
            PieceView(link.source.handle, link.source.face, "chain", link.seat, self.defs)
            for link in reversed(self.chain)
            if link.kind == "card" and link.source is not None
        ]

    def everything(self) -> Iterator[PieceView]:
        """Every piece that lies somewhere, each side from front to back, attached cards after their hosts."""
        for side in self.seats:
            for row in (ALLY_ROW, HERO_ROW, RESOURCE_ROW):
                for piece in side.rows[row]:
                    yield piece
                    yield from piece.attached
            yield from side.hand
            for pile in side.piles.values():
                yield from pile
            yield from side.deck

    def find(self, handle: Handle) -> PieceView | None:
        """The piece of that handle, if it lies somewhere in sight."""
        return self.pieces.get(handle)

    def link(self, piece: PieceView) -> LinkView | None:
        """The link that a card on the chain is."""
        return next((link for link in self.chain if link.is_card(piece.handle)), None)

    def to_data(self) -> Data:
        """The view as it is sent: numbers, texts, lists, dicts and None."""
        return {
            "game": self.game,
            "edition": self.edition,
            "seat": self.seat,
            "turn": self.turn,
            "active": self.active,
            "phase": self.phase,
            "priority": self.priority,
            "passed": self.passed,
            "seats": [side.to_data() for side in self.seats],
            "chain": [link.to_data() for link in self.chain],
            "waiting": [waiting.to_data() for waiting in self.waiting],
            "combat": self.combat.to_data() if self.combat is not None else None,
            "modifiers": [modifier.to_data() for modifier in self.modifiers],
            "offers": self.offers,
            "result": self.result.to_data() if self.result is not None else None,
            "decision": self.decision.to_data() if self.decision is not None else None,
        }
