"""`regelwerk serve`: the web table."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Timer

import click

from regelwerk.terminal.clicking import Command, Failure, Said, lang_option
from regelwerk.terminal.messages import say


@click.command("serve", cls=Command, help="help-serve")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", cls=Said, help="help-serve-host")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, cls=Said, help="help-serve-port")
@click.option("--data", default="regelwerk-data", metavar="FOLDER", cls=Said, help="help-serve-data")
@click.option("--database", default="", metavar="URL", cls=Said, help="help-serve-database")
@click.option("--workers", type=click.IntRange(0, 256), default=1, cls=Said, help="help-serve-workers")
@click.option("--thinkers", type=click.IntRange(0, 256), default=1, cls=Said, help="help-serve-thinkers")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.4, cls=Said, help="help-serve-pace")
@click.option("--origin", "origins", multiple=True, metavar="URL", cls=Said, help="help-serve-origin")
@click.option("--open", "look", is_flag=True, cls=Said, help="help-serve-open")
def serve(
    host: str,
    port: int,
    data: str,
    database: str,
    workers: int,
    thinkers: int,
    pace: float,
    origins: tuple[str, ...],
    look: bool,
) -> None:
    """Serve the web table."""
    try:
        from regelwerk.server.database import Unusable
        from regelwerk.server.serve import InUse, Settings, run
    except ImportError as error:
        raise Failure(say("serve-missing", name=str(error.name))) from None
    settings = Settings(Path(data), host, port, database, workers, thinkers, pace, frozenset(origins))
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    click.echo(say("serve-at", address=address))
    if look:
        opening = Timer(1.5, webbrowser.open, [address])
        opening.daemon = True
        opening.start()
    try:
        run(settings)
    except InUse:
        raise Failure(say("serve-in-use", folder=data)) from None
    except Unusable as error:
        raise Failure(say(f"serve-database-{error.key}", why=error.why)) from None


serve.params.append(lang_option())
