"""What both languages say alike: which parts a text has, in what order, with what standing.

naming     which figures are meant
effects    attacks, heals and other effects; what lasts; what a reaction answers
voice      figures, abilities and cards in parts
scenarios  what a scenario is about
faults     what is wrong with a party
problems   what is wrong in a user's files

A language brings the clauses: one row in a table for each word, a few methods, and its terms.
"""
