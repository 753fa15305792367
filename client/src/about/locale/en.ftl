about-what = Play three out-of-print games, the World of Warcraft TCG, Duel Masters and the World of Warcraft Miniatures Game, with every rule enforced and every refusal explained.
about-rights = Names, numbers and rules are facts of the games. All card texts are generated; all images were drawn here or come from free collections. This is not a product of the games' publishers, who are not involved in it.
about-credits = Credits
about-icons = Emblems
about-type = Typefaces
about-code = Running in your browser:
