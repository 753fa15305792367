"""What each word does: one small object for each, made when definitions are loaded."""
