"""What is tested of each game by itself, a folder a game: its rules, its recorded games, what always holds in it."""
