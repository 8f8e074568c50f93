"""What a token may do, and when it was last used"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.add_column(sa.Column("scopes", sa.String(length=40), nullable=False, server_default="play read host"))
        batch_op.add_column(sa.Column("used", sa.Float(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.drop_column("used")
        batch_op.drop_column("scopes")
