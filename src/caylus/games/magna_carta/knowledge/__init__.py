"""What bots know of Caylus Magna Carta."""
