"""A toy: figures walk and strike on hexes. Uses the kernel and nothing else.

It is there for what the big game does not have: figures and cards from a text file that a
user brings along, no turns that alternate but a clock, and a reaction that is asked for
before the dice are rolled, whether or not the card is there.
"""
