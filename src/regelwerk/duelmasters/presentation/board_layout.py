"""The sides laid out in rows, the attack and what waits between them: what a player looks at."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.presentation.card_library import civilizations
from regelwerk.duelmasters.presentation.labels import DmLabeler
from regelwerk.duelmasters.presentation.power_text import text_of_path
from regelwerk.duelmasters.seat_view import CreatureView, DmView, HandCardView, SideView
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.log_entries import PieceMention
from regelwerk.kernel.presentation.text import StyledLine, flow_row, label, truncate

ROLES: Final = {"attacker": "attacks", "target": "attacked", "blocker": "blocks"}
"""The label of a creature that takes part in the attack, by its role."""


class BoardLayout:
    """One view laid out for one reader."""

    def __init__(self, view: DmView, labeler: DmLabeler, width: int) -> None:
        self.view = view
        self.labeler = labeler
        self.say = labeler.messages.LABELS
        self.width = width

    def lines(self) -> list[StyledLine]:
        """The whole table: the others above, the step, the reader's side below, mirrored."""
        view = self.view
        mine = view.seat if view.seat >= 0 else len(view.seats) - 1
        count = len(view.seats)
        lines: list[StyledLine] = []
        for i in range(1, count):
            side = view.seats[(mine + i) % count]
            lines += [self.heading(side), *self.shields(side), *self.mana(side), *self.creatures(side)]
        lines += self.middle()
        side = view.seats[mine]
        lines += [*self.creatures(side), *self.mana(side), *self.shields(side), self.heading(side)]
        return lines + self.hand(side)

    def middle(self) -> list[StyledLine]:
        """The step, the attack under way, what is being played, what waits."""
        return [self.step(), *self.attack(), *self.limbo(), *self.waiting()]

    def between(self) -> list[StyledLine]:
        """The same with the reader's mana, for steps at which the rest of the table looks as before."""
        return [*self.middle(), *(self.mana(self.view.seats[self.view.seat]) if self.view.seat >= 0 else [])]

    # ----------------------------------------------------------------- lines

    def heading(self, side: SideView) -> StyledLine:
        """Who sits there, and what is only counted."""
        parts = [f"{self.say['deck']} {side.deck_size}", f"{self.say['graveyard']} {len(side.graveyard)}"]
        if side.seat != self.view.seat:
            parts.insert(0, f"{self.say['in-hand']} {side.hand_size}")
        if not side.in_game and self.view.result is None:
            parts.append(self.say["left"])
        if side.seat in self.view.offers:
            parts.append(self.say["offers"])
        mate = self.view.seat >= 0 and side.team == self.view.seats[self.view.seat].team
        if mate and side.seat != self.view.seat:
            parts.insert(0, self.say["mate"])
        style = "mine" if mate else "theirs"
        line: StyledLine = [(self.labeler.seat_names.name(side.seat), style), ("  " + " · ".join(parts), "quiet")]
        known = [self.labeler.piece(piece) for piece in side.hand if piece.face is not None]
        if side.seat != self.view.seat and known:
            line.append((f" · {self.say['known']}: {', '.join(known)}", ""))
        return line

    def step(self) -> StyledLine:
        """Turn, whose, which step."""
        view = self.view
        seat_names = self.labeler.seat_names
        if view.turn == 0:
            return [(f"---- {capitalize(self.say['before'])} ----", "heading")]
        whose = self.say["your-turn"]
        if not seat_names.is_you(view.active):
            whose = self.say["turn-of"].format(who=seat_names.name(view.active))
        turn = self.say["turn"].format(n=view.turn)
        return [(f"---- {turn} · {whose} · {self.labeler.term(view.phase)} ----", "heading")]

    def shields(self, side: SideView) -> list[StyledLine]:
        """The shields by their numbers; a face stands behind the number where the reader knows it."""
        name = f"{self.say['shields']} {len(side.shields)}"
        if not side.shields:
            return flow_row(name, [[(self.say["no-shields"], "bad")]], self.width)
        chips: list[StyledLine] = []
        for piece in side.shields:
            known = f" ({self.labeler.unnumbered(piece).partition(' (')[2]}" if piece.face is not None else ""
            chips.append([(f"#{piece.place}", "number"), (known, "")])
        return flow_row(name, chips, self.width)

    def mana(self, side: SideView) -> list[StyledLine]:
        """How many mana cards of each civilization there are, and how many of them are untapped."""
        if not side.mana:
            return []
        counts: dict[str, list[int]] = {}
        for piece in side.mana:
            name = "/".join(self.labeler.terms[civ] for civ in piece.civilizations)
            found = counts.setdefault(name, [0, 0])
            found[0] += not piece.tapped
            found[1] += 1
        ready = sum(untapped for untapped, _ in counts.values())
        chips: list[StyledLine] = [
            [(f"{name} {open_}/{total}", "ready" if open_ else "exhausted")] for name, (open_, total) in counts.items()
        ]
        chips[0].insert(0, (f"{ready}/{len(side.mana)} {self.say['untapped']}: ", "quiet"))
        return flow_row(self.say["mana"], chips, self.width)

    def creatures(self, side: SideView) -> list[StyledLine]:
        """The battle zone. An empty one is left out."""
        if not side.creatures:
            return []
        return flow_row(self.say["creatures"], [self.chip(piece) for piece in side.creatures], self.width)

    def hand(self, side: SideView) -> list[StyledLine]:
        """The reader's own hand with costs."""
        if side.seat != self.view.seat:
            return []
        chips = [self.hand_chip(piece) for piece in side.hand]
        name = f"{self.say['hand']} {side.hand_size}"
        return flow_row(name, chips or [[(self.say["nobody"], "quiet")]], self.width)

    def attack(self) -> list[StyledLine]:
        """The attack under way."""
        attack = self.view.attack
        if attack is None:
            return []
        text = self.say["attack-of"].format(a=self.labeler.handle(attack.attacker), b=self.attacked())
        line: StyledLine = [(capitalize(text), "accent")]
        if attack.blocked:
            line.append((f" · {self.labeler.handle(attack.blocker)} {self.say['blocks']}", ""))
        return [line]

    def attacked(self) -> str:
        """What is attacked: a player or a creature."""
        attack = self.view.attack
        if attack is None:
            return ""
        if attack.player is not None:
            return self.labeler.attacked(attack.player)
        return self.labeler.handle(attack.target)

    def limbo(self) -> list[StyledLine]:
        """What is being summoned or cast."""
        found = [self.labeler.piece(piece) for side in self.view.seats for piece in side.limbo]
        return [[(label(self.say["playing"], self.width), "quiet"), (", ".join(found), "accent")]] if found else []

    def waiting(self) -> list[StyledLine]:
        """Abilities that wait."""
        lines: list[StyledLine] = []
        for ability in self.view.waiting:
            lead = label(self.say["waiting"] if not lines else "", self.width)
            source = self.labeler.mention(ability.source)
            if ability.text:
                text = truncate(text_of_path(ability.text, self.view.defs, self.labeler.lang))
                lines.append([(lead, "quiet"), (source, "name"), (f": {text}" if text else "", "quiet")])
            else:
                lines.append([(lead, "quiet"), (self.say["a-shield"], "")])
        return lines

    # ----------------------------------------------------------------- cards

    def hand_chip(self, piece: HandCardView) -> StyledLine:
        """A card in hand: what it costs and of which civilization, and its power."""
        card = piece.card
        name = self.labeler.piece(piece)
        if card is None:
            return [(name, "")]
        cost = piece.cost if piece.cost is not None else card.cost
        text = f" ({cost} {civilizations(card, self.labeler.lang)}"
        if not card.kind & codes.TYPE_SPELL:
            text += f", {card.power}{'+' if card.word.plus else ''}"
        return [(name, ""), (text + ")", "number")]

    def chip(self, piece: CreatureView) -> StyledLine:
        """A creature: name, power (the printed one beside it where it differs), states."""
        style = "exhausted" if piece.tapped else "name"
        line: StyledLine = [(self.labeler.piece(piece), style)]
        line.append((" " + self.power(piece), style if piece.tapped else "number"))
        states = self.states(piece)
        if states:
            line.append((f" [{', '.join(states)}]", "quiet"))
        return line

    def power(self, piece: CreatureView) -> str:
        """The power now, and the printed one where it differs."""
        printed = piece.printed_power
        return str(piece.power) if piece.power == printed else f"{piece.power} ({self.say['printed']} {printed})"

    def states(self, piece: CreatureView) -> list[str]:
        """Tapped, just come, its part in the attack, keywords, what it can't do and must do, what lies beneath."""
        found = [self.say["tapped"]] if piece.tapped else []
        if piece.is_sick:
            found.append(self.say["sick"])
        attack = self.view.attack
        if attack is not None:
            found += [self.say[ROLES[role]] for role in attack.roles(piece.handle)]
        found += [self.keyword(piece, name) for name in piece.keywords if name != "shield trigger"]
        found += [self.say[f"cannot {what}"] for what in piece.cannot]
        found += [self.say[f"must {what}"] for what in piece.must]
        under = [self.labeler.mention(PieceMention(card.handle, card.face)) for card in reversed(piece.under)]
        if under:
            found.append(self.say["on"].format(a=", ".join(under)))
        return found

    def keyword(self, piece: CreatureView, name: str) -> str:
        """A keyword, with its number where the card has one printed."""
        term = self.labeler.term(name)
        more = piece.card.own.power_attack if piece.card is not None and name == "power attacker" else 0
        return f"{term} +{more}" if more else term
