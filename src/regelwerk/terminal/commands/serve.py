"""`regelwerk serve`: the web table."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Timer

import click

from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import CommandError, LocalizedCommand, LocalizedOption, lang_option


@click.command("serve", cls=LocalizedCommand, help="help-serve")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", cls=LocalizedOption, help="help-serve-host")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, cls=LocalizedOption, help="help-serve-port")
@click.option("--data", default="regelwerk-data", metavar="FOLDER", cls=LocalizedOption, help="help-serve-data")
@click.option("--database", default="", metavar="URL", cls=LocalizedOption, help="help-serve-database")
@click.option("--workers", type=click.IntRange(0, 256), default=1, cls=LocalizedOption, help="help-serve-workers")
@click.option("--thinkers", type=click.IntRange(0, 256), default=1, cls=LocalizedOption, help="help-serve-thinkers")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.4, cls=LocalizedOption, help="help-serve-pace")
@click.option("--origin", "origins", multiple=True, metavar="URL", cls=LocalizedOption, help="help-serve-origin")
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
    origins: tuple[str, ...],
    checked: str,
    look: bool,
) -> None:
    """Serve the web table."""
    try:
        from regelwerk.server.serve import DataFolderInUseError, ServerSettings, run
        from regelwerk.server.storage.check import check_folder
        from regelwerk.server.storage.database import DatabaseUnusableError
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
    settings = ServerSettings(Path(data), host, port, database, workers, thinkers, pace, frozenset(origins))
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    click.echo(translate("serve-at", address=address))
    if look:
        opening = Timer(1.5, webbrowser.open, [address])
        opening.daemon = True
        opening.start()
    try:
        run(settings)
    except DataFolderInUseError:
        raise CommandError(translate("serve-in-use", folder=data)) from None
    except DatabaseUnusableError as error:
        raise CommandError(translate(f"serve-database-{error.key}", why=error.why)) from None


serve.params.append(lang_option())
