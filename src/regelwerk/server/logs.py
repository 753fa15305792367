"""The server's log: one event a line, as JSON, so that nothing a user has written can pass for a line of its own."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

ACCESS: Final = "regelwerk.access"
"""The logger of requests: one line for each that has been answered."""


class JsonFormatter(logging.Formatter):
    """An event as one line of JSON, in ASCII: line breaks, control characters and all other letters are escaped.

    >>> event = logging.LogRecord("x", logging.ERROR, "", 0, "name %s", ("a" + chr(10) + chr(27) + "b",), None)
    >>> print(JsonFormatter().format(event).partition(", ")[2])
    "level": "error", "logger": "x", "event": "name a\\n\\u001bb"}
    """

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        event: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            event["trace"] = self.formatException(record.exc_info)
        return json.dumps(event)


def log_to_stderr(level: int = logging.INFO) -> None:
    """Let everything that is logged, from that level on, go to the standard error output, in that form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler])
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # the same way, and not a second time
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True


def log_access(address: str, method: str, path: str, status: int, seconds: float, size: int) -> None:
    """Log a request that has been answered. What follows the `?` is left out: it may hold what somebody typed."""
    fields = {
        "address": address,
        "method": method,
        "path": path,
        "status": status,
        "ms": round(1000 * seconds, 1),
        "bytes": size,
    }
    logging.getLogger(ACCESS).info("request", extra={"fields": fields})
