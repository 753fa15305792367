"""`regelwerk admin`: what the operator of a web table does with it, whether it runs or not."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import (
    USAGE,
    CommandError,
    LocalizedCommand,
    LocalizedGroup,
    LocalizedOption,
)
from regelwerk.terminal.screen import strip_control

if TYPE_CHECKING:
    from regelwerk.server.administration import Administration
    from regelwerk.server.storage.store import RoomRecord

Function = TypeVar("Function", bound=Callable[..., Any])
MOST: Final = 1000
"""So many rooms are listed at most."""


def data_options(function: Function) -> Function:
    """Add `--data` and `--database`, which the environment may give as it does for `serve`."""
    for name, usual, kind, text in (
        ("database", "", "URL", "help-serve-database"),
        ("data", "regelwerk-data", "FOLDER", "help-serve-data"),
    ):
        environment = f"REGELWERK_SERVE_{name.upper()}"
        add = click.option(f"--{name}", default=usual, metavar=kind, envvar=environment, cls=LocalizedOption, help=text)
        function = add(function)
    return function


@contextmanager
def opened(data: str, database: str) -> Iterator[Administration]:
    """The data of a server. Raises CommandError, also for what goes wrong with it meanwhile."""
    try:
        from regelwerk.server.administration import Administration, ServerSilentError
        from regelwerk.server.storage.database import DatabaseUnusableError
    except ImportError as error:
        raise CommandError(translate("serve-missing", name=str(error.name))) from None
    try:
        if not Path(data).is_dir():
            raise CommandError(translate("admin-no-folder", folder=data))
        found = Administration(Path(data), database)
        try:
            yield found
        finally:
            found.close()
    except DatabaseUnusableError as error:
        raise CommandError(translate(f"serve-database-{error.key}", why=error.why)) from None
    except ServerSilentError:
        raise CommandError(translate("admin-silent")) from None


def order(data: str, database: str, kind: str, target: str) -> None:
    """Have something done, and say so. Raises CommandError if there is nothing of that name."""
    with opened(data, database) as found:
        if not found.order(kind, target):
            raise CommandError(translate(f"admin-unknown-{SUBJECTS[kind]}", name=target))
    click.echo(translate(f"admin-done-{kind}", name=target))


SUBJECTS: Final = {
    "close": "room",
    "mute": "guest",
    "unmute": "guest",
    "forget": "guest",
    "ban": "address",
    "unban": "address",
    "delete-replay": "replay",
}
"""What each order is about."""


def ordering(kind: str, argument: str, text: str) -> click.Command:
    """The command that gives an order."""

    def run(data: str, database: str, **given: str) -> None:
        target = given[argument.lower()]
        order(data, database, kind, banned_address(target) if argument == "ADDRESS" else target)

    return click.command(kind, cls=LocalizedCommand, help=text)(
        click.argument(argument.lower(), metavar=argument)(data_options(run))
    )


def banned_address(text: str) -> str:
    """An address as it is counted. Raises CommandError."""
    try:
        from regelwerk.server.administration import address_to_ban
    except ImportError as error:
        raise CommandError(translate("serve-missing", name=str(error.name))) from None
    try:
        return address_to_ban(text)
    except ValueError:
        raise CommandError(translate("admin-bad-address", name=text), USAGE) from None


@click.command("rooms", cls=LocalizedCommand, help="help-admin-rooms")
@data_options
@click.option("--all", "with_finished", is_flag=True, cls=LocalizedOption, help="help-admin-all")
def rooms(data: str, database: str, with_finished: bool) -> None:
    """List rooms."""
    with opened(data, database) as found:
        from regelwerk.server.administration import list_rooms

        records = found.read(list_rooms(MOST, with_finished))
    for record in records:
        click.echo(room_line(record))
    if not records:
        click.echo(translate("admin-no-rooms"))


def room_line(record: RoomRecord) -> str:
    """A room in one line: code, game, status, last change, steps, who sits there with the guest's number."""
    changed = datetime.fromtimestamp(record.updated / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    seats = []
    for place in record.details.places:
        name = strip_control(place.name) or translate("admin-open-seat")
        seats.append(f"{name} ({place.guest})" if place.guest else name)
    status = translate(f"admin-status-{record.status}")
    return f"{record.code}  {record.game:<12} {status:<8} {changed}  {record.steps:>5}  {', '.join(seats)}"


@click.command("bans", cls=LocalizedCommand, help="help-admin-bans")
@data_options
def bans(data: str, database: str) -> None:
    """List addresses that are answered nothing."""
    with opened(data, database) as found:
        from regelwerk.server.storage.guests import load_bans

        banned = sorted(found.read(load_bans()))
    for address in banned:
        click.echo(address)
    if not banned:
        click.echo(translate("admin-no-bans"))


@click.command("export", cls=LocalizedCommand, help="help-admin-export")
@click.argument("guest", metavar="GUEST")
@data_options
def export(guest: str, data: str, database: str) -> None:
    """Print all that is kept of a guest, as JSON."""
    with opened(data, database) as found:
        from regelwerk.server.storage.people import export_guest

        kept = found.read(export_guest(guest))
    if kept is None:
        raise CommandError(translate("admin-unknown-guest", name=guest))
    click.echo(json.dumps(kept, ensure_ascii=False, indent=2))


admin = LocalizedGroup(
    "admin",
    help="help-admin",
    no_args_is_help=True,
    commands=[
        rooms,
        ordering("close", "ROOM", "help-admin-close"),
        ordering("mute", "GUEST", "help-admin-mute"),
        ordering("unmute", "GUEST", "help-admin-unmute"),
        bans,
        ordering("ban", "ADDRESS", "help-admin-ban"),
        ordering("unban", "ADDRESS", "help-admin-unban"),
        export,
        ordering("forget", "GUEST", "help-admin-forget"),
        ordering("delete-replay", "REPLAY", "help-admin-delete-replay"),
    ],
)
