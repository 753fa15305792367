"""Rock, paper, scissors: a whole game in as few lines as it takes."""
