"""Playing on a Dask cluster, through joblib; what a worker that dies was playing Dask gives to another one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from regelwerk.lab.experiment import Experiment, conditions
from regelwerk.lab.messages import LabError

SCHEME: Final = "dask://"
CONNECT_SECONDS: Final = 10


def check_address(address: str) -> str:
    """Return the address of Dask's scheduler as Dask writes it. Raises LabError for anything else.

    >>> check_address("dask://localhost:8786")
    'tcp://localhost:8786'
    """
    host, colon, port = address.removeprefix(SCHEME).rpartition(":")
    if not address.startswith(SCHEME) or not host or not colon or not port.isdigit():
        raise LabError("address", address=address)
    return f"tcp://{host}:{port}"


@contextmanager
def cluster(address: str, experiment: Experiment) -> Iterator[None]:
    """Let joblib use the cluster with the scheduler at that address, `dask://host:port`.

    Raises LabError if nobody answers, if there are no workers, or if one of them has another version of the rules.
    """
    scheduler = check_address(address)
    try:
        import joblib
        from distributed import Client
    except ImportError:
        raise LabError("library-cluster", library="distributed") from None
    connect: Any = Client
    try:
        client = connect(scheduler, timeout=CONNECT_SECONDS)
    except (OSError, TimeoutError):
        raise LabError("no-cluster", address=address) from None
    try:
        check_workers(client, address, experiment)
        with joblib.parallel_config(backend="dask", client=client):
            yield
    finally:
        client.close()


def check_workers(client: Any, address: str, experiment: Experiment) -> None:
    """Raise LabError unless all workers would play the same games as this process."""
    wanted = experiment.conditions()
    try:
        found: dict[str, dict[str, str]] = client.run(conditions, experiment.game, experiment.edition)
    except Exception:
        # Dask raises on this side whatever went wrong on the other: mostly that there is no Regelwerk.
        raise LabError("workers-differ", address=address) from None
    if not found:
        raise LabError("no-workers", address=address)
    if any(one != wanted for one in found.values()):
        raise LabError("workers-differ", address=address)
