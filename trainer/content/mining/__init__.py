"""Puzzles mined from deals that bots play: found, proved, weighed, graded, told and written (docs/mining.md)."""
