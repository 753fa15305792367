"""What each word does, lowered: one small instruction class a word, by chapter."""
