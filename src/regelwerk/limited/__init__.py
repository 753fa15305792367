"""Sealed deck and booster draft: pools, drafts, their records, drafting players, decks built from pools."""
