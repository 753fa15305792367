"""Requests that cannot be fulfilled, and checks of what is in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regelwerk.server.rooms.limits import TooMuchError, check_deck_text, check_own_files
from regelwerk.server.rooms.names import NameRefusedError, fold_name
from regelwerk.server.schema.http_api import FaultInfo


class RequestError(Exception):
    """A request that cannot be fulfilled: the HTTP status, a key of `i18n`, what is filled in, faults of a deck.

    retry  seconds after which it may be sent again, 0 where that does not help
    """

    def __init__(
        self, status: int, key: str, faults: Sequence[FaultInfo] = (), retry: float = 0, **values: object
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.values = values
        self.faults = list(faults)
        self.retry = retry


def chosen_name(name: str) -> str:
    """A name that somebody has chosen, as it is shown; "" for none. Raises RequestError for one he may not have."""
    try:
        return fold_name(name)
    except NameRefusedError as refused:
        raise RequestError(400, refused.key) from None


def check_amount(text: str | None, files: Mapping[str, str]) -> None:
    """Raise RequestError if a deck, or files of a guest's own, are more than may be read at once."""
    try:
        check_deck_text(text or "")
        check_own_files(files)
    except TooMuchError as much:
        raise RequestError(413, much.key, most=much.most) from None
