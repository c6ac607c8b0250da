"""What is remembered of a learner: attempts, progress and unfinished games, and the store that keeps them."""
