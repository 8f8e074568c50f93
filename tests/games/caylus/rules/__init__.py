"""The rules of Caylus, a file for each section of the rulebook; figures come from the rulebook, not from the code."""
