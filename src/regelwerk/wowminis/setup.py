"""Starting a game (minis08:p4, minis08:p5): clocks at 1, figures on their cards, bars face down, who begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, Frame, advance
from regelwerk.kernel.ids import NO_REF
from regelwerk.wowminis import codes
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.enums import Faction
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition, PieceDefinition, ScenarioDefinition
from regelwerk.wowminis.master_clock import MasterClockFrame
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisPiece, MinisState

if TYPE_CHECKING:
    from regelwerk.wowminis.party_file import Party

BEGINS: Final = rule("minis08:p5.who-begins")
TIES: Final = rule("ruling:who-begins")
LOSER_DECIDES: Final = rule("ruling:match-who-begins")


class SetupFrame(Frame[MinisState]):
    """Who begins: the winner of a roll is asked (ruling:who-begins), or the loser of the last game of the match.

    chooser  that seat, -1 before the roll
    lost     it is the one that lost the last game
    """

    __slots__ = ("chooser", "lost")

    def __init__(self, chooser: int = -1) -> None:
        self.chooser = chooser
        self.lost = chooser >= 0

    def copy(self) -> SetupFrame:
        other = SetupFrame(self.chooser)
        other.lost = self.lost
        return other

    def step(self, state: MinisState) -> int:
        if self.chooser < 0:
            self.chooser = self.roll(state)
        options = [Option(codes.VERB_BEGIN, NO_REF, NO_REF, seat) for seat in state.clockwise(self.chooser)]
        state.ask(self.chooser, codes.DECISION_WHO_BEGINS, options)
        return ASK

    def roll(self, state: MinisState) -> int:
        """Everybody rolls a die; ties for the highest roll again."""
        rolling = state.clockwise(0)
        cite = BEGINS
        while len(rolling) > 1:
            state.batch += 1
            dice = state.chance.dice(len(rolling), codes.DIE_SIDES)
            for i, seat in enumerate(rolling):
                state.emit(codes.EVENT_DIE, cite, NO_REF, seat, NO_REF, NO_REF, dice[i] + 1)
            best = max(dice)  # minis08:p5.who-begins
            rolling = [seat for i, seat in enumerate(rolling) if dice[i] == best]
            cite = TIES
        return rolling[0]

    def apply_answer(self, state: MinisState, option: Option) -> None:
        state.emit(codes.EVENT_BEGIN, LOSER_DECIDES if self.lost else TIES, NO_REF, option.number)
        state.last_seat = (option.number - 1) % state.seats  # it is as if the seat before had just had a turn
        state.frames[-1] = MasterClockFrame()


def add_piece(state: MinisState, card: PieceDefinition, owner: int, kind: int) -> MinisPiece:
    """A new piece of a seat's."""
    piece = MinisPiece(len(state.pieces), card, owner, kind * state.seats + owner, state.write_token)
    piece.team = state.teams[owner]
    state.add(piece)
    return piece


def add_figure(state: MinisState, figure: FigureDefinition, owner: int) -> MinisPiece:
    """A new figure, on its card with full health."""
    piece = add_piece(state, figure, owner, codes.ZONE_FIGURES)
    piece.health = figure.word.health  # minis08:p4.health
    state.figure_ids_by_seat[owner].append(piece.id)
    return piece


def add_card(state: MinisState, card: CardDefinition, host: MinisPiece, up: bool = False) -> MinisPiece:
    """A new card at the end of a figure's bar; face down only its own side knows it (minis:q13)."""
    piece = add_piece(state, card, host.owner, codes.ZONE_BARS)
    piece.host = host.id
    piece.up = up
    if not up:
        piece.known_to = team_bits(state, host.team)  # minis:q13
    host.bar = [*host.bar, piece.id]
    return piece


def team_bits(state: MinisState, team: int) -> int:
    """The seats of a team as bits."""
    found = 0
    for seat in range(state.seats):
        if state.teams[seat] == team:
            found |= 1 << seat
    return found


def find_auras(state: MinisState) -> None:
    """Whose ongoing abilities add to which value."""
    state.aura_ids_by_value = [
        [id for id in state.figures if state.pieces[id].figure.adding[value]] for value in range(len(codes.VALUES))
    ]


def settle(state: MinisState) -> None:
    """Once all figures are there: who they are, what they add up to, which side of the table is whose."""
    state.figures = [id for squad in state.figure_ids_by_seat for id in squad]
    find_auras(state)
    state.goals = [0] * len(state.goals)
    for id in state.figures:
        state.goals[state.pieces[id].team] += state.pieces[id].figure.word.honor  # minis08:p3.honor
    goal = state.scenario.word.goal
    if isinstance(goal, int) and goal:
        state.goals = [goal] * len(state.goals)
    state.sides = sides_of(state)
    state.occupied_cache = None
    state.loadout_cache = None


def sides_of(state: MinisState) -> list[int]:
    """The side of the table of each seat: players of one team share it (ruling:start-space)."""
    teams = sorted(set(state.teams))
    factions = []
    for team in teams:
        squad = [id for seat, squad in enumerate(state.figure_ids_by_seat) if state.teams[seat] == team for id in squad]
        factions.append(state.pieces[squad[0]].figure.word.faction if squad else Faction.MONSTER)
    taken = sides(state.scenario.field.ground.colours, factions)
    return [taken[teams.index(team)] for team in state.teams]


def start(
    defs: MinisDefinitions,
    scenario: ScenarioDefinition,
    parties: list[Party],
    teams: list[int],
    seed: int,
    windows: int,
    dictated: list[list[int]] | None = None,
    chooser: int = -1,
) -> MinisState:
    """A game up to its first decision. The parties are legal; `formats` checks that. `dictated`: draws up to there.

    The cards of a bar are laid down in random order, so that a list does not tell which is which. `chooser` says who
    begins (ruling:match-who-begins), -1: whoever wins the roll.
    """
    state = MinisState(defs, teams, scenario, Chance(seed), windows)
    if dictated is not None:
        state.chance.dictate(dictated)
    hosts = []
    for seat, party in enumerate(parties):
        for member in party.members:
            hosts.append((add_figure(state, defs.figure(member.figure), seat), member.cards))
    for host, card_codes in hosts:
        order = state.chance.order(len(card_codes)) if len(card_codes) > 1 else range(len(card_codes))
        for i in order:
            add_card(state, defs.card(card_codes[i]), host)
    settle(state)
    state.frames.append(SetupFrame(chooser))
    advance(state)
    return state


COLOUR: Final = {"A": Faction.ALLIANCE, "H": Faction.HORDE, "M": Faction.MONSTER}


def sides(colours: Sequence[str], factions: Sequence[Faction]) -> list[int]:
    """Which start space each seat takes: the one in the colour of its faction if it is free, the rest in order.

    `colours` are those of the board's start spaces, `factions` those of the parties, by seat. Seats beyond the
    start spaces share them in turn (ruling:start-space).

    >>> sides(["A", "H"], [Faction.HORDE, Faction.ALLIANCE])
    [1, 0]
    >>> sides(["A", "H"], [Faction.HORDE, Faction.HORDE])
    [1, 0]
    """
    taken = [-1] * len(factions)
    for seat, faction in enumerate(factions):
        for side, colour in enumerate(colours):
            if colour and COLOUR[colour] is faction and side not in taken and taken[seat] < 0:
                taken[seat] = side  # ruling:start-space
    free = [side for side in range(len(colours)) if side not in taken]
    for seat in range(len(factions)):
        if taken[seat] < 0:
            taken[seat] = free.pop(0) if free else seat % max(len(colours), 1)
    return taken
