"""Tournaments for 4 to 64 players, people and computers: pairings, results, standings, and their record in a file."""
