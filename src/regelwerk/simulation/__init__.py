"""Matches between computer players, what they tell, and whether the rules keep their laws in them."""
