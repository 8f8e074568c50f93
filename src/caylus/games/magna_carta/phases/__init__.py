"""The phases of a turn, a module each, in the rulebook's order."""
