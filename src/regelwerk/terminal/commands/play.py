"""`regelwerk play`: sit down and play."""

from __future__ import annotations

import time
from typing import Any

import click

from regelwerk import catalogue, players
from regelwerk.kernel.chance import derive
from regelwerk.kernel.game import Game, Rules
from regelwerk.terminal.clicking import Command, Failure, GameName, Said, folder_option, lang_option, plain_option
from regelwerk.terminal.commands.deck import fault_text, legal_deck, list_decks, own_files
from regelwerk.terminal.games import Own, first_game, library, room
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.session import Leave, Session, Sitter
from regelwerk.terminal.typing_in import Ended, Typing

HUMAN = "human"
WHO = (*players.NAMES, HUMAN)


@click.command("play", cls=Command, help="help-play")
@click.argument("game", type=GameName(), required=False)
@click.option("--deck", "mine", metavar="NAME|FILE", cls=Said, help="help-play-deck")
@click.option("--opponent-deck", "theirs", metavar="NAME|FILE", cls=Said, help="help-play-opponent-deck")
@click.option("--opponent", type=click.Choice(WHO), default="greedy", cls=Said, help="help-play-opponent")
@click.option("--name", "names", multiple=True, metavar="NAME", cls=Said, help="help-play-name")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), cls=Said, help="help-play-seed")
@click.option("--edition", default="", metavar="NAME", cls=Said, help="help-play-edition")
@folder_option
@plain_option
def play(
    game: str | None,
    mine: str | None,
    theirs: str | None,
    opponent: str,
    names: tuple[str, ...],
    seed: int | None,
    edition: str,
    folder: str | None,
    plain: bool,
) -> None:
    """Play a game."""
    of = game or first_game()
    screen = Screen(True if plain else None)
    if "list" in (mine, theirs):
        list_decks(screen, of)
        return
    ready = library(of).learning_decks()
    own = own_files(of, folder)
    first = legal_deck(of, mine or ready[0], own)
    rival = library(of).rival(first, own) if mine and hasattr(library(of), "rival") else ready[1]
    given = [mine or ready[0], theirs or rival]
    decks = [first, legal_deck(of, given[1], own)]
    chosen = some_seed() if seed is None else seed
    rules = rules_of(of, edition)
    setup = prepared(rules, given, decks, chosen, own)
    table = Game(rules, rules.start(setup, None), setup)
    sitters = seat_people(opponent, names, chosen)
    introduce(screen, rules, decks, sitters, chosen, own)
    sit_down(Session(table, sitters, screen, Typing()))


def prepared(rules: Rules, given: list[str], decks: list[Any], seed: int, own: Own) -> dict[str, Any]:
    """The setup of a game, or a Failure that says why these decks do not meet."""
    try:
        return rules.prepare_own(decks, seed, None, "all", own) if own else rules.prepare(decks, seed, None, "all")
    except ValueError as error:
        faults = getattr(error, "faults", None)
        if faults is None:
            raise
        text = fault_text(rules.name, "", faults, own).partition("\n")[2]
        raise Failure(f"{say('decks-apart', decks=', '.join(given))}\n{text}") from None


def rules_of(game: str, edition: str) -> Rules:
    """The rules of a game in an edition (its usual one if none is named), or a Failure."""
    try:
        return catalogue.rules(game, edition)
    except catalogue.UnknownGame:
        raise Failure(say("no-edition", name=edition)) from None


def some_seed() -> int:
    """A seed that nobody chose: short enough to be typed again."""
    return derive(time.time_ns(), 0) % 1_000_000


def seat_people(opponent: str, names: tuple[str, ...], seed: int, seats: int = 2, mine: int = 0) -> list[Sitter]:
    """A person in seat `mine`, and in the others people or computer players. `names`: first the person's."""
    given = [name.strip()[:20] for name in names] + [""] * seats
    first = Sitter(given[0] or say("player-number", number=mine + 1))
    sitters: list[Sitter] = []
    left = given[1:]
    for seat in range(seats):
        if seat == mine:
            sitters.append(first)
            continue
        name = left.pop(0)
        if opponent == HUMAN:
            sitters.append(Sitter(name or say("player-number", number=seat + 1)))
        else:
            called = say("computer") if seats == 2 else say("computer-number", number=seat + 1)
            sitters.append(Sitter(name or called, players.make(opponent, derive(seed, seat))))
    called_alike = {sitter.name.casefold() for sitter in sitters}
    if len(called_alike) < len(sitters):
        raise Failure(say("names-alike"))
    return sitters


def introduce(
    screen: Screen, rules: Rules, decks: list[Any], sitters: list[Sitter], seed: int, own: Own = ()
) -> None:
    """The first lines: which game, who plays what."""
    of = rules.name
    screen.rule(room(of).title(say.lang, rules.edition))
    plays = room(of).PLAYS
    more = (own,) if own else ()
    heroes = [room(of).hero_of(deck, say.lang, *more) for deck in decks]
    if all(sitter.player is None for sitter in sitters):
        for sitter, hero, deck in zip(sitters, heroes, decks):
            screen.line(say(f"intro-person-{plays}", name=sitter.name, about=hero, deck=deck.name))
    else:
        kind = say(f"player-{sitters[1].player.name}") if sitters[1].player is not None else ""
        screen.line(say(f"intro-you-{plays}", about=heroes[0], deck=decks[0].name))
        other = {"name": sitters[1].name, "about": heroes[1], "deck": decks[1].name, "kind": kind}
        screen.line(say(f"intro-other-{plays}", **other))
    screen.line([(say("intro-seed", seed=str(seed)), "quiet")])


def sit_down(session: Session) -> None:
    """Play until the game is over or the person leaves."""
    try:
        session.play()
    except Leave:
        session.screen.line(say("left"))
    except Ended:
        session.screen.line(say("input-ended"))


play.params.append(lang_option())
