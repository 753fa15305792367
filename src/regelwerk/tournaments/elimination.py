"""Single and double elimination: whoever loses once, or twice, is out.

The unbeaten play in a bracket that was drawn at the beginning; if there are not as many as a bracket has places, the
first drawn have a bye in the first round. In double elimination those with one defeat are paired anew in every round,
so that two meet again as late as can be; an odd one out has a bye, first of all who has lost last. The last unbeaten
player meets the last one with a single defeat, a second time if the former loses.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.tournaments.field import Field
from regelwerk.tournaments.plan import DOUBLE, NOBODY
from regelwerk.tournaments.swiss import match_up


def rounds(count: int) -> int:
    """How many rounds of single elimination so many players have.

    >>> rounds(8), rounds(9)
    (3, 4)
    """
    return (count - 1).bit_length()


def alive(field: Field, system: str) -> list[int]:
    """Who may still win."""
    most = 2 if system == DOUBLE else 1
    return [one for one in field.active if len(field.lost_in(one)) < most]


def pairs(field: Field, system: str) -> list[tuple[int, int]]:
    """The next round."""
    left = alive(field, system)
    unbeaten = [one for one in left if not field.lost_in(one)]
    if system == DOUBLE and len(left) == 2:
        return [(left[0], left[1])] if left[0] in unbeaten else [(left[1], left[0])]
    found = _of_bracket(field) if len(unbeaten) > 1 else []
    if system == DOUBLE:
        found += _of_beaten(field, [one for one in left if one not in unbeaten])
    return sorted(found, key=lambda pair: pair[1] == NOBODY)


def _of_bracket(field: Field) -> list[tuple[int, int]]:
    """The unbeaten, as they stand in the bracket."""
    slots = _slots(field)
    found = []
    for at in range(0, len(slots), 2):
        pair = [one for one in slots[at : at + 2] if one != NOBODY]
        if pair:
            found.append((pair[0], pair[1] if len(pair) == 2 else NOBODY))
    return found


def _slots(field: Field) -> list[int]:
    """Who stands where in the bracket of the next round, NOBODY where a place has remained empty."""
    slots = _first_slots(field)
    for number, tables in enumerate(field.rounds, 1):
        if len(slots) == 1:
            break
        winners = {pairing.winner for pairing in tables}
        halves = [slots[at : at + 2] for at in range(0, len(slots), 2)]
        slots = [next((one for one in half if one != NOBODY and one in winners), NOBODY) for half in halves]
        slots = [NOBODY if field.dropped.get(one, number + 1) <= number else one for one in slots]
    return [NOBODY if one in field.dropped else one for one in slots]


def _first_slots(field: Field) -> list[int]:
    order = field.order()
    return [order[place] if place < field.count else NOBODY for place in bracket_places(rounds(field.count))]


def bracket_places(depth: int) -> Sequence[int]:
    """The places of a bracket from top to bottom, so that the first two meet in the last of `depth` rounds.

    >>> bracket_places(3)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    places = [0]
    for level in range(1, depth + 1):
        last = 2**level - 1
        places = [one for place in places for one in (place, last - place)]
    return places


def _of_beaten(field: Field, beaten: list[int]) -> list[tuple[int, int]]:
    """Those with one defeat."""
    if len(beaten) < 2:
        return []
    lost = {one: field.lost_in(one)[0] for one in beaten}
    later = {one: sum(lost[other] > lost[one] for other in beaten) for one in beaten}
    return match_up(field, beaten, dict.fromkeys(beaten, 0), later, field.chance())
