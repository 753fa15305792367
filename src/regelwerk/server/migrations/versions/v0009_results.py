"""What is counted of finished games, for each guest; with the games that are over already."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and fill it with what the rooms say that are over."""
    table = op.create_table(
        "game_results",
        sa.Column("room", sa.String(24), sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.String(10), nullable=False),
        sa.Column("deck", sa.String(80), nullable=False),
        sa.Column("opponent", sa.String(24), nullable=False),
    )
    op.create_index("ix_game_results_guest", "game_results", ["guest", "ended"])
    connection = op.get_bind()
    finished = sa.text("SELECT code, game, updated, about FROM rooms WHERE status = 'over'")
    for code, game, updated, about in connection.execute(finished).all():
        for row in _results(about):
            connection.execute(table.insert().values(room=code, game=game, ended=updated, **row))


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_game_results_guest", "game_results")
    op.drop_table("game_results")


def _results(data: bytes) -> list[dict[str, Any]]:
    """How the game of a room went for its guests; nothing of a lesson, and of a room that was closed or is damaged."""
    try:
        about = json.loads(bytes(data))
        places = about["places"]
        if not about.get("ending") or "lesson" in about.get("options", {}):
            return []
        winners = _winners(about)
        return [
            {
                "seat": seat,
                "guest": place["guest"],
                "outcome": "drawn" if not winners else "won" if seat in winners else "lost",
                "deck": place.get("title", "")[:80],
                "opponent": _opponent(places, seat),
            }
            for seat, place in enumerate(places)
            if place.get("guest")
        ]
    except (ValueError, KeyError, TypeError, AttributeError):
        return []


def _winners(about: dict[str, Any]) -> list[int]:
    """The seats that have won the game, or the match."""
    match = about.get("match")
    if match is None:
        return list(about["ending"][0])
    won = match.get("won", [])
    lead = won.count(0) - won.count(1)
    teams = match["setup"].get("teams", [])
    return [seat for seat, team in enumerate(teams) if lead and team == int(lead < 0)]


def _opponent(places: list[dict[str, Any]], seat: int) -> str:
    """Against whom a seat has played."""
    others = [place for other, place in enumerate(places) if other != seat]
    return others[0].get("player", "") or others[0].get("guest", "") if len(others) == 1 else ""
