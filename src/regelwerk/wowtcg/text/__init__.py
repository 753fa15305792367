"""What every language says alike: in what order a text speaks, who acts in it, what a pronoun stands for."""
