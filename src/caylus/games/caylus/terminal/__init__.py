"""The table of Caylus in the terminal, drawn and told."""
