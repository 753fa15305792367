"""Attempts on a web table from outside, each with what came of it."""
