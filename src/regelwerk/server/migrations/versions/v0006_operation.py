"""What an operator orders, whom he shuts out, whose replays they are, and when guests were last there."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. Guests who keep decks count as seen now: nobody has noted it before."""
    op.add_column("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "replay_owners",
        sa.Column("replay", sa.String(24), sa.ForeignKey("replays.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
    )
    op.create_index("ix_replay_owners_guest", "replay_owners", ["guest"])
    op.create_table(
        "bans",
        sa.Column("address", sa.String(60), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("target", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.String(20), nullable=False),
    )
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    """Note that guests with decks were there, and who sat in the rooms that replays come from."""
    tables = sa.MetaData()
    tables.reflect(connection, only=["guests", "decks", "sitters", "replays", "replay_owners"])
    guests, decks, sitters = tables.tables["guests"], tables.tables["decks"], tables.tables["sitters"]
    replays, owners = tables.tables["replays"], tables.tables["replay_owners"]
    now = time.time_ns() // 1_000_000
    connection.execute(sa.update(guests).values(seen=now))
    others = sa.select(decks.c.guest).where(decks.c.guest.not_in(sa.select(guests.c.guest))).distinct()
    for guest in connection.scalars(others).all():
        connection.execute(sa.insert(guests).values(guest=guest, generation=0, seen=now, muted=False))
    sat = sa.select(replays.c.code, sitters.c.seat, sitters.c.guest).join(sitters, sitters.c.room == replays.c.room)
    connection.execute(sa.insert(owners).from_select(["replay", "seat", "guest"], sat))


def downgrade() -> None:
    """Remove them."""
    op.drop_table("orders")
    op.drop_table("bans")
    op.drop_index("ix_replay_owners_guest", "replay_owners")
    op.drop_table("replay_owners")
    with op.batch_alter_table("guests") as table:
        table.drop_column("muted")
        table.drop_column("seen")
