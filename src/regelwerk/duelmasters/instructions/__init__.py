"""What each word does: the instructions that texts are lowered to."""
