"""Rock, paper, scissors: a whole game of the house in as few lines as it takes."""
