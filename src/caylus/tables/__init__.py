"""What happens at a table, whoever serves it."""
