"""The rules of Caylus 1303, a file for each section of the rulebook; figures come from the sheet, not from the code."""
