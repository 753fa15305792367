"""Playing on a cluster of Dask or Ray, through joblib; what a worker that dies was playing another one plays again."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, NamedTuple

from regelwerk.lab.experiment import Experiment, conditions
from regelwerk.lab.messages import LabError

DASK: Final = "dask"
RAY: Final = "ray"
CONNECT_SECONDS: Final = 10
MAX_RESTARTS: Final = 10
"""So often Ray starts a worker again that has died, and tries again what it was playing."""


class Address(NamedTuple):
    """Where a cluster is: whose it is (DASK or RAY), and where its scheduler, or Ray's client server, listens."""

    system: str
    host: str
    port: int


def check_address(address: str) -> Address:
    """Take the address of a cluster apart. Raises LabError for anything else.

    >>> check_address("dask://localhost:8786")
    Address(system='dask', host='localhost', port=8786)
    """
    system, _, place = address.partition("://")
    host, _, port = place.rpartition(":")
    if system not in (DASK, RAY) or not host or not (port.isascii() and port.isdigit()):
        raise LabError("address", address=address)
    return Address(system, host, int(port))


def cluster(address: str, experiment: Experiment) -> AbstractContextManager[None]:
    """Let joblib use the cluster at that address, `dask://host:port` or `ray://host:port`.

    Raises LabError if nobody answers, if there are no workers, or if one of them has another version of the rules.
    """
    on_system = ray_cluster if check_address(address).system == RAY else dask_cluster
    return on_system(address, experiment)


@contextmanager
def dask_cluster(address: str, experiment: Experiment) -> Iterator[None]:
    """The same for Dask, whose scheduler is there."""
    where = check_address(address)
    try:
        import joblib
        from distributed import Client
    except ImportError:
        raise LabError("library-cluster", library="distributed", extra="cluster") from None
    connect: Any = Client
    try:
        client = connect(f"tcp://{where.host}:{where.port}", timeout=CONNECT_SECONDS)
    except (OSError, TimeoutError):
        raise LabError("no-cluster", system=DASK, address=address) from None
    try:
        check_workers(address, experiment, conditions_on_dask(client, address, experiment))
        with joblib.parallel_config(backend="dask", client=client):
            yield
    finally:
        client.close()


def conditions_on_dask(client: Any, address: str, experiment: Experiment) -> list[dict[str, str]]:
    """Under what each worker would play, asked of all of them."""
    try:
        found: dict[str, dict[str, str]] = client.run(conditions, experiment.game, experiment.edition)
    except Exception:
        # Dask raises on this side whatever went wrong on the other: mostly that there is no Regelwerk.
        raise LabError("workers-differ", address=address) from None
    return list(found.values())


@contextmanager
def ray_cluster(address: str, experiment: Experiment) -> Iterator[None]:
    """The same for Ray, whose client server is there."""
    where = check_address(address)
    try:
        import joblib
        import ray
        from ray.util.joblib import register_ray
    except ImportError:
        raise LabError("library-cluster", library="ray", extra="ray") from None
    try:
        socket.create_connection((where.host, where.port), CONNECT_SECONDS).close()  # Ray itself would wait for long
    except OSError:
        raise LabError("no-cluster", system=RAY, address=address) from None
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError) as error:  # another version of Python or of Ray
        raise LabError("cluster-refuses", address=address, reason=str(error).strip()) from None
    try:
        check_workers(address, experiment, conditions_on_ray(ray, address, experiment))
        register_ray()
        again = {"max_restarts": MAX_RESTARTS, "max_task_retries": MAX_RESTARTS}
        with joblib.parallel_config(backend="ray", ray_remote_args=again):
            yield
    except Exception:
        if ray.is_initialized():
            raise
        raise LabError("cluster-lost", address=address) from None
    finally:
        ray.shutdown()


def conditions_on_ray(ray: Any, address: str, experiment: Experiment) -> list[dict[str, str]]:
    """Under what each machine would play that has processors for it, asked of all of them."""
    asked = [
        ray.remote(num_cpus=0, scheduling_strategy=on_node(node["NodeID"]))(conditions)
        for node in ray.nodes()
        if node["Alive"] and node["Resources"].get("CPU", 0)
    ]
    try:
        found: list[dict[str, str]] = ray.get([ask.remote(experiment.game, experiment.edition) for ask in asked])
    except ray.exceptions.RayError:
        raise LabError("workers-differ", address=address) from None
    return found


def on_node(node: str) -> Any:
    """Ray's word for this machine and no other."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    return NodeAffinitySchedulingStrategy(node, soft=False)


def check_workers(address: str, experiment: Experiment, found: list[dict[str, str]]) -> None:
    """Raise LabError unless all workers would play the same games as this process, and there are any."""
    if not found:
        raise LabError("no-workers", address=address)
    wanted = experiment.conditions()
    if any(one != wanted for one in found):
        raise LabError("workers-differ", address=address)
