"""Buraco trainer: a correct Buraco engine, lessons, puzzles and practice games."""

__version__ = "0.1.0"
