"""What people are shown of a table."""
