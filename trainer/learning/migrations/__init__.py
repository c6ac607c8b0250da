"""The history of the tables, oldest first, run by Alembic when the program starts."""
