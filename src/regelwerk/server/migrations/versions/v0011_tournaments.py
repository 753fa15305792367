"""Tournaments, and who plays in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status"])
    tournament = sa.ForeignKey("tournaments.code", ondelete="CASCADE")
    op.create_table(
        "tournament_sitters",
        sa.Column("tournament", sa.String(24), tournament, primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
    )
    op.create_index("ix_tournament_sitters_guest", "tournament_sitters", ["guest"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("tournament_sitters")
    op.drop_table("tournaments")
