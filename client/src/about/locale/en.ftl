about-what = A table for three games that are out of print: the World of Warcraft TCG, Duel Masters and the World of Warcraft Miniatures Game, with every rule enforced and every refusal explained.
about-rights = Names, numbers and rules are facts of the games. All texts on the cards are generated, all pictures drawn here or taken from free collections. This is no product of the games' publishers, and they have no part in it.
about-credits = Whose work is in it
about-icons = Emblems
about-type = Typefaces
about-code = Running in your browser:
