"""The table of Caylus 1303 in the terminal, drawn and told."""
