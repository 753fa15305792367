"""Sealed events and drafts on the server, beside its rooms: opening, drafting, building, and opening games."""
