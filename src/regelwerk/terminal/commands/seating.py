"""Who sits at a table in the terminal: people, computer players, teams, with which decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from regelwerk import game_registry, players
from regelwerk.kernel.chance import derive
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.package import Own, ReadyTable
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import CommandError
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import SeatPlayer

HUMAN: Final = "human"
LIST: Final = "list"
"""Asked for in place of an opponent: show them all."""
WHO: Final = (*players.ALL_NAMES, HUMAN)
USUAL: Final = "greedy"
"""Who plays in the other seats if nobody says otherwise."""
LONGEST: Final = 20
"""Letters of a name."""

T = TypeVar("T")


def seat_count(game: str, seats: int | None, named: int) -> int:
    """How many seats there are: as many as were asked for, else one more than others are named, else two.

    Raises CommandError for more or fewer than the game's rules allow.
    """
    package = game_registry.package(game)
    least, most = package.seats
    count = seats if seats is not None else max(least, 1 + named)
    if not least <= count <= most:
        title = package.title(translate.lang).partition(",")[0]
        raise CommandError(translate("play-seats", game=title, least=least, most=most, seats=count))
    return count


def teams_of(seats: int, teams: int | None) -> list[int] | None:
    """The team of each seat: those of one team sit in turn with the others, and all teams are of the same size.

    None: everybody plays for himself. Raises CommandError where so many seats cannot form so many teams.

    >>> teams_of(4, 2), teams_of(3, None), teams_of(3, 3)
    ([0, 1, 0, 1], None, [0, 1, 2])
    """
    if teams is None:
        return None
    if not 2 <= teams <= seats or seats % teams:
        raise CommandError(translate("play-teams", seats=seats, teams=teams))
    return [seat % teams for seat in range(seats)]


def ready_table(game: str, name: str) -> ReadyTable:
    """A ready table of a game by its name. Raises CommandError if there is none."""
    tables = {table.key: table for table in game_registry.package(game).tables}
    if name not in tables:
        raise CommandError(translate("play-no-table", name=name, tables=", ".join(tables) or "–"))
    return tables[name]


def list_tables(screen: Screen, game: str) -> None:
    """The ready tables of a game, with what each seat plays."""
    for table in game_registry.package(game).tables:
        screen.line([(f"{table.key:<10} ", "heading"), (table.title[language(translate.lang)], "")])
        for number, (deck, team) in enumerate(zip(table.decks, table.teams), 1):
            screen.line([(f"  {translate('player-number', number=number)}: {deck}", "quiet")])
            if len(set(table.teams)) < len(table.teams):
                screen.line([(f"    {translate('play-table-team', number=team + 1)}", "quiet")])


def per_seat(given: Sequence[T], others: int, usual: T, key: str) -> list[T]:
    """What was named for each of the other seats: one for all, or one for each.

    Raises CommandError, worded by that key.

    >>> per_seat([], 2, "greedy", ""), per_seat(["a"], 2, "", ""), per_seat(["a", "b"], 2, "", "")
    (['greedy', 'greedy'], ['a', 'a'], ['a', 'b'])
    """
    if len(given) > 1 and len(given) != others:
        raise CommandError(translate(key, given=len(given), needed=others))
    return list(given) if len(given) == others else [given[0] if given else usual] * others


def usual_decks(game: str, first: Any, named: str | None, teams: Sequence[int], own: Own) -> list[str]:
    """A deck for each seat where none is named for the others: two in turn from team to team.

    Those are the learning decks, or the one that was `named` (`first`) and one that can meet it.
    """
    package = game_registry.package(game)
    pair = package.card_library(own).learning_decks()[:2]
    if named:
        pair = [named, package.compatible_deck(first, own) or pair[1]]
    return [pair[team % 2] for team in teams]


def make_seat_players(opponents: Sequence[str], names: Sequence[str], seed: int, mine: int = 0) -> list[SeatPlayer]:
    """A person in seat `mine`, and in the other seats, clockwise from the first, people or computer players.

    names  first the person's, then those of the others. Raises CommandError where two are the same.
    """
    seats = 1 + len(opponents)
    given = [name.strip()[:LONGEST] for name in names] + [""] * seats
    sitters: list[SeatPlayer] = []
    left = list(zip(opponents, given[1:]))
    for seat in range(seats):
        if seat == mine:
            sitters.append(SeatPlayer(given[0] or translate("player-number", number=mine + 1)))
            continue
        who, name = left.pop(0)
        if who == HUMAN:
            sitters.append(SeatPlayer(name or translate("player-number", number=seat + 1)))
        else:
            called = computer_name(who, seat, seats)
            sitters.append(SeatPlayer(name or called, players.make(who, derive(seed, seat))))
    if len({sitter.name.casefold() for sitter in sitters}) < seats:
        raise CommandError(translate("names-alike"))
    return sitters


def computer_name(who: str, seat: int, seats: int) -> str:
    """What a computer player is called; of several at a table each has its number, since two may be the same."""
    opponent = players.BY_KEY.get(who)
    if opponent:
        return opponent.name if seats == 2 else f"{opponent.name} {seat + 1}"
    return translate("computer") if seats == 2 else translate("computer-number", number=seat + 1)


def player_kind(name: str) -> str:
    """In a few words how a computer player plays."""
    opponent = players.BY_KEY.get(name)
    return opponent.about[language(translate.lang)] if opponent else translate(f"player-{name}")


def list_opponents(screen: Screen) -> None:
    """Everybody who can be played against: those with a name first, then the plain levels."""
    screen.line(translate("opponents-named"))
    for one in players.OPPONENTS:
        level = translate("opponents-level", level=one.level)
        screen.line([(f"  {one.key:<9}", "heading"), (f"{level}  {player_kind(one.key)}", "")])
    screen.line(translate("opponents-plain"))
    for name in players.NAMES:
        screen.line([(f"  {name:<9}", "heading"), (player_kind(name), "")])


def show_introduction(
    screen: Screen,
    ruleset: Ruleset,
    decks: Sequence[Any],
    sitters: Sequence[SeatPlayer],
    teams: Sequence[int],
    own: Own = (),
) -> None:
    """The first lines: which game, who plays what, who plays with whom."""
    package = game_registry.package(ruleset.name)
    screen.rule(package.title(translate.lang, ruleset.edition))
    alone = sum(sitter.player is None for sitter in sitters) == 1
    for sitter, deck in zip(sitters, decks):
        if deck is None:  # a game without decks
            continue
        about = {
            "name": sitter.name,
            "about": package.deck_headline(deck, translate.lang, own),
            "deck": package.deck_title(deck.name, translate.lang),
        }
        if sitter.player is not None:
            kind = player_kind(sitter.player.name)
            screen.line(translate(f"intro-other-{package.plays}", **about, kind=kind))
        elif alone:
            screen.line(translate(f"intro-you-{package.plays}", **about))
        else:
            screen.line(translate(f"intro-person-{package.plays}", **about))
    if len(set(teams)) < len(teams):
        for number, team in enumerate(sorted(set(teams)), 1):
            seated = [sitter for sitter, of_team in zip(sitters, teams) if of_team == team]
            members = [translate("intro-you") if alone and sitter.player is None else sitter.name for sitter in seated]
            screen.line(translate("intro-team", number=number, names=", ".join(members)))
