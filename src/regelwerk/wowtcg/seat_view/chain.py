"""Links, announcements, the combat and modifiers as a seat sees them."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.log_entries import Data, PieceMention


def mention_data(mention: PieceMention | None) -> Data | None:
    """A mention as `kernel.visibility.ref_data` sends it.

    >>> mention_data(PieceMention(seat=1)), mention_data(PieceMention(3)), mention_data(None)
    ({'seat': 1}, {'handle': 3, 'face': None}, None)
    """
    if mention is None:
        return None
    if mention.seat >= 0:
        return {"seat": mention.seat}
    return {"handle": mention.handle, "face": mention.face}


def slot_data(slots: list[list[PieceMention | None]]) -> list[list[Data | None]]:
    """The mentions of each slot as they are sent."""
    return [[mention_data(mention) for mention in slot] for slot in slots]


@dataclass
class LinkChoicesView:
    """What has been chosen for a link.

    kind     one of `codes.LINKS`
    source   the card that it is or comes from
    path     the path of its word (sent as `text`), "" for none
    mode     the chosen mode; of a proposed combat 1 for a sabotage
    x        the chosen X
    slots    the targets of each slot (sent as `targets`)
    """

    number: int
    kind: str
    source: PieceMention | None
    path: str
    mode: int
    x: int
    slots: list[list[PieceMention | None]]

    @property
    def targets(self) -> list[PieceMention]:
        """Its targets, one after the other."""
        return [target for slot in self.slots for target in slot if target is not None]


@dataclass
class LinkView(LinkChoicesView):
    """A link of the chain.

    seat                who controls it (sent as `control`)
    attacker, defender  handles, of a proposed combat
    gives               the ATK that a strike gives
    about               what set it off
    """

    seat: int
    attacker: Handle
    defender: Handle
    gives: int
    about: PieceMention | None

    @property
    def sabotage(self) -> bool:
        """Whether it proposes a sabotage."""
        return self.kind == "proposal" and self.mode != 0

    def is_card(self, handle: Handle) -> bool:
        """Whether it is that card, not just something that the card does."""
        return self.kind == "card" and self.source is not None and self.source.handle == handle

    def to_data(self) -> Data:
        """The link as it is sent."""
        return {
            "number": self.number,
            "kind": self.kind,
            "source": mention_data(self.source),
            "control": self.seat,
            "text": self.path,
            "mode": self.mode,
            "x": self.x,
            "targets": slot_data(self.slots),
            "attacker": self.attacker,
            "defender": self.defender,
            "gives": self.gives,
            "about": mention_data(self.about),
        }


@dataclass
class AnnouncementView(LinkChoicesView):
    """What the asked seat has chosen so far for the link it is announcing.

    paid   what each part of the cost has been paid with
    """

    paid: list[list[PieceMention | None]]

    def to_data(self) -> Data:
        """The announcement as it is sent."""
        return {
            "kind": self.kind,
            "source": mention_data(self.source),
            "text": self.path,
            "number": self.number,
            "mode": self.mode,
            "x": self.x,
            "targets": slot_data(self.slots),
            "paid": slot_data(self.paid),
        }


@dataclass
class WaitingView:
    """A triggered effect that is still to be added to the chain: whose, of which card, what set it off."""

    seat: int
    source: PieceMention | None
    about: PieceMention | None

    def to_data(self) -> Data:
        """The triggered effect as it is sent."""
        return {"seat": self.seat, "source": mention_data(self.source), "about": mention_data(self.about)}


@dataclass
class CombatView:
    """The combat under way, by handles.

    struck    the weapons that have been struck with
    sabotage  whether it is one
    """

    attacker: Handle
    proposed: Handle
    defender: Handle
    protector: Handle
    struck: list[Handle]
    sabotage: bool

    def to_data(self) -> Data:
        """The combat as it is sent."""
        return {
            "attacker": self.attacker,
            "proposed": self.proposed,
            "defender": self.defender,
            "protector": self.protector,
            "struck": self.struck,
            "sabotage": self.sabotage,
        }


@dataclass(slots=True)
class ModifierView:
    """Something that changes pieces or rules.

    path      the path of its word (sent as `text`)
    seat      who controls it (sent as `control`)
    until     one of `visibility.UNTIL`
    affected  handles of the pieces in play that it applies to now (sent as `on`)
    left      damage it still prevents, None without limit
    """

    path: str
    source: PieceMention
    seat: int
    until: str
    affected: list[Handle]
    x: int
    left: int | None

    def to_data(self) -> Data:
        """The modifier as it is sent."""
        return {
            "text": self.path,
            "source": mention_data(self.source),
            "control": self.seat,
            "until": self.until,
            "on": self.affected,
            "x": self.x,
            "left": self.left,
        }
