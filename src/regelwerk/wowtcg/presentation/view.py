"""A view as objects: what `visibility.view` sends as plain data, with names instead of string keys.

Everything the table says comes from here, and so from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.presentation import decision_view
from regelwerk.kernel.presentation.log_entries import Data, PieceMention, read_mention
from regelwerk.wowtcg.lowered import CardDefinition


def card_of(face: Data | None, defs: Definitions) -> CardDefinition | None:
    """The definition of a face; None for an unknown one."""
    if face is None:
        return None
    found = defs.by_code.get(face["code"])
    return found if isinstance(found, CardDefinition) else None


@dataclass
class PieceView:
    """A card somewhere. `zone` is its row or zone, `seat` whose row it lies in; numbers are the current ones."""

    handle: int
    face: Data | None
    zone: str
    seat: int
    data: Data
    defs: Definitions
    attached: list[PieceView] = field(default_factory=list)

    @property
    def card(self) -> CardDefinition | None:
        """Its definition, if the seat knows its face."""
        return card_of(self.face, self.defs)

    @property
    def exhausted(self) -> bool:
        return bool(self.data.get("exhausted"))

    @property
    def face_down(self) -> bool:
        return bool(self.data.get("face_down"))

    @property
    def damage(self) -> int:
        """The damage on it."""
        return int(self.data.get("damage", 0))

    def now(self, key: str) -> int:
        """A number of it as it is now ("atk", "health", "defense", "strike"); 0 where it has none."""
        found = self.data.get(key)
        return int(found["now"]) if found is not None else 0

    def printed(self, key: str) -> int:
        """The same as it is printed."""
        found = self.data.get(key)
        return int(found["printed"]) if found is not None else 0


@dataclass
class SideView:
    """One side of the table.

    rows       "hero row", "ally row", "resource row" -> what lies there, in order
    piles      "graveyard", "removed" -> what lies there, the last on top
    hand       the cards of the hand that the reader knows; `hand_size` counts all, `hand_limit` is the most it may be
    deck       the cards of the deck that the reader knows, looking at them or since; `deck_size` counts all
    hero       handle of the hero in play, 0 if it is gone
    placed     whether it has placed a resource this turn
    """

    seat: int
    team: int
    left: bool
    offers: bool
    placed: bool
    hero: int
    hand_size: int
    hand_limit: int
    deck_size: int
    rows: dict[str, list[PieceView]]
    piles: dict[str, list[PieceView]]
    hand: list[PieceView]
    deck: list[PieceView]


@dataclass
class LinkView:
    """A link of the chain."""

    kind: str
    seat: int
    source: PieceMention | None
    targets: list[PieceMention]
    x: int
    attacker: int
    defender: int
    sabotage: bool

    def is_card(self, handle: int) -> bool:
        """Whether it is that card, not just something that the card does."""
        return self.kind == "card" and self.source is not None and self.source.handle == handle


@dataclass
class WowDecisionView(decision_view.DecisionView):
    """The open decision."""

    looking: list[Data] = field(default_factory=list)
    announcing: Data | None = None
    packet: Data | None = None
    doing: str = ""


@dataclass
class WowView:
    """What one seat sees at one moment (seat -1: a spectator)."""

    seat: int
    turn: int
    active: int
    phase: str
    passed: int
    seats: list[SideView]
    chain: list[LinkView]
    attacker: int
    proposed: int
    defender: int
    decision: WowDecisionView | None
    data: Data
    defs: Definitions
    pieces: dict[int, PieceView] = field(default_factory=dict)

    def everything(self) -> Iterator[PieceView]:
        """Every piece that lies somewhere, each side from front to back, attached cards after their hosts."""
        for side in self.seats:
            for row in ("ally row", "hero row", "resource row"):
                for piece in side.rows[row]:
                    yield piece
                    yield from piece.attached
            yield from side.hand
            for pile in side.piles.values():
                yield from pile
            yield from side.deck

    def find(self, handle: int) -> PieceView | None:
        """The piece of that handle, if it lies somewhere in sight."""
        return self.pieces.get(handle)

    def link(self, piece: PieceView) -> LinkView | None:
        """The link that a card on the chain is."""
        return next((link for link in self.chain if link.is_card(piece.handle)), None)


ROWS = (("ally row", "allies"), ("hero row", "hero_row"), ("resource row", "resources"))
"""The rows and their keys in the data of a side."""


def read(data: Data, defs: Definitions) -> WowView:
    """A view as `visibility.view` makes it, as objects; `defs` are the definitions in force."""
    offers = data["offers"]
    fight = data["combat"] or {}
    view = WowView(
        seat=data["seat"],
        turn=data["turn"],
        active=data["active"],
        phase=data["phase"],
        passed=data["passed"],
        seats=[_side(side, side["seat"] in offers, defs) for side in data["seats"]],
        chain=[_link(link) for link in data["chain"]],
        attacker=fight.get("attacker", 0),
        proposed=fight.get("proposed", 0),
        defender=fight.get("defender", 0),
        decision=_question(data["decision"]),
        data=data,
        defs=defs,
    )
    for piece in [*view.everything(), *_cards_on_chain(data["chain"], defs)]:
        if piece.handle:
            view.pieces[piece.handle] = piece
    return view


def _cards_on_chain(chain: list[Data], defs: Definitions) -> list[PieceView]:
    """The cards that are links, the first one added first. A power, a reward or a strike is no card."""
    cards = [(link["source"], link["control"]) for link in reversed(chain) if link["kind"] == "card"]
    return [PieceView(card["handle"], card["face"], "chain", seat, card, defs) for card, seat in cards]


def _side(data: Data, offers: bool, defs: Definitions) -> SideView:
    seat = data["seat"]
    return SideView(
        seat=seat,
        team=data["team"],
        left=not data["in_game"],
        offers=offers,
        placed=data["placed"],
        hero=data["hero"],
        hand_size=data["hand"]["count"],
        hand_limit=data["hand_limit"],
        deck_size=data["deck"]["count"],
        rows={row: [_piece(one, row, seat, defs) for one in data[key]] for row, key in ROWS},
        piles={key: [_card(one, key, seat, defs) for one in data[key]] for key in ("graveyard", "removed")},
        hand=[_card(one, "hand", seat, defs) for one in data["hand"]["cards"]],
        deck=[_card(one, "deck", seat, defs) for one in data["deck"]["cards"]],
    )


def _piece(data: Data, row: str, seat: int, defs: Definitions) -> PieceView:
    attached = [_piece(one, row, one["control"], defs) for one in data["attached"]]
    return PieceView(data["handle"], data["face"], row, seat, data, defs, attached)


def _card(data: Data, zone: str, seat: int, defs: Definitions) -> PieceView:
    return PieceView(data["handle"], data["face"], zone, seat, data, defs)


def _link(data: Data) -> LinkView:
    targets = [one for slot in data["targets"] for ref in slot if (one := read_mention(ref)) is not None]
    return LinkView(
        kind=data["kind"],
        seat=data["control"],
        source=read_mention(data["source"]),
        targets=targets,
        x=data["x"],
        attacker=data["attacker"],
        defender=data["defender"],
        sabotage=data["kind"] == "proposal" and data["mode"] != 0,
    )


def _question(data: Data | None) -> WowDecisionView | None:
    found = decision_view.question_of(data, WowDecisionView)
    if found is not None and data is not None and "options" in data:
        found.looking = data["looking"]
        found.announcing = data["announcing"]
        found.packet = data["packet"]
        found.doing = data["doing"]
    return found
