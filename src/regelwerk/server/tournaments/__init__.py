"""Tournaments on the server, beside its rooms and its sealed events: joining by link, rounds, standings."""
