"""The two sides laid out in rows, the chain between them: what a player looks at."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.reading import language
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.text import StyledLine, flow_row, indent, label
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.presentation.labels import WowLabeler
from regelwerk.wowtcg.presentation.power_text import counts_cards
from regelwerk.wowtcg.seat_view.chain import LinkView
from regelwerk.wowtcg.seat_view.pieces import PieceView, SideView, card_of
from regelwerk.wowtcg.seat_view.view import WowView
from regelwerk.wowtcg.text_de.terms import COUNTERS as GERMAN_COUNTERS

KEYWORDS: Final = {"stealthed": "stealth", "in bear form": "bear_form", "in cat form": "cat_form"}
"""The terms of keywords that a view calls by what they mean."""


class BoardLayout:
    """One view laid out for one reader."""

    def __init__(self, view: WowView, labeler: WowLabeler, width: int) -> None:
        self.view = view
        self.labeler = labeler
        self.say = labeler.messages.LABELS
        self.width = width

    def lines(self) -> list[StyledLine]:
        """The whole table: the others above, the step, the reader's side below, mirrored."""
        view = self.view
        mine = view.seat if view.seat >= 0 else len(view.seats) - 1
        count = len(view.seats)
        others = [view.seats[(mine + i) % count] for i in range(1, count)]
        lines: list[StyledLine] = []
        for side in others:
            lines.append(self.heading(side))
            for row in ("resource row", "hero row", "ally row"):
                lines += self.row(side, row)
        lines.append(self.step())
        lines += self.chain()
        for row in ("ally row", "hero row", "resource row"):
            lines += self.row(view.seats[mine], row)
        lines.append(self.heading(view.seats[mine]))
        lines += self.hand(view.seats[mine])
        return lines

    # ----------------------------------------------------------------- lines

    def heading(self, side: SideView) -> StyledLine:
        """Who sits there, and what is only counted."""
        labeler = self.labeler
        parts = [f"{self.say['deck']} {side.deck_size}", f"{self.say['graveyard']} {len(side.piles['graveyard'])}"]
        if side.seat != self.view.seat:
            parts.insert(0, f"{self.say['in-hand']} {side.hand_size}")
        if side.piles["removed"]:
            parts.append(f"{self.say['removed']} {len(side.piles['removed'])}")
        if side.left and self.view.result is None:
            parts.append(self.say["left"])
        if side.offers:
            parts.append(self.say["offers"])
        mate = self.view.seat >= 0 and side.team == self.view.seats[self.view.seat].team
        if mate and side.seat != self.view.seat:
            parts.insert(0, self.say["mate"])
        style = "mine" if mate else "theirs"
        line: StyledLine = [(labeler.seat_names.name(side.seat), style), ("  " + " · ".join(parts), "quiet")]
        if side.seat != self.view.seat and side.hand:
            names = ", ".join(labeler.piece(piece) for piece in side.hand)
            line.append((f" · {self.say['revealed']}: {names}", ""))
        return line

    def step(self) -> StyledLine:
        """Turn, whose, phase or step."""
        view = self.view
        seat_names = self.labeler.seat_names
        if view.turn == 0:
            return [(f"---- {capitalize(self.say['before'])} ----", "heading")]
        whose = self.say["your-turn"] if seat_names.is_you(view.active) else self.turn_of(view.active)
        turn = self.say["turn"].format(n=view.turn)
        return [(f"---- {turn} · {whose} · {self.labeler.term(view.phase)} ----", "heading")]

    def turn_of(self, seat: int) -> str:
        return str(self.say["turn-of"].format(who=self.labeler.seat_names.name(seat)))

    def row(self, side: SideView, row: str) -> list[StyledLine]:
        """A row with its name, and below it what is attached to the cards in it. An empty row is left out."""
        pieces = side.rows[row]
        if row == "resource row":
            return self.resources(side)
        if not pieces:
            return []
        name = self.say["allies"] if row == "ally row" else self.say["hero"]
        lines = flow_row(name, [self.chip(piece) for piece in pieces], self.width)
        for piece in pieces:
            for card in piece.attached:
                lines.append([(" " * indent(self.width) + f"{self.say['at']} {self.labeler.piece(piece)}: ", "quiet")])
                lines[-1] += self.attachment(card, side)
        return lines

    def attachment(self, card: PieceView, side: SideView) -> StyledLine:
        whose = [] if card.seat == side.seat else [f"({self.owner(card.seat)})"]
        return [(" ".join([self.labeler.piece(card), *whose, *self.counters(card)]), "")]

    def owner(self, seat: int) -> str:
        if self.labeler.seat_names.is_you(seat):
            return str(self.say["you"])
        return self.labeler.seat_names.name(seat)

    def resources(self, side: SideView) -> list[StyledLine]:
        """How many resources are ready, and the quests among them by name."""
        pieces = side.rows["resource row"]
        if not pieces:
            return []
        ready = sum(not piece.exhausted for piece in pieces)
        count = f"{ready}/{len(pieces)} {self.say['ready']}"
        chips: list[StyledLine] = [[(count, "ready" if ready else "exhausted")]]
        for piece in pieces:
            if not piece.face_down and piece.face is not None:
                style = "exhausted" if piece.exhausted else ""
                mark = f" [{self.say['exhausted']}]" if piece.exhausted else ""
                chips.append([(self.labeler.piece(piece) + mark, style)])
        return flow_row(self.say["resources"], chips, self.width)

    def chain(self) -> list[StyledLine]:
        """The links, the top one first."""
        if not self.view.chain:
            return []
        lines: list[StyledLine] = []
        count = len(self.view.chain)
        for i, link in enumerate(self.view.chain):
            lead = self.say["chain"] if i == 0 else ""
            lines.append([(label(lead, self.width), "accent"), (f"{count - i}  ", "number"), *self.link(link)])
        return lines

    def link(self, link: LinkView) -> StyledLine:
        """A link: what it is, whose, its targets."""
        name = self.link_name(link)
        line: StyledLine = [(capitalize(name), "name"), (f" ({self.owner(link.seat)})", "quiet")]
        if link.x:
            face = None if link.source is None else link.source.face
            removed = counts_cards(card_of(face, self.view.defs))
            line.append((" " + self.say["cards-removed" if removed else "x"].format(n=link.x), ""))
        if link.targets:
            line.append((" -> " + ", ".join(self.labeler.mention(target) for target in link.targets), ""))
        return line

    def link_name(self, link: LinkView) -> str:
        """What a link is called: the card, or the effect of which card."""
        if link.kind == "resource":
            return str(self.say["placed"])
        if link.kind == "proposal":
            return str(
                self.say["sabotage-of" if link.sabotage else "combat-of"].format(
                    a=self.labeler.handle(link.attacker), b=self.labeler.handle(link.defender)
                )
            )
        name = self.labeler.mention(link.source)
        key = LINK_WORDS.get(link.kind)
        return str(self.say[key].format(a=name)) if key else name

    def hand(self, side: SideView) -> list[StyledLine]:
        """The reader's own hand with costs."""
        if side.seat != self.view.seat:
            return []
        chips = [self.hand_chip(piece) for piece in side.hand]
        return flow_row(f"{self.say['hand']} {side.hand_size}", chips or [[(self.say["nobody"], "quiet")]], self.width)

    def hand_chip(self, piece: PieceView) -> StyledLine:
        card = piece.card
        name = self.labeler.piece(piece)
        if card is None or card.kind == codes.TYPE_QUEST:
            return [(name, "")]
        return [(name, ""), (f" ({card.cost}{'+X' if card.plus_x else ''})", "number")]

    # ----------------------------------------------------------------- cards

    def chip(self, piece: PieceView) -> StyledLine:
        """A card in play: name, current numbers (printed ones beside them where they differ), damage, states."""
        style = "exhausted" if piece.exhausted else "name"
        line: StyledLine = [(self.labeler.piece(piece), style)]
        numbers = self.numbers(piece)
        if numbers:
            line.append((" " + numbers, style if piece.exhausted else "number"))
        damage = piece.damage
        if damage:
            line.append((f" ({damage} {self.say['damage']})", "bad"))
        states = self.states(piece)
        if states:
            line.append((f" [{', '.join(states)}]", "quiet"))
        return line

    def numbers(self, piece: PieceView) -> str:
        """ATK/health of a character, ATK and strike cost of a weapon, DEF of an armor."""
        card = piece.card
        if card is None or piece.values is None:  # a face-down resource has no numbers
            return ""
        terms = self.labeler.terms
        if card.kind & (codes.TYPE_HERO | codes.TYPE_ALLY) or card.totem:
            now = f"{piece.atk}/{piece.health}"
            return self.changed(now, f"{card.atk}/{card.health}")
        if card.kind == codes.TYPE_WEAPON:
            atk = self.changed(str(piece.atk), str(card.atk))
            strike = self.changed(str(piece.strike), str(card.strike))
            return f"{atk} {terms['atk']}, {self.say['strike']} {strike}"
        if card.kind == codes.TYPE_ARMOR:
            return f"{self.changed(str(piece.defense), str(card.defense))} {terms['def']}"
        return ""

    def changed(self, now: str, printed: str) -> str:
        """The current value, and the printed one where it differs."""
        return now if now == printed else f"{now} ({self.say['printed']} {printed})"

    def states(self, piece: PieceView) -> list[str]:
        """Keywords, whether exhausted, what it does in the combat, counters."""
        keywords = piece.values.keywords if piece.values is not None else []
        found = [self.labeler.term(KEYWORDS.get(name, name)) for name in keywords]
        if piece.exhausted:
            found.append(self.say["exhausted"])
        if piece.face_down:
            found.append(self.say["face-down" if piece.zone == "resource row" else "flipped"])
        view = self.view
        if piece.handle == view.attacker:
            found.append(self.say["attacks"])
        if piece.handle in (view.proposed, view.defender):
            found.append(self.say["defends"] if piece.handle == view.defender else self.say["attacked"])
        return found + self.counters(piece)

    def counters(self, piece: PieceView) -> list[str]:
        """Named counters on it: "2 bone counters"."""
        found = []
        for name, number in piece.counters.items():
            if language(self.labeler.lang) == "de":
                found.append(f"{number} {GERMAN_COUNTERS.get(name, name)}{'n' if number != 1 else ''}")
            else:
                found.append(f"{number} {name} {self.labeler.terms['counter']}{'s' if number != 1 else ''}")
        return found


LINK_WORDS: Final = {
    "power": "power-of",
    "reward": "reward-of",
    "strike": "strike-with",
    "triggered effect": "effect-of",
}
"""What a link that is no card is called, by its kind."""
