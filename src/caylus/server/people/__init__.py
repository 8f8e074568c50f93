"""Who asks: guests, accounts, their sessions and tokens."""
