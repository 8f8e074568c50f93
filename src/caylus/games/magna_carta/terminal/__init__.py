"""The table of Caylus Magna Carta in the terminal, drawn and told."""
