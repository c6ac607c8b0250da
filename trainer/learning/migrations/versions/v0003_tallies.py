"""What is worked out of attempts, kept beside the attempts themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds two tables, and counts what there is."""

    def learner() -> sa.Column[str]:
        return sa.Column("learner", sa.String(40), sa.ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)

    keys = (("source", 16), ("content", 120), ("part", 40))
    op.create_table(
        "tally",
        learner(),
        *(sa.Column(name, sa.String(length), primary_key=True) for name, length in keys),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("right", sa.Integer(), nullable=False),
    )
    op.execute(
        'INSERT INTO tally (learner, source, content, part, tries, "right") '
        "SELECT learner, source, content, part, count(*), sum(CASE WHEN result = 'right' THEN 1 ELSE 0 END) "
        "FROM attempt GROUP BY learner, source, content, part"
    )
    op.create_table(
        "queue",
        learner(),
        sa.Column("library", sa.String(64), nullable=False),
        sa.Column("newest", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_index("attempt_newest", "attempt", ["learner", "id"])
