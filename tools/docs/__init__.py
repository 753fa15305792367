"""The documentation site: `python -m tools.docs` builds it, as `make docs` does.

Pages written by hand are in `docs/` and beside the code; pages about rules and cards are made of the rulebooks and the
definitions each time. Nothing of what is built is kept in the tree.
"""
