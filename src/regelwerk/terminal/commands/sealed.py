"""`regelwerk sealed`: open six packs, build a deck from them, and play against a computer with a pool of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from regelwerk import game_registry
from regelwerk.kernel.chance import derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.limited.builder import build
from regelwerk.limited.pools import sealed_pool
from regelwerk.limited.ratings import ratings
from regelwerk.players import ALL_NAMES
from regelwerk.terminal.commands.pack import game_of_set
from regelwerk.terminal.commands.play import MATCHES, begin_match, play_session, random_short_seed
from regelwerk.terminal.commands.seating import USUAL, make_seat_players, show_introduction
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput, LineInput
from regelwerk.terminal.localized_click import (
    CommandError,
    LocalizedCommand,
    LocalizedOption,
    game_option,
    plain_option,
)
from regelwerk.terminal.match_session import MatchSession
from regelwerk.terminal.pool_session import PoolSession, read_deck_file, show_pool
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import LeaveGame, TerminalSession

seed_option = click.option("--seed", type=click.IntRange(0, 2**63 - 1), cls=LocalizedOption, help="help-limited-seed")
opponent_option = click.option(
    "--opponent", type=click.Choice(ALL_NAMES), default=USUAL, cls=LocalizedOption, help="help-limited-opponent"
)
match_option = click.option(
    "--match", "length", type=click.Choice(MATCHES), cls=LocalizedOption, help="help-play-match"
)


set_option = click.option("--set", "set_code", metavar="SET", default="", cls=LocalizedOption, help="help-limited-set")


def limited_play(game: str | None, set_code: str) -> LimitedPlay:
    """Sealed deck and draft of a game, the one of the set if none is named, with boosters of a set or the usual ones.

    Raises CommandError where there is none.
    """
    package = game_registry.package(game_of_set(game, set_code))
    if package.limited is None:
        raise CommandError(translate("pack-no-boosters", game=package.title(translate.lang)))
    play = package.limited_with(set_code.lower())
    if play is None:
        raise CommandError(translate("pack-no-set", name=set_code, sets=", ".join(package.limited_sets)))
    return play


@click.command("sealed", cls=LocalizedCommand, help="help-sealed")
@click.argument("deck", metavar="FILE", required=False)
@seed_option
@opponent_option
@match_option
@set_option
@plain_option
@game_option
def sealed(
    deck: str | None, seed: int | None, opponent: str, length: str | None, set_code: str, plain: bool, game: str | None
) -> None:
    """Open packs, build, play."""
    play = limited_play(game, set_code)
    screen, typing = Screen(True if plain else None), LineInput()
    chosen = random_short_seed() if seed is None else seed
    pool = sealed_pool(play, chosen)
    screen.line(
        [(translate("sealed-head", set=play.booster.name, packs=play.sealed_packs, seed=str(chosen)), "heading")]
    )
    try:
        if deck is not None:
            mine = read_deck_file(play, deck, pool)
        else:
            show_pool(play, pool, screen)
            mine = PoolSession(play, pool, screen, typing, translate("sealed-deck-name", seed=str(chosen))).run()
    except LeaveGame:
        screen.line(translate("left"))
        return
    except EndOfInput:
        screen.line(translate("input-ended"))
        return
    theirs = computer_deck(play, sealed_pool(play, chosen, 1), translate("sealed-deck-name", seed=str(chosen)))
    play_decks(play, [mine, theirs], opponent, derive(chosen, 7) % 1_000_000, length, screen, typing)


def computer_deck(play: LimitedPlay, pool: Sequence[str], name: str) -> Any:
    """The deck that a computer plays with from a pool."""
    built = build(play, pool, ratings(play))
    return play.deck(name, built.leader, built.main, built.side)


def play_decks(
    play: LimitedPlay,
    decks: Sequence[Any],
    opponent: str,
    seed: int,
    length: str | None,
    screen: Screen,
    typing: LineInput,
) -> None:
    """A game, or a match, of a person's deck against a computer's."""
    ruleset = game_registry.ruleset(play.game)
    setup = ruleset.prepare(list(decks), seed, None, "all")
    sitters = make_seat_players([opponent], (), seed)
    show_introduction(screen, ruleset, decks, sitters, setup["teams"])
    screen.line([(translate("intro-seed", seed=str(seed)), "quiet")])
    if length:
        play_session(MatchSession(begin_match(ruleset, setup, int(length)), sitters, screen, typing))
        return
    play_session(TerminalSession(Game(ruleset, ruleset.start(setup, None), setup), sitters, screen, typing))
