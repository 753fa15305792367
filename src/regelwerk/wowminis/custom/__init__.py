"""Figures, action cards, boards and scenarios of a user's own, in text files (docs/own_figures.md)."""
