"""`regelwerk serve`: the web table."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Timer
from typing import Final

import click

from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import USAGE, CommandError, LocalizedCommand, LocalizedOption

MOST_DAYS: Final = 36_500
"""Nobody keeps anything for longer."""
KEPT: Final = ("finished", "abandoned", "computers", "chat", "reports", "guests")
"""What is deleted after some days."""


def read_retention(ctx: click.Context, option: click.Parameter, given: tuple[str, ...]) -> dict[str, float]:
    """Read `chat=30` and the like."""
    found = {}
    for text in given:
        kind, _, days = text.partition("=")
        try:
            found[kind] = float(days)
        except ValueError:
            found[kind] = -1.0
        if kind not in KEPT or not 0 <= found[kind] <= MOST_DAYS:
            raise CommandError(translate("serve-bad-keep", text=text, kinds=", ".join(KEPT)), USAGE)
    return found


@click.command(
    "serve", cls=LocalizedCommand, help="help-serve", context_settings={"auto_envvar_prefix": "REGELWERK_SERVE"}
)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", cls=LocalizedOption, help="help-serve-host")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, cls=LocalizedOption, help="help-serve-port")
@click.option("--data", default="regelwerk-data", metavar="FOLDER", cls=LocalizedOption, help="help-serve-data")
@click.option("--database", default="", metavar="URL", cls=LocalizedOption, help="help-serve-database")
@click.option("--workers", type=click.IntRange(0, 256), default=1, cls=LocalizedOption, help="help-serve-workers")
@click.option("--thinkers", type=click.IntRange(0, 256), default=1, cls=LocalizedOption, help="help-serve-thinkers")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.4, cls=LocalizedOption, help="help-serve-pace")
@click.option("--address", default="", metavar="HOST:PORT", cls=LocalizedOption, help="help-serve-address")
@click.option("--origin", "origins", multiple=True, metavar="URL", cls=LocalizedOption, help="help-serve-origin")
@click.option(
    "--keep", multiple=True, metavar="KIND=DAYS", callback=read_retention, cls=LocalizedOption, help="help-serve-keep"
)
@click.option("--check", "checked", default="", metavar="FOLDER", cls=LocalizedOption, help="help-serve-check")
@click.option("--open", "look", is_flag=True, cls=LocalizedOption, help="help-serve-open")
def serve(
    host: str,
    port: int,
    data: str,
    database: str,
    workers: int,
    thinkers: int,
    pace: float,
    address: str,
    origins: tuple[str, ...],
    keep: dict[str, float],
    checked: str,
    look: bool,
) -> None:
    """Serve the web table."""
    try:
        from regelwerk.server.serve import DataFolderInUseError, ServerSettings, run
        from regelwerk.server.storage.check import check_folder
        from regelwerk.server.storage.database import DatabaseUnusableError
        from regelwerk.server.storage.retention import Retention
    except ImportError as error:
        raise CommandError(translate("serve-missing", name=str(error.name))) from None
    if checked:
        try:
            findings = check_folder(Path(checked), database)
        except DatabaseUnusableError as error:
            raise CommandError(translate(f"serve-database-{error.key}", why=error.why)) from None
        for found in findings:
            click.echo(translate(f"serve-check-{found.kind}", name=found.name, why=found.why))
        if not findings:
            click.echo(translate("serve-check-good"))
        raise SystemExit(1 if findings else 0)
    settings = ServerSettings(
        Path(data),
        host,
        port,
        database,
        workers,
        thinkers,
        pace,
        frozenset(origins),
        keep=Retention(**keep),
        address=address,
        quiet=look,  # who looks at the page at once reads no log
    )
    page = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    click.echo(translate("serve-at", address=page, folder=data))
    if look:
        opening = Timer(1.5, webbrowser.open, [page])
        opening.daemon = True
        opening.start()
    try:
        run(settings)
    except DataFolderInUseError:
        raise CommandError(translate("serve-in-use", folder=data)) from None
    except DatabaseUnusableError as error:
        raise CommandError(translate(f"serve-database-{error.key}", why=error.why)) from None
