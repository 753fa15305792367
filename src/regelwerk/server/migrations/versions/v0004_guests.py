"""Guests can sign out everywhere, and move to another device by a code."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "guests",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
    )
    op.create_table(
        "move_codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("move_codes")
    op.drop_table("guests")
