"""Playing a tournament at this keyboard: its drafts, the matches of people, and those of computers."""

from __future__ import annotations

from collections.abc import Callable

from regelwerk import game_registry, players
from regelwerk.kernel.chance import derive
from regelwerk.kernel.match import Match
from regelwerk.kernel.match_score import DRAWN
from regelwerk.terminal.commands.seating import show_introduction
from regelwerk.terminal.draft_session import DraftSession
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.match_session import MatchSession
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import SeatPlayer
from regelwerk.terminal.tournament_view import pairing_line, round_name
from regelwerk.tournaments.decks import draft_of, keep_picks
from regelwerk.tournaments.plan import Score
from regelwerk.tournaments.playing import is_of_computers, play_computers
from regelwerk.tournaments.tournament import Tournament

Save = Callable[[], None]
"""Writes the tournament to its file: whatever has been played is kept, whenever somebody leaves."""


def play_round(tournament: Tournament, screen: Screen, typing: LineInput, alone: bool, save: Save) -> None:
    """The open matches of the last round; `alone`: only those between computers.

    Raises LeaveGame and EndOfInput when somebody leaves, TournamentError, and GameCrashedError.
    """
    screen.rule(round_name(tournament, len(tournament.rounds)))
    tables = tournament.rounds[-1]
    for table, pairing in enumerate(tables):
        if not pairing.is_open:
            tell_table(tournament, table, screen)
    for table in play_computers(tournament):
        save()
        tell_table(tournament, table, screen)
    for table, pairing in enumerate(tables):
        if not pairing.is_open or is_of_computers(tournament, pairing):
            continue
        tell_table(tournament, table, screen)
        if not alone:
            play_at_keyboard(tournament, table, screen, typing)
            save()
            tell_table(tournament, table, screen)


def tell_table(tournament: Tournament, table: int, screen: Screen) -> None:
    """One line about a table."""
    line = pairing_line(tournament, tournament.rounds[-1][table])
    screen.line([(f"{table + 1:>4} ", "number"), (line, "")], 5)


def play_at_keyboard(tournament: Tournament, table: int, screen: Screen, typing: LineInput) -> None:
    """A match with at least one person, and its result; in an elimination a drawn one is played again."""
    plan, pairing = tournament.plan, tournament.rounds[-1][table]
    ruleset = game_registry.ruleset(plan.game, plan.edition)
    sides = [tournament.entrants[one] for one in (pairing.first, pairing.second)]
    again = 0
    while tournament.rounds[-1][table].is_open:
        seed = derive(tournament.seed_of(table), again)
        sitters = [
            SeatPlayer(one.name, players.make(one.player, derive(seed, 1 + seat)) if one.player else None)
            for seat, one in enumerate(sides)
        ]
        setup = ruleset.prepare_custom([one.deck for one in sides], seed, None, "all", ())
        session = MatchSession(Match(ruleset, setup, plan.length), sitters, screen, typing)
        show_introduction(screen, ruleset, [None, None], sitters, setup["teams"])
        session.play()
        won = session.match.score.won
        score = Score(won.count(0), won.count(1), won.count(DRAWN))
        if tournament.is_elimination and score.first == score.second:
            screen.line(translate("event-again"))
            again += 1
            continue
        tournament.report(table, score)


def draft_at_keyboard(tournament: Tournament, screen: Screen, typing: LineInput, save: Save) -> None:
    """People pick in every pod that is not through. Raises LeaveGame, EndOfInput; what was picked is kept."""
    for number in range(len(tournament.pods)):
        draft = draft_of(tournament, number)
        if draft.is_over:
            continue
        names = [tournament.entrants[one].name for one in tournament.pods[number].entrants]
        screen.rule(translate("event-pod", number=number + 1, names=", ".join(names)))
        screen.line(translate("draft-help"))
        try:
            DraftSession(draft, names, screen, typing).run()
        finally:
            keep_picks(tournament, number, draft)
            save()
