"""What bots know of Caylus 1303."""
