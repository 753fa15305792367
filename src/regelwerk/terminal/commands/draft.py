"""`regelwerk draft`: draft with computers and people, play with the decks; show, verify and fork what was drafted."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from regelwerk import ReplayFormatError
from regelwerk.kernel.chance import derive
from regelwerk.limited.draft import Draft, DraftError
from regelwerk.limited.draft_record import DraftRecord
from regelwerk.limited.drafters import finish
from regelwerk.terminal.commands.play import random_short_seed
from regelwerk.terminal.commands.sealed import (
    computer_deck,
    limited_play,
    opponent_option,
    play_decks,
    seed_option,
    set_option,
)
from regelwerk.terminal.draft_session import DraftRound, DraftSession
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput, LineInput
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    LocalizedCommand,
    LocalizedGroup,
    LocalizedOption,
    game_option,
    os_error,
    plain_option,
)
from regelwerk.terminal.pool_session import PoolSession, show_pool
from regelwerk.terminal.screen import Screen, strip_control
from regelwerk.terminal.terminal_session import LeaveGame

FULL: Final = 8
"""Seats of a draft if nobody says otherwise."""


@click.command("start", cls=LocalizedCommand, help="help-draft-start")
@click.option("--seats", type=click.IntRange(4, 8), default=FULL, cls=LocalizedOption, help="help-draft-seats")
@click.option("--people", type=click.IntRange(1, 8), default=1, cls=LocalizedOption, help="help-draft-people")
@click.option("--seconds", type=click.IntRange(0, 3600), default=0, cls=LocalizedOption, help="help-draft-seconds")
@seed_option
@opponent_option
@set_option
@plain_option
@game_option
def start(
    seats: int,
    people: int,
    seconds: int,
    seed: int | None,
    opponent: str,
    set_code: str,
    plain: bool,
    game: str | None,
) -> None:
    """A new draft: people in the first seats, computers in the others."""
    play = limited_play(game, set_code)
    if people > seats:
        raise CommandError(translate("draft-people", people=people, seats=seats))
    chosen = random_short_seed() if seed is None else seed
    hold(Draft(play, seats, chosen, range(people, seats)), Screen(True if plain else None), opponent, seconds)


@click.command("go", cls=LocalizedCommand, help="help-draft-go")
@click.argument("path", metavar="FILE")
@click.option("--seconds", type=click.IntRange(0, 3600), default=0, cls=LocalizedOption, help="help-draft-seconds")
@opponent_option
@plain_option
def go(path: str, seconds: int, opponent: str, plain: bool) -> None:
    """Go on with a saved draft."""
    hold(verified(path), Screen(True if plain else None), opponent, seconds)


def hold(draft: Draft, screen: Screen, opponent: str, seconds: int) -> None:
    """Draft, build, play, until the person leaves."""
    typing = LineInput()
    session = DraftSession(draft, seat_names(draft), screen, typing, seconds)
    screen.line([(translate("draft-begins", set=draft.play.booster.name, seats=draft.seats), "heading")])
    screen.line([(translate("intro-seed", seed=str(draft.seed)), "quiet")])
    screen.line(translate("draft-help"))
    try:
        session.run()
        screen.rule(translate("draft-over"))
        play_round(session, opponent)
    except LeaveGame:
        screen.line(translate("left"))
    except EndOfInput:
        screen.line(translate("input-ended"))


def play_round(session: DraftSession, opponent: str) -> None:
    """Build the decks, and play against the other drafters. Raises LeaveGame, EndOfInput."""
    draft, screen, typing = session.draft, session.screen, session.typing
    decks: list[Any] = []
    for seat in range(draft.seats):
        pool = draft.view(seat).pool
        if seat in draft.computers:
            decks.append(computer_deck(draft.play, pool, session.names[seat]))
            continue
        if len(session.people) > 1:
            session.hand_over(seat)
        show_pool(draft.play, pool, screen)
        decks.append(PoolSession(draft.play, pool, screen, typing, session.names[seat]).run())
    me = session.people[0]
    after = DraftRound(session, decks)
    games = 0
    while True:
        for other in after.next_pairings():
            games += 1
            against = opponent if other in draft.computers else "human"
            of_game = derive(draft.seed, 1000 + games) % 1_000_000
            play_decks(draft.play, [decks[me], decks[other]], against, of_game, None, screen, typing)


def seat_names(draft: Draft) -> list[str]:
    """What the seats are called: people and computers by their numbers."""
    return [
        translate("computer-number" if seat in draft.computers else "player-number", number=seat + 1)
        for seat in range(draft.seats)
    ]


# ------------------------------------------------------------------------------ records


def load(path: str) -> DraftRecord:
    """The record of a draft from a file. Raises CommandError that says what is wrong with it."""
    try:
        return DraftRecord.load(path)
    except ReplayFormatError as error:
        raise CommandError(translate("draft-bad", name=path, why=translated(str(error)))) from None
    except OSError as error:
        raise CommandError(translate("error", message=os_error(error))) from None
    except UnicodeDecodeError:
        raise CommandError(translate("file-no-text", name=path)) from None


def verified(path: str) -> Draft:
    """The draft of a file as it stands, checked. Raises CommandError."""
    record = load(path)
    try:
        return record.verify()
    except ReplayFormatError as error:
        raise CommandError(translate("draft-bad", name=path, why=translated(str(error)))) from None


@click.command("verify", cls=LocalizedCommand, help="help-draft-verify")
@click.argument("paths", metavar="FILE...", nargs=-1, required=True)
def verify(paths: tuple[str, ...]) -> int:
    """Hold recorded drafts again and compare."""
    status = 0
    for path in paths:
        try:
            draft = verified(path)
        except CommandError as failure:
            click.echo(strip_control(failure.message))
            status = EXIT_FAILED
        else:
            key = "draft-verified" if draft.is_over else "draft-verified-open"
            click.echo(strip_control(translate(key, name=path, picks=len(draft.history))))
    return status


@click.command("show", cls=LocalizedCommand, help="help-draft-show")
@click.argument("path", metavar="FILE")
@click.option("--seat", type=click.IntRange(1, 8), cls=LocalizedOption, help="help-draft-seat")
@plain_option
def show(path: str, seat: int | None, plain: bool) -> None:
    """What was picked: by all, or by one seat with its pool."""
    draft, screen = verified(path), Screen(True if plain else None)
    names = seat_names(draft)
    if seat is not None and seat > draft.seats:
        raise CommandError(translate("draft-no-seat", number=seat, seats=draft.seats))
    session = DraftSession(draft, names, screen, LineInput())
    for pick in draft.history:
        if seat in (None, pick.seat + 1):
            screen.line(
                translate("draft-pick", number=pick.number, who=names[pick.seat], name=session.name(pick.card)), 4
            )
    if seat is not None:
        show_pool(draft.play, draft.view(seat - 1).pool, screen)


@click.command("fork", cls=LocalizedCommand, help="help-draft-fork")
@click.argument("path", metavar="FILE")
@click.argument("card", metavar="CARD")
@click.option("--pick", "number", type=click.IntRange(1), required=True, cls=LocalizedOption, help="help-draft-pick")
@click.option("--seat", type=click.IntRange(1, 8), default=1, cls=LocalizedOption, help="help-draft-seat")
@click.option("--to", "target", metavar="FILE", required=True, cls=LocalizedOption, help="help-draft-to")
@click.option("--finish", "to_end", is_flag=True, cls=LocalizedOption, help="help-draft-finish")
@plain_option
def fork(path: str, card: str, number: int, seat: int, target: str, to_end: bool, plain: bool) -> None:
    """What if a seat had taken another card?"""
    verified(path)
    record, screen = load(path), Screen(True if plain else None)
    before = record.resume(number)
    if seat > before.seats:
        raise CommandError(translate("draft-no-seat", number=seat, seats=before.seats))
    session = DraftSession(before, seat_names(before), screen, LineInput())
    view = before.view(seat - 1)
    code = session.meant(view, card)
    if not code:
        session.show_pack(view)
        raise CommandError(translate("draft-not-there", name=card, number=number))
    try:
        draft = record.fork(number, seat - 1, code)
    except DraftError as error:
        raise CommandError(translated(str(error))) from None
    if to_end:
        finish(draft)
    if Path(target).exists():
        raise CommandError(translate("draft-exists", name=target))
    try:
        DraftRecord.record(draft).write(target)
    except OSError as error:
        raise CommandError(translate("error", message=os_error(error))) from None
    screen.line(translate("draft-forked", name=target, number=number, card=session.name(code)))


@click.pass_context
def alone(context: click.Context) -> None:
    """Without a command: a draft of eight, with one person."""
    if context.invoked_subcommand is None:
        context.invoke(start)


draft = LocalizedGroup(
    "draft",
    help="help-draft",
    invoke_without_command=True,
    callback=alone,
    commands=[start, go, show, verify, fork],
)
"""The group of these commands."""
