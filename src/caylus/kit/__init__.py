"""What a game of the family derives its further parts from: below the games, above the core."""
