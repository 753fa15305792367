"""Starting a game (minis08:p4, minis08:p5): clocks at 1, figures on their cards, bars face down, who begins."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, Frame, advance
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.clock import Clock
from regelwerk.wowminis.defs import MinisDefs
from regelwerk.wowminis.formats import Party, sides
from regelwerk.wowminis.meaning import Card, Figure, MinisDef, Scenario
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.words import Faction

BEGINS: Final = rule("minis08:p5.who-begins")
TIES: Final = rule("ruling:who-begins")


class Setup(Frame[MinisState]):
    """Who begins: the winner of a roll is asked (ruling:who-begins). `chooser` is that seat, -1 before the roll."""

    __slots__ = ("chooser",)

    def __init__(self) -> None:
        self.chooser = -1

    def copy(self) -> Setup:
        other = Setup()
        other.chooser = self.chooser
        return other

    def step(self, s: MinisState) -> int:
        if self.chooser < 0:
            self.chooser = self.roll(s)
        options = [Option(c.BEGIN, 0, 0, seat) for seat in s.clockwise(self.chooser)]
        s.ask(self.chooser, c.WHO_BEGINS, options)
        return ASK

    def roll(self, s: MinisState) -> int:
        """Everybody rolls a die; ties for the highest roll again."""
        rolling = s.clockwise(0)
        cite = BEGINS
        while len(rolling) > 1:
            s.batch += 1
            dice = s.chance.dice(len(rolling), c.SIDES)
            for i, seat in enumerate(rolling):
                s.emit(c.E_DIE, cite, 0, seat, 0, 0, dice[i] + 1)
            best = max(dice)  # minis08:p5.who-begins
            rolling = [seat for i, seat in enumerate(rolling) if dice[i] == best]
            cite = TIES
        return rolling[0]

    def answer(self, s: MinisState, option: Option) -> None:
        s.emit(c.E_BEGIN, TIES, 0, option.n)
        s.last = (option.n - 1) % s.seats  # it is as if the seat before had just had a turn
        s.frames[-1] = Clock()


def add_piece(s: MinisState, card: MinisDef, owner: int, kind: int) -> MinisPiece:
    """A new piece of a seat's."""
    p = MinisPiece(len(s.pieces), card, owner, kind * s.seats + owner, s.own)
    p.team = s.teams[owner]
    s.add(p)
    return p


def add_figure(s: MinisState, figure: Figure, owner: int) -> MinisPiece:
    """A new figure, on its card with full health."""
    p = add_piece(s, figure, owner, c.FIGURES)
    p.health = figure.health  # minis08:p4.health
    s.squads[owner].append(p.id)
    return p


def add_card(s: MinisState, card: Card, host: MinisPiece, up: bool = False) -> MinisPiece:
    """A new card at the end of a figure's bar; face down only its own side knows it (minis:q13)."""
    p = add_piece(s, card, host.owner, c.BARS)
    p.host = host.id
    p.up = up
    if not up:
        p.knows = team_bits(s, host.team)  # minis:q13
    host.bar = [*host.bar, p.id]
    return p


def team_bits(s: MinisState, team: int) -> int:
    """The seats of a team as bits."""
    found = 0
    for seat in range(s.seats):
        if s.teams[seat] == team:
            found |= 1 << seat
    return found


def settle(s: MinisState) -> None:
    """Once all figures are there: who they are, what they add up to, which side of the table is whose."""
    s.figures = [id for squad in s.squads for id in squad]
    s.auras = [id for id in s.figures if s.pieces[id].figure.lasting]
    s.moves_differ = any(one.adds[c.MOVEMENT] for id in s.auras for one in s.pieces[id].figure.lasting)
    s.goals = [0] * len(s.goals)
    for id in s.figures:
        s.goals[s.pieces[id].team] += s.pieces[id].figure.honor  # minis08:p3.honor
    if s.scenario.goal:
        s.goals = [s.scenario.goal] * len(s.goals)
    s.sides = sides_of(s)
    s.crowd = None
    s.kits = None


def sides_of(s: MinisState) -> list[int]:
    """The side of the table of each seat: players of one team share it (ruling:start-space)."""
    teams = sorted(set(s.teams))
    factions = []
    for team in teams:
        squad = [id for seat, squad in enumerate(s.squads) if s.teams[seat] == team for id in squad]
        factions.append(s.pieces[squad[0]].figure.word.faction if squad else Faction.MONSTER)
    taken = sides(s.scenario.field.ground.colours, factions)
    return [taken[teams.index(team)] for team in s.teams]


def start(
    defs: MinisDefs,
    scenario: Scenario,
    parties: list[Party],
    teams: list[int],
    seed: int,
    windows: int,
    dictated: list[list[int]] | None = None,
) -> MinisState:
    """A game up to its first decision. The parties are legal; `formats` checks that. `dictated`: draws up to there.

    The cards of a bar are laid down in random order, so that a list does not tell which is which.
    """
    s = MinisState(defs, teams, scenario, Chance(seed), windows)
    if dictated is not None:
        s.chance.dictate(dictated)
    hosts = []
    for seat, party in enumerate(parties):
        for member in party.members:
            hosts.append((add_figure(s, defs.figure(member.figure), seat), member.cards))
    for host, codes in hosts:
        order = s.chance.order(len(codes)) if len(codes) > 1 else range(len(codes))
        for i in order:
            add_card(s, defs.card(codes[i]), host)
    settle(s)
    s.frames.append(Setup())
    advance(s)
    return s
