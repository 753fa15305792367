"""What a seat sees of this game: `visibility.view` builds it, `to_data` gives what is sent of it.

A seat calls pieces by handles; see `kernel.visibility`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.presentation import decision_view
from regelwerk.kernel.presentation.log_entries import Data, PieceMention
from regelwerk.wowminis import codes
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.hex_grid import BoardGrid
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition, ScenarioDefinition


def mention_data(mention: PieceMention | None) -> Data | None:
    """A mention as `kernel.visibility.ref_data` gives it.

    >>> mention_data(PieceMention(-3)), mention_data(PieceMention(seat=1))
    ({'handle': -3, 'face': None}, {'seat': 1})
    """
    if mention is None:
        return None
    if mention.seat >= 0:
        return {"seat": mention.seat}
    return {"handle": mention.handle, "face": mention.face}


# ------------------------------------------------------------------- pieces


@dataclass(slots=True)
class ModifierView:
    """What changes values of a figure for a while.

    figure  handle of the figure
    source  the card whose text it is
    text    the path of its word
    until   "attack", "turn", or "ongoing" for an ability
    adds    what it adds, by the words of `codes.VALUES`
    """

    figure: Handle
    source: PieceMention | None
    text: str
    until: str
    adds: dict[str, int]

    def to_data(self) -> Data:
        """The modifier as plain data."""
        return {
            "figure": self.figure,
            "source": mention_data(self.source),
            "text": self.text,
            "until": self.until,
            "adds": self.adds,
        }


@dataclass(slots=True)
class ActionCardView:
    """An action card in a bar.

    card      None for one that the seat does not know
    up        whether it is turned up
    known_to  the seats that know its face
    host      handle of the figure under which it lies
    """

    handle: Handle
    card: CardDefinition | None
    up: bool
    exhausted: bool
    known_to: tuple[int, ...]
    host: Handle

    def to_data(self) -> Data:
        """The card as plain data; its host is known from where the data stands."""
        card = self.card
        return {
            "handle": self.handle,
            "face": None if card is None else {"code": card.code, "name": card.name},
            "up": self.up,
            "exhausted": self.exhausted,
            "known_to": list(self.known_to),
        }


@dataclass(slots=True)
class FigureView:
    """A figure.

    seat             whose it is
    space            the number of its space on the board, -1 while it is on its card
    time             when it has its next turn, counted on through the rounds
    health, armor, resist, movement
                     what they are now
    attack           strength of its main attack now; `printed_attack` as it is printed, 0 without one
    attack_rerolls, defense_rerolls
                     dice that it may roll again because of abilities and effects
    bar              its action cards
    changes          what changes its values now
    """

    handle: Handle
    figure: FigureDefinition
    seat: int
    space: int
    time: int
    health: int
    armor: int
    resist: int
    movement: int
    attack: int
    printed_attack: int
    attack_rerolls: int
    defense_rerolls: int
    bar: list[ActionCardView]
    changes: list[ModifierView]

    def to_data(self) -> Data:
        """The figure as plain data, its values as they are now and as printed; `dial` is what its clock shows.

        Its seat is known from where the data stands.
        """
        figure = self.figure
        word = figure.word
        return {
            "handle": self.handle,
            "face": {"code": figure.code, "name": figure.name},
            "space": self.space if self.space >= 0 else None,
            "time": self.time,
            "dial": codes.dial(self.time),
            "health": {"now": self.health, "printed": word.health},
            "armor": {"now": self.armor, "printed": word.armor},
            "resist": {"now": self.resist, "printed": word.resist},
            "movement": {"now": self.movement, "printed": codes.MOVEMENT_POINTS},
            "attack": {"now": self.attack, "printed": self.printed_attack},
            "rerolls": {"attack": self.attack_rerolls, "defense": self.defense_rerolls},
            "bar": [card.to_data() for card in self.bar],
            "changes": [modifier.to_data() for modifier in self.changes],
        }


@dataclass(slots=True)
class SideView:
    """The side of one seat.

    in_game      whether the seat is still in the game
    side         its side of the table
    start        the number of its start space, -1 on a board without
    figures      its figures
    offers_draw  whether it offers a draw
    """

    seat: int
    team: int
    in_game: bool
    side: int
    start: int
    figures: list[FigureView]
    offers_draw: bool

    def to_data(self) -> Data:
        """The side as plain data; who offers a draw is said for all seats together."""
        return {
            "seat": self.seat,
            "team": self.team,
            "in_game": self.in_game,
            "side": self.side,
            "start": self.start if self.start >= 0 else None,
            "figures": [figure.to_data() for figure in self.figures],
        }


# ---------------------------------------------------------------- what is under way


@dataclass(slots=True)
class TurnView:
    """The turn under way.

    figure         handle of the figure
    moved, acted   what it has done
    instant        whether it has played an instant
    must_move_off  whether it stands on a friend and must move off
    """

    figure: Handle
    moved: bool
    acted: bool
    instant: bool
    must_move_off: bool

    def to_data(self) -> Data:
        """The turn as plain data."""
        return {
            "figure": self.figure,
            "moved": self.moved,
            "acted": self.acted,
            "instant": self.instant,
            "must_move_off": self.must_move_off,
        }


@dataclass(slots=True)
class AttackView:
    """The innermost attack or heal under way.

    attacker  handle of the figure that attacks or heals
    source    the card by which it does
    text      the path of its word
    heal      whether it is a heal, for which all that follows is empty
    targets   handles of the defenders
    defender  the one whose turn it is, None before and after
    stage     one of `attack.STAGES`
    dice      the last roll, faces 1 .. 10; `rerolled` which of them have been rolled again (from 1)
    critical  whether the attack is critical
    again     whether a critical effect has made it
    """

    attacker: Handle
    source: PieceMention | None
    text: str
    heal: bool
    targets: list[Handle] = field(default_factory=list)
    defender: Handle | None = None
    stage: str = ""
    dice: list[int] = field(default_factory=list)
    rerolled: list[int] = field(default_factory=list)
    hits: int = 0
    critical: bool = False
    again: bool = False

    def to_data(self) -> Data:
        """The attack as plain data."""
        return {
            "attacker": self.attacker,
            "source": mention_data(self.source),
            "text": self.text,
            "heal": self.heal,
            "targets": self.targets,
            "defender": self.defender,
            "stage": self.stage,
            "dice": self.dice,
            "rerolled": self.rerolled,
            "hits": self.hits,
            "critical": self.critical,
            "again": self.again,
        }


# --------------------------------------------------------------------- the decision


@dataclass(slots=True)
class OddsView:
    """What an option can come to for one figure, exactly.

    option   index of the option
    target   handle of the figure
    heal     whether it is healed, not attacked
    health   what it has left
    chances  of the damage (or health regained) 0, 1, 2 ...; damage beyond the health is counted, too. None, and `mean`
             and `destroys` 0, for an answer that does more than add to values
    mean     the expected number
    destroys the chance that the figure is destroyed
    card     of an answer: the reaction
    answers  reactions known to the seat that could be played against the option, each with what it comes to then
    """

    option: int
    target: Handle
    heal: bool
    health: int
    chances: list[float] | None
    mean: float
    destroys: float
    card: PieceMention | None = None
    answers: list[OddsView] = field(default_factory=list)

    def to_data(self) -> Data:
        """The odds of an option as plain data."""
        return {
            "option": self.option,
            "target": self.target,
            "heal": self.heal,
            "health": self.health,
            **self.numbers_data(),
            "answers": [{"card": mention_data(answer.card), **answer.numbers_data()} for answer in self.answers],
        }

    def numbers_data(self) -> Data:
        """Chances, mean and destroys as plain data, None where they are not known."""
        if self.chances is None:
            return {"chances": None, "mean": None, "destroys": None}
        return {"chances": self.chances, "mean": self.mean, "destroys": self.destroys}


@dataclass
class MinisDecisionView(decision_view.DecisionView):
    """The open decision.

    costs    movement points that each space takes, by its number, where the figure can still move
    chances  what attacks and heals among the options can come to
    """

    costs: dict[int, int] = field(default_factory=dict)
    chances: list[OddsView] = field(default_factory=list)

    def to_data(self) -> Data:
        """The decision as plain data: number, seat and kind alone for a seat that is not asked."""
        found: Data = {"number": self.number, "seat": self.seat, "kind": self.kind}
        if self.options:
            found["about"] = mention_data(self.about)
            found["options"] = [option_data(option) for option in self.options]
            found["offered"] = [{"handle": handle, "face": face} for handle, face in self.offered.items()]
            found["costs"] = {str(space): cost for space, cost in self.costs.items()}
            found["chances"] = [odds.to_data() for odds in self.chances]
        return found


def option_data(option: decision_view.OptionView) -> Data:
    """An option as `kernel.visibility.option_for` gives it."""
    return {
        "verb": option.verb,
        "subject": option.subject,
        "object": option.object,
        "seat": option.seat if option.seat >= 0 else None,
        "n": option.n,
    }


# ------------------------------------------------------------------------- the view


@dataclass
class MinisView:
    """What one seat sees at one moment (seat -1: a spectator).

    defs             the definitions in force
    scenario         what is played for, and where
    time             the master clock, counted on through the rounds
    last_seat        the seat that controlled the figure of the last turn
    points, goals    victory points, and those that win, by team
    seats            the side of each seat
    turn             the turn under way, None between turns
    attack           the attack or heal under way, None without
    modifiers        what effects add for a while
    result           None while the game is on
    decision         the open decision
    """

    defs: MinisDefinitions
    seat: int
    scenario: ScenarioDefinition
    time: int
    last_seat: int
    points: dict[int, int]
    goals: dict[int, int]
    seats: list[SideView]
    turn: TurnView | None
    attack: AttackView | None
    modifiers: list[ModifierView]
    result: decision_view.ResultView | None
    decision: MinisDecisionView | None

    def to_data(self) -> Data:
        """Everything that the seat may know as plain data: see `visibility.view`."""
        return {
            "game": self.defs.game,
            "edition": self.defs.edition,
            "seat": self.seat,
            "scenario": self.scenario.code,
            "board": self.scenario.word.board,
            "round": self.round,
            "tick": self.tick,
            "time": self.time,
            "rounds": self.scenario.word.rounds,
            "last": self.last_seat,
            "teams": [
                {"team": team, "points": points, "goal": self.goals[team]} for team, points in self.points.items()
            ],
            "seats": [side.to_data() for side in self.seats],
            "turn": None if self.turn is None else self.turn.to_data(),
            "attack": None if self.attack is None else self.attack.to_data(),
            "modifiers": [modifier.to_data() for modifier in self.modifiers],
            "offers": [side.seat for side in self.seats if side.offers_draw],
            "result": None if self.result is None else self.result.to_data(),
            "decision": None if self.decision is None else self.decision.to_data(),
        }

    @property
    def round(self) -> int:
        """The number of the round."""
        return codes.round_of(self.time)

    @property
    def tick(self) -> int:
        """What the master clock shows."""
        return codes.dial(self.time)

    @property
    def ground(self) -> BoardGrid:
        """The board."""
        return self.scenario.field.ground

    @property
    def acting(self) -> Handle:
        """Handle of the figure whose turn it is, 0 for none."""
        return self.turn.figure if self.turn is not None else NO_HANDLE

    @cached_property
    def figures(self) -> dict[Handle, FigureView]:
        """All figures by their handles."""
        return {figure.handle: figure for side in self.seats for figure in side.figures}

    @cached_property
    def cards(self) -> dict[Handle, ActionCardView]:
        """All action cards that have a handle, by it."""
        return {card.handle: card for figure in self.figures.values() for card in figure.bar if card.handle}

    def at(self, space: int) -> FigureView | None:
        """The figure on a space."""
        for figure in self.figures.values():
            if figure.space == space:
                return figure
        return None

    def team(self, seat: int) -> int:
        """The team of a seat, -1 for a spectator."""
        return self.seats[seat].team if seat >= 0 else -1
