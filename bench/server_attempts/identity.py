"""Attempts on seats, tokens, identities and names (section 1)."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bench.server_attempts.attempt import COMPUTER, ME, OPEN, Attempt, Callers, opened
from regelwerk.kernel.chance import Chance

RACES: Final = 10
NAMES: Final = ("\u3164\u3164", "\u200b", "An\u200dna", "А\u0430nna", "Αnna", "\u202eannA")
"""Fillers, blanks and joiners, letters of other scripts, a mark that turns the writing."""


def seat_that_was_left(people: Callers) -> Attempt:
    """Stay connected to a seat that one has left, see the hand of the next, and concede for him."""
    anna, ben, carl, dora = (people.new() for _ in range(4))
    code = opened(anna, ME, OPEN, OPEN)["room"]["code"]
    ben.ask(f"/api/rooms/{code}/join", {"seat": 1})
    table = ben.at(code)
    table.hear()
    ben.ask(f"/api/rooms/{code}/leave", {})
    for other, seat in ((carl, 1), (dora, 2)):
        assert other.ask(f"/api/rooms/{code}/join", {"seat": seat})[0] == 201
    shown = anna.ask(f"/api/rooms/{code}")[1]["seats"][1]
    before = len(table.seen)
    table.hear(1.0)
    hands = [message for message in table.seen[before:] if message["t"] == "state" and message["view"]["seat"] == 1]
    number = table.send("act", verb="concede")
    said = table.wait("", number) if not table.closed else {"t": "closed", "code": table.closed}
    came = f"{len(hands)} states of the seat; concede: {said.get('code', said['t'])}; the next is shown as "
    came += "here" if shown["here"] else "away"
    table.close()
    held = not hands and said["t"] != "done" and not shown["here"]
    return Attempt("1", "stay at a seat that was left, and concede for it", came, held)


def token_of_a_left_seat(people: Callers) -> Attempt:
    """Come back by the token of a seat that one has left, once the next player sits there."""
    anna, ben, carl = (people.new() for _ in range(3))
    code = opened(anna, ME, OPEN, OPEN)["room"]["code"]
    token = ben.ask(f"/api/rooms/{code}/join", {"seat": 1})[1]["token"]
    ben.ask(f"/api/rooms/{code}/leave", {})
    assert carl.ask(f"/api/rooms/{code}/join", {"seat": 1})[0] == 201
    table = people.new().at(code, token)
    table.hear()
    seat, seen = table.last("welcome").get("seat", -1), table.last("state").get("view", {}).get("seat", -1)
    table.close()
    return Attempt("1", "the token of a seat that was left", f"seat {seat}, eyes of {seen}", (seat, seen) == (-1, -1))


def token_elsewhere(people: Callers) -> Attempt:
    """Use a seat token as an identity, and in another room of the same guest."""
    anna, thief = people.new(), people.new()
    token = opened(anna, ME, OPEN)["token"]
    other = opened(anna, ME, COMPUTER)["room"]["code"]
    before = thief.cookie
    bearer = {"Authorization": f"Bearer {token}"}
    paths = ("/api/me", "/api/me/decks", "/api/me/rooms")
    statuses = [thief.ask(path, **bearer)[0] for path in paths]
    table = thief.at(other, token)
    table.hear()
    seat = table.last("welcome").get("seat", -1)
    table.close()
    held = statuses == [401] * len(paths) and thief.cookie == before and seat == -1
    return Attempt("1", "a seat token as an identity, and in another room", f"{statuses}, seat {seat}", held)


def withdrawn(people: Callers) -> Attempt:
    """Use a cookie, a token and a connection after their guest has signed out everywhere."""
    anna, thief = people.new(), people.new()
    seated = opened(anna, ME, COMPUTER)
    thief.cookie = anna.cookie
    table = thief.at(seated["room"]["code"])
    table.hear()
    anna.ask("/api/me/signout", {})
    table.hear(2.0)
    status = thief.ask("/api/me/rooms")[0]
    again = thief.at(seated["room"]["code"], seated["token"])
    again.hear()
    seat = again.last("welcome").get("seat", -1)
    for one in (table, again):
        one.close()
    came = f"connection {table.closed}, cookie {status}, token: seat {seat}"
    return Attempt("1", "go on after signing out everywhere", came, (table.closed, status, seat) == (4010, 401, -1))


def code_twice(people: Callers) -> Attempt:
    """Move to another device twice by one code."""
    code = people.new().ask("/api/me/code", {})[1]["code"]
    statuses = [people.new().ask("/api/me/move", {"code": code})[0] for _ in range(2)]
    return Attempt("1", "a code for another device, twice", str(statuses), statuses == [200, 403])


def code_guessed(people: Callers) -> Attempt:
    """Guess the code with which somebody moves to another device."""
    anna, thief = people.new(), people.new()
    code = anna.ask("/api/me/code", {})[1]["code"]
    guesses = [code[:-1] + letter for letter in "abcdefgh" if letter != code[-1]]
    statuses = sorted({thief.ask("/api/me/move", {"code": guess})[0] for guess in guesses})
    return Attempt("1", "a code for another device, guessed", str(statuses), set(statuses) <= {403, 429})


def seat_races(people: Callers) -> Attempt:
    """Eight who take the last seat at once."""
    anna, others = people.new(), [people.new() for _ in range(8)]
    got = []
    with ThreadPoolExecutor(len(others)) as racing:
        for _ in range(RACES // 2):
            path = f"/api/rooms/{opened(anna, ME, OPEN)['room']['code']}/join"
            got.append(sum(racing.map(lambda one: one.ask(path, {})[0] == 201, others)))  # noqa: B023 - used at once
    return Attempt("1", "eight take the last seat at once", f"{got} got it", set(got) == {1})


def leave_against_begin(people: Callers) -> Attempt:
    """Leave while somebody else's joining begins the game."""
    anna, ben, carl = (people.new() for _ in range(3))
    wrong, left, chance = 0, 0, Chance(2)

    def leave(code: str, after: float) -> int:
        time.sleep(after)
        return ben.ask(f"/api/rooms/{code}/leave", {})[0]

    with ThreadPoolExecutor(2) as racing:
        for _ in range(RACES):
            code = opened(anna, ME, OPEN, OPEN)["room"]["code"]
            ben.ask(f"/api/rooms/{code}/join", {})
            leaving = racing.submit(leave, code, chance.below(60) / 1000)
            racing.submit(carl.ask, f"/api/rooms/{code}/join", {}).result()
            gone = leaving.result() == 200
            room = ben.ask(f"/api/rooms/{code}")[1]
            left += gone
            wrong += gone and any(seat["mine"] for seat in room["seats"])
    return Attempt("1", "leave while the game begins", f"{left} of {RACES} left; {wrong} sit there", not wrong)


def odd_names(people: Callers) -> Attempt:
    """Be called what cannot be seen, or like somebody else."""
    anna, ben = people.new(), people.new()
    anna.ask("/api/me", {"name": "Anna"})
    shown = [
        answer["name"] for status, answer in (ben.ask("/api/me", {"name": name}) for name in NAMES) if status == 200
    ]
    ben.ask("/api/me", {"name": "Ａｎｎａ"})
    code = opened(anna, ME, OPEN, OPEN)["room"]["code"]
    seats = ben.ask(f"/api/rooms/{code}/join", {})[1]["room"]["seats"]
    names = [seat["name"] for seat in seats if seat["kind"] == "person"]
    came = (
        f"{len(NAMES) - len(shown)} refused, {' and '.join(map(ascii, shown))} shown; in a room: {' and '.join(names)}"
    )
    held = all(name.isprintable() and name.isascii() for name in shown) and len(set(names)) == len(names)
    return Attempt("1", "names that cannot be seen, or imitate", came, held)


def other_site(people: Callers) -> Attempt:
    """Change something, and connect, from a page of another site."""
    anna = people.new()
    code = opened(anna, ME, COMPUTER)["room"]["code"]
    status = anna.ask("/api/me", {"name": "Eve"}, Origin="http://evil.example")[0]
    table = anna.at(code, origin="http://evil.example")
    table.hear(2.0)
    table.close()
    came = f"{status}, connection {table.closed}"
    return Attempt("1", "a page of another site", came, (status, table.closed) == (403, 4003))


ATTEMPTS: Final = (
    seat_that_was_left,
    token_of_a_left_seat,
    token_elsewhere,
    withdrawn,
    code_twice,
    code_guessed,
    seat_races,
    leave_against_begin,
    odd_names,
    other_site,
)
"""All of them, in turn."""
