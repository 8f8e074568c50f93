"""Computer players: what a bot is (`bot`), the bots themselves, and their short codes (`registry`)."""
