"""A toy: hidden bids for prizes, for any number of seats, alone or in teams. Uses the kernel and nothing else.

It is there for what the big game does not have: everybody chooses at the same moment, a seat
drops out while the others go on, several seats win together.
"""
