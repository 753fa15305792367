"""Who meets whom at the least cost: a matching of minimum weight, from a graph library."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regelwerk.tournaments.plan import NOBODY, TournamentError


def least_cost_pairs(
    members: Sequence[int], cost: Callable[[int, int], int], cost_of_bye: Callable[[int], int]
) -> list[tuple[int, int]]:
    """Everybody in one pair, so that the sum of costs is as low as can be; with an odd number one has a bye.

    Raises TournamentError if the graph library is not installed.
    """
    try:
        import networkx as nx
    except ImportError:
        raise TournamentError(
            "pairings need NetworkX, which is not installed: pip install 'regelwerk[events]'"
        ) from None
    graph = nx.Graph()
    for at, one in enumerate(members):
        for other in members[at + 1 :]:
            graph.add_edge(one, other, weight=cost(one, other))
        if len(members) % 2:
            graph.add_edge(one, NOBODY, weight=cost_of_bye(one))
    pairs = [
        (max(pair), min(pair)) if NOBODY in pair else (min(pair), max(pair)) for pair in nx.min_weight_matching(graph)
    ]
    return sorted(pairs)
