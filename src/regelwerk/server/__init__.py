"""The web table: rooms that outlive the server, seats, spectators, and the protocol that browsers and bots speak."""
