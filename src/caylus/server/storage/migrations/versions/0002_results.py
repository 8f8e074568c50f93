"""Names and results by seat, bots included, and when a game ended"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("name", sa.String(length=40), server_default="", nullable=False))
        batch_op.add_column(sa.Column("bot", sa.String(length=40), server_default="", nullable=False))
        batch_op.add_column(sa.Column("points", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("won", sa.Boolean(), nullable=True))

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("ended", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("imported", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.create_index(batch_op.f("ix_tables_creator"), ["creator"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_creator"))
        batch_op.drop_column("imported")
        batch_op.drop_column("ended")

    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("won")
        batch_op.drop_column("points")
        batch_op.drop_column("bot")
        batch_op.drop_column("name")
