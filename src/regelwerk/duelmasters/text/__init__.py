"""What every language says alike: in what order a text speaks, who acts in it, what a pronoun stands for.

speech     where a text is: what it named last, who acts
naming     a thing named for the first time, again, or by a pronoun
triggers   what happens, and what the text speaks of from then on
telling    the sentences of an effect
lasting    what holds for a while or always: what of its condition stands where
abilities  the lines of a card
single     one word by itself

A language brings the clauses: one row in a table for each word, a few methods that put clauses together.
"""
