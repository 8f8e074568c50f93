"""The rules of Caylus Magna Carta, section by section of its rulebook."""
