"""The phases of a round, a module each, in the rulebook's order."""
