"""What bots know of Caylus."""
