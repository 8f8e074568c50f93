"""What bots know of a game: the bases from which each game derives its habits, features and alarms; and judges."""
